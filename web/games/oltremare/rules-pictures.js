/** The pictures in the rules: goods cards, spread piles, harbour tiles, and what things come to. */

import { html } from "../../lib/html.js";
import { pigment } from "../../lib/pigment.js";
import { signed } from "../../lib/words.js";
import { Icon } from "../../parts/icon.js";
import { AccountTable } from "../../rules/accounts.js";
import { CardFace } from "./cards.js";
import { chartOf, HEIGHT, WIDTH } from "./chart.js";
import { Names } from "./harbours.js";
import { letterOf, TileShape } from "./pieces.js";
import { COLOURS } from "./rules-examples.js";
import { factsOf } from "./rules-facts.js";
import { Frame, Sea } from "./scenery.js";
import { GOOD, ICON } from "./ui.js";
import { Routes } from "./ways.js";

/** @import {ComponentChildren} from "preact" */
/** @import {Reading} from "../../rules/types.js" */
/** @import {Account, Group, Who} from "./rules-examples.js" */
/** @import {Card as CardFacts} from "./facts.js" */

/** The style sheets that these pictures need. */
export const styles = ["./board.css", "./pieces.css", "./rules.css"].map(
  (name) => new URL(name, import.meta.url).href,
);

/** Icons of the sprite by the ids of the component data. @type {Record<string, string>} */
const SIGNS = { ...GOOD, ...ICON, lions: "lion", load: "wooden-crate" };

/** @param {string} id */
const signOf = (id) => SIGNS[id] ?? id;

// ── In a line of text ───────────────────────────────────────────────────────────────────────────────

/** A good, an action, the lions or the load; the words stand beside it. @param {{of: string}} props */
export const Sign = ({ of }) =>
  html`<span class="ro-sign" data-g=${of}><${Icon} name=${signOf(of)} /></span>`;

/** A merchant of the examples. @param {{who: Who, name: string}} props */
export const Merchant = ({ who, name }) =>
  html`<span class="ro-who"><span class="k-emblem" data-p=${pigment(COLOURS[who])} aria-hidden="true" />${name}</span>`;

// ── Cards ───────────────────────────────────────────────────────────────────────────────────────────

/** @typedef {(card: CardFacts) => string} Tell  what is on a card, in words */

/** What the pieces of the screen want to know. @param {Reading} of */
const printed = (of) => ({ ...of, locale: { value: of.locale } });

/** A goods card. @param {{of: Reading, id: string, tell: Tell}} props */
function Card({ of, id, tell }) {
  const card = factsOf(of.components).card.get(id);
  if (!card) return null;
  return html`<span class="ro-card" role="img" aria-label=${tell(card)}><${CardFace} ctx=${printed(of)} id=${id} /></span>`;
}

/** Cards in a row, with what is to be said of them below. @param {{of: Reading, ids: string[], tell: Tell, says?: ComponentChildren}} props */
export const Cards = ({ of, ids, tell, says }) => html`
  <figure class="ro-cards">
    <ul class="ro-row">${ids.map((id) => html`<li key=${id}><${Card} of=${of} id=${id} tell=${tell} /></li>`)}</ul>
    ${says && html`<figcaption>${says}</figcaption>`}
  </figure>`;

/** One card shown large, its parts named beside it. @param {{of: Reading, id: string, tell: Tell, parts: {signs: ComponentChildren, says: ComponentChildren}[]}} props */
export const CardParts = ({ of, id, tell, parts }) => html`
  <figure class="ro-parts">
    <${Card} of=${of} id=${id} tell=${tell} />
    <figcaption>
      <dl>${parts.map(({ signs, says }, i) => html`<div key=${i}><dt>${signs}</dt><dd>${says}</dd></div>`)}</dl>
    </figcaption>
  </figure>`;

/**
 * A cargo pile spread out from the top down, group by group, with what each pays.
 * @param {{of: Reading, groups: Group[], kept?: number, says: (group: Group, kept: boolean) => ComponentChildren, label: string}} props
 *   kept: so many groups from the top stay
 */
export const Pile = ({ of, groups, kept = 0, says, label }) => html`
  <ol class="ro-pile" aria-label=${label}>
    ${groups.map(
      (group, i) => html`<li key=${i} data-kept=${i < kept || undefined}>
        <span class="ro-pile__cards" data-g=${group.good} aria-hidden="true">
          ${Array.from({ length: group.size }, (_, at) => html`<span key=${at} data-unpaid=${at >= largest(of, group.good) || undefined}><${Icon} name=${signOf(group.good)} /></span>`)}
        </span>
        <span class="ro-pile__says">${says(group, i < kept)}</span>
      </li>`,
    )}
  </ol>`;

/** @param {Reading} of @param {string} good */
const largest = (of, good) => factsOf(of.components).good.get(good)?.prices.length ?? 0;

/** The whole chart with its harbours and sea routes. @param {{of: Reading, label: string}} props */
export function WholeChart({ of, label }) {
  const ctx = /** @type {any} */ (printed(of));
  return html`<figure class="ro-chart" tabindex="0" role="group" aria-label=${label}>
    <svg viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label=${label}>
      <${Sea} components=${of.components} /><${Routes} components=${of.components} />
      ${[...chartOf(of.components).harbours].map(([id, [x, y]]) => html`<circle key=${id} class="o-berth" cx=${x} cy=${y} r="7" />`)}
      <${Names} ctx=${ctx} /><${Frame} />
    </svg>
  </figure>`;
}

