/** One table closely: its seats and newest rows, and what its host may do. Each act is asked about once. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { ApiError } from "../lib/api.js";
import { html } from "../lib/html.js";
import { texts } from "../lib/i18n.js";
import { games } from "../lib/me.js";
import { ago } from "../lib/time.js";
import { useFocusOnce } from "../lib/use.js";
import { gameTitle } from "../lobby/games.js";
import { Dialog } from "../parts/dialog.js";
import { Icon } from "../parts/icon.js";
import { errorText } from "../parts/refusal.js";
import { act, details, find } from "./desk.js";
import { PhaseChip } from "./phase.js";
import { moment, number, size } from "./words.js";

/** @import {Details, Row} from "./desk.js" */

/** What is about to be done: its name, its body, and what its question is about. @typedef {{act: "close" | "rollback" | "bot", body: object, about: Record<string, any>}} Deed */

/** @param {{id: string, onClose: () => void}} props */
export function OneTable({ id, onClose }) {
  const t = texts();
  const seen = useSignal(/** @type {Details | null} */ (null));
  const asked = useSignal(/** @type {Deed | null} */ (null));
  const said = useSignal(/** @type {{words: string, wrong: boolean} | null} */ (null));

  /** @param {unknown} error */
  const refuse = (error) => {
    if (!(error instanceof ApiError)) throw error;
    said.value = { words: errorText(error), wrong: true };
  };
  const look = () =>
    details(id).then((found) => {
      seen.value = found;
    }, refuse);
  useEffect(() => void look(), [id]);

  /** @param {Deed} deed */
  const carryOut = async (deed) => {
    asked.value = null;
    try {
      const { seq } = await act(id, deed.act, deed.body);
      said.value = { words: seq === null ? t("admin-done") : t("admin-done-row", { seq }), wrong: false };
    } catch (error) {
      refuse(error);
    }
    await Promise.all([look(), find().catch(refuse)]);
  };

  const ask = (/** @type {Deed} */ deed) => {
    said.value = null;
    asked.value = deed;
  };
  const foot = asked.value
    ? html`<${Question} deed=${asked.value} onNo=${() => (asked.value = null)} onYes=${carryOut} />`
    : seen.value && html`<${Foot} seen=${seen.value} ask=${ask} />`;
  const game = gameTitle(games.value.find((one) => one.id === seen.value?.summary.game));
  return html`<${Dialog} title=${seen.value?.summary.title || game || id} onClose=${onClose} class="admin__one" foot=${foot}>
    <div role="status">${said.value && html`<p class=${`k-note k-note--${said.value.wrong ? "no" : "ok"}`}><${Icon} name=${said.value.wrong ? "ui-ban" : "ui-check"} />${said.value.words}</p>`}</div>
    ${seen.value && html`<${Facts} seen=${seen.value} /><${Seats} seen=${seen.value} ask=${ask} /><${Rows} seen=${seen.value} ask=${ask} />`}
  <//>`;
}

/** @param {{deed: Deed, onNo: () => void, onYes: (deed: Deed) => void}} props */
function Question({ deed, onNo, onYes }) {
  const t = texts();
  const first = useFocusOnce();
  return html`<div class="admin__question" role="group" aria-labelledby="admin-question">
    <p id="admin-question"><b>${t(`admin-ask-${deed.act}`, deed.about)}</b> ${t(`admin-ask-${deed.act}-why`)}</p>
    <button type="button" class="k-btn" ref=${first} data-focus="no" onClick=${onNo}>${t("cancel")}</button>
    <button type="button" class="k-btn k-btn--do" data-focus="yes" onClick=${() => onYes(deed)}>${t(`admin-do-${deed.act}`)}</button>
  </div>`;
}

/** @param {{seen: Details, ask: (deed: Deed) => void}} props */
function Foot({ seen, ask }) {
  const t = texts();
  const { phase } = seen.summary;
  const open = phase === "setup" || phase === "running";
  const close = () => ask({ act: "close", body: {}, about: {} });
  const back = () => ask({ act: "rollback", body: { to: null }, about: { seq: seen.good } });
  return html`
    <a class="k-btn k-btn--quiet" href=${`/t/${seen.summary.id}`}><${Icon} name="ui-eye" />${t("admin-look")}</a>
    ${seen.broken && seen.good !== null && html`<button type="button" class="k-btn" data-focus="mend" onClick=${back}><${Icon} name="ui-undo-2" />${t("admin-mend")}</button>`}
    ${open && html`<button type="button" class="k-btn" data-focus="close" onClick=${close}><${Icon} name="ui-lock" />${t("admin-close")}</button>`}
  `;
}

