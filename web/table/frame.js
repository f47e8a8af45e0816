/** A running table: the game's board in the middle, the frame around it. */

import { useSignalEffect } from "@preact/signals";
import { useEffect, useMemo, useState } from "preact/hooks";
import { html } from "../lib/html.js";
import { texts } from "../lib/i18n.js";
import { finishAll } from "../lib/motion.js";
import { still } from "../lib/settings.js";
import { Terra } from "../parts/terra.js";
import { RulesSheet } from "../rules/sheet.js";
import { useStyles } from "../rules/styles.js";
import { notePresence } from "./absence.js";
import { Bar } from "./bar.js";
import { createContext, createUi, layout } from "./context.js";
import { Curtain, useHandover } from "./curtain.js";
import { EndScreen } from "./end.js";
import { loadGame } from "./game.js";
import { Guide, useGuide } from "./guide.js";
import { useKeys } from "./keys.js";
import { Laying } from "./laying.js";
import { Heard, Live, useNotice } from "./live.js";
import { Menu } from "./menu.js";
import { NoticesSheet } from "./notices.js";
import { rememberSeat } from "./open.js";
import { Own } from "./own.js";
import { createReplay } from "./replay.js";
import { ReplayBar } from "./replay-bar.js";
import { SeatPanels, SeatSheet } from "./seats.js";
import { Talk, TalkSheet } from "./talk.js";
import { TopBar } from "./topbar.js";
import { TurnFoot } from "./turn-foot.js";

/** @import {GameScreen} from "../games/screen.js" */
/** @import {Env} from "./env.js" */
/** @import {Animator} from "./incoming.js" */
/** @import {TableStore} from "./store.js" */

/** @type {string[]} */
const NONE = [];

/** @param {{store: TableStore}} props */
export function Frame({ store }) {
  const { game, rules } = store.table.value;
  const [loaded, setLoaded] = useState(/** @type {Awaited<ReturnType<typeof loadGame>> | null} */ (null));
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    // The files of an older page are gone once the house is updated.
    loadGame(game, rules.data).then(setLoaded, () => setFailed(true));
  }, [game, rules.data]);
  const styled = useStyles(loaded?.screen.styles ?? NONE);
  if (!loaded || !styled) return html`<${Laying} store=${store} failed=${failed} />`;
  return html`<${Table} store=${store} ...${loaded} />`;
}

/** @param {{store: TableStore, screen: GameScreen, components: any}} props */
function Table({ store, screen, components }) {
  const env = useMemo(() => createEnv(store, screen, components), [store, screen, components]);
  useWiring(env);
  useHandover(env);
  useNotice(env);
  useKeys(env);
  useGuide(env);
  const { ctx, ui, replay } = env;
  const { phase, result } = store.table.value;
  const looking = replay.on.value;
  const ended = (phase === "over" || phase === "closed") && result && !looking && !ui.boardAtEnd.value;
  const online = store.line.state.value.phase === "open";
  return html`<div
    class="table"
    data-game=${screen.id}
    data-layout=${layout.value}
    data-replaying=${looking ? "" : undefined}
    data-frozen=${online || looking ? undefined : ""}
    data-ended=${ended ? "" : undefined}
    data-rules=${ui.rules.value ? "" : undefined}
    style=${{ "--board-ratio": screen.ratio, "--own": `${screen.own}px` }}
    onPointerDownCapture=${skipMotion(store)}
  >
    <${TopBar} env=${env} />
    ${
      ended
        ? html`<${EndScreen} env=${env} />`
        : html`<main class="table__board" aria-label=${env.t("board")}>
              ${ctx.view.value.public ? html`<${screen.Board} ctx=${ctx} />` : html`<${Terra} />`}
              ${looking && html`<${Past} env=${env} />`}
            </main>
            ${ui.rules.value && layout.value === "desktop" ? html`<${BesideRules} env=${env} />` : html`<${Side} env=${env} />`}`
    }
    ${looking ? html`<${ReplayBar} env=${env} />` : html`<${Bar} env=${env} />`}
    ${!ended && html`<${Own} env=${env} />`}
    ${!ended && ui.handTo.value !== null && html`<${Curtain} env=${env} />`}
    <${Guide} env=${env} />
    <${Sheets} env=${env} />
    <${Live} env=${env} />
    <${Heard} env=${env} />
  </div>`;
}

