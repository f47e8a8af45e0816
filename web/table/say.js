/**
 * Where one says something to the others. What is sent leaves the field at once, so that no second press can send it
 * again, and comes back to it if it was not taken. What is typed stays while the drawer is closed.
 */

import { signal } from "@preact/signals";
import { html } from "../lib/html.js";
import { IconButton } from "../parts/controls.js";
import { errorText } from "../parts/refusal.js";

/** @import {Refusal} from "../lib/protocol.js" */
/** @import {Env} from "./env.js" */

/** @typedef {{text: string, sent: string[], trouble: string | null}} Draft  sent: on their way, not taken yet */

/** The longest thing one can say, in signs. */
const CHAT_LENGTH = 500;

/** @type {Draft} */
const BLANK = { text: "", sent: [], trouble: null };
/** By table. */
const drafts = signal(/** @type {Record<string, Draft>} */ ({}));

/** @param {string} id @param {(draft: Draft) => Partial<Draft>} change */
function redraft(id, change) {
  const draft = drafts.peek()[id] ?? BLANK;
  drafts.value = { ...drafts.peek(), [id]: { ...draft, ...change(draft) } };
}

/** Sends what stands in the field. @param {Env["store"]} store */
async function send(store) {
  const { id } = store.table.peek();
  const said = drafts.peek()[id]?.text.trim();
  if (!said) return;
  redraft(id, ({ sent }) => ({ text: "", sent: [...sent, said], trouble: null }));
  const answer = await store.say(said);
  redraft(id, ({ text, sent }) => ({
    sent: sent.toSpliced(sent.indexOf(said), 1),
    ...(!answer.ok && back(said, text, answer)),
  }));
}

/** What was not taken stands before what was typed since. @param {string} said @param {string} text @param {Refusal} why */
const back = (said, text, why) => ({
  text: [said, text].filter(Boolean).join(" "),
  trouble: errorText(why),
});

/** @param {{env: Env}} props */
export function Say({ env }) {
  const { store, t } = env;
  const { text, sent, trouble } = drafts.value[store.table.value.id] ?? BLANK;
  const waiting = store.line.state.value.phase === "open" ? [] : sent;
  /** @param {Event} event */
  const onSubmit = (event) => {
    event.preventDefault();
    void send(store);
  };
  const onInput = (/** @type {any} */ { currentTarget }) =>
    redraft(store.table.peek().id, () => ({ text: currentTarget.value }));
  return html`<form class="say" onSubmit=${onSubmit}>
    <label class="k-field">
      <input value=${text} onInput=${onInput} maxlength=${CHAT_LENGTH} placeholder=${t("say-something")} aria-label=${t("say-something")} autocomplete="off" data-focus="say" />
      <${IconButton} icon="ui-send" label=${t("send")} type="submit" />
    </label>
    <div role="status">${waiting.map((said, i) => html`<p key=${i} class="say__waits">${t("line-said-waits", { said })}</p>`)}</div>
    ${trouble && html`<p class="say__trouble" role="alert">${trouble}</p>`}
  </form>`;
}
