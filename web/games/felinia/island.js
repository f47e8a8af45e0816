/** The island: kingdoms with their ports, roads and trading posts, the merchants in their groups, and the journey that goes on. */
import { useEffect, useMemo } from "preact/hooks";
import { rove } from "../../lib/focus.js";
import { html } from "../../lib/html.js";
import { pressing } from "../../lib/press.js";
import { useCamera } from "../../parts/camera.js";
import { IconButton } from "../../parts/controls.js";
import { factsOf, hueOf } from "./facts.js";
import { chartOf } from "./geometry.js";
import { groupsOf, groupWorth } from "./outlook.js";
import { animalIcon, Crossroads, Glyph, Merchant, Port, SpecialTile, Tile, TileBack } from "./pieces.js";
import { planOf } from "./plan.js";
import { pressProvince } from "./touch.js";
import { animalLetter, colourLetter, countryName, provinceWords } from "./words.js";

/** @import {Camera} from "../../parts/camera.js" */
/** @import {GameContext} from "../screen.js" */
/** @import {Chart, Province} from "./geometry.js" */

/** Pixels for a unit at which a province can be touched by a finger, and at which it can be made out at all. */
const READABLE = { phone: 0.66, desktop: 0.2 };

/** @param {{ctx: GameContext}} props */
export function Island({ ctx }) {
  const { t, components } = ctx;
  const table = ctx.view.value.public;
  const chart = chartOf(components, table.rules);
  const { width, height } = chart;
  const camera = useCamera({ width, height, readable: READABLE[ctx.layout.value], smooth: !ctx.still.value });
  useFollowing(ctx, camera, chart);
  const land = useMemo(() => html`<${Land} components=${components} chart=${chart} />`, [components, chart]);
  const { scale } = camera;
  return html`
    <div class="fe-isle">
      <div class="fe-isle__frame" tabindex="0" role="group" aria-label=${t("island")} ref=${camera.frame} onScroll=${camera.measure} onKeyDown=${camera.key}>
        <div class="fe-isle__world" style=${{ width: `${Math.round(width * scale)}px`, height: `${Math.round(height * scale)}px` }}>
          <svg class="fe-island" style=${{ "--initial": `${scale ? Math.max(13, 10.2 / scale) : 13}px` }} viewBox=${`0 0 ${width} ${height}`} role="group" aria-label=${t("island")} onKeyDown=${(/** @type {KeyboardEvent} */ event) => rove(event, "[data-province][tabindex]")}>
            ${land}
            <${Trail} ctx=${ctx} chart=${chart} />
            ${chart.provinces.map((province) => html`<${Spot} key=${province.id} ctx=${ctx} province=${province} />`)}
            <${Groups} ctx=${ctx} chart=${chart} />
            <${Traveller} ctx=${ctx} chart=${chart} />
          </svg>
        </div>
      </div>
      ${!camera.whole && html`<${IconButton} icon="ui-maximize" label=${t("isle-whole")} look="plain" class="fe-lens" data-focus="isle-size" onClick=${() => camera.show(true)} />`}
      ${camera.whole && camera.zoomed && html`<${IconButton} icon="ui-zoom-in" label=${t("isle-near")} look="plain" class="fe-lens" data-focus="isle-size" onClick=${() => camera.show(false)} />`}
    </div>`;
}

/** Follows the traveller and what he can reach. @param {GameContext} ctx @param {Camera} camera @param {Chart} chart */
function useFollowing(ctx, camera, chart) {
  const { journey } = ctx.view.value.public;
  const own = Object.entries(ctx.view.value.public.provinces).find(
    ([, { merchant }]) => merchant === ctx.seat.value,
  )?.[0];
  const at = journey?.at ?? own;
  useEffect(() => {
    const place = chart.by.get(at ?? "")?.at;
    const heart = journey && chart.hearts.get(journey.country);
    if (place) camera.follow([place, ...(heart ? [heart] : [])]);
  }, [at, camera.room, camera.scale]);
}

