/** What stands beside a space: price and gain of the next step, what is lacking, why a touch was refused. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { html } from "../../lib/html.js";
import { Icon } from "../../parts/icon.js";
import { Chip, cardsById } from "./cards.js";
import { READABLE } from "./geometry.js";
import { Medal } from "./pieces.js";
import { besides } from "./placing.js";
import { planOf } from "./plan.js";
import { refusalSections } from "./rules-refusals.js";
import { passedBy } from "./touch.js";
import { Coin } from "./ui.js";
import { asks, lack, spaceName } from "./words.js";

/**
 * @import {ComponentChildren} from "preact"
 * @import {GameContext} from "../screen.js"
 * @import {Camera} from "../../parts/camera.js"
 * @import {Box, Chart} from "./chart.js"
 * @import {Around} from "./placing.js"
 * @import {Way} from "./plan.js"
 * @import {Refusal} from "../../lib/protocol.js"
 */

/** @param {{ctx: GameContext, chart: Chart, camera: Camera, ways: Way[], current: Way | null, around: Omit<Around, "taken" | "within">}} props */
export function Callouts({ ctx, chart, camera, ways, current, around }) {
  const { t } = ctx;
  const plan = planOf(ctx);
  const shown = ctx.refusal.value;
  const pending = ctx.pending.value[0];
  const touched = shown?.anchor?.space;
  const going = pending?.move.figure && ways.find(({ figure }) => figure === pending.move.figure);
  /** Boxes already placed, for the later ones to keep clear of. @type {Map<string, Box>} */
  const taken = new Map();
  const props = { chart, camera, around, taken };
  const refusal =
    shown &&
    touched !== undefined &&
    html`<${Callout} key="no" ...${props} space=${touched} kind="no"><${Why} ctx=${ctx} refusal=${shown.refusal} space=${touched} /><//>`;
  if (going) {
    return html`<div class="x-callouts">
      <${Callout} key="going" ...${props} space=${going.to} kind="pending"><${Icon} name=${pending.state === "sent" ? "ui-send" : "ui-clock"} />${t(`step-${pending.state}`)}<//>
    </div>`;
  }
  if (current && plan.asking.value && ctx.question.value && plan.ballast.value) {
    return html`<div class="x-callouts">
      <${Callout} key="ballast" ...${props} space=${current.to} kind="plain"><span>${passedBy(ctx, plan.ballast.value)}</span><//>
    </div>`;
  }
  const phone = ctx.layout.value === "phone";
  const others = ways.filter(
    (way) => way !== current && way.to !== touched && way.to !== current?.to && !(phone && way.refused),
  );
  const small = camera.scale < READABLE * 0.85;
  const price = current && current.to !== touched && !small && !(refusal && phone);
  return html`
    <div class="x-callouts">
      ${refusal}
      ${price && html`<${Callout} key=${`way-${current.to}`} ...${props} space=${current.to} kind="do"><${Price} ctx=${ctx} way=${current} /><//>`}
      ${others.map((way) => html`<${Callout} key=${`other-${way.to}`} ...${props} space=${way.to} kind="thin"><${Other} ctx=${ctx} way=${way} /><//>`)}
    </div>`;
}

/** The step of the figure that is not picked, in two words. @param {{ctx: GameContext, way: Way}} props */
const Other = ({ ctx, way }) => html`
  <b>${spaceName(ctx, way.to)}</b>
  ${way.refused ? html`<span class="k-caption">${lack(ctx, way.refused)}</span>` : html`<${Icon} name="ui-check" />`}`;

/**
 * A box with a tail towards a space, placed where it hides least.
 * @param {{chart: Chart, camera: Camera, around: Omit<Around, "taken" | "within">, taken: Map<string, Box>, space: number, kind: string, children?: ComponentChildren}} props
 */
function Callout({ chart, camera, around, taken, space, kind, children }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const { scale, aim } = camera;
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || !scale) return;
    const [width, height] = [element.offsetWidth / scale, element.offsetHeight / scale];
    const { x, y, side } = besides(chart, space, [width, height], {
      ...around,
      taken: [...taken.values()],
      within: aim,
    });
    taken.set(`${kind}-${space}`, [x, y, x + width, y + height]);
    const [cx, cy] = chart.centres[space];
    element.style.left = `${x * scale}px`;
    element.style.top = `${y * scale}px`;
    element.dataset.side = side;
    const [tail, length] = side === "left" || side === "right" ? [cy - y, height] : [cx - x, width];
    element.style.setProperty("--tail", `${Math.max(12, Math.min(length * scale - 12, tail * scale))}px`);
  });
  return html`<div ref=${box} class=${`x-callout x-callout--${kind}`}>${children}</div>`;
}

/** Price and gain of a step. @param {{ctx: GameContext, way: Way}} props */
function Price({ ctx, way }) {
  const { t } = ctx;
  const plan = planOf(ctx);
  if (!way.needs) return html`<b>${spaceName(ctx, way.to)}</b>`;
  const missing = lack(ctx, way.refused);
  const phone = ctx.layout.value === "phone";
  const left = way.needs.count - plan.picked.value.length;
  return html`
    <b class="x-callout__head">${spaceName(ctx, way.to)}${!(phone && missing) && html` <span>${t(`short-${way.needs.type}`)}</span>`}</b>
    <span class="x-callout__price">
      <${Chips} ctx=${ctx} way=${way} picked=${plan.picked.value} />
      ${plan.ready.value && html`<span class="x-callout__ok">${t("callout-yours")} <${Icon} name="ui-check" /></span>`}
    </span>
    ${missing && html`<span class="x-callout__lack">${missing}</span>`}
    ${!way.refused && left > 0 && html`<span class="x-callout__lack">${t("lack-cards", { n: left })}</span>`}
    <${Gain} ctx=${ctx} way=${way} />`;
}

/** @param {{ctx: GameContext, way: Way}} props */
function Gain({ ctx, way }) {
  const { t } = ctx;
  const { score, chest, then } = way.tells;
  const phone = ctx.layout.value === "phone";
  const parts = [
    chest && html`<span>+${chest} <${Coin} />${!phone && html` ${t("callout-chest")}`}</span>`,
    then === "caught_up"
      ? html`<span>${t("callout-caught-up", { town: spaceName(ctx, ctx.components.board.stage_end) })}</span>`
      : score &&
        (phone
          ? html`<span><${Medal} value=${score} /></span>`
          : html`<span>${t("callout-worth", { n: score })}</span>`),
    then === "kantshou" && html`<span>${t("callout-kantshou")}</span>`,
    then === "daidu" && html`<span>${t("callout-daidu")}</span>`,
  ].filter(Boolean);
  return parts.length ? html`<span class="x-callout__gain">${parts}</span>` : null;
}

/** The price as small cards: those picked, and dashed ones for what is lacking. @param {{ctx: GameContext, way: Way, picked: string[]}} props */
function Chips({ ctx, way, picked }) {
  const facts = cardsById(ctx.components);
  const { type } = /** @type {{type: string}} */ (way.needs);
  const byColour = type === "same_colour" || type === "five_colours";
  /** @param {string | null} colour @param {string | null} good @param {boolean} missing */
  const chip = (colour, good, missing) => {
    const icon = byColour ? undefined : type === "leaders" ? "leader" : (good ?? "any-good");
    return html`<${Chip} ctx=${ctx} colour=${colour} icon=${icon} missing=${missing} />`;
  };
  const held = picked.flatMap((id) => facts.get(id) ?? []);
  return html`<span class="x-chips">
    ${(way.refused ? present(ctx, way) : held).map(({ colour, good }) => chip(colour, good, false))}
    ${absent(ctx, way, held).map((id) => chip(byColour ? id : null, byColour ? null : id, true))}
  </span>`;
}

/** All colours, or all goods, where one of each is asked for. @param {any} components @param {string} type @returns {string[]} */
function wholeSet({ card_colours, goods }, type) {
  const all = type === "five_colours" ? card_colours : type === "each_good" ? goods : [];
  return all.map((/** @type {{id: string}} */ { id }) => id);
}

/**
 * What is there of a price that cannot be paid.
 * @param {GameContext} ctx
 * @param {Way} way
 * @returns {{colour: string | null, good: string | null}[]}
 */
function present(ctx, way) {
  if (way.refused?.code !== "requirement_not_met") return [];
  const { type, have, groups } = /** @type {any} */ (way.refused.params);
  const byColour = type === "five_colours" || type === "same_colour";
  /** @param {string | null} id */
  const card = (id) => ({ colour: byColour ? id : null, good: byColour ? null : id });
  const set = wholeSet(ctx.components, type);
  if (set.length) return set.filter((id) => !groups.includes(id)).map(card);
  return Array(have).fill(card(groups.length === 1 ? groups[0] : null));
}

/**
 * What is lacking of the price, one entry a card: a colour, a good, or null where any would do.
 * @param {GameContext} ctx
 * @param {Way} way
 * @param {import("./cards.js").CardFacts[]} held  the picked cards
 * @returns {(string | null)[]}
 */
function absent(ctx, way, held) {
  const { type, count } = /** @type {{type: string, count: number}} */ (way.needs);
  const set = wholeSet(ctx.components, type);
  if (way.refused?.code === "requirement_not_met") {
    const { have, missing, groups } = /** @type {any} */ (way.refused.params);
    if (set.length) return set.filter((id) => groups.includes(id));
    return Array(missing).fill(have > 0 && groups.length === 1 ? groups[0] : null);
  }
  if (set.length) return set.filter((id) => !held.some(({ colour, good }) => colour === id || good === id));
  const like = held[0] ? (type === "same_colour" ? held[0].colour : held[0].good) : null;
  return Array(Math.max(0, count - held.length)).fill(like);
}

/** Why a touched space cannot be stepped to now. @param {{ctx: GameContext, refusal: Refusal, space: number}} props */
function Why({ ctx, refusal, space }) {
  const { t, components } = ctx;
  const { requirement } = components.board.spaces[space];
  const paragraph = refusalSections[refusal.code];
  return html`
    <b class="x-callout__head"><${Icon} name="ui-x" />${refusal.code === "not_next" ? t("callout-not-yet", { space: spaceName(ctx, space) }) : spaceName(ctx, space)}</b>
    ${ctx.layout.value === "desktop" && html`<span>${lack(ctx, refusal) ?? t(`refusal-${refusal.code}`, refusal.params)}</span>`}
    ${requirement && html`<span class="x-callout__gain">${t("callout-asks", { what: asks(ctx, requirement) })}</span>`}
    ${paragraph && ctx.layout.value === "desktop" && html`<button type="button" class="x-link" onClick=${() => ctx.rules(paragraph)}><${Icon} name="ui-book-open" />${t("rules-link")}</button>`}`;
}
