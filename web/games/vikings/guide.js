/** The guide through the first take: marks beside what they speak of, first of all what the advanced game begins with. */

/** @import {GameContext, Mark} from "../screen.js" */
/** @import {Template} from "../../lib/protocol.js" */

/** @param {GameContext} ctx @param {(template: Template) => boolean} so */
const found = ({ moves }, so) => moves.value.find(so);

/** @param {GameContext} ctx */
const taking = (ctx) => found(ctx, ({ cmd }) => cmd === "take") !== undefined;

/** @param {GameContext} ctx */
const bid = (ctx) => found(ctx, ({ cmd, refused }) => cmd === "bid" && !refused);

/** @param {GameContext} ctx */
const lock = (ctx) => found(ctx, ({ refused }) => refused?.code === "zero_locked")?.refused;

/** The player whose first take it is. @param {GameContext} ctx */
const own = ({ view, seat }) => view.value.public.seats[seat.value ?? view.value.public.active];

/** @type {Mark[]} */
export const guide = [
  {
    id: "bid",
    anchor: ".vk-bidding",
    params: (ctx) => ({ most: bid(ctx)?.tells?.highest ?? 0 }),
    when: (ctx) => bid(ctx) !== undefined,
  },
  {
    id: "drawn",
    anchor: ".vk-drawn",
    params: ({ view }) => ({ phase: view.value.public.phase }),
    when: (ctx) => found(ctx, ({ cmd }) => cmd === "discard_viking" || cmd === "place_color") !== undefined,
  },
  { id: "wheel", anchor: ".vk-wheel", params: (ctx) => ({ gold: own(ctx).gold }), when: taking },
  {
    id: "lock",
    anchor: '.vk-slot[data-state="zero_locked"]',
    params: (ctx) => ({ viking: lock(ctx)?.params?.viking ?? "fisherman" }),
    when: (ctx) => lock(ctx) !== undefined,
  },
  {
    id: "area",
    anchor: ".vk-area",
    params: (ctx) => ({ start: own(ctx).start_tile ? "yes" : "no" }),
    when: taking,
  },
  {
    id: "special",
    anchor: ".vk-specials",
    when: (ctx) => found(ctx, ({ tells }) => (tells?.specials ?? []).length > 0) !== undefined,
  },
  { id: "take", anchor: ".k-bar__acts", when: taking },
  { id: "metrics", anchor: ".vk-metrics", when: taking },
];
