/**
 * The things that stand on the map, drawn with few strokes: flat pigment and one ink line.
 *
 * A drawing is a list of marks; a mark is the name of its pigment (a class `m-…` in expedition.css)
 * and SVG path data. `bottom` is where a thing stands on the ground.
 */
import { noise, patch, polygon, round, sampled, smooth } from "./geometry.js";

/** @typedef {import("./geometry.js").Point} Point */
/** @typedef {[pigment: string, path: string]} Mark */

/** @param {number} x @param {number} y @param {number} width @param {number} height */
const box = (x, y, width, height) =>
  `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}Z`;

/** A doorway or window with a round head. @param {number} x middle @param {number} bottom @param {number} width @param {number} height */
const arch = (x, bottom, width, height) =>
  `M${round(x - width / 2)} ${round(bottom)}v${round(width / 2 - height)}a${width / 2} ${width / 2} 0 0 1 ${width} 0v${round(height - width / 2)}Z`;

/** @param {number} x @param {number} bottom @param {number} size @returns {Mark[]} */
export function cypress(x, bottom, size) {
  const [w, h] = [size * 0.4, size];
  return [
    ["trunk", `M${round(x)} ${round(bottom)}v${round(-h * 0.3)}`],
    [
      "tree",
      `M${round(x)} ${round(bottom - h)}C${round(x + w)} ${round(bottom - h * 0.66)} ${round(x + w * 0.9)} ${round(bottom - h * 0.2)} ${round(x)} ${round(bottom - h * 0.16)}C${round(x - w * 0.9)} ${round(bottom - h * 0.2)} ${round(x - w)} ${round(bottom - h * 0.66)} ${round(x)} ${round(bottom - h)}Z`,
    ],
    [
      "leaf",
      `M${round(x + w * 0.2)} ${round(bottom - h * 0.74)}q${round(w * 0.24)} ${round(h * 0.22)} 0 ${round(h * 0.4)}`,
    ],
  ];
}

/** @param {number} x @param {number} bottom @returns {Mark[]} */
export const bush = (x, bottom) => [
  [
    "tree",
    `M${round(x - 8)} ${round(bottom)}a5.1 5.1 0 0 1 3.4-7.6a5.1 5.1 0 0 1 9.3 0a4.7 4.7 0 0 1 2.5 7.6Z`,
  ],
];

/** @param {number} x @param {number} bottom @param {number} size @returns {Mark[]} */
export const grass = (x, bottom, size) => [
  [
    "grass",
    `M${round(x)} ${round(bottom)}q${round(-size * 0.1)} ${round(-size * 0.5)} ${round(-size * 0.5)} ${round(-size * 0.8)}M${round(x)} ${round(bottom)}v${round(-size)}M${round(x)} ${round(bottom)}q${round(size * 0.1)} ${round(-size * 0.5)} ${round(size * 0.5)} ${round(-size * 0.7)}`,
  ],
];

/** A dune with its lee side in shadow. @param {number} x @param {number} bottom @param {number} w @returns {Mark[]} */
export function dune(x, bottom, w) {
  const [left, crest, foot, right, top] = [x - w * 0.58, x, x + w * 0.12, x + w * 0.42, bottom - w * 0.24];
  const windward = `M${round(left)} ${round(bottom)}Q${round(left + (crest - left) * 0.6)} ${round(top - 1)} ${round(crest)} ${round(top)}`;
  const edge = `Q${round(crest - w * 0.06)} ${round(bottom - w * 0.07)} ${round(foot)} ${round(bottom)}`;
  const lee = `Q${round(crest + w * 0.22)} ${round(bottom - w * 0.12)} ${round(right)} ${round(bottom)}`;
  return [
    ["dune", `${windward}${edge}Z`],
    [
      "lee",
      `M${round(crest)} ${round(top)}${edge}L${round(right)} ${round(bottom)}${`Q${round(crest + w * 0.22)} ${round(bottom - w * 0.12)} ${round(crest)} ${round(top)}`}Z`,
    ],
    ["duneline", `${windward}${lee}M${round(crest)} ${round(top)}${edge}`],
  ];
}

