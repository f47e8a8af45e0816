/** When a page loads itself anew (anew.js): once, wherever storage is blocked too, and never for ever. */
import assert from "node:assert/strict";
import { afterEach, mock, test } from "node:test";

let times = 0;

/**
 * How often the page is loaded anew when a module of it is gone, and what whoever wants the module is told.
 * @param {{type: string}[]} loads  what the browser tells of how the page was loaded
 * @param {number} age  of the page, ms
 */
async function gone(loads, age) {
  const blocked = () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  for (const name of ["sessionStorage", "localStorage"])
    Object.defineProperty(globalThis, name, { configurable: true, get: blocked });
  mock.method(performance, "getEntriesByType", () => loads);
  mock.method(performance, "now", () => age);
  const reload = mock.fn();
  const reloaded = new Promise((resolve) =>
    Object.assign(globalThis, { location: { reload: () => resolve(reload()) } }),
  );
  /** @type {unknown} */
  let told = null;
  const module = import(`../anew.js?${times++}`).catch((error) => {
    told = error.message;
  });
  await Promise.race([reloaded, module]);
  await new Promise((resolve) => setImmediate(resolve));
  return { loads: reload.mock.callCount(), told };
}

afterEach(() => mock.restoreAll());

test("a page of an older version is loaded anew, and whoever waits goes on waiting", async () => {
  assert.deepEqual(await gone([{ type: "navigate" }], 5_000), { loads: 1, told: null });
  assert.deepEqual(await gone([{ type: "back_forward" }], 5_000), { loads: 1, told: null });
});

test("one that was loaded anew just now is not again: something else is wrong", async () => {
  assert.deepEqual(await gone([{ type: "reload" }], 5_000), { loads: 0, told: "this version is gone" });
  assert.deepEqual(await gone([{ type: "reload" }], 60_000), { loads: 1, told: null });
});

test("where the browser does not tell how the page was loaded, it is not loaded for ever", async () => {
  assert.deepEqual(await gone([], 5_000), { loads: 0, told: "this version is gone" });
});
