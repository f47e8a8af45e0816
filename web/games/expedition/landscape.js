/**
 * The land the road runs through: what lies and stands where. Decoration only, and it gives way: whatever
 * would touch the road, a name or a town is left out, so that other coordinates in components.json do no harm.
 */
import * as draw from "./drawings.js";
import { beside, distance, noise, patch, polygon, polyline, ragged, sampled, smooth } from "./geometry.js";

/**
 * @import {Point} from "./geometry.js"
 * @import {Mark} from "./drawings.js"
 *
 * @typedef {object} Landscape  Layers from the ground up.
 * @property {Mark[]} ground
 * @property {Mark[]} sea
 * @property {Mark[]} wild  scattered: each pigment one path
 * @property {Mark[]} raised  what overlaps and so keeps its order, northernmost first
 * @property {{icon: string, x: number, y: number, size: number}[]} animals
 * @property {{id: string, path: string, sea: boolean}[]} names  texts `land-<id>` along a path
 */

/** Patches of land: pigment, centre, width, height. @type {[string, Point, number, number][]} */
const GROUND = [
  ["sand", [142, 350], 400, 600],
  ["sand", [713, 541], 325, 640],
  ["sand", [1017, 118], 310, 200],
  ["sand", [1212, 775], 270, 280],
  ["steppe", [452, 262], 275, 530],
  ["steppe", [1078, 380], 400, 350],
  ["steppe", [1364, 610], 240, 420],
  ["stone", [463, 693], 345, 400],
  ["stone", [1090, 614], 345, 195],
  ["stone", [1451, 201], 430, 305],
];

/** Where wild things grow: what, centre, width, height, how many tried. @type {[string, Point, number, number, number][]} */
const SCATTER = [
  ["sand", [125, 350], 330, 520, 34],
  ["sand", [708, 470], 280, 470, 40],
  ["sand", [1020, 112], 270, 150, 20],
  ["sand", [1215, 800], 230, 150, 26],
  ["steppe", [448, 262], 250, 500, 74],
  ["steppe", [1082, 378], 370, 320, 92],
  ["steppe", [1372, 610], 200, 400, 46],
  ["plain", [820, 100], 820, 130, 16],
  ["plain", [900, 640], 260, 240, 12],
  ["water", [1540, 660], 110, 440, 10],
  ["water", [200, 830], 330, 110, 6],
];

/** Peaks: x, foot, width, height. */
const PEAKS = [
  [1276, 200, 73, 66],
  [1255, 220, 52, 44],
  [1270, 262, 69, 62],
  [1290, 266, 60, 48],
  [376, 560, 58, 48],
  [600, 560, 67, 60],
  [1246, 562, 60, 54],
  [572, 600, 81, 80],
  [628, 585, 64, 60],
  [291, 600, 58, 46],
  [352, 640, 60, 50],
  [960, 610, 79, 78],
  [300, 646, 54, 46],
  [910, 640, 58, 48],
  [930, 662, 62, 54],
  [600, 640, 76, 72],
  [556, 648, 56, 56],
  [380, 690, 70, 60],
  [636, 636, 56, 50],
  [326, 712, 66, 58],
  [970, 700, 56, 40],
  [350, 748, 73, 64],
  [400, 762, 72, 62],
  [440, 806, 83, 70],
  [392, 812, 69, 56],
  [478, 822, 78, 66],
  [508, 872, 62, 46],
];

const HILLS = [
  [795, 118, 50],
  [1214, 252, 50],
  [843, 390, 50],
  [1478, 420, 46],
  [343, 482, 50],
  [905, 488, 50],
  [917, 547, 50],
  [1098, 730, 48],
];

/** Towns beside their spaces: drawing, space, dx, dy. @type {[(x: number, bottom: number) => Mark[], number, number, number][]} */
const TOWNS = [
  [draw.portTown, 0, 66, 26],
  [draw.oasisTown, 2, 100, -2],
  [draw.domedTown, 5, 90, -4],
  [draw.domedTown, 7, 98, 2],
  [draw.oasisTown, 11, 108, 26],
  [draw.oasisTown, 13, 104, 0],
  [draw.walledCity, 17, -120, 12],
  [(x, bottom) => [...draw.yurt(x - 17, bottom - 6, 0.8), ...draw.yurt(x + 17, bottom)], 19, 95, 4],
  [draw.pagodaTown, 21, 98, 2],
  [draw.pagodaTown, 23, -100, -6],
  [draw.pagodaTown, 26, 100, 2],
  [draw.khansCity, 30, -106, -2],
];

