/** One's own things: dice and what can be done with them, stock, posts, contracts, goals. */
import { html } from "../../lib/html.js";
import { list } from "../../lib/words.js";
import { Icon } from "../../parts/icon.js";
import { refuseTurn } from "../turn.js";
import { Contract } from "./cards.js";
import { groupsOf } from "./choices.js";
import { factsOf, missingFor } from "./facts.js";
import { goalPicture } from "./options.js";
import { AmountsRow, Die, lookOf, Picture, Post, SignIcon } from "./pieces.js";
import { planOf } from "./plan.js";
import { score, seatFacts } from "./seat.js";
import { pressDie, tell, travelling } from "./touch.js";
import { characterName, counted, dieName, explainContract, explainGoal, things } from "./words.js";

/** @import {ComponentChildren} from "preact" */
/** @import {Template} from "../../lib/protocol.js" */
/** @import {GameContext} from "../screen.js" */

const STOCK = ["coin", "camel", "gold", "silk", "pepper"];

/** @param {{ctx: GameContext}} props */
export function Own({ ctx }) {
  const table = ctx.view.value.public;
  if (!table) return null;
  const seat = ctx.seat.value;
  if (seat === null) return html`<${Looking} ctx=${ctx} />`;
  if (ctx.layout.value === "phone") return html`<${Pocket} ctx=${ctx} seat=${seat} />`;
  return html`
    <div class="vo-own" data-layout="desktop" data-p=${ctx.pigment(seat)}>
      <div class="vo-own__dice"><${Dice} ctx=${ctx} seat=${seat} /><${Tools} ctx=${ctx} /></div>
      <div class="vo-own__stock"><${Stock} ctx=${ctx} seat=${seat} /><${Posts} ctx=${ctx} seat=${seat} /></div>
      <${Contracts} ctx=${ctx} seat=${seat} />
      <${Goals} ctx=${ctx} seat=${seat} />
    </div>`;
}

/** On a phone dice and stock are always there, contracts and goals behind buttons. What is asked over the map takes the room of the tools. @param {{ctx: GameContext, seat: number}} props */
function Pocket({ ctx, seat }) {
  const plan = planOf(ctx);
  const open = plan.asked.value === "decision" || travelling(ctx) ? null : plan.pocket.value;
  const { dice } = ctx.view.value.public.seats[seat];
  const ready = ctx.moves.value.filter(({ cmd, refused }) => cmd === "complete_contract" && !refused).length;
  const asked = travelling(ctx) || groupsOf(ctx).length > 0;
  const tools = !asked && (plan.draft.value.dice.length > 0 || !Object.keys(dice).length);
  return html`
    <div class="vo-own" data-layout="phone" data-p=${ctx.pigment(seat)}>
      <div class="vo-pocket">
        <${Stock} ctx=${ctx} seat=${seat} />
        <${PocketButton} ctx=${ctx} open=${open} id="contracts" icon=${html`<${SignIcon} what="contract" />`} ready=${ready} />
        <${PocketButton} ctx=${ctx} open=${open} id="goals" icon=${html`<${Icon} name="ui-flag" />`} ready=${0} />
      </div>
      ${open === "contracts" && html`<${Contracts} ctx=${ctx} seat=${seat} />`}
      ${open === "goals" && html`<${Goals} ctx=${ctx} seat=${seat} /><${Posts} ctx=${ctx} seat=${seat} />`}
      ${open === null && tools && html`<${Tools} ctx=${ctx} />`}
      <${Dice} ctx=${ctx} seat=${seat} />
    </div>`;
}

/** @param {{ctx: GameContext, open: string | null, id: string, icon: ComponentChildren, ready: number}} props  open: what is on show */
function PocketButton({ ctx, open, id, icon, ready }) {
  const { pocket, tab } = planOf(ctx);
  return html`
    <button type="button" class="vo-pocketbutton" data-pocket=${id} data-focus=${`pocket-${id}`} aria-expanded=${open === id} data-ready=${ready || undefined} aria-label=${ctx.t(`pocket-${id}`, { n: ready })}
      onClick=${() => {
        pocket.value = pocket.peek() === id ? null : id;
        tab.value = null;
      }}>${icon}${ready > 0 && html`<b class="k-num" aria-hidden="true">${ready}</b>`}</button>`;
}

/** Somebody who looks on sees everybody's things. @param {{ctx: GameContext}} props */
const Looking = ({ ctx }) => html`
  <div class="vo-looking">
    ${ctx.view.value.public.seats.map(
      (/** @type {any} */ _, /** @type {number} */ seat) => html`
      <section key=${seat} data-p=${ctx.pigment(seat)}><h3>${ctx.name(seat)} <b class="k-num">${score(ctx, seat)}</b></h3><div class="k-seat__facts">${seatFacts(ctx, seat)}</div></section>`,
    )}
  </div>`;

