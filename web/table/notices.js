/** A sheet in which somebody chooses by which ways they want to be told that it is their turn. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { ApiError, api } from "../lib/api.js";
import { html } from "../lib/html.js";
import { locale, texts } from "../lib/i18n.js";
import { pushTrouble, subscribe } from "../lib/push.js";
import { Segment } from "../parts/controls.js";
import { Dialog } from "../parts/dialog.js";
import { Icon } from "../parts/icon.js";
import { errorText } from "../parts/refusal.js";

/** @import {Notice, Notices, Seat, Way} from "../lib/protocol.js" */
/** @import {ComponentChildren} from "preact" */

/** Minutes after which one can be told. */
const DELAYS = [1, 5, 30, 120, 720];
const USUAL = 5;

const ICONS = { push: "ui-bell-ring", mail: "ui-mail", chat: "ui-message-circle" };

/**
 * @typedef {object} Desk  What the parts of the sheet share.
 * @property {Notices} all
 * @property {(work: () => Promise<void>) => Promise<void>} run  does it, then looks anew
 * @property {string} table
 * @property {Seat} seat
 */

/** @param {{table: string, seat: Seat, onClose: () => void}} props */
export function NoticesSheet({ table, seat, onClose }) {
  const t = texts();
  const all = useSignal(/** @type {Notices | null} */ (null));
  const trouble = useSignal("");
  /** @param {() => Promise<void>} work */
  const run = async (work) => {
    trouble.value = "";
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      trouble.value = errorText(error);
    }
    all.value = await api.notices(table, seat).catch(() => all.peek());
  };
  useEffect(() => void run(async () => {}), [table, seat]);
  const desk = all.value && { all: all.value, run, table, seat };
  return html`<${Dialog} title=${t("notices")} onClose=${onClose} class="notices">
    <p class="notices__lead">${t("notices-lead")}</p>
    <p class="refused" role="alert">${trouble.value && html`<${Icon} name="ui-triangle-alert" />${trouble.value}`}</p>
    ${desk && WAYS.map(({ way, Add }) => html`<${WayCard} key=${way} way=${way} desk=${desk} Add=${Add} />`)}
  <//>`;
}

/** @param {{way: Way, desk: Desk, Add: (props: {desk: Desk}) => ComponentChildren}} props */
function WayCard({ way, desk, Add }) {
  const t = texts();
  const mine = desk.all.notices.filter((notice) => notice.way === way);
  const why = desk.all.ways[way].why ?? (way === "push" ? pushTrouble() : null);
  const on = mine.some(({ here }) => here);
  return html`<section class="way" aria-labelledby=${`way-${way}`} data-off=${why ? "" : undefined}>
    <header class="way__head">
      <${Icon} name=${ICONS[way]} />
      <span><b id=${`way-${way}`}>${t(`way-${way}`)}</b><span class="k-caption">${t(why ? `way-why-${why}` : `way-${way}-why`)}</span></span>
    </header>
    ${mine.map((notice) => html`<${NoticeCard} key=${notice.id} notice=${notice} desk=${desk} />`)}
    ${!why && !(way === "push" && on) && html`<${Add} desk=${desk} />`}
  </section>`;
}

