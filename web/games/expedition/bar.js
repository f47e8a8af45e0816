/** What the action bar says: what may I do, and what each button would cost and bring. */
import { html } from "../../lib/html.js";
import { cardName } from "./cards.js";
import { planOf } from "./plan.js";
import { giveBallast, passing, pressDraw, step } from "./touch.js";
import { Price } from "./ui.js";
import { asks, lack, paid, place, spaceName } from "./words.js";

/**
 * @import {Action, Bar, GameContext} from "../screen.js"
 */

/** @param {GameContext} ctx @returns {Bar} */
export function bar(ctx) {
  const phase = ctx.view.value.public?.phase;
  if (!phase) return { may: "", actions: [] };
  if (phase === "over") return { may: ctx.t("bar-over"), actions: [] };
  if (!ctx.mine.value || !ctx.moves.value.length) return { may: waitingWords(ctx), actions: [] };
  const said = phase === "must_draw" ? drawOnly(ctx, "bar-must-draw") : turn(ctx);
  return ctx.layout.value === "phone"
    ? { otherwise: ctx.table.value.pace ? "" : ctx.t("bar-no-clock"), ...said }
    : said;
}

/** How far one's own turn is. @param {GameContext} ctx */
function waitingWords(ctx) {
  const { t } = ctx;
  const { active, gold } = ctx.view.value.public;
  const seat = ctx.seat.value;
  const name = ctx.name(active);
  if (seat === null) return t.rich("bar-watching", { name });
  const between = ((seat - active + gold.length) % gold.length) - 1;
  return t.rich("bar-waiting", { name, n: between });
}

/** @param {GameContext} ctx @returns {Bar} */
function turn(ctx) {
  const { t } = ctx;
  const plan = planOf(ctx);
  const way = plan.step.value;
  const phone = ctx.layout.value === "phone";
  const first = passing(ctx);
  const armed = plan.armed.value;
  if (!way || way.to < 0) return drawOnly(ctx, "bar-draw");
  if (armed) {
    const what = armed === "pile" ? t("from-pile") : cardName(ctx, armed);
    return {
      may: t.rich("bar-armed", { to: place(ctx, way.to, "to"), what }),
      actions: [
        stepAction(ctx, "plain"),
        {
          key: "draw",
          label: t("action-pass-draw"),
          detail: what,
          kind: "do",
          run: () => pressDraw(ctx, armed === "pile" ? null : armed),
        },
      ],
    };
  }
  const actions = [ballastAction(ctx), stepAction(ctx, "do")].filter((action) => action !== null);
  if (plan.ready.value) {
    const { picked } = plan;
    const words = {
      to: place(ctx, way.to, "to"),
      paid: paid(ctx, way.to, picked.value, "with"),
      skipped: way.skips.length,
      again: first ? "no" : "yes",
    };
    return { may: t.rich(phone ? "bar-step-short" : "bar-step", words), actions };
  }
  if (way.refused) {
    const words = {
      space: spaceName(ctx, way.to),
      asks: way.needs ? asks(ctx, way.needs) : "",
      lack: lack(ctx, way.refused) ?? "",
      again: first ? "no" : "yes",
    };
    return {
      may: t.rich(phone ? "bar-lacking-short" : "bar-lacking", words),
      actions: [ballastAction(ctx), pileAction(ctx, "do")].filter((action) => action !== null),
    };
  }
  return {
    may: t.rich("bar-picking", {
      n: (way.needs?.count ?? 0) - plan.picked.value.length,
      to: place(ctx, way.to, "to"),
    }),
    actions,
  };
}

/** @param {GameContext} ctx @param {"do" | "plain"} kind @returns {Action} */
function stepAction(ctx, kind) {
  const { t } = ctx;
  const plan = planOf(ctx);
  const way = /** @type {import("./plan.js").Way} */ (plan.step.value);
  const picked = plan.picked.value;
  const short = (way.needs?.count ?? 0) - picked.length;
  return {
    key: "step",
    label: t("action-step", { to: place(ctx, way.to, "to") }),
    detail: plan.ready.value
      ? paid(ctx, way.to, picked, ctx.layout.value === "phone" ? "short" : "name")
      : t("action-more", { n: short }),
    kind: plan.ready.value ? kind : "plain",
    run: () => step(ctx),
    ...(plan.ready.value ? {} : { refused: { code: "more_cards", params: { n: short } } }),
  };
}

/** @param {GameContext} ctx @returns {Action | null} */
function ballastAction(ctx) {
  const { t } = ctx;
  const phone = ctx.layout.value === "phone";
  const way = planOf(ctx).ballast.value;
  if (!way || way.refused?.code === "one_figure_per_turn") return null;
  return {
    key: "ballast",
    label: t(phone ? "action-ballast-short" : "action-ballast"),
    ...(phone && way.refused
      ? {}
      : { detail: html`<${Price} gold=${ctx.components.constants.ballast_cost} />` }),
    kind: "plain",
    run: () => void giveBallast(ctx),
    ...(way.refused ? { refused: way.refused } : {}),
  };
}

/** @param {GameContext} ctx @param {"do" | "plain"} kind @returns {Action | null} */
function pileAction(ctx, kind) {
  const { t } = ctx;
  const plan = planOf(ctx);
  const { pile_count: pile } = ctx.view.value.public;
  if (plan.pause.value)
    return { key: "end", label: t("action-end"), kind, run: () => ctx.send({ cmd: "end_turn" }) };
  const draw = plan.draws.value.find(({ card }) => card === null);
  if (!draw || draw.refused) return null;
  const first = passing(ctx);
  const phone = ctx.layout.value === "phone";
  return {
    key: "draw",
    label: t(phone ? "action-draw-short" : first ? "action-pass-pile" : "action-pile"),
    detail: draw.reshuffle ? t("pile-reshuffle") : phone ? String(pile) : t("pile-left", { n: pile }),
    kind,
    run: () => pressDraw(ctx, null),
  };
}

/** Only the draw is left. @param {GameContext} ctx @param {string} text @returns {Bar} */
function drawOnly(ctx, text) {
  const plan = planOf(ctx);
  const action = pileAction(ctx, "do");
  const town = place(ctx, ctx.components.board.stage_end, "to");
  return {
    may: ctx.t.rich(plan.pause.value ? "bar-nothing-to-draw" : text, { town }),
    actions: action ? [action] : [],
  };
}
