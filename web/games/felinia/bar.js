/** What the action bar says: what may I do in this phase, and what each button would cost and bring. */
import { html } from "../../lib/html.js";
import { templateFor } from "../../lib/templates.js";
import { names } from "../../lib/words.js";
import { Icon } from "../../parts/icon.js";
import { factsOf } from "./facts.js";
import { SYMBOL_ICON } from "./pieces.js";
import { NOTHING, planOf } from "./plan.js";
import {
  bonusName,
  bonusText,
  countryName,
  gainsList,
  goodsList,
  mysteryName,
  oneGood,
  shipHour,
  spotName,
  symbolCounted,
  tileName,
  typeName,
} from "./words.js";

/** @import {Move, Refusal} from "../../lib/protocol.js" */
/** @import {Action, Bar, GameContext} from "../screen.js" */

/** @param {GameContext} ctx @returns {Bar} */
export function bar(ctx) {
  const table = ctx.view.value.public;
  if (!table) return { may: "", actions: [] };
  if (table.phase === "over") return { may: ctx.t("bar-over"), actions: [] };
  const said = planOf(ctx).sale.value ? selling(ctx) : doing(ctx);
  return ctx.layout.value === "phone" ? { otherwise: "", ...said, actions: few(said.actions) } : said;
}

/** There is room for a row of buttons on a phone: what was touched can be touched again to put it back. @param {Action[]} actions */
const few = (actions) => (actions.length > 2 ? actions.filter(({ key }) => key !== "put-back") : actions);

/** @param {GameContext} ctx @returns {Bar} */
function doing(ctx) {
  const { phase, turn, offered, dealt, at } = ctx.view.value.public;
  const moves = ctx.moves.value;
  if (templateFor(moves, "store")) return storing(ctx);
  if (turn === null || turn !== ctx.seat.value || !moves.length) return waiting(ctx);
  if (phase === "bidding") return bidding(ctx);
  if (phase === "exploration") return offered ? keeping(ctx) : travelling(ctx);
  if (dealt) return boarding(ctx);
  return at === "guild" ? dealing(ctx) : buying(ctx);
}

/** Another's turn: what they do. Selling is possible all the same, from one's own things. @param {GameContext} ctx @returns {Bar} */
function waiting(ctx) {
  const { phase, turn, at, dealt, offered, storing: open } = ctx.view.value.public;
  const name = turn === null ? names(ctx, open) : ctx.name(turn);
  const what = phase === "trading" && dealt ? "boarding" : offered ? "mystery" : phase;
  return {
    may: ctx.t.rich("bar-waiting", { name, what, spot: at ? spotName(ctx, at, "on") : "" }),
    actions: [],
  };
}

const Coin = () => html`<${Icon} name="coin" class="fe-coin-icon" />`;
/** @param {any} n */
const coins = (n) => html`${n}<${Coin} />`;

/** The way into selling, where there is something to sell. @param {GameContext} ctx @param {boolean} [first]  it is what is needed now @returns {Action[]} */
function sale(ctx, first = false) {
  if (!templateFor(ctx.moves.value, "sell")) return [];
  return [
    {
      key: "sell-first",
      label: ctx.t("action-sell-for"),
      kind: first ? "do" : "plain",
      run: () => {
        ctx.calm();
        planOf(ctx).sale.set(NOTHING);
      },
    },
  ];
}

/** @param {GameContext} ctx @returns {Action} */
const back = (ctx) => ({
  key: "put-back",
  label: ctx.t("action-back"),
  kind: "plain",
  run: () => {
    ctx.calm();
    planOf(ctx).choice.set(null);
  },
});

/** A command that is whole by its name. @param {GameContext} ctx @param {string} cmd @param {boolean} [first] @param {Move} [move] @returns {Action[]} */
const plainly = (ctx, cmd, first = false, move = { cmd }) =>
  templateFor(ctx.moves.value, cmd)
    ? [{ key: cmd, label: ctx.t(`action-${cmd}`), kind: first ? "do" : "plain", run: () => ctx.send(move) }]
    : [];

/**
 * The choice that has been made, once the server says that it is whole.
 * @param {GameContext} ctx @param {string} label @param {any} [detail] @returns {Action[]}
 */
