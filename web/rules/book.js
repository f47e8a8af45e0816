/**
 * A game's rules to be read: search, contents, text, and the way to the section before and after. A wide place
 * shows the contents beside the text; in a narrow one they open over it.
 */

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { html } from "../lib/html.js";
import { Icon } from "../parts/icon.js";
import { Now } from "./parts.js";
import { useCurrent, useGoTo, useSearch } from "./reading.js";
import { useStyles } from "./styles.js";

/** @import {Texts} from "../lib/i18n.js" */
/** @import {Search} from "./reading.js" */
/** @import {Marked, Reading, Rulebook, Section} from "./types.js" */

const STYLES = [new URL("./rules.css", import.meta.url).href];

/**
 * @typedef {object} Props
 * @property {Rulebook} rulebook
 * @property {Omit<Reading, "marked">} reading
 * @property {Marked | null} open  the paragraph to begin with
 * @property {(id: string) => void} [onGo]  the reader went to another
 */

/** @param {Props} props */
export function Book(props) {
  const { styles } = props.rulebook;
  const sheets = useMemo(() => [...STYLES, ...styles], [styles]);
  return useStyles(sheets) ? html`<${OpenBook} ...${props} />` : html`<div class="r-frame"></div>`;
}

/** @param {Props} props */
function OpenBook({ rulebook, reading, open, onGo }) {
  const body = useRef(/** @type {HTMLElement | null} */ (null));
  const [marked, setMarked] = useState(open);
  const [contents, setContents] = useState(false);
  const search = useSearch(body, rulebook);
  const current = useCurrent(body, rulebook);
  const goTo = useGoTo(body);

  useEffect(() => setMarked(open), [open]);
  useEffect(() => {
    if (marked) goTo(marked.id);
  }, [marked]);
  useKeptPlace(rulebook, current, goTo);

  /** @param {string} id */
  const go = (id) => {
    setContents(false);
    setMarked({ id });
    onGo?.(id);
  };
  /** Links within the rules stay within them. @param {MouseEvent} event */
  const follow = (event) => {
    const link = /** @type {Element} */ (event.target).closest('a[href^="#"]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    go(String(link.getAttribute("href")).slice(1));
  };

  const { t, components } = reading;
  return html`<div class="r-frame" data-game=${components.game.id}><div class="r-book" onClick=${follow} data-contents=${contents || undefined}>
    <${rulebook.Defs ?? Nothing} />
    <div class="r-book__head"><${SearchBox} search=${search} t=${t} /></div>
    <${Contents} rulebook=${rulebook} search=${search} current=${current} t=${t} />
    <div class="r-book__body" ref=${body}>
      ${rulebook.sections.map((section) => html`<${Part} key=${section.id} section=${section} reading=${{ ...reading, marked }} />`)}
    </div>
    <${Steps} rulebook=${rulebook} current=${current} go=${go} open=${contents} onContents=${() => setContents(!contents)} t=${t} />
  </div></div>`;
}

const Nothing = () => null;

/** @param {{section: Section, reading: Reading}} props */
function Part({ section, reading }) {
  const { id, number, title } = section;
  return html`<section class="r-section" id=${id} data-section tabindex="-1" aria-labelledby=${`${id}-title`}>
    <h2 id=${`${id}-title`}><span class="k-num">${number}</span> ${title}</h2>
    ${reading.at && html`<${Now} section=${section} at=${reading.at} />`}
    ${section.body(reading)}
  </section>`;
}

/**
 * A change of language shows the same place in the other one.
 * @param {Rulebook} rulebook
 * @param {string} current
 * @param {(id: string) => boolean} goTo
 */
function useKeptPlace(rulebook, current, goTo) {
  const shown = useRef(rulebook);
  useEffect(() => {
    if (shown.current !== rulebook) goTo(current);
    shown.current = rulebook;
  }, [rulebook]);
}

/** @param {{search: Search, t: Texts}} props */
function SearchBox({ search: { query, ask, count, at, move }, t }) {
  /** @param {KeyboardEvent} event */
  const onKey = (event) => {
    if (event.key === "Enter" && count) move(event.shiftKey ? -1 : 1);
    if (event.key === "Escape" && query) {
      event.stopPropagation();
      ask("");
    }
  };
  return html`<div class="r-search" role="search">
    <label class="k-field">
      <${Icon} name="ui-search" />
      <input type="search" value=${query} placeholder=${t("rules-search")} aria-label=${t("rules-search")} enterkeyhint="search"
        onInput=${(/** @type {any} */ event) => ask(event.currentTarget.value)} onKeyDown=${onKey} />
      <span class="k-caption" role="status">${query.trim() && t("rules-found", { n: count, at: at + 1 })}</span>
    </label>
    ${
      count > 1 &&
      html`<button type="button" class="k-btn k-btn--quiet k-btn--icon" aria-label=${t("rules-found-previous")} onClick=${() => move(-1)}><${Icon} name="ui-chevron-up" /></button>
        <button type="button" class="k-btn k-btn--quiet k-btn--icon" aria-label=${t("rules-found-next")} onClick=${() => move(1)}><${Icon} name="ui-chevron-down" /></button>`
    }
  </div>`;
}

/** @param {{rulebook: Rulebook, search: Search, current: string, t: Texts}} props */
function Contents({ rulebook, search, current, t }) {
  const searching = search.query.trim() !== "";
  return html`<nav class="r-contents" id="rules-contents" aria-label=${t("rules-contents")}>
    <p class="k-label">${t("rules-contents")}</p>
    <ol>
      ${rulebook.sections.map(({ id, number, title }) => {
        const found = search.bySection.get(id) ?? 0;
        return html`<li key=${id}>
          <a href=${`#${id}`} aria-current=${id === current ? "location" : undefined} data-dim=${(searching && !found) || undefined}>
            <span class="k-num">${number}</span> <span>${title}</span>
            ${found > 0 && html`<span class="k-badge" aria-label=${t("rules-found-here", { n: found })}>${found}</span>`}
          </a>
        </li>`;
      })}
    </ol>
  </nav>`;
}

/**
 * @param {{rulebook: Rulebook, current: string, go: (id: string) => void, open: boolean, onContents: () => void, t: Texts}} props
 */
function Steps({ rulebook: { sections }, current, go, open, onContents, t }) {
  const at = sections.findIndex(({ id }) => id === current);
  const [before, after] = [sections[at - 1], sections[at + 1]];
  /** @param {typeof before | undefined} section @param {string} icon @param {string} label */
  const step = (
    section,
    icon,
    label,
  ) => html`<button type="button" class="k-btn k-btn--quiet r-steps__step" aria-disabled=${!section}
    aria-label=${section ? `${label}: ${section.number} ${section.title}` : label} onClick=${() => section && go(section.id)}>
    <${Icon} name=${icon} /><span>${section && `${section.number} ${section.title}`}</span>
  </button>`;
  return html`<nav class="r-steps" aria-label=${t("rules-steps")}>
    ${step(before, "ui-chevron-left", t("rules-previous"))}
    <button type="button" class="k-btn k-btn--quiet r-steps__contents" aria-expanded=${open} aria-controls="rules-contents" onClick=${onContents}>
      ${t("rules-contents")}
    </button>
    ${step(after, "ui-chevron-right", t("rules-next"))}
  </nav>`;
}
