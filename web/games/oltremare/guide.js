/** The guide through the first turn: five marks, each beside what it speaks of. */

/** @import {GameContext, Mark} from "../screen.js" */
/** @import {Template} from "../../lib/protocol.js" */

/** @param {GameContext} ctx @param {string} cmd @returns {Template | undefined} that can be done now */
const open = (ctx, cmd) => ctx.moves.value.find((template) => template.cmd === cmd && !template.refused);

/** @type {Mark[]} */
export const guide = [
  {
    id: "top",
    anchor: '.o-own[data-layout="desktop"] .o-cargo, .o-facts .o-top',
    params: ({ view }) => ({ lions: view.value.public.lions, load: view.value.public.load }),
  },
  {
    id: "hand",
    anchor: ".o-hand",
    params: (ctx) => ({
      n: ctx.view.value.private?.hand.length ?? 0,
      load: ctx.view.value.public.load,
      enough: open(ctx, "play_cards") ? "yes" : "no",
    }),
  },
  { id: "deal", anchor: ".o-market", when: (ctx) => open(ctx, "propose") !== undefined },
  {
    id: "play",
    anchor: '[data-focus="play"]',
    params: (ctx) => ({
      load: ctx.view.value.public.load,
      price: open(ctx, "buy")?.tells?.price ?? 0,
      most: ctx.components.purchase.most_per_turn,
    }),
    when: (ctx) => ctx.view.value.public.phase === "trade",
  },
  { id: "chart", anchor: ".o-board" },
];
