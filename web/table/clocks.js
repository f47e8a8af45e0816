/** The clocks of a table with a pace: the server tells when they began to run, here they only tick. */

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { html } from "../lib/html.js";
import { paceTime, timeLeft } from "../lib/pace.js";
import { serverTime } from "../lib/server-time.js";
import { now } from "../lib/time.js";
import { Icon } from "../parts/icon.js";

/** @import {Call, Clock, Seat} from "../lib/protocol.js" */
/** @import {Env} from "./env.js" */

/** Counts while seconds are on show, ms. */
const BEAT = 250;
const beat = signal(0);
let watched = 0;
/** @type {ReturnType<typeof setInterval> | undefined} */
let timer;

/** Draws the component anew while its seconds run. @param {boolean} ticks */
function useBeat(ticks) {
  useEffect(() => {
    if (!ticks) return;
    watched++;
    timer ??= setInterval(() => {
      beat.value++;
    }, BEAT);
    return () => {
      if (--watched) return;
      clearInterval(timer);
      timer = undefined;
    };
  }, [ticks]);
  return ticks ? beat.value : now.value;
}

/**
 * A person's clock; nothing where the table has none.
 * @param {{env: Env, seat: Seat}} props
 */
export function SeatClock({ env, seat }) {
  const { store, ctx, t } = env;
  const { pace, phase } = store.table.value;
  const clock = clockOf(env, seat);
  const runs = clock?.since !== undefined;
  useBeat(Boolean(pace?.kind === "live" && runs && !clock?.over));
  if (!pace || !clock || phase !== "running" || ctx.replaying.value) return null;
  if (clock.over)
    return html`<span class="clock" data-over=""><${Icon} name="ui-alarm-clock" />${t("time-over")}</span>`;
  if (pace.kind === "relaxed" && !runs) return null;
  const left = paceTime(pace, timeLeft(clock, serverTime.now()), t);
  return html`<span class="clock" data-runs=${runs ? "" : undefined}><${Icon} name="ui-clock" label=${t("time-left")} /><span class="k-num">${left}</span></span>`;
}

/** @param {Env} env @param {Seat} seat @returns {Clock | undefined} */
const clockOf = ({ store }, seat) => store.table.value.clocks.find((clock) => clock.seat === seat);

/** The seats whose time is over, by the server's word. @param {Env} env @returns {Seat[]} */
export const lateSeats = ({ store }) =>
  store.table.value.clocks.filter(({ over }) => over).map(({ seat }) => seat);

/**
 * Whether the server lets a vote be called.
 * @param {Env} env
 * @param {Call["kind"]} kind
 * @param {Seat} [target]
 */
export function mayCall({ store }, kind, target) {
  const call = store.table.value.calls.find((one) => one.kind === kind && one.target === target);
  return call !== undefined && !call.refused;
}
