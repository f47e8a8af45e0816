/** The guide through the first turn: four marks, each beside what it speaks of. */
import { planOf } from "./plan.js";
import { asks, spaceName } from "./words.js";

/** @import {GameContext, Mark} from "../screen.js" */

/** @param {GameContext} ctx */
const target = (ctx) => planOf(ctx).step.value;

/** @type {Mark[]} */
export const guide = [
  { id: "road", anchor: '.x-overview, .x-space[data-kind="stage_end"]' },
  {
    id: "space",
    anchor: ".x-space[data-next]",
    params: (ctx) => {
      const way = target(ctx);
      return {
        space: way && way.to >= 0 ? spaceName(ctx, way.to) : "",
        skipped: way?.skips.length ?? 0,
        asks: way?.needs ? asks(ctx, way.needs) : "",
      };
    },
    when: (ctx) => (target(ctx)?.to ?? -1) >= 0,
  },
  { id: "hand", anchor: ".x-hand", params: (ctx) => ({ ready: planOf(ctx).ready.value ? "yes" : "no" }) },
  { id: "draw", anchor: ".x-offer" },
];
