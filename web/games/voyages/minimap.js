/** The whole map small, and which part of it is seen: touched, the view goes there. */
import { smooth } from "../../lib/curves.js";
import { html } from "../../lib/html.js";
import { chartOf, HEIGHT, WIDTH } from "./chart.js";
import { LANDS } from "./geography.js";

/** @import {Camera} from "../../parts/camera.js" */
/** @import {GameContext} from "../screen.js" */

const COASTS = LANDS.map((points) => smooth(points, true)).join("");

/** @param {{ctx: GameContext, camera: Camera}} props */
export function Minimap({ ctx, camera }) {
  const chart = chartOf(ctx.components);
  const [left, top, right, bottom] = camera.sight;
  const own = ctx.view.value.public.seats[ctx.seat.value ?? 0].figures;
  /** @param {MouseEvent} event */
  const look = (event) => {
    const box = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
    camera.hold();
    camera.look([
      [((event.clientX - box.left) / box.width) * WIDTH, ((event.clientY - box.top) / box.height) * HEIGHT],
    ]);
  };
  return html`
    <svg class="vo-minimap" viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" onClick=${look}>
      <rect class="vo-sea" width=${WIDTH} height=${HEIGHT} /><path class="vo-country" d=${COASTS} />
      ${[...chart.places.values()].map(({ id, kind, at: [x, y] }) => html`<circle key=${id} cx=${x} cy=${y} r=${kind === "oasis" ? 9 : 17} data-here=${own.includes(id) || undefined} />`)}
      <rect class="vo-minimap__sight" x=${left} y=${top} width=${right - left} height=${bottom - top} />
    </svg>`;
}
