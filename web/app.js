/** The app: the page of the address, and what all pages have in common. */

import { render } from "preact";
import "@preact/signals";
import { useEffect } from "preact/hooks";
import { startFocus } from "./lib/focus.js";
import { html } from "./lib/html.js";
import { loadTexts, locale } from "./lib/i18n.js";
import { firstLanguage, loadGames } from "./lib/me.js";
import { startPresses } from "./lib/press.js";
import { path, startRoute } from "./lib/route.js";
import { startSettings } from "./lib/settings.js";
import { wakeSound } from "./lib/sound.js";
import { startClock } from "./lib/time.js";
import { drawPage, fetchAllPages, fetchPage } from "./pages.js";

/** Milliseconds after the first page is drawn until everything else is fetched. */
const QUIET = 2000;

function App() {
  useEffect(() => void fetchPage(path.value), [path.value]);
  return drawPage(path.value);
}

async function start() {
  startSettings();
  startPresses();
  startRoute();
  startClock();
  startFocus();
  addEventListener("pointerdown", wakeSound, { once: true });
  addEventListener("keydown", wakeSound, { once: true });
  locale.value = firstLanguage();
  document.documentElement.lang = locale.value;
  void loadGames();
  const [, place, id] = location.pathname.split("/");
  if (place === "t" && id) void import("./table/open.js").then(({ headStart }) => headStart(id));
  await Promise.all([loadTexts(), fetchPage(location.pathname)]);
  render(html`<${App} />`, /** @type {HTMLElement} */ (document.getElementById("app")));
  setTimeout(fetchTheRest, QUIET);
}

/** What may be wanted first when the line is lost: pages, and letters of a weight that nothing was written in yet. */
function fetchTheRest() {
  void fetchAllPages();
  for (const face of document.fonts) face.load().catch(() => {});
}

await start();