function chosen(ctx, label, detail) {
  const { ready, choice } = planOf(ctx);
  const move = ready.value;
  return move && choice.value
    ? [
        {
          key: move.cmd,
          label,
          ...(detail === undefined ? {} : { detail }),
          kind: "do",
          run: () => ctx.send(move),
        },
      ]
    : [];
}

/** What is chosen but too dear: how much is missing, and the way to raise it. @param {GameContext} ctx @param {Refusal} refused @returns {Bar} */
function tooDear(ctx, { params = {} }) {
  return {
    may: ctx.t.rich("bar-short", { price: params.price, coins: params.coins, missing: params.missing }),
    actions: [back(ctx), ...sale(ctx, true)],
  };
}

// ── Bidding ─────────────────────────────────────────────────────────────────────────────────────

/** @param {GameContext} ctx @returns {Bar} */
function bidding(ctx) {
  const { t } = ctx;
  const { choice, template } = planOf(ctx);
  const { bid_round: n, markets, guild } = ctx.view.value.public;
  const at = choice.value?.at;
  if (!at) return { may: t.rich("bar-bid", { n, of: ctx.components.player.bid_tokens }), actions: [] };
  const { price, coins_gained: gained, coins: left } = template.value?.tells ?? {};
  if (at === "board")
    return {
      may: t.rich("bar-bank", { gained, coins: left }),
      actions: [
        back(ctx),
        ...chosen(ctx, t("action-place", { spot: spotName(ctx, at, "on") }), html`+${coins(gained)}`),
      ],
    };
  const before = (at === "guild" ? guild : markets[at]).stack.length;
  return {
    may: t.rich("bar-bid-at", { spot: spotName(ctx, at, "title"), price, before }),
    actions: [
      back(ctx),
      ...chosen(
        ctx,
        t("action-place", { spot: spotName(ctx, at, "on") }),
        t.rich("detail-pay", { coins: coins(price) }),
      ),
    ],
  };
}

// ── Trading ─────────────────────────────────────────────────────────────────────────────────────

/** @param {GameContext} ctx @returns {Bar} */
function buying(ctx) {
  const { t } = ctx;
  const { choice, template } = planOf(ctx);
  const { at, price, seats } = ctx.view.value.public;
  const dear = template.value?.refused;
  if (dear?.code === "cannot_pay") return tooDear(ctx, dear);
  const held = seats[ctx.seat.value ?? 0].coins;
  const good = choice.value?.good;
  const pass = plainly(ctx, "pass");
  if (!good)
    return {
      may: t.rich("bar-buy", {
        spot: spotName(ctx, at, "title"),
        price,
        coins: held,
        enough: held >= price ? "yes" : "no",
      }),
      actions: [...pass, ...sale(ctx, held < price)],
    };
  return {
    may: t.rich("bar-buy-good", {
      good: oneGood(ctx, good, "object"),
      price,
      coins: template.value?.tells?.coins ?? 0,
    }),
    actions: [
      back(ctx),
      ...pass,
      ...chosen(ctx, t("action-buy", { good: oneGood(ctx, good, "object") }), coins(price)),
    ],
  };
}

/** @param {GameContext} ctx @returns {Bar} */
function dealing(ctx) {
  const { t } = ctx;
  const { choice, template, seen } = planOf(ctx);
  const { price, seats } = ctx.view.value.public;
  const move = choice.value;
  const pass = plainly(ctx, "pass");
  const dear = template.value?.refused;
  if (dear?.code === "cannot_pay") return tooDear(ctx, dear);
  if (!move) {
    const held = seats[ctx.seat.value ?? 0].coins;
    return {
      may: t.rich("bar-guild", { price, coins: held, enough: held >= price ? "yes" : "no" }),
      actions: [...pass, ...sale(ctx, held < price)],
    };
  }
  if (move.cmd === "bonus")
    return {
      may: t.rich("bar-bonus", { tile: bonusName(ctx, move.tile), what: bonusText(ctx, move.tile), price }),
      actions: [back(ctx), ...pass, ...chosen(ctx, t("action-bonus"), coins(price))],
    };
  const { give, take, gain = "spice" } = move;
  const gains = (seen.value?.tells?.gains ?? []).includes(gain);
  return {
    may: t.rich("bar-swap", {
      give: give ? oneGood(ctx, give, "object") : "none",
      take: take ? oneGood(ctx, take, "object") : "none",
      gain: gains ? symbolCounted(ctx, gain, 1, "object") : "none",
      price,
    }),
    actions: [back(ctx), ...pass, ...chosen(ctx, t("action-swap"), coins(price))],
  };
}

