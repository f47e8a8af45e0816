/** The action spaces below the map: money bag, take 5, the bazaar, the Khan, contracts, travel. */
import { html } from "../../lib/html.js";
import { Contract, ContractBack } from "./cards.js";
import { factsOf } from "./facts.js";
import { AmountsRow, Die, lookOf, SignIcon } from "./pieces.js";
import { planOf } from "./plan.js";
import { actOrTell, pressContract, pressSpace, sameTarget } from "./touch.js";
import { explainContract, kindName, spaceName, things } from "./words.js";

/**
 * @import {ComponentChildren} from "preact"
 * @import {GameContext} from "../screen.js"
 * @import {Amounts} from "./facts.js"
 */

/** How a space stands: chosen, within reach of the dice picked, open, or not. @param {GameContext} ctx @param {string} space */
export function standing(ctx, space) {
  const plan = planOf(ctx);
  const reach = plan.reach.value[space];
  const target = { space, slot: null };
  const open = ctx.moves.value.some(
    ({ cmd, fixed, refused }) =>
      !refused && (space === "money_bag" ? cmd === "money_bag" : cmd === "place" && fixed?.space === space),
  );
  const bag = space === "money_bag" && open && plan.draft.value.dice.length === 1;
  return {
    chosen: sameTarget(plan.draft.value.target, target),
    lit: bag || Boolean(reach && !reach.refused && !reach.missing),
    missing: reach && !reach.refused ? (reach.missing ?? 0) : 0,
    fee: reach?.fee ?? 0,
    rows: reach?.rows ?? [],
    take: reach?.take ?? [],
    open,
    refused: ctx.refusal.value?.anchor?.space === space,
  };
}

/** Dice on a space, and where others go. @param {{ctx: GameContext, space: string}} props */
function Laid({ ctx, space }) {
  const wanted = factsOf(ctx.components).dice.get(space) ?? 1;
  const sets = ctx.view.value.public.spaces[space] ?? [];
  const count = sets.reduce(
    (/** @type {number} */ all, /** @type {{dice: object}} */ { dice }) => all + Object.keys(dice).length,
    0,
  );
  return html`
    <span class="vo-laid" data-laid=${space} data-crowd=${count > 5 ? "most" : count > 3 ? "more" : undefined} role="img" aria-label=${ctx.t("laid", { n: sets.length })}>
      ${sets.map(
        (
          /** @type {{seat: number | null, dice: Record<string, number | null>}} */ { seat, dice },
          /** @type {number} */ i,
        ) => html`
        <span key=${i} class="vo-laid__set">${Object.entries(dice).map(([die, value]) => html`<${Die} key=${die} ...${seat === null ? { kind: "dummy", value } : lookOf(die, value, ctx.pigment(seat))} />`)}</span>`,
      )}
      ${sets.length === 0 && Array.from({ length: wanted }, (_, i) => html`<${Die} key=${i} kind="ghost" />`)}
    </span>`;
}

/** What the dice picked would have to pay first. @param {{ctx: GameContext, fee: number | null}} props */
const Fee = ({ ctx, fee }) => (fee ? html`<span class="vo-fee">${ctx.t("fee", { n: fee })}</span>` : null);

/** How many dice more it takes. @param {{ctx: GameContext, n: number}} props */
const More = ({ ctx, n }) => (n ? html`<span class="vo-more">${ctx.t("dice-missing", { n })}</span>` : null);

/** A space that is one button. @param {{ctx: GameContext, space: string, gain: Amounts}} props */
function Simple({ ctx, space, gain }) {
  const { t } = ctx;
  const { chosen, lit, fee, open, refused } = standing(ctx, space);
  return html`
    <button type="button" class="vo-box vo-simple" data-space=${space} data-focus=${`space-${space}`} data-lit=${lit || chosen || undefined} data-open=${open || undefined} data-refused=${refused || undefined}
      aria-pressed=${chosen} aria-label=${t("simple-label", { name: spaceName(ctx, space), gain: things(ctx, gain, "object"), fee: fee ?? 0 })} title=${t(`help-${space}`, { gain: things(ctx, gain, "object") })}
      onClick=${() => void pressSpace(ctx, { space, slot: null })}>
      <b class="vo-box__title">${spaceName(ctx, space)}</b>
      <${AmountsRow} amounts=${gain} />
      <span class="vo-simple__foot"><${Fee} ctx=${ctx} fee=${fee} />${space === "money_bag" ? html`<${Bag} ctx=${ctx} />` : html`<${Laid} ctx=${ctx} space=${space} />`}</span>
    </button>`;
}

/** Dice sold in this round. @param {{ctx: GameContext}} props */
const Bag = ({ ctx }) =>
  html`<span class="vo-laid">${(ctx.view.value.public.spaces.money_bag ?? []).slice(-3).map((/** @type {any} */ { seat, dice }, /** @type {number} */ i) => html`<span key=${i} class="vo-laid__set">${Object.entries(dice).map(([die, value]) => html`<${Die} key=${die} ...${lookOf(die, /** @type {any} */ (value), ctx.pigment(seat))} />`)}</span>`)}</span>`;

