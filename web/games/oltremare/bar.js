/** What the action bar says: what may I do in this phase, and what each button would cost and bring. */
import { html } from "../../lib/html.js";
import { templateFor } from "../../lib/templates.js";
import { signed } from "../../lib/words.js";
import { calls } from "./market.js";
import { planOf } from "./plan.js";
import { arrived, ends } from "./sailing.js";
import { Coin } from "./ui.js";
import { harbour, tileName } from "./words.js";

/** @import {Template} from "../../lib/protocol.js" */
/** @import {Action, Bar, GameContext} from "../screen.js" */

/** @type {Record<string, (ctx: GameContext) => Bar>} */
const PHASES = { sea_power: discarding, trade: trading, sail: sailing, compass: leaping, load: loading };

/** @param {GameContext} ctx @returns {Bar} */
export function bar(ctx) {
  const { phase, active } = ctx.view.value.public ?? {};
  if (!phase) return { may: "", actions: [] };
  if (phase === "over") return { may: ctx.t("bar-over"), actions: [] };
  const mine = active === ctx.seat.value && ctx.moves.value.length > 0;
  const said = mine ? PHASES[phase](ctx) : { may: waiting(ctx), actions: [] };
  const phone = ctx.layout.value === "phone";
  return phone ? { otherwise: mine && !ctx.table.value.pace ? ctx.t("bar-no-hurry") : "", ...said } : said;
}

/** Another's turn: what can be done meanwhile, and how far one's own is. @param {GameContext} ctx */
function waiting(ctx) {
  const { t } = ctx;
  const { active, seats, phase } = ctx.view.value.public;
  const name = ctx.name(active);
  const seat = ctx.seat.value;
  if (seat === null) return t.rich("bar-watching", { name, phase });
  if (planOf(ctx).draft.now.value) return t.rich("bar-draft");
  const between = ((seat - active + seats.length) % seats.length) - 1;
  const asked = calls(ctx);
  if (asked) return t.rich("bar-asked", { name, n: asked });
  return t.rich(phase === "trade" ? "bar-others-trade" : "bar-waiting", { name, n: between });
}

/** @param {GameContext} ctx @returns {Bar} */
function discarding(ctx) {
  const { t } = ctx;
  const plan = planOf(ctx);
  const n = plan.most.value;
  return {
    turn: t("turn-discard"),
    may: t.rich("bar-discard", { n, lions: ctx.view.value.public.lions }),
    actions: [pickedAction(ctx, "discard", t("action-discard", { n }))],
  };
}

/** A move made of picked cards: it can go out when there are as many as its template asks for. @param {GameContext} ctx @param {string} key @param {string} label @returns {Action} */
function pickedAction(ctx, key, label) {
  const plan = planOf(ctx);
  const { picked, most, move } = plan;
  const got = picked.value.length;
  const short = got < most.value;
  const phone = ctx.layout.value === "phone";
  return {
    key,
    label,
    detail: phone ? `${got}/${most.value}` : short ? ctx.t("action-more", { n: most.value - got }) : "",
    kind: "do",
    run: () => {
      const made = move.peek();
      if (made) ctx.send(made);
    },
    ...(short ? { refused: { code: "wrong_count", params: { wanted: most.value, got } } } : {}),
  };
}

/** @param {GameContext} ctx @returns {Bar} */
function trading(ctx) {
  const { t } = ctx;
  const phone = ctx.layout.value === "phone";
  const { load, purchases } = ctx.view.value.public;
  const play = templateFor(ctx.moves.value, "play_cards");
  const buys = ctx.moves.value.filter(({ cmd }) => cmd === "buy").map((template) => purchase(ctx, template));
  const hand = ctx.view.value.private?.hand.length ?? 0;
  const label = t(phone ? "action-play-short" : "action-play", { n: planOf(ctx).most.value || load });
  const playing = play?.refused
    ? {
        key: "play",
        label,
        detail: phone ? `${hand}/${load}` : t("action-more", { n: load - hand }),
        kind: /** @type {const} */ ("do"),
        run() {},
        refused: play.refused,
      }
    : pickedAction(ctx, "play", label);
  if (planOf(ctx).draft.now.value) return { may: t.rich("bar-draft"), actions: [] };
  return {
    may: t.rich(play?.refused ? "bar-short" : phone ? "bar-trade-short" : "bar-trade", {
      load,
      hand,
      bought: purchases,
      most: ctx.components.purchase.most_per_turn,
    }),
    actions: [...buys, playing],
  };
}