// ── Dice ────────────────────────────────────────────────────────────────────────────────────────

/** @param {{ctx: GameContext, seat: number}} props */
function Dice({ ctx, seat }) {
  const { t } = ctx;
  const plan = planOf(ctx);
  const { dice } = ctx.view.value.public.seats[seat];
  const picked = plan.draft.value.dice;
  const fitting = new Set(
    plan.draft.value.target ? (plan.seen.value?.choose?.dice?.[0]?.[0]?.[1] ?? []) : [],
  );
  const held = Object.entries(dice);
  return html`
    <div class="vo-dice" role="group" aria-label=${t("dice-label", { n: held.length })}>
      ${held.map(
        ([die, value]) => html`
        <button key=${die} type="button" class="vo-diebutton" data-owndie=${die} data-focus=${`die-${die}`} data-lit=${picked.includes(die) || undefined} data-open=${fitting.has(die) || undefined}
          data-refused=${ctx.refusal.value?.anchor?.die === die || undefined} aria-pressed=${picked.includes(die)} aria-label=${dieName(ctx, die, /** @type {number | null} */ (value))} onClick=${() => pressDie(ctx, die)}>
          <${Die} ...${lookOf(die, /** @type {number | null} */ (value), ctx.pigment(seat))} /></button>`,
      )}
      ${held.length === 0 && html`<p class="k-caption">${t("dice-none")}</p>`}
    </div>`;
}

/** Reroll, turn, buy: bonus actions with dice. @param {{ctx: GameContext}} props */
function Tools({ ctx }) {
  const { t } = ctx;
  const { bonus_actions: bonus } = ctx.components;
  const moves = ctx.moves.value;
  if (!moves.some(({ cmd }) => cmd === "end_turn")) return null;
  const picked = planOf(ctx).draft.value.dice;
  const die = picked.length === 1 ? picked[0] : null;
  const find = (/** @type {string} */ cmd, /** @type {number | undefined} */ delta) =>
    moves.find(
      (one) => one.cmd === cmd && (!one.fixed?.die || (one.fixed.die === die && one.fixed.delta === delta)),
    );
  return html`
    <div class="vo-tools" role="group" aria-label=${t("tools-label")}>
      <${Tool} ctx=${ctx} id="reroll" label=${t("tool-reroll")} cost=${bonus.reroll.cost.camel} template=${find("reroll", undefined)} die=${die} needs=${true} />
      <${Tool} ctx=${ctx} id="less" label="−1" told=${t("tool-less")} cost=${bonus.adjust.cost.camel} template=${find("adjust", -1)} die=${die} needs=${true} />
      <${Tool} ctx=${ctx} id="more" label="+1" told=${t("tool-more")} cost=${bonus.adjust.cost.camel} template=${find("adjust", 1)} die=${die} needs=${true} />
      <${Tool} ctx=${ctx} id="black" label=${html`<${Die} kind="black" value=${5} />`} told=${t("tool-black")} cost=${bonus.black_die.cost.camel} template=${find("buy_black_die", undefined)} die=${die} needs=${false} />
    </div>`;
}

/**
 * @param {{ctx: GameContext, id: string, label: ComponentChildren, told?: string, cost: number, template: Template | undefined, die: string | null, needs: boolean}} props
 *   needs: a die must have been picked for it
 */
function Tool({ ctx, id, label, told, cost, template, die, needs }) {
  const off = !template || template.refused || (needs && !die);
  const press = () => {
    if (template?.refused) return ctx.refuse(template.refused, { tool: id });
    if (!template || (needs && !die))
      return ctx.refuse(
        { code: "wrong_dice_count", params: { wanted: 1, got: planOf(ctx).draft.peek().dice.length } },
        { tool: id },
      );
    ctx.calm();
    ctx.send({ cmd: template.cmd, ...template.fixed });
  };
  return html`
    <button type="button" class="vo-tool" data-tool=${id} data-focus=${`tool-${id}`} aria-disabled=${off ? "true" : undefined} aria-label=${ctx.t("tool-label", { name: told ?? String(label), n: cost })} title=${ctx.t("tool-label", { name: told ?? String(label), n: cost })} onClick=${press}>
      <span>${label}</span><b>${cost}<${SignIcon} what="camel" /></b></button>`;
}

// ── Stock and posts ─────────────────────────────────────────────────────────────────────────────

/** @param {{ctx: GameContext, seat: number}} props */
function Stock({ ctx, seat }) {
  const { stock } = ctx.view.value.public.seats[seat];
  return html`
    <ul class="vo-store" aria-label=${ctx.t("stock-label")}>
      ${STOCK.map((what) => html`<li key=${what} data-stock=${`${what}-${seat}`} data-r=${what}><b class="k-num" aria-hidden="true">${stock[what]}</b><${SignIcon} what=${what} /><span aria-hidden="true">${ctx.t("kind", { what })}</span><span class="k-sr">${counted(ctx, what, stock[what])}</span></li>`)}
    </ul>`;
}

