/** What stands in the places of the map: towers, tiles, cards, posts, the spaces of Beijing, names. */
import { html } from "../../lib/html.js";
import { pressing } from "../../lib/press.js";
import { list } from "../../lib/words.js";
import { BonusTile, CityCardDrawn, OutpostTile } from "./cards.js";
import { chartOf, FLAG, postsOf } from "./chart.js";
import { factsOf, slotsOf } from "./facts.js";
import { DieFace, Glyph, lookOf, Post } from "./pieces.js";
import { planOf } from "./plan.js";
import { actOrTell, namedCities, nextNodes, pressNode, pressSpace, sameTarget, travelling } from "./touch.js";
import { explainBonus, explainCard, explainOutpost, placeName } from "./words.js";

/**
 * @import {ComponentChildren} from "preact"
 * @import {GameContext} from "../screen.js"
 * @import {Chart, Place} from "./chart.js"
 * @import {Path} from "./plan.js"
 */

/** The own goal cities, known to their owner alone; while goals are chosen, those of all cards dealt. @param {GameContext} ctx @returns {Set<string>} */
function goalCities(ctx) {
  const { goals } = factsOf(ctx.components);
  const { goals: kept = [], dealt = [] } = ctx.view.value.private ?? {};
  const own = planOf(ctx).asked.value === "goals" ? dealt : kept;
  return new Set(own.flatMap((/** @type {string} */ id) => goals.get(id)?.cities ?? []));
}

/** Whose posts stand in a city, in the order of seats. @param {GameContext} ctx @param {string} city @returns {number[]} */
export const postsIn = (ctx, city) =>
  ctx.view.value.public.seats.flatMap(
    (/** @type {{posts: string[]}} */ { posts }, /** @type {number} */ seat) =>
      posts.includes(city) ? [seat] : [],
  );

// ── Places ──────────────────────────────────────────────────────────────────────────────────────

/** @type {Record<Place["kind"], (ctx: GameContext, id: string) => ComponentChildren>} */
const FACES = {
  start: () =>
    html`<circle class="vo-city__rim" r="19" /><circle class="vo-city__face" r="15.500" /><${Glyph} name="lion" size=${20} />`,
  large: () =>
    html`<circle class="vo-city__rim" r="19" /><circle class="vo-city__face" r="15.500" /><${Glyph} name="stone-tower" size=${20} />`,
  oasis: () =>
    html`<circle class="vo-oasis" r="13" /><g class="vo-palm"><${Glyph} name="palm-tree" size=${18} /></g>`,
  beijing: () =>
    html`<rect class="vo-palace" x="-23" y="-23" width="46" height="46" rx="7" /><${Glyph} name="pagoda" size=${34} />`,
  small: (ctx, id) =>
    html`<${BonusTile} gain=${factsOf(ctx.components).bonuses.get(ctx.view.value.public.city_bonuses[id])?.gain ?? {}} />`,
};

/** @param {{ctx: GameContext, chart: Chart, reach: number}} props  reach: radius of what a thumb hits */
export function Places({ ctx, chart, reach }) {
  const plan = planOf(ctx);
  const goals = goalCities(ctx);
  const moving = travelling(ctx);
  const next = moving ? nextNodes(ctx) : new Map();
  const named = namedCities(ctx);
  const { fields } = plan.draft.value;
  const reached = (fields.paths ?? []).map((/** @type {Path} */ { nodes }) => nodes.at(-1));
  const refused = ctx.refusal.value?.anchor?.node;
  return html`
    <g class="vo-places" data-p=${ctx.seat.value === null ? undefined : ctx.pigment(ctx.seat.value)}>
      ${[...chart.places.values()].map(({ id, kind, at }) => {
        const lit = next.has(id) || named.includes(id);
        const chosen =
          reached.includes(id) || fields.city === id || fields.from === id || fields.cities?.includes(id);
        return html`
          <g key=${id} class="vo-place" data-kind=${kind} data-node=${id} data-focus=${`place-${id}`} transform=${`translate(${at.join(" ")})`}
            role="button" tabindex="0" aria-label=${label(ctx, id, kind, lit, goals.has(id))} data-lit=${lit || undefined} data-chosen=${chosen || undefined}
            data-rests=${(moving && !lit && !chosen) || undefined} data-refused=${refused === id || undefined} ...${pressing(() => pressNode(ctx, id))}>
            <title>${label(ctx, id, kind, lit, goals.has(id))}</title>
            <circle class="vo-place__reach" r=${reach} />
            ${goals.has(id) && html`<circle class="vo-goalring" r=${kind === "small" ? 29 : 26} />`}
            <circle class="vo-place__glow" r=${kind === "oasis" ? 19 : 29} />
            ${FACES[kind](ctx, id)}
            ${goals.has(id) && html`<${Flag} done=${ctx.view.value.public.seats[ctx.seat.value ?? 0].posts.includes(id)} />`}
            <path class="vo-place__cross" d="M-10-10 10 10M10-10-10 10" />
          </g>`;
      })}
    </g>`;
}

