/** What the action bar says: what may I do now, and what each button would cost and bring. */
import { html } from "../../lib/html.js";
import { templateFor } from "../../lib/templates.js";
import { list } from "../../lib/words.js";
import { factsOf } from "./facts.js";
import { AmountsRow } from "./pieces.js";
import { planOf } from "./plan.js";
import {
  figuresOnTheWay,
  moveOther,
  movingFigure,
  pendingOf,
  shorten,
  stepBack,
  travelling,
} from "./touch.js";
import { dieName, placeName, sourceName, spaceName, things } from "./words.js";

/** @import {Action, Bar, GameContext} from "../screen.js" */

/** @param {GameContext} ctx @returns {Bar} */
export function bar(ctx) {
  const asked = planOf(ctx).asked.value;
  return ctx.view.value.public && asked ? ASKED[asked](ctx) : { may: "", actions: [] };
}

/** @type {Record<NonNullable<import("./plan.js").Asked>, (ctx: GameContext) => Bar>} */
const ASKED = {
  draft: (ctx) => ({
    turn: ctx.t("turn-character"),
    may: ctx.t.rich("bar-character"),
    actions: [doing(ctx, "pick", ctx.t("action-pick"))],
  }),
  goals: (ctx) => ({
    turn: ctx.t("turn-goals"),
    may: ctx.t.rich("bar-goals", { n: ctx.components.setup.goals, others: others(ctx) }),
    actions: [doing(ctx, "keep", ctx.t("action-keep"))],
  }),
  decision: deciding,
  turn: playing,
};

/** The one thing that is suggested; it can go out once nothing is missing. @param {GameContext} ctx @param {string} key @param {string} label @param {any} [detail] @returns {Action} */
function doing(ctx, key, label, detail) {
  const plan = planOf(ctx);
  const ready = plan.ready.value !== null;
  return {
    key,
    label,
    detail,
    kind: "do",
    run: () => {
      const move = plan.ready.peek();
      if (move) ctx.send(move);
    },
    ...(ready ? {} : { refused: { code: "bad_choice", params: { what: "more" } } }),
  };
}

// ── Others ──────────────────────────────────────────────────────────────────────────────────────

/** Names of all others the game waits for, or "none". @param {GameContext} ctx */
function others(ctx) {
  const seats = ctx.table.value.waiting.filter((seat) => seat !== ctx.seat.value);
  return seats.length ? list(ctx, seats.map(ctx.name)) : "none";
}

// ── Pending decisions ───────────────────────────────────────────────────────────────────────────

/** @param {GameContext} ctx @returns {Bar} */
function deciding(ctx) {
  const { t } = ctx;
  const pending = pendingOf(ctx);
  if (!pending) return { may: "", actions: [] };
  const { kind, n, source, city } = pending;
  const { fields } = planOf(ctx).draft.value;
  const { phase } = ctx.view.value.public;
  const all = phase === "round_bonus" || phase === "compensation";
  /** @type {Action[]} */
  const actions = [];
  if (kind === "move") {
    actions.push({
      key: "decline",
      label: t("action-decline"),
      kind: "plain",
      run: () => ctx.send({ cmd: "resolve", decline: true }),
    });
    if (fields.paths) actions.push(back(ctx, () => stepBack(ctx)));
    actions.push(...otherFigure(ctx), doing(ctx, "resolve", t("action-move"), journeyPrice(ctx)));
  } else actions.push(doing(ctx, "resolve", t(`action-${kind}`), chosenWords(ctx)));
  return {
    turn: t("turn-decision"),
    may: t.rich("bar-decision", {
      what: t(`ask-${kind}`, { n, city: city ? placeName(ctx, city) : "" }),
      source: sourceName(ctx, source) || "none",
      others: all ? others(ctx) : "none",
    }),
    actions,
  };
}

/** What has been chosen, in the words of its buttons. @param {GameContext} ctx */
function chosenWords(ctx) {
  const { coins, camels, goods } = planOf(ctx).draft.value.fields;
  if (coins !== undefined)
    return html`<${AmountsRow} amounts=${Object.fromEntries(Object.entries({ coin: coins, camel: camels }).filter(([, n]) => n > 0))} />`;
  if (goods?.length) return html`<${AmountsRow} amounts=${tally(goods)} />`;
  return "";
}

/** @param {string[]} things */
function tally(things) {
  /** @type {Record<string, number>} */
  const counts = {};
  for (const thing of things) counts[thing] = (counts[thing] ?? 0) + 1;
  return counts;
}

// ── The own turn ────────────────────────────────────────────────────────────────────────────────

/** @param {GameContext} ctx @returns {Bar} */
function playing(ctx) {
  const plan = planOf(ctx);
  const { target, dice } = plan.draft.value;
  if (target) return placing(ctx);
  const { main_done: done, seats } = ctx.view.value.public;
  const { dice: held } = seats[ctx.seat.value ?? 0];
  const names = dice.map((die) => dieName(ctx, die, held[die]));
  const state = done ? "done" : !Object.keys(held).length ? "empty" : dice.length ? "picked" : "open";
  /** @type {Action[]} */
  const actions = [];
  if (dice.length) actions.push(putBack(ctx));
  actions.push(...ending(ctx));
  return {
    may: ctx.t.rich(ctx.layout.value === "phone" ? "bar-turn-short" : "bar-turn", {
      state,
      dice: names.length ? list(ctx, names) : "none",
      n: dice.length,
    }),
    actions,
  };
}

