/** What a touch does: it changes the plan if the server has nothing against it, or says why not. */
import { templateFor } from "../../lib/templates.js";
import { refuseTurn } from "../turn.js";
import { factsOf } from "./facts.js";
import { moveOf, planOf } from "./plan.js";

/**
 * @import {GameContext} from "../screen.js"
 * @import {Draft, Path, Target} from "./plan.js"
 */

/** Explains a thing in words; touched again it is put away. @param {GameContext} ctx @param {string} kind @param {string} id */
export function tell(ctx, kind, id) {
  const { told } = planOf(ctx);
  const before = told.peek();
  told.value = before?.kind === kind && before.id === id ? null : { kind, id };
}

/**
 * What is a space or a choice in one's own turn, and can otherwise only be explained.
 * @param {GameContext} ctx @param {string} kind @param {string} id @param {() => void} act
 */
export function actOrTell(ctx, kind, id, act) {
  const acting = planOf(ctx).asked.peek() === "turn" && !ctx.view.peek().public.main_done;
  if (acting) act();
  const refused = kind === "card" && templateFor(ctx.moves.peek(), "place", { slot: id })?.refused;
  if (!acting || refused) tell(ctx, kind, id);
}

/** Whether this seat makes a main action, or could be told why not. @param {GameContext} ctx @param {any} anchor */
function turnOpen(ctx, anchor) {
  const asked = planOf(ctx).asked.peek();
  if (asked === "turn") return true;
  if (asked === "decision") {
    const pending = ctx.view.peek().public.seats[ctx.seat.peek() ?? 0].pending;
    ctx.refuse({ code: "pending_decision", params: { kind: pending?.kind ?? "" } }, anchor);
  } else if (asked === null && ctx.view.peek().public?.phase !== "finished") refuseTurn(ctx, anchor);
  return false;
}

/**
 * Tries a change: it stands unless the server refuses what would come of it.
 * @param {GameContext} ctx @param {Partial<Draft>} change @param {any} anchor
 */
export async function attempt(ctx, change, anchor) {
  const plan = planOf(ctx);
  const draft = { ...plan.draft.peek(), ...change };
  const move = moveOf(ctx, plan.asked.peek(), draft);
  if (move) {
    const { refused } = await ctx.preview(move);
    if (refused) return ctx.refuse(refused, anchor);
  }
  ctx.calm();
  plan.change(change);
}

// ── Dice ────────────────────────────────────────────────────────────────────────────────────────

/** A die is picked or put back. @param {GameContext} ctx @param {string} die */
export function pressDie(ctx, die) {
  const plan = planOf(ctx);
  if (!turnOpen(ctx, { die })) return;
  ctx.calm();
  const { dice, target, fields } = plan.draft.peek();
  const kept = withoutReach(fields);
  if (dice.includes(die)) return plan.change({ dice: dice.filter((other) => other !== die), fields: kept });
  const most = target ? (factsOf(ctx.components).dice.get(target.space) ?? 1) : 99;
  const joined = [...dice.slice(0, most - 1), die];
  if (!target) return plan.change({ dice: joined });
  return void attempt(ctx, { dice: joined, fields: kept }, { die });
}

/** What other dice may not reach goes. @param {Record<string, any>} fields */
function withoutReach(fields) {
  const { values, ...kept } = fields;
  return kept;
}

// ── Spaces ──────────────────────────────────────────────────────────────────────────────────────

/** @param {Target | null} a @param {Target} b */
export const sameTarget = (a, b) => a !== null && a.space === b.space && a.slot === b.slot;

/**
 * An action space is touched, perhaps with what is wanted there; touched again as it stands it is put back.
 * @param {GameContext} ctx @param {Target} target @param {Record<string, any>} [fields] @param {any} [anchor]
 */
export async function pressSpace(ctx, target, fields = {}, anchor = { space: target.slot ?? target.space }) {
  const plan = planOf(ctx);
  if (!turnOpen(ctx, anchor)) return;
  if (target.space !== "money_bag" && ctx.view.peek().public.main_done)
    return ctx.refuse({ code: "main_action_done", params: {} }, anchor);
  const before = plan.draft.peek();
  if (sameTarget(before.target, target) && JSON.stringify(before.fields) === JSON.stringify(fields)) {
    ctx.calm();
    return plan.change({ target: null, fields: {} });
  }
  const template =
    target.space === "money_bag"
      ? templateFor(ctx.moves.peek(), "money_bag")
      : templateFor(ctx.moves.peek(), "place", {
          space: target.space,
          ...(target.slot ? { slot: target.slot } : {}),
        });
  if (template?.refused) return ctx.refuse(template.refused, anchor);
  await attempt(ctx, { target, fields }, anchor);
}