/** The next card from the deck or the pirate pile, its price and the balance after it. @param {GameContext} ctx @param {Template} template @returns {Action} */
function purchase(ctx, { fixed, tells, refused }) {
  const { t } = ctx;
  const source = fixed?.source;
  const phone = ctx.layout.value === "phone";
  return {
    key: `buy-${source}`,
    label: t(phone ? `action-${source}-short` : `action-${source}`),
    detail: refused
      ? ""
      : html`${tells?.price}<${Coin} />${phone ? null : html`<span class="o-leaves">${t("leaves", { n: signed(tells?.ducats) })}</span>`}`,
    kind: "plain",
    run: () => ctx.send({ cmd: "buy", source }),
    ...(refused ? { refused } : {}),
  };
}

/** @param {GameContext} ctx @returns {Bar} */
function sailing(ctx) {
  const { t } = ctx;
  const plan = planOf(ctx);
  const path = plan.path.value;
  const left = plan.seen.value?.tells?.routes ?? templateFor(ctx.moves.value, "sail")?.tells?.routes ?? 0;
  const whole = arrived(ctx);
  const last = path.at(-1);
  const tile = last ? ends(ctx)[last] : null;
  /** @type {Action[]} */
  const actions = [];
  if (path.length)
    actions.push({
      key: "sail-back",
      label: t("action-back"),
      kind: "plain",
      run: () => plan.sail(path.slice(0, -1)),
    });
  if (last)
    actions.push({
      key: "sail",
      label: t("action-sail", { to: harbour(ctx, last, "to") }),
      detail: whole ? (tile ? tileName(ctx, tile) : t("no-tile")) : t("routes-left", { n: left }),
      kind: "do",
      run: () => whole && ctx.send({ cmd: "sail", path }),
      ...(whole
        ? {}
        : { refused: { code: "wrong_count", params: { wanted: path.length + left, got: path.length } } }),
    });
  return {
    turn: t("turn-sail"),
    may: t.rich(path.length ? "bar-sail-on" : "bar-sail", { n: left }),
    actions,
  };
}

/** @param {GameContext} ctx @returns {Bar} */
function leaping(ctx) {
  const { t } = ctx;
  const goal = planOf(ctx).goal.value;
  const template = ctx.moves.value.find(({ cmd, fixed }) => cmd === "compass" && fixed?.to === goal);
  const tile = template?.tells?.tile;
  /** @type {Action[]} */
  const actions = [
    {
      key: "compass-keep",
      label: t("action-keep"),
      kind: "plain",
      run: () => ctx.send({ cmd: "compass", to: null }),
    },
  ];
  if (goal)
    actions.push({
      key: "compass",
      label: t("action-leap", { to: harbour(ctx, goal, "to") }),
      detail: tile ? tileName(ctx, tile) : t("no-tile"),
      kind: "do",
      run: () => ctx.send({ cmd: "compass", to: goal }),
    });
  return { turn: t("turn-compass"), may: t.rich("bar-compass"), actions };
}

/** @param {GameContext} ctx @returns {Bar} */
function loading(ctx) {
  const { t } = ctx;
  const n = planOf(ctx).most.value;
  return {
    turn: t("turn-load"),
    may: t.rich("bar-load", { n }),
    actions: [pickedAction(ctx, "load", t("action-load", { n }))],
  };
}