/** Wind on sand. @param {number} x @param {number} y @returns {Mark[]} */
export const ripples = (x, y) => [
  [
    "ripple",
    `M${round(x - 15)} ${round(y)}q7.5-4 15 0t15 0M${round(x - 6)} ${round(y + 6)}q6-4 12 0t12 0M${round(x + 3)} ${round(y + 12)}q4.5-4 9 0t9 0`,
  ],
];

/** Waves. @param {number} x @param {number} y @returns {Mark[]} */
export const waves = (x, y) => [["wave", `M${round(x - 12)} ${round(y)}q3.1-4.5 6.3 0t6.3 0t6.3 0t6.3 0`]];

/** @param {number} x @param {number} bottom @param {number} w @returns {Mark[]} */
export const hill = (x, bottom, w) => [
  [
    "hill",
    `M${round(x - w / 2)} ${round(bottom)}Q${round(x - w * 0.2)} ${round(bottom - w * 0.47)} ${round(x + w * 0.05)} ${round(bottom - w * 0.29)}Q${round(x + w * 0.3)} ${round(bottom - w * 0.18)} ${round(x + w / 2)} ${round(bottom)}`,
  ],
];

/**
 * A peak lit from the west, with snow on it where it is high.
 * @param {number} x @param {number} bottom @param {number} width @param {number} height @param {() => number} random
 * @returns {Mark[]}
 */
export function mountain(x, bottom, width, height, random) {
  const apex = /** @type {Point} */ ([x + (random() - 0.5) * width * 0.12, bottom - height]);
  /** @param {number} side @returns {Point[]} from the apex down */
  const flank = (side) =>
    [0.22, 0.42, 0.7, 1].map((share) => {
      const wobble = share === 1 ? 0 : (random() - 0.5) * width * 0.09;
      const reach = side * width * 0.5 * share ** 1.25;
      return [x + (apex[0] - x) * (1 - share) + reach + wobble, bottom - height * (1 - share)];
    });
  const [west, east] = [flank(-1), flank(1)];
  /** @type {Point[]} */
  const ridge = [0.24, 0.5, 0.76, 0.97].map((share, i) => [
    apex[0] + (i % 2 ? 1 : -1) * width * 0.05 + share * width * 0.03,
    apex[1] + height * share,
  ]);
  /** @type {Mark[]} */
  const marks = [
    ["rock", polygon([apex, ...west, ...ridge.slice().reverse()])],
    ["rockshade", polygon([apex, ...east, ...ridge.slice().reverse()])],
  ];
  if (height > 50) marks.push(["snow", polygon(snowcap(apex, west[0], east[0], height))]);
  const outline = [...west.slice().reverse(), apex, ...east];
  marks.push(["rockline", `M${outline.map(([px, py]) => `${round(px)} ${round(py)}`).join("L")}`]);
  const strokes = [0.38, 0.52, 0.66, 0.8, 0.93].map((share) => {
    const start = apex[0] + width * 0.5 * share ** 1.25 * 0.94;
    const length = width * (0.05 + share * 0.15);
    return `M${round(start)} ${round(apex[1] + height * share)}l${round(-length)} ${round(height * 0.1)}`;
  });
  marks.push(["hatch", strokes.join("")]);
  return marks;
}

/** @param {Point} apex @param {Point} west @param {Point} east @param {number} height @returns {Point[]} */
function snowcap(apex, west, east, height) {
  const low = west[1] + height * 0.06;
  const step = (east[0] - west[0]) / 5;
  return [
    apex,
    west,
    [west[0] + step * 0.6, low],
    [west[0] + step * 1.5, low - height * 0.05],
    [west[0] + step * 2.4, low + height * 0.07],
    [west[0] + step * 3.3, low - height * 0.03],
    [west[0] + step * 4.2, low + height * 0.02],
    east,
  ];
}

