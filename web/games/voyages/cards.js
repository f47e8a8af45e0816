/** Contracts, city cards, tiles, goals and characters, drawn from the component data; words for them are in words.js. */
import { html } from "../../lib/html.js";
import { byDie } from "./facts.js";
import { AmountsDrawn, AmountsRow, Die, DieFace, Glyph, Sign, SignIcon } from "./pieces.js";

/**
 * @import {ComponentChildren} from "preact"
 * @import {Amounts, Character, CityCard, Contract as ContractFacts} from "./facts.js"
 */

// ── Contracts ───────────────────────────────────────────────────────────────────────────────────

/**
 * The face of a contract: price above, reward below.
 * @param {{contract: ContractFacts, missing?: Amounts, label?: string}} props  missing: what its owner still lacks, shown hollow
 */
export const Contract = ({ contract, missing, label }) => html`
  <span class="vo-contract" role=${label ? "img" : undefined} aria-label=${label} aria-hidden=${label ? undefined : "true"} data-starting=${contract.starting || undefined}>
    <span class="vo-contract__cost">${missing ? Object.entries(contract.cost).map(([what, n]) => html`<${Pips} key=${what} what=${what} n=${n} missing=${missing[what] ?? 0} />`) : html`<${AmountsRow} amounts=${contract.cost} />`}</span>
    <span class="vo-contract__reward"><${AmountsRow} amounts=${contract.reward} /></span>
  </span>`;

/** One by one, the last ones hollow. @param {{what: string, n: number, missing: number}} props */
const Pips = ({ what, n, missing }) => html`
  <span class="vo-pips" data-r=${what}>${Array.from({ length: n }, (_, i) => html`<i key=${i} data-want=${i >= n - missing || undefined}><${SignIcon} what=${what} /></i>`)}</span>`;

/** Face down. */
export const ContractBack = () =>
  html`<span class="vo-back" aria-hidden="true"><svg viewBox="0 0 24 24"><${Glyph} name="tied-scroll" x=${12} y=${12} size=${18} /></svg></span>`;

// ── City cards, 66 by 44 around the origin ──────────────────────────────────────────────────────

/** @param {{card: CityCard}} props */
const CardFace = ({ card }) => html`${FACES[card.kind](card)}`;

/** @type {Record<CityCard["kind"], (card: CityCard) => ComponentChildren>} */
const FACES = {
  per_pip: ({ gain = {} }) =>
    html`<${Above}><g transform="translate(-8 -20) scale(.62)"><${DieFace} kind="face" /></g></${Above}><${Below} amounts=${gain} />`,
  die_table: ({ table = [] }) => {
    const groups = byDie(table);
    const wide = 62 / groups.length;
    return groups.map(({ values, gain }, i) => {
      const x = -31 + wide * (i + 0.5);
      return html`<g key=${i}><g transform=${`translate(${x - 8} -20) scale(.62)`}><${DieFace} kind="face" value=${values[0]} /></g><${Below} amounts=${gain} x=${x} /></g>`;
    });
  },
  per_owned: ({ gain = {}, per = "placed_posts" }) =>
    html`<${Above}><${Sign} what=${per} size=${16} y=${-11} /></${Above}><${Below} amounts=${gain} />`,
  exchange: ({ cost = {}, gain = {} }) =>
    html`<${AmountsDrawn} amounts=${cost} y=${-11} size=${15} /><${Below} amounts=${gain} />`,
  swap: ({ directions = [] }) => {
    const [first] = directions;
    return html`<${AmountsDrawn} amounts=${directions.at(-1)?.gain ?? {}} x=${-17} y=${-11} size=${14} /><${AmountsDrawn} amounts=${first?.cost ?? {}} x=${17} y=${-11} size=${14} />
      <path class="vo-citycard__up" d="M-17-1.500L-12 3.500H-22Z" /><${AmountsDrawn} amounts=${directions.at(-1)?.cost ?? {}} x=${-17} y=${12} size=${14} /><${AmountsDrawn} amounts=${first?.gain ?? {}} x=${17} y=${12} size=${14} />`;
  },
};

/** @param {{children?: ComponentChildren}} props */
const Above = ({ children }) => html`<g>${children}</g>`;

/** @param {{amounts: Amounts, x?: number}} props */
const Below = ({ amounts, x = 0 }) =>
  html`<${AmountsDrawn} amounts=${amounts} x=${x} y=${12.5} size=${15} />`;

