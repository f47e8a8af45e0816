/** What a space asks once its dice are picked: values, a good, coins or camels, contracts to give up, how a card is used. */
import { html } from "../../lib/html.js";
import { factsOf } from "./facts.js";
import { contractOption, goodOptions, Listed, toggled } from "./options.js";
import { AmountsRow, Die, SignIcon } from "./pieces.js";
import { planOf, setsDice } from "./plan.js";
import { attempt, setFields, travelling } from "./touch.js";
import { counted, kindName, things } from "./words.js";

/** @import {GameContext} from "../screen.js" */
/** @import {Group} from "./options.js" */

/** @param {GameContext} ctx @returns {Group[]} */
export function placing(ctx) {
  const { target, dice } = planOf(ctx).draft.value;
  if (!target || dice.length < (factsOf(ctx.components).dice.get(target.space) ?? 1)) return [];
  const asked = setsDice(ctx) ? values(ctx) : [];
  if (target.space === "khan") return [...asked, khanGood(ctx)];
  if (target.space === "contracts") return [...asked, ...extras(ctx), ...discards(ctx)];
  return target.slot ? [...asked, ...card(ctx)] : asked;
}

/** The values dice are set to, one after the other. @param {GameContext} ctx @returns {Group[]} */
function values(ctx) {
  const plan = planOf(ctx);
  const ways = plan.base.value?.values?.values ?? [];
  const { fields } = plan.draft.value;
  const set = fields.values ?? [];
  if (!ways.length && (!set.length || travelling(ctx))) return [];
  const options = ways.length ? ways : [set];
  return [
    {
      title: ctx.t("ask-values", { n: set.length + (ways.length ? 1 : 0) }),
      chosen:
        set.length > (ways.length ? 0 : 1) &&
        html`<span class="vo-listed">${set.map((/** @type {number} */ value, /** @type {number} */ i) => html`<${Die} key=${i} kind="face" value=${value} />`)}</span>`,
      options: options.map((/** @type {number[]} */ way) => ({
        key: `value-${way.at(-1)}`,
        label: `${way.at(-1)}`,
        picture: html`<${Die} kind="face" value=${way.at(-1)} />`,
        chosen: !ways.length,
        run: () =>
          void attempt(
            ctx,
            { fields: ways.length ? { ...fields, values: way } : withoutValues(fields) },
            null,
          ),
      })),
    },
  ];
}

/** @param {Record<string, any>} fields */
function withoutValues({ values: _, ...others }) {
  return others;
}

/** @param {GameContext} ctx @returns {Group} */
const khanGood = (ctx) => ({
  title: ctx.t("ask-any_good", { n: 1 }),
  options: goodOptions(
    ctx,
    (good) => planOf(ctx).draft.value.fields.good === good,
    (good) => setFields(ctx, { good }),
  ),
});

/** Coins or camels that come with the farther slots. @param {GameContext} ctx @returns {Group[]} */
function extras(ctx) {
  const { row } = ctx.view.value.public;
  const { fields } = planOf(ctx).draft.value;
  return (fields.take ?? []).flatMap((/** @type {string} */ id) => {
    const slot = row.indexOf(id) + 1;
    const n = ctx.components.contract_slots[slot - 1]?.coin_or_camel ?? 0;
    if (!n) return [];
    return [
      {
        title: ctx.t("ask-extra", { slot }),
        options: ["coin", "camel"].map((what) => ({
          key: `extra-${slot}-${what}`,
          label: counted(ctx, what, n),
          picture: html`<${AmountsRow} amounts=${{ [what]: n }} />`,
          chosen: fields.extra?.[id] === what,
          run: () => setFields(ctx, { extra: { ...fields.extra, [id]: what } }),
        })),
      },
    ];
  });
}

