/** The page of a table: before the start its set-up, then the game. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Door } from "../door/door.js";
import Nowhere from "../door/nowhere.js";
import { Trouble } from "../door/trouble.js";
import { troubleOf } from "../lib/api.js";
import { html } from "../lib/html.js";
import { texts } from "../lib/i18n.js";
import { SetupPage } from "../setup/setup.js";
import { Frame } from "./frame.js";
import { Laying } from "./laying.js";
import { openTable } from "./open.js";

/** @import {ApiError} from "../lib/api.js" */
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
        trouble.value = troubleOf(error);
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

function Closed() {
  const t = texts();
  const acts = html`<a class="k-btn k-btn--ink" href="/">${t("to-lobby")}</a>`;
  return html`<${Door} scene="empty" title=${t("door-closed")} acts=${acts}><p>${t("door-closed-why")}</p><//>`;
}
