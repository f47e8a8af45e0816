/** What is said of the cards in an offer. It is speech and no fact, so it stands in a bubble with who says it. */
import { useEffect, useRef, useState } from "preact/hooks";
import { html } from "../../lib/html.js";
import { Icon } from "../../parts/icon.js";
import { factsOf } from "./facts.js";
import { ActionIcon, GoodIcon, Lion } from "./ui.js";
import { claimWords, goodName } from "./words.js";

/**
 * @import {GameContext} from "../screen.js"
 * @import {Claim, Offer, Place} from "./words.js"
 */

/** @param {GameContext} ctx @param {"ask" | "claim"} cmd @param {string} deal @param {string} side */
const can = (ctx, cmd, deal, side) =>
  ctx.moves.value.some(({ cmd: name, fixed }) => name === cmd && fixed?.deal === deal && fixed.side === side);

/** @param {{ctx: GameContext, deal: string, offer: Offer}} props */
export function Claims({ ctx, deal, offer }) {
  const places = /** @type {const} */ (["give", "want"]).flatMap((side) =>
    offer[side].cards.map((place, index) => ({ side, index, place })),
  );
  const told = places.filter(
    ({ side, place }) =>
      place.claim || place.asked || can(ctx, "ask", deal, side) || can(ctx, "claim", deal, side),
  );
  if (!told.length) return null;
  return html`<ul class="o-claims">${told.map(({ side, index, place }) => html`<${One} key=${`${side}${index}`} ctx=${ctx} deal=${deal} offer=${offer} side=${side} index=${index} place=${place} />`)}</ul>`;
}

/** @param {{ctx: GameContext, deal: string, offer: Offer, side: "give" | "want", index: number, place: Place}} props */
function One({ ctx, deal, offer, side, index, place }) {
  const { t } = ctx;
  const [claim, setClaim] = useState(/** @type {Claim | null} */ (null));
  const item = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (claim) item.current?.scrollIntoView({ block: "center" });
  }, [claim === null]);
  const speaker = side === "give" ? offer.maker : offer.receiver;
  const mine = speaker === ctx.seat.value;
  const where = { cmd: "claim", deal, side, index };
  const key = `${deal}-${side}-${index}`;
  const say = () => {
    if (claim && (claim.icons?.length || claim.lions !== undefined)) ctx.send({ ...where, ...claim });
    setClaim(null);
  };
  return html`
    <li class="o-claim" ref=${item} data-g=${place.good} data-asked=${(place.asked && !place.claim) || undefined} data-said=${place.claim ? "" : undefined}>
      <${GoodIcon} good=${place.good} label=${goodName(ctx, place.good)} />
      ${
        place.claim
          ? html`<span class="o-says"><q>${claimWords(ctx, place.claim)}</q> <small>${t(mine ? "you-say" : "says", { name: ctx.name(speaker) })}</small></span>`
          : place.asked && html`<span class="o-says o-says--no">${t(mine ? "asked-you" : "asked")}</span>`
      }
      ${can(ctx, "ask", deal, side) && !place.asked && !place.claim && html`<button type="button" class="o-speak" data-focus=${`ask-${key}`} onClick=${() => ctx.send({ cmd: "ask", deal, side, index })}><${Icon} name="ui-circle-help" />${t("ask")}</button>`}
      ${can(ctx, "claim", deal, side) && html`<button type="button" class="o-speak" data-focus=${`say-${key}`} aria-expanded=${claim !== null} onClick=${() => setClaim(claim ? null : {})}><${Icon} name="ui-message-square" />${t("say")}</button>`}
      ${claim && html`<div class="o-claim__words"><${ClaimEditor} ctx=${ctx} name=${key} claim=${claim} onChange=${setClaim} /><button type="button" class="k-btn k-btn--ink" data-focus=${`said-${key}`} onClick=${say}>${t("say-it")}</button></div>`}
    </li>`;
}

/**
 * Icons and lions to be claimed: true or not, nobody checks.
 * @param {{ctx: GameContext, name: string, claim: Claim, onChange: (claim: Claim) => void}} props
 */
export function ClaimEditor({ ctx, name, claim, onChange }) {
  const { t } = ctx;
  const { icons: all, cards } = factsOf(ctx.components);
  const lions = [...new Set([...cards.values()].map((card) => card.lions))].sort();
  const icons = claim.icons ?? [];
  /** @param {string} icon */
  const toggle = (icon) =>
    onChange({
      ...claim,
      icons: icons.includes(icon)
        ? icons.filter((other) => other !== icon)
        : all.filter((other) => other === icon || icons.includes(other)),
    });
  return html`
    <span class="o-editor" role="group" aria-label=${t("claim-label")}>
      ${all.map((icon) => html`<button type="button" key=${icon} class="o-toggle" data-focus=${`claim-${name}-${icon}`} aria-pressed=${icons.includes(icon)} aria-label=${t(`icon-${icon}`)} onClick=${() => toggle(icon)}><${ActionIcon} icon=${icon} /></button>`)}
      ${lions.map((n) => html`<button type="button" key=${n} class="o-toggle o-toggle--lions" data-focus=${`claim-${name}-${n}`} aria-pressed=${claim.lions === n} aria-label=${t("lions-counted", { n })} onClick=${() => onChange(claim.lions === n ? without(claim) : { ...claim, lions: n })}><${Lion} />${n}</button>`)}
    </span>`;
}

/** @param {Claim} claim @returns {Claim} */
const without = ({ icons }) => ({ icons });
