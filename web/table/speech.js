/** What the bar says, by what matters most just now. */

import { html } from "../lib/html.js";
import { clock, now } from "../lib/time.js";
import { names } from "../lib/words.js";
import { Emblem } from "../parts/controls.js";
import { Icon } from "../parts/icon.js";
import { absentSpeech, overtimeSpeech } from "./absence.js";
import { Act, Actions } from "./bar.js";
import { lateSeats } from "./clocks.js";
import { endSpeech } from "./ending.js";
import { holdSpeech } from "./hold.js";
import { stopWords } from "./stop.js";
import { voteSpeech } from "./vote.js";

/** @import {ComponentChildren} from "preact" */
/** @import {Speech} from "./bar.js" */
/** @import {Env} from "./env.js" */

/**
 * @param {Env} env
 * @returns {Speech}
 */
export function speech(env) {
  return (
    stopSpeech(env) ??
    lineSpeech(env) ??
    questionSpeech(env) ??
    endSpeech(env) ??
    voteSpeech(env) ??
    holdSpeech(env) ??
    chairSpeech(env) ??
    overtimeSpeech(env) ??
    absentSpeech(env) ??
    turnSpeech(env)
  );
}

/** @param {Env} env */
export const myEmblem = ({ ctx, store }) =>
  store.seat.value === null
    ? html`<${Icon} name="ui-eye" />`
    : html`<${Emblem} pigment=${ctx.pigment(store.seat.value)} />`;

/** This page cannot go on by itself. @param {Env} env @returns {Speech | null} */
function stopSpeech(env) {
  const { store, t } = env;
  const stop = store.stop.value;
  if (!stop) return null;
  return { tone: "me", ...stopWords(stop, t, myEmblem(env)) };
}

/** The line is lost, or just back. @param {Env} env @returns {Speech | null} */
function lineSpeech(env) {
  const { store, t } = env;
  const { phase, since, attempt, next } = store.line.state.value;
  if (phase !== "lost" && !(phase === "opening" && attempt)) return null;
  const [move] = store.pending.value;
  const acts = html`<${Act} label=${t("try-now")} icon="ui-refresh-cw" focus="try-now" run=${store.line.retry} />
    ${move?.state === "waiting" && html`<${Act} kind="quiet" label=${t("take-step-back")} focus="unsend" run=${store.unsend} />`}`;
  const seconds = Math.max(1, Math.round((next - Math.max(now.value, Date.now())) / 1000));
  const trying = attempt > 2;
  return {
    tone: trying ? "other" : "no",
    mark: html`<${Icon} name=${trying ? "ui-refresh-cw" : "ui-wifi-off"} />`,
    turn: trying ? t("line-looking") : t("line-lost", { since: clock(since) }),
    may: move
      ? t(move.state === "waiting" ? "line-move-waits" : "line-move-sent")
      : trying
        ? t("line-looking-why", { attempt, seconds, since: clock(since) })
        : t("line-lost-why"),
    otherwise: t(trying ? "line-looking-else" : "line-lost-else"),
    acts,
  };
}

/** A costly step is asked about. @param {Env} env @returns {Speech | null} */
function questionSpeech(env) {
  const question = env.ui.question.value;
  if (!question) return null;
  const { asked, answer } = question;
  return {
    tone: "me",
    mark: myEmblem(env),
    turn: asked.title,
    may: asked.text,
    otherwise: asked.otherwise ?? env.t("question-else"),
    acts: html`<${Act} label=${asked.no} focus="no" run=${() => answer(false)} />
      <${Act} kind="do" label=${asked.yes} detail=${asked.detail} focus="yes" run=${() => answer(true)} />`,
  };
}

