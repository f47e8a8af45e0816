/** The sea chart: lands, routes, harbours with their tiles, ships, and the way that is being sailed. */
import { useEffect, useMemo } from "preact/hooks";
import { html } from "../../lib/html.js";
import { list } from "../../lib/words.js";
import { useCamera } from "../../parts/camera.js";
import { Icon } from "../../parts/icon.js";
import { readableIn } from "../small-picture.js";
import { chartOf, HEIGHT, moorings, READABLE, WIDTH } from "./chart.js";
import { Harbours, Names } from "./harbours.js";
import { Ship } from "./pieces.js";
import { planOf } from "./plan.js";
import { ends, next } from "./sailing.js";
import { Countries, Frame, Legend, Sea } from "./scenery.js";
import { InterimScoring } from "./scoring.js";
import { Routes, Wake, Way } from "./ways.js";
import { harbour, tileName } from "./words.js";

/**
 * @import {Point} from "../../lib/curves.js"
 * @import {Camera} from "../../parts/camera.js"
 * @import {GameContext} from "../screen.js"
 */

/** @param {{ctx: GameContext}} props */
export const Board = ({ ctx }) => (ctx.view.value.public ? html`<${Sheet} ctx=${ctx} />` : null);

/** @param {{ctx: GameContext}} props */
function Sheet({ ctx }) {
  const { components, t } = ctx;
  const chart = chartOf(components);
  const locale = ctx.locale.value;
  const { seats } = ctx.view.value.public;
  const ships = moorings(
    chart,
    seats.map((/** @type {{ship: string}} */ { ship }) => ship),
  );
  const camera = useCamera({
    width: WIDTH,
    height: HEIGHT,
    readable: readableIn(ctx, READABLE),
    smooth: !ctx.still.value,
  });
  useFollowing(ctx, camera);
  const sea = useMemo(() => html`<${Sea} components=${components} />`, [components]);
  const names = useMemo(
    () => html`<${Countries} ctx=${ctx} /><${Legend} ctx=${ctx} />`,
    [components, locale],
  );
  const { scale } = camera;
  // Names grow on small charts, so that they are never below 12 px.
  const size = scale ? Math.round(Math.max(14, Math.min(17.5, 12.2 / scale)) * 2) / 2 : 14;
  const harbours = useMemo(() => html`<${Names} ctx=${ctx} size=${size} />`, [components, locale, size]);
  return html`
    <div class="o-board" data-line=${ctx.line.value} data-layout=${ctx.layout.value}>
      <div class="o-scroll" tabindex="0" role="group" aria-label=${t("board-label")} ref=${camera.frame} onScroll=${camera.measure} onKeyDown=${camera.key}>
        <div class="o-world" style=${{ width: `${Math.round(WIDTH * scale)}px`, height: `${Math.round(HEIGHT * scale)}px` }}>
          <svg class="o-sheet" viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} role="group" aria-label=${t("board-label")}>
            ${sea}
            <${Routes} components=${components} />
            <${Wake} ctx=${ctx} chart=${chart} />
            <${Way} ctx=${ctx} chart=${chart} />
            <${Frame} />
            ${names}
            <${Harbours} ctx=${ctx} chart=${chart} reach=${scale ? Math.max(15, Math.min(26, 22 / scale)) : 15} />
            <g class="o-ships" aria-hidden="true">
              ${ships.map(({ seat, at }) => html`<g key=${seat} data-ship=${seat} transform=${`translate(${at.join(" ")})`}><${Ship} pigment=${ctx.pigment(seat)} /></g>`)}
            </g>
            ${harbours}
          </svg>
        </div>
      </div>
      <${Lenses} ctx=${ctx} camera=${camera} />
      <${InterimScoring} ctx=${ctx} />
      <${InWords} ctx=${ctx} />
    </div>`;
}

/** Follows the ship whose turn it is, and the way it can sail. @param {GameContext} ctx @param {Camera} camera */
function useFollowing(ctx, camera) {
  const chart = chartOf(ctx.components);
  const { active, seats, turn } = ctx.view.value.public;
  const own = ctx.seat.value;
  const sailing = planOf(ctx).move.value?.cmd === "sail";
  const seen = sailing ? [...next(ctx), ...Object.keys(ends(ctx))] : [];
  const key = [turn, active, own, camera.room, camera.scale, sailing, ...seen].join();
  useEffect(() => {
    const at = (/** @type {string} */ id) => /** @type {Point} */ (chart.harbours.get(id));
    const ship = seats[sailing ? active : (own ?? active)].ship;
    camera.follow([at(ship), ...seen.map(at)]);
  }, [key]);
}

/** Larger and smaller, where the chart does not fit. @param {{ctx: GameContext, camera: Camera}} props */
function Lenses({ ctx, camera }) {
  const { t } = ctx;
  if (!camera.scale || (camera.whole && ctx.layout.value === "desktop" && !camera.zoomed)) return null;
  const near = () => {
    camera.show(false);
    camera.release();
  };
  return html`
    <div class="o-lenses" role="group" aria-label=${t("lenses")}>
      ${camera.held && html`<button type="button" class="o-lens" data-focus="lens-ship" aria-label=${t("lens-ship")} onClick=${near}><${Icon} name="ui-navigation-2" /></button>`}
      ${
        camera.whole
          ? html`<button type="button" class="o-lens" data-focus="lens-size" aria-label=${t("lens-near")} onClick=${near}><${Icon} name="ui-zoom-in" /></button>`
          : html`<button type="button" class="o-lens" data-focus="lens-size" aria-label=${t("lens-whole")} onClick=${() => camera.show(true)}><${Icon} name="ui-maximize" /></button>`
      }
    </div>`;
}

/** The chart for those who do not see it: harbours, their tiles and ships, and where routes lead. @param {{ctx: GameContext}} props */
function InWords({ ctx }) {
  const { components, t } = ctx;
  const chart = chartOf(components);
  const { seats, tiles } = ctx.view.value.public;
  return html`
    <div class="k-sr">
      <h2>${t("board-label")}</h2>
      <ul>
        ${[...chart.harbours.keys()].map((id) => {
          const here = seats.flatMap((/** @type {{ship: string}} */ { ship }, /** @type {number} */ seat) =>
            ship === id ? [ctx.name(seat)] : [],
          );
          const routes = chart.lanes.flatMap(({ a, b }) => (a === id ? [b] : b === id ? [a] : []));
          return html`<li key=${id}>${[
            t("harbour-routes", {
              name: harbour(ctx, id),
              to: list(
                ctx,
                routes.map((to) => harbour(ctx, to)),
              ),
            }),
            tiles[id] && t("harbour-tile", { tile: tileName(ctx, tiles[id]) }),
            here.length > 0 && t("harbour-here", { who: list(ctx, here) }),
          ]
            .filter(Boolean)
            .join(" ")}</li>`;
        })}
      </ul>
    </div>`;
}
