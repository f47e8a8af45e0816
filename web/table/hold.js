/** After an upgrade: the table is being checked, or it can only be looked at; and what can be done about it. */

import { html } from "../lib/html.js";
import { Icon } from "../parts/icon.js";
import { Act } from "./bar.js";

/** @import {Speech} from "./bar.js" */
/** @import {Env} from "./env.js" */

/** The moves cannot go on, for a moment or for good. @param {Env} env @returns {Speech | null} */
export function holdSpeech(env) {
  const { store, t } = env;
  const { rules, phase } = store.table.value;
  if (phase !== "running") return null;
  switch (rules.standing) {
    case "checking":
      return {
        tone: "other",
        mark: html`<${Icon} name="ui-hourglass" />`,
        turn: t("hold-checking"),
        may: t("hold-checking-why"),
        otherwise: t("hold-checking-else"),
      };
    case "unfit":
      return unfitSpeech(env, rules.good ?? -1);
    case "unreadable":
      return {
        tone: "no",
        mark: html`<${Icon} name="ui-circle-alert" />`,
        turn: t("hold-unreadable"),
        may: t(store.snapshot.value.game ? "hold-unreadable-why" : "hold-blank-why"),
        otherwise: t("hold-unreadable-else"),
        acts: html`<${EndIt} env=${env} />`,
      };
    default:
      return null;
  }
}

/** The newer rules would have led elsewhere. @param {Env} env @param {number} good the last row that they lead to @returns {Speech} */
function unfitSpeech(env, good) {
  const { store, t } = env;
  const { undo } = store.table.value;
  const shown = good >= 0;
  return {
    tone: "no",
    mark: html`<${Icon} name="ui-circle-alert" />`,
    turn: t("hold-unfit"),
    may: shown ? t("hold-unfit-why", { rows: store.snapshot.value.seq - good }) : t("hold-unfit-all-why"),
    otherwise: t(undo ? "hold-unfit-else" : "hold-unfit-all-else"),
    acts: html`${undo && html`<${BackTo} env=${env} to=${undo.to} />`}<${EndIt} env=${env} />`,
  };
}

/** Asks the others to go back to where the game can go on. @param {{env: Env, to: number}} props */
function BackTo({ env, to }) {
  if (!hasAVoice(env)) return null;
  const { store, t } = env;
  return html`<${Act} kind="do" icon="ui-undo-2" label=${t("hold-back")} focus="hold-back" disabled=${store.acting.value > 0}
    run=${() => store.act({ do: "call", kind: "undo", target: to })} />`;
}

/** @param {{env: Env}} props */
function EndIt({ env }) {
  if (!hasAVoice(env)) return null;
  const { store, t } = env;
  return html`<${Act} icon="ui-flag" label=${t("propose-end")} focus="hold-end" disabled=${store.acting.value > 0}
    run=${() => store.act({ do: "call", kind: "end" })} />`;
}

/** Whether whoever looks on may call a vote. @param {Env} env */
function hasAVoice({ store }) {
  const { seats, vote } = store.table.value;
  const me = seats[store.seat.value ?? -1];
  return me?.kind === "human" && !me.level && !vote;
}