const WALL = /** @type {Point[]} */ ([
  [1296, 341],
  [1340, 311],
  [1392, 294],
  [1448, 296],
  [1500, 300],
  [1545, 318],
  [1600, 304],
]);

const RIVERS = /** @type {[Point[], number][]} */ ([
  [
    [
      [470, 600],
      [400, 560],
      [360, 470],
      [350, 380],
      [300, 330],
      [290, 250],
      [350, 160],
      [330, 60],
      [360, -10],
    ],
    5,
  ],
  [
    [
      [980, 690],
      [1060, 730],
      [1090, 650],
      [1110, 560],
      [1180, 470],
      [1250, 480],
      [1262, 580],
      [1240, 660],
      [1320, 740],
      [1400, 760],
      [1450, 780],
    ],
    7,
  ],
  [
    [
      [660, 640],
      [720, 600],
      [790, 640],
      [850, 600],
    ],
    4,
  ],
]);

const WEST_COAST = /** @type {Point[]} */ ([
  [-45, 636],
  [30, 634],
  [92, 656],
  [155, 647],
  [200, 675],
  [220, 715],
  [295, 750],
  [310, 800],
  [387, 833],
  [430, 884],
  [440, 960],
]);
const EAST_COAST = /** @type {Point[]} */ ([
  [1660, 374],
  [1600, 384],
  [1552, 440],
  [1570, 494],
  [1510, 531],
  [1478, 590],
  [1499, 653],
  [1446, 698],
  [1433, 759],
  [1449, 821],
  [1419, 895],
  [1421, 963],
]);

const NAMES = [
  { id: "persia", path: "M46 500Q52 360 140 220", sea: false },
  { id: "gobi", path: "M895 80Q1000 44 1110 90", sea: false },
  { id: "turkestan", path: "M486 98Q640 46 800 104", sea: false },
  { id: "cathay", path: "M1118 122Q1190 70 1290 76", sea: false },
  { id: "tibet", path: "M510 868Q640 872 748 838", sea: false },
  { id: "gulf", path: "M176 868Q280 850 420 872", sea: true },
  { id: "yellow-sea", path: "M1466 856Q1514 806 1580 690", sea: true },
];

/**
 * @param {readonly Point[]} spaces  centres
 * @param {readonly Point[]} road  points along it
 * @param {readonly [number, number, number, number][]} keep  boxes to leave free: left, top, right, bottom
 * @returns {Landscape}
 */
export function landscape(spaces, road, keep) {
  const towns = TOWNS.flatMap(([drawing, index, dx, dy]) => {
    const at = spaces[index];
    return at ? [{ marks: drawing(at[0] + dx, at[1] + dy), x: at[0] + dx, y: at[1] + dy }] : [];
  });
  /** @param {Point} point @param {number} gap @returns {boolean} far enough from all that matters */
  const free = (point, gap) =>
    distance(point, road) > gap + 14 &&
    distance(point, spaces) > gap + 44 &&
    towns.every((town) => Math.hypot((town.x - point[0]) * 0.62, town.y - 16 - point[1]) > gap + 24) &&
    keep.every(
      ([left, top, right, bottom]) =>
        point[0] + gap < left || point[0] - gap > right || point[1] < top || point[1] - gap > bottom,
    );

  const peaks = PEAKS.filter(([x, foot, width, height]) => free([x, foot - height * 0.4], width * 0.34));
  const occupied = (/** @type {Point} */ [x, y], /** @type {number} */ gap) =>
    peaks.some(
      ([px, foot, width, height]) =>
        Math.abs(px - x) < width * 0.5 + gap && y < foot + gap && y > foot - height - gap,
    ) || HILLS.some(([hx, hy]) => Math.hypot(hx - x, (hy - 8 - y) * 1.6) < 30 + gap);
  const mountainNoise = noise(77);
  const raised = [
    ...peaks.map(([x, foot, width, height]) => ({
      foot,
      marks: draw.mountain(x, foot, width, height, mountainNoise),
    })),
    ...HILLS.filter(([x, y]) => free([x, y - 8], 20)).map(([x, y, width]) => ({
      foot: y,
      marks: draw.hill(x, y, width),
    })),
    ...towns.map(({ marks, y }) => ({ foot: y, marks })),
    { foot: 496, marks: [...draw.lake(618, 474), ...draw.palm(600, 470, 26, 6)] },
  ].sort((a, b) => a.foot - b.foot);

  return {
    ground: ground(),
    sea: sea(),
    wild: draw.gathered(wild((point, gap) => free(point, gap) && !occupied(point, gap))),
    raised: [
      ...draw.greatWall(WALL, [0.16, 0.4, 0.62, 0.86]),
      ...raised.flatMap(({ marks }) => marks),
      ...draw.dhow(262, 812),
      ...draw.junk(1538, 642),
      ...draw.windRose(104, 792, 58),
    ],
    animals: [
      [963, 86],
      [995, 84],
      [1027, 86],
      [1113, 796],
      [1145, 794],
      [1177, 796],
    ].map(([x, y]) => ({ icon: "camel", x, y, size: 27 })),
    names: NAMES,
  };
}