/** A contract of the row: taken, or put back. @param {GameContext} ctx @param {string} id */
export function pressContract(ctx, id) {
  const { target, fields } = planOf(ctx).draft.peek();
  const before = target?.space === "contracts" ? (fields.take ?? []) : [];
  const take = before.includes(id)
    ? before.filter((/** @type {string} */ other) => other !== id)
    : [...before, id];
  const extra = Object.fromEntries(
    Object.entries(fields.extra ?? {}).filter(([contract]) => take.includes(contract)),
  );
  const wanted = { take, ...(Object.keys(extra).length ? { extra } : {}) };
  void pressSpace(ctx, { space: "contracts", slot: null }, take.length ? wanted : {}, { contract: id });
}

/** Adds to or changes fields of the move, if that may be. @param {GameContext} ctx @param {Record<string, any>} fields @param {any} [anchor] */
export const setFields = (ctx, fields, anchor = null) =>
  void attempt(ctx, { fields: { ...planOf(ctx).draft.peek().fields, ...fields } }, anchor);

/** Takes the last of a list back. @param {GameContext} ctx @param {string} field */
export function shorten(ctx, field) {
  const plan = planOf(ctx);
  const { [field]: list, ...others } = plan.draft.peek().fields;
  const left = (list ?? []).slice(0, -1);
  ctx.calm();
  plan.change({ fields: left.length ? { ...others, [field]: left } : others });
}

// ── The map ─────────────────────────────────────────────────────────────────────────────────────

/**
 * Where the journey may go next: the paths by the node that is entered. Where either figure could, the one that moves does.
 * @param {GameContext} ctx @returns {Map<string, Path[]>}
 */
export function nextNodes(ctx) {
  const plan = planOf(ctx);
  const figure = movingFigure(ctx);
  const others = (/** @type {Path[]} */ paths) => Number(paths.at(-1)?.figure !== figure);
  /** @type {Map<string, Path[]>} */
  const found = new Map();
  for (const paths of plan.paths.value.toSorted((a, b) => others(a) - others(b))) {
    const node = paths.at(-1)?.nodes.at(-1);
    if (node && !found.has(node)) found.set(node, paths);
  }
  return found;
}

/** The figure that moves: of two the chosen one, unless only the other can. @param {GameContext} ctx @returns {number} */
export function movingFigure(ctx) {
  const plan = planOf(ctx);
  const { figure, fields } = plan.draft.value;
  const can = new Set(
    [...(fields.paths ?? []), ...plan.paths.value.flatMap((paths) => paths.slice(-1))].map(
      (path) => path.figure,
    ),
  );
  return can.has(figure) ? figure : ([...can][0] ?? figure);
}

/** Where the own figures are by the way that is being chosen. @param {GameContext} ctx @returns {string[]} */
export function figuresOnTheWay(ctx) {
  const { figures } = ctx.view.value.public.seats[ctx.seat.value ?? 0];
  const paths = /** @type {Path[]} */ (planOf(ctx).draft.value.fields.paths ?? []);
  return figures.map(
    (/** @type {string} */ node, /** @type {number} */ i) =>
      paths.find(({ figure }) => figure === i)?.nodes.at(-1) ?? node,
  );
}

/** The other of two figures is to move now: its way goes on, or begins; where no step is left for that, anew. @param {GameContext} ctx @param {number} figure */
export function moveOther(ctx, figure) {
  const plan = planOf(ctx);
  const { paths, ...others } = plan.draft.peek().fields;
  const way = /** @type {Path[]} */ (paths ?? []);
  const begun = way.filter((path) => path.figure === figure);
  const goesOn = begun.length > 0 || plan.paths.peek().some((next) => next.at(-1)?.figure === figure);
  ctx.calm();
  plan.change({
    fields:
      paths && goesOn
        ? { ...others, paths: [...way.filter((path) => path.figure !== figure), ...begun] }
        : others,
    figure,
  });
}

