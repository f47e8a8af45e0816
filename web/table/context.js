/** What a game's screen sees of the table: the store's facts, or those of the replay while one looks back. */

import { computed, signal } from "@preact/signals";
import { focusOn } from "../lib/focus.js";
import { locale, texts } from "../lib/i18n.js";
import { pigment } from "../lib/pigment.js";
import { still } from "../lib/settings.js";
import { turns } from "./snapshot.js";

/** @import {Asked, GameContext, GameScreen} from "../games/screen.js" */
/** @import {Refusal} from "../lib/protocol.js" */
/** @import {Replay} from "./replay.js" */
/** @import {TableStore} from "./store.js" */

/** Narrow windows, and low ones: a phone held either way. */
const PHONE = matchMedia("(max-width: 45em), (max-height: 32.5em)");
const phone = signal(PHONE.matches);
PHONE.addEventListener("change", () => {
  phone.value = PHONE.matches;
});
export const layout = computed(() => (phone.value ? "phone" : "desktop"));

/** @typedef {{asked: Asked, answer: (yes: boolean) => void}} Question */

/**
 * What the frame has open beside the board.
 * @typedef {ReturnType<typeof createUi>} Ui
 */
export function createUi() {
  return {
    /** A sheet: "menu", "talk", "notices", or a seat. */
    sheet: signal(/** @type {"menu" | "talk" | "notices" | {seat: number} | null} */ (null)),
    /** The rules beside the board, and what they were opened for. */
    rules: signal(/** @type {{paragraph?: string, refusal?: Refusal} | null} */ (null)),
    question: signal(/** @type {Question | null} */ (null)),
    /** The own seat that a curtain hides until its person takes the device. */
    handTo: signal(/** @type {number | null} */ (null)),
    /** Which mark of the guide is open; null: no guide. */
    guide: signal(/** @type {number | null} */ (null)),
    /** How long the line was away, s, for a few moments after it is back. */
    back: signal(0),
    /** The final scoring makes room for the board. */
    boardAtEnd: signal(false),
  };
}

/**
 * @param {{store: TableStore, replay: Replay, ui: Ui, screen: GameScreen, components: any}} parts
 * @returns {GameContext}
 */
export function createContext({ store, replay, ui, screen, components }) {
  const calm = () => {
    store.refusal.value = null;
  };
  const log = computed(() =>
    replay.on.value ? turns(replay.rows.value.filter(({ seq }) => seq <= replay.at.value)) : store.log.value,
  );
  return {
    table: store.table,
    view: computed(() => (replay.on.value && replay.view.value) || store.view.value),
    moves: computed(() => (replay.on.value || ui.handTo.value !== null ? [] : store.moves.value)),
    stamp: store.stamp,
    seat: computed(() => (replay.on.value ? replay.eyes.value : store.seat.value)),
    mine: computed(() => store.mine.value && !replay.on.value),
    pending: computed(() => (replay.on.value ? [] : store.pending.value)),
    log,
    last: computed(() => log.value.findLast(({ kind }) => kind === "move") ?? null),
    refusal: store.refusal,
    question: computed(() => ui.question.value?.asked ?? null),
    line: computed(() => (store.line.state.value.phase === "open" ? "online" : "offline")),
    layout: /** @type {any} */ (layout),
    replaying: replay.on,
    still,
    locale,
    components,
    t: texts(screen.id),
    name: (seat) => store.table.value.seats[seat]?.name ?? "",
    pigment: (seat) => pigment(store.table.value.seats[seat]?.colours[0]),
    send: store.send,
    preview: store.preview,
    refuse: store.refuse,
    calm,
    ask(asked) {
      ui.question.peek()?.answer(false);
      calm();
      const { promise, resolve } = withResolvers();
      const answer = (/** @type {boolean} */ yes) => {
        ui.question.value = null;
        resolve(yes);
      };
      ui.question.value = { asked, answer };
      return promise;
    },
    rules(paragraph) {
      ui.rules.value = { paragraph };
    },
    focus: (key) => void focusOn(key),
  };
}

/** @returns {{promise: Promise<boolean>, resolve: (value: boolean) => void}} */
function withResolvers() {
  /** @type {(value: boolean) => void} */
  let resolve = () => {};
  const promise = /** @type {Promise<boolean>} */ (
    new Promise((done) => {
      resolve = done;
    })
  );
  return { promise, resolve };
}
