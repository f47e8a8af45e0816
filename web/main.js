import { h, render } from "preact";

render(h("h1", null, "Kalmár"), /** @type {HTMLElement} */ (document.getElementById("app")));
