/**
 * Loads the page anew. The server gives this in place of every module of a version that it no longer has: a page
 * that was open before an update asks for such a one when somebody goes to another page of it.
 */

/** Milliseconds within which once is enough: something else must be wrong then. */
const ONCE = 30_000;

// The browser itself tells that this page was loaded anew: storage, where that could be noted, may be blocked.
const [load] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType("navigation"));
// One that does not tell would go on for ever.
if (!load || (load.type === "reload" && performance.now() < ONCE)) throw new Error("this version is gone");
location.reload();
// Whoever waits for the module goes on waiting, so that nothing is shown as broken meanwhile.
await new Promise(() => {});

export {};
