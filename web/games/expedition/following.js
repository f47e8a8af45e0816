/** What of the board is worth looking at, where not all of it is in sight. */
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { chartOf } from "./chart.js";
import { HEIGHT, WIDTH } from "./geometry.js";
import { lastSteps } from "./log.js";
import { besides } from "./placing.js";

/**
 * @import {GameContext} from "../screen.js"
 * @import {Camera} from "../../parts/camera.js"
 * @import {Chart, standings} from "./chart.js"
 * @import {Point} from "./geometry.js"
 * @import {Around} from "./placing.js"
 * @import {Way} from "./plan.js"
 *
 * @typedef {Omit<Around, "taken" | "within">} Nearby
 */

/**
 * The board follows the caravan: whoever moves, and where one's own figure could go.
 * @param {GameContext} ctx
 * @param {Camera} camera
 * @param {ReturnType<typeof standings>} pieces
 * @param {Way | null} current
 * @param {Nearby} around
 */
export function useFollowing(ctx, camera, pieces, current, around) {
  const first = useRef(true);
  const points = interesting(ctx, camera, pieces, current, around);
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
    // A bar that grows takes from the board, and may take what was in sight.
  }, [key, camera.room, camera.scale > 0]);
  // One's own turn takes the board back from wherever it was moved to.
  useEffect(() => {
    if (ctx.mine.value) camera.release();
  }, [ctx.mine.value]);
}

/**
 * What is worth looking at, most important first.
 * @param {GameContext} ctx
 * @param {Camera} camera
 * @param {ReturnType<typeof standings>} pieces
 * @param {Way | null} current
 * @param {Nearby} around
 */
export function interesting(ctx, camera, pieces, current, around) {
  const chart = chartOf(ctx.components);
  const { active } = ctx.view.value.public;
  const own = pieces.filter(({ colour, seat }) => (current ? colour === current.figure : seat === active));
  const moved = lastSteps(ctx.last.value).map(({ to }) => chart.centres[to]);
  return [
    ...(current ? [chart.centres[current.to], ...room(chart, current.to, camera.scale, around)] : []),
    ...own.map(({ space }) => chart.centres[space]),
    ...moved,
    ...pieces.map(({ space }) => chart.centres[space]).sort((a, b) => b[0] - a[0]),
  ];
}

/** About how large the price of a step is drawn, px. */
const PRICE = [160, 96];

/**
 * The corners of the place where the price of a step would hide least.
 * @param {Chart} chart
 * @param {number} space
 * @param {number} scale
 * @param {Nearby} around
 * @returns {Point[]}
 */
function room(chart, space, scale, around) {
  const [width, height] = PRICE.map((size) => size / scale);
  const { x, y } = besides(chart, space, [width, height], {
    ...around,
    taken: [],
    within: [0, 0, WIDTH, HEIGHT],
  });
  // The frame keeps its own distance from what it is made to show.
  const inset = 30;
  return [
    [x + inset, y + inset],
    [x + width - inset, y + height - inset],
  ];
}
