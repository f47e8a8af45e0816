/** The board: land and road, spaces with what they ask for, chests, figures, where own figures could go. */
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { html } from "../../lib/html.js";
import { pigment } from "../../lib/pigment.js";
import { Icon } from "../../parts/icon.js";
import { Callouts } from "./callouts.js";
import { useCamera } from "./camera.js";
import { arc, chartOf, FEET, radius, sideOf, standings } from "./chart.js";
import { HEIGHT, polyline, WIDTH } from "./geometry.js";
import { label } from "./labels.js";
import { lastSteps } from "./log.js";
import { Overview } from "./overview.js";
import { BoardMedal, Chest, Figure, Ghost, Sign } from "./pieces.js";
import { planOf } from "./plan.js";
import { Furniture, Land, Road } from "./scenery.js";
import { pressSpace } from "./touch.js";
import { spaceName, spaceWords } from "./words.js";

/**
 * @import {GameContext} from "../screen.js"
 * @import {Chart, Space} from "./chart.js"
 * @import {Point} from "./geometry.js"
 * @import {Way} from "./plan.js"
 */

/** @param {{ctx: GameContext}} props */
export const Board = ({ ctx }) => (ctx.view.value.public ? html`<${Sheet} ctx=${ctx} />` : null);

/** @param {{ctx: GameContext}} props */
function Sheet({ ctx }) {
  const { components, t } = ctx;
  const chart = chartOf(components);
  const plan = planOf(ctx);
  const locale = ctx.locale.value;
  const phone = ctx.layout.value === "phone";
  const { figures } = ctx.view.value.public;
  const pieces = standings(chart, figures);
  const ways = plan.steps.value.filter(({ to }) => to >= 0);
  const current = ways.find((way) => way === plan.step.value) ?? null;

  const camera = useCamera({ smooth: !ctx.still.value });
  const { scale } = camera;
  // Names grow on small boards, so that they are never below 12 px.
  const size = scale ? Math.round(Math.max(19.5, Math.min(27.5, 12.4 / scale)) * 2) / 2 : 19.5;
  useFollowing(ctx, camera, pieces, current);

  const told = useMemo(
    () => chart.spaces.map((_, index) => spaceWords(ctx, index)),
    [ctx.view.value, components, locale],
  );
  const land = useMemo(() => html`<${Land} components=${components} />`, [components]);
  const road = useMemo(() => html`<${Road} components=${components} />`, [components]);
  const furniture = useMemo(
    () => html`<${Furniture} components=${components} t=${t} size=${size} />`,
    [components, locale, size],
  );
  const names = useMemo(
    () => html`<${Names} ctx=${ctx} chart=${chart} size=${size} />`,
    [components, locale, size],
  );

  return html`
    <div class="x-board" data-line=${ctx.line.value} data-layout=${ctx.layout.value}>
      ${phone && html`<${Overview} ctx=${ctx} camera=${camera} />`}
      <div class="x-window">
        <div class="x-scroll" ref=${camera.frame} onScroll=${camera.measure} onKeyDown=${camera.key}>
          <div class="x-world" style=${{ width: `${Math.round(WIDTH * scale)}px`, height: `${Math.round(HEIGHT * scale)}px` }}>
            <svg class="x-sheet" viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} role="group" aria-label=${t("board-label")} data-still=${ctx.still.value || undefined}>
              <defs><pattern id="x-pat-pending" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path class="x-pat--pending" d="M3 0v7" /></pattern></defs>
              ${land}${road}${furniture}
              <${Tracks} ctx=${ctx} chart=${chart} />
              <${Spaces} ctx=${ctx} chart=${chart} told=${told} ways=${ways} current=${current} reach=${scale ? Math.max(42, Math.min(48, 22 / scale)) : 42} />
              ${names}
              <${Plans} ctx=${ctx} chart=${chart} ways=${ways} current=${current} />
              <g class="x-pieces" aria-hidden="true">
                ${pieces.map(
                  ({ colour, at }) => html`
                  <g key=${colour} class="x-piece" data-figure=${colour} transform=${`translate(${at[0]} ${at[1]}) scale(.98)`}>
                    <${Figure} pigment=${pigment(colour)} />
                  </g>`,
                )}
              </g>
            </svg>
            ${scale > 0 && html`<${Callouts} ctx=${ctx} chart=${chart} camera=${camera} ways=${ways} current=${current} pieces=${pieces} />`}
          </div>
        </div>
        <${Lenses} ctx=${ctx} camera=${camera} pieces=${pieces} current=${current} />
      </div>
      <${InWords} title=${t("board-label")} told=${told} />
    </div>`;
}

/**
 * The board follows the caravan: whoever moves, and where one's own figure could go.
 * @param {GameContext} ctx
 * @param {import("./camera.js").Camera} camera
 * @param {ReturnType<typeof standings>} pieces
 * @param {Way | null} current
 */
