/** What the action bar says: what may I do in this phase, and what each button would cost and bring. */
import { html } from "../../lib/html.js";
import { templateFor } from "../../lib/templates.js";
import { list } from "../../lib/words.js";
import { Icon } from "../../parts/icon.js";
import { isShip } from "./facts.js";
import { Forecast } from "./forecast.js";
import { cellsOf, planOf } from "./plan.js";
import { placeName, roleName, tileName } from "./words.js";

/** @import {Template} from "../../lib/protocol.js" */
/** @import {Action, Bar, GameContext} from "../screen.js" */

/** @type {Record<string, (ctx: GameContext) => Bar>} */
const PHASES = {
  offer: taking,
  ferry: ferrying,
  auction: bidding,
  discard: discarding,
  color_placing: placing,
};

/** @param {GameContext} ctx @returns {Bar} */
export function bar(ctx) {
  const { phase, active } = ctx.view.value.public ?? {};
  if (!phase) return { may: "", actions: [] };
  if (phase === "game_over") return { may: ctx.t("bar-over"), actions: [] };
  const mine = active === ctx.seat.value && ctx.moves.value.length > 0;
  const said = mine ? PHASES[phase](ctx) : { may: waiting(ctx), actions: [] };
  return ctx.layout.value === "phone" ? { otherwise: "", ...said, actions: few(said.actions) } : said;
}

/** There is room for a row of buttons on a phone: a combination is also put back by touching it again, a boat emptied at its own cross. @param {Action[]} actions */
const few = (actions) =>
  actions.length > 2 ? actions.filter(({ key }) => key !== "put-back" && key !== "ferry-empty") : actions;

/** Another's turn: what they do, and how far one's own is. @param {GameContext} ctx */
function waiting(ctx) {
  const { t } = ctx;
  const { active, seats, phase } = ctx.view.value.public;
  const name = ctx.name(active);
  const seat = ctx.seat.value;
  if (seat === null || seat === active) return t.rich("bar-watching", { name, phase });
  return t.rich("bar-waiting", { name, phase, n: ((seat - active + seats.length) % seats.length) - 1 });
}

const Coin = () => html`<${Icon} name="coin" class="vk-coin" />`;

// ── Taking a combination ────────────────────────────────────────────────────────────────────────

/** @param {GameContext} ctx @returns {Bar} */
function taking(ctx) {
  const { t } = ctx;
  const { template, spots, draft, seen } = planOf(ctx);
  const chosen = template.value;
  if (!chosen) return { may: t.rich("bar-take"), actions: exchanges(ctx) };
  if (chosen.refused)
    return {
      may: t.rich("bar-short", { ...chosen.refused.params }),
      actions: [back(ctx), ...exchanges(ctx, chosen)],
    };
  const { kind } = spots.value;
  if (kind === "start") return { may: t.rich("bar-start"), actions: [back(ctx)] };
  if (kind === "swap" && !draft.value.swap)
    return { may: t.rich("bar-swap"), actions: [back(ctx), ...takeActions(ctx, chosen)] };
  return {
    may: planWords(ctx, chosen),
    actions: [back(ctx), ...(seen.value ? takeActions(ctx, chosen) : [])],
  };
}

/** The plan in a sentence: what goes where, and what is still to be chosen. @param {GameContext} ctx @param {Template} template */
function planWords(ctx, template) {
  const { t } = ctx;
  const { draft, canSettle } = planOf(ctx);
  const { slot, cell, start, settle, special } = draft.value;
  const there = ctx.view.value.public.wheel.slots[slot ?? 0];
  if (!there) return "";
  const cells = cellsOf(template, start);
  const words = {
    tile: tileName(ctx, there.tile),
    viking: roleName(ctx, there.viking),
    place: cell ? placeName(ctx, cell[0], cell[1]) : "none",
    n: cells.length,
    how: isShip(ctx.components, there.tile) ? "ship" : canSettle.value && settle ? "settles" : "waits",
    special: special ? tileName(ctx, special) : "none",
  };
  if (!cells.length) return t.rich("bar-nowhere", words);
  if (!cell) return t.rich("bar-where", words);
  return html`${t.rich("bar-plan", words)} <${Forecast} ctx=${ctx} of="take" />`;
}

/** @param {GameContext} ctx @returns {Action} */
const back = (ctx) => ({
  key: "put-back",
  label: ctx.t("action-back"),
  kind: "plain",
  run: () => planOf(ctx).clear(),
});

/** @param {GameContext} ctx @param {Template} template @returns {Action[]} */
function takeActions(ctx, template) {
  const { t } = ctx;
  const plan = planOf(ctx);
  const { settle, start, cell } = plan.draft.value;
  const ready = plan.ready.value;
  /** @type {Action[]} */
  const actions = [];
  if (start && cell)
    actions.push({
      key: "start-again",
      label: t("action-start"),
      kind: "plain",
      run: () => plan.change({ start: null, cell: null }),
    });
  if (plan.canSettle.value)
    actions.push({
      key: "settle",
      label: t(settle ? "action-mainland" : "action-settle"),
      kind: "plain",
      run: () => plan.change({ settle: !settle }),
    });
  if (ready)
    actions.push({
      key: "take",
      label: t("action-take", { how: ready.settle ? "settles" : "takes" }),
      detail: html`${template.tells?.price}<${Coin} />`,
      kind: "do",
      run: () => ctx.send(ready),
    });
  return actions;
}

