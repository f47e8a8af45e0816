/** The pages by the first part of their address. Each comes when it is wanted, or when there is time. */

import { signal } from "@preact/signals";
import { html } from "./lib/html.js";

/** @import {ComponentType, VNode} from "preact" */

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

/** @param {string} path */
function pageAt(path) {
  const first = path.split("/")[1];
  return Object.hasOwn(PAGES, first) ? PAGES[first] : NOWHERE;
}

/**
 * Fetches the page of an address.
 * @param {string} path
 */
export const fetchPage = (path) => come(pageAt(path));

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
 * The page of an address; nothing as long as it has not come.
 * @param {string} path
 * @returns {VNode | null}
 */
export function drawPage(path) {
  const found = here.value.get(pageAt(path));
  const id = path.split("/")[2] ?? "";
  return found ? html`<${found.default} key=${path} id=${id} />` : null;
}
