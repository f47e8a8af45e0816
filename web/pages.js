/** The pages by the first part of their address. Each comes when it is wanted, or when there is time. */

import { signal } from "@preact/signals";
import { Trouble } from "./door/trouble.js";
import { troubleOf } from "./lib/api.js";
import { html } from "./lib/html.js";

/** @import {Signal} from "@preact/signals" */
/** @import {ComponentType, VNode} from "preact" */
/** @import {ApiError} from "./lib/api.js" */

/** A page's module; `id` is the second part of the address. @typedef {{default: ComponentType<{id: string}>}} Page */

/** The server preloads them by the same addresses: PAGES in server/api/pages.py. @type {Record<string, () => Promise<Page>>} */
const PAGES = {
  "": () => import("./lobby/lobby.js"),
  about: () => import("./about/about.js"),
  s: () => import("./door/recover.js"),
  j: () => import("./door/join.js"),
  notices: () => import("./door/notices.js"),
  t: () => import("./table/page.js"),
  rules: () => import("./rules/page.js"),
  admin: () => import("./admin/admin.js"),
};
/** Hardly anybody goes there. */
const RARE = [PAGES.admin];
const NOWHERE = () => import("./door/nowhere.js");

/** Those that have come, by the way to fetch them. */
const here = signal(/** @type {Map<() => Promise<Page>, Page>} */ (new Map()));
/** Why the last one that was wanted did not come. @type {Signal<{page: () => Promise<Page>, error: ApiError} | null>} */
const trouble = signal(null);

/** @param {string} path */
function pageAt(path) {
  const first = path.split("/")[1];
  return Object.hasOwn(PAGES, first) ? PAGES[first] : NOWHERE;
}

/**
 * Fetches the page of an address. Where it does not come, that is what is drawn.
 * @param {string} path
 */
export async function fetchPage(path) {
  const page = pageAt(path);
  trouble.value = null;
  try {
    await come(page);
  } catch (error) {
    trouble.value = { page, error: troubleOf(error) };
  }
}

/** Fetches most others too, so that going there waits for nothing, not even where the line is lost. */
export async function fetchAllPages() {
  const pages = [...Object.values(PAGES), NOWHERE].filter((page) => !RARE.includes(page));
  for (const page of pages) await come(page).catch(() => {});
}

/** @param {() => Promise<Page>} page */
async function come(page) {
  if (!here.peek().has(page)) here.value = new Map(here.peek()).set(page, await page());
}

/**
 * The page of an address, or why it did not come; nothing as long as it may.
 * @param {string} path
 * @returns {VNode | null}
 */
export function drawPage(path) {
  const page = pageAt(path);
  const found = here.value.get(page);
  const id = path.split("/")[2] ?? "";
  if (found) return html`<${found.default} key=${path} id=${id} />`;
  return trouble.value?.page === page ? html`<${Trouble} error=${trouble.value.error} />` : null;
}
