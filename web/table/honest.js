/** The opened seal, and the draws recomputed in this browser from the record of the game. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { ApiError, api, recordAddress } from "../lib/api.js";
import { html } from "../lib/html.js";
import { luckOf, sealSeen } from "../lib/luck.js";
import { verify } from "../lib/verify.js";
import { Icon } from "../parts/icon.js";
import { errorText } from "../parts/refusal.js";
import { Hash, Seal } from "../parts/seal.js";

/** @import {Verdict} from "../lib/verify.js" */
/** @import {Env} from "./env.js" */

/** @param {{env: Env}} props */
export function Honest({ env }) {
  const { store, t } = env;
  const { id, seal } = store.table.value;
  const verdict = useSignal(/** @type {Verdict | null} */ (null));
  const trouble = useSignal(/** @type {string | null} */ (null));
  const seat = store.seat.value;
  const check = async () => {
    verdict.value = null;
    trouble.value = null;
    try {
      const record = await api.record(id, seat);
      verdict.value = await verify(record, { commitment: sealSeen(id), luck: luckOf(id) });
    } catch (error) {
      trouble.value = error instanceof ApiError ? errorText(error) : t("verify-impossible");
    }
  };
  useEffect(() => void check(), [id]);
  return html`<aside class="honest k-card" aria-labelledby="honest-head">
    <h2 id="honest-head">${t("honest-head")}</h2>
    <div class="honest__seal">
      <${Seal} hash=${seal.commitment} broken=${true} size=${112} />
      <div role="status">${trouble.value ? html`<p class="refused">${trouble.value}</p>` : html`<${Words} env=${env} verdict=${verdict.value} />`}</div>
    </div>
    <dl class="honest__hashes">
      <dt>${t("sealed-at-start")}</dt><dd><${Hash} hash=${seal.commitment} /></dd>
      ${seal.secret && html`<dt>${t("secret-now-open")}</dt><dd><${Hash} hash=${seal.secret} /></dd>`}
    </dl>
    <div class="honest__acts">
      <button type="button" class="k-btn" onClick=${check}><${Icon} name="ui-refresh-cw" />${t("check-again")}</button>
      <a class="k-btn k-btn--quiet" href=${recordAddress(id, seat)} download=${`kalmar-${id}.json`}><${Icon} name="ui-download" />${t("record")}</a>
    </div>
  </aside>`;
}

/** @param {{env: Env, verdict: Verdict | null}} props */
function Words({ env, verdict }) {
  const { store, t } = env;
  if (!verdict) return html`<p>${t("verifying")}</p>`;
  if (verdict.problem)
    return html`<p class="refused"><${Icon} name="ui-triangle-alert" />${t(`verify-${verdict.problem}`, { row: verdict.row ?? 0 })}</p>`;
  const own = luckOf(store.table.value.id).length > 0;
  return html`<p class="honest__ok"><${Icon} name="ui-shield-check" />${t("verify-fine", { draws: verdict.draws })}</p>
    <p class="k-caption">${t(own ? "verify-here-own" : "verify-here")}</p>`;
}