function useFollowing(ctx, camera, pieces, current) {
  const first = useRef(true);
  const points = interesting(ctx, pieces, current);
  const key = JSON.stringify([
    ctx.view.value.public.active,
    current?.figure,
    current?.to,
    ctx.last.value?.seq,
  ]);
  useLayoutEffect(() => {
    if (!camera.scale) return;
    if (first.current) camera.look(points, true);
    else camera.follow(points);
    first.current = false;
  }, [key, camera.scale > 0]);
  // One's own turn takes the board back from wherever it was moved to.
  useEffect(() => {
    if (ctx.mine.value) camera.release();
  }, [ctx.mine.value]);
}

/**
 * What is worth looking at, most important first.
 * @param {GameContext} ctx
 * @param {ReturnType<typeof standings>} pieces
 * @param {Way | null} current
 */
export function interesting(ctx, pieces, current) {
  const chart = chartOf(ctx.components);
  const { active } = ctx.view.value.public;
  const own = pieces.filter(({ colour, seat }) => (current ? colour === current.figure : seat === active));
  const moved = lastSteps(ctx.last.value).map(({ to }) => chart.centres[to]);
  return [
    ...(current ? [chart.centres[current.to], aside(chart.centres[current.to])] : []),
    ...own.map(({ space }) => chart.centres[space]),
    ...moved,
    ...pieces.map(({ space }) => chart.centres[space]).sort((a, b) => b[0] - a[0]),
  ];
}

/**
 * Room for the price beside a space, on the side that has more of the board.
 * @param {Point} centre
 * @returns {Point}
 */
const aside = ([x, y]) => [x + (x < WIDTH * 0.7 ? 370 : -370), y];

/**
 * The way the last turn took, in the pigment of its figure, until the next turn.
 * @param {{ctx: GameContext, chart: Chart}} props
 */
function Tracks({ ctx, chart }) {
  return html`
    <g class="x-tracks" aria-hidden="true">
      ${lastSteps(ctx.last.value).map(({ figure, from, to }) => {
        const { line, tip, angle } = arc(chart, from, to, sideOf(chart, from, to, -1), 0);
        if (line.length < 2) return null;
        const path = polyline(line);
        return html`
          <g class="x-track" data-p=${pigment(figure)}>
            <path class="x-track__halo" d=${path} /><path class="x-track__edge" d=${path} /><path class="x-track__line" d=${path} />
            <path class="x-track__head" d="M-11-8 5 0-11 8Z" transform=${`translate(${tip[0]} ${tip[1]}) rotate(${angle})`} />
          </g>`;
      })}
    </g>`;
}

/**
 * @param {{ctx: GameContext, chart: Chart, told: string[], ways: Way[], current: Way | null, reach: number}} props
 *   `reach`: radius of what a thumb hits, in board units
 */
function Spaces({ ctx, chart, told, ways, current, reach }) {
  const plan = planOf(ctx);
  const { figures, chests, interim_done: scored } = ctx.view.value.public;
  const home = current?.to ?? Math.max(0, ...Object.values(figures).map(({ space }) => space));
  const shown = ctx.refusal.value?.anchor;
  /** @param {KeyboardEvent} event */
  const walk = (event) => {
    const at = Number(/** @type {Element} */ (event.target).getAttribute("data-space"));
    const next = {
      ArrowRight: at + 1,
      ArrowUp: at + 1,
      ArrowLeft: at - 1,
      ArrowDown: at - 1,
      Home: 0,
      End: chart.spaces.length - 1,
    }[event.key];
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      return pressSpace(ctx, at);
    }
    if (next === undefined || !chart.spaces[next]) return;
    event.preventDefault();
    /** @type {SVGElement | null} */ (
      /** @type {Element} */ (event.currentTarget).querySelector(`[data-space="${next}"]`)
    )?.focus();
  };
  return html`
    <g class="x-spaces" onKeyDown=${walk}>
      ${chart.spaces.map((space, index) => {
        const way = ways.find(({ to }) => to === index);
        const lit = way === current && plan.ready.value;
        return html`
          <g key=${index} class="x-space" data-space=${index} data-kind=${space.kind} data-focus=${`space-${index}`} role="button" tabindex=${index === home ? 0 : -1}
            aria-label=${told[index]} transform=${`translate(${chart.centres[index].join(" ")})`}
            data-next=${way ? (way.refused ? "lacking" : lit ? "lit" : "open") : undefined}
            data-refused=${shown?.space === index || undefined}
            onClick=${() => pressSpace(ctx, index)}>
            <circle class="x-space__reach" r=${reach} />
            <${Disc} space=${space} components=${ctx.components} chest=${chests[index] ?? 0} spent=${scored && space.leg === 1} />
          </g>`;
      })}
    </g>`;
}

