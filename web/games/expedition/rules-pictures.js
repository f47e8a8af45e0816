/**
 * The pictures in the rules: the same cards, signs and pieces as on the table, and stretches of the road with
 * who stands where and who goes where.
 */

import { html } from "../../lib/html.js";
import { pigment } from "../../lib/pigment.js";
import { signed } from "../../lib/words.js";
import { Icon } from "../../parts/icon.js";
import { AccountTable } from "../../rules/accounts.js";
import { CardBack, CardFace, Patterns } from "./cards.js";
import { chartOf, radius } from "./chart.js";
import { HEIGHT, WIDTH } from "./geometry.js";
import { label } from "./labels.js";
import { BoardMedal, Chest as ChestPiece, Figure as FigurePiece, Glyph, Medal, Sign } from "./pieces.js";
import { cardsPaying, factsOf, figureName } from "./rules-facts.js";
import { Road as BoardRoad, Land } from "./scenery.js";

/** @import {ComponentChildren} from "preact" */
/** @import {Reading} from "../../rules/types.js" */
/** @import {Account, Scene, Standing, Walk} from "./rules-examples.js" */
/** @import {Requirement, Space} from "./rules-facts.js" */

/** The style sheets that these pictures need. */
export const styles = ["./pieces.css", "./board.css", "./rules.css"].map(
  (name) => new URL(name, import.meta.url).href,
);

export { Patterns };

// ── In a line of text ───────────────────────────────────────────────────────────────────────────────

/** @param {{colour: string}} props  a figure; its colour stands beside it in words */
const Figure = ({ colour }) => html`
  <svg class="r-figure" viewBox="-35 -85 70 93" aria-hidden="true"><${FigurePiece} pigment=${pigment(colour)} /></svg>`;

/** @param {{n: number, label: string}} props */
export const Chest = ({ n, label }) => html`
  <svg class="r-chest" viewBox="-20 -18 40 32" role="img" aria-label=${label}><${ChestPiece} value=${n} /></svg>`;

/** An amount of gold; with its sign where it is a gain. @param {{n: number, plus?: boolean, label: string}} props */
const Gold = ({ n, plus = false, label }) => html`
  <span class="r-gold k-num" role="img" aria-label=${label}>${plus ? signed(n, true) : n}<${Icon} name="coin" /></span>`;

/** What a space asks for, as its sign. @param {{of: Reading, needs: Requirement, label: string}} props */
export const Needs = ({ of: { components }, needs, label }) => html`
  <svg class="r-sign" viewBox="-31 -31 62 62" role="img" aria-label=${label}>
    <circle class="r-space" r="29" /><${Sign} requirement=${needs} components=${components} />
  </svg>`;

// ── Cards ───────────────────────────────────────────────────────────────────────────────────────────

/**
 * Cards that are played together, with the verdict below.
 * @param {{of: Reading, ids?: string[], pays?: Requirement | null, says: ComponentChildren, not?: boolean}} props  pays: a
 *   set that this requirement takes
 */
export function Cards({ of, ids, pays, says, not = false }) {
  const cards = ids ?? (pays ? cardsPaying(of.components, pays) : []);
  return html`<figure class="r-cards" data-not=${not || undefined}>
    <${Row} of=${of} ids=${cards} />
    <figcaption><${Icon} name=${not ? "ui-x" : "ui-check"} />${says}</figcaption>
  </figure>`;
}

/** @param {{of: Reading, ids: string[], children?: ComponentChildren}} props */
const Row = ({ of, ids, children }) => html`
  <ul class="r-cards__row">${ids.map((id) => html`<li key=${id}><${Card} of=${of} id=${id} /></li>`)}${children}</ul>`;

/** What can be drawn from: the open cards of the display, and the pile. @param {{of: Reading, ids: string[], says: ComponentChildren}} props */
export const Offer = ({ of, ids, says }) => html`
  <figure class="r-cards r-cards--offer">
    <${Row} of=${of} ids=${ids}><li><span class="r-card"><${CardBack} /></span></li><//>
    <figcaption>${says}</figcaption>
  </figure>`;

/** @param {{of: Reading, id: string}} props */
function Card({ of, id }) {
  const card = of.components.cards.find((/** @type {{id: string}} */ each) => each.id === id);
  return html`<span class="r-card"><${CardFace} ctx=${of} id=${id} /><span class="k-sr">${card?.name[of.locale] ?? id}</span></span>`;
}

/** The whole deck, colour by colour, with the number of each card. @param {{of: Reading, label: string}} props */
export function Deck({ of, label }) {
  const { components } = of;
  const { deck } = factsOf(components);
  const goods = [...components.goods.map((/** @type {{id: string}} */ { id }) => id), "leader"];
  return html`<ul class="r-deck" aria-label=${label} style=${{ "--columns": goods.length }}>
    ${components.card_colours.flatMap((/** @type {{id: string}} */ { id: colour }) =>
      goods.map(
        (good) => html`<li key=${`${colour}-${good}`}>
          <${Card} of=${of} id=${`${colour}-${good}-1`} />
          <span class="k-num">×${good === "leader" ? deck.eachLeader : deck.copies}</span>
        </li>`,
      ),
    )}
  </ul>`;
}

