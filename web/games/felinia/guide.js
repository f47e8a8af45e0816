/** The guide through the first round: marks beside what they speak of, according to the phase in which it is opened. */

/** @import {GameContext, Mark} from "../screen.js" */
/** @import {Template} from "../../lib/protocol.js" */

/** @param {GameContext} ctx @param {string} cmd @returns {Template | undefined} */
const found = ({ moves }, cmd) => moves.value.find((template) => template.cmd === cmd);

/** @param {string} cmd @returns {(ctx: GameContext) => boolean} whether that can be done, or why it cannot */
const asked = (cmd) => (ctx) => found(ctx, cmd) !== undefined;

/** @param {GameContext} ctx */
const table = ({ view }) => view.value.public;

/** The player who reads, or the one whose turn it is. @param {GameContext} ctx */
const own = (ctx) => table(ctx).seats[ctx.seat.value ?? table(ctx).turn ?? 0];

/** What the own board pays for this token. @param {GameContext} ctx */
const bank = ({ moves }) => moves.value.find(({ fixed }) => fixed?.at === "board")?.tells?.coins_gained ?? 0;

/** @type {Mark[]} */
export const guide = [
  {
    id: "bid",
    anchor: ".fe-stall[data-market]",
    params: (ctx) => ({ tokens: ctx.components.player.bid_tokens }),
    when: asked("place_bid"),
  },
  {
    id: "bank",
    anchor: ".fe-bank",
    params: (ctx) => ({
      gain: bank(ctx),
      last: ctx.components.money.bank.at(-1),
      most: ctx.components.money.most,
    }),
    when: asked("place_bid"),
  },
  {
    id: "deal",
    anchor: '.fe-stall[data-stage="now"]',
    params: (ctx) => ({ price: table(ctx).price ?? 0, coins: own(ctx).coins }),
    when: asked("pass"),
  },
  {
    id: "ships",
    anchor: ".fe-harbour",
    params: (ctx) => ({ dealt: table(ctx).dealt ? "yes" : "no", stock: own(ctx).stock }),
    when: (ctx) => table(ctx).phase === "bidding" || table(ctx).phase === "trading",
  },
  {
    id: "reveal",
    anchor: ".fe-isle",
    params: (ctx) => ({ n: table(ctx).journey?.reveals_left ?? 0 }),
    when: asked("reveal"),
  },
  {
    id: "travel",
    anchor: ".fe-isle",
    params: (ctx) => ({ left: Math.max(0, ctx.components.journey.steps - (table(ctx).journey?.steps ?? 0)) }),
    when: asked("stop"),
  },
  { id: "mystery", anchor: ".fe-offer", when: asked("keep_mystery") },
  {
    id: "keep",
    anchor: ".fe-mygoods",
    params: (ctx) => ({
      free: found(ctx, "store")?.tells?.free ?? 0,
      fee: found(ctx, "store")?.tells?.fee ?? 0,
    }),
    when: asked("store"),
  },
  {
    id: "island",
    anchor: '.fe-isle, [data-focus="tab-island"]',
    params: ({ view }) => ({ rules: view.value.public.rules }),
    when: (ctx) => table(ctx).phase === "bidding",
  },
  {
    id: "sell",
    anchor: '[data-focus="sell"]',
    params: ({ components: { prices, money } }) => ({
      gold: prices.gold,
      spice: prices.spice,
      goods: prices.goods,
      most: money.most,
    }),
    when: asked("sell"),
  },
  { id: "place", anchor: ".k-bar__acts", when: asked("place_bid") },
];
