/** What a space or a pending decision asks: goods, cities, contracts, numbers of times, characters, goal cards. */
import { html } from "../../lib/html.js";
import { CharacterTile, Contract, GoalCard } from "./cards.js";
import { factsOf } from "./facts.js";
import { AmountsRow, Die, SignIcon } from "./pieces.js";
import { planOf, setsDice } from "./plan.js";
import { attempt, CITY_FIELD, namedCities, pendingOf, pressCity, setFields, travelling } from "./touch.js";
import {
  characterName,
  counted,
  explainCharacter,
  explainContract,
  explainGoal,
  kindName,
  placeName,
  things,
} from "./words.js";

/**
 * @import {ComponentChildren} from "preact"
 * @import {GameContext} from "../screen.js"
 *
 * @typedef {object} Option
 * @property {string} key
 * @property {string} label  in words
 * @property {ComponentChildren} picture
 * @property {boolean} chosen
 * @property {() => void} run
 * @property {boolean} [wide]  takes much room
 * @property {boolean} [off]
 *
 * @typedef {{title: string, options: Option[], chosen?: ComponentChildren}} Group
 */

/** All that is asked just now; empty while nothing is. @param {GameContext} ctx @returns {Group[]} */
export function groupsOf(ctx) {
  const plan = planOf(ctx);
  switch (plan.asked.value) {
    case "draft":
      return characters(ctx);
    case "goals":
      return goals(ctx);
    case "decision":
      return DECISIONS[pendingOf(ctx)?.kind ?? ""]?.(ctx) ?? [];
    case "turn":
      return placing(ctx);
    default:
      return [];
  }
}

// ── Before the first round ──────────────────────────────────────────────────────────────────────

/** @param {GameContext} ctx @returns {Group[]} */
function characters(ctx) {
  const { offered, seats } = ctx.view.value.public;
  const { fields } = planOf(ctx).draft.value;
  return [
    {
      title: ctx.t("ask-character"),
      options: offered.map((/** @type {string} */ id) => {
        const text = explainCharacter(ctx, id, seats.length);
        return {
          key: `character-${id}`,
          label: `${characterName(ctx, id)}. ${text}`,
          picture: html`<${CharacterTile} character=${factsOf(ctx.components).characters.get(id)} name=${characterName(ctx, id)} text=${text} />`,
          chosen: fields.character === id,
          run: () => setFields(ctx, { character: id }),
          wide: true,
        };
      }),
    },
  ];
}

/** @param {GameContext} ctx @returns {Group[]} */
function goals(ctx) {
  const { dealt } = ctx.view.value.private ?? { dealt: [] };
  const most = ctx.components.setup.goals;
  const picked = planOf(ctx).draft.value.fields.goals ?? [];
  return [
    {
      title: ctx.t("ask-goals", { n: most }),
      options: dealt.map((/** @type {string} */ id) => ({
        key: `goal-${id}`,
        label: explainGoal(ctx, id),
        picture: goalPicture(ctx, id),
        chosen: picked.includes(id),
        run: () => planOf(ctx).change({ fields: { goals: toggled(picked, id, most) } }),
        wide: true,
      })),
    },
  ];
}

/** @param {GameContext} ctx @param {string} id @param {readonly string[]} [posts]  where posts stand */
export function goalPicture(ctx, id, posts = []) {
  const goal = factsOf(ctx.components).goals.get(id);
  if (!goal) return null;
  const cities = goal.cities.map((city) => ({ name: placeName(ctx, city), done: posts.includes(city) }));
  return html`<${GoalCard} vp=${goal.vp} cities=${cities} />`;
}

/** @param {readonly string[]} picked @param {string} id @param {number} most */
const toggled = (picked, id, most) =>
  picked.includes(id)
    ? picked.filter((other) => other !== id)
    : [...picked.slice(picked.length < most ? 0 : 1), id];

// ── Pending decisions ───────────────────────────────────────────────────────────────────────────