/** A pennant over an own goal. @param {{done: boolean}} props */
const Flag = ({ done }) => html`
  <g class="vo-flag" data-done=${done || undefined} transform=${`translate(${FLAG.x} ${FLAG.y})`}><path class="vo-pennant__pole" d="M0 0V30" /><path class="vo-pennant__flag" d="M0 0h19l-5 6.500 5 6.500H0z" />${done && html`<path class="vo-pennant__tick" d="M3.500 6.500l3 3 5-6" />`}</g>`;

/** A place in words: what there is to be had, whose posts stand there. @param {GameContext} ctx @param {string} id @param {Place["kind"]} kind @param {boolean} lit @param {boolean} goal */
function label(ctx, id, kind, lit, goal) {
  const { t } = ctx;
  const posts = postsIn(ctx, id);
  return t("place-label", {
    name: placeName(ctx, id),
    kind,
    goal: goal ? "yes" : "no",
    lit: lit ? "yes" : "no",
    posts: posts.length ? list(ctx, posts.map(ctx.name)) : "none",
    told: placeWords(ctx, id).join(" "),
  });
}

/** What a place does, sentence by sentence. @param {GameContext} ctx @param {string} id @returns {string[]} */
export function placeWords(ctx, id) {
  const { city_bonuses: bonuses, outposts, cards } = ctx.view.value.public;
  return [
    ...(bonuses[id] ? [explainBonus(ctx, bonuses[id])] : []),
    ...(outposts[id] ? [explainOutpost(ctx, outposts[id])] : []),
    ...slotsOf(ctx.components, id).map((slot) => explainCard(ctx, cards[slot])),
  ];
}

// ── Tiles and cards ─────────────────────────────────────────────────────────────────────────────

/** Outpost bonuses nobody has taken yet. @param {{ctx: GameContext, chart: Chart}} props */
export function Outposts({ ctx, chart }) {
  const { outposts } = factsOf(ctx.components);
  const there = /** @type {[string, string][]} */ (Object.entries(ctx.view.value.public.outposts));
  return html`
    <g aria-hidden="true">
      ${there.map(([city, id]) => {
        const [x, y] = chart.places.get(city)?.outpost ?? [0, 0];
        return html`<g key=${city} data-outpost=${city}><title>${explainOutpost(ctx, id)}</title><${OutpostTile} gain=${outposts.get(id)?.gain ?? {}} x=${x} y=${y} /></g>`;
      })}
    </g>`;
}

/** What ties the city cards to their cities, below both: a line over a city would be pressed in its stead. @param {{components: any}} props */
export function Tethers({ components }) {
  const { places } = chartOf(components);
  return html`
    <g aria-hidden="true">
      ${[...places.values()].flatMap(({ id, at, cards }) => cards.map((card, i) => html`<path key=${`${id} ${i}`} class="vo-tether" d=${`M${at.join(" ")}L${card.join(" ")}`} />`))}
    </g>`;
}