/** Points for gold: as many as a combination is short of, else as many as are counted off. @param {GameContext} ctx @param {Template} [chosen] @returns {Action[]} */
function exchanges(ctx, chosen) {
  const { t } = ctx;
  const template = templateFor(ctx.moves.value, "exchange_vp");
  if (!template) return [];
  const { exchange } = planOf(ctx);
  const most = template.tells?.vp ?? 0;
  const n = chosen?.refused?.params?.missing ?? Math.max(1, Math.min(exchange.value, most));
  const refused =
    template.refused ?? (n > most ? { code: "exchange_too_much", params: { vp: most } } : undefined);
  const run = () => {
    exchange.set(1);
    ctx.send({ cmd: "exchange_vp", amount: n });
  };
  return [
    ...(chosen || refused ? [] : counting(ctx, n, most)),
    {
      key: "exchange",
      label: t(chosen ? "action-exchange-for" : "action-exchange", { n }),
      detail: html`+${n}<${Coin} />`,
      kind: chosen && !refused ? "do" : "plain",
      run,
      ...(refused ? { refused } : {}),
    },
  ];
}

/** A point fewer, a point more. @param {GameContext} ctx @param {number} n @param {number} most @returns {Action[]} */
function counting(ctx, n, most) {
  const { exchange } = planOf(ctx);
  const step = (/** @type {"less" | "more"} */ way, /** @type {number} */ to) => ({
    key: `exchange-${way}`,
    label: ctx.t(`action-exchange-${way}`),
    kind: /** @type {const} */ ("plain"),
    run: () => exchange.set(to),
  });
  return [...(n > 1 ? [step("less", n - 1)] : []), ...(n < most ? [step("more", n + 1)] : [])];
}

// ── Ferrying ────────────────────────────────────────────────────────────────────────────────────

/** @param {GameContext} ctx @returns {Bar} */
function ferrying(ctx) {
  const { t } = ctx;
  const { ferry } = planOf(ctx);
  const loaded = ferry.loaded.value;
  const aboard = loaded.flatMap(({ vikings }) => vikings);
  const trip = ferry.template.value;
  const boats = trip?.tells?.plan?.length ?? 0;
  const done = templateFor(ctx.moves.value, "ferry_done");
  /** @type {Action[]} */
  const actions = [];
  if (trip && !trip.refused && boats > 0 && !aboard.length) {
    actions.push({
      key: "ferry-all",
      label: t("action-all"),
      detail: t("boats-counted", { n: boats }),
      kind: "plain",
      run: ferry.all,
    });
  }
  if (aboard.length)
    actions.push({ key: "ferry-empty", label: t("action-back"), kind: "plain", run: ferry.empty });
  if (done)
    actions.push({
      key: "ferry-done",
      label: t("action-stay"),
      kind: aboard.length || (boats && !done.refused) ? "plain" : "do",
      run: () => ctx.send({ cmd: "ferry_done" }),
      ...(done.refused ? { refused: done.refused } : {}),
    });
  if (aboard.length)
    actions.push({
      key: "sail",
      label: t("action-sail", { n: aboard.length }),
      detail: t("boats-counted", { n: loaded.length }),
      kind: "do",
      run: ferry.sail,
    });
  const who = aboard.map(([role, col]) => t("landing", { role: roleName(ctx, role), col }));
  return {
    turn: t("turn-ferry"),
    may: who.length
      ? t.rich("bar-ferry-plan", { who: list(ctx, who), n: who.length, room: ctx.layout.value })
      : t.rich("bar-ferry", { must: done?.refused ? "yes" : "no", boats }),
    actions,
  };
}

// ── Auction and layout of the advanced game ─────────────────────────────────────────────────────

/** @param {GameContext} ctx @returns {Bar} */
function bidding(ctx) {
  const { t } = ctx;
  const { auction } = ctx.view.value.public;
  const bid = templateFor(ctx.moves.value, "bid");
  const pass = templateFor(ctx.moves.value, "pass_bid");
  const { lowest = 0, highest = 0 } = bid?.tells ?? {};
  const n = planOf(ctx).bid.value ?? lowest;
  const opening = auction.high === null;
  return {
    turn: t("turn-auction"),
    may: t.rich(opening ? "bar-auction-open" : "bar-auction", {
      name: opening ? "" : ctx.name(auction.high_seat),
      high: auction.high ?? 0,
      most: highest,
    }),
    actions: [
      ...(pass && !opening
        ? [
            {
              key: "pass",
              label: t("action-pass"),
              kind: /** @type {const} */ ("plain"),
              run: () => ctx.send({ cmd: "pass_bid" }),
              ...(pass.refused ? { refused: pass.refused } : {}),
            },
          ]
        : []),
      {
        key: "bid",
        label: t("action-bid", { n }),
        kind: "do",
        run: () => ctx.send({ cmd: "bid", amount: n }),
        ...(bid?.refused ? { refused: bid.refused } : {}),
      },
    ],
  };
}

/** @param {GameContext} ctx @returns {Bar} */
function discarding(ctx) {
  return withRole(ctx, "discard");
}

/** @param {GameContext} ctx @returns {Bar} */
function placing(ctx) {
  return withRole(ctx, "place");
}

/** A role is chosen among the drawn vikings. @param {GameContext} ctx @param {"discard" | "place"} what @returns {Bar} */
function withRole(ctx, what) {
  const { t } = ctx;
  const role = planOf(ctx).role.value;
  const cmd = what === "discard" ? "discard_viking" : "place_color";
  const slots = role ? (templateFor(ctx.moves.value, cmd, { role })?.tells?.slots ?? []) : [];
  return {
    turn: t(`turn-${what}`),
    may: t.rich(`bar-${what}`, { n: slots.length }),
    actions: role
      ? [{ key: what, label: t(`action-${what}`, { role }), kind: "do", run: () => ctx.send({ cmd, role }) }]
      : [],
  };
}
