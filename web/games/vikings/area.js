/** A player's area: the mainland with those who wait, and the sea with ships, islands and settled vikings. */
import { useEffect, useRef } from "preact/hooks";
import { html } from "../../lib/html.js";
import { pressing } from "../../lib/press.js";
import { factsOf } from "./facts.js";
import { has } from "./ferry.js";
import { RoleSign, TileArt, Viking } from "./pieces.js";
import { cellsOf, planOf } from "./plan.js";
import { pressCell } from "./touch.js";
import { placeName, roleName, tileName } from "./words.js";

/**
 * @import {GameContext} from "../screen.js"
 * @import {Cell, Plan} from "./plan.js"
 *
 * @typedef {{tile: string, settled: boolean}} Place
 * @typedef {object} Area  What lies in front of a seat.
 * @property {Record<string, (Place | null)[]>} rows
 * @property {(string | null)[]} ships
 * @property {Record<string, number>} mainland
 * @property {{threatened: Cell[]}} outlook
 */

/** Side of a cell, and the width of the mainland. */
const CELL = 100;
const COAST = 112;
/** Columns that are seen of an empty area, and those beyond the last tile. */
const AT_LEAST = 7;
const BEYOND = 2;

/** @param {Area} area */
const columnsOf = ({ rows, ships }) =>
  Math.max(AT_LEAST, BEYOND + Math.max(ships.length, ...Object.values(rows).map((places) => places.length)));

/** The own area in large: scrolls sideways, the mainland stays. @param {{ctx: GameContext, seat: number}} props */
export function OwnArea({ ctx, seat }) {
  const { components, t } = ctx;
  const area = /** @type {Area} */ (ctx.view.value.public.seats[seat]);
  const rows = factsOf(components).rows;
  const mine = seat === ctx.seat.value;
  const columns = columnsOf(area);
  const frame = useFollowing(ctx, columns);
  const height = rows.length * CELL;
  return html`
    <div class="vk-area" data-area=${seat}>
      <svg class="vk-area__coast" viewBox=${`0 0 ${COAST} ${height}`} role="img" aria-label=${waitingWords(ctx, area)}>
        <${Mainland} ctx=${ctx} area=${area} />
      </svg>
      <div class="vk-area__scroll" ref=${frame} tabindex="0" role="group" aria-label=${t("area-label", { name: ctx.name(seat) })}>
        <svg class="vk-area__sea" viewBox=${`0 0 ${columns * CELL} ${height}`} role="group" aria-label=${t("area-label", { name: ctx.name(seat) })}>
          <${Sea} ctx=${ctx} columns=${columns} />
          <${Pieces} ctx=${ctx} area=${area} />
          <${Numbers} columns=${columns} height=${height} />
          ${mine && html`<${Planned} ctx=${ctx} /><${Spots} ctx=${ctx} />`}
        </svg>
      </div>
      <${InWords} ctx=${ctx} area=${area} />
    </div>`;
}

/** Keeps the end of the area in sight as it grows, and the cells that can be chosen. @param {GameContext} ctx @param {number} columns */
function useFollowing(ctx, columns) {
  const frame = useRef(/** @type {HTMLElement | null} */ (null));
  const { draft } = planOf(ctx);
  const col = draft.value.cell?.[1] ?? 0;
  useEffect(() => {
    const element = frame.current;
    if (!element || !col) return;
    const cell = element.scrollWidth / columns;
    if (col * cell > element.scrollLeft + element.clientWidth || (col - 1) * cell < element.scrollLeft)
      element.scrollTo({ left: (col - 2) * cell, behavior: ctx.still.peek() ? "auto" : "smooth" });
  }, [col, columns]);
  return frame;
}

