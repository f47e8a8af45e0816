/** The pictures in the rules: pieces, areas, the wheel, loads of boatmen, and what things come to. */

import { html } from "../../lib/html.js";
import { pigment } from "../../lib/pigment.js";
import { Icon } from "../../parts/icon.js";
import { AccountTable, SumTable } from "../../rules/accounts.js";
import { Glyph, ROLE_ICON, TileArt, Viking } from "./pieces.js";
import { COLOURS } from "./rules-examples.js";
import { factsOf } from "./rules-facts.js";
import { fleet, threatened } from "./rules-reckoning.js";

/** @import {ComponentChildren} from "preact" */
/** @import {Reading} from "../../rules/types.js" */
/** @import {Place, Wheel as WheelFacts, Who} from "./rules-examples.js" */
/** @import {Account, Area as AreaFacts, Cell} from "./rules-reckoning.js" */
/** @import {Ship as ShipFacts} from "./rules-facts.js" */

/** The style sheets that these pictures need. */
export const styles = ["./pieces.css", "./rules.css"].map((name) => new URL(name, import.meta.url).href);

// ── In a line of text ───────────────────────────────────────────────────────────────────────────────

/** A viking; its role stands beside it in words. @param {{role: string}} props */
export const Figure = ({ role }) => html`
  <svg class="rv-figure" viewBox="-20 -28 40 50" aria-hidden="true"><${Viking} role=${role} /></svg>`;

/** A player of the examples. @param {{who: Who, name: string}} props */
export const Player = ({ who, name }) =>
  html`<span class="rv-who"><span class="k-emblem" data-p=${pigment(COLOURS[who])} aria-hidden="true" />${name}</span>`;

// ── Tiles ───────────────────────────────────────────────────────────────────────────────────────────

/** A tile by its letter or sail, 60 by 60. @param {{of: Reading, tile: string, repelled?: boolean}} props */
const Tile = ({ of: { components }, tile, repelled }) => html`
  <g transform="scale(.6)"><${TileArt} components=${components} tile=${factsOf(components).tile.get(tile)} repelled=${repelled} /></g>`;

/** Tiles by themselves, each with its words. @param {{of: Reading, tiles: {tile: string, says: string}[]}} props */
export const Tiles = ({ of, tiles }) => html`
  <ul class="rv-kinds">
    ${tiles.map(
      ({ tile, says }) => html`<li key=${tile}>
        <svg class="rv-alone" viewBox="0 0 60 60" role="img" aria-label=${says}><${Tile} of=${of} tile=${tile} /></svg><span aria-hidden="true">${says}</span>
      </li>`,
    )}
  </ul>`;

/**
 * The ships, whom they threaten, and what they are worth.
 * @param {{of: Reading, head: string[], words: {threatens: (rows: string[]) => string, value: (ship: ShipFacts) => string}}} props
 */
export const Ships = ({ of, head, words }) => html`
  <table class="r-table rv-ships">
    <thead><tr>${head.map((word, i) => html`<th scope="col" key=${i}>${word}</th>`)}</tr></thead>
    <tbody>
      ${factsOf(of.components).ships.map(
        (ship) => html`<tr key=${ship.type}>
          <th scope="row"><span class="rv-named"><svg class="rv-alone" viewBox="0 0 60 60" aria-hidden="true"><${Tile} of=${of} tile=${ship.sail} /></svg><span>${ship.name[of.locale]} <small class="k-num">×${ship.ids.length}</small></span></span></th>
          <td>${words.threatens(ship.threatens)}</td><td>${words.value(ship)}</td>
        </tr>`,
      )}
    </tbody>
  </table>`;

/** The roles with what each does. @param {{of: Reading, head: string[], words: Record<string, ComponentChildren>}} props */
export const Roles = ({ of, head, words }) => html`
  <table class="r-table rv-roles">
    <thead><tr>${head.map((word, i) => html`<th scope="col" key=${i}>${word}</th>`)}</tr></thead>
    <tbody>
      ${factsOf(of.components).roles.map(
        ({ id, name, count }) => html`<tr key=${id}>
          <th scope="row"><span class="rv-named"><${Figure} role=${id} /><span>${name[of.locale]} <small class="k-num">×${count}</small></span></span></th>
          <td>${words[id]}</td>
        </tr>`,
      )}
    </tbody>
  </table>`;