/** @returns {Mark[]} */
function ground() {
  return GROUND.flatMap(([pigment, centre, width, height], i) => {
    const [outer, inner] = [noise(40 + i), noise(140 + i)];
    return /** @type {Mark[]} */ ([
      [pigment, smooth(patch(centre, width, height, outer), true)],
      [
        `${pigment}2`,
        smooth(patch([centre[0] + 8, centre[1] + 12], width * 0.82, height * 0.8, inner, 30, 0.3), true),
      ],
    ]);
  });
}

/** Rivers, and seas with three lines along their coasts. @returns {Mark[]} */
function sea() {
  /** @type {Mark[]} */
  const marks = RIVERS.flatMap(([points, width]) => [
    [`bank r${width}`, smooth(points)],
    [`stream r${width}`, smooth(points)],
  ]);
  for (const [points, corners, side, seed] of /** @type {[Point[], Point[], number, number][]} */ ([
    [WEST_COAST, [[-60, 960]], -1, 5],
    [EAST_COAST, [[1660, 963]], 1, 9],
  ])) {
    const coast = ragged(points, noise(seed));
    const line = sampled(coast, 3);
    marks.push(["sea", polygon([...line, ...corners])]);
    for (const [i, away] of [11, 22, 33].entries())
      marks.push([`coast c${i + 1}`, polyline(beside(line, side * away))]);
    marks.push(["coast", polyline(line)]);
  }
  return marks;
}

/**
 * Dunes, bushes, trees, grass and waves, none touching another.
 * @param {(point: Point, gap: number) => boolean} free
 * @returns {Mark[]}
 */
function wild(free) {
  const random = noise(2026);
  /** @type {Point[]} */
  const taken = [];
  /** @type {Mark[]} */
  const marks = [];
  for (const [kind, [cx, cy], width, height, tries] of SCATTER) {
    for (let i = 0; i < tries; i++) {
      const [angle, reach, what, size] = [random() * 2 * Math.PI, Math.sqrt(random()), random(), random()];
      const point = /** @type {Point} */ ([
        cx + (Math.cos(angle) * reach * width) / 2,
        cy + (Math.sin(angle) * reach * height) / 2,
      ]);
      const wide = kind === "sand" && what < 0.6;
      const gap = wide ? 30 : 14;
      if (point[1] < 34 || point[1] > 868 || point[0] < 34 || point[0] > 1566) continue;
      if (!free(point, gap) || distance(point, taken) < gap + 13) continue;
      taken.push(point);
      marks.push(...growth(kind, point, what, size));
    }
  }
  return marks;
}

/** @param {string} kind @param {Point} point @param {number} what @param {number} size @returns {Mark[]} */
function growth(kind, [x, y], what, size) {
  if (kind === "water") return draw.waves(x, y);
  if (kind === "sand") return what < 0.6 ? draw.dune(x, y, 38 + size * 28) : draw.ripples(x, y);
  if (kind === "plain") return what < 0.6 ? draw.grass(x, y, 8) : draw.cypress(x, y, 25);
  if (what < 0.24) return draw.cypress(x, y, 25 + size * 7);
  return what < 0.52 ? draw.bush(x, y) : draw.grass(x, y, 9);
}