/** City cards: spaces for a die, each. @param {{ctx: GameContext, chart: Chart}} props */
export function Cards({ ctx, chart }) {
  const { cards, spaces, seats } = ctx.view.value.public;
  const { cards: facts, cityOf } = factsOf(ctx.components);
  const plan = planOf(ctx);
  const reach = plan.reach.value;
  const open = new Set(
    ctx.moves.value.flatMap(({ cmd, fixed, refused }) =>
      cmd === "place" && fixed?.slot && !refused ? [fixed.slot] : [],
    ),
  );
  return html`
    <g class="vo-cards">
      ${[...cityOf].map(([slot, city]) => {
        const place = chart.places.get(city);
        const index = slotsOf(ctx.components, city).indexOf(slot);
        const [x, y] = place?.cards[index] ?? [0, 0];
        const card = facts.get(cards[slot]);
        const dice = spaces[slot]?.[0];
        const target = { space: "city_card", slot };
        const chosen = sameTarget(plan.draft.value.target, target);
        const lit = Boolean(reach[slot] && !reach[slot].refused && !reach[slot].missing);
        const own = ctx.seat.value !== null && seats[ctx.seat.value].posts.includes(city);
        if (!card || !place) return null;
        return html`
          <g key=${slot} class="vo-cardspace" data-slot=${slot} data-space=${slot} data-focus=${`slot-${slot}`} role="button" tabindex="0"
            aria-label=${ctx.t("card-label", { city: placeName(ctx, city), told: explainCard(ctx, card.id), state: dice ? "used" : own ? "own" : "far" })}
            data-lit=${lit || chosen || undefined} data-chosen=${chosen || undefined} data-open=${open.has(slot) || undefined} data-refused=${ctx.refusal.value?.anchor?.space === slot || undefined}
            ...${pressing(() => actOrTell(ctx, "card", slot, () => void pressSpace(ctx, target)))}>
            <title>${explainCard(ctx, card.id)}</title>
            <rect class="vo-cardspace__halo" x=${x - 37} y=${y - 26} width="74" height="52" rx="8" />
            <${CityCardDrawn} card=${card} x=${x} y=${y} />
            ${dice && Object.entries(dice.dice).map(([die, value]) => html`<g key=${die} data-die=${die} transform=${`translate(${x + 15} ${y - 30}) scale(.85)`}><${DieFace} ...${lookOf(die, /** @type {number | null} */ (value), ctx.pigment(dice.seat))} /></g>`)}
          </g>`;
      })}
    </g>`;
}

// ── Posts and names ─────────────────────────────────────────────────────────────────────────────

/** Posts in the cities; those in Beijing stand on its spaces. @param {{ctx: GameContext, chart: Chart}} props */
export function Posts({ ctx, chart }) {
  const goals = goalCities(ctx);
  return html`
    <g class="vo-posts" aria-hidden="true">
      ${[...chart.places.values()].flatMap((place) => {
        const { id, kind } = place;
        if (kind === "beijing") return [];
        const there = postsIn(ctx, id);
        return postsOf(place, there.length, goals.has(id)).map(
          ([x, y], i) =>
            html`<g key=${`${id} ${there[i]}`} data-post=${`${id}-${there[i]}`}><${Post} pigment=${ctx.pigment(there[i])} x=${x} y=${y} /></g>`,
        );
      })}
    </g>`;
}

/** The spaces of Beijing with what they are worth. @param {{ctx: GameContext, chart: Chart}} props */
export function Beijing({ ctx, chart }) {
  const { beijing } = ctx.view.value.public;
  return html`
    <g class="vo-beijing" aria-hidden="true">
      ${chart.spaces.map(([x, y], i) => {
        const seat = beijing[i];
        return html`
          <g key=${i}>
            <path class="vo-beijing__space" transform=${`translate(${x} ${y})`} d="M0-12.500L13-2.500V12.500H-13V-2.500Z" />
            ${seat === null || seat === undefined ? html`<text x=${x} y=${y + 9}>${ctx.components.scoring.beijing[i]}</text>` : html`<g data-post=${`beijing-${seat}`}><${Post} pigment=${ctx.pigment(seat)} x=${x} y=${y + 1} /></g>`}
          </g>`;
      })}
    </g>`;
}

/** @param {{ctx: GameContext, size: number}} props  size of the letters, in units of the map */
export const Names = ({ ctx, size }) => html`
  <g aria-hidden="true" style=${{ "--name": `${size}px` }}>
    ${[...chartOf(ctx.components).places.values()].map(
      ({ id, kind, name: { x, y, anchor } }) =>
        kind !== "oasis" &&
        html`<text key=${id} class="vo-name" data-kind=${kind} x=${x} y=${y} text-anchor=${anchor}>${placeName(ctx, id)}</text>`,
    )}
  </g>`;
