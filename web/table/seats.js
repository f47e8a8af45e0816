/** The others at the table: panels beside the board, chips on a phone; each opens what everybody may know. */

import { html } from "../lib/html.js";
import { seatsAfter } from "../lib/order.js";
import { ago } from "../lib/time.js";
import { Emblem } from "../parts/controls.js";
import { Dialog } from "../parts/dialog.js";
import { Icon } from "../parts/icon.js";
import { levelText } from "../parts/levels.js";
import { Act } from "./bar.js";
import { mayCall, SeatClock } from "./clocks.js";
import { layout } from "./context.js";
import { TurnFoot } from "./turn-foot.js";
import { VoteMark } from "./vote.js";

/** @import {Call, Seat} from "../lib/protocol.js" */
/** @import {Env} from "./env.js" */

/** @param {{env: Env}} props */
export function SeatPanels({ env }) {
  const { ctx, store } = env;
  const { seats } = store.table.value;
  const others = seatsAfter(seats.length, ctx.seat.value);
  return html`<ul class="seats" data-n=${others.length} aria-label=${env.t("others")}>
    ${others.map((seat, i) => html`<li key=${seat}><${SeatPanel} env=${env} seat=${seat} next=${i === 0 && ctx.seat.value !== null && others.length > 1} /></li>`)}
  </ul>`;
}

/** @param {{env: Env, seat: Seat, next: boolean}} props */
function SeatPanel({ env, seat, next }) {
  const { ctx, store, screen, ui, t } = env;
  const info = store.table.value.seats[seat];
  const turn = store.table.value.waiting.includes(seat) && !ctx.replaying.value;
  const ready = Boolean(ctx.view.value.public);
  const phone = layout.value === "phone";
  return html`<button
    type="button"
    class="k-seat seat"
    data-p=${ctx.pigment(seat)}
    data-seat=${seat}
    data-turn=${turn ? "other" : undefined}
    data-bot=${info.level ? "" : undefined}
    data-focus=${`seat-${seat}`}
    onClick=${() => {
      ui.sheet.value = { seat };
    }}
  >
    <span class="k-seat__head">
      <${Emblem} pigment=${ctx.pigment(seat)} />
      <span class="k-seat__name">${info.name}</span>
      <${Presence} env=${env} seat=${seat} />
      ${turn ? html`<span class="k-caption seat__next"><${Icon} name="ui-hourglass" label=${t("thinks")} /></span>` : next && html`<span class="k-caption seat__next">${t("after-you")}</span>`}
      <span class="k-seat__score k-num">${ready && screen.score(ctx, seat)}</span>
    </span>
    <span class="k-seat__facts">${ready && screen.seatFacts(ctx, seat)}<${VoteMark} env=${env} seat=${seat} />${!phone && html`<${SeatClock} env=${env} seat=${seat} />`}</span>
    ${phone && html`<${SeatClock} env=${env} seat=${seat} />`}
  </button>`;
}

/** Whether somebody is here, a bot, or gone for good. @param {{env: Env, seat: Seat, long?: boolean}} props */
function Presence({ env, seat, long = false }) {
  const { store, t } = env;
  const info = store.table.value.seats[seat];
  if (info.resigned) return html`<span class="bot-mark"><${Icon} name="ui-flag" />${t("resigned")}</span>`;
  if (info.kind === "human" && info.level)
    return html`<span class="bot-mark"><${Icon} name="ui-bot" />${t("bot-sits-in")}</span>`;
  if (info.kind === "bot") return html`<${Icon} name="ui-bot" class="seat__bot" label=${t("is-bot")} />`;
  const here = store.here.value.seats.includes(seat) || store.seats.value.includes(seat);
  return html`<span class=${`k-presence ${here ? "" : "k-presence--away"}`} role="img" aria-label=${t(here ? "is-here" : "is-away")}></span>
    ${long && html`<span class="k-caption">${t(here ? "is-here" : "is-away")}</span>`}`;
}

/** How many of its last turns a seat's sheet tells. */
const LAST = 5;

/** What everybody may know of a seat, and nothing more. @param {{env: Env, seat: Seat, onClose: () => void}} props */
export function SeatSheet({ env, seat, onClose }) {
  const { ctx, store, screen, t } = env;
  const info = store.table.value.seats[seat];
  const turns = store.log.value.filter((entry) => entry.seat === seat && entry.kind === "move").slice(-LAST);
  const head = html`<${Emblem} pigment=${ctx.pigment(seat)} /> ${info.name}`;
  return html`<${Dialog} title=${head} onClose=${onClose} class="seat-sheet" head=${html`<span class="seat-sheet__score k-num">${screen.score(ctx, seat)}</span>`} tail=${html`<${TurnFoot} env=${env} onClose=${onClose} />`}>
    <p class="seat-sheet__who">
      <${Presence} env=${env} seat=${seat} long=${true} />
      ${info.level && html`<span class="k-caption">${levelText(screen.id, info.level)}</span>`}
      <${SeatClock} env=${env} seat=${seat} />
    </p>
    <p class="k-seat__facts">${screen.seatFacts(ctx, seat)}</p>
    ${
      turns.length > 0 &&
      html`<h3 class="k-label">${t("last-turns")}</h3>
        <ol class="k-log">
          ${turns
            .toReversed()
            .map(
              (entry) =>
                html`<li key=${entry.seq}><${Emblem} pigment=${ctx.pigment(seat)} /><span>${screen.line(entry, ctx)}</span><span class="k-log__when">${ago(entry.at, t)}</span></li>`,
            )}
        </ol>`
    }
    <${SeatActs} env=${env} seat=${seat} onClose=${onClose} />
  <//>`;
}

/** @param {{env: Env, seat: Seat, onClose: () => void}} props */
function SeatActs({ env, seat, onClose }) {
  const { ctx, store, ui, t } = env;
  const { seats, phase, vote } = store.table.value;
  const info = seats[seat];
  const own = store.seats.value.includes(seat);
  if (phase !== "running" || store.seat.value === null) return null;
  if (own && seat !== store.seat.value) {
    const take = () => {
      ui.handTo.value = seat;
      onClose();
    };
    return html`<div class="seat-sheet__acts"><${Act} icon="ui-users" label=${t("hand-over", { name: info.name })} focus="hand-over" run=${take} /></div>`;
  }
  if (info.kind !== "human" || info.level || vote || own) return null;
  const name = ctx.name(seat);
  const call = (/** @type {Call["kind"]} */ kind) => async () => {
    await store.act({ do: "call", kind, target: seat });
    onClose();
  };
  if (!mayCall(env, "bot", seat))
    return html`<div class="seat-sheet__acts"><p class="k-caption">${t("time-left-why", { name })}</p></div>`;
  return html`<div class="seat-sheet__acts">
    ${mayCall(env, "wait", seat) && html`<${Act} icon="ui-coffee" label=${t("propose-wait")} focus="propose-wait" run=${call("wait")} />`}
    <${Act} icon="ui-bot" label=${t("propose-bot", { name })} focus="propose-bot" run=${call("bot")} />
    <p class="k-caption">${t("propose-bot-why", { name })}</p>
  </div>`;
}