/** @param {GameContext} ctx @returns {Action} */
const putBack = (ctx) => ({
  key: "put-back",
  label: ctx.t("action-put-back"),
  kind: "plain",
  run: () => {
    ctx.calm();
    planOf(ctx).clear();
  },
});

/** @param {GameContext} ctx @param {() => void} run @returns {Action} */
const back = (ctx, run) => ({ key: "back", label: ctx.t("action-back"), kind: "plain", run });

/** Ends the turn; asks first where a contract could still be completed. @param {GameContext} ctx @returns {Action[]} */
function ending(ctx) {
  const { t } = ctx;
  const end = templateFor(ctx.moves.value, "end_turn");
  if (!end || (end.refused && ctx.layout.value === "phone")) return [];
  const open = ctx.moves.value.filter(({ cmd, refused }) => cmd === "complete_contract" && !refused);
  const run = async () => {
    const sure =
      !open.length ||
      (await ctx.ask({
        title: t("end-title"),
        text: t("end-text", { n: open.length }),
        yes: t("action-end"),
        no: t("end-no"),
      }));
    if (sure) ctx.send({ cmd: "end_turn" });
  };
  return [
    {
      key: "end-turn",
      label: t("action-end"),
      kind: end.refused ? "plain" : "do",
      run: () => void run(),
      ...(end.refused ? { refused: end.refused } : {}),
    },
  ];
}

/** A space has been chosen: what is still missing, and what it comes to. @param {GameContext} ctx @returns {Bar} */
function placing(ctx) {
  const { t } = ctx;
  const plan = planOf(ctx);
  const { target, dice, fields } = plan.draft.value;
  const space = target?.space ?? "";
  const wanted = factsOf(ctx.components).dice.get(space) ?? 1;
  const missing = wanted - dice.length;
  const { tells } = plan.seen.value ?? {};
  const fee = tells?.fee ?? 0;
  /** @type {Action[]} */
  const actions = [];
  const list = ["steps", "payments", "goods"].find((field) => fields[field]?.length);
  if (travelling(ctx) && fields.paths) actions.push(back(ctx, () => stepBack(ctx)));
  else if (list) actions.push(back(ctx, () => shorten(ctx, list)));
  actions.push(putBack(ctx));
  if (travelling(ctx)) actions.push(...otherFigure(ctx));
  actions.push(
    doing(
      ctx,
      "place",
      t(`action-${target?.slot ? "city_card" : space.startsWith("bazaar_") ? "bazaar" : space}`),
      travelling(ctx) ? journeyPrice(ctx) : gainOf(ctx),
    ),
  );
  return {
    may: t.rich("bar-placing", {
      space: target?.slot
        ? placeName(ctx, factsOf(ctx.components).cityOf.get(target.slot) ?? "")
        : spaceName(ctx, space),
      missing,
      fee,
      what: stage(ctx, missing),
      steps: tells?.steps?.length === undefined ? (tells?.steps ?? 0) : 0,
      most: tells?.most ?? 0,
      coin: tells?.left?.coin ?? 0,
      camel: tells?.left?.camel ?? 0,
    }),
    actions,
  };
}

/** What is missing of the action, in one word. @param {GameContext} ctx @param {number} dice  that are missing */
function stage(ctx, dice) {
  const plan = planOf(ctx);
  const { target, fields } = plan.draft.value;
  if (dice > 0) return "dice";
  if (plan.ready.value) return "ready";
  if (plan.base.value?.values?.values?.length) return "values";
  if (travelling(ctx)) return "way";
  return fields.take?.length ? "rest" : (target?.space ?? "");
}

/** Of two figures the one that does not move just now can be chosen. @param {GameContext} ctx @returns {Action[]} */
function otherFigure(ctx) {
  const figure = movingFigure(ctx);
  const places = figuresOnTheWay(ctx);
  const other = (figure + 1) % places.length;
  const phone = ctx.layout.value === "phone";
  // Of two in one place it does not matter which one moves.
  if (places[other] === places[figure]) return [];
  return [
    {
      key: "other-figure",
      label: ctx.t("action-figure", { place: phone ? "none" : placeName(ctx, places[other]) }),
      kind: "plain",
      run: () => moveOther(ctx, other),
    },
  ];
}

/** What the way costs, and what is left then. @param {GameContext} ctx */
function journeyPrice(ctx) {
  const tells = planOf(ctx).seen.value?.tells;
  if (!planOf(ctx).ready.value || tells?.coins === undefined) return "";
  return html`<${AmountsRow} amounts=${{ coin: tells.coins, camel: tells.camels }} />`;
}

/** What a complete action brings, as far as it is known before. @param {GameContext} ctx */
function gainOf(ctx) {
  const { tells } = planOf(ctx).seen.value ?? {};
  const { target, fields } = planOf(ctx).draft.value;
  const { components } = ctx;
  const gain =
    tells?.gain ??
    (target?.space === "take5" || target?.space === "money_bag"
      ? components[target.space]
      : target?.space === "khan" && fields.good
        ? { ...components.khan.gain, [fields.good]: 1 }
        : null);
  if (!gain || !planOf(ctx).ready.value) return "";
  const paid = tells?.paid && Object.keys(tells.paid).length > 0;
  return html`${paid && html`<${AmountsRow} amounts=${tells.paid} /><span aria-hidden="true">→</span>`}<${AmountsRow} amounts=${gain} label=${things(ctx, gain)} />`;
}
