/** The pictures in the rules: signs, dice, contracts, cards, and what things come to. The map: rules-map.js. */

import { html } from "../../lib/html.js";
import { pigment } from "../../lib/pigment.js";
import { Icon } from "../../parts/icon.js";
import { AccountTable } from "../../rules/accounts.js";
import { BonusTile, CityCardTile, Contract as ContractFace, GoalCard, OutpostTile } from "./cards.js";
import { AmountsRow, Die, SignIcon } from "./pieces.js";
import { COLOURS } from "./rules-examples.js";
import { factsOf, usualBonuses } from "./rules-facts.js";

/** @import {ComponentChildren} from "preact" */
/** @import {Reading} from "../../rules/types.js" */
/** @import {Amounts, CityCard as CardFacts, Contract as ContractFacts} from "./facts.js" */
/** @import {Account, Holding as Held, Who} from "./rules-examples.js" */

/** The style sheets that these pictures need. */
export const styles = ["./pieces.css", "./board.css", "./rules.css"].map(
  (name) => new URL(name, import.meta.url).href,
);

/** @typedef {(amounts: Amounts) => string} Tell  amounts in words */
/** @typedef {Held & {who: Who}} Holding */

// ── In a line of text ───────────────────────────────────────────────────────────────────────────────

/** A player of the examples. @param {{who: Who, name: string}} props */
export const Player = ({ who, name }) =>
  html`<span class="rm-who"><span class="k-emblem" data-p=${pigment(COLOURS[who])} aria-hidden="true" />${name}</span>`;

/** The sign of a thing; its name stands beside it. @param {{what: string}} props */
export const Sign = ({ what }) => html`<span class="rm-sign"><${SignIcon} what=${what} /></span>`;

/** @typedef {Who | "black" | "white" | "dummy"} Whose  who placed a die, or what kind it is */

/** @param {{whose: Whose, value: number}} props */
const DieOf = ({ whose, value }) =>
  whose in COLOURS
    ? html`<${Die} pigment=${pigment(COLOURS[/** @type {Who} */ (whose)])} value=${value} />`
    : html`<${Die} kind=${whose} value=${value} />`;

/** A die in a line of text. @param {{whose: Whose, value: number}} props */
export const DieFigure = (props) => html`<span class="rm-die"><${DieOf} ...${props} /></span>`;

// ── Dice on spaces ──────────────────────────────────────────────────────────────────────────────────

/** @typedef {{whose: Whose, value: number, coming?: boolean, refused?: boolean}} Laid  coming: about to be placed */

/** @param {Laid} props */
const LaidDie = ({ coming, refused, ...die }) => html`
  <span class="rm-laid" data-coming=${coming || undefined} data-refused=${refused || undefined}>
    <${DieOf} ...${die} />${refused && html`<${Icon} name="ui-x" />`}
  </span>`;

/**
 * Dice on a space, or about to be placed there.
 * @param {{dice: Laid[], label: string, says?: ComponentChildren, children?: ComponentChildren}} props
 */
export const Space = ({ dice, label, says, children }) => html`
  <figure class="rm-space">
    <div class="rm-space__dice" role="img" aria-label=${label}>${dice.map((die, i) => html`<${LaidDie} key=${i} ...${die} />`)}</div>
    ${children}${says && html`<figcaption>${says}</figcaption>`}
  </figure>`;

/** The Khan's row with the slots that are free. @param {{of: Reading, dice: Laid[], label: string, says: ComponentChildren}} props */
export const Khan = ({ of, dice, label, says }) => html`
  <figure class="rm-space">
    <div class="rm-space__dice" role="img" aria-label=${label}>
      ${dice.map((die, i) => html`<${LaidDie} key=${i} ...${die} />`)}
      ${Array.from({ length: factsOf(of.components).khan.slots - dice.length }, (_, i) => html`<span class="rm-laid" key=${i}><${Die} kind="ghost" /></span>`)}
    </div>
    <figcaption>${says}</figcaption>
  </figure>`;

