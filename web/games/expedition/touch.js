/** What a touch of a space, a card or a draw does; where it can do nothing it says why. */
import { html } from "../../lib/html.js";
import { list, names } from "../../lib/words.js";
import { planOf, stepMove } from "./plan.js";
import { Price } from "./ui.js";
import { place, spaceName } from "./words.js";

/** @import {GameContext} from "../screen.js" */

/** Not this seat's turn; true when the touch was answered so. @param {GameContext} ctx @param {any} anchor */
function waiting(ctx, anchor) {
  if (ctx.mine.peek()) return false;
  const { phase } = ctx.view.peek().public;
  if (ctx.seat.peek() !== null && !ctx.replaying.peek())
    ctx.refuse({ code: phase === "over" ? "game_over" : "not_your_turn" }, anchor);
  return true;
}

/** @param {GameContext} ctx @param {number} index */
export function pressSpace(ctx, index) {
  const plan = planOf(ctx);
  const anchor = { space: index };
  if (waiting(ctx, anchor)) return;
  const steps = plan.steps.peek();
  const { figures } = ctx.view.peek().public;
  const way = steps.find(({ to }) => to === index);
  const own = steps.find(({ figure }) => figures[figure].space === index);
  if (way && way.figure !== plan.step.peek()?.figure) return plan.take(way.figure);
  if (way?.refused) return ctx.refuse(way.refused, anchor);
  if (way) return step(ctx);
  if (own?.to === -1 && own.refused) return ctx.refuse(own.refused, anchor);
  if (own) return plan.take(own.figure);
  const next = [...new Set(steps.map(({ to }) => to))].filter((to) => to >= 0);
  if (!next.length) return ctx.refuse(steps[0]?.refused ?? { code: "must_draw" }, anchor);
  ctx.refuse(
    {
      code: "not_next",
      params: {
        space: spaceName(ctx, index),
        next: list(
          ctx,
          next.map((to) => spaceName(ctx, to)),
          "disjunction",
        ),
      },
    },
    anchor,
  );
}

/** Makes the step that is picked, or says what is missing of it. @param {GameContext} ctx */
export async function step(ctx) {
  const plan = planOf(ctx);
  const way = plan.step.peek();
  if (!way) return;
  if (way.refused) return ctx.refuse(way.refused, { space: way.to });
  if (plan.ready.peek()) return ctx.send(stepMove(plan));
  const { refused } = await ctx.preview(stepMove(plan));
  ctx.refuse(
    refused ?? { code: "more_cards", params: { n: (way.needs?.count ?? 0) - plan.picked.peek().length } },
    { space: way.to },
  );
}

/** @param {GameContext} ctx @param {string} card */
export async function pressCard(ctx, card) {
  const plan = planOf(ctx);
  const anchor = { card };
  if (waiting(ctx, anchor)) return;
  const way = plan.step.peek();
  if (!way || way.refused) return ctx.refuse(way?.refused ?? { code: "must_draw" }, anchor);
  if (plan.touch(card)) return ctx.calm();
  const { refused } = await ctx.preview({ cmd: "step", figure: way.figure, cards: [card] });
  if (refused) ctx.refuse(refused, anchor);
}

/**
 * Draws; while a step could be made instead, a second touch is asked for: a draw ends the turn.
 * @param {GameContext} ctx
 * @param {string | null} card  null: from the pile
 */
export function pressDraw(ctx, card) {
  const plan = planOf(ctx);
  const anchor = { draw: card ?? "pile" };
  if (waiting(ctx, anchor)) return;
  const draw = plan.draws.peek().find((one) => one.card === card);
  if (!draw) return;
  if (draw.refused) return ctx.refuse(draw.refused, anchor);
  if (passing(ctx) && plan.ready.peek() && plan.armed.peek() !== anchor.draw) {
    ctx.calm();
    return plan.arm(anchor.draw);
  }
  ctx.send(card === null ? { cmd: "draw", source: "pile" } : { cmd: "draw", source: "display", card });
}

/** Whether a draw would be a pass: no step was made in this turn. @param {GameContext} ctx */
export const passing = (ctx) =>
  ctx.view.peek().public.turn === null && ctx.view.peek().public.phase === "act";

/** Asks before gold is paid. @param {GameContext} ctx */
export async function giveBallast(ctx) {
  const plan = planOf(ctx);
  const way = plan.ballast.peek();
  const seat = ctx.seat.peek();
  if (!way || seat === null) return;
  if (way.refused) return ctx.refuse(way.refused, { figure: way.figure });
  const { t } = ctx;
  const { gold, figures, hand_counts: hands } = ctx.view.peek().public;
  const price = gold[seat] - way.tells.gold;
  const where = {
    to: place(ctx, way.to, "to"),
    at: place(ctx, way.to, "at"),
    skipped: way.skips.length,
    n: price,
  };
  const passed = passedBy(ctx, way);
  const worth = ctx.components.board.spaces[way.to].score;
  plan.asking.value = true;
  const agreed = await ctx.ask({
    title: t("ballast-title"),
    text: t.rich("ballast-text", where),
    otherwise: t("ballast-otherwise"),
    rows: [
      { label: t("gold-label"), before: gold[seat], after: way.tells.gold },
      {
        label: t("place-label"),
        before: spaceName(ctx, figures[way.figure].space),
        after:
          way.tells.then === "caught_up"
            ? spaceName(ctx, ctx.components.board.stage_end)
            : spaceName(ctx, way.to),
      },
      ...(worth !== null && !way.tells.then
        ? [{ label: t("worth-label"), before: scoreAt(ctx, figures[way.figure].space), after: worth }]
        : []),
      { label: t("cards-label"), before: hands[seat], after: t("cards-kept", { n: hands[seat] }) },
    ],
    notes: [
      { kind: "gain", text: passed },
      ...(way.tells.then === "caught_up"
        ? [
            {
              kind: /** @type {const} */ ("gain"),
              text: t("ballast-caught-up", { to: place(ctx, ctx.components.board.stage_end, "to") }),
            },
          ]
        : []),
      { kind: "loss", text: t("ballast-once") },
      { kind: "back", text: t("ballast-back") },
    ],
    yes: t("ballast-yes", where),
    detail: html`<${Price} gold=${price} />`,
    no: t("ballast-no"),
  });
  plan.asking.value = false;
  if (agreed) ctx.send({ cmd: "ballast", figure: way.figure });
}

/**
 * Who makes a ballast step legal, in words.
 * @param {GameContext} ctx
 * @param {import("./plan.js").Way} way
 */
export function passedBy(ctx, way) {
  const { figures } = ctx.view.peek().public;
  /** @type {string[]} */
  const passing = way.tells.passed_by;
  const seats = [...new Set(passing.map((colour) => figures[colour].seat))];
  return ctx.t("ballast-passed", { who: names(ctx, seats), n: seats.length, space: spaceName(ctx, way.to) });
}

/** @param {GameContext} ctx @param {number} space */
const scoreAt = (ctx, space) => ctx.components.board.spaces[space].score ?? 0;
