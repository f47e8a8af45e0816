/** Buttons that choices are made of: goods, contracts, goal cards. */
import { html } from "../../lib/html.js";
import { Contract, GoalCard } from "./cards.js";
import { factsOf } from "./facts.js";
import { SignIcon } from "./pieces.js";
import { explainContract, kindName, placeName } from "./words.js";

/**
 * @import {ComponentChildren} from "preact"
 * @import {GameContext} from "../screen.js"
 *
 * @typedef {object} Option
 * @property {string} key
 * @property {string} label  in words
 * @property {ComponentChildren} picture
 * @property {boolean} chosen
 * @property {() => void} run
 * @property {boolean} [wide]  takes much room
 *
 * @typedef {{title: string, options: Option[], chosen?: ComponentChildren}} Group
 */

/** @param {GameContext} ctx @param {string} id @param {readonly string[]} [posts]  where posts stand */
export function goalPicture(ctx, id, posts = []) {
  const goal = factsOf(ctx.components).goals.get(id);
  if (!goal) return null;
  const cities = goal.cities.map((city) => ({ name: placeName(ctx, city), done: posts.includes(city) }));
  return html`<${GoalCard} vp=${goal.vp} cities=${cities} />`;
}

/** @param {readonly string[]} picked @param {string} id @param {number} most */
export const toggled = (picked, id, most) =>
  picked.includes(id)
    ? picked.filter((other) => other !== id)
    : [...picked.slice(picked.length < most ? 0 : 1), id];

/** @param {GameContext} ctx @param {string} id @param {"old" | "new"} which @param {boolean} chosen @param {() => void} run @returns {Option} */
export const contractOption = (ctx, id, which, chosen, run) => ({
  key: `give-up-${which === "new" ? "new" : id}`,
  label: `${ctx.t("give-up", { which })} ${explainContract(ctx, id)}`,
  picture: html`<span class="vo-given"><${Contract} contract=${factsOf(ctx.components).contracts.get(id) ?? { cost: {}, reward: {} }} /><em>${ctx.t("give-up", { which })}</em></span>`,
  chosen,
  run,
  wide: true,
});

/** @param {GameContext} ctx @param {(good: string) => boolean} chosen @param {(good: string) => void} run @returns {Option[]} */
export const goodOptions = (ctx, chosen, run) =>
  factsOf(ctx.components).goods.map((good) => ({
    key: `good-${good}`,
    label: kindName(ctx, good),
    picture: html`<${SignIcon} what=${good} /><span>${kindName(ctx, good)}</span>`,
    chosen: chosen(good),
    run: () => run(good),
  }));

/** Goods named one after the other, each by itself or with those it is paid with. @param {{ctx: GameContext, sets: string[][]}} props */
export const Listed = ({ ctx, sets }) => html`
  <span class="vo-listed" role="img" aria-label=${sets.map((set) => set.map((good) => kindName(ctx, good)).join(" + ")).join(", ")}>
    ${sets.map((set, i) => html`<span key=${i} data-set=${set.length > 1 || undefined}>${set.map((good, at) => html`<${SignIcon} key=${at} what=${good} />`)}</span>`)}
  </span>`;
