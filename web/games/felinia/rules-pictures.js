/** The pictures in the rules: goods, ships, markets, tiles and cards, and what things come to. */

import { html } from "../../lib/html.js";
import { pigment } from "../../lib/pigment.js";
import { AccountTable, SumTable } from "../../rules/accounts.js";
import { MysteryCard, ShipArt } from "./cards.js";
import { hueOf, singles } from "./facts.js";
import { Animal, BonusTile, Coin, Good, Picture, Sign, Token } from "./pieces.js";
import { COLOURS } from "./rules-examples.js";
import { factsOf } from "./rules-facts.js";
import { FaceUp, printed } from "./rules-land.js";
import {
  animalLetter,
  bonusName,
  colourLetter,
  countryName,
  goodLetter,
  goodTitle,
  mysteryName,
  tileName,
} from "./words.js";
import { valued } from "./worth.js";

/** @import {ComponentChildren} from "preact" */
/** @import {Reading} from "../../rules/types.js" */
/** @import {Worked} from "./rules-accounts.js" */
/** @import {Who} from "./rules-examples.js" */

export { Land } from "./rules-land.js";

/** The style sheets that these pictures need. */
export const styles = ["./pieces.css", "./rules.css"].map((name) => new URL(name, import.meta.url).href);

// ── In a line of text ───────────────────────────────────────────────────────────────────────────────

/** A player of the examples. @param {{who: Who, name: string}} props */
export const Player = ({ who, name }) =>
  html`<span class="rf-who"><span class="k-emblem" data-p=${pigment(COLOURS[who])} aria-hidden="true" />${name}</span>`;

/** A goods tile; its name stands beside it. @param {{of: Reading, kind: string, want?: boolean}} props */
const GoodPicture = ({ of, kind, want = false }) =>
  html`<${Picture}><${Good} kind=${kind} letter=${goodLetter(printed(of), kind)} want=${want} /><//>`;

/** Silver, gold, spice, food, or another symbol; its name stands beside it. @param {{symbol: string}} props */
export const Mark = ({ symbol }) =>
  html`<${Picture} class="rf-symbol" box="-13 -13 26 26"><${Sign} symbol=${symbol} /><//>`;

