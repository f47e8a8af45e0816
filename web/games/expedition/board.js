/** The board: land and road, spaces with what they ask for, chests, figures, where own figures could go. */
import { useMemo } from "preact/hooks";
import { html } from "../../lib/html.js";
import { pigment } from "../../lib/pigment.js";
import { useCamera } from "../../parts/camera.js";
import { Icon } from "../../parts/icon.js";
import { readableIn } from "../small-picture.js";
import { Callouts } from "./callouts.js";
import { chartOf, standings } from "./chart.js";
import { interesting, useFollowing } from "./following.js";
import { HEIGHT, READABLE, WIDTH } from "./geometry.js";
import { extent, label } from "./labels.js";
import { Overview } from "./overview.js";
import { Figure } from "./pieces.js";
import { planOf } from "./plan.js";
import { Furniture, Land, Road } from "./scenery.js";
import { Names, Spaces } from "./spaces.js";
import { Plans, planned, Tracks } from "./tracks.js";
import { spaceName, spaceWords } from "./words.js";

/**
 * @import {GameContext} from "../screen.js"
 * @import {Camera} from "../../parts/camera.js"
 * @import {Nearby} from "./following.js"
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

  const camera = useCamera({
    width: WIDTH,
    height: HEIGHT,
    readable: readableIn(ctx, READABLE),
    smooth: !ctx.still.value,
  });
  const { scale } = camera;
  // Names grow on small boards, so that they are never below 12 px.
  const size = scale ? Math.round(Math.max(19.5, Math.min(27.5, 12.4 / scale)) * 2) / 2 : 19.5;
  const around = {
    figures: pieces.map(({ at }) => at),
    tips: ways.map((way) => planned(ctx, chart, way).tip),
    names: chart.spaces.map((space, i) =>
      extent(label(i, chart.centres[i], spaceName(ctx, i), size, space.kind !== "field")),
    ),
  };
  useFollowing(ctx, camera, pieces, current, around);

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
            ${scale > 0 && html`<${Callouts} ctx=${ctx} chart=${chart} camera=${camera} ways=${ways} current=${current} around=${around} />`}
          </div>
        </div>
        <${Lenses} ctx=${ctx} camera=${camera} pieces=${pieces} current=${current} around=${around} />
      </div>
      <${InWords} title=${t("board-label")} told=${told} />
    </div>`;
}

/** Larger, smaller, back to the caravan: where the board does not fit. @param {{ctx: GameContext, camera: Camera, pieces: ReturnType<typeof standings>, current: Way | null, around: Nearby}} props */
function Lenses({ ctx, camera, pieces, current, around }) {
  const { t } = ctx;
  if (!camera.scale || (camera.whole && ctx.layout.value === "desktop" && !camera.zoomed)) return null;
  const back = () => {
    camera.show(false);
    camera.release();
    camera.look(interesting(ctx, camera, pieces, current, around));
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