/** A city card in a drawing. @param {{card: CityCard, x?: number, y?: number, scale?: number}} props */
export const CityCardDrawn = ({ card, x = 0, y = 0, scale = 1 }) => html`
  <g class="vo-citycard" transform=${`translate(${x} ${y}) scale(${scale})`}>
    <rect class="vo-citycard__face" x="-33" y="-22" width="66" height="44" rx="5" />
    <path class="vo-citycard__band" d="M-33 0V-17Q-33-22-28-22H28Q33-22 33-17V0Z" />
    <path class="vo-citycard__tri" d=${card.kind === "swap" ? "M12-3H22L17 2Z" : "M-5-1.500H5L0 3.500Z"} />
    <${CardFace} card=${card} />
    <rect class="vo-citycard__edge" x="-33" y="-22" width="66" height="44" rx="5" />
  </g>`;

/** A city card by itself. @param {{card: CityCard, label?: string}} props */
export const CityCardTile = ({ card, label }) => html`
  <svg class="vo-cardpicture" viewBox="-35 -24 70 48" role=${label ? "img" : undefined} aria-label=${label} aria-hidden=${label ? undefined : "true"}><${CityCardDrawn} card=${card} /></svg>`;

// ── Tiles ───────────────────────────────────────────────────────────────────────────────────────

/** A small city with its bonus, 46 by 50 around the origin. @param {{gain: Amounts, x?: number, y?: number, scale?: number}} props */
export function BonusTile({ gain, x = 0, y = 0, scale = 1 }) {
  const parts = Object.entries(gain);
  return html`
    <g class="vo-bonus" transform=${`translate(${x} ${y}) scale(${scale})`}>
      <path d="M0-24L21-12V12L0 24L-21 12V-12Z" />
      ${parts.map(([what, n], i) => html`<${AmountsDrawn} key=${what} amounts=${{ [what]: n }} y=${(i - (parts.length - 1) / 2) * 15} size=${parts.length > 1 ? 14 : 16} />`)}
    </g>`;
}

/** An outpost bonus, 36 by 26 around the origin. @param {{gain: Amounts, x?: number, y?: number, scale?: number}} props */
export const OutpostTile = ({ gain, x = 0, y = 0, scale = 1 }) => html`
  <g class="vo-outpost" transform=${`translate(${x} ${y}) scale(${scale})`}>
    <rect x="-18" y="-13" width="36" height="26" rx="4" /><${AmountsDrawn} amounts=${gain} size=${15} />
  </g>`;

// ── Goals and characters ────────────────────────────────────────────────────────────────────────

/** A pennant: where a goal is; with a tick where one has been. @param {{done?: boolean}} props */
const Pennant = ({ done = false }) => html`
  <svg class="vo-pennant" data-done=${done || undefined} viewBox="0 0 16 18" aria-hidden="true"><path class="vo-pennant__pole" d="M2 1V17" /><path class="vo-pennant__flag" d="M2 2H14.500L11.500 6L14.500 10H2Z" />${done && html`<path class="vo-pennant__tick" d="M4.500 6L6.800 8L10.500 4" />`}</svg>`;

/**
 * A goal card: its points and two cities.
 * @param {{vp: number, cities: {name: string, done?: boolean}[], label?: string}} props
 */
export const GoalCard = ({ vp, cities, label }) => html`
  <span class="vo-goal" role=${label ? "img" : undefined} aria-label=${label} aria-hidden=${label ? undefined : "true"}>
    <b class="k-num">${vp}<${SignIcon} what="vp" /></b>
    ${cities.map(({ name, done }) => html`<span key=${name}><${Pennant} done=${done} />${name}</span>`)}
  </span>`;

/** What stands on the tile of a character. @type {Record<string, ComponentChildren>} */
const EMBLEMS = {
  rashid: html`<${Die} kind="face" value=${6} /><${Die} kind="face" value=${1} />`,
  matteo: html`<${Die} kind="white" value=${5} /><${SignIcon} what="contract" />`,
  berke: html`<span class="vo-struck"><${SignIcon} what="coin" /></span>`,
  mercator: html`<${SignIcon} what="any_good" />`,
  kubilai: html`<svg class="vo-icon" viewBox="-12 -12 24 24"><${Glyph} name="pagoda" size=${24} /></svg>`,
  johannes: html`<svg class="vo-icon" viewBox="-12 -12 24 24"><${Glyph} name="palm-tree" size=${24} /></svg><${SignIcon} what="coin" />`,
  wilhelm: html`<${SignIcon} what="placed_posts" /><${SignIcon} what="move" /><${SignIcon} what="placed_posts" />`,
  niccolo_marco: html`<${SignIcon} what="camel" /><${SignIcon} what="camel" />`,
};

/** The signs of a character. @param {{id: string}} props */
export const CharacterEmblem = ({ id }) =>
  html`<span class="vo-emblems" aria-hidden="true">${EMBLEMS[id] ?? null}</span>`;

/** A character tile: name, signs, and its power in words. @param {{character: Character, name: string, text: string}} props */
export const CharacterTile = ({ character, name, text }) => html`
  <span class="vo-character"><b>${name}</b><${CharacterEmblem} id=${character.id} /><span>${text}</span></span>`;