/** @param {{ctx: GameContext}} props */
export const MoneyBag = ({ ctx }) =>
  html`<${Simple} ctx=${ctx} space="money_bag" gain=${ctx.components.money_bag} />`;

/** @param {{ctx: GameContext}} props */
export const Take5 = ({ ctx }) => html`<${Simple} ctx=${ctx} space="take5" gain=${ctx.components.take5} />`;

// ── The bazaar ──────────────────────────────────────────────────────────────────────────────────

/** Four spaces, the dearest on top. @param {{ctx: GameContext}} props */
export function Bazaar({ ctx }) {
  const { t } = ctx;
  const rows = [...factsOf(ctx.components).bazaar.values()].reverse();
  return html`
    <section class="vo-box vo-bazaar" aria-label=${t("space-bazaar")} title=${t("help-bazaar")}>
      <header><h3 class="vo-box__title">${t("space-bazaar")}</h3><span class="vo-faces" aria-hidden="true">${[1, 2, 3, 4, 5, 6].map((value) => html`<${Die} key=${value} kind="face" value=${value} />`)}</span></header>
      ${rows.map(({ space, resource, rows: gains }) => html`<${BazaarRow} key=${space} ctx=${ctx} space=${space} resource=${resource} gains=${gains} />`)}
    </section>`;
}

/** @param {{ctx: GameContext, space: string, resource: string, gains: Amounts[]}} props */
function BazaarRow({ ctx, space, resource, gains }) {
  const { t } = ctx;
  const { chosen, lit, missing, fee, rows, refused } = standing(ctx, space);
  const { row } = planOf(ctx).draft.value.fields;
  return html`
    <div class="vo-bazaar__row" data-bazaar=${space} role="group" aria-label=${t("bazaar-label", { good: kindName(ctx, resource), n: factsOf(ctx.components).dice.get(space) ?? 1 })} data-refused=${refused || undefined}>
      <span class="vo-bazaar__head"><${Laid} ctx=${ctx} space=${space} /><${SignIcon} what=${resource} /></span>
      <span class="vo-cells">
        ${gains.map((gain, i) => {
          const there = chosen && row === i + 1;
          return html`
            <button key=${i} type="button" class="vo-cell" data-cell=${`${space}-${i + 1}`} data-focus=${`cell-${space}-${i + 1}`} data-lit=${there || (lit && rows.includes(i + 1)) || undefined} data-chosen=${there || undefined} data-parts=${Object.keys(gain).length > 1 ? Object.keys(gain).length : undefined}
              aria-pressed=${there} aria-label=${t("cell-label", { row: i + 1, gain: things(ctx, gain, "object"), fee: fee ?? 0 })}
              onClick=${() => void pressSpace(ctx, { space, slot: null }, { row: i + 1 })}><${AmountsRow} amounts=${gain} tight=${true} /></button>`;
        })}
      </span>
      ${(lit || chosen) && html`<${Fee} ctx=${ctx} fee=${fee} />`}${missing > 0 && html`<${More} ctx=${ctx} n=${missing} />`}
    </div>`;
}

// ── The Khan ────────────────────────────────────────────────────────────────────────────────────

/** @param {{ctx: GameContext}} props */
export function Khan({ ctx }) {
  const { t } = ctx;
  const { khan } = ctx.components;
  const { chosen, lit, open, refused } = standing(ctx, "khan");
  const laid = ctx.view.value.public.spaces.khan ?? [];
  const needed = ctx.moves.value.find(({ cmd, fixed }) => cmd === "place" && fixed?.space === "khan")?.tells
    ?.needed;
  const gain = { any_good: khan.goods ?? 1, ...khan.gain };
  return html`
    <button type="button" class="vo-box vo-khan" data-space="khan" data-focus="space-khan" data-lit=${lit || chosen || undefined} data-open=${open || undefined} data-refused=${refused || undefined}
      aria-pressed=${chosen} aria-label=${t("khan-label", { gain: things(ctx, gain, "object"), n: needed ?? 1, free: khan.slots - laid.length })} title=${t("help-khan")} onClick=${() => void pressSpace(ctx, { space: "khan", slot: null })}>
      <b class="vo-box__title">${spaceName(ctx, "khan")}</b>
      <span class="vo-khan__slots" data-laid="khan">
        ${Array.from({ length: khan.slots }, (_, i) => {
          const set = laid[i];
          if (set)
            return Object.entries(set.dice).map(
              ([die, value]) =>
                html`<${Die} key=${die} ...${set.seat === null ? { kind: "dummy", value } : lookOf(die, /** @type {any} */ (value), ctx.pigment(set.seat))} />`,
            );
          return html`<span key=${i} class="vo-khan__free" data-next=${i === laid.length || undefined}><${Die} kind="ghost" />${i === laid.length && needed > 1 && html`<i>≥${needed}</i>`}</span>`;
        })}
      </span>
      <${AmountsRow} amounts=${gain} />
    </button>`;
}

