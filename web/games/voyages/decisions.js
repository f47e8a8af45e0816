/** Decisions that a seat owes: goods of choice, bonuses, room for a contract, a post to be moved, compensation. */
import { html } from "../../lib/html.js";
import { factsOf } from "./facts.js";
import { contractOption, goodOptions, Listed, toggled } from "./options.js";
import { AmountsRow } from "./pieces.js";
import { planOf } from "./plan.js";
import { CITY_FIELD, namedCities, pendingOf, pressCity } from "./touch.js";
import { placeName, things } from "./words.js";

/** @import {GameContext} from "../screen.js" */
/** @import {Group} from "./options.js" */

/** @type {Record<string, (ctx: GameContext) => Group[]>} */
export const DECISIONS = {
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
        chosen:
          n > 1 &&
          picked.length > 0 &&
          html`<${Listed} ctx=${ctx} sets=${picked.map((/** @type {string} */ good) => [good])} />`,
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
