/** An invitation: who sits there already, and a chair to take. Looking at it changes nothing. */

import { signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { ApiError, api, entropy } from "../lib/api.js";
import { tidyCode } from "../lib/code.js";
import { html } from "../lib/html.js";
import { locale, texts } from "../lib/i18n.js";
import { rememberLuck } from "../lib/luck.js";
import { games, NAME_LENGTH, name, refreshMe, tables } from "../lib/me.js";
import { pigment } from "../lib/pigment.js";
import { go } from "../lib/route.js";
import { gameTitle } from "../lobby/games.js";
import { Emblem } from "../parts/controls.js";
import { Icon } from "../parts/icon.js";
import { errorText } from "../parts/refusal.js";
import { warmUp } from "../table/game.js";
import { Door } from "./door.js";
import { NoSuchCode } from "./nowhere.js";
import { Trouble } from "./trouble.js";

/** @import {Invitation} from "../lib/api.js" */

const busy = signal(false);

/** @param {{id: string}} props */
export default function Join({ id }) {
  const t = texts();
  const code = tidyCode(id);
  const invitation = useSignal(/** @type {Invitation | null} */ (null));
  const trouble = useSignal(/** @type {ApiError | null} */ (null));
  useEffect(() => {
    void refreshMe();
    api.invitation(code).then(
      (found) => {
        invitation.value = found;
      },
      (error) => {
        trouble.value = error;
      },
    );
  }, [code]);
  useEffect(() => {
    if (invitation.value) warmUp(invitation.value.game);
  }, [invitation.value?.game]);
  useEffect(() => {
    document.title = `${t("door-join-title")} · Kalmár`;
  }, [locale.value]);

  const mine = tables.value?.find(({ id }) => id === invitation.value?.table);
  if (mine) return html`<${Seated} title=${mine.title} id=${mine.id} />`;
  if (trouble.value?.code === "table_full" && !invitation.value) return html`<${Full} />`;
  if (trouble.value && !invitation.value)
    return html`<${Trouble} error=${trouble.value} missing=${html`<${NoSuchCode} code=${code} />`} />`;
  if (!invitation.value)
    return html`<${Door} scene="sealed" title=${t("door-looking")}><p>${t("door-looking-why")}</p><//>`;
  const taken =
    invitation.value.free === 0 || ["table_full", "seat_taken"].includes(trouble.value?.code ?? "");
  if (taken) return html`<${Full} invitation=${invitation.value} late=${Boolean(trouble.value)} />`;

  /** @param {Event} event */
  const sit = async (event) => {
    event.preventDefault();
    if (busy.value || !name.value.trim()) return;
    busy.value = true;
    trouble.value = null;
    try {
      const pinch = entropy();
      const { id } = await api.join(code, { name: name.value.trim(), entropy: pinch });
      rememberLuck(id, pinch);
      go(`/t/${id}`, { replace: true });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      trouble.value = error;
    } finally {
      busy.value = false;
    }
  };
  return html`<${Chair} invitation=${invitation.value} error=${trouble.value} onSit=${sit} />`;
}

/** @param {{invitation: Invitation, error: ApiError | null, onSit: (event: Event) => void}} props */
function Chair({ invitation, error, onSit }) {
  const t = texts();
  const game = games.value.find(({ id }) => id === invitation.game);
  const host = invitation.seats[0]?.name ?? "";
  return html`<${Door} scene="full" title=${t("door-invited", { host, table: invitation.title || gameTitle(game) })}>
    <p>${t("door-invited-why", { game: gameTitle(game), free: invitation.free })}</p>
    <${Company} seats=${invitation.seats} />
    <form class="door__acts" onSubmit=${onSit}>
      <label class="k-field" data-wrong=${error ? "" : undefined}>
        <span class="k-caption">${t("i-am")}</span>
        <input name="name" autocomplete="nickname" maxlength=${NAME_LENGTH} required aria-label=${t("your-name")} placeholder=${t("name-placeholder")}
          aria-describedby="sit-help" value=${name.value} onInput=${(/** @type {any} */ event) => (name.value = event.target.value)} />
      </label>
      <button class="k-btn k-btn--do k-btn--lg" type="submit" disabled=${busy.value}>${t("sit-down")}</button>
    </form>
    <p class=${`door__help ${error ? "refused" : ""}`} id="sit-help" role="status">${error ? errorText(error) : t("door-no-account")}</p>
  <//>`;
}

/** @param {{seats: Invitation["seats"]}} props */
function Company({ seats }) {
  return html`<ul class="company">
    ${seats.map(
      (seat, i) =>
        seat.name &&
        html`<li key=${i}><${Emblem} pigment=${pigment(seat.colours[0])} /><b>${seat.name}</b></li>`,
    )}
  </ul>`;
}

/** @param {{invitation?: Invitation, late?: boolean}} props  late: somebody was quicker */
function Full({ invitation, late = false }) {
  const t = texts();
  const acts = html`
    ${invitation && html`<a class="k-btn k-btn--ink" href=${`/t/${invitation.table}`}><${Icon} name="ui-eye" />${t("watch-game")}</a>`}
    <a class="k-btn" href="/">${t("to-lobby")}</a>
  `;
  const why = late ? "door-full-late" : invitation ? "door-full-why" : "door-full-link";
  return html`<${Door} scene="full" title=${t("door-full")} acts=${acts}>
    <p>${t(why)}</p>
    ${invitation && html`<${Company} seats=${invitation.seats} />`}
  <//>`;
}

/** @param {{id: string, title: string}} props */
function Seated({ id, title }) {
  const t = texts();
  const acts = html`<a class="k-btn k-btn--ink k-btn--lg" href=${`/t/${id}`}>${t("to-table")}</a>`;
  return html`<${Door} scene="full" title=${t("door-seated")} acts=${acts}><p>${t("door-seated-why", { table: title })}</p><//>`;
}
