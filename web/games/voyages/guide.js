/**
 * The guide through the first turn: marks beside what they speak of, first of all what comes before a turn. The first
 * move ends the guide, and that may be a choice before it: so the board is told of then already.
 */

import { characterName, explainCharacter } from "./words.js";

/** @import {GameContext, Mark} from "../screen.js" */

/** @param {string} cmd @returns {(ctx: GameContext) => boolean} whether that is asked of this seat, or can be done */
const asked =
  (cmd) =>
  ({ moves }) =>
    moves.value.some((template) => template.cmd === cmd);

const turn = asked("end_turn");

/** @param {GameContext} ctx */
const table = ({ view }) => view.value.public;

/** The player who reads, or the one whose turn it is. @param {GameContext} ctx */
const own = (ctx) => table(ctx).seats[ctx.seat.value ?? table(ctx).active ?? 0];

/** @param {GameContext} ctx */
const dice = (ctx) => Object.values(own(ctx).dice);

/** @param {GameContext} ctx  whether the dice have been rolled */
const rolled = (ctx) => ["compensation", "turns"].includes(table(ctx).phase) && dice(ctx).length > 0;

/** Some dice have no value before they are placed. @param {GameContext} ctx */
const rolls = (ctx) => (dice(ctx).includes(null) ? "no" : "yes");

/** What bonus actions cost and bring. @param {any} components */
const prices = ({ bonus_actions: bonus, money_bag: bag }) => ({
  reroll: bonus.reroll.cost.camel,
  adjust: bonus.adjust.cost.camel,
  black: bonus.black_die.cost.camel,
  coins: bag.coin,
});

/** @param {GameContext} ctx */
const running = (ctx) => table(ctx).phase !== "finished";

/** @type {Mark[]} */
export const guide = [
  { id: "pick", anchor: ".vo-asking", when: asked("pick_character") },
  {
    id: "keep",
    anchor: ".vo-asking",
    params: ({ components }) => ({ n: components.setup.goals }),
    when: asked("keep_goals"),
  },
  {
    id: "decide",
    anchor: ".vo-asking",
    params: (ctx) => ({
      kind: own(ctx).pending?.kind ?? "none",
      least: ctx.components.compensation.threshold,
    }),
    when: (ctx) => asked("resolve")(ctx) && table(ctx).phase !== "turns",
  },
  {
    id: "dice",
    anchor: ".vo-dice",
    params: (ctx) => ({ n: dice(ctx).length, rolls: rolls(ctx) }),
    when: rolled,
  },
  { id: "spaces", anchor: ".vo-spaces, .vo-tabs", when: running },
  {
    id: "contract",
    anchor: '.vo-mine, [data-pocket="contracts"]',
    when: (ctx) => running(ctx) && own(ctx).contracts.length > 0,
  },
  {
    id: "map",
    anchor: ".vo-map",
    params: ({ components }) => ({ one: components.travel_cost[0], two: components.travel_cost[1] }),
    when: running,
  },
  {
    id: "aims",
    anchor: '.vo-goals, [data-pocket="goals"]',
    when: (ctx) => running(ctx) && (ctx.view.value.private?.goals ?? []).length > 0,
  },
  {
    id: "power",
    anchor: '.own .vo-who, [data-focus="own-character"], [data-pocket="goals"]',
    params: (ctx) => ({
      name: characterName(ctx, own(ctx).character),
      power: explainCharacter(ctx, own(ctx).character, table(ctx).seats.length),
    }),
    when: (ctx) => running(ctx) && own(ctx).character !== null,
  },
  {
    id: "tools",
    anchor: '.vo-tools, [data-layout="phone"] > .vo-dice',
    params: (ctx) => ({ rolls: rolls(ctx), ...prices(ctx.components) }),
    when: turn,
  },
  {
    id: "end",
    anchor: ".k-bar",
    params: ({ components }) => ({ rounds: components.rounds }),
    when: turn,
  },
];