/** @param {{notice: Notice, desk: Desk}} props */
function NoticeCard({ notice, desk }) {
  const t = texts();
  const busy = useSignal(false);
  const tried = useSignal("");
  const { table, seat, run } = desk;
  const label = notice.way === "push" ? t(notice.here ? "notice-here" : "notice-elsewhere") : notice.label;
  const choices = DELAYS.map((delay) => ({ value: delay, label: t(`delay-${delay}`) }));
  const send = async () => {
    busy.value = true;
    tried.value = "";
    await run(async () => {
      const { trouble } = await api.tryNotice(table, notice.id, seat);
      tried.value = trouble
        ? `trouble-${trouble}`
        : notice.unconfirmed
          ? "notice-unconfirmed"
          : "notice-tried";
    });
    busy.value = false;
  };
  const told =
    tried.value ||
    (notice.unconfirmed ? "notice-unconfirmed" : notice.trouble ? `trouble-${notice.trouble}` : "");
  const bad = told.startsWith("trouble-");
  return html`<div class="notice">
    <span class="notice__label">${label}</span>
    <span class="k-caption" aria-hidden="true">${t("notice-wait")}</span>
    <${Segment} label=${t("notice-after", { label })} value=${notice.delay} choices=${choices} class="notice__delay"
      onChoose=${(/** @type {number} */ delay) => run(() => api.changeNotice(table, notice.id, { seat, delay }))} />
    <p class=${bad ? "refused" : "k-caption"} role="status">${told && html`<${Icon} name=${bad ? "ui-triangle-alert" : notice.unconfirmed ? "ui-hourglass" : "ui-check"} />${t(told)}`}</p>
    <span class="notice__acts">
      <button type="button" class="k-btn" disabled=${busy.value} data-focus=${`try-${notice.id}`} onClick=${send}>
        <${Icon} name="ui-send" />${t(notice.unconfirmed ? "notice-ask-again" : "notice-try")}
      </button>
      <button type="button" class="k-btn k-btn--quiet" onClick=${() => run(() => api.endNotice(table, notice.id, seat))}>
        <${Icon} name="ui-bell-off" />${t("notice-stop")}
      </button>
    </span>
  </div>`;
}

/** @param {{desk: Desk}} props */
function AddPush({ desk }) {
  const t = texts();
  const { all, run, table, seat } = desk;
  const add = () =>
    run(async () => {
      const target = await subscribe(all.ways.push.key ?? "").catch(() => {
        throw new ApiError("way_not_offered", {}, 0);
      });
      if (target) await api.addNotice(table, { seat, way: "push", target, delay: USUAL });
    });
  return html`<div class="way__add"><button type="button" class="k-btn k-btn--ink" data-focus="add-push" onClick=${add}>
    <${Icon} name="ui-bell-ring" />${t("way-push-add")}
  </button></div>`;
}

/** @param {{desk: Desk, way: "mail" | "chat", children?: ComponentChildren, field: object}} props */
function AddAddress({ desk, way, children, field }) {
  const t = texts();
  const text = useSignal("");
  const { run, table, seat } = desk;
  /** @param {Event} event */
  const add = (event) => {
    event.preventDefault();
    const target = text.value.trim();
    if (!target) return;
    void run(async () => {
      await api.addNotice(table, { seat, way, target, delay: USUAL });
      text.value = "";
    });
  };
  return html`<form class="way__add" onSubmit=${add}>
    <label class="k-field">
      <input ...${field} value=${text} placeholder=${t(`way-${way}-hint`)} aria-label=${t(`way-${way}-label`)} spellcheck=${false}
        onInput=${(/** @type {any} */ event) => {
          text.value = event.target.value;
        }} />
    </label>
    <button type="submit" class="k-btn k-btn--ink">${t("way-add")}</button>
    ${children}
  </form>`;
}

/** @param {{desk: Desk}} props */
const AddMail = ({ desk }) =>
  html`<${AddAddress} desk=${desk} way="mail" field=${{ type: "email", autocomplete: "email", maxlength: 254 }} />`;

/** @param {{desk: Desk}} props */
function AddChat({ desk }) {
  const code = (/** @type {ComponentChildren} */ words) => html`<code>${words}</code>`;
  const help = texts().rich("way-chat-help", { code });
  return html`<${AddAddress} desk=${desk} way="chat" field=${{ type: "text", inputmode: "url", autocomplete: "off", autocapitalize: "off", maxlength: 2000 }}>
    <p class="k-caption way__help" lang=${locale.value}>${help}</p>
  <//>`;
}

/** @type {{way: Way, Add: (props: {desk: Desk}) => ComponentChildren}[]} */
const WAYS = [
  { way: "push", Add: AddPush },
  { way: "mail", Add: AddMail },
  { way: "chat", Add: AddChat },
];
