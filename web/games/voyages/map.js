/** The map: places with their tiles and cards, posts and figures, own goals, and the way that is being chosen. */
import { useEffect, useMemo } from "preact/hooks";
import { html } from "../../lib/html.js";
import { useCamera } from "../../parts/camera.js";
import { Icon } from "../../parts/icon.js";
import { readableIn } from "../small-picture.js";
import { chartOf, HEIGHT, READABLE, standings, WIDTH } from "./chart.js";
import { Minimap } from "./minimap.js";
import { Figure } from "./pieces.js";
import { Beijing, Cards, Names, Outposts, Places, Posts, Tethers } from "./places.js";
import { planOf } from "./plan.js";
import { Frame, Lands, Regions } from "./scenery.js";
import { movingFigure, nextNodes, travelling } from "./touch.js";
import { Roads, TravelCost, Way } from "./ways.js";

/**
 * @import {Point} from "../../lib/curves.js"
 * @import {Camera} from "../../parts/camera.js"
 * @import {GameContext} from "../screen.js"
 * @import {Path} from "./plan.js"
 */

/** @param {{ctx: GameContext}} props */
export function Atlas({ ctx }) {
  const { components, t } = ctx;
  const chart = chartOf(components);
  const locale = ctx.locale.value;
  const { seats } = ctx.view.value.public;
  const plan = planOf(ctx);
  const seat = ctx.seat.value;
  const mover = seat !== null && travelling(ctx) && seats[seat].figures.length > 1 ? movingFigure(ctx) : null;
  const camera = useCamera({
    width: WIDTH,
    height: HEIGHT,
    readable: readableIn(ctx, READABLE),
    smooth: !ctx.still.value,
  });
  useFollowing(ctx, camera);
  const { scale } = camera;
  // Names grow on small maps, so that they are never below 12 px.
  const size = scale ? Math.round(Math.max(15, Math.min(19, 12.4 / scale)) * 2) / 2 : 15;
  const lands = useMemo(() => html`<${Lands} />`, []);
  const regions = useMemo(() => html`<${Regions} ctx=${ctx} />`, [locale]);
  const roads = useMemo(
    () => html`<${Roads} components=${components} /><${Tethers} components=${components} />`,
    [components],
  );
  const names = useMemo(() => html`<${Names} ctx=${ctx} size=${size} />`, [components, locale, size]);
  const reach = scale ? Math.max(19, Math.min(30, 22 / scale)) : 19;
  return html`
    <div class="vo-map" data-line=${ctx.line.value}>
      <div class="vo-scroll" tabindex="0" role="group" aria-label=${t("map-label")} ref=${camera.frame} onScroll=${camera.measure} onKeyDown=${camera.key}>
        <div class="vo-world" style=${{ width: `${Math.round(WIDTH * scale)}px`, height: `${Math.round(HEIGHT * scale)}px` }}>
          <svg class="vo-sheet" viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} role="group" aria-label=${t("map-label")}>
            ${lands}${regions}${roads}
            <${Way} ctx=${ctx} chart=${chart} />
            <${Frame} />
            <${Places} ctx=${ctx} chart=${chart} reach=${reach} />
            <${Outposts} ctx=${ctx} chart=${chart} />
            <${Cards} ctx=${ctx} chart=${chart} />
            <${Beijing} ctx=${ctx} chart=${chart} />
            ${names}
            <${Posts} ctx=${ctx} chart=${chart} />
            <g class="vo-figures" data-faint=${plan.faint.value || undefined} aria-hidden="true">
              ${standings(chart, seats).map(({ seat: of, figure, at }) => html`<g key=${`${of} ${figure}`} data-figure=${`${of}-${figure}`} data-moves=${(of === seat && figure === mover) || undefined} transform=${`translate(${at.join(" ")})`}><${Figure} pigment=${ctx.pigment(of)} /></g>`)}
            </g>
            <${TravelCost} ctx=${ctx} chart=${chart} />
          </svg>
        </div>
      </div>
      ${ctx.layout.value === "phone" && !camera.whole && !travelling(ctx) && html`<${Minimap} ctx=${ctx} camera=${camera} />`}
      <${Lenses} ctx=${ctx} camera=${camera} />
    </div>`;
}

/** So far above the place that has been reached stands what the way costs. */
const PRICE = 60;

/** Follows the own figure, of two the one that moves, and where it can go. @param {GameContext} ctx @param {Camera} camera */
function useFollowing(ctx, camera) {
  const chart = chartOf(ctx.components);
  const { active, seats, round } = ctx.view.value.public;
  const own = ctx.seat.value;
  const { fields } = planOf(ctx).draft.value;
  const figure = movingFigure(ctx);
  const ways = travelling(ctx) ? [...nextNodes(ctx)] : [];
  const next = ways.flatMap(([node, paths]) => (paths.at(-1)?.figure === figure ? [node] : []));
  const path = fields.paths?.find((/** @type {Path} */ one) => one.figure === figure);
  const { figures } = seats[own ?? active ?? 0];
  const stands = path?.nodes.at(-1) ?? figures[figure] ?? figures[0];
  const key = [round, active, own, camera.room, camera.scale, path && stands, ...next].join();
  useEffect(() => {
    const at = (/** @type {string} */ id) => /** @type {Point} */ (chart.places.get(id)?.at ?? [0, 0]);
    const [x, y] = at(stands);
    const points = [at(stands), ...next.map(at), ...(path ? [/** @type {Point} */ ([x, y - PRICE])] : [])];
    // Whoever is to choose the next place sees it, and what the way costs, however the map was held.
    if (next.length || path) camera.look(points);
    else camera.follow(points);
  }, [key]);
}

/** Larger and smaller, figures that one sees through. @param {{ctx: GameContext, camera: Camera}} props */
function Lenses({ ctx, camera }) {
  const { t } = ctx;
  const { faint } = planOf(ctx);
  const near = () => {
    camera.show(false);
    camera.release();
  };
  const fits = camera.whole && !camera.zoomed && ctx.layout.value === "desktop";
  return html`
    <div class="vo-lenses" role="group" aria-label=${t("lenses")}>
      <button type="button" class="vo-lens" data-focus="lens-faint" aria-pressed=${faint.value} aria-label=${t("lens-faint")} title=${t("lens-faint")} onClick=${() => {
        faint.value = !faint.value;
      }}><${Icon} name=${faint.value ? "ui-eye-off" : "ui-eye"} /></button>
      ${camera.held && !fits && html`<button type="button" class="vo-lens" data-focus="lens-figure" aria-label=${t("lens-figure")} onClick=${near}><${Icon} name="ui-navigation-2" /></button>`}
      ${
        !fits &&
        camera.scale > 0 &&
        (camera.whole
          ? html`<button type="button" class="vo-lens" data-focus="lens-size" aria-label=${t("lens-near")} onClick=${near}><${Icon} name="ui-zoom-in" /></button>`
          : html`<button type="button" class="vo-lens" data-focus="lens-size" aria-label=${t("lens-whole")} onClick=${() => camera.show(true)}><${Icon} name="ui-maximize" /></button>`)
      }
    </div>`;
}
