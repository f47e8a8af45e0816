/** The board as numbers: names that touch nothing, figures that share a town, boxes that hide no figure. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { arc, chartOf, radius, sideOf, standing, standings, stretch } from "../games/expedition/chart.js";
import { distance, HEIGHT, WIDTH } from "../games/expedition/geometry.js";
import { extent, label } from "../games/expedition/labels.js";
import { landscape } from "../games/expedition/landscape.js";
import { besides } from "../games/expedition/placing.js";
import { components } from "./expedition-speaker.js";

/** @import {Point} from "../games/expedition/geometry.js" */
/** @import {Box} from "../games/expedition/chart.js" */

const chart = chartOf(components);
/** Sizes of names on a large and on the smallest board. */
const SIZES = [19.5, 27.5];

/** @param {"en" | "hu"} language @param {number} size @returns {Box[]} */
const names = (language, size) =>
  chart.spaces.map((space, i) =>
    extent(label(i, chart.centres[i], space.name[language], size, space.kind !== "field")),
  );

/** @param {Box} box @param {Point} point @returns {number} how far a point is from a box */
function gap([left, top, right, bottom], [x, y]) {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

test("no name touches another name or a space, in either language, on small boards too", () => {
  for (const language of /** @type {const} */ (["en", "hu"])) {
    for (const size of SIZES) {
      const boxes = names(language, size);
      for (const [i, box] of boxes.entries()) {
        const name = `${chart.spaces[i].name[language]} at ${size}`;
        assert.ok(box[0] > 0 && box[1] > 0 && box[2] < WIDTH && box[3] < HEIGHT, `${name} is on the board`);
        for (const [k, centre] of chart.centres.entries()) {
          assert.ok(
            gap(box, centre) > radius(chart.spaces[k]) - 9,
            `${name} touches ${chart.spaces[k].name[language]}`,
          );
        }
        for (const [k, other] of boxes.entries()) {
          const apart = box[2] <= other[0] || other[2] <= box[0] || box[3] <= other[1] || other[3] <= box[1];
          assert.ok(k === i || apart, `${name} touches the name ${chart.spaces[k].name[language]}`);
        }
      }
    }
  }
});

test("the road passes through every space, in order", () => {
  for (let i = 0; i < 30; i++) {
    const way = stretch(chart.road, i, i + 1);
    assert.deepEqual(way[0], chart.centres[i]);
    assert.deepEqual(way[way.length - 1], chart.centres[i + 1]);
  }
});

test("an arc ends beside its space and leaves the spaces between free", () => {
  const { line, tip } = arc(chart, 11, 14, 1, 0);
  assert.ok(distance(tip, [chart.centres[14]]) > radius(chart.spaces[14]));
  assert.ok(distance(tip, [chart.centres[14]]) < 70);
  for (const i of [12, 13])
    assert.ok(distance(chart.centres[i], line) > radius(chart.spaces[i]), `space ${i}`);
});

test("an arc runs around the outside of a bend", () => {
  const [tabas, nishapur] = [chart.centres[4], chart.centres[5]];
  const around = sideOf(chart, 2, 7, -1);
  const { line } = arc(chart, 2, 7, around, 0);
  assert.ok(
    Math.min(...line.map(([, y]) => y)) < Math.min(tabas[1], nishapur[1]),
    "above the two upper spaces",
  );
  assert.equal(sideOf(chart, 11, 14, 1), 1, "on the straight road as wished");
  assert.equal(sideOf(chart, 11, 14, -1), -1);
});

test("all five figures find room in the town, apart from each other", () => {
  const figures = Object.fromEntries(
    ["red", "blue", "green", "orange", "white"].map((colour, seat) => [colour, { seat, space: 17 }]),
  );
  const places = standings(chart, figures).map(({ at }) => at);
  assert.equal(places.length, 5);
  for (const [i, place] of places.entries()) {
    assert.ok(
      distance(
        place,
        places.filter((_, k) => k !== i),
      ) > 40,
    );
    assert.ok(distance(place, [chart.centres[17]]) < 200);
  }
  assert.deepEqual(standing(chart, 3), [chart.centres[3][0], chart.centres[3][1] + 26]);
});

test("a box beside a space hides no figure and stays on the board, wherever it is", () => {
  const within = /** @type {Box} */ ([0, 0, WIDTH, HEIGHT]);
  for (const [space, centre] of chart.centres.entries()) {
    const figures = /** @type {Point[]} */ (
      [space - 1, space - 2, space - 3].filter((i) => i >= 0).map((i) => standing(chart, i))
    );
    const { x, y } = besides(chart, space, [250, 120], { figures, tips: [], names: [], taken: [], within });
    const box = /** @type {Box} */ ([x, y, x + 250, y + 120]);
    assert.ok(x >= 0 && y >= 0 && x + 250 <= WIDTH && y + 120 <= HEIGHT, `space ${space}`);
    assert.ok(gap(box, centre) > radius(chart.spaces[space]), `space ${space} itself`);
    for (const [fx, fy] of figures) assert.ok(gap(box, [fx, fy - 38]) > 30, `space ${space} hides a figure`);
  }
});

test("what decorates the land keeps off road and spaces, and is the same at every visit", () => {
  const first = landscape(chart.centres, chart.road, []);
  assert.deepEqual(landscape(chart.centres, chart.road, []), first);
  const grass = first.wild.find(([pigment]) => pigment === "grass")?.[1] ?? "";
  const feet = [...grass.matchAll(/M([\d.]+) ([\d.]+)v/g)].map(
    ([, x, y]) => /** @type {Point} */ ([Number(x), Number(y)]),
  );
  assert.ok(feet.length > 20);
  for (const foot of feet) assert.ok(distance(foot, chart.road) > 20, `grass at ${foot}`);
  const elsewhere = /** @type {Point[]} */ (chart.centres.map(([x, y]) => [WIDTH - x, y]));
  assert.ok(
    landscape(
      elsewhere,
      chart.road.map(([x, y]) => /** @type {Point} */ ([WIDTH - x, y])),
      [],
    ).wild.length > 0,
  );
});
