/** The app: which page stands at which address. */

import { render } from "preact";
import "@preact/signals";
import { About } from "./about/about.js";
import { Join } from "./door/join.js";
import { Nowhere } from "./door/nowhere.js";
import { Recover } from "./door/recover.js";
import { startFocus } from "./lib/focus.js";
import { html } from "./lib/html.js";
import { loadTexts, locale } from "./lib/i18n.js";
import { firstLanguage, loadGames } from "./lib/me.js";
import { startPresses } from "./lib/press.js";
import { path, startRoute } from "./lib/route.js";
import { startSettings } from "./lib/settings.js";
import { wakeSound } from "./lib/sound.js";
import { startClock } from "./lib/time.js";
import { Lobby } from "./lobby/lobby.js";
import { RulesPage } from "./rules/page.js";
import { headStart } from "./table/open.js";
import { TablePage } from "./table/page.js";

function App() {
  const [, first, second] = path.value.split("/");
  switch (first) {
    case "":
      return html`<${Lobby} />`;
    case "about":
      return html`<${About} />`;
    case "s":
      return html`<${Recover} />`;
    case "j":
      return html`<${Join} key=${second} code=${decodeURIComponent(second)} />`;
    case "t":
      return html`<${TablePage} key=${second} id=${second} />`;
    case "rules":
      return html`<${RulesPage} key=${second} game=${second} />`;
    default:
      return html`<${Nowhere} />`;
  }
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
  if (place === "t" && id) headStart(id);
  await loadTexts();
  render(html`<${App} />`, /** @type {HTMLElement} */ (document.getElementById("app")));
}

await start();
