/** The door of the admin page: it opens to whoever knows the server's token. */

import { useSignal } from "@preact/signals";
import { Door } from "../door/door.js";
import { ApiError } from "../lib/api.js";
import { html } from "../lib/html.js";
import { texts } from "../lib/i18n.js";
import { Icon } from "../parts/icon.js";
import { errorText } from "../parts/refusal.js";
import { signIn, trouble } from "./desk.js";

export function SignIn() {
  const t = texts();
  const refused = useSignal(/** @type {ApiError | null} */ (null));
  const busy = useSignal(false);
  /** @param {SubmitEvent} event */
  const send = async (event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.currentTarget);
    busy.value = true;
    try {
      await signIn(form.token.value);
      refused.value = null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      refused.value = error;
      form.token.select();
    } finally {
      busy.value = false;
    }
  };
  const wrong = refused.value ?? trouble.value;
  const acts = html`<form class="admin__door" onSubmit=${send}>
    <label class="k-field" data-wrong=${refused.value ? "" : undefined}>
      <${Icon} name="ui-key-round" />
      <input name="token" type="password" required maxlength="200" autocomplete="current-password" aria-label=${t("admin-token")}
        placeholder=${t("admin-token")} aria-invalid=${Boolean(refused.value)} aria-describedby="admin-wrong" />
    </label>
    <button type="submit" class="k-btn k-btn--ink k-btn--lg" disabled=${busy.value}>${t("admin-sign-in")}</button>
    <p id="admin-wrong" class="door__help" role="status">${wrong && errorText(wrong)}</p>
  </form>`;
  return html`<${Door} scene="sealed" title=${t("admin-title")} acts=${acts}>
    <p>${t.rich("admin-door")}</p>
  <//>`;
}