/** The rows of the bazaar by die. @param {{of: Reading, head: string, dice: (n: number) => string, tell: Tell}} props */
export function Bazaar({ of, head, dice, tell }) {
  const { bazaar, dice: taken } = factsOf(of.components);
  const columns = [...bazaar.values()];
  return html`<table class="r-table rm-bazaar">
    <thead><tr><th scope="col">${head}</th>${columns.map(({ space, resource }) => html`<th scope="col" key=${space}><${Sign} what=${resource} /><small>${dice(taken.get(space) ?? 1)}</small></th>`)}</tr></thead>
    <tbody>${columns[0].rows.map(
      (_, i) =>
        html`<tr key=${i}><th scope="row"><${Die} kind="face" value=${i + 1} label=${String(i + 1)} /></th>${columns.map(({ space, rows }) => html`<td key=${space}><${AmountsRow} amounts=${rows[i]} label=${tell(rows[i])} /></td>`)}</tr>`,
    )}</tbody>
  </table>`;
}

// ── Contracts and cards ─────────────────────────────────────────────────────────────────────────────

const Arrow = () => html`<span class="rm-arrow" aria-hidden="true">→</span>`;

/** A price, and what is had for it. @param {{from: Amounts, to: Amounts}} props */
const Deal = ({ from, to }) =>
  html`<span class="rm-deal"><${AmountsRow} amounts=${from} /><${Arrow} /><${AmountsRow} amounts=${to} /></span>`;

/** @param {ContractFacts} contract @param {Tell} tell */
const toldOf = ({ cost, reward }, tell) => `${tell(cost)} → ${tell(reward)}`;

/** A contract as it lies on the table. @param {{of: Reading, id: string, tell: Tell}} props */
export function Contract({ of, id, tell }) {
  const contract = factsOf(of.components).contracts.get(id);
  return contract
    ? html`<span class="rm-contract"><${ContractFace} contract=${contract} label=${toldOf(contract, tell)} /></span>`
    : null;
}

/**
 * Contracts on the slots of the board.
 * @param {{of: Reading, contracts: string[], taken?: number[], tell: Tell, label: string, says: ComponentChildren}} props  taken: slots that are chosen
 */
export const Slots = ({ of, contracts, taken = [], tell, label, says }) => html`
  <figure class="rm-slots">
    <ol class="rm-slots__row" aria-label=${label}>
      ${contracts.map((id, i) => html`<li key=${id} data-taken=${taken.includes(i + 1) || undefined}><b class="k-num" aria-hidden="true">${i + 1}</b><${Contract} of=${of} id=${id} tell=${tell} /></li>`)}
    </ol>
    <figcaption>${says}</figcaption>
  </figure>`;

/** All of some contracts, in signs and in words. @param {{contracts: ContractFacts[], tell: Tell}} props */
export const Contracts = ({ contracts, tell }) => html`
  <ul class="rm-list">
    ${contracts.map((contract) => html`<li key=${contract.id}><${Deal} from=${contract.cost} to=${contract.reward} /><small>${toldOf(contract, tell)}</small></li>`)}
  </ul>`;

/** All city cards, drawn and in words. @param {{of: Reading, tell: (card: CardFacts) => string}} props */
export const CityCards = ({ of, tell }) => html`
  <ul class="rm-list rm-list--cards">
    ${[...factsOf(of.components).cards.values()].map((card) => html`<li key=${card.id}><${CityCardTile} card=${card} /><small>${tell(card)}</small></li>`)}
  </ul>`;

/** One city card by itself. @param {{card: CardFacts, says: string}} props */
export const CityCard = ({ card, says }) =>
  html`<span class="rm-card"><${CityCardTile} card=${card} label=${says} /></span>`;

/** All outpost bonuses, drawn and in words. @param {{of: Reading, tell: Tell}} props */
export const Outposts = ({ of, tell }) => html`
  <ul class="rm-list rm-list--tiles">
    ${[...factsOf(of.components).outposts.values()].map(({ id, gain }) => html`<li key=${id}><svg class="rm-tile" viewBox="-19 -14 38 28" aria-hidden="true"><${OutpostTile} gain=${gain} /></svg><small>${tell(gain)}</small></li>`)}
  </ul>`;

