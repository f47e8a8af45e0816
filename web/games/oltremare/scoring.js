/** Cargo spread out, group by group: the interim scoring on the chart, and what both scorings show. */
import { html } from "../../lib/html.js";
import { Emblem, IconButton } from "../../parts/controls.js";
import { Icon } from "../../parts/icon.js";
import { planOf } from "./plan.js";
import { Ducats, GoodIcon } from "./ui.js";
import { counted } from "./words.js";

/** @import {GameContext} from "../screen.js" */

/** @typedef {{good: string, size: number, ducats: number}} Group */

/** @param {GameContext} ctx @returns {{seq: number, seats: any[]} | null} the interim scoring of the last round of turns, until it is put away */
function lately(ctx) {
  const log = ctx.log.value;
  const at = log.findLastIndex(({ events }) => events.some(({ kind }) => kind === "interim_scoring"));
  if (at < 0 || planOf(ctx).scoringRead.value >= log[at].seq) return null;
  const since = log.slice(at).flatMap(({ events }) => events);
  const event = since.findIndex(({ kind }) => kind === "interim_scoring");
  const turns = since.slice(event).filter(({ kind }) => kind === "turn_started").length;
  return turns > since[event].seats.length ? null : { seq: log[at].seq, seats: since[event].seats };
}

/** @param {{ctx: GameContext}} props */
export function InterimScoring({ ctx }) {
  const { t } = ctx;
  const scoring = lately(ctx);
  const { phase, active } = ctx.view.value.public;
  // Whoever has to sail needs the chart.
  if (!scoring || ((phase === "sail" || phase === "compass") && active === ctx.seat.value)) return null;
  const close = () => {
    planOf(ctx).scoringRead.value = scoring.seq;
  };
  return html`
    <section class="o-scoring" aria-label=${t("interim-title")}>
      <header>
        <h2>${t("interim-title")}</h2><p class="k-caption">${t("interim-why")}</p>
        <${IconButton} icon="ui-x" label=${t("close")} data-focus="scoring-close" onClick=${close} />
      </header>
      <div class="o-scoring__seats" tabindex="0" style=${{ "--n": scoring.seats.length }}>
        ${scoring.seats.map(
          ({ prestige, award, groups, cargo, kept }, seat) => html`
          <section key=${seat} class="o-scored" data-p=${ctx.pigment(seat)}>
            <h3><${Emblem} pigment=${ctx.pigment(seat)} /><span class="o-scored__name">${ctx.name(seat)}</span><span class="o-scored__sum"><span class="k-sr">${t("in-all")}</span><${Ducats} n=${award + cargo} plus=${true} /></span></h3>
            <p class="o-line"><span title=${t("prestige-count", { n: prestige })}><${Icon} name="star" /><span aria-hidden="true">${prestige}</span><span class="k-sr">${t("prestige-count", { n: prestige })}</span></span><${Ducats} n=${award} plus=${true} /></p>
            <${Groups} ctx=${ctx} groups=${groups} />
            ${kept.map((/** @type {Group} */ group) => html`<p class="o-line o-line--kept"><span>${t("kept")}</span><span class="o-group-of" data-g=${group.good}><${GoodIcon} good=${group.good} label=${counted(ctx, group.good, group.size)} />×${group.size}</span></p>`)}
          </section>`,
        )}
      </div>
    </section>`;
}

/** Groups from the top of a pile down, each with what it pays. @param {{ctx: GameContext, groups: Group[]}} props */
export const Groups = ({ ctx, groups }) => html`
  <ol class="o-groups">
    ${groups.map(
      ({ good, size, ducats }, i) => html`
      <li key=${i} data-g=${good}>
        <span class="o-groups__cards" role="img" aria-label=${counted(ctx, good, size)}>${Array.from({ length: size }, (_, n) => html`<i key=${n}><${GoodIcon} good=${good} /></i>`)}</span>
        <${Ducats} n=${ducats} />
      </li>`,
    )}
    ${groups.length === 0 && html`<li class="k-caption">${ctx.t("no-groups")}</li>`}
  </ol>`;