/**
 * @param {TableStore} store
 * @param {GameScreen} screen
 * @param {any} components
 * @returns {Env}
 */
function createEnv(store, screen, components) {
  const ui = createUi();
  const replay = createReplay(store);
  const ctx = createContext({ store, replay, ui, screen, components });
  return { store, screen, ui, replay, ctx, t: texts(screen.id) };
}

/** Ties motion, questions and presence to what arrives. @param {Env} env */
function useWiring(env) {
  const { store, screen, ctx, ui, replay } = env;
  useEffect(() => {
    /** @type {Animator} */
    const animate = (batch, before, after) =>
      still.peek() ? undefined : screen.animate(batch, before, after, ctx);
    store.animateBy((batch, before, after) => (replay.on.peek() ? undefined : animate(batch, before, after)));
    replay.animateBy(animate);
    return () => {
      store.animateBy(null);
      replay.stop();
    };
  }, [env]);
  // What was asked of a position that is gone is not asked any more.
  useSignalEffect(() => {
    if (store.arrived.value) ui.question.peek()?.answer(false);
  });
  useBack(env);
  useSignalEffect(() => notePresence(env));
  useSignalEffect(() => rememberSeat(store.table.value.id, store.seat.value));
}

/** How long the way back to the table is spoken of, ms. */
const BACK = 6000;

/** @param {Env} env */
function useBack({ store, ui }) {
  const { phase, gone } = store.line.state.value;
  useEffect(() => {
    if (phase !== "open" || !gone) return;
    ui.back.value = Math.max(1, Math.round(gone / 1000));
    const timer = setTimeout(() => {
      ui.back.value = 0;
    }, BACK);
    return () => {
      clearTimeout(timer);
      ui.back.value = 0;
    };
  }, [phase, gone]);
}

/** A tap means that one has seen it: what moves is there at once. @param {TableStore} store */
const skipMotion = (store) => () => {
  finishAll();
  store.skip();
};

/** @param {{env: Env}} props */
function Side({ env }) {
  const beside = env.screen.beside?.(env.ctx) ?? null;
  return html`<aside class="table__side">
    <${SeatPanels} env=${env} />
    ${beside !== null ? html`<div class="table__beside">${beside}</div>` : layout.value === "desktop" && html`<${Talk} env=${env} />`}
  </aside>`;
}

/** @param {{env: Env}} props */
function BesideRules({ env }) {
  const { ctx, ui } = env;
  const close = () => {
    ui.rules.value = null;
  };
  return html`<aside class="table__side table__side--rules"><${RulesSheet} ctx=${ctx} ...${ui.rules.value} onClose=${close} /></aside>`;
}

/** The board shows the past. @param {{env: Env}} props */
function Past({ env }) {
  return html`<p class="past">${env.t("looking-back", { at: env.replay.at.value, of: env.replay.last.value })}</p>`;
}

/** @param {{env: Env}} props */
function Sheets({ env }) {
  const { ui, ctx, store } = env;
  const sheet = ui.sheet.value;
  const close = () => {
    ui.sheet.value = null;
  };
  const closeRules = () => {
    ui.rules.value = null;
  };
  const rules = ui.rules.value && layout.value === "phone";
  return html`
    ${sheet === "menu" && html`<${Menu} env=${env} onClose=${close} />`}
    ${sheet === "notices" && store.seat.value !== null && html`<${NoticesSheet} table=${store.table.value.id} seat=${store.seat.value} onClose=${close} />`}
    ${sheet === "talk" && html`<${TalkSheet} env=${env} onClose=${close} />`}
    ${sheet !== null && typeof sheet === "object" && html`<${SeatSheet} env=${env} seat=${sheet.seat} onClose=${close} />`}
    ${
      rules &&
      html`<div class="table__rules">
        <${RulesSheet} ctx=${ctx} ...${ui.rules.value} onClose=${closeRules} />
        <${TurnFoot} env=${env} onClose=${closeRules} />
      </div>`
    }
  `;
}