/** A whole area in small, for a seat's panel; a seat's sheet shows it larger. @param {{ctx: GameContext, seat: number}} props */
export function Miniature({ ctx, seat }) {
  const area = /** @type {Area} */ (ctx.view.value.public.seats[seat]);
  const columns = columnsOf(area);
  const height = factsOf(ctx.components).rows.length * CELL;
  return html`
    <svg class="vk-mini" viewBox=${`0 0 ${COAST + columns * CELL} ${height}`} role="img" aria-label=${areaWords(ctx, area)}>
      <${Mainland} ctx=${ctx} area=${area} />
      <g transform=${`translate(${COAST} 0)`}><${Sea} ctx=${ctx} columns=${columns} /><${Pieces} ctx=${ctx} area=${area} /></g>
    </svg>`;
}

/** The signs of the rows, and who waits. Boatmen stand in the row of the ships. @param {{ctx: GameContext, area: Area}} props */
function Mainland({ ctx, area }) {
  const rows = factsOf(ctx.components).rows;
  const height = rows.length * CELL;
  const wave = rows
    .map(
      (_, i) =>
        `Q${COAST - 2} ${i * CELL + 25} ${COAST - 10} ${i * CELL + 50}T${COAST - 6} ${(i + 1) * CELL}`,
    )
    .join("");
  return html`
    <rect class="vk-sea" width=${COAST} height=${height} />
    <path class="vk-mainland" d=${`M-2 -2H${COAST - 6}V0${wave}V${height + 2}H-2Z`} />
    ${rows.map((row, i) => {
      const role = row === "ship" ? "boatman" : row;
      const n = area.mainland[role] ?? 0;
      return html`
        <g key=${row} transform=${`translate(0 ${i * CELL})`}>
          <${RoleSign} role=${row} x=${27} y=${50} r=${20} />
          ${n > 0 && html`<g data-waits=${role}><${Viking} role=${role} x=${74} y=${54} scale=${1.25} /></g>`}
          ${n > 1 && html`<g class="vk-count" transform="translate(88 84)"><circle r="14" /><text y="6">${n}</text></g>`}
        </g>`;
    })}`;
}

/** @param {{ctx: GameContext, columns: number}} props */
const Sea = ({ ctx, columns }) => {
  const height = factsOf(ctx.components).rows.length * CELL;
  const all = Array.from({ length: columns }, (_, i) => i);
  return html`
    <rect class="vk-sea" width=${columns * CELL} height=${height} />
    <path class="vk-grid" d=${[
      ...all.slice(1).map((i) => `M${i * CELL} 0V${height}`),
      ...factsOf(ctx.components)
        .rows.slice(1)
        .map((_, i) => `M0 ${(i + 1) * CELL}H${columns * CELL}`),
    ].join("")} />
    <path class="vk-ripples" d=${all.flatMap((i) => [140, 330, 470].map((y, k) => `M${i * CELL + 22 + k * 17} ${y + ((i * 53) % 70)}q7-6 14 0t14 0`)).join("")} />`;
};

/** The columns' numbers, over whatever lies there. @param {{columns: number, height: number}} props */
const Numbers = ({ columns, height }) => html`
  <g aria-hidden="true">
    ${Array.from({ length: columns }, (_, i) => html`<text key=${i} class="vk-number" x=${(i + 1) * CELL - 12} y=${height - 7}>${i + 1}</text>`)}
  </g>`;