// ── The road ────────────────────────────────────────────────────────────────────────────────────────

/** The whole board as it stands before the game. @param {{of: Reading, label: string}} props */
export function WholeBoard({ of: { components, locale }, label: words }) {
  const { centres, spaces } = chartOf(components);
  return html`<figure class="r-board">
    <svg viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label=${words}>
      <${Land} components=${components} /><${BoardRoad} components=${components} />
      ${spaces.map((space, i) => {
        const { x, y, anchor, city } = label(i, centres[i], space.name[locale], 34, space.kind !== "field");
        return html`<g key=${i} transform=${`translate(${centres[i].join(" ")})`}>
            <circle class="r-space" data-scores=${space.score !== null || undefined} r=${radius(space)} />
            ${space.requirement ? html`<${Sign} requirement=${space.requirement} components=${components} />` : html`<${Glyph} name="dhow" size=${52} />`}
            ${space.chest > 0 && html`<g transform="translate(-34 -30)"><${ChestPiece} value=${space.chest} /></g>`}
            ${space.score !== null && html`<${BoardMedal} value=${space.score} y=${space.kind === "goal" ? 0 : 41} x=${space.kind === "goal" ? 44 : 0} />`}
          </g>
          ${city && html`<text class="r-board__city" x=${x} y=${y} text-anchor=${anchor}>${space.name[locale]}</text>`}`;
      })}
    </svg>
  </figure>`;
}

const [GAP, TOP, RADIUS] = [64, 92, 25];
/** The signs are drawn for the board's larger spaces. */
const SCALE = RADIUS / 31;

/**
 * A stretch of the road with what happens there.
 * @param {{of: Reading, label: string} & Scene} props
 */
export function Road({ of, label, spaces, figures, walks = [], refused }) {
  const first = spaces[0].index;
  /** @param {Space} space */
  const x = ({ index }) => GAP / 2 + (index - first) * GAP;
  const width = spaces.length * GAP;
  const reached = new Set(walks.map(({ to }) => to));
  return html`<figure class="r-road" data-long=${spaces.length > 5 || undefined} style=${{ "--width": `${width + 16}px` }}>
    <svg viewBox=${`-8 0 ${width + 16} 172`} role="img" aria-label=${label}>
      <path class="r-road__edge" d=${`M-8 ${TOP}H${width + 8}`} /><path class="r-road__way" d=${`M-8 ${TOP}H${width + 8}`} />
      ${spaces.map(
        (space, i) => html`<g key=${space.index} transform=${`translate(${x(space)} ${TOP})`}>
          <${Stop} of=${of} space=${space} state=${space === refused ? "refused" : reached.has(space) ? "reached" : "plain"} />
          <text class="r-road__name" y=${(spaces.length > 5 && i % 2 ? 17 : 0) + RADIUS + 30}>${space.name[of.locale]}</text>
        </g>`,
      )}
      ${figures.map(
        ({ colour, at, gold }) => html`<g key=${colour} transform=${`translate(${x(at)} ${TOP + 11})`}>
          <g transform="scale(.6)"><${FigurePiece} pigment=${pigment(colour)} /></g>
          ${gold !== undefined && html`<${Earned} gold=${gold} />`}
        </g>`,
      )}
      ${walks.map(
        ({
          colour,
          from,
          to,
          by,
        }) => html`<${Arc} key=${to.index} of=${of} pigment=${pigment(colour)} from=${x(from)} to=${x(to)} by=${by}
          stands=${figures.some(({ at }) => at === from)} />`,
      )}
    </svg>
  </figure>`;
}

/** @param {{of: Reading, space: Space, state: "plain" | "reached" | "refused"}} props */
function Stop({ of, space, state }) {
  return html`
    <circle class="r-space" data-state=${state} r=${RADIUS} />
    ${space.requirement && html`<g transform=${`scale(${SCALE})`}><${Sign} requirement=${space.requirement} components=${of.components} /></g>`}
    ${space.score && html`<g transform=${`translate(0 ${RADIUS}) scale(.72)`}><${BoardMedal} value=${space.score} /></g>`}
    ${state === "refused" && html`<path class="r-cross" d="M-14-14 14 14M14-14-14 14" />`}`;
}

/** @param {{gold: number}} props  what a figure earns, above its head */
const Earned = ({ gold }) => html`
  <g class="r-earned" transform="translate(0 -68)">
    <rect x="-26" y="-14" width="52" height="28" rx="14" />
    <text x="-8" y="6">${signed(gold, true)}</text>
    <${Glyph} name="coin" x=${12} size=${17} />
  </g>`;

/**
 * A step's arc, with what it is paid with; dashes tell the kinds apart without the sign.
 * @param {{of: Reading, pigment: string, from: number, to: number, by: Walk["by"], stands: boolean}} props  stands: a figure
 *   is drawn at the start
 */