/** What never changes. @param {{components: any, chart: Chart}} props */
const Land = ({ components, chart }) => html`
  <rect class="fe-sea" width=${chart.width} height=${chart.height} />
  <path class="fe-shoal" data-deep="0" d=${chart.land} /><path class="fe-shoal" data-deep="1" d=${chart.land} /><path class="fe-shoal" data-deep="2" d=${chart.land} />
  <path class="fe-shore" d=${chart.land} />
  ${chart.provinces.map(({ id, country }) => html`<path key=${id} class="fe-hex" data-hue=${hueOf(components, country)} d=${chart.hexes.get(id)} />`)}
  ${[...chart.hearts].map(([country, [x, y]]) => html`<g key=${country} class="fe-heart" data-hue=${hueOf(components, country)}><${Glyph} name=${animalIcon(country)} x=${x} y=${y} size=${190} /></g>`)}
  <path class="fe-inner" d=${chart.inner} />
  ${chart.lanes.map(({ country, from, to }) => html`<path key=${country} class="fe-lane" d=${`M${from.join(" ")}L${to.join(" ")}`} />`)}
  ${["fe-road__edge", "fe-road"].map((kind) => html`<path key=${kind} class=${kind} d=${chart.roads.map(([a, b]) => `M${a.join(" ")}L${b.join(" ")}`).join("")} />`)}
  <path class="fe-frontier" d=${chart.frontiers} /><path class="fe-frontier fe-frontier--light" d=${chart.frontiers} />
  <path class="fe-coast" d=${chart.coast} />`;

/** The way of the journey so far, and the step that is chosen. @param {{ctx: GameContext, chart: Chart}} props */
function Trail({ ctx, chart }) {
  const { journey } = ctx.view.value.public;
  if (!journey) return null;
  /** @param {string} id */
  const at = (id) => chart.by.get(id)?.at.join(" ");
  const { choice } = planOf(ctx);
  const to = choice.value?.cmd === "move" ? choice.value.to : null;
  const lane = chart.lanes.find(({ country }) => country === journey.country);
  return html`
    <g class="fe-trail" data-p=${ctx.pigment(journey.seat)}>
      <path d=${`M${[...(lane ? [lane.from.join(" ")] : []), ...journey.visited.map(at)].join("L")}`} />
      ${to && html`<path class="fe-trail__next" d=${`M${at(journey.at)}L${at(to)}`} />`}
    </g>`;
}

/** A province, lit where it can be turned up or gone to. @param {{ctx: GameContext, province: Province}} props */
function Spot({ ctx, province }) {
  const { id, at } = province;
  const { journey, turn } = ctx.view.value.public;
  const moves = ctx.moves.value;
  const travelling = journey !== null && turn === ctx.seat.value && moves.length > 0;
  const reveal = moves.find(({ cmd, fixed }) => cmd === "reveal" && fixed?.province === id);
  const move = moves.find(({ cmd, fixed }) => cmd === "move" && fixed?.to === id);
  const kind = reveal && !reveal.refused ? "reveal" : move && !move.refused ? "move" : undefined;
  const { choice } = planOf(ctx);
  const lit = choice.value?.province === id || choice.value?.to === id;
  const words = provinceWords(ctx, province);
  const face = html`<${Face} ctx=${ctx} province=${province} />`;
  if (!travelling)
    return html`<g data-place=${id} transform=${`translate(${at.join(" ")})`}><title>${words}</title>${face}</g>`;
  const press = pressing(() => pressProvince(ctx, id));
  const anchor = ctx.refusal.value?.anchor?.province === id;
  return html`
    <g class="fe-spot" role="button" tabindex=${kind ? 0 : -1} data-province=${id} data-place=${id} data-open=${kind} data-lit=${lit || undefined} data-refused=${anchor || undefined}
      aria-pressed=${lit} aria-label=${kind ? ctx.t("province-open", { kind, words, n: move?.tells?.step ?? 0 }) : words} data-focus=${`province-${id}`} transform=${`translate(${at.join(" ")})`} ...${press}>
      <title>${words}</title>
      <path class="fe-spot__ground" d="M0-41L35.5-20.500V20.500L0 41L-35.5 20.500V-20.500Z" />
      ${face}
      ${kind && html`<g class="fe-badge" data-kind=${kind} transform="translate(20 -22)"><circle r="11" />${kind === "move" ? html`<text y="5">${move?.tells?.step}</text>` : html`<${Glyph} name="ui-eye" size=${16} />`}</g>`}
      ${anchor && html`<path class="fe-crossed" d="M-18-18L18 18M18-18L-18 18" />`}
    </g>`;
}

