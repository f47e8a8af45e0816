/**
 * What a link in a notice is for: to turn notices off, or to confirm an address. The key is taken out of the address
 * before anything else, and nothing is done before one question is answered.
 */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { ApiError, api } from "../lib/api.js";
import { html } from "../lib/html.js";
import { texts } from "../lib/i18n.js";
import { Icon } from "../parts/icon.js";
import { errorText } from "../parts/refusal.js";
import { Door } from "./door.js";

/** @import {ComponentChildren} from "preact" */

/** Takes the key out of the address. */
function takeKey() {
  const key = new URLSearchParams(location.search).get("key") ?? "";
  history.replaceState(null, "", location.pathname);
  return key;
}

/** @typedef {Awaited<ReturnType<typeof api.noticeKey>>} Found */

export default function NoticeKey() {
  const t = texts();
  const key = useSignal("");
  const found = useSignal(/** @type {Found | null} */ (null));
  const done = useSignal(false);
  const trouble = useSignal(/** @type {ApiError | null} */ (null));

  /** @param {boolean} use */
  const ask = async (use) => {
    try {
      found.value = await api.noticeKey(key.value, use);
      done.value = use;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      trouble.value = error;
    }
  };
  useEffect(() => {
    key.value = takeKey();
    document.title = `${t("notices")} · Kalmár`;
    void ask(false);
  }, []);

  const { scene, title, words, acts } = doorOf(trouble.value, found.value, done.value, () => ask(true));
  return html`<${Door} scene=${scene} title=${title} acts=${acts}>
    <div role="status">${words && html`<p>${words}</p>`}</div>
  <//>`;
}

/**
 * What stands at the door, by what is known.
 * @param {ApiError | null} trouble
 * @param {Found | null} found
 * @param {boolean} done
 * @param {() => void} use
 * @returns {{scene: "envelope" | "sealed", title: string, words?: string, acts?: ComponentChildren}}
 */
function doorOf(trouble, found, done, use) {
  const t = texts();
  const home = html`<a class="k-btn k-btn--ink" href="/">${t("to-lobby")}</a>`;
  if (trouble) {
    const spent = trouble.code === "bad_secret" || trouble.code === "bad_message";
    const words = spent ? t("notices-spent-why") : errorText(trouble);
    return { scene: "envelope", title: t(spent ? "notices-spent" : "door-trouble"), words, acts: home };
  }
  if (!found) return { scene: "sealed", title: t("door-looking") };
  const { deed, label, tables } = found;
  const about = deed === "end" ? END : CONFIRM;
  if (done) return { scene: "envelope", title: t(about.done), words: t(about.doneWhy), acts: home };
  const acts = html`<button type="button" class="k-btn k-btn--do k-btn--lg" onClick=${use}>
      <${Icon} name=${about.icon} />${t(about.do)}
    </button>
    <a class="k-btn k-btn--quiet" href="/">${t("cancel")}</a>`;
  const words = t(about.why, { label, tables: tables.join(", ") });
  return { scene: "sealed", title: t(about.title), words, acts };
}

const END = {
  icon: "ui-bell-off",
  title: "notices-end-title",
  why: "notices-end-why",
  do: "notices-end-do",
  done: "notices-end-done",
  doneWhy: "notices-end-done-why",
};

const CONFIRM = {
  icon: "ui-bell-ring",
  title: "notices-confirm-title",
  why: "notices-confirm-why",
  do: "notices-confirm-do",
  done: "notices-confirm-done",
  doneWhy: "notices-confirm-done-why",
};
