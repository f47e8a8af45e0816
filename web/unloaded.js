// Where the app does not come whole, its page says so instead of staying empty. A classic script: it waits for
// nothing else, and is there before the first module is asked for.
(() => {
  const say = () => {
    const empty = document.getElementById("app")?.childNodes.length === 0;
    document.getElementById("unloaded")?.toggleAttribute("hidden", !empty);
  };
  addEventListener(
    "error",
    ({ target }) => (target === window || target instanceof HTMLScriptElement) && say(),
    true,
  );
  addEventListener("unhandledrejection", say);
  addEventListener("DOMContentLoaded", () => {
    document.querySelector("#unloaded button")?.addEventListener("click", () => location.reload());
  });
})();