/** The small cities with their usual bonuses, drawn and in words. @param {{of: Reading, tell: Tell, name: (id: string) => string}} props */
export const Bonuses = ({ of, tell, name }) => html`
  <ul class="rm-list rm-list--tiles">
    ${usualBonuses(factsOf(of.components)).map(({ city, letter, gain }) => html`<li key=${city}><svg class="rm-tile" viewBox="-23 -26 46 52" aria-hidden="true"><${BonusTile} gain=${gain} /></svg><small><b>${name(city)} (${letter}):</b> ${tell(gain)}</small></li>`)}
  </ul>`;

/** All goal cards. @param {{of: Reading, name: (id: string) => string, label: (cities: string[], vp: number) => string}} props */
export const Goals = ({ of, name, label }) => html`
  <ul class="rm-goals">
    ${[...factsOf(of.components).goals.values()].map(({ id, cities, vp }) => html`<li key=${id}><${GoalCard} vp=${vp} cities=${cities.map((city) => ({ name: name(city) }))} label=${label(cities.map(name), vp)} /></li>`)}
  </ul>`;

// ── Tables ──────────────────────────────────────────────────────────────────────────────────────────

/** @param {{words: string[]}} props */
const Head = ({ words }) =>
  html`<thead><tr>${words.map((word, i) => html`<th scope="col" key=${i}>${word}</th>`)}</tr></thead>`;

/** Coins, camels, goods and VP. @param {{of: Reading, words: Record<string, string>, head: string[]}} props */
export const Resources = ({ of, words, head }) => html`
  <table class="r-table rm-resources">
    <${Head} words=${head} />
    <tbody>${factsOf(of.components).resources.map(
      ({ id, name }) =>
        html`<tr key=${id}><th scope="row"><span class="rm-named"><${Sign} what=${id} /> <span>${name[of.locale]}</span></span></th><td>${words[id]}</td></tr>`,
    )}</tbody>
  </table>`;

/** Amounts one after the other, the first for so many. @param {{values: number[], first: number, head: [string, string]}} props */
export const Scale = ({ values, first, head: [above, below] }) => html`
  <table class="r-table rm-scale">
    <tbody>
      <tr><th scope="row">${above}</th>${values.map((_, i) => html`<td key=${i}>${first + i}</td>`)}</tr>
      <tr><th scope="row">${below}</th>${values.map((value, i) => html`<td key=${i}><b>${value}</b></td>`)}</tr>
    </tbody>
  </table>`;

/** Somebody's posts, and the goal cards with the cities that have one. @param {{of: Reading, holding: Holding, posts: ComponentChildren, name: (id: string) => string}} props */
export const Holdings = ({ of, holding, posts, name }) => html`
  <p>${posts}</p>
  <ul class="rm-goals">
    ${holding.goals.map((id) => {
      const { vp = 0, cities = [] } = factsOf(of.components).goals.get(id) ?? {};
      const there = cities.map((city) => ({ name: name(city), done: holding.posts.includes(city) }));
      return html`<li key=${id} data-p=${pigment(COLOURS[holding.who])}><${GoalCard} vp=${vp} cities=${there} label=${`${vp}: ${there.map((city) => `${city.name} ${city.done ? "✓" : "–"}`).join(", ")}`} /></li>`;
    })}
  </ul>`;

/**
 * Everybody's points at the end, line by line, with what each came from.
 * @param {{accounts: (Account & {who: Who})[], names: Record<Who, string>, lines: Record<string, string>, from: Record<string, (account: Account) => string>,
 *   total: string, head: string}} props
 */
export const Accounts = ({ names, ...table }) => html`
  <${AccountTable} look="rm-accounts" ...${table} whose=${(/** @type {{who: Who}} */ { who }) => html`<${Player} who=${who} name=${names[who]} />`} />`;
