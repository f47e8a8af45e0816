/**
 * What the player is about to do: the templates read for this screen, and what is picked so far. The picked
 * figure and cards live in the page only; a new position starts again from what the templates suggest.
 */
import { computed, signal } from "@preact/signals-core";
import { keptFor } from "../../lib/kept.js";
import { cardsById } from "./cards.js";
import { complete, suggestion, touched, usable } from "./selection.js";

/**
 * @import {ReadonlySignal, Signal} from "@preact/signals-core"
 * @import {Choice, Move, Refusal, Template} from "../../lib/protocol.js"
 * @import {GameContext} from "../screen.js"
 *
 * @typedef {object} Way  A step or a ballast step of one figure, possible or not.
 * @property {string} figure
 * @property {number} to  its next free space; -1 where it may not go anywhere now
 * @property {number[]} skips
 * @property {{type: string, count: number} | null} needs
 * @property {Choice} choice  of the cards; empty where there is none
 * @property {Record<string, any>} tells
 * @property {Refusal | null} refused
 *
 * @typedef {object} Plan
 * @property {ReadonlySignal<Way[]>} steps  one for each own figure, in the order of the templates
 * @property {ReadonlySignal<Way[]>} ballasts
 * @property {ReadonlySignal<{card: string | null, refused: Refusal | null, reshuffle: boolean}[]>} draws  card null: the pile
 * @property {ReadonlySignal<Template | null>} pause  `end_turn`, where nothing can be drawn
 * @property {ReadonlySignal<Way | null>} step  of the picked figure
 * @property {ReadonlySignal<Way | null>} ballast  of the picked figure
 * @property {ReadonlySignal<string[]>} picked  cards
 * @property {ReadonlySignal<boolean>} ready  the picked cards are exactly what the step asks for
 * @property {ReadonlySignal<Set<string>>} usable  cards that some set for the step holds
 * @property {(figure: string) => void} take  picks a figure
 * @property {(card: string) => boolean} touch  picks, exchanges or gives back; false where the card fits no set
 * @property {Signal<"colour" | "good" | "drawn">} order  of the hand
 * @property {ReadonlySignal<string | null>} armed  the draw touched once while a step could be made: a card, "pile", or null
 * @property {(draw: string) => void} arm
 * @property {Signal<boolean>} showDiscard
 * @property {Signal<boolean>} asking  whether ballast is to be given up
 */

/** The same one for the same table. */
export const planOf = keptFor(createPlan);

/** @param {GameContext} ctx @returns {Plan} */
function createPlan(ctx) {
  const chosen = signal(/** @type {{stamp: string | null, figure: string} | null} */ (null));
  const cards = signal(/** @type {{stamp: string | null, figure: string, cards: string[]} | null} */ (null));
  const armed = signal(/** @type {{stamp: string | null, draw: string} | null} */ (null));
  const byId = cardsById(ctx.components);

  const steps = computed(() => ways(ctx.moves.value, "step"));
  const ballasts = computed(() => ways(ctx.moves.value, "ballast"));
  const figure = computed(() => {
    const own = chosen.value;
    if (own && own.stamp === ctx.stamp.value && steps.value.some((way) => way.figure === own.figure))
      return own.figure;
    return preferred(steps.value, ballasts.value);
  });
  const step = computed(() => steps.value.find((way) => way.figure === figure.value) ?? null);
  const worth = computed(() => worthIn(ctx.view.value.private?.hand ?? [], byId));
  const picked = computed(() => {
    const own = cards.value;
    if (own && own.stamp === ctx.stamp.value && own.figure === figure.value) return own.cards;
    return step.value && !step.value.refused ? (suggestion(step.value.choice, worth.value) ?? []) : [];
  });

  return {
    steps,
    ballasts,
    step,
    picked,
    draws: computed(() => draws(ctx.moves.value)),
    pause: computed(() => ctx.moves.value.find(({ cmd, refused }) => cmd === "end_turn" && !refused) ?? null),
    ballast: computed(() => ballasts.value.find((way) => way.figure === figure.value) ?? null),
    ready: computed(() =>
      Boolean(step.value && !step.value.refused && complete(step.value.choice, picked.value)),
    ),
    usable: computed(() => (step.value && !step.value.refused ? usable(step.value.choice) : new Set())),
    take(name) {
      armed.value = null;
      chosen.value = { stamp: ctx.stamp.peek(), figure: name };
    },
    touch(card) {
      const way = step.peek();
      const next = way && touched(way.choice, picked.peek(), card, worth.peek());
      if (!way || !next) return false;
      armed.value = null;
      cards.value = { stamp: ctx.stamp.peek(), figure: way.figure, cards: next };
      return true;
    },
    armed: computed(() => (armed.value && armed.value.stamp === ctx.stamp.value ? armed.value.draw : null)),
    arm(draw) {
      armed.value = { stamp: ctx.stamp.peek(), draw };
    },
    order: signal(/** @type {"colour" | "good" | "drawn"} */ ("colour")),
    showDiscard: signal(false),
    asking: signal(false),
  };
}

/**
 * @param {Template[]} templates
 * @param {string} cmd
 * @returns {Way[]}
 */
function ways(templates, cmd) {
  return templates
    .filter((template) => template.cmd === cmd && template.fixed?.figure)
    .map(({ fixed, choose, tells = {}, refused }) => ({
      figure: fixed?.figure,
      to: tells.to ?? -1,
      skips: tells.skips ?? [],
      needs: tells.needs ?? null,
      choice: choose?.cards ?? [],
      tells,
      refused: refused ?? null,
    }));
}

/** The figure that can step, else the one that can give up ballast, else the first. @param {Way[]} steps @param {Way[]} ballasts */
function preferred(steps, ballasts) {
  const can = (/** @type {Way} */ way) => !way.refused;
  return (
    (steps.find(can) ?? ballasts.find(can) ?? steps.find(({ to }) => to >= 0) ?? steps[0])?.figure ?? null
  );
}

/** @param {Template[]} templates */
function draws(templates) {
  return templates
    .filter(({ cmd }) => cmd === "draw")
    .map(({ fixed, tells, refused }) => ({
      card: fixed?.source === "display" ? fixed.card : null,
      refused: refused ?? null,
      reshuffle: Boolean(tells?.reshuffle),
    }));
}

/**
 * How much a card is worth keeping: how many others in the hand share its colour or its good.
 * @param {readonly string[]} hand
 * @param {Map<string, import("./cards.js").CardFacts>} byId
 * @returns {(card: string) => number}
 */
function worthIn(hand, byId) {
  const facts = hand.flatMap((id) => byId.get(id) ?? []);
  return (id) => {
    const card = byId.get(id);
    return facts.filter((other) => other.colour === card?.colour || other.good === card?.good).length;
  };
}

/** The step as it would be sent. @param {Plan} plan @returns {Move} */
export const stepMove = (plan) => ({
  cmd: "step",
  figure: plan.step.peek()?.figure,
  cards: plan.picked.peek(),
});