/** The special tiles. @param {{of: Reading, head: string[], when: Record<string, string>}} props  when: by kind of effect */
export const Specials = ({ of, head, when }) => html`
  <table class="r-table rv-specials">
    <thead><tr>${head.map((word, i) => html`<th scope="col" key=${i}>${word}</th>`)}</tr></thead>
    <tbody>
      ${factsOf(of.components).specials.map(
        ({ type, name, text, effect, ids }) => html`<tr key=${type}>
          <th scope="row">${name[of.locale]} <small class="k-num">×${ids.length}</small></th>
          <td>${text[of.locale]} <small>${when[effect.kind === "bonus" ? `bonus_${effect.gold ? "gold" : "vp"}` : effect.kind]}</small></td>
        </tr>`,
      )}
    </tbody>
  </table>`;

// ── Areas ───────────────────────────────────────────────────────────────────────────────────────────

const COAST = 64;

/**
 * A player's area: rows with their signs, ships with whom they threaten, waiting vikings.
 * @param {{of: Reading, area: AreaFacts, label: string, says?: ComponentChildren, lit?: [string, number][], counted?: Cell[], columns?: number, small?: boolean}} props
 *   lit: cells that are open; counted: vikings that are marked; columns: at least so many are shown
 */
export function Area({ of, area, label, says, lit = [], counted = [], columns = 0, small = false }) {
  const { rows } = factsOf(of.components);
  const used = [
    ...area.cells.map(({ col }) => col),
    ...Object.keys(area.ships).map(Number),
    ...lit.map(([, col]) => col),
  ];
  const width = COAST + 60 * Math.max(columns, ...used) + 8;
  const height = 60 * rows.length;
  /** @param {string} row */
  const y = (row) => 60 * rows.findIndex(({ id }) => id === row);
  return html`<figure class="rv-area" data-small=${small || undefined}>
    <svg viewBox=${`0 0 ${width} ${height}`} role="img" aria-label=${label} style=${{ "--rv-width": `${width}` }}>
      <rect class="rv-sea" width=${width} height=${height} />
      <${Mainland} area=${area} rows=${rows} />
      ${fleet(factsOf(of.components), area).map(({ col, ship, repelled }) => html`<g key=${col} transform=${`translate(${x(col)} 0)`}><${Tile} of=${of} tile=${ship.sail} repelled=${repelled} /></g>`)}
      ${area.cells.map((cell) => html`<g key=${`${cell.row}-${cell.col}`} transform=${`translate(${x(cell.col)} ${y(cell.row)})`}><${Tile} of=${of} tile=${cell.tile} /></g>`)}
      <${Threats} of=${of} area=${area} y=${y} />
      <${Settled} of=${of} area=${area} y=${y} counted=${counted} />
      ${lit.map(([row, col]) => html`<rect key=${`${row}-${col}`} class="rv-lit" x=${x(col) + 4} y=${y(row) + 4} width="52" height="52" rx="5" />`)}
    </svg>
    ${says && html`<figcaption>${says}</figcaption>`}
  </figure>`;
}

/** @param {number} col */
const x = (col) => COAST + 60 * (col - 1);

/** The mainland with the signs of the rows, and those who wait there. @param {{area: AreaFacts, rows: {id: string}[]}} props */
const Mainland = ({ area, rows }) => html`
  <path class="rv-mainland" d=${`M0 0H56${rows.map(() => "q7 15 0 30t0 30").join("")}H0Z`} />
  ${rows.map(({ id }, i) => {
    const role = id === "ship" ? "boatman" : id;
    const waiting = area.mainland[role] ?? 0;
    return html`<g key=${id} transform=${`translate(0 ${60 * i})`}>
      <g class="rv-row"><${Glyph} name=${ROLE_ICON[id]} x=${13} y=${30} size=${18} /></g>
      ${waiting > 0 && html`<${Viking} role=${role} x=${40} y=${29} scale=${0.75} />`}
      ${waiting > 1 && html`<text class="rv-many" x="40" y="56">×${waiting}</text>`}
    </g>`;
  })}`;

/** How far each ship's threat reaches, where anybody lives. @param {{of: Reading, area: AreaFacts, y: (row: string) => number}} props */
const Threats = ({ of, area, y }) =>
  fleet(factsOf(of.components), area)
    .filter(
      ({ repelled, ship }) =>
        !repelled && ship.threatens.length > 0 && area.cells.some(({ settled }) => settled),
    )
    .map(({ col, ship }) => {
      const [left, bottom] = [x(col) + 5, y(ship.threatens.at(-1) ?? "") + 54];
      return html`<path key=${col} class="rv-threat" d=${`M${left} 62V${bottom}m-4-6l4 7l4-7`} />`;
    });

