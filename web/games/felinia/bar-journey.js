/** What the action bar says on journeys: tiles to be turned up, steps, mysterious places. */
import { html } from "../../lib/html.js";
import { Icon } from "../../parts/icon.js";
import { back, chosen, plainly } from "./bar-acts.js";
import { factsOf } from "./facts.js";
import { SYMBOL_ICON } from "./pieces.js";
import { planOf } from "./plan.js";
import { countryName, gainsList, mysteryName, oneGood, tileName, typeName } from "./words.js";

/** @import {Bar, GameContext} from "../screen.js" */

/** @param {GameContext} ctx @returns {Bar} */
export function travelling(ctx) {
  const { t } = ctx;
  const { choice } = planOf(ctx);
  const { journey } = ctx.view.value.public;
  const moves = ctx.moves.value.filter(({ refused }) => !refused);
  const reveals = moves.filter(({ cmd }) => cmd === "reveal").length;
  const steps = moves.filter(({ cmd }) => cmd === "move").length;
  const country = countryName(ctx, journey.country);
  const home = plainly(ctx, "stop");
  const turn = t("turn-journey");
  const move = choice.value;
  if (!move)
    return {
      turn,
      may: t.rich(reveals ? "bar-reveals" : "bar-steps", {
        country,
        n: reveals ? Math.min(reveals, journey.reveals_left) : steps,
        step: journey.steps + 1,
        last: journey.steps >= ctx.components.journey.steps ? "food" : "no",
      }),
      actions: home,
    };
  if (move.cmd === "reveal")
    return {
      turn,
      may: t.rich("bar-reveal", { n: journey.reveals_left - 1 }),
      actions: [back(ctx), ...chosen(ctx, t("action-reveal"))],
    };
  return { turn, may: stepWords(ctx, move.to, reveals), actions: [back(ctx), ...home, ...stepAction(ctx)] };
}

/** What the chosen step brings. @param {GameContext} ctx @param {string} to @param {number} reveals  that it gives up */
function stepWords(ctx, to, reveals) {
  const { step, food, tile, group } = planOf(ctx).template.value?.tells ?? {};
  const { rules } = ctx.view.value.public;
  const province = ctx.components.boards[rules].provinces.find(
    (/** @type {{id: string}} */ { id }) => id === to,
  );
  const gives = gainsList(ctx, province?.symbols ?? [], "name");
  const special = tile && factsOf(ctx.components).specials.has(tile);
  return ctx.t.rich("bar-step", {
    step,
    food: food ? "yes" : "no",
    reveals,
    how: tile ? (special ? "special" : "post") : gives ? "gives" : "walks",
    what: tile
      ? special
        ? tileName(ctx, tile)
        : typeName(ctx, factsOf(ctx.components).tiles.get(tile)?.type ?? "")
      : gives,
    group: group ?? 0,
  });
}

/** @param {GameContext} ctx */
function stepAction(ctx) {
  const { step, food, tile } = planOf(ctx).template.value?.tells ?? {};
  const detail = food ? html`${food}<${Icon} name=${SYMBOL_ICON.food} />` : undefined;
  return chosen(ctx, ctx.t("action-move", { how: tile ? "post" : "step", step }), detail);
}

/** @param {GameContext} ctx @returns {Bar} */
export function keeping(ctx) {
  const { t } = ctx;
  const card = planOf(ctx).choice.value?.card;
  const { cost } = planOf(ctx).template.value?.tells ?? {};
  const none = plainly(ctx, "keep_mystery", !card, { cmd: "keep_mystery", card: null }).map((action) => ({
    ...action,
    key: "keep-none",
    label: t("action-keep-none"),
    kind: /** @type {const} */ ("plain"),
  }));
  return {
    turn: t("turn-mystery"),
    may: card
      ? t.rich("bar-keep", {
          card: mysteryName(ctx, card),
          good: cost ? oneGood(ctx, cost, "object") : "none",
        })
      : t.rich("bar-mystery"),
    actions: card ? [...none, ...chosen(ctx, t("action-keep_mystery"))] : none,
  };
}