/** @param {number} x @param {number} bottom @param {number} size @param {number} lean @returns {Mark[]} */
export function palm(x, bottom, size, lean) {
  const [tx, ty] = [x + lean, bottom - size];
  const fronds = [-155, -115, -80, -45, -12, 25, 160].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    const [ex, ey] = [tx + Math.cos(angle) * size * 0.46, ty + Math.sin(angle) * size * 0.34 + size * 0.1];
    const [mx, my] = [tx + Math.cos(angle) * size * 0.26, ty + Math.sin(angle) * size * 0.42 - size * 0.06];
    return `M${round(tx)} ${round(ty)}Q${round(mx)} ${round(my)} ${round(ex)} ${round(ey)}Q${round(mx)} ${round(my + size * 0.17)} ${round(tx)} ${round(ty)}Z`;
  });
  return [
    [
      "stem",
      `M${round(x - 1.6)} ${round(bottom)}Q${round(x)} ${round(bottom - size * 0.6)} ${round(tx)} ${round(ty)}Q${round(x + 2.4)} ${round(bottom - size * 0.5)} ${round(x + 1.8)} ${round(bottom)}Z`,
    ],
    ["frond", fronds.join("")],
  ];
}

/** A flat-roofed house. @param {number} x left @param {number} bottom @param {number} w @param {number} h @returns {Mark[]} */
export const house = (x, bottom, w, h) => [
  ["wall", box(x, bottom - h, w, h)],
  ["fine", `M${round(x)} ${round(bottom - h)}v-3h3v3m3 0v-3h3v3`],
  ["hole", arch(x + w * 0.66, bottom - h * 0.32, 3, 4.5) + arch(x + w * 0.3, bottom, 4, 6)],
];

/** Two houses between palms. @param {number} x @param {number} bottom @returns {Mark[]} */
export const oasisTown = (x, bottom) => [
  ...palm(x - 24, bottom, 29, 6),
  ...house(x + 5, bottom - 3, 20, 15),
  ...house(x - 16, bottom, 22, 13),
  ...palm(x + 30, bottom + 1, 25, 5),
];

/** @param {number} x @param {number} bottom @param {number} height @returns {Mark[]} */
const minaret = (x, bottom, height) => [
  ["wall", box(x - 3, bottom - height, 6, height)],
  ["wall", box(x - 5, bottom - height - 3, 10, 3)],
  ["roof", `M${round(x - 3)} ${round(bottom - height - 3)}q0-7 3-10q3 3 3 10Z`],
];

/** @param {number} x @param {number} bottom @param {number} w @param {number} h of the walls @returns {Mark[]} */
function dome(x, bottom, w, h) {
  const [r, top] = [w / 2 - 2, bottom - h];
  return [
    ["wall", box(x - w / 2, top, w, h)],
    [
      "dome",
      `M${round(x - r)} ${round(top)}C${round(x - r - 3)} ${round(top - w * 0.42)} ${round(x - 3)} ${round(top - w * 0.53)} ${round(x)} ${round(top - w * 0.7)}C${round(x + 3)} ${round(top - w * 0.53)} ${round(x + r + 3)} ${round(top - w * 0.42)} ${round(x + r)} ${round(top)}Z`,
    ],
    ["line", `M${round(x)} ${round(top - w * 0.7)}v-5`],
    ["hole", arch(x, bottom, w * 0.24, h * 0.6)],
  ];
}

/** A domed town with a minaret. @param {number} x @param {number} bottom @returns {Mark[]} */
export const domedTown = (x, bottom) => [
  ...minaret(x - 26, bottom, 34),
  ...house(x + 14, bottom, 20, 14),
  ...dome(x, bottom, 30, 18),
  ...house(x - 23, bottom + 2, 16, 11),
];

/**
 * One storey under a swept roof.
 * @param {number} x @param {number} bottom @param {number} wall width of the wall @param {number} h of the wall
 * @param {number} roof width of the roof @param {number} rise of the roof
 * @param {"door" | "posts"} front
 * @returns {Mark[]}
 */
