/** Names and short phrases, in the case forms that sentences need. The words themselves stand in the catalogues. */
import { list } from "../../lib/words.js";
import { cardsById } from "./cards.js";

/**
 * @import {GameContext} from "../screen.js"
 * @import {Refusal} from "../../lib/protocol.js"
 *
 * What words need of a context: sentences are tested without a page.
 * @typedef {Pick<GameContext, "t" | "components" | "locale" | "name" | "seat" | "view">} Speaker
 */

/**
 * A space's name: bare, or as the goal, the start or the place of something ("to Pem", "Pembe").
 * @param {Pick<Speaker, "t" | "components" | "locale">} ctx
 * @param {number} index
 * @param {"name" | "to" | "from" | "at"} [form]
 * @returns {string}
 */
export function place({ t, components, locale }, index, form = "name") {
  const name = components.board.spaces[index].name[locale.value];
  const own = `space-${index}`;
  // A host's own names have no case forms of their own: the sentence goes around them.
  if (t.has(own) && t(own, { case: "name" }) === name) return t(own, { case: form });
  return t("space-other", { name, case: form });
}

/** @param {Pick<Speaker, "t" | "components" | "locale">} ctx @param {number} index */
export const spaceName = (ctx, index) => place(ctx, index);

/** What a space asks for, in words: "3 cards of one colour". @param {Pick<Speaker, "t">} ctx @param {{type: string, count: number}} requirement */
export const asks = ({ t }, { type, count }) => t(`needs-${type}`, { n: count });

/**
 * What was or would be paid: "3 red cards"; in the form "with": "for 3 red cards", "3 piros lappal".
 * @param {Pick<Speaker, "t" | "components">} ctx
 * @param {number} to  the space paid for
 * @param {readonly string[]} cards
 * @param {"name" | "short" | "with"} [form]
 */
export function paid({ t, components }, to, cards, form = "name") {
  const { type } = components.board.spaces[to].requirement;
  const first = cardsById(components).get(cards[0]);
  return t(`paid-${type}`, {
    n: cards.length,
    case: form,
    colour: first?.colour ?? "",
    good: first?.good ?? "",
  });
}

/**
 * What is lacking: "1 red card missing".
 * @param {Pick<Speaker, "t" | "locale">} ctx
 * @param {Refusal | null} refusal
 * @returns {string | null} null where the refusal is about something else
 */
export function lack(ctx, refusal) {
  if (refusal?.code !== "requirement_not_met" || !refusal.params) return null;
  const { type, missing, have, groups } = refusal.params;
  if (type === "leaders") return ctx.t("lack-leaders", { n: missing });
  const each = type === "each_good" || type === "five_colours";
  const kind = type === "same_goods" || type === "each_good" ? "good" : "cardcolour";
  if (!each && (have === 0 || groups.length > 2 || groups.length === 0))
    return ctx.t(`lack-${type}-any`, { n: missing });
  const words = groups.map((/** @type {string} */ id) => ctx.t(kind, { id }));
  if (each && words.length !== missing) return ctx.t(`lack-${type}-any`, { n: missing });
  return ctx.t(`lack-${type}`, { n: missing, what: list(ctx, words, each ? "conjunction" : "disjunction") });
}

/** A space for those who do not see it: name, price, worth, chest, who stands there. @param {Speaker} ctx @param {number} index */
export function spaceWords(ctx, index) {
  const { t } = ctx;
  const space = ctx.components.board.spaces[index];
  const { figures, chests } = ctx.view.value.public;
  const here = Object.entries(figures).filter(([, figure]) => figure.space === index);
  const worth = worthNow(ctx, index);
  return [
    t("space-number", { n: index, name: spaceName(ctx, index) }),
    space.requirement && t("space-asks", { what: asks(ctx, space.requirement) }),
    worth > 0 && t("space-scores", { n: worth }),
    chests[index] && t("space-chest", { n: chests[index] }),
    here.length > 0 &&
      t("space-here", {
        who: list(
          ctx,
          here.map(([colour, { seat }]) => figureName(ctx, colour, seat)),
        ),
      }),
  ]
    .filter(Boolean)
    .join(" ");
}

/** "Anna", or with two figures a seat "Anna (red)". @param {Speaker} ctx @param {string} colour @param {number} seat */
function figureName(ctx, colour, seat) {
  const figures = Object.values(ctx.view.value.public.figures);
  if (figures.filter((figure) => figure.seat === seat).length === 1) return ctx.name(seat);
  return ctx.t("figure-of", { name: ctx.name(seat), colour: ctx.t(`colour-${colour}`) });
}

/**
 * The number printed on a space while it still counts: the first leg's until it was scored.
 * @param {Pick<Speaker, "components" | "view">} ctx @param {number} index
 * @returns {number}
 */
export function worthNow({ components, view }, index) {
  const { score, leg } = components.board.spaces[index];
  return score === null || (leg === 1 && view.value.public.interim_done) ? 0 : score;
}