// ── Contracts ───────────────────────────────────────────────────────────────────────────────────

/** @param {{ctx: GameContext}} props */
export function Contracts({ ctx }) {
  const { t } = ctx;
  const { row, special, piles } = ctx.view.value.public;
  const { lit, chosen, fee, take } = standing(ctx, "contracts");
  const { contracts } = factsOf(ctx.components);
  const taken = chosen ? (planOf(ctx).draft.value.fields.take ?? []) : [];
  const within = new Set(chosen ? [...(planOf(ctx).base.value?.choose?.take?.[0]?.[0]?.[1] ?? [])] : take);
  return html`
    <section class="vo-box vo-contracts" aria-label=${spaceName(ctx, "contracts")} title=${t("help-contracts")}>
      <header>
        <h3 class="vo-box__title">${spaceName(ctx, "contracts")}</h3>
        <span class="vo-note">${t("contracts-note")}</span>
        <span class="vo-piles" title=${t("piles-label", { special, piles })}><${ContractBack} /><b class="k-num" aria-hidden="true">${special}</b><span class="k-sr">${t("piles-label", { special, piles })}</span></span>
        ${(lit || chosen) && html`<${Fee} ctx=${ctx} fee=${fee} />`}
        <${Laid} ctx=${ctx} space="contracts" />
      </header>
      <ol class="vo-row">
        ${ctx.components.contract_slots.map(
          (/** @type {{slot: number, coin_or_camel: number}} */ { slot, coin_or_camel: extra }) => {
            const id = row[slot - 1];
            const facts = contracts.get(id);
            return html`
            <li key=${slot}>
              ${
                facts
                  ? html`
                <button type="button" class="vo-offer" data-contract=${id} data-focus=${`contract-${id}`} data-lit=${taken.includes(id) || within.has(id) || undefined} data-chosen=${taken.includes(id) || undefined}
                  data-refused=${ctx.refusal.value?.anchor?.contract === id || undefined} aria-pressed=${taken.includes(id)}
                  aria-label=${t("offer-label", { slot, told: explainContract(ctx, id), extra })} title=${explainContract(ctx, id)}
                  onClick=${() => actOrTell(ctx, "contract", id, () => pressContract(ctx, id))}><${Contract} contract=${facts} /></button>`
                  : html`<span class="vo-offer vo-offer--none"></span>`
              }
              <span class="vo-slot k-num" aria-hidden="true">${slot}</span>
              ${extra > 0 && html`<span class="vo-slot__extra" aria-hidden="true" title=${t("slot-extra", { n: extra })}>+${extra}<${SignIcon} what="coin" />/<${SignIcon} what="camel" /></span>`}
            </li>`;
          },
        )}
      </ol>
    </section>`;
}

// ── Travel ──────────────────────────────────────────────────────────────────────────────────────

/** @param {{ctx: GameContext}} props */
export function Travel({ ctx }) {
  const { t } = ctx;
  const { chosen, lit, open, missing, fee, refused } = standing(ctx, "travel");
  const tells = chosen ? planOf(ctx).seen.value?.tells : null;
  const steps = tells?.steps ?? 0;
  const most = tells?.most ?? 0;
  return html`
    <section class="vo-box vo-travel" aria-label=${spaceName(ctx, "travel")} title=${t("help-travel")} data-space="travel" data-lit=${lit || chosen || undefined} data-refused=${refused || undefined}>
      <h3 class="vo-box__title">${spaceName(ctx, "travel")}</h3>
      <${Laid} ctx=${ctx} space="travel" />
      <span class="vo-steps">
        ${ctx.components.travel_cost.map(
          (/** @type {number} */ price, /** @type {number} */ i) => html`
          <button key=${i} type="button" class="vo-step" data-step=${i + 1} data-focus=${`step-${i + 1}`} data-open=${open || undefined} data-now=${(chosen && steps === i + 1) || undefined} data-within=${(chosen && i < most) || undefined}
            aria-label=${t("step-label", { n: i + 1, price })} onClick=${() => void startTravel(ctx, chosen)}><b>${i + 1}</b><span>${price}<${SignIcon} what="coin" /></span></button>`,
        )}
      </span>
      ${(lit || chosen) && html`<${Fee} ctx=${ctx} fee=${fee} />`}${missing > 0 && html`<${More} ctx=${ctx} n=${missing} />`}
    </section>`;
}

/** A column of the travel space: from there on the way is chosen on the map. @param {GameContext} ctx @param {boolean} chosen  already */
const startTravel = (ctx, chosen) => {
  if (!chosen) void pressSpace(ctx, { space: "travel", slot: null });
};
