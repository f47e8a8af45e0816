// Light or dark, still or moving: set before the first paint, so that nothing flashes. A classic script, since
// modules run later; lib/settings.js changes the wishes kept here.
(() => {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const wish = (/** @type {string} */ name) => {
    try {
      return localStorage.getItem(`kalmar-${name}`);
    } catch {
      return null;
    }
  };
  const apply = () => {
    const root = document.documentElement;
    root.dataset.theme = wish("theme") ?? (dark.matches ? "dark" : "light");
    root.toggleAttribute("data-still", (wish("motion") ?? (still.matches ? "off" : "on")) === "off");
    const bar = document.querySelector('meta[name="theme-color"]');
    bar?.setAttribute("content", root.dataset.theme === "dark" ? "#1b2128" : "#f5eee0");
    dispatchEvent(new Event("kalmar-look"));
  };
  dark.addEventListener("change", apply);
  still.addEventListener("change", apply);
  addEventListener("kalmar-wish", apply);
  apply();
})();