/** @type {Record<string, (ctx: GameContext) => Group[]>} */
const DECISIONS = {
  any_good: (ctx) => {
    const n = pendingOf(ctx)?.n ?? 1;
    const picked = planOf(ctx).draft.value.fields.goods ?? [];
    return [
      {
        title: ctx.t("ask-any_good", { n }),
        options: goodOptions(
          ctx,
          (good) => n === 1 && picked.includes(good),
          (good) =>
            planOf(ctx).change({ fields: { goods: n === 1 ? [good] : [...picked.slice(0, n - 1), good] } }),
        ),
        chosen: n > 1 && picked.length > 0 && html`<${Listed} ctx=${ctx} goods=${picked} />`,
      },
    ];
  },
  two_different_goods: (ctx) => {
    const picked = planOf(ctx).draft.value.fields.goods ?? [];
    return [
      {
        title: ctx.t("ask-two_different_goods"),
        options: goodOptions(
          ctx,
          (good) => picked.includes(good),
          (good) => planOf(ctx).change({ fields: { goods: toggled(picked, good, 2) } }),
        ),
      },
    ];
  },
  other_city_bonus: cities,
  own_city_bonus: cities,
  relocate_post: cities,
  make_room: (ctx) => {
    const { contract } = pendingOf(ctx) ?? {};
    const { fields } = planOf(ctx).draft.value;
    const held = ctx.view.value.public.seats[ctx.seat.value ?? 0].contracts;
    return [
      {
        title: ctx.t("ask-make_room"),
        options: [
          ...held.map((/** @type {string} */ id) =>
            contractOption(ctx, id, "old", fields.discard === id, () =>
              planOf(ctx).change({ fields: { discard: id } }),
            ),
          ),
          contractOption(ctx, contract ?? "", "new", fields.decline === true, () =>
            planOf(ctx).change({ fields: { decline: true } }),
          ),
        ],
      },
    ];
  },
  compensation: (ctx) => {
    const n = pendingOf(ctx)?.n ?? 0;
    const { coins } = planOf(ctx).draft.value.fields;
    return [
      {
        title: ctx.t("ask-compensation", { n }),
        options: Array.from({ length: n + 1 }, (_, camels) => ({
          key: `mixture-${camels}`,
          label: things(ctx, { coin: n - camels, camel: camels }),
          picture: html`<${AmountsRow} amounts=${present({ coin: n - camels, camel: camels })} />`,
          chosen: coins === n - camels,
          run: () => planOf(ctx).change({ fields: { coins: n - camels, camels } }),
        })),
      },
    ];
  },
};

/** @param {Record<string, number>} amounts */
const present = (amounts) => Object.fromEntries(Object.entries(amounts).filter(([, n]) => n > 0));

/** @param {GameContext} ctx @param {string} id @param {"old" | "new"} which @param {boolean} chosen @param {() => void} run @returns {Option} */
const contractOption = (ctx, id, which, chosen, run) => ({
  key: `give-up-${which === "new" ? "new" : id}`,
  label: `${ctx.t("give-up", { which })} ${explainContract(ctx, id)}`,
  picture: html`<span class="vo-given"><${Contract} contract=${factsOf(ctx.components).contracts.get(id) ?? { cost: {}, reward: {} }} /><em>${ctx.t("give-up", { which })}</em></span>`,
  chosen,
  run,
  wide: true,
});

/** @param {GameContext} ctx @returns {Group[]} */
function cities(ctx) {
  const { kind = "", n = 1, city: to } = pendingOf(ctx) ?? {};
  const { fields } = planOf(ctx).draft.value;
  const { city_bonuses: bonuses } = ctx.view.value.public;
  const field = CITY_FIELD[kind];
  return [
    {
      title: ctx.t(`ask-${kind}`, { n, city: to ? placeName(ctx, to) : "" }),
      options: namedCities(ctx).map((city) => ({
        key: `city-${city}`,
        label: placeName(ctx, city),
        picture: html`<span class="vo-cityname">${placeName(ctx, city)}</span>${field !== "from" && html`<${AmountsRow} amounts=${factsOf(ctx.components).bonuses.get(bonuses[city])?.gain ?? {}} />`}`,
        chosen: field === "cities" ? (fields.cities ?? []).includes(city) : fields[field] === city,
        run: () => pressCity(ctx, city),
      })),
    },
  ];
}

/** @param {GameContext} ctx @param {(good: string) => boolean} chosen @param {(good: string) => void} run @returns {Option[]} */
const goodOptions = (ctx, chosen, run) =>
  factsOf(ctx.components).goods.map((good) => ({
    key: `good-${good}`,
    label: kindName(ctx, good),
    picture: html`<${SignIcon} what=${good} /><span>${kindName(ctx, good)}</span>`,
    chosen: chosen(good),
    run: () => run(good),
  }));

/** Goods named one after the other. @param {{ctx: GameContext, goods: string[]}} props */
const Listed = ({ ctx, goods }) => html`
  <span class="vo-listed" role="img" aria-label=${goods.map((good) => kindName(ctx, good)).join(", ")}>${goods.map((good, i) => html`<${SignIcon} key=${i} what=${good} />`)}</span>`;

// ── What a space asks ───────────────────────────────────────────────────────────────────────────

/** @param {GameContext} ctx @returns {Group[]} */
function placing(ctx) {
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
        set.length > 0 &&
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
        chosen: fields.goods && html`<${Listed} ctx=${ctx} goods=${fields.goods} />`,
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
  chosen: html`<${Listed} ctx=${ctx} goods=${(planOf(ctx).draft.value.fields.payments ?? []).flat()} />`,
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