function storey(x, bottom, wall, h, roof, rise, front) {
  const [top, half] = [bottom - h, roof / 2];
  const ridge = wall * 0.42;
  const posts = [-0.35, -0.12, 0.12, 0.35].map(
    (share) => `M${round(x + wall * share)} ${round(bottom)}v${round(-h)}`,
  );
  return [
    ["wall", box(x - wall / 2, top, wall, h)],
    front === "door" ? ["hole", arch(x, bottom - 1.5, 4, 5)] : ["fine", posts.join("")],
    [
      "roof",
      `M${round(x - half)} ${round(top - 1)}Q${round(x - ridge - 3)} ${round(top - 3)} ${round(x - ridge)} ${round(top - rise)}H${round(x + ridge)}Q${round(x + ridge + 3)} ${round(top - 3)} ${round(x + half)} ${round(top - 1)}Q${round(x)} ${round(top + 3)} ${round(x - half)} ${round(top - 1)}Z`,
    ],
  ];
}

/** @param {number} x @param {number} bottom @param {number} storeys @param {number} w @param {number} [h] @returns {Mark[]} */
export function pagoda(x, bottom, storeys, w, h = 9) {
  /** @type {Mark[]} */
  const marks = [];
  for (let i = 0; i < storeys; i++) {
    const wall = w * 0.5 * 0.8 ** i;
    marks.push(...storey(x, bottom - i * (h + 7), wall, h, w * 0.88 ** i, 6, "door"));
  }
  marks.push(["line", `M${round(x)} ${round(bottom - storeys * (h + 7))}v-9`]);
  return marks;
}

/** @param {number} x @param {number} bottom @returns {Mark[]} */
export const temple = (x, bottom) => storey(x, bottom, 29, 11, 44, 8, "posts");

/** A pagoda and a temple. @param {number} x @param {number} bottom @returns {Mark[]} */
export const pagodaTown = (x, bottom) => [...pagoda(x - 17, bottom, 3, 38), ...temple(x + 17, bottom)];

/** A town wall with battlements. @param {number} x @param {number} bottom @param {number} w @param {number} h @returns {Mark} */
const battlements = (x, bottom, w, h) => {
  const merlons = Math.round(w / 8);
  return [
    "wall",
    `M${round(x - w / 2)} ${round(bottom)}v${-h}${"h4v-3.5h4v3.5".repeat(merlons)}V${round(bottom)}Z`,
  ];
};

/** The gate in a town wall. @param {number} x @param {number} bottom @param {number} h @returns {Mark[]} */
const gate = (x, bottom, h) => [
  ["wall", box(x - 17, bottom - h, 34, h)],
  ...storey(x, bottom - h, 32, 8, 48, 5, "posts"),
  ["hole", arch(x, bottom, 12, 17)],
];

/** A walled city with halls and pagodas. @param {number} x @param {number} bottom @returns {Mark[]} */
export const walledCity = (x, bottom) => [
  ...pagoda(x - 12, bottom - 31, 4, 48),
  ...pagoda(x + 46, bottom - 38, 3, 36, 8),
  ...storey(x + 18, bottom - 26, 48, 16, 68, 11, "posts"),
  ...storey(x - 40, bottom - 18, 35, 13, 52, 8, "posts"),
  battlements(x, bottom, 144, 16),
  ...gate(x, bottom, 26),
];

/** The khan's city. @param {number} x @param {number} bottom @returns {Mark[]} */
export const khansCity = (x, bottom) => [
  ...storey(x + 6, bottom - 42, 56, 16, 78, 11, "posts"),
  ...storey(x + 6, bottom - 69, 35, 11, 52, 8, "posts"),
  ["line", `M${round(x + 6)} ${round(bottom - 88)}v-12`],
  ["pennant", `M${round(x + 6)} ${round(bottom - 100)}l15 4l-15 5Z`],
  ...pagoda(x - 46, bottom - 20, 3, 42),
  ...pagoda(x + 52, bottom - 28, 4, 40, 8.5),
  ...storey(x - 28, bottom - 22, 37, 12, 54, 8, "posts"),
  ...storey(x + 34, bottom - 20, 37, 12, 54, 8, "posts"),
  battlements(x, bottom, 136, 15),
  ...gate(x, bottom, 24),
];

