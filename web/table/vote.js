/** A vote: whose wish, what it means, who has spoken. The game is not locked meanwhile. */

import { html } from "../lib/html.js";
import { names } from "../lib/words.js";
import { Emblem } from "../parts/controls.js";
import { Icon } from "../parts/icon.js";
import { Act } from "./bar.js";

/** @import {Seat, Vote} from "../lib/protocol.js" */
/** @import {Speech} from "./bar.js" */
/** @import {Env} from "./env.js" */

/**
 * @param {Env} env
 * @returns {Speech | null}
 */
export function voteSpeech(env) {
  const { store, ctx, t } = env;
  const { vote } = store.table.value;
  if (!vote || !store.seats.value.length) return null;
  const me = store.seat.value;
  const mine = me !== null && vote.voters.includes(me);
  // Who is out of time has no say, but may still move: that stands here for them.
  if (!mine && vote.by !== me && ctx.mine.value) return null;
  const target = vote.kind === "bot" || vote.kind === "wait" ? ctx.name(vote.target ?? -1) : "";
  const by = ctx.name(vote.by);
  const open = vote.voters.filter((seat) => !vote.yes.includes(seat));
  return {
    tone: mine && !answered(vote, me) ? "me" : "other",
    mark: html`<${Emblem} pigment=${ctx.pigment(vote.by)} />`,
    turn: t(vote.by === me ? `vote-${vote.kind}-yours` : `vote-${vote.kind}`, { by, target }),
    may: html`${t.rich(`vote-${store.table.value.pace?.kind === "relaxed" && vote.kind === "end" ? "end-relaxed" : vote.kind}-why`, { by, target, steps: stepsBack(env, vote), seen: seen(env, vote) })} <${Spoken} env=${env} vote=${vote} />`,
    otherwise: t(vote.kind === "undo" ? "vote-undo-else" : "vote-else", {
      who: names(ctx, open),
      n: open.length,
      me: !mine || vote.by === me ? "other" : answered(vote, me) ? "answered" : "asked",
    }),
    acts: acts(env, vote, mine),
  };
}

/** @param {Vote} vote @param {Seat | null} seat */
const answered = ({ yes, no }, seat) => seat !== null && (yes.includes(seat) || no.includes(seat));

/** How many moves an undo would take back. @param {Env} env @param {Vote} vote */
function stepsBack({ store }, { target }) {
  return store.snapshot.value.log.filter(({ kind, seq }) => kind === "move" && seq > (target ?? 0)).length;
}

/** Whether an undo touches what somebody has seen: then it is dealt anew. @param {Env} env @param {Vote} vote */
function seen({ store }, { kind, target }) {
  const { undo } = store.table.value;
  return kind === "undo" && undo && undo.to === target && undo.free ? "no" : "yes";
}

/**
 * @param {Env} env
 * @param {Vote} vote
 * @param {boolean} mine
 */
function acts({ store, t }, vote, mine) {
  const me = store.seat.value;
  const cast = (/** @type {boolean} */ yes) => () => store.act({ do: "vote", yes });
  const busy = store.acting.value > 0;
  if (me !== null && vote.by === me) {
    return html`<${Act} label=${t("withdraw")} focus="withdraw" disabled=${busy} run=${() => store.act({ do: "withdraw" })} />`;
  }
  if (!mine) return null;
  const [yes, no] = [me !== null && vote.yes.includes(me), me !== null && vote.no.includes(me)];
  return html`
    ${!no && html`<${Act} label=${t(vote.kind === "undo" || vote.kind === "wait" ? "decline" : "rather-wait")} focus="vote-no" disabled=${busy} run=${cast(false)} />`}
    ${!yes && html`<${Act} kind="do" label=${t("agree")} focus="vote-yes" disabled=${busy} run=${cast(true)} />`}
  `;
}

/** Who has said what. @param {{env: Env, vote: Vote}} props */
function Spoken({ env, vote }) {
  const { ctx, t } = env;
  return html`<span class="spoken">
    ${vote.voters.map((seat) => {
      const word = vote.yes.includes(seat) ? "yes" : vote.no.includes(seat) ? "no" : "open";
      return html`<span key=${seat} class="spoken__one" data-word=${word}>
        <${Emblem} pigment=${ctx.pigment(seat)} />${ctx.name(seat)}
        <${Icon} name=${{ yes: "ui-check", no: "ui-x", open: "ui-hourglass" }[word]} label=${t(`spoken-${word}`)} />
      </span>`;
    })}
  </span>`;
}

/** What stands in a seat's panel while a vote is open. @param {{env: Env, seat: Seat}} props */
export function VoteMark({ env, seat }) {
  const { vote } = env.store.table.value;
  if (!vote) return null;
  if (vote.by === seat)
    return html`<span class="vote-mark" data-word="asks"><${Icon} name="ui-undo-2" />${env.t("spoken-asks")}</span>`;
  if (!vote.voters.includes(seat)) return null;
  const word = vote.yes.includes(seat) ? "yes" : vote.no.includes(seat) ? "no" : "open";
  return html`<span class="vote-mark" data-word=${word}>
    <${Icon} name=${{ yes: "ui-check", no: "ui-x", open: "ui-hourglass" }[word]} />${env.t(`spoken-${word}`)}
  </span>`;
}