/** Whether a way is being chosen just now. @param {GameContext} ctx */
export function travelling(ctx) {
  const plan = planOf(ctx);
  const pending = ctx.view.value.public?.seats[ctx.seat.value ?? -1]?.pending;
  return plan.asked.value === "decision"
    ? pending?.kind === "move"
    : plan.draft.value.target?.space === "travel";
}

/** Decisions that are made by touching a city, and the field they fill. @type {Record<string, string>} */
export const CITY_FIELD = { other_city_bonus: "city", own_city_bonus: "cities", relocate_post: "from" };

/** The decision this seat owes. @param {GameContext} ctx @returns {{kind: string, n: number, source: string, contract: string | null, city: string | null} | null} */
export const pendingOf = (ctx) => ctx.view.value.public?.seats[ctx.seat.value ?? -1]?.pending ?? null;

/** Cities that can be named for the decision at hand. @param {GameContext} ctx @returns {string[]} */
export function namedCities(ctx) {
  const field = planOf(ctx).asked.value === "decision" && CITY_FIELD[pendingOf(ctx)?.kind ?? ""];
  if (!field) return [];
  return ctx.moves.value.flatMap(({ fixed, choose }) =>
    field === "cities" ? (choose?.cities?.[0]?.[0]?.[1] ?? []) : fixed?.[field] ? [fixed[field]] : [],
  );
}

/** A place on the map: the next step, the city that is asked for, or what there is to know of it. @param {GameContext} ctx @param {string} node */
export function pressNode(ctx, node) {
  const plan = planOf(ctx);
  const paths = travelling(ctx) ? nextNodes(ctx).get(node) : undefined;
  if (paths) {
    ctx.calm();
    return plan.change({
      fields: { ...plan.draft.peek().fields, paths },
      figure: paths.at(-1)?.figure ?? 0,
    });
  }
  if (namedCities(ctx).includes(node)) return pressCity(ctx, node);
  tell(ctx, "place", node);
  if (travelling(ctx)) void refuseStep(ctx, node);
}

/** @param {GameContext} ctx @param {string} city */
export function pressCity(ctx, city) {
  const field = CITY_FIELD[pendingOf(ctx)?.kind ?? ""];
  const { fields } = planOf(ctx).draft.peek();
  if (field !== "cities") return setFields(ctx, { [field]: city }, { node: city });
  const before = fields.cities ?? [];
  if (before.includes(city)) {
    const cities = before.filter((/** @type {string} */ other) => other !== city);
    return planOf(ctx).change({ fields: cities.length ? { cities } : {} });
  }
  const most = pendingOf(ctx)?.n ?? 1;
  setFields(ctx, { cities: [...before.slice(0, most - 1), city] }, { node: city });
}

/** Why the way does not go on there: the server is asked. @param {GameContext} ctx @param {string} node */
async function refuseStep(ctx, node) {
  const plan = planOf(ctx);
  const draft = plan.draft.peek();
  const before = draft.fields.paths ?? [];
  const own = before.find((/** @type {Path} */ { figure }) => figure === draft.figure);
  const paths = [
    ...before.filter((/** @type {Path} */ path) => path !== own),
    { figure: draft.figure, nodes: [...(own?.nodes ?? []), node] },
  ];
  const move = moveOf(ctx, plan.asked.peek(), { ...draft, fields: { ...draft.fields, paths } });
  const { refused } = move ? await ctx.preview(move) : { refused: null };
  if (refused) ctx.refuse(refused, { node });
}

/** The last step is taken back. @param {GameContext} ctx */
export function stepBack(ctx) {
  const plan = planOf(ctx);
  const { fields, figure } = plan.draft.peek();
  const paths = /** @type {Path[]} */ (fields.paths ?? []).map((path) => ({
    ...path,
    nodes: [...path.nodes],
  }));
  const last = paths.at(-1);
  last?.nodes.pop();
  if (last && !last.nodes.length) paths.pop();
  const { paths: _, ...others } = fields;
  ctx.calm();
  plan.change({
    fields: paths.length ? { ...others, paths } : others,
    figure: paths.at(-1)?.figure ?? figure,
  });
}
