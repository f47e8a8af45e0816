/** The log and the chat: facts are lines, speech is a bubble. Beside the board on a desktop, a sheet on a phone. */

import { signal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import { troubleOf } from "../lib/api.js";
import { rove } from "../lib/focus.js";
import { html } from "../lib/html.js";
import { ago, clock } from "../lib/time.js";
import { Emblem, Segment } from "../parts/controls.js";
import { Dialog } from "../parts/dialog.js";
import { Icon } from "../parts/icon.js";
import { errorText } from "../parts/refusal.js";
import { entryWords } from "./lines.js";
import { Say } from "./say.js";
import { turns } from "./snapshot.js";
import { TurnFoot } from "./turn-foot.js";

/** @import {ApiError} from "../lib/api.js" */
/** @import {ChatLine, Entry} from "../lib/protocol.js" */
/** @import {Env} from "./env.js" */

/** The last line of chat that was read, by table. */
const read = signal(/** @type {Record<string, number>} */ ({}));
/** Which half of the drawer is open. */
const tab = signal(/** @type {"log" | "chat"} */ ("log"));

/** How many lines of chat nobody here has read. @param {Env} env */
export function unread({ store }) {
  const { id } = store.table.value;
  const { chat, seat } = store.snapshot.value;
  read.value[id] ?? markRead(store);
  return chat.filter((line) => line.id > (read.value[id] ?? 0) && (line.seat === null || line.seat !== seat))
    .length;
}

/** @param {Env["store"]} store */
function markRead(store) {
  const { id } = store.table.peek();
  const last = store.chat.peek().at(-1)?.id ?? 0;
  if (read.peek()[id] !== last) read.value = { ...read.peek(), [id]: last };
}

/** The drawer beside the board. @param {{env: Env}} props */
export function Talk({ env }) {
  const { store, t } = env;
  const n = unread(env);
  const chatting = tab.value === "chat";
  const length = store.chat.value.length;
  useEffect(() => {
    if (chatting) markRead(store);
  }, [chatting, length]);
  const choose = (/** @type {"log" | "chat"} */ which) => ({
    type: "button",
    role: "tab",
    id: `tab-${which}`,
    "aria-controls": "talk",
    "aria-selected": tab.value === which,
    tabIndex: tab.value === which ? 0 : -1,
    onFocus: () => {
      tab.value = which;
    },
    onClick: () => {
      tab.value = which;
    },
  });
  return html`<section class="k-drawer" aria-label=${t("talk")}>
    <div class="k-drawer__head">
      <div class="k-tabs" role="tablist" onKeyDown=${rove}>
        <button ...${choose("log")}>${t("log")}</button>
        <button ...${choose("chat")}>${t("chat")} ${n > 0 && html`<span class="k-badge">${n}<span class="k-sr"> ${t("unread")}</span></span>`}</button>
      </div>
    </div>
    <div class="k-drawer__body" id="talk" role="tabpanel" aria-labelledby=${`tab-${tab.value}`} tabindex="0">
      ${chatting ? html`<${Chat} env=${env} />` : html`<${Log} env=${env} />`}
    </div>
    ${chatting && html`<${Say} env=${env} />`}
  </section>`;
}

/** @typedef {"all" | "log" | "chat"} Stream */

/** The same on a phone: one stream, three filters, the newest at the foot. @param {{env: Env, onClose: () => void}} props */
export function TalkSheet({ env, onClose }) {
  const { store, t } = env;
  const [stream, setStream] = useState(/** @type {Stream} */ ("all"));
  const end = useRef(/** @type {HTMLElement | null} */ (null));
  const length = store.chat.value.length + store.log.value.length;
  useEffect(() => {
    markRead(store);
    end.current?.scrollIntoView({ block: "end" });
  }, [length, stream]);
  const choices = /** @type {Stream[]} */ (["all", "log", "chat"]).map((value) => ({
    value,
    label: t(value === "all" ? "talk-all" : value),
  }));
  const lines = [
    ...(stream === "chat" ? [] : logItems(env).toReversed()),
    ...(stream === "log"
      ? []
      : store.chat.value.map((line) => ({
          at: line.at,
          item: html`<${Bubble} key=${`c${line.id}`} env=${env} line=${line} />`,
        }))),
  ].sort((a, b) => a.at - b.at);
  const title = html`<span class="k-sr">${t("talk")}</span>`;
  const filter = html`<${Segment} label=${t("talk")} value=${stream} choices=${choices} onChoose=${setStream} />`;
  // The page below is out of reach, and so is what it tells: here the list tells what is new. Another filter or
  // earlier turns make another list of it, or everything in that would be told.
  const list = `${stream} ${store.log.value[0]?.seq}`;
  return html`<${Dialog} title=${title} head=${filter} onClose=${onClose} class="talk-sheet" foot=${html`<${Say} env=${env} />`} tail=${html`<${TurnFoot} env=${env} onClose=${onClose} />`}>
    <${Older} env=${env} />
    <div key=${list} role="log" aria-label=${t("talk")}><ol class="k-log">${lines.map(({ item }) => item)}</ol></div>
    ${!lines.length && html`<p class="k-quiet">${t("nothing-yet")}</p>`}
    <span ref=${end}></span>
  <//>`;
}

/** Log entries with their words, newest first. @param {Env} env */
function logItems(env) {
  const { store, replay, ctx } = env;
  const rows = replay.on.value && replay.rows.value.filter(({ seq }) => seq <= replay.at.value);
  const entries = (rows ? turns(rows) : store.log.value).toReversed();
  const marked = ctx.last.value?.seq;
  return entries
    .map((entry) => ({ at: entry.at, entry, words: entryWords(env, entry) }))
    .filter(({ words }) => words !== null)
    .map(({ at, entry, words }) => ({
      at,
      item: html`<${Line} key=${entry.seq} env=${env} entry=${entry} words=${words} last=${entry.seq === marked} />`,
    }));
}

/** @param {{env: Env}} props */
function Log({ env }) {
  return html`<ol class="k-log">${logItems(env).map(({ item }) => item)}</ol>
    <${Older} env=${env} />`;
}

/** @param {{env: Env, entry: Entry, words: any, last: boolean}} props */
function Line({ env, entry, words, last }) {
  const { ctx, replay, t } = env;
  const mark =
    entry.seat === null || entry.kind !== "move"
      ? html`<${Icon} name="ui-info" class="log__house" />`
      : html`<${Emblem} pigment=${ctx.pigment(entry.seat)} />`;
  const when = replay.on.value ? entry.seq : ago(entry.at, t);
  return html`<li data-last=${last ? "" : undefined} data-kind=${entry.kind}>
    ${mark}<span>${words}</span><span class="k-log__when" title=${clock(entry.at)}>${when}</span>
  </li>`;
}

/** @param {{env: Env}} props */
function Older({ env }) {
  const { store, t } = env;
  const [trouble, setTrouble] = useState(/** @type {ApiError | null} */ (null));
  if (store.snapshot.value.complete) return null;
  const fetchMore = () =>
    store.older().then(
      () => setTrouble(null),
      (error) => setTrouble(troubleOf(error)),
    );
  return html`${trouble && html`<p class="refused" role="alert">${errorText(trouble)}</p>`}
    <button type="button" class="k-btn k-btn--quiet log__older" onClick=${fetchMore}>${t("older")}</button>`;
}

/** What is new in it is told by `Live`, wherever the drawer stands. @param {{env: Env}} props */
function Chat({ env }) {
  const { store, t } = env;
  const end = useRef(/** @type {HTMLElement | null} */ (null));
  const lines = store.chat.value;
  useEffect(() => end.current?.scrollIntoView({ block: "nearest" }), [lines.length]);
  if (!lines.length) return html`<p class="k-quiet talk__none">${t("nothing-said")}</p>`;
  return html`<div role="log" aria-live="off" aria-label=${t("chat")}>
      <ol class="k-log">${lines.map((line) => html`<${Bubble} key=${line.id} env=${env} line=${line} />`)}</ol>
    </div>
    <span ref=${end}></span>`;
}

/** @param {{env: Env, line: ChatLine}} props */
function Bubble({ env, line }) {
  const { ctx, t } = env;
  return html`<li class="said">
    ${line.seat === null ? html`<${Icon} name="ui-eye" />` : html`<${Emblem} pigment=${ctx.pigment(line.seat)} />`}
    <span class="bubble"><b>${line.name || t("a-watcher")}</b> <q>${line.text}</q></span>
    <span class="k-log__when" title=${clock(line.at)}>${ago(line.at, t)}</span>
  </li>`;
}
