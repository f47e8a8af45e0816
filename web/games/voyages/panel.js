/** What is asked just now, over the lower edge of the map; and what a touched thing does, in words. */
import { html } from "../../lib/html.js";
import { list } from "../../lib/words.js";
import { Icon } from "../../parts/icon.js";
import { CharacterEmblem, CityCardTile, Contract } from "./cards.js";
import { groupsOf } from "./choices.js";
import { factsOf } from "./facts.js";
import { placeWords, postsIn } from "./places.js";
import { planOf } from "./plan.js";
import { pendingOf } from "./touch.js";
import {
  characterName,
  explainCard,
  explainCharacter,
  explainContract,
  placeName,
  sourceName,
} from "./words.js";

/**
 * @import {ComponentChildren} from "preact"
 * @import {GameContext} from "../screen.js"
 * @import {Group, Option} from "./options.js"
 */

/** @param {{ctx: GameContext}} props */
export function Asking({ ctx }) {
  const groups = groupsOf(ctx);
  if (!groups.length) return null;
  const decision = planOf(ctx).asked.value === "decision";
  const source = decision ? pendingOf(ctx)?.source : null;
  const wide = groups.some(({ options }) => options.some((option) => option.wide));
  return html`
    <section class="vo-asking" data-asked=${planOf(ctx).asked.value} data-wide=${wide || undefined} aria-label=${groups[0].title} tabindex="-1">
      ${source && html`<p class="vo-asking__source">${sourceName(ctx, source)}</p>`}
      ${groups.map((group) => html`<${Asked} key=${group.title} group=${group} />`)}
    </section>`;
}

/** @param {{group: Group}} props */
const Asked = ({ group: { title, options, chosen } }) => html`
  <div class="vo-asked" role="group" aria-label=${title}>
    <h3><span>${title}</span>${chosen}</h3>
    <div class="vo-options">${options.map((option) => html`<${Choice} key=${option.key} option=${option} />`)}</div>
  </div>`;

/** @param {{option: Option}} props */
const Choice = ({ option: { key, label, picture, chosen, run, wide } }) => html`
  <button type="button" class="vo-option" data-option=${key} data-focus=${`option-${key}`} data-wide=${wide || undefined} data-lit=${chosen || undefined} aria-pressed=${chosen} aria-label=${label} onClick=${run}>
    ${picture}${chosen && html`<span class="vo-tick"><${Icon} name="ui-check" /></span>`}
  </button>`;

// ── In words ────────────────────────────────────────────────────────────────────────────────────

/** @typedef {{title: string, picture?: ComponentChildren, words: string[]}} Told */

/** What can be explained, by kind. @type {Record<string, (ctx: GameContext, id: string) => Told>} */
const TOLD = {
  place: (ctx, id) => {
    const { t } = ctx;
    const { kind } = factsOf(ctx.components).nodes.get(id) ?? { kind: "oasis" };
    const posts = postsIn(ctx, id);
    return {
      title: placeName(ctx, id),
      words: [
        t("place-kind", { kind }),
        ...placeWords(ctx, id),
        ...(posts.length ? [t("place-posts", { who: list(ctx, posts.map(ctx.name)) })] : []),
      ],
    };
  },
  card: (ctx, slot) => {
    const { cards: facts, cityOf } = factsOf(ctx.components);
    const id = ctx.view.value.public.cards[slot];
    return {
      title: placeName(ctx, cityOf.get(slot) ?? ""),
      picture: facts.get(id) && html`<${CityCardTile} card=${facts.get(id)} />`,
      words: [explainCard(ctx, id), ctx.t("card-rule")],
    };
  },
  contract: (ctx, id) => {
    const facts = factsOf(ctx.components).contracts.get(id);
    return {
      title: ctx.t("contract-title"),
      picture: facts && html`<${Contract} contract=${facts} />`,
      words: [explainContract(ctx, id)],
    };
  },
  character: (ctx, id) => ({
    title: characterName(ctx, id),
    picture: html`<${CharacterEmblem} id=${id} />`,
    words: [explainCharacter(ctx, id, ctx.view.value.public.seats.length)],
  }),
};

/** @param {{ctx: GameContext}} props */
export function InWords({ ctx }) {
  const { told } = planOf(ctx);
  const about = told.value && TOLD[told.value.kind]?.(ctx, told.value.id);
  if (!about || groupsOf(ctx).length) return null;
  const close = () => {
    told.value = null;
  };
  return html`
    <aside class="vo-told" role="status">
      <h3>${about.title}</h3>
      <button type="button" class="k-btn k-btn--quiet k-btn--icon" data-focus="told-close" aria-label=${ctx.t("told-close")} onClick=${close}><${Icon} name="ui-x" /></button>
      ${about.picture && html`<div class="vo-told__picture">${about.picture}</div>`}
      ${about.words.map((words) => html`<p key=${words}>${words}</p>`)}
    </aside>`;
}