/** Posts from the first to be placed on, with what the last ones bring. @param {{ctx: GameContext, seat: number}} props */
function Posts({ ctx, seat }) {
  const { t } = ctx;
  const { posts, posts_left: left } = ctx.view.value.public.seats[seat];
  const milestones = ctx.components.post_milestones;
  const all = Array.from({ length: posts.length + left }, (_, i) => i + 1);
  const paid = all.filter((n) => milestones[n]).map((n) => t("posts-milestone", { n, vp: milestones[n] }));
  return html`
    <div class="vo-postrow" role="img" aria-label=${t("posts-count", { n: posts.length, left })} title=${t("posts-help", { list: list(ctx, paid) })}>
      <span class="vo-label">${t("posts-title")}</span>
      ${all.map((n) => html`<span key=${n} class="vo-postrow__one"><${Picture} box="-12 -12 24 24"><${Post} pigment=${n > ctx.components.setup.trading_posts ? "ink" : ctx.pigment(seat)} ghost=${n <= posts.length} /></${Picture}>${milestones[n] !== undefined && html`<b class="k-num">+${milestones[n]}</b>`}</span>`)}
    </div>`;
}

// ── Contracts and goals ─────────────────────────────────────────────────────────────────────────

/** Active contracts with what they still lack; one that can be paid is a button away. @param {{ctx: GameContext, seat: number}} props */
function Contracts({ ctx, seat }) {
  const { t } = ctx;
  const { contracts, completed, stock } = ctx.view.value.public.seats[seat];
  const places = ctx.components.contract_action.active_places;
  return html`
    <section class="vo-mine" aria-label=${t("own-contracts")}>
      <h3 class="vo-label">${t("own-contracts")} <em>${t("completed-count", { n: completed.length })}</em></h3>
      <div>
        ${contracts.map((/** @type {string} */ id) => html`<${Active} key=${id} ctx=${ctx} id=${id} stock=${stock} />`)}
        ${Array.from({ length: Math.max(0, places - contracts.length) }, (_, i) => html`<span key=${i} class="vo-mine__none">${t("contract-place")}</span>`)}
      </div>
    </section>`;
}

/** @param {{ctx: GameContext, id: string, stock: Record<string, number>}} props */
function Active({ ctx, id, stock }) {
  const { t } = ctx;
  const facts = factsOf(ctx.components).contracts.get(id);
  if (!facts) return null;
  const template = ctx.moves.value.find(
    ({ cmd, fixed }) => cmd === "complete_contract" && fixed?.contract === id,
  );
  const missing = missingFor(facts.cost, stock);
  const lacks = Object.keys(missing).length > 0;
  const press = () => {
    if (template?.refused) return ctx.refuse(template.refused, { own: id });
    if (!template) return lacks ? tell(ctx, "contract", id) : refuseTurn(ctx, { own: id });
    ctx.calm();
    ctx.send({ cmd: "complete_contract", contract: id });
  };
  const ready = template !== undefined && !template.refused;
  return html`
    <button type="button" class="vo-active" data-own=${id} data-focus=${`own-${id}`} data-ready=${ready || undefined} data-refused=${ctx.refusal.value?.anchor?.own === id || undefined}
      aria-label=${t("active-label", { told: explainContract(ctx, id), missing: lacks ? things(ctx, missing) : "none", ready: ready ? "yes" : "no" })} title=${explainContract(ctx, id)} onClick=${press}>
      <${Contract} contract=${facts} missing=${missing} />
      <span class="vo-active__foot" data-lacks=${lacks || undefined}>${lacks ? html`<span>${t("contract-missing")} </span><${AmountsRow} amounts=${missing} />` : t("contract-complete")}</span>
    </button>`;
}

/** @param {{ctx: GameContext, seat: number}} props */
function Goals({ ctx, seat }) {
  const { t } = ctx;
  const goals = ctx.view.value.private?.goals ?? [];
  const { posts, character } = ctx.view.value.public.seats[seat];
  return html`
    <section class="vo-goals" aria-label=${t("own-goals")}>
      <h3 class="vo-label">${t("own-goals")} <em>${t("secret")}</em></h3>
      <div>${goals.map((/** @type {string} */ id) => html`<span key=${id} title=${explainGoal(ctx, id)}>${goalPicture(ctx, id, posts)}<span class="k-sr">${explainGoal(ctx, id)}</span></span>`)}</div>
      ${character && ctx.layout.value === "phone" && html`<button type="button" class="vo-charbutton" data-focus="own-character" onClick=${() => tell(ctx, "character", character)}>${characterName(ctx, character)}</button>`}
    </section>`;
}