/** A bot plays for me. @param {Env} env @returns {Speech | null} */
function chairSpeech(env) {
  const { store, t } = env;
  const { seats, phase } = store.table.value;
  const me = seats[store.seat.value ?? -1];
  if (phase !== "running" || !me || me.kind !== "human" || !me.level) return null;
  if (me.resigned) {
    return {
      tone: "other",
      mark: myEmblem(env),
      turn: t("resigned-you"),
      may: t("resigned-you-why"),
      otherwise: t("watch-else"),
    };
  }
  const { log } = store.snapshot.value;
  const since = log.findLastIndex(({ events }) =>
    events.some(({ kind, seat }) => kind === "bot_sat_in" && seat === me.seat),
  );
  const played = log.slice(since + 1).filter(({ kind, seat }) => kind === "move" && seat === me.seat).length;
  return {
    tone: "me",
    mark: myEmblem(env),
    turn: t("welcome-back", { name: me.name }),
    may: t("welcome-back-why", { played }),
    otherwise: t("welcome-back-else"),
    acts: html`<${Act} kind="do" label=${t("take-seat-back")} focus="return" run=${() => store.act({ do: "return" })} />`,
  };
}

/** The game goes on: my turn, another's, or I look on. @param {Env} env @returns {Speech} */
function turnSpeech(env) {
  const { ctx } = env;
  if (ctx.seat.value === null) return watchingSpeech(env);
  return ctx.mine.value ? mySpeech(env) : othersSpeech(env);
}

/** @param {Env} env @returns {Speech} */
function mySpeech(env) {
  const { store, ctx, screen, ui, t } = env;
  const said = screen.bar(ctx);
  const [move] = store.pending.value;
  const back = ui.back.value;
  return {
    tone: "me",
    mark: myEmblem(env),
    turn: back ? t("back-your-turn") : (said.turn ?? t("your-turn")),
    may: move ? t("move-under-way") : said.may,
    otherwise: back ? t("back-else", { seconds: back }) : turnElse(env, said.otherwise),
    acts: html`<${UndoAct} env=${env} /><${Actions} actions=${said.actions} env=${env} busy=${Boolean(move)} />`,
  };
}

/**
 * What becomes of a turn that one lets go by.
 * @param {Env} env
 * @param {ComponentChildren} said  by the game
 */
function turnElse(env, said) {
  const { store, t } = env;
  if (lateSeats(env).includes(store.seat.value ?? -1)) return t("turn-else-late");
  return said ?? t(store.table.value.pace ? "turn-else-paced" : "turn-else");
}

/** Takes one's own last step back, where that is free. @param {{env: Env}} props */
function UndoAct({ env }) {
  const { store, t } = env;
  const { undo } = store.table.value;
  if (!undo?.free || undo.seat !== store.seat.value || store.pending.value.length) return null;
  return html`<${Act} kind="quiet" icon="ui-undo-2" label=${t("take-back")} focus="undo" disabled=${store.acting.value > 0}
    run=${() => store.act({ do: "undo" })} />`;
}

/** @param {Env} env @returns {Speech} */
function othersSpeech(env) {
  const { store, ctx, screen, t } = env;
  const { waiting } = store.table.value;
  const said = store.moves.value.length ? screen.bar(ctx) : null;
  const one = waiting.length === 1 ? waiting[0] : null;
  return {
    tone: "other",
    mark:
      one === null ? html`<${Icon} name="ui-hourglass" />` : html`<${Emblem} pigment=${ctx.pigment(one)} />`,
    turn: one === null ? t("waiting-for-many", { n: waiting.length }) : t("turn-of", { name: ctx.name(one) }),
    may:
      said?.may ??
      t(one !== null && store.table.value.seats[one]?.level ? "bot-thinks" : "others-think", {
        who: names(env.ctx, waiting),
      }),
    otherwise: said?.otherwise ?? t("others-else"),
    acts: html`<${UndoAct} env=${env} />${said && html`<${Actions} actions=${said.actions} env=${env} busy=${store.pending.value.length > 0} />`}`,
  };
}

/** @param {Env} env @returns {Speech} */
function watchingSpeech(env) {
  const { store, replay, t } = env;
  const { waiting } = store.table.value;
  return {
    tone: "other",
    mark: html`<${Icon} name="ui-eye" />`,
    turn: t("watching"),
    may: waiting.length ? t("watch-thinks", { who: names(env.ctx, waiting) }) : t("watch-quiet"),
    otherwise: t("watch-else"),
    acts: html`<${Act} icon="ui-history" label=${t("play-back")} focus="replay" run=${() => replay.start()} />`,
  };
}
