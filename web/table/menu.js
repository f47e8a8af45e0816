/** The menu of a table: what one can do beside moving, and how this device shows it. */

import { useState } from "preact/hooks";
import { ApiError, api, recordAddress } from "../lib/api.js";
import { html } from "../lib/html.js";
import { games } from "../lib/me.js";
import { paceWords } from "../lib/pace.js";
import { motion, sound, still, theme } from "../lib/settings.js";
import { Segment, Switch } from "../parts/controls.js";
import { CopyLink } from "../parts/copy.js";
import { Dialog } from "../parts/dialog.js";
import { Icon } from "../parts/icon.js";
import { OwnData } from "../parts/own-data.js";
import { LanguageSwitch } from "../parts/page.js";
import { errorText } from "../parts/refusal.js";
import { Hash, Seal } from "../parts/seal.js";
import { hasGuide, startGuide } from "./guide.js";
import { beforeLastMove } from "./snapshot.js";
import { TurnFoot } from "./turn-foot.js";

/** @import {ComponentChildren} from "preact" */
/** @import {Env} from "./env.js" */

/** @param {{env: Env, onClose: () => void}} props */
export function Menu({ env, onClose }) {
  const { store, t } = env;
  return html`<${Dialog} title=${store.table.value.title || t("menu")} onClose=${onClose} class="table-menu" tail=${html`<${TurnFoot} env=${env} onClose=${onClose} />`}>
    <${Deeds} env=${env} onClose=${onClose} />
    <${Looks} env=${env} />
    <${Sealed} env=${env} />
    <${Provenance} env=${env} />
    <a class="menu-row" href="/"><${Icon} name="ui-log-out" />${t("to-lobby")}<span class="k-caption">${t("to-lobby-why")}</span></a>
  <//>`;
}

/** @param {{icon: string, label: ComponentChildren, why?: ComponentChildren, run: () => void, disabled?: boolean}} props */
function Row({ icon, label, why, run, disabled = false }) {
  return html`<button type="button" class="menu-row" disabled=${disabled} onClick=${run}>
    <${Icon} name=${icon} /><span>${label}</span>${why && html`<span class="k-caption">${why}</span>`}
  </button>`;
}

/** What one can do here. @param {{env: Env, onClose: () => void}} props */
function Deeds({ env, onClose }) {
  const { store, ui, replay, t } = env;
  const { phase, undo, vote, id, seats, rules } = store.table.value;
  const me = store.seat.value;
  const playing = phase === "running" && me !== null && !seats[me]?.level;
  const close = (/** @type {() => unknown} */ run) => () => {
    onClose();
    void run();
  };
  const [sure, setSure] = useState(/** @type {"resign" | "end" | null} */ (null));
  const free = undo?.free && undo.seat === me;
  const unfit = rules.standing === "unfit";
  // Bots move at once: what one regrets is seldom the very last row.
  const own = unfit ? null : beforeLastMove(store.snapshot.value.log, me);
  return html`
    ${
      playing &&
      undo &&
      html`<${Row} icon="ui-undo-2" label=${t(free ? "take-back" : unfit ? "hold-back" : own === null ? "ask-undo" : "ask-undo-own")} why=${t(free ? "take-back-why" : "ask-undo-why")} disabled=${Boolean(vote) && !free}
      run=${close(() => store.act(free ? { do: "undo" } : { do: "call", kind: "undo", target: own ?? undo.to }))} />`
    }
    <${Row} icon="ui-book-open" label=${t("rules")} run=${close(() => {
      ui.rules.value = {};
    })} />
    ${me !== null && phase === "running" && hasGuide(env) && html`<${Row} icon="ui-circle-help" label=${t("guide")} why=${t("guide-why")} run=${close(() => startGuide(env))} />`}
    ${store.snapshot.value.game && html`<${Row} icon="ui-history" label=${t("play-back")} run=${close(() => replay.start())} />`}
    ${
      phase === "running" &&
      me !== null &&
      html`<${Row} icon="ui-bell-ring" label=${t("notices-menu")} why=${t("notices-menu-why")} run=${() => {
        ui.sheet.value = "notices";
      }} />`
    }
    ${phase === "running" && html`<${PaceRow} env=${env} />`}
    ${me !== null && html`<${Moving} env=${env} />`}
    <a class="menu-row" href=${recordAddress(id, me)} download=${`kalmar-${id}.json`}><${Icon} name="ui-download" /><span>${t("record")}</span><span class="k-caption">${t(phase === "running" ? "record-running" : "record-whole")}</span></a>
    ${playing && html`<${Row} icon="ui-bot" label=${t("sit-out")} why=${t("sit-out-why")} run=${close(() => store.act({ do: "sit_out", level: strongest(env) }))} />`}
    ${
      playing &&
      html`<${Sure} env=${env} icon="ui-flag" label=${t("propose-end")} why=${t(store.table.value.pace?.kind === "relaxed" ? "propose-end-relaxed-why" : "propose-end-why")} yes=${t("propose-end-yes")} open=${sure === "end"} onOpen=${setSure} id="end" disabled=${Boolean(vote)}
      run=${close(() => store.act({ do: "call", kind: "end" }))} />`
    }
    ${
      playing &&
      html`<${Sure} env=${env} icon="ui-door-open" label=${t("resign")} why=${t("resign-why")} yes=${t("resign-yes")} open=${sure === "resign"} onOpen=${setSure} id="resign"
      run=${close(() => store.act({ do: "resign" }))} />`
    }
  `;
}

