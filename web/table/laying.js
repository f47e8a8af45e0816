/** The first second: what is known stands, what is fetched is blank; no shimmer, no jump when it comes. */

import { html } from "../lib/html.js";
import { texts } from "../lib/i18n.js";
import { seatsAfter } from "../lib/order.js";
import { pigment } from "../lib/pigment.js";
import { Chart } from "../parts/chart.js";
import { Emblem } from "../parts/controls.js";
import { Icon, Logo } from "../parts/icon.js";
import { Act } from "./bar.js";
import { layout } from "./context.js";

/** @import {TableStore} from "./store.js" */

/** @param {{store?: TableStore, failed?: boolean}} props  failed: what is fetched cannot be had by this page */
export function Laying({ store, failed = false }) {
  const t = texts();
  const table = store?.table.value;
  const me = store?.seat.value ?? null;
  const others = table ? seatsAfter(table.seats.length, me) : [];
  const name = me === null ? "" : (table?.seats[me]?.name ?? "");
  return html`<div class="table table--laying" data-layout=${layout.value} aria-busy="true">
    <header class="top"><a class="home" href="/"><${Logo} size=${30} /><span class="wordmark">Kalmár</span></a><h1 class="k-caption top__title">${table?.title || t("laying")}</h1></header>
    <main class="table__board"><${Chart} roses=${[[1000, 360]]} /></main>
    <aside class="table__side">
      <ul class="seats" data-n=${others.length}>
        ${others.map((seat) => {
          const info = table?.seats[seat];
          return html`<li key=${seat}><span class="k-seat seat" data-p=${pigment(info?.colours[0])}>
            <span class="k-seat__head"><${Emblem} pigment=${pigment(info?.colours[0])} /><span class="k-seat__name">${info?.name}</span></span>
            <span class="k-seat__facts"><span class="blank"></span></span>
          </span></li>`;
        })}
      </ul>
    </aside>
    <section class="k-bar bar" data-turn=${failed ? "me" : "other"} aria-label=${t("bar")}>
      <h2 class="k-bar__turn"><${Icon} name=${failed ? "ui-refresh-cw" : "ui-loader"} /><span>${t(failed ? "stop-page" : "laying")}</span></h2>
      <div class="k-bar__may">
        <div role="status">${t(failed ? "stop-page-why" : "laying-why")}</div>
        <p class="k-bar__else">${failed ? t("stop-page-else") : name && t("laying-seat", { name })}</p>
      </div>
      ${failed && html`<div class="k-bar__acts"><${Act} kind="do" icon="ui-refresh-cw" label=${t("load-again")} focus="load-again" run=${() => location.reload()} /></div>`}
    </section>
  </div>`;
}