/** Ships, islands, those who have settled, and what the ships threaten. @param {{ctx: GameContext, area: Area}} props */
function Pieces({ ctx, area }) {
  const { components } = ctx;
  const { rows, ships } = factsOf(components);
  const top = (/** @type {string} */ row) => rows.indexOf(row) * CELL;
  return html`
    ${area.ships.map((ship, i) => ship && html`<g key=${`ship${i}`} data-cell=${`ship-${i + 1}`} transform=${`translate(${i * CELL} 0)`}><${TileArt} components=${components} tile=${ship} repelled=${repelled(area, i)} sea=${false} />${repelled(area, i) && html`<${RoleSign} role="warrior" x=${82} y=${78} r=${15} />`}</g>`)}
    ${Object.entries(area.rows).flatMap(([row, places]) => places.map((place, i) => place && html`<g key=${`${row}${i}`} data-cell=${`${row}-${i + 1}`} transform=${`translate(${i * CELL} ${top(row)})`}><${TileArt} components=${components} tile=${place.tile} sea=${false} /></g>`))}
    ${area.ships.map((ship, i) => {
      const threatens = ships.get(ship ?? "")?.threatens ?? [];
      if (!threatens.length || repelled(area, i)) return null;
      const end = Math.max(...threatens.map(top)) + CELL;
      return html`<path key=${`threat${i}`} class="vk-threat" d=${`M${i * CELL + 8} ${CELL - 4}V${end - 12}m-6-9 6 9 6-9`} />`;
    })}
    ${Object.entries(area.rows).flatMap(([row, places]) =>
      places.map(
        (place, i) =>
          place?.settled &&
          html`<g key=${`v${row}${i}`} data-viking=${`${row}-${i + 1}`}><${Viking} role=${row} x=${i * CELL + 60} y=${top(row) + 54} scale=${1.5} lying=${has(area.outlook.threatened, [row, i + 1])} /></g>`,
      ),
    )}`;
}

/** Whether a warrior stands below a ship. @param {Area} area @param {number} i */
const repelled = ({ rows }, i) => Boolean(rows.warrior?.[i]?.settled);

// ── What is planned, and what can be ────────────────────────────────────────────────────────────

/** @param {{ctx: GameContext}} props */
function Planned({ ctx }) {
  const { components } = ctx;
  const plan = planOf(ctx);
  const { rows } = factsOf(components);
  const at = (/** @type {Cell} */ [row, col]) => `translate(${(col - 1) * CELL} ${rows.indexOf(row) * CELL})`;
  const { slot, start, cell, swap, settle, special } = plan.draft.value;
  const { seats, wheel } = ctx.view.value.public;
  const own = seats[ctx.seat.value ?? 0];
  const there = slot === null ? null : wheel.slots[slot];
  const settles = plan.canSettle.value && settle;
  return html`
    ${start && there && own.start_tile && html`<g class="vk-planned" transform=${at([start, 1])}><${TileArt} components=${components} tile=${own.start_tile} /></g>`}
    ${
      cell &&
      there &&
      html`
      <g class="vk-planned" transform=${at(cell)}>
        <${TileArt} components=${components} tile=${there.tile} />
        ${settles && html`<${Viking} role=${there.viking} x=${60} y=${54} scale=${1.5} />`}
        <rect class="vk-planned__frame" x="3" y="3" width="94" height="94" rx="8" />
      </g>`
    }
    ${swap && special && html`<g class="vk-planned" transform=${at(swap)}><${TileArt} components=${components} tile=${special} /><rect class="vk-planned__frame" x="3" y="3" width="94" height="94" rx="8" /></g>`}
    ${plan.ferry.loaded.value.flatMap(({ vikings }, boat) =>
      vikings.map(
        (landing) => html`
        <g key=${landing.join()} class="vk-planned" transform=${at(landing)}>
          <${Viking} role=${landing[0]} x=${60} y=${54} scale=${1.5} />
          <rect class="vk-planned__landing" x="4" y="4" width="92" height="92" rx="8" />
          <g class="vk-count" transform="translate(18 16)"><circle r="14" /><text y="6">${boat + 1}</text></g>
        </g>`,
      ),
    )}`;
}