/** The level of the bot that sits in: the game's best. @param {Env} env */
const strongest = ({ screen }) => games.value.find(({ id }) => id === screen.id)?.bots.at(-1) ?? "plain";

/** A deed that is asked about once more. @param {any} props */
function Sure({ env, icon, label, why, yes, open, onOpen, id, run, disabled }) {
  if (!open)
    return html`<${Row} icon=${icon} label=${label} why=${why} disabled=${disabled} run=${() => onOpen(id)} />`;
  return html`<div class="menu-row menu-row--sure" role="group" aria-label=${label}>
    <span>${why}</span>
    <button type="button" class="k-btn" onClick=${() => onOpen(null)}>${env.t("cancel")}</button>
    <button type="button" class="k-btn k-btn--ink" onClick=${run}>${yes}</button>
  </div>`;
}

/** The link that moves the seat to another device. @param {{env: Env}} props */
function Moving({ env }) {
  const { store, t } = env;
  const [link, setLink] = useState("");
  const [trouble, setTrouble] = useState("");
  const fetchLink = async () => {
    try {
      const answer = await api.recoveryLink(store.table.value.id, store.seat.value ?? 0);
      setLink(new URL(answer.link, location.origin).href);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setTrouble(errorText(error));
    }
  };
  if (!link)
    return html`<${Row} icon="ui-key-round" label=${t("move-seat")} why=${trouble || t("move-seat-why")} run=${fetchLink} />`;
  return html`<div class="menu-row menu-row--open"><span>${t("move-seat-link")}</span><${CopyLink} link=${link} label=${t("copy-seat-link")} /></div>`;
}

/** How much time people have, and what follows when it is over. @param {{env: Env}} props */
function PaceRow({ env }) {
  const { store, t } = env;
  const { pace } = store.table.value;
  if (!pace) return null;
  return html`<div class="menu-row menu-row--open"><span><b>${t("pace-head")}: ${paceWords(pace, t)}.</b> <span class="k-caption">${t("pace-over")}</span></span></div>`;
}

/** How this device shows and tells it. @param {{env: Env}} props */
function Looks({ env }) {
  const { t } = env;
  const choices = [
    { value: null, label: t("as-system") },
    { value: "light", label: t("light") },
    { value: "dark", label: t("dark") },
  ];
  return html`<div class="ops table-menu__looks">
    <div class="op"><span><b>${t("language")}</b></span><${LanguageSwitch} /></div>
    <div class="op"><span><b>${t("theme")}</b></span><${Segment} label=${t("theme")} value=${theme.value} choices=${choices}
      onChoose=${(/** @type {string | null} */ value) => {
        theme.value = value;
      }} /></div>
    <div class="op"><span><b>${t("sound")}</b><span class="k-caption">${t("sound-why")}</span></span>
      <${Switch} label=${t("sound")} on=${sound.value} onChange=${(/** @type {boolean} */ on) => {
        sound.value = on;
      }} /></div>
    <div class="op"><span><b>${t("motion")}</b><span class="k-caption">${t("motion-why")}</span></span>
      <${Switch} label=${t("motion")} on=${!still.value} onChange=${(/** @type {boolean} */ on) => {
        motion.value = on ? "on" : "off";
      }} /></div>
  </div>`;
}

/** Rules and data of another kind than usual. @param {{env: Env}} props */
function Provenance({ env }) {
  const { store, t } = env;
  const { version, standing, data, own } = store.table.value.rules;
  if (standing !== "kept" && !own) return null;
  return html`<div class="menu-row menu-row--open"><span>
    ${standing === "kept" && html`<span class="own-data"><${Icon} name="ui-book-open" />${t("rules-kept", { version })}</span>`}
    <${OwnData} data=${data} own=${own} />
  </span></div>`;
}

/** @param {{env: Env}} props */
function Sealed({ env }) {
  const { store, t } = env;
  const { seal } = store.table.value;
  return html`<div class="menu-row menu-row--open"><span class="table-menu__seal"><${Seal} hash=${seal.commitment} size=${56} broken=${Boolean(seal.secret)} />
    <span><b>${t("seal-title")}</b><${Hash} hash=${seal.commitment} /></span></span></div>`;
}