/** @param {GameContext} ctx @returns {Bar} */
function boarding(ctx) {
  const { t } = ctx;
  const { choice, template } = planOf(ctx);
  const ship = choice.value?.ship;
  const dear = template.value?.refused;
  if (dear?.code === "cannot_pay") return tooDear(ctx, dear);
  const open = ctx.moves.value.filter(({ cmd, refused }) => cmd === "board_ship" && !refused).length;
  if (!ship)
    return {
      turn: t("turn-boarding"),
      may: t.rich("bar-board", { n: open }),
      actions: [...sale(ctx), ...plainly(ctx, "end_boarding")],
    };
  const {
    goods,
    coins: price,
    destination,
  } = factsOf(ctx.components).ships.get(ship) ?? { goods: {}, coins: 0, destination: "" };
  return {
    turn: t("turn-boarding"),
    may: t.rich("bar-board-ship", {
      hour: shipHour(ctx, ship),
      country: countryName(ctx, destination),
      goods: goodsList(ctx, goods, "object"),
      price,
      coins: template.value?.tells?.coins ?? 0,
    }),
    actions: [
      back(ctx),
      ...plainly(ctx, "end_boarding"),
      ...chosen(ctx, t("action-board_ship", { hour: shipHour(ctx, ship) }), price ? coins(price) : undefined),
    ],
  };
}

// ── Journeys ────────────────────────────────────────────────────────────────────────────────────

/** @param {GameContext} ctx @returns {Bar} */
function travelling(ctx) {
  const { t } = ctx;
  const { choice } = planOf(ctx);
  const { journey } = ctx.view.value.public;
  const moves = ctx.moves.value.filter(({ refused }) => !refused);
  const reveals = moves.filter(({ cmd }) => cmd === "reveal").length;
  const steps = moves.filter(({ cmd }) => cmd === "move").length;
  const country = countryName(ctx, journey.country);
  const home = plainly(ctx, "stop");
  const turn = t("turn-journey");
  const move = choice.value;
  if (!move)
    return {
      turn,
      may: t.rich(reveals ? "bar-reveals" : "bar-steps", {
        country,
        n: reveals ? Math.min(reveals, journey.reveals_left) : steps,
        step: journey.steps + 1,
        last: journey.steps >= ctx.components.journey.steps ? "food" : "no",
      }),
      actions: home,
    };
  if (move.cmd === "reveal")
    return {
      turn,
      may: t.rich("bar-reveal", { n: journey.reveals_left - 1 }),
      actions: [back(ctx), ...chosen(ctx, t("action-reveal"))],
    };
  return { turn, may: stepWords(ctx, move.to, reveals), actions: [back(ctx), ...home, ...stepAction(ctx)] };
}

/** What the chosen step brings. @param {GameContext} ctx @param {string} to @param {number} reveals  that it gives up */
function stepWords(ctx, to, reveals) {
  const { step, food, tile, group } = planOf(ctx).template.value?.tells ?? {};
  const { rules } = ctx.view.value.public;
  const province = ctx.components.boards[rules].provinces.find(
    (/** @type {{id: string}} */ { id }) => id === to,
  );
  const gives = gainsList(ctx, province?.symbols ?? [], "name");
  const special = tile && factsOf(ctx.components).specials.has(tile);
  return ctx.t.rich("bar-step", {
    step,
    food: food ? "yes" : "no",
    reveals,
    how: tile ? (special ? "special" : "post") : gives ? "gives" : "walks",
    what: tile
      ? special
        ? tileName(ctx, tile)
        : typeName(ctx, factsOf(ctx.components).tiles.get(tile)?.type ?? "")
      : gives,
    group: group ?? 0,
  });
}

