/** The page of a table: before the start its set-up, then the game. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Door } from "../door/door.js";
import Nowhere from "../door/nowhere.js";
import { ApiError } from "../lib/api.js";
import { html } from "../lib/html.js";
import { texts } from "../lib/i18n.js";
import { Icon } from "../parts/icon.js";
import { errorText } from "../parts/refusal.js";
import { SetupPage } from "../setup/setup.js";
import { Frame } from "./frame.js";
import { Laying } from "./laying.js";
import { openTable } from "./open.js";

/** @import {TableStore} from "./store.js" */

/** @param {{id: string}} props */
export default function TablePage({ id }) {
  const store = useSignal(/** @type {TableStore | null} */ (null));
  const trouble = useSignal(/** @type {ApiError | null} */ (null));
  useEffect(() => {
    let wanted = true;
    /** @type {TableStore | null} */
    let made = null;
    openTable(id).then(
      (opened) => {
        made = opened;
        if (wanted) store.value = opened;
        else opened.close();
        if (!isVisible()) opened.visible(false);
      },
      (error) => {
        if (!(error instanceof ApiError)) throw error;
        trouble.value = error;
      },
    );
    const isVisible = () => document.visibilityState === "visible";
    const onVisibility = () => made?.visible(isVisible());
    document.addEventListener("visibilitychange", onVisibility);
    return () => {
      wanted = false;
      document.removeEventListener("visibilitychange", onVisibility);
      made?.close();
    };
  }, [id]);

  if (trouble.value) return html`<${Trouble} error=${trouble.value} />`;
  if (!store.value) return html`<${Laying} />`;
  const { phase } = store.value.table.value;
  if (store.value.stop.value === "missing") return html`<${Nowhere} />`;
  if (phase === "setup") return html`<${SetupPage} store=${store.value} />`;
  if (phase === "closed" && !store.value.snapshot.value.game) return html`<${Closed} />`;
  return html`<${Frame} key=${store.value.table.value.id} store=${store.value} />`;
}

/** @param {{error: ApiError}} props */
function Trouble({ error }) {
  const t = texts();
  if (error.status === 404 || error.status === 403) return html`<${Nowhere} />`;
  const again = html`<button type="button" class="k-btn k-btn--ink" onClick=${() => location.reload()}>
    <${Icon} name="ui-refresh-cw" />${t("try-again")}
  </button>`;
  return html`<${Door} scene="lost" title=${t("door-trouble")} acts=${again}><p>${errorText(error)}</p><//>`;
}

function Closed() {
  const t = texts();
  const acts = html`<a class="k-btn k-btn--ink" href="/">${t("to-lobby")}</a>`;
  return html`<${Door} scene="empty" title=${t("door-closed")} acts=${acts}><p>${t("door-closed-why")}</p><//>`;
}