/** The port where the road begins. @param {number} x @param {number} bottom @returns {Mark[]} */
export const portTown = (x, bottom) => [
  [
    "pier",
    `M${round(x + 34)} ${round(bottom + 8)}l34 22M${round(x + 40)} ${round(bottom + 10)}v10M${round(x + 52)} ${round(bottom + 18)}v10`,
  ],
  ...minaret(x + 10, bottom - 16, 42),
  ...dome(x - 14, bottom - 16, 24, 16),
  ...house(x + 17, bottom - 16, 18, 14),
  battlements(x, bottom, 64, 16),
  ["hole", arch(x - 4, bottom, 9, 12)],
];

/** @param {number} x @param {number} bottom @param {number} s scale @returns {Mark[]} */
export const yurt = (x, bottom, s = 1) => [
  [
    "wall",
    `M${round(x - 17 * s)} ${round(bottom)}v${round(-12 * s)}Q${round(x - 12 * s)} ${round(bottom - 23 * s)} ${round(x)} ${round(bottom - 25 * s)}Q${round(x + 12 * s)} ${round(bottom - 23 * s)} ${round(x + 17 * s)} ${round(bottom - 12 * s)}v${round(12 * s)}Z`,
  ],
  [
    "fine",
    `M${round(x - 17 * s)} ${round(bottom - 12 * s)}h${round(34 * s)}M${round(x - 17 * s)} ${round(bottom - 6 * s)}h${round(12 * s)}M${round(x + 5 * s)} ${round(bottom - 6 * s)}h${round(12 * s)}M${round(x - 3 * s)} ${round(bottom - 25 * s)}v${round(-3 * s)}h${round(6 * s)}v${round(3 * s)}`,
  ],
  ["roof", box(x - 5 * s, bottom - 11 * s, 10 * s, 11 * s)],
];

/** The Great Wall along a line, with towers at the given shares of it. @param {readonly Point[]} line @param {readonly number[]} towers @returns {Mark[]} */
export function greatWall(line, towers) {
  const top = sampled(line, 6);
  const foot = top.map(([x, y]) => /** @type {Point} */ ([x, y + 11])).reverse();
  const merlons = top.map(([x, y]) => `M${round(x)} ${round(y)}v-3.5`).join("");
  /** @type {Mark[]} */
  const marks = [
    ["wall", polygon([...top, ...foot])],
    ["merlons", merlons],
  ];
  for (const share of towers) {
    const [x, y] = top[Math.round(share * (top.length - 1))];
    marks.push(["wall", box(x - 7, y - 14, 14, 23)]);
    marks.push(["wall", `M${round(x - 9)} ${round(y - 14)}v-5h4v3h3v-3h4v3h3v-3h4v5Z`]);
    marks.push(["hole", arch(x, y - 2, 3, 5)]);
  }
  return marks;
}

/** An Arab dhow under sail. @param {number} x @param {number} bottom @returns {Mark[]} */
export const dhow = (x, bottom) => [
  [
    "hull",
    `M${round(x - 27)} ${round(bottom - 13)}Q${round(x - 23)} ${round(bottom)} ${round(x - 3)} ${round(bottom)}Q${round(x + 19)} ${round(bottom)} ${round(x + 26)} ${round(bottom - 17)}Q${round(x + 6)} ${round(bottom - 10)} ${round(x - 27)} ${round(bottom - 13)}Z`,
  ],
  ["line", `M${round(x - 5)} ${round(bottom - 11)}L${round(x + 1)} ${round(bottom - 46)}`],
  [
    "sail",
    `M${round(x - 23)} ${round(bottom - 18)}L${round(x + 15)} ${round(bottom - 59)}Q${round(x + 17)} ${round(bottom - 31)} ${round(x + 12)} ${round(bottom - 17)}Q${round(x - 5)} ${round(bottom - 22)} ${round(x - 23)} ${round(bottom - 18)}Z`,
  ],
  [
    "band",
    `M${round(x - 10)} ${round(bottom - 31)}Q${round(x + 4)} ${round(bottom - 31)} ${round(x + 15)} ${round(bottom - 28)}M${round(x + 2)} ${round(bottom - 44)}Q${round(x + 8)} ${round(bottom - 43)} ${round(x + 16)} ${round(bottom - 39)}`,
  ],
  [
    "fine",
    `M${round(x - 21)} ${round(bottom - 6)}Q${round(x - 3)} ${round(bottom - 4)} ${round(x + 19)} ${round(bottom - 9)}`,
  ],
];