/** @param {{space: Space, components: any, chest: number, spent: boolean}} props  spent: its scoring is over */
function Disc({ space, components, chest, spent }) {
  const r = radius(space);
  const [mx, my] = space.kind === "goal" ? [44, 14] : [0, r + 3];
  return html`
    <circle class="x-space__glow" r=${r + 11} />
    <circle class="x-space__disc" r=${r} />
    <circle class=${space.score === null ? "x-space__rim" : "x-space__gilt"} r=${r - 4.2} />
    ${space.requirement ? html`<${Sign} requirement=${space.requirement} components=${components} />` : html`<${Harbour} />`}
    <circle class="x-space__ring" r=${r} />
    ${chest > 0 && html`<g class="x-space__chest" transform="translate(-34 -30)"><${Chest} value=${chest} /></g>`}
    ${space.score !== null && html`<${BoardMedal} value=${space.score} x=${mx} y=${my} spent=${spent} />`}
    <g class="x-space__cross"><circle r=${r + 7} /><g transform=${`translate(${-r * 0.7} ${-r * 0.8})`}><circle r="13" /><path d="M-4.5-4.5l9 9M4.5-4.5l-9 9" /></g></g>`;
}

/** Where the road begins there is nothing to pay. */
const Harbour = () =>
  html`<path class="x-harbour" d="M-5-17v28h-17l3 7h36l10-7h-25v-28ZM-2-15c4 9 7 20 1 23h20c2-4-2-15-21-23ZM-7-15c-3 7-4 18-13 23h13Z" />`;

/** @param {{ctx: GameContext, chart: Chart, size: number}} props */
const Names = ({ ctx, chart, size }) => html`
  <g class="x-names" aria-hidden="true">
    ${chart.spaces.map((space, index) => {
      const {
        x,
        y,
        anchor,
        lines,
        size: own,
        city,
      } = label(index, chart.centres[index], spaceName(ctx, index), size, space.kind !== "field");
      return html`
        <text class=${city ? "x-name x-name--city" : "x-name"} text-anchor=${anchor} style=${{ fontSize: `${own}px` }}>
          ${lines.map((line, i) => html`<tspan x=${x} y=${y + i * own * 0.98}>${line}</tspan>`)}
        </text>`;
    })}
  </g>`;

/**
 * Ghosts on the next free spaces, with arcs over what would be skipped; hatched while the step is on its way.
 * @param {{ctx: GameContext, chart: Chart, ways: Way[], current: Way | null}} props
 */
function Plans({ ctx, chart, ways, current }) {
  const { figures } = ctx.view.value.public;
  const pending = ctx.pending.value[0]?.move;
  const last = lastSteps(ctx.last.value);
  const going = pending && (pending.cmd === "step" || pending.cmd === "ballast") ? pending.figure : null;
  return html`
    <g class="x-plans" aria-hidden="true">
      ${ways.map((way) => {
        const from = figures[way.figure].space;
        const side = sideOf(chart, from, way.to, 1);
        const beside = last.some(
          (step) => step.from < way.to && step.to > from && sideOf(chart, step.from, step.to, -1) === side,
        );
        const { line, tip, angle } = arc(chart, from, way.to, side, beside ? 16 : 0);
        const [x, y] = chart.centres[way.to];
        const state =
          going === way.figure ? "pending" : way.refused ? "lacking" : way === current ? "lit" : "open";
        return html`
          <g key=${way.figure} class="x-plan" data-state=${state}>
            ${
              line.length > 1 &&
              html`
              <path class="x-plan__halo" d=${polyline(line)} /><path class="x-plan__line" d=${polyline(line)} />
              <path class="x-plan__head" d="M-14-9 3 0-14 9Z" transform=${`translate(${tip[0]} ${tip[1]}) rotate(${angle})`} />`
            }
            <g transform=${`translate(${x} ${y + FEET}) scale(.98)`}><${Ghost} pigment=${pigment(way.figure)} hatched=${state === "pending"} /></g>
          </g>`;
      })}
    </g>`;
}

/** Larger, smaller, back to the caravan: where the board does not fit. @param {{ctx: GameContext, camera: import("./camera.js").Camera, pieces: any[], current: Way | null}} props */
function Lenses({ ctx, camera, pieces, current }) {
  const { t } = ctx;
  if (!camera.scale || (camera.whole && ctx.layout.value === "desktop" && !camera.zoomed)) return null;
  const back = () => {
    camera.show(false);
    camera.release();
    camera.look(interesting(ctx, pieces, current));
  };
  return html`
    <div class="x-lenses" role="group" aria-label=${t("lenses")}>
      ${camera.held && html`<button type="button" class="x-lens" data-focus="lens-caravan" onClick=${back}><${Icon} name="ui-navigation-2" /><span>${t("lens-caravan")}</span></button>`}
      ${
        camera.whole
          ? html`<button type="button" class="x-lens" data-focus="lens-size" aria-label=${t("lens-near")} onClick=${back}><${Icon} name="ui-zoom-in" /></button>`
          : html`<button type="button" class="x-lens" data-focus="lens-size" aria-label=${t("lens-whole")} onClick=${() => camera.show(true)}><${Icon} name="ui-maximize" /></button>`
      }
    </div>`;
}

/** The board for those who do not see it. @param {{title: string, told: string[]}} props */
const InWords = ({ title, told }) => html`
  <div class="k-sr">
    <h2>${title}</h2>
    <ol start="0">${told.map((words, index) => html`<li key=${index}>${words}</li>`)}</ol>
  </div>`;