/** @param {{seen: Details}} props */
function Facts({ seen }) {
  const t = texts();
  const { summary: one } = seen;
  const facts = [
    ["admin-id", html`<code>${one.id}</code>`],
    ["admin-game", gameTitle(games.value.find(({ id }) => id === one.game)) || one.game],
    ["admin-laid", moment(seen.created)],
    ["admin-touched", moment(one.at)],
    ["admin-rows", number(one.rows)],
    ["admin-size", size(one.size)],
    ["admin-sockets", number(one.sockets)],
    ["admin-watchers", number(one.watchers)],
  ];
  return html`<p><${PhaseChip} one=${one} /></p>
    ${seen.broken && html`<p class="k-note k-note--no"><${Icon} name="ui-triangle-alert" />${seen.good === null ? t("admin-lost") : t("admin-broken", { seq: seen.good })}</p>`}
    <dl class="admin__facts">${facts.map(([id, value]) => html`<div key=${id}><dt>${t(/** @type {string} */ (id))}</dt><dd>${value}</dd></div>`)}</dl>`;
}

/** @param {{seen: Details, ask: (deed: Deed) => void}} props */
function Seats({ seen, ask }) {
  const t = texts();
  const running = seen.summary.phase === "running" && !seen.broken;
  const level = seen.levels.at(-1) ?? null;
  const how = (/** @type {Details["seats"][number]} */ seat) => {
    if (seat.kind === "open") return t("admin-free");
    if (seat.resigned) return t("admin-resigned");
    if (seat.level) return t(seat.kind === "bot" ? "admin-bot" : "admin-bot-in");
    return t(seen.summary.here.includes(seat.seat) ? "admin-here" : "admin-away");
  };
  return html`<h3>${t("seats-head")}</h3>
    <ul class="admin__seats">
      ${seen.seats.map(
        (seat) => html`<li key=${seat.seat}>
          <span><b>${seat.name || "–"}</b> <span class="k-caption">${how(seat)}</span></span>
          ${
            running &&
            seat.kind === "human" &&
            !seat.level &&
            html`<button type="button" class="k-btn" data-focus=${`bot-${seat.seat}`}
              onClick=${() => ask({ act: "bot", body: { seat: seat.seat, level }, about: { name: seat.name } })}>
              <${Icon} name="ui-bot" />${t("admin-grant")}<span class="k-sr">: ${seat.name}</span>
            </button>`
          }
        </li>`,
      )}
    </ul>`;
}

/** @param {{seen: Details, ask: (deed: Deed) => void}} props */
function Rows({ seen, ask }) {
  const t = texts();
  if (!seen.newest.length) return null;
  const last = seen.newest.at(-1)?.seq;
  const running = seen.summary.phase === "running" && !seen.broken;
  const who = (/** @type {Row} */ row) => (row.seat === null ? t("admin-nobody") : seen.seats[row.seat].name);
  return html`<h3>${t("admin-newest")}</h3>
    <ol class="admin__rows" reversed>
      ${seen.newest.toReversed().map(
        (row) => html`<li key=${row.seq}>
          <span class="k-num">${row.seq}</span>
          <span>${t(`admin-row-${row.kind}`)} <span class="k-caption">${who(row)}</span></span>
          <time class="k-caption" dateTime=${new Date(row.at).toISOString()} title=${moment(row.at)}>${ago(row.at, t)}</time>
          ${
            running &&
            row.seq !== last &&
            html`<button type="button" class="k-btn k-btn--quiet" data-focus=${`back-${row.seq}`}
              onClick=${() => ask({ act: "rollback", body: { to: row.seq }, about: { seq: row.seq } })}>
              <${Icon} name="ui-undo-2" /><span aria-hidden="true">${t("admin-back")}</span><span class="k-sr">${t("admin-back")}: ${row.seq}</span>
            </button>`
          }
        </li>`,
      )}
    </ol>`;
}