/** @param {{ctx: GameContext}} props */
function Spots({ ctx }) {
  const plan = planOf(ctx);
  const { rows } = factsOf(ctx.components);
  const { kind, cells } = spotsOf(ctx, plan);
  const { cell, swap, slot } = plan.draft.value;
  const glimmer = slot === null && plan.over.value !== null ? overCells(ctx, plan.over.value) : [];
  return html`
    ${glimmer.map(([row, col]) => html`<rect key=${`${row}${col}`} class="vk-glimmer" x=${(col - 1) * CELL + 6} y=${rows.indexOf(row) * CELL + 6} width="88" height="88" rx="8" />`)}
    ${cells.map((spot) => {
      const [row, col] = spot;
      const chosen =
        kind === "land"
          ? plan.ferry.boats.value.some(({ vikings }) => has(vikings, spot))
          : has([(kind === "swap" ? swap : cell) ?? ["", 0]], spot);
      const drop = kind === "land" && !chosen ? () => pressCell(ctx, spot) : undefined;
      return html`
        <g key=${`${row}${col}`} class="vk-spot" role="button" tabindex="0" aria-pressed=${chosen} data-spot=${`${row}-${col}`} data-kind=${kind} data-focus=${`spot-${row}-${col}`} data-chosen=${chosen || undefined}
          aria-label=${ctx.t("spot-label", { kind, place: placeName(ctx, row, col) })} ...${pressing(() => pressCell(ctx, spot))}
          onDragOver=${drop && ((/** @type {DragEvent} */ event) => event.dataTransfer?.types.includes(`x-viking/${row}`) && event.preventDefault())} onDrop=${drop}>
          <rect x=${(col - 1) * CELL + 6} y=${rows.indexOf(row) * CELL + 6} width="88" height="88" rx="8" />
        </g>`;
    })}`;
}

/** The cells that can be chosen now: for tiles, or for those who cross. @param {GameContext} ctx @param {Plan} plan @returns {{kind: string, cells: Cell[]}} */
function spotsOf(ctx, plan) {
  if (ctx.view.value.public.phase !== "ferry") return plan.spots.value;
  const planned = plan.ferry.loaded.value.flatMap(({ vikings }) => vikings);
  return {
    kind: "land",
    cells: [...planned, ...plan.ferry.open.value.filter((cell) => !has(planned, cell))],
  };
}

/** @param {GameContext} ctx @param {number} slot */
function overCells(ctx, slot) {
  const template = ctx.moves.value.find(({ cmd, fixed }) => cmd === "take" && fixed?.slot === slot) ?? null;
  return template?.refused ? [] : cellsOf(template, planOf(ctx).draft.value.start);
}

// ── In words ────────────────────────────────────────────────────────────────────────────────────

/** @param {GameContext} ctx @param {Area} area */
const waitingWords = (ctx, area) =>
  ctx.t("waiting-label", {
    who:
      Object.entries(area.mainland)
        .filter(([, n]) => n)
        .map(([role, n]) => ctx.t("roles-counted", { role, n, case: "name" }))
        .join(", ") || "none",
  });

/** @param {GameContext} ctx @param {Area} area */
const areaWords = (ctx, area) =>
  ctx.t("mini-label", {
    tiles: Object.values(area.rows).flat().filter(Boolean).length,
    ships: area.ships.filter(Boolean).length,
    lying: area.outlook.threatened.length,
  });

/** The area for those who do not see it. @param {{ctx: GameContext, area: Area}} props */
function InWords({ ctx, area }) {
  const { t } = ctx;
  const items = [
    ...area.ships.flatMap((ship, i) =>
      ship ? [`${placeName(ctx, "ship", i + 1)}: ${tileName(ctx, ship)}`] : [],
    ),
    ...Object.entries(area.rows).flatMap(([row, places]) =>
      places.flatMap((place, i) =>
        place
          ? [
              t("cell-words", {
                place: placeName(ctx, row, i + 1),
                tile: tileName(ctx, place.tile),
                viking: place.settled ? roleName(ctx, row) : "none",
                lying: has(area.outlook.threatened, [row, i + 1]) ? "yes" : "no",
              }),
            ]
          : [],
      ),
    ),
  ];
  return items.length
    ? html`<ul class="k-sr">${items.map((words) => html`<li key=${words}>${words}</li>`)}</ul>`
    : null;
}