// ── Harbour tiles ───────────────────────────────────────────────────────────────────────────────────

/**
 * All kinds of harbour tiles, what they do and when.
 * @param {{of: Reading, words: Record<string, {when: string, does: ComponentChildren}>, columns: string[]}} props
 */
export const Tiles = ({ of, words, columns }) => html`
  <table class="r-table ro-tiles">
    <thead><tr>${columns.map((column, i) => html`<th scope="col" key=${i}>${column}</th>`)}</tr></thead>
    <tbody>
      ${factsOf(of.components).kinds.map(
        ({ id, name, count }) => html`<tr key=${id}>
          <th scope="row"><span class="ro-named"><svg class="ro-tile" viewBox="-15 -15 30 30" aria-hidden="true"><${TileShape} kind=${id} letter=${letterOf(/** @type {any} */ (printed(of)), id)} /></svg><span>${name[of.locale]} <small class="k-num">×${count}</small></span></span></th>
          <td>${words[id].does} <small>${words[id].when}</small></td>
        </tr>`,
      )}
    </tbody>
  </table>`;

// ── Tables ──────────────────────────────────────────────────────────────────────────────────────────

/** What groups of each good pay. @param {{of: Reading, head: string[], title: string}} props  head: of the goods and of the cards */
export function Prices({ of, head, title }) {
  const { goods } = factsOf(of.components);
  const sizes = Array.from({ length: Math.max(...goods.map(({ prices }) => prices.length)) }, (_, i) => i);
  return html`<table class="r-table r-table--num ro-prices">
    <caption>${title}</caption>
    <thead><tr>${head.map((words, i) => html`<th scope="col" key=${i}>${words}</th>`)}${sizes.map((i) => html`<th scope="col" key=${`size-${i}`}>${i + 1}</th>`)}</tr></thead>
    <tbody>
      ${goods.map(
        ({ id, name, count, prices }) => html`<tr key=${id}>
          <th scope="row"><span class="ro-named"><${Sign} of=${id} /><span>${name[of.locale]}</span></span></th><td>${count}</td>
          ${sizes.map((i) => html`<td key=${i}>${prices[i] ?? "–"}</td>`)}
        </tr>`,
      )}
    </tbody>
  </table>`;
}

/** What 0, 1, 2, … icons bring. @param {{of: Reading, head: string, more: string, rows: Record<string, string>}} props  rows: by icon */
export function IconTable({ of, head, more, rows }) {
  const { table, icons } = factsOf(of.components);
  const most = Math.max(...Object.keys(rows).map((icon) => table[icon].length)) - 1;
  const numbers = Array.from({ length: most + 1 }, (_, n) => n);
  const name = new Map(icons.map((icon) => [icon.id, icon.name[of.locale]]));
  return html`<table class="r-table r-table--num">
    <thead><tr><th scope="col">${head}</th>${numbers.map((n) => html`<th scope="col" key=${n}>${n === most ? `${n} ${more}` : n}</th>`)}</tr></thead>
    <tbody>
      ${Object.entries(rows).map(
        ([icon, brings]) => html`<tr key=${icon}>
          <th scope="row"><span class="ro-named"><${Sign} of=${icon} /> <span>${name.get(icon)} <small>${brings}</small></span></span></th>
          ${numbers.map((n) => html`<td key=${n}>${table[icon][n]}</td>`)}
        </tr>`,
      )}
    </tbody>
  </table>`;
}

/**
 * How a merchant's ducats change, step by step.
 * @param {{rows: {says: ComponentChildren, change?: number, ducats: number}[], columns: string[]}} props
 */
export const Ledger = ({ rows, columns }) => html`
  <table class="r-table r-table--num ro-ledger">
    <thead><tr>${columns.map((column, i) => html`<th scope="col" key=${i}>${column}</th>`)}</tr></thead>
    <tbody>
      ${rows.map(
        ({ says, change, ducats }, i) => html`<tr key=${i}>
          <th scope="row">${says}</th><td>${change === undefined ? "" : signed(change, true)}</td>
          <td><b data-debt=${ducats < 0 || undefined}>${signed(ducats)}</b></td>
        </tr>`,
      )}
    </tbody>
  </table>`;

/** Numbers of tiles and the awards they get. @param {{rows: {counts: number[], awards: number[]}[], columns: string[]}} props */
export const Places = ({ rows, columns }) => html`
  <table class="r-table r-table--num ro-places">
    <thead><tr>${columns.map((column, i) => html`<th scope="col" key=${i}>${column}</th>`)}</tr></thead>
    <tbody>${rows.map(({ counts, awards }, i) => html`<tr key=${i}><td>${counts.join(", ")}</td><td>${awards.map((award) => signed(award, true)).join(", ")}</td></tr>`)}</tbody>
  </table>`;

/**
 * Everybody's ducats at the end, line by line, with what each line came from.
 * @param {{accounts: Account[], names: Record<Who, string>, lines: Record<string, string>, from: Record<string, (account: Account) => string>,
 *   total: string, head: string}} props  head: of the first column, for those who hear the table
 */
export const Accounts = ({ names, ...table }) => html`
  <${AccountTable} look="ro-accounts" ...${table} whose=${(/** @type {{who: Who}} */ { who }) => html`<${Merchant} who=${who} name=${names[who]} />`} />`;