/** @param {GameContext} ctx */
function stepAction(ctx) {
  const { step, food, tile } = planOf(ctx).template.value?.tells ?? {};
  const detail = food ? html`${food}<${Icon} name=${SYMBOL_ICON.food} />` : undefined;
  return chosen(ctx, ctx.t("action-move", { how: tile ? "post" : "step", step }), detail);
}

/** @param {GameContext} ctx @returns {Bar} */
function keeping(ctx) {
  const { t } = ctx;
  const card = planOf(ctx).choice.value?.card;
  const { cost } = planOf(ctx).template.value?.tells ?? {};
  const none = plainly(ctx, "keep_mystery", !card, { cmd: "keep_mystery", card: null }).map((action) => ({
    ...action,
    key: "keep-none",
    label: t("action-keep-none"),
    kind: /** @type {const} */ ("plain"),
  }));
  return {
    turn: t("turn-mystery"),
    may: card
      ? t.rich("bar-keep", {
          card: mysteryName(ctx, card),
          good: cost ? oneGood(ctx, cost, "object") : "none",
        })
      : t.rich("bar-mystery"),
    actions: card ? [...none, ...chosen(ctx, t("action-keep_mystery"))] : none,
  };
}

// ── Storage and sales ───────────────────────────────────────────────────────────────────────────

/** @param {GameContext} ctx @returns {Bar} */
function storing(ctx) {
  const { t } = ctx;
  const { keep, kept } = planOf(ctx);
  const { free, most, fee } = templateFor(ctx.moves.value, "store")?.tells ?? {};
  const { kept: n = 0, paid = 0, coins: left = 0 } = kept.value?.tells ?? {};
  const whole = kept.value?.complete;
  const mine = ctx.view.value.public.seats[ctx.seat.value ?? 0];
  const held = Object.values(mine.goods).reduce(
    (/** @type {number} */ sum, /** @type {any} */ count) => sum + count,
    0,
  );
  const { storing: open } = ctx.view.value.public;
  const others = open.filter((/** @type {number} */ seat) => seat !== ctx.seat.value).length;
  return {
    turn: t("turn-storage"),
    may: t.rich("bar-store", {
      free,
      most,
      more: most > free ? "yes" : "no",
      fee,
      n,
      held,
      sold: held - n,
      coins: left,
      others,
    }),
    actions: [
      ...(whole
        ? [
            {
              key: "store",
              label: t("action-store", { n }),
              detail: paid ? html`−${coins(paid)}` : undefined,
              kind: /** @type {"do" | "plain"} */ (n >= Math.min(free, held) ? "do" : "plain"),
              run: () => ctx.send({ cmd: "store", keep: keep.peek() }),
            },
          ]
        : []),
    ],
  };
}

/** @param {GameContext} ctx @returns {Bar} */
function selling(ctx) {
  const { t } = ctx;
  const plan = planOf(ctx);
  const { gold = 0, spice = 0, goods = {} } = plan.sale.value ?? {};
  const seen = plan.sold.value;
  const what = [
    goodsList(ctx, goods, "object"),
    gold ? symbolCounted(ctx, "gold", gold, "object") : "",
    spice ? symbolCounted(ctx, "spice", spice, "object") : "",
  ].filter(Boolean);
  const { coins: left = 0, coins_gained: gained = 0, lost = 0 } = seen?.tells ?? {};
  const leave = {
    key: "sell-leave",
    label: t("action-sell-leave"),
    kind: /** @type {const} */ ("plain"),
    run: () => plan.sale.set(null),
  };
  if (!what.length)
    return { turn: t("turn-sale"), may: t.rich("bar-sale", ctx.components.prices), actions: [leave] };
  return {
    turn: t("turn-sale"),
    may: t.rich("bar-sale-of", { what: what.join(", "), coins: left, lost }),
    actions: [
      leave,
      ...(seen?.complete
        ? [
            {
              key: "sell-now",
              label: t("action-sell"),
              detail: html`+${coins(gained)}`,
              kind: /** @type {const} */ ("do"),
              run: () => ctx.send({ cmd: "sell", gold, spice, goods: some(goods) }),
            },
          ]
        : []),
    ],
  };
}

/** Without kinds of which there is none. @param {Record<string, number>} goods */
const some = (goods) => Object.fromEntries(Object.entries(goods).filter(([, n]) => n > 0));
