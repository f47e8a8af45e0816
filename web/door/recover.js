/**
 * A seat comes to this device. The secret stands in the fragment, so it never reaches a log; it is taken out of
 * the address before anything else, and nothing is moved before one question is answered.
 */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { ApiError, api } from "../lib/api.js";
import { html } from "../lib/html.js";
import { texts } from "../lib/i18n.js";
import { go } from "../lib/route.js";
import { CopyLink } from "../parts/copy.js";
import { Icon } from "../parts/icon.js";
import { errorText } from "../parts/refusal.js";
import { Door } from "./door.js";

/** @import {Notice} from "../lib/protocol.js" */

/** Takes the secret out of the address. */
function takeSecret() {
  const secret = location.hash.slice(1);
  if (secret) history.replaceState(null, "", location.pathname);
  return secret;
}

/** @typedef {Awaited<ReturnType<typeof api.recover>>} Recovery */

export default function Recover() {
  const t = texts();
  const secret = useSignal("");
  const found = useSignal(/** @type {Recovery | null} */ (null));
  const taken = useSignal(/** @type {Recovery | null} */ (null));
  const trouble = useSignal(/** @type {ApiError | null} */ (null));

  /** @param {boolean} take */
  const ask = async (take) => {
    try {
      const answer = await api.recover(secret.value, take);
      if (take) taken.value = answer;
      else found.value = answer;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      trouble.value = error;
    }
  };
  useEffect(() => {
    secret.value = takeSecret();
    document.title = `${t("recover-title")} · Kalmár`;
    if (secret.value) void ask(false);
    else trouble.value = new ApiError("bad_secret", {}, 400);
  }, []);

  if (trouble.value) return html`<${Spent} error=${trouble.value} />`;
  if (taken.value) return html`<${Moved} recovery=${taken.value} />`;
  if (!found.value)
    return html`<${Door} scene="sealed" title=${t("door-looking")}><p>${t("recover-looking-why")}</p><//>`;
  const acts = html`<button type="button" class="k-btn k-btn--do k-btn--lg" onClick=${() => ask(true)}>
      <${Icon} name="ui-key-round" />${t("recover-take")}
    </button>
    <a class="k-btn k-btn--quiet" href="/">${t("recover-leave")}</a>`;
  const { name, sessions } = found.value;
  return html`<${Door} scene="sealed" title=${t("recover-question", { name })} acts=${acts}>
    <p>${t(sessions ? "recover-sessions" : "recover-free", { sessions })}</p>
    <p class="k-caption">${t("recover-otherwise")}</p>
  <//>`;
}

/** @param {{recovery: Recovery}} props */
function Moved({ recovery }) {
  const t = texts();
  const acts = html`<button type="button" class="k-btn k-btn--do k-btn--lg" onClick=${() => go(`/t/${recovery.id}`, { replace: true })}>
    ${t("to-table")}
  </button>`;
  return html`<${Door} scene="sealed" title=${t("recover-done", { name: recovery.name })} acts=${acts}>
    <p>${t("recover-done-why")}</p>
    ${recovery.link && html`<${CopyLink} link=${new URL(recovery.link, location.origin).href} label=${t("copy-seat-link")} />`}
    <${Kept} recovery=${recovery} />
  <//>`;
}

/** Notices that the person asked for on the former device, and whether they are to stay. @param {{recovery: Recovery}} props */
function Kept({ recovery: { id, seat } }) {
  const t = texts();
  const notices = useSignal(/** @type {Notice[]} */ ([]));
  const ended = useSignal(false);
  useEffect(() => {
    api.notices(id, seat).then(
      ({ notices: kept }) => {
        notices.value = kept;
      },
      () => {}, // the sheet at the table has them too
    );
  }, [id, seat]);
  const end = async () => {
    for (const notice of notices.value) await api.endNotice(id, notice.id, seat).catch(() => {});
    ended.value = true;
  };
  if (!notices.value.length) return null;
  const labels = notices.value.map(({ label }) => label).join(", ");
  return html`<p role="status">${ended.value ? t("recover-notices-ended") : t("recover-notices", { labels })}</p>
    ${!ended.value && html`<button type="button" class="k-btn" onClick=${end}><${Icon} name="ui-bell-off" />${t("recover-notices-end")}</button>`}`;
}

/** @param {{error: ApiError}} props */
function Spent({ error }) {
  const t = texts();
  const used = error.status >= 400 && error.status < 500 && error.status !== 429;
  const acts = html`<a class="k-btn k-btn--ink" href="/">${t("to-lobby")}</a>`;
  return html`<${Door} scene="envelope" title=${t(used ? "recover-spent" : "door-trouble")} acts=${acts}>
    <p>${used ? t("recover-spent-why") : errorText(error)}</p>
  <//>`;
}
