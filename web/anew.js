/**
 * Loads the page anew. The server gives this in place of every module of a version that it no longer has: a page
 * that was open before an update asks for such a one when somebody goes to another page of it.
 */

const MARK = "loaded-anew";
/** Milliseconds within which once is enough: something else must be wrong then. */
const ONCE = 30_000;

if (Date.now() - Number(sessionStorage.getItem(MARK)) < ONCE) throw new Error("this version is gone");
sessionStorage.setItem(MARK, String(Date.now()));
location.reload();
// Whoever waits for the module goes on waiting, so that nothing is shown as broken meanwhile.
await new Promise(() => {});

export {};
