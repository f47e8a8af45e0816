/** An empty chair: nobody is punished for leaving. The others wait, let a bot sit in, or end the game, together. */

import { signal } from "@preact/signals";
import { html } from "../lib/html.js";
import { now } from "../lib/time.js";
import { Emblem } from "../parts/controls.js";
import { Act } from "./bar.js";
import { lateSeats, mayCall } from "./clocks.js";

/** @import {Call, Seat} from "../lib/protocol.js" */
/** @import {Speech} from "./bar.js" */
/** @import {Env} from "./env.js" */

/** How long somebody may be away at their turn before the others are asked, ms. */
const PATIENCE = 60_000;

/** Since when seats were seen away, by table and seat. @type {Map<string, number>} */
const away = new Map();
/** Chairs that the people here would rather wait for. */
const waited = signal(/** @type {string[]} */ ([]));

/**
 * Notes who is away, and since when; to be called whenever presence changes.
 * @param {Env} env
 */
export function notePresence(env) {
  const { store } = env;
  forgetLate(env);
  const { id, seats } = store.table.value;
  const { seats: here } = store.here.value;
  for (const { seat, kind } of seats) {
    const key = `${id}/${seat}`;
    if (kind !== "human" || here.includes(seat)) away.delete(key);
    else if (!away.has(key)) away.set(key, Date.now());
  }
}

/** Who is waited for although their time is over. @param {Env} env @param {Seat} seat */
const lateKey = ({ store }, seat) => `${store.table.value.id}/${seat}/late`;

/** Whoever moves, or gets more time, may be out of it once more. @param {Env} env */
function forgetLate(env) {
  const late = lateSeats(env).map((seat) => lateKey(env, seat));
  const kept = waited.peek().filter((key) => !key.endsWith("/late") || late.includes(key));
  if (kept.length < waited.peek().length) waited.value = kept;
}

/**
 * Since when somebody is away, ms; null for one who is here.
 * @param {Env} env
 * @param {Seat} seat
 */
const awaySince = ({ store }, seat) => away.get(`${store.table.value.id}/${seat}`) ?? null;

/**
 * Somebody's time is over: nothing happens by itself, the others choose.
 * @param {Env} env
 * @returns {Speech | null}
 */
export function overtimeSpeech(env) {
  const { store, ctx, t } = env;
  const { waiting } = store.table.value;
  const me = store.seat.value;
  if (me === null || waiting.includes(me)) return null;
  const late = lateSeats(env).find(
    (seat) => !store.seats.value.includes(seat) && !waited.value.includes(lateKey(env, seat)),
  );
  if (late === undefined) return null;
  const name = ctx.name(late);
  const busy = store.acting.value > 0;
  const call = (/** @type {Call["kind"]} */ kind, /** @type {Seat} */ target) => () =>
    store.act({ do: "call", kind, target });
  return {
    tone: "other",
    mark: html`<${Emblem} pigment=${ctx.pigment(late)} />`,
    turn: t("overtime-turn", { name }),
    may: t("overtime-why", { name }),
    otherwise: t("away-else", { name }),
    acts: html`
      ${
        store.moves.value.length > 0 && // one's own deeds out of turn stand where this does
        html`<${Act} kind="quiet" label=${t("keep-waiting")} focus="late-later" run=${() => {
          waited.value = [...waited.value, lateKey(env, late)];
        }} />`
      }
      <${Act} icon="ui-flag" label=${t("propose-end")} focus="late-end" disabled=${busy || !mayCall(env, "end")} run=${() => store.act({ do: "call", kind: "end" })} />
      <${Act} icon="ui-bot" label=${t("let-bot-in")} focus="late-bot" disabled=${busy || !mayCall(env, "bot", late)} run=${call("bot", late)} />
      <${Act} icon="ui-coffee" label=${t("propose-wait")} focus="late-wait" disabled=${busy || !mayCall(env, "wait", late)} run=${call("wait", late)} />`,
  };
}

/**
 * @param {Env} env
 * @returns {Speech | null}
 */
export function absentSpeech(env) {
  const { store, ctx, t } = env;
  const { id, waiting, seats, seal } = store.table.value;
  const me = store.seat.value;
  if (me === null || waiting.includes(me) || !seal) return null;
  const missing = waiting.find((seat) => {
    const since = awaySince(env, seat);
    const human = seats[seat]?.kind === "human" && !seats[seat].level && !store.seats.value.includes(seat);
    return (
      mayCall(env, "bot", seat) &&
      human &&
      since !== null &&
      now.value - since > PATIENCE &&
      !waited.value.includes(`${id}/${seat}`)
    );
  });
  if (missing === undefined) return null;
  const name = ctx.name(missing);
  const minutes = Math.floor((now.value - (awaySince(env, missing) ?? now.value)) / 60_000);
  const busy = store.acting.value > 0;
  return {
    tone: "other",
    mark: html`<${Emblem} pigment=${ctx.pigment(missing)} />`,
    turn: t("away-turn", { name, minutes }),
    may: t("away-why", { name }),
    otherwise: t("away-else", { name }),
    acts: html`<${Act} kind="quiet" icon="ui-coffee" label=${t("keep-waiting")} focus="away-wait" run=${() => {
      waited.value = [...waited.value, `${id}/${missing}`];
    }} />
      <${Act} icon="ui-flag" label=${t("propose-end")} focus="away-end" disabled=${busy} run=${() => store.act({ do: "call", kind: "end" })} />
      <${Act} icon="ui-bot" label=${t("let-bot-in")} focus="away-bot" disabled=${busy} run=${() => store.act({ do: "call", kind: "bot", target: missing })} />`,
  };
}