/** A Chinese junk. @param {number} x @param {number} bottom @returns {Mark[]} */
export const junk = (x, bottom) => [
  ["hull", `M${round(x - 29)} ${round(bottom - 17)}l8 17h42l9-21l-11 8h-38Z`],
  [
    "line",
    `M${round(x - 9)} ${round(bottom - 13)}V${round(bottom - 58)}M${round(x + 12)} ${round(bottom - 13)}V${round(bottom - 46)}`,
  ],
  ["roof", `M${round(x - 22)} ${round(bottom - 17)}l2-27l17-11l7 30l-3 8Z`],
  ["roof", `M${round(x + 3)} ${round(bottom - 17)}l2-15l12-11l5 23l-2 3Z`],
  [
    "batten",
    `M${round(x - 21)} ${round(bottom - 26)}l23-1M${round(x - 20)} ${round(bottom - 34)}l21-2M${round(x - 19)} ${round(bottom - 42)}l18-3M${round(x + 4)} ${round(bottom - 23)}l17-1M${round(x + 5)} ${round(bottom - 29)}l15-2`,
  ],
];

/** A wind rose. @param {number} x @param {number} y @param {number} r @returns {Mark[]} */
export function windRose(x, y, r) {
  /** @type {Mark[]} */
  const marks = [
    ["seaRing", `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`],
    [
      "seaRing dotted",
      `M${x - r * 0.86} ${y}a${r * 0.86} ${r * 0.86} 0 1 0 ${r * 1.72} 0a${r * 0.86} ${r * 0.86} 0 1 0 ${-r * 1.72} 0Z`,
    ],
  ];
  for (const [offset, reach] of [
    [45, 0.62],
    [0, 1.08],
  ]) {
    for (let turn = 0; turn < 4; turn++) {
      const angle = ((offset + turn * 90 - 90) * Math.PI) / 180;
      const tip = `${round(x + Math.cos(angle) * r * reach)} ${round(y + Math.sin(angle) * r * reach)}`;
      for (const side of [-1, 1]) {
        const [bx, by] = [
          x + Math.cos(angle + (side * Math.PI) / 4) * r * 0.17,
          y + Math.sin(angle + (side * Math.PI) / 4) * r * 0.17,
        ];
        const north = offset === 0 && turn === 0 && side === 1;
        marks.push([
          side < 0 ? "rayLight" : north ? "rayNorth" : "rayDark",
          `M${x} ${y}L${round(bx)} ${round(by)}L${tip}Z`,
        ]);
      }
    }
  }
  return marks;
}

/** A lake with palms. @param {number} x @param {number} y @returns {Mark[]} */
export const lake = (x, y) => [
  ["water", smooth(patch([x, y], 68, 44, noise(11), 10, 0.2), true)],
  ["wave", `M${x - 14} ${y + 2}q3.1-4 6.3 0t6.3 0t6.3 0`],
];

/**
 * One path for all marks of a pigment: for things that do not overlap.
 * @param {readonly Mark[]} marks
 * @returns {Mark[]} in the order in which the pigments appear first
 */
export function gathered(marks) {
  /** @type {Map<string, string>} */
  const paths = new Map();
  for (const [pigment, path] of marks) paths.set(pigment, (paths.get(pigment) ?? "") + path);
  return [...paths];
}