/** Old contracts that make room. @param {GameContext} ctx @returns {Group[]} */
function discards(ctx) {
  const plan = planOf(ctx);
  const { fields } = plan.draft.value;
  const wanted = plan.seen.value?.tells?.wanted ?? 0;
  const held = ctx.view.value.public.seats[ctx.seat.value ?? 0].contracts;
  const picked = fields.discard ?? [];
  if (!wanted) return [];
  return [
    {
      title: ctx.t("ask-discard", { n: wanted }),
      options: held.map((/** @type {string} */ id) =>
        contractOption(ctx, id, "old", picked.includes(id), () => {
          const discard = toggled(picked, id, wanted);
          const { discard: _, ...others } = plan.draft.peek().fields;
          plan.change({ fields: discard.length ? { ...others, discard } : others });
        }),
      ),
    },
  ];
}

// ── City cards ──────────────────────────────────────────────────────────────────────────────────

/** @param {GameContext} ctx @returns {Group[]} */
function card(ctx) {
  const plan = planOf(ctx);
  const { fields } = plan.draft.value;
  const times = plan.base.value?.values?.times;
  if (times) return [timesGroup(ctx, times)];
  const { choose, values: open } = plan.seen.value ?? {};
  if (choose?.goods || fields.goods)
    return [
      {
        title: ctx.t("ask-goods-card"),
        options: choose?.goods
          ? goodOptions(
              ctx,
              () => false,
              (good) => setFields(ctx, { goods: [...(fields.goods ?? []), good] }),
            )
          : [],
        chosen:
          fields.goods &&
          html`<${Listed} ctx=${ctx} sets=${fields.goods.map((/** @type {string} */ good) => [good])} />`,
      },
    ];
  if (open?.payments || fields.payments) return [payments(ctx, open?.payments ?? [])];
  if (open?.steps || fields.steps) return [swaps(ctx, open?.steps ?? [])];
  return [];
}

/** How often. @param {GameContext} ctx @param {number[]} times @returns {Group} */
const timesGroup = (ctx, times) => ({
  title: ctx.t("ask-times"),
  options: times.map((n) => ({
    key: `times-${n}`,
    label: ctx.t("times", { n }),
    picture: html`<b class="k-num">${ctx.t("times", { n })}</b>`,
    chosen: planOf(ctx).draft.value.fields.times === n,
    run: () => setFields(ctx, { times: n }),
  })),
});

/** Pairs of goods. @param {GameContext} ctx @param {string[][][]} ways  so far, each with one more @returns {Group} */
const payments = (ctx, ways) => ({
  title: ctx.t("ask-payments"),
  options: ways.map((way) => {
    const pair = way.at(-1) ?? [];
    return {
      key: `pair-${pair.join("-")}`,
      label: pair.map((good) => kindName(ctx, good)).join(" + "),
      picture: pair.map((good) => html`<${SignIcon} key=${good} what=${good} />`),
      chosen: false,
      run: () => setFields(ctx, { payments: way }),
    };
  }),
  chosen: html`<${Listed} ctx=${ctx} sets=${planOf(ctx).draft.value.fields.payments ?? []} />`,
});

/** Swaps in one direction or the other. @param {GameContext} ctx @param {{direction: string, good?: string}[][]} ways @returns {Group} */
function swaps(ctx, ways) {
  const { target, fields } = planOf(ctx).draft.value;
  const { cards } = ctx.view.value.public;
  const facts = factsOf(ctx.components).cards.get(cards[target?.slot ?? ""]);
  const named = (/** @type {Record<string, number>} */ amounts, /** @type {string | undefined} */ good) =>
    Object.fromEntries(
      Object.entries(amounts).map(([what, n]) => [what === "any_good" && good ? good : what, n]),
    );
  return {
    title: ctx.t("ask-swaps", { n: (fields.steps ?? []).length }),
    options: ways.map((way) => {
      const step = way.at(-1);
      const direction = facts?.directions?.find(({ id }) => id === step?.direction);
      const [cost, gain] = [
        named(direction?.cost ?? {}, step?.good),
        named(direction?.gain ?? {}, step?.good),
      ];
      return {
        key: `swap-${step?.direction}-${step?.good ?? ""}`,
        label: `${things(ctx, cost)} → ${things(ctx, gain)}`,
        picture: html`<${AmountsRow} amounts=${cost} /><span aria-hidden="true">→</span><${AmountsRow} amounts=${gain} />`,
        chosen: false,
        run: () => setFields(ctx, { steps: way }),
      };
    }),
  };
}
