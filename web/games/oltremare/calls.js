/** Quick calls: which goods one seeks and has, for all to see; binding for nobody. */
import { html } from "../../lib/html.js";
import { byGood, goodsInPlay } from "./facts.js";
import { Ducats, Few, GoodIcon } from "./ui.js";
import { counted, goodName } from "./words.js";

/** @import {GameContext} from "../screen.js" */

/** @typedef {{have: Record<string, number>, seek: Record<string, number>, ducats: number}} Said */

/** A seek goes up to so many cards and then is none again. */
const MOST_SOUGHT = 3;

/** A standing call as a bubble. @param {{ctx: GameContext, seat: number}} props */
export function Call({ ctx, seat }) {
  const { t } = ctx;
  const { call } = ctx.view.value.public.seats[seat];
  if (!call) return null;
  const some = (/** @type {Record<string, number>} */ goods) =>
    Object.entries(goods).map(
      ([good, n]) => html`<${Few} key=${good} good=${good} n=${n} label=${counted(ctx, good, n)} />`,
    );
  const { seek, have, ducats } = call;
  return html`
    <span class="o-call">
      ${Object.keys(seek).length > 0 && html`<i>${t("seeks")}</i> ${some(seek)}`}
      ${Object.keys(have).length > 0 && html`<i>${t("has")}</i> ${some(have)}`}
      ${ducats > 0 && html`<${Ducats} n=${ducats} />`}
    </span>`;
}

/** @param {{ctx: GameContext}} props */
export function Calls({ ctx }) {
  const { t } = ctx;
  const seat = ctx.seat.value;
  const own = ctx.view.value.private;
  if (seat === null || !own || !ctx.moves.value.some(({ cmd }) => cmd === "announce")) return null;
  /** @type {Said} */
  const said = ctx.view.value.public.seats[seat].call ?? { have: {}, seek: {}, ducats: 0 };
  const held = byGood(ctx.components, own.hand);
  /** @param {"seek" | "have"} what @param {string} good @param {number} n */
  const say = (what, good, n) => {
    const { [good]: _, ...others } = said[what];
    ctx.send({
      cmd: "announce",
      have: said.have,
      seek: said.seek,
      ducats: said.ducats,
      [what]: n ? { ...others, [good]: n } : others,
    });
  };
  return html`
    <div class="o-calls">
      <div class="o-calls__group" role="group" aria-label=${t("call-seek")}>
        <span class="o-small">${t("call-seek")}</span>
        ${goodsInPlay(ctx).map((good) => {
          const n = said.seek[good] ?? 0;
          return html`<${Shout} key=${good} ctx=${ctx} what="seek" good=${good} n=${n} shown=${n} onClick=${() => say("seek", good, (n + 1) % (MOST_SOUGHT + 1))} />`;
        })}
      </div>
      <div class="o-calls__group" role="group" aria-label=${t("call-have")}>
        <span class="o-small">${t("call-have")}</span>
        ${held.map(({ good, cards }) => {
          const n = said.have[good] ?? 0;
          return html`<${Shout} key=${good} ctx=${ctx} what="have" good=${good} n=${n} shown=${n || cards.length} onClick=${() => say("have", good, n ? 0 : cards.length)} />`;
        })}
      </div>
    </div>`;
}

/** @param {{ctx: GameContext, what: "seek" | "have", good: string, n: number, shown: number, onClick: () => void}} props */
const Shout = ({ ctx, what, good, n, shown, onClick }) => html`
  <button type="button" class="o-shout" data-g=${good} data-focus=${`call-${what}-${good}`} data-call=${`${what}-${good}`} aria-pressed=${n > 0}
    aria-label=${ctx.t(`shout-${what}`, { good: goodName(ctx, good), n })} onClick=${onClick}>
    <${GoodIcon} good=${good} />${shown > 1 || n > 0 || what === "have" ? html`<b class="k-num">${shown}</b>` : null}
  </button>`;
