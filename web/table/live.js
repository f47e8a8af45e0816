/** What is told without being looked at: to screen readers, in the window's title, by one soft sound. */

import { useSignalEffect } from "@preact/signals";
import { useRef } from "preact/hooks";
import { html } from "../lib/html.js";
import { knock, yourTurn } from "../lib/sound.js";
import { lateSeats } from "./clocks.js";
import { entryWords } from "./lines.js";

/** @import {Env} from "./env.js" */

/** The last turn in words, then whose turn it is; once for each row. @param {{env: Env}} props */
export function Live({ env }) {
  const { store, ctx, replay, t } = env;
  const entries = store.log.value;
  const entry = replay.on.value ? replay.row.value : entries[entries.length - 1];
  const { waiting, phase } = store.table.value;
  const others = waiting.map(ctx.name).join(", ");
  const turn =
    phase !== "running" || replay.on.value
      ? ""
      : ctx.mine.value
        ? t("your-turn")
        : others && t("turn-of", { name: others });
  return html`<div class="k-sr" role="status" aria-live="polite" aria-atomic="true">
    ${entry && entryWords(env, entry)} <span>${turn}</span>
    ${lateSeats(env).map((seat) => html` <span key=${seat}>${t("overtime-turn", { name: ctx.name(seat) })}</span>`)}
  </div>`;
}

/** What others say while the page is open, each line once; the drawer may be closed. @param {{env: Env}} props */
export function Heard({ env }) {
  const { store, t } = env;
  const { chat, seat } = store.snapshot.value;
  const before = useRef(store.chat.peek().at(-1)?.id ?? 0);
  const line = chat.findLast(({ id, seat: who }) => id > before.current && (who === null || who !== seat));
  return html`<div class="k-sr" role="log" aria-label=${t("chat")}>
    ${line && html`<p key=${line.id}>${line.name || t("a-watcher")}: ${line.text}</p>`}
  </div>`;
}

/** Title, badge and sound follow the turn. @param {Env} env */
export function useNotice({ store, ctx, screen, t }) {
  const calls = () => screen.calls?.(ctx) ?? 0;
  useSignalEffect(() => {
    const { title } = store.table.value;
    const name = title || t("title");
    const asked = calls();
    const head = asked ? `(${asked}) ` : "";
    document.title = `${head}${ctx.mine.value ? `● ${t("your-turn")} · ${name}` : `${name} · Kalmár`}`;
    const badge = /** @type {any} */ (navigator);
    const waits = asked + (ctx.mine.value ? 1 : 0);
    if (waits) badge.setAppBadge?.(waits)?.catch?.(() => {});
    else badge.clearAppBadge?.()?.catch?.(() => {});
  });
  const heard = useRef(0);
  useSignalEffect(() => {
    const asked = calls();
    if (asked > heard.current) knock();
    heard.current = asked;
  });
  const was = useRef(store.mine.peek());
  useSignalEffect(() => {
    const mine = store.mine.value;
    if (mine && !was.current) yourTurn();
    was.current = mine;
  });
}
