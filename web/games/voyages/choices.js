/** All that is asked just now: before the first round, by a pending decision, or by the space that dice are for. */
import { html } from "../../lib/html.js";
import { placing } from "./asking.js";
import { CharacterTile } from "./cards.js";
import { DECISIONS } from "./decisions.js";
import { factsOf } from "./facts.js";
import { goalPicture, toggled } from "./options.js";
import { planOf } from "./plan.js";
import { pendingOf, setFields } from "./touch.js";
import { characterName, explainCharacter, explainGoal } from "./words.js";

/** @import {GameContext} from "../screen.js" */
/** @import {Group} from "./options.js" */

/** All that is asked just now; empty while nothing is. @param {GameContext} ctx @returns {Group[]} */
export function groupsOf(ctx) {
  const plan = planOf(ctx);
  switch (plan.asked.value) {
    case "draft":
      return characters(ctx);
    case "goals":
      return goals(ctx);
    case "decision":
      return DECISIONS[pendingOf(ctx)?.kind ?? ""]?.(ctx) ?? [];
    case "turn":
      return placing(ctx);
    default:
      return [];
  }
}

// ── Before the first round ──────────────────────────────────────────────────────────────────────

/** @param {GameContext} ctx @returns {Group[]} */
function characters(ctx) {
  const { offered, seats } = ctx.view.value.public;
  const { fields } = planOf(ctx).draft.value;
  return [
    {
      title: ctx.t("ask-character"),
      options: offered.map((/** @type {string} */ id) => {
        const text = explainCharacter(ctx, id, seats.length);
        return {
          key: `character-${id}`,
          label: `${characterName(ctx, id)}. ${text}`,
          picture: html`<${CharacterTile} character=${factsOf(ctx.components).characters.get(id)} name=${characterName(ctx, id)} text=${text} />`,
          chosen: fields.character === id,
          run: () => setFields(ctx, { character: id }),
          wide: true,
        };
      }),
    },
  ];
}

/** @param {GameContext} ctx @returns {Group[]} */
function goals(ctx) {
  const { dealt } = ctx.view.value.private ?? { dealt: [] };
  const most = ctx.components.setup.goals;
  const picked = planOf(ctx).draft.value.fields.goals ?? [];
  return [
    {
      title: ctx.t("ask-goals", { n: most }),
      options: dealt.map((/** @type {string} */ id) => ({
        key: `goal-${id}`,
        label: explainGoal(ctx, id),
        picture: goalPicture(ctx, id),
        chosen: picked.includes(id),
        run: () => planOf(ctx).change({ fields: { goals: toggled(picked, id, most) } }),
        wide: true,
      })),
    },
  ];
}
