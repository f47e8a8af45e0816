/** The invitation: one link for the free seats, as words, as a picture for a phone, and to send. */

import { html } from "../lib/html.js";
import { texts } from "../lib/i18n.js";
import { CopyButton, ShareButton } from "../parts/copy.js";

/** @import {TableStore} from "../table/store.js" */

/** @param {{store: TableStore}} props */
export function Invite({ store }) {
  const t = texts();
  const { code, title, seats } = store.table.value;
  const free = seats.some(({ kind }) => kind === "open");
  const link = code ? `${location.origin}/j/${code}` : "";
  return html`<section class="k-card setup__card" aria-labelledby="invite-head">
    <h2 id="invite-head">${t("invite-title")}</h2>
    <p>${t(free ? (code ? "invite-lead" : "invite-not-yours") : "invite-full")}</p>
    ${
      code &&
      free &&
      html`<div class="invite">
        <img class="qr" src=${`/api/invitations/${code}/qr.svg`} width="148" height="148" alt=${t("invite-qr")} />
        <div class="invite__acts">
          <${CopyButton} link=${link} label=${t("copy-link")} />
          <${ShareButton} link=${link} title=${title || "Kalmár"} />
          <p class="invite__link"><span>${location.host}/j/</span><b>${code}</b></p>
        </div>
      </div>`
    }
  </section>`;
}