/** Goods and coins in a row. @param {{of: Reading, goods: Record<string, number>, coins?: number}} props */
export const Goods = ({ of, goods, coins = 0 }) => html`
  <span class="rf-goods" aria-hidden="true">
    ${singles(of.components, goods).map((kind, i) => html`<${GoodPicture} key=${i} of=${of} kind=${kind} />`)}
    ${coins > 0 && html`<${Picture}><${Coin} n=${coins} /><//>`}
  </span>`;

// ── Tables of what there is ─────────────────────────────────────────────────────────────────────────

/** The goods and the kingdoms that want them. @param {{of: Reading, head: string[]}} props */
export const GoodsTable = ({ of, head }) => html`
  <table class="r-table rf-goodstable">
    <thead><tr>${head.map((word, i) => html`<th scope="col" key=${i}>${word}</th>`)}</tr></thead>
    <tbody>
      ${[...factsOf(of.components).countries.values()].map(
        ({ id, good }) => html`<tr key=${id}>
          <th scope="row"><span class="rf-named"><${GoodPicture} of=${of} kind=${good} /><span>${goodTitle(printed(of), good)} <small class="k-num">×${factsOf(of.components).goods.get(good)?.count}</small></span></span></th>
          <td><span class="rf-named"><${Picture}><${Animal} type=${id} hue=${good} /><//><span>${countryName(printed(of), id)}</span></span></td>
        </tr>`,
      )}
    </tbody>
  </table>`;

/** The symbols of crossroads. @param {{of: Reading, says: Record<string, ComponentChildren>, head: string[], only: string[]}} props  says: what each gives */
export const SymbolsTable = ({ of, says, head, only }) => html`
  <table class="r-table rf-symbols">
    <thead><tr>${head.map((word, i) => html`<th scope="col" key=${i}>${word}</th>`)}</tr></thead>
    <tbody>
      ${factsOf(of.components)
        .symbols.filter(({ id }) => only.includes(id))
        .map(
          ({ id, name }) => html`<tr key=${id}>
            <th scope="row"><span class="rf-named"><${Mark} symbol=${id} /><span>${name[of.locale]}</span></span></th><td>${says[id]}</td>
          </tr>`,
        )}
    </tbody>
  </table>`;

/** What 1, 2, 3, … tiles of a type are worth together. @param {{of: Reading, head: string, more: string, name: (type: string) => string}} props */
export function TileValues({ of, head, more, name }) {
  const types = [...factsOf(of.components).types.values()];
  const most = Math.max(...types.map(({ points_cap }) => points_cap)) + 1;
  const numbers = Array.from({ length: most }, (_, i) => i + 1);
  return html`<table class="r-table r-table--num rf-values">
    <thead><tr><th scope="col">${head}</th>${numbers.map((n) => html`<th scope="col" key=${n}>${n}</th>`)}<th scope="col">${more}</th></tr></thead>
    <tbody>
      ${types.map(
        ({ id, points_cap }) => html`<tr key=${id}>
          <th scope="row"><span class="rf-named"><${Picture}><${Animal} type=${id} hue=${hueOf(of.components, id)} /><//><span>${name(id)}</span></span></th>
          ${numbers.map((n) => html`<td key=${n}>${n * Math.min(n, points_cap)}</td>`)}<td>${`+${points_cap}`}</td>
        </tr>`,
      )}
    </tbody>
  </table>`;
}

/** Tiles or cards by themselves, each with its words. @param {{pieces: {key: string, box?: string, piece: ComponentChildren, says: string}[]}} props */
const Pieces = ({ pieces }) => html`
  <ul class="rf-pieces">
    ${pieces.map(({ key, box, piece, says }) => html`<li key=${key}><${Picture} class="rf-piece" box=${box ?? "-23 -23 46 46"} label=${says}>${piece}<//><span aria-hidden="true">${says}</span></li>`)}
  </ul>`;

/** The tile types. @param {{of: Reading}} props */
export const Types = ({ of }) => html`
  <${Pieces} pieces=${[...factsOf(of.components).types.values()].map(({ id, name }) => ({
    key: id,
    piece: html`<${FaceUp} of=${of} tile=${[...factsOf(of.components).tiles.values()].find(({ type }) => type === id)?.id ?? ""} />`,
    says: `${name[of.locale]} (${animalLetter(printed(of), id)})`,
  }))} />`;

/** The bonus tiles of the guild. @param {{of: Reading, ids?: string[]}} props */
export const BonusTiles = ({ of, ids }) => html`
  <${Pieces} pieces=${[...factsOf(of.components).bonuses.values()]
    .filter(({ id }) => !ids || ids.includes(id))
    .map(({ id, type, kind }) => ({
      key: id,
      piece: html`<${BonusTile} type=${type} hue=${hueOf(of.components, type)} kind=${kind} />`,
      says: bonusName(printed(of), id),
    }))} />`;

/** The special tiles with what each does. @param {{of: Reading, head: string[], does: (effect: Record<string, any>) => ComponentChildren}} props */
export const Specials = ({ of, head, does }) => html`
  <table class="r-table rf-specials">
    <thead><tr>${head.map((word, i) => html`<th scope="col" key=${i}>${word}</th>`)}</tr></thead>
    <tbody>
      ${[...factsOf(of.components).specials.values()].map(
        ({ id, effect }) => html`<tr key=${id}>
          <th scope="row"><span class="rf-named"><${Picture} box="-21 -21 42 42"><${FaceUp} of=${of} tile=${id} /><//><span>${tileName(printed(of), id)}</span></span></th>
          <td>${does(effect)}</td>
        </tr>`,
      )}
    </tbody>
  </table>`;

/** Mystery cards. @param {{of: Reading, ids: string[], says: (card: {type: string, cost: string | null, name: string}) => string}} props */
export const Cards = ({ of, ids, says }) => html`
  <${Pieces} pieces=${ids.flatMap((id) => {
    const card = factsOf(of.components).mysteries.get(id);
    if (!card) return [];
    const letter = card.cost ? goodLetter(printed(of), card.cost) : undefined;
    return [
      {
        key: id,
        box: "-33 -43 66 86",
        piece: html`<${MysteryCard} type=${card.type} cost=${card.cost} letter=${letter} />`,
        says: says({ ...card, name: mysteryName(printed(of), id) }),
      },
    ];
  })} />`;

// ── Ships and markets ───────────────────────────────────────────────────────────────────────────────

/** @param {{of: Reading, id: string, seats: (Who | null)[], label: string}} props */
function ShipPicture({ of, id, seats, label }) {
  const ship = factsOf(of.components).ships.get(id);
  if (!ship) return null;
  const aboard = seats.map(
    (who) => who && { pigment: pigment(COLOURS[who]), letter: colourLetter(of, pigment(COLOURS[who])) },
  );
  return html`<svg class="rf-ship__art" viewBox="0 0 170 116" role="img" aria-label=${label}>
    <${ShipArt} destination=${ship.destination} hue=${hueOf(of.components, ship.destination)} departure=${ship.departure} letter=${animalLetter(printed(of), ship.destination)} aboard=${aboard} />
  </svg>`;
}

/**
 * Ships in their berths, with their prices, and which of them sail.
 * @param {{of: Reading, berths: {ship: string, seats: (Who | null)[], says?: ComponentChildren, sails?: boolean, label: string}[], says?: ComponentChildren}} props
 */
export const Harbour = ({ of, berths, says }) => html`
  <figure class="rf-harbour">
    <ul>
      ${berths.map(({ ship, seats, says: words, sails, label }) => {
        const { goods = {}, coins = 0 } = factsOf(of.components).ships.get(ship) ?? {};
        return html`<li key=${ship} data-sails=${sails || undefined}>
          <${ShipPicture} of=${of} id=${ship} seats=${seats} label=${label} />
          <${Goods} of=${of} goods=${goods} coins=${coins} />
          ${words && html`<span class="rf-says">${words}</span>`}
        </li>`;
      })}
    </ul>
    ${says && html`<figcaption>${says}</figcaption>`}
  </figure>`;

/** A ship drawn large, its parts named beside it. @param {{of: Reading, id: string, label: string, parts: {sign: ComponentChildren, says: ComponentChildren}[]}} props */
export function ShipParts({ of, id, label, parts }) {
  const ship = factsOf(of.components).ships.get(id);
  if (!ship) return null;
  return html`<figure class="rf-parts">
    <div class="rf-parts__ship"><${ShipPicture} of=${of} id=${id} seats=${Array(ship.seats).fill(null)} label=${label} /><${Goods} of=${of} goods=${ship.goods} coins=${ship.coins} /></div>
    <figcaption><dl>${parts.map(({ sign, says }, i) => html`<div key=${i}><dt>${sign}</dt><dd>${says}</dd></div>`)}</dl></figcaption>
  </figure>`;
}

/**
 * A market or the guild: what lies there, and the stack of tokens from the top with the price of each.
 * @param {{of: Reading, goods?: string[], bonus?: string[], stack: Who[], prices: number[], label: string}} props
 */
export function Stall({ of, goods = [], bonus = [], stack, prices, label }) {
  const left = [...goods, ...bonus].length;
  const width = 46 * left + 46 * stack.length + 64;
  const { bonuses } = factsOf(of.components);
  /** @param {number} i */
  const x = (i) => 32 + 46 * i;
  return html`<figure class="rf-stall">
    <svg viewBox=${`0 0 ${width} 92`} role="img" aria-label=${label} style=${{ "--rf-width": `${width}` }}>
      <rect class="rf-stall__ground" x="1" y="1" width=${width - 2} height="90" rx="8" />
      ${goods.map((kind, i) => html`<${Good} key=${i} kind=${kind} letter=${goodLetter(printed(of), kind)} x=${x(i)} y=${40} />`)}
      ${bonus.map((id, i) => {
        const { type = "", kind = "plus_one" } = bonuses.get(id) ?? {};
        return html`<${BonusTile} key=${id} type=${type} hue=${hueOf(of.components, type)} kind=${kind} x=${x(i)} y=${40} />`;
      })}
      ${stack.map(
        (who, i) => html`<g key=${i} transform=${`translate(${x(left + i) + 24} 36)`}>
          <${Token} pigment=${pigment(COLOURS[who])} /><text class="rf-stall__price" y="43">${prices[i]}</text>
        </g>`,
      )}
    </svg>
  </figure>`;
}

// ── Sums ────────────────────────────────────────────────────────────────────────────────────────────

/** Steps with what each brings. @param {{head: string[], rows: ComponentChildren[][], total?: ComponentChildren[]}} props */
export const Sums = (props) => html`<${SumTable} look="rf-sums" ...${props} />`;

/** What merchants in groups of 1, 2, 3, … are worth. @param {{of: Reading, head: string[], more: string}} props */
export function GroupValues({ of, head, more }) {
  const { merchant_by_group: by } = factsOf(of.components).scoring;
  const sizes = Array.from({ length: by.length + 1 }, (_, i) => i + 1);
  return html`<${Sums} head=${[head[0], ...sizes.map((n) => (n > by.length ? `${n} ${more}` : `${n}`))]}
    rows=${[
      [head[1], ...sizes.map((n) => valued(by, n))],
      [head[2], ...sizes.map((n) => n * valued(by, n))],
    ]} />`;
}

/**
 * Everybody's points at the end, line by line, with what each came from.
 * @param {{accounts: Worked[], names: Record<Who, string>, lines: Record<string, string>, from: Record<string, (account: Worked) => string>,
 *   total: string, head: string}} props
 */
export const Accounts = ({ names, ...table }) => html`
  <${AccountTable} look="rf-accounts" ...${table} whose=${(/** @type {{who: Who}} */ { who }) => html`<${Player} who=${who} name=${names[who]} />`} />`;