/** What lies or stands in a province. @param {{ctx: GameContext, province: Province}} props */
function Face({ ctx, province }) {
  const { components } = ctx;
  const hue = hueOf(components, province.country);
  if (province.kind === "port") return html`<${Port} hue=${hue} />`;
  if (province.kind === "crossroads") return html`<${Crossroads} symbols=${province.symbols} />`;
  const { tile, face_down: hidden, merchant } = ctx.view.value.public.provinces[province.id] ?? {};
  if (merchant !== null && merchant !== undefined) {
    const pigment = ctx.pigment(merchant);
    const last = ctx.last.value?.events.some(
      (event) => event.kind === "tile_taken" && event.province === province.id,
    );
    return html`<g data-standing=${province.id} data-last=${last || undefined}>${last && html`<circle class="fe-lastring" r="29" />`}<${Merchant} pigment=${pigment} letter=${colourLetter(ctx, pigment)} scale=${1.35} /></g>`;
  }
  if (hidden) return html`<g data-tile=${province.id}><${TileBack} hue=${hue} /></g>`;
  if (!tile) return null;
  const { tiles, specials } = factsOf(components);
  const type = tiles.get(tile)?.type;
  const effect = specials.get(tile)?.effect;
  return html`<g data-tile=${province.id}>${type ? html`<${Tile} type=${type} hue=${hueOf(components, type)} letter=${animalLetter(ctx, type)} />` : effect && html`<${SpecialTile} effect=${effect} />`}</g>`;
}

/** How large the groups are that stand together, and what each merchant in them is worth. @param {{ctx: GameContext, chart: Chart}} props */
function Groups({ ctx, chart }) {
  const { rules, provinces } = ctx.view.value.public;
  const board = ctx.components.boards[rules];
  return groupsOf(board, provinces)
    .filter(({ members }) => members.length > 1)
    .map(({ seat, members }) => {
      const places = members.map((id) => /** @type {Province} */ (chart.by.get(id)).at);
      const [x, y] = places.toSorted((a, b) => a[1] - b[1] || a[0] - b[0])[0];
      const pigment = ctx.pigment(seat);
      const worth = groupWorth(ctx.components, members.length);
      return html`<g key=${members[0]} class="fe-group" data-p=${pigment} transform=${`translate(${x} ${y - 33})`} role="img" aria-label=${ctx.t("group-label", { name: ctx.name(seat), n: members.length, each: worth })}><rect x="-21" y="-11" width="42" height="22" rx="11" /><text y="5.5">${members.length}×${worth}</text></g>`;
    });
}

/** The merchant on his way. @param {{ctx: GameContext, chart: Chart}} props */
function Traveller({ ctx, chart }) {
  const { journey } = ctx.view.value.public;
  const at = journey && chart.by.get(journey.at)?.at;
  if (!at) return null;
  const pigment = ctx.pigment(journey.seat);
  return html`<g class="fe-traveller" data-traveller role="img" aria-label=${ctx.t("traveller", { name: ctx.name(journey.seat), country: countryName(ctx, journey.country) })} transform=${`translate(${at[0]} ${at[1] - 8})`}><${Merchant} pigment=${pigment} letter=${colourLetter(ctx, pigment)} scale=${1.6} /></g>`;
}
