/** The admin page, for whoever runs the server: all tables, how much there is, and what went wrong. */

import { useEffect } from "preact/hooks";
import { html } from "../lib/html.js";
import { locale, texts } from "../lib/i18n.js";
import { Icon } from "../parts/icon.js";
import { Page } from "../parts/page.js";
import { errorText } from "../parts/refusal.js";
import { useStyles } from "../rules/styles.js";
import { overview, signedIn, signOut, startLooking, trouble } from "./desk.js";
import { SignIn } from "./door.js";
import { House, SizesOf, Troubles } from "./house.js";
import { Tables } from "./tables.js";

const STYLES = [new URL("./admin.css", import.meta.url).href];

export default function Admin() {
  const t = texts();
  const styled = useStyles(STYLES);
  useEffect(startLooking, []);
  useEffect(() => {
    document.title = `${t("admin-title")} · Kalmár`;
  }, [locale.value]);
  if (!styled || (signedIn.value === null && !trouble.value)) return html`<${Page} />`;
  if (!signedIn.value) return html`<${SignIn} />`;
  return html`<${Page} class="admin">
    <header class="admin__head">
      <h1>${t("admin-title")}</h1>
      <button type="button" class="k-btn k-btn--quiet" onClick=${signOut}><${Icon} name="ui-log-out" />${t("admin-sign-out")}</button>
    </header>
    <div role="status">${trouble.value && html`<p class="k-note k-note--no"><${Icon} name="ui-circle-alert" />${errorText(trouble.value)}</p>`}</div>
    ${
      overview.value &&
      html`<div class="admin__desk">
        <${House} seen=${overview.value} />
        <${Tables} />
        <div class="admin__side">
          <${Troubles} troubles=${overview.value.troubles} several=${overview.value.workers.length > 1} />
          <${SizesOf} />
        </div>
      </div>`
    }
  <//>`;
}