/** The settled vikings. @param {{of: Reading, area: AreaFacts, y: (row: string) => number, counted: Cell[]}} props */
function Settled({ of, area, y, counted }) {
  const lying = threatened(factsOf(of.components), area);
  return area.cells
    .filter(({ settled }) => settled)
    .map(
      (
        cell,
      ) => html`<g key=${`${cell.row}-${cell.col}`} transform=${`translate(${x(cell.col) + 38} ${y(cell.row) + 32})`}>
        ${counted.includes(cell) && html`<circle class="rv-counted" r="23" />`}<${Viking} role=${cell.row} scale=${0.85} lying=${lying.includes(cell)} />
      </g>`,
    );
}

// ── The wheel ───────────────────────────────────────────────────────────────────────────────────────

const RADII = { rim: 176, tile: 142, viking: 96, price: 62, hub: 42 };

/**
 * The wheel: combinations around it, prices inside.
 * @param {{of: Reading, wheel: WheelFacts, label: string, says?: ComponentChildren, locked?: boolean}} props  locked: 0 cannot be taken
 */
export const Wheel = ({ of, wheel, label, says, locked = false }) => html`
  <figure class="rv-wheel">
    <svg viewBox="-180 -180 360 360" role="img" aria-label=${label}>
      <circle class="rv-rim" r=${RADII.rim} /><circle class="rv-ring" r="80" /><circle class="rv-hub" r=${RADII.hub} />
      <g class="rv-hubsign"><${Glyph} name="drakkar" size=${48} /></g>
      ${wheel.slots.map((place, slot) => html`<${Slot} key=${slot} of=${of} place=${place} slot=${slot} wheel=${wheel} locked=${locked && slot === wheel.zero} />`)}
    </svg>
    ${says && html`<figcaption>${says}</figcaption>`}
  </figure>`;

/** @param {{of: Reading, place: Place | null, slot: number, wheel: WheelFacts, locked: boolean}} props */
function Slot({ of, place, slot, wheel: { slots, zero }, locked }) {
  const angle = (2 * Math.PI * slot) / slots.length;
  /** @param {number} radius */
  const point = (radius) =>
    `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`;
  const price = (slot - zero + slots.length) % slots.length;
  return html`
    ${
      place
        ? html`<g transform=${`translate(${point(RADII.tile)}) scale(.82) translate(-30 -30)`}><rect class="rv-frame" x="-1.500" y="-1.500" width="63" height="63" rx="4" /><${Tile} of=${of} tile=${place.tile} /></g>`
        : html`<g transform=${`translate(${point(RADII.tile)})`}><rect class="rv-hole" x="-24" y="-24" width="48" height="48" rx="4" /></g>`
    }
    ${place?.viking && html`<g transform=${`translate(${point(RADII.viking)}) scale(.68)`}><${Viking} role=${place.viking} /></g>`}
    <g class="rv-price" data-gone=${!place || undefined} data-locked=${locked || undefined} transform=${`translate(${point(RADII.price)})`}>
      <circle r="13.500" /><text y="5.500">${price}</text>
      ${locked && html`<g class="rv-lock" transform="translate(12 -11)"><circle r="9" /><${Glyph} name="padlock" size=${12} /></g>`}
    </g>`;
}

// ── Loads and sums ──────────────────────────────────────────────────────────────────────────────────

/** Loads of one boatman, each with the verdict. @param {{loads: {load: string[], may: boolean, says: ComponentChildren}[]}} props */
export const Loads = ({ loads }) => html`
  <ul class="rv-loads">
    ${loads.map(
      ({ load, may, says }, i) => html`<li key=${i} data-not=${!may || undefined}>
        <span class="rv-load" aria-hidden="true"><${Figure} role="boatman" />${load.map((role, n) => html`<${Figure} key=${n} role=${role} />`)}</span>
        <span class="rv-verdict"><${Icon} name=${may ? "ui-check" : "ui-x"} /><span>${says}</span></span>
      </li>`,
    )}
  </ul>`;

/** Steps with what each brings. @param {{head: string[], rows: ComponentChildren[][], total?: ComponentChildren[]}} props */
export const Sums = (props) => html`<${SumTable} look="rv-sums" ...${props} />`;

/**
 * Everybody's points at the end, line by line, with what each came from.
 * @param {{accounts: (Account & {who: Who})[], names: Record<Who, string>, lines: Record<string, string>, from: Record<string, (account: Account) => string>,
 *   total: string, head: string}} props
 */
export const Accounts = ({ names, ...table }) => html`
  <${AccountTable} look="rv-accounts" ...${table} whose=${(/** @type {{who: Who}} */ { who }) => html`<${Player} who=${who} name=${names[who]} />`} />`;