function Arc({ of, pigment: colour, from, to, by, stands }) {
  const start = { x: from + (stands ? 6 : 8), y: stands ? TOP - 40 : TOP - RADIUS - 4 };
  const end = { x: to - 3, y: TOP - RADIUS - 8 };
  const [left, right, top] = [start.x + 2, end.x - 4, to - from > GAP ? -4 : 2];
  const peak = (start.y + end.y + 6 * top) / 8;
  return html`<g class="r-walk" data-p=${colour} data-by=${by}>
    <path class="r-walk__line" d=${`M${start.x} ${start.y}C${left} ${top} ${right} ${top} ${end.x} ${end.y}`} />
    <path class="r-walk__head" d="M-9-6 2 0-9 6Z" transform=${`translate(${end.x} ${end.y + 3}) rotate(84)`} />
    ${by !== "carried" && html`<g transform=${`translate(${(start.x + end.x) / 2} ${Math.max(15, peak)})`}><${Price} of=${of} by=${by} /></g>`}
  </g>`;
}

/** @param {{of: Reading, by: "cards" | "ballast"}} props */
function Price({ of, by }) {
  if (by === "ballast")
    return html`<rect class="r-price" x="-21" y="-13" width="42" height="26" rx="13" />
      <text class="r-price__n" x="-6" y="6">${factsOf(of.components).ballast}</text>
      <g class="r-coin"><${Glyph} name="coin" x=${8} size=${16} /></g>`;
  return html`<rect class="r-price" x="-17" y="-13" width="34" height="26" rx="13" />
    ${[-14, 14].map((turn) => html`<rect class="r-price__card" x="-4.500" y="-15" width="9" height="14" rx="1.500" transform=${`translate(0 9) rotate(${turn})`} />`)}`;
}

// ── Tables ──────────────────────────────────────────────────────────────────────────────────────────

/** The numbered fields of a leg with their gold. @param {{of: Reading, spaces: Space[]}} props */
export const ScoringRow = ({ of, spaces }) => html`
  <ul class="r-scoring">
    ${spaces.map(
      (space) => html`<li key=${space.index}>
        <${Gold} n=${space.score ?? 0} plus label=${String(space.score)} />
        <span>${space.name[of.locale]}</span>
      </li>`,
    )}
  </ul>`;

/** What the figures earn, in words. @param {{of: Reading, figures: Standing[], gold: (n: number) => string}} props */
export const Gains = ({ of, figures, gold }) => html`
  <ul class="r-gains">
    ${figures.map(
      ({ colour, gold: n = 0 }) => html`<li key=${colour}>
        <${Figure} colour=${colour} />${figureName(of.components, colour)[of.locale]} <${Gold} n=${n} plus label=${gold(n)} />
      </li>`,
    )}
  </ul>`;

/**
 * Everybody's gold, line by line.
 * @param {{of: Reading, accounts: Account[], lines: Record<string, string>, total: string, head: string}} props  head: of the
 *   first column, for those who hear the table
 */
export const Accounts = ({ of, ...table }) => html`
  <${AccountTable} ...${table} whose=${(/** @type {Account} */ { colour }) => html`<${Figure} colour=${colour} /> ${figureName(of.components, colour)[of.locale]}`} />`;

/**
 * @typedef {object} TrackWords
 * @property {string[]} legs  one caption for each leg
 * @property {string[]} columns  space, what it asks for, chest, gold in the scoring
 * @property {string} start  what the first space asks for
 * @property {(n: number) => string} gold
 */

/** All spaces, leg by leg. @param {{of: Reading, needs: (requirement: Requirement) => string, words: TrackWords}} props */
export function Track({ of, needs, words }) {
  const { spaces } = factsOf(of.components);
  return html`<div class="r-track">
    ${words.legs.map(
      (caption, i) => html`<table class="r-table" key=${i}>
        <caption>${caption}</caption>
        <thead><tr>${words.columns.map((column, at) => html`<th scope="col" key=${at} colspan=${at ? undefined : 2}>${column}</th>`)}</tr></thead>
        <tbody>
          ${spaces.filter(({ leg }) => leg === i + 1).map((space) => html`<${TrackRow} key=${space.index} of=${of} space=${space} needs=${needs} words=${words} />`)}
        </tbody>
      </table>`,
    )}
  </div>`;
}

/** @param {{of: Reading, space: Space, needs: (requirement: Requirement) => string, words: TrackWords}} props */
function TrackRow({ of, space, needs, words }) {
  const { index, kind, requirement, chest, score } = space;
  return html`<tr data-kind=${kind}>
    <td class="r-track__stop">
      <svg viewBox="-31 -31 62 62" aria-hidden="true">
        <circle class="r-space" data-scores=${score ? true : undefined} r="28" />
        ${requirement ? html`<${Sign} requirement=${requirement} components=${of.components} />` : html`<${Glyph} name="dhow" size=${40} />`}
      </svg>
    </td>
    <th scope="row"><span class="r-track__name"><span class="k-num">${index}</span> <span>${space.name[of.locale]}</span></span></th>
    <td>${requirement ? needs(requirement) : words.start}</td>
    <td>${chest > 0 && html`<${Chest} n=${chest} label=${words.gold(chest)} />`}</td>
    <td>${score && html`<${Medal} value=${score} /><span class="k-sr">${words.gold(score)}</span>`}</td>
  </tr>`;
}
