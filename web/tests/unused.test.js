/** Nothing stands in the sources that nobody uses, and nothing twice that has a name. */
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { posix } from "node:path";
import { test } from "node:test";
import { modules, read, WEB, withoutComments } from "./sources.js";

/** @type {Map<string, string>} */
const SOURCES = new Map(modules().map((path) => [path, withoutComments(read(path))]));
const FILES = /** @type {string[]} */ (readdirSync(WEB, { recursive: true })).filter(
  (path) => !path.includes("node_modules"),
);
const DRAWN = FILES.filter((path) => path.endsWith(".svg") || path === "index.html");
const ALL = [...SOURCES.values(), ...DRAWN.map((path) => read(path))].join("\n");
const TESTS = readdirSync(`${WEB}tests`)
  .filter((name) => name.endsWith(".js"))
  .map((name) => /** @type {const} */ ([`tests/${name}`, withoutComments(read(`tests/${name}`))]));
const SHEETS = FILES.filter((path) => path.endsWith(".css"));

/** @param {string} path */
const sheet = (path) => read(path).replaceAll(/\/\*[\s\S]*?\*\//g, "");

/** Modules whose every export is wanted by a name that is put together: rules to read. */
const WHOLE = /^games\/\w+\/rules\.\w+\.js$/;

/** What a module gives to others, but for its default. @param {string} source */
function exported(source) {
  const own = [...source.matchAll(/^export (?:async )?(?:const|let|function\*?|class) (\w+)/gm)].map(
    ([, name]) => name,
  );
  const listed = [...source.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names]) => namesIn(names, 1));
  return [...own, ...listed];
}

/** The names in "a, b as c": those before (0) or after (1) "as". @param {string} list @param {0 | 1} side */
const namesIn = (list, side) =>
  list
    .split(",")
    .map((one) => one.trim().split(/\s+as\s+/))
    .flatMap((pair) => pair[side] ?? pair[0])
    .filter(Boolean);

/** What a module takes from which others, as "path name"; "path *" where it takes all. @param {string} path @param {string} source */
function taken(path, source) {
  const from = (/** @type {string} */ specifier) => posix.join(posix.dirname(path), specifier);
  const lists = /(?:import|export)\s+(?:\w+,\s*)?\{([^}]*)\}\s+from\s+"(\.[^"]+)"/g;
  const later = /\{([^}]*)\}\s*=\s*await import\("(\.[^"]+)"\)/g;
  const then = /import\("(\.[^"]+)"\)\.then\(\(\{([^}]*)\}/g;
  const whole = /import\s+\*\s+as\s+\w+\s+from\s+"(\.[^"]+)"|export\s+\*\s+from\s+"(\.[^"]+)"/g;
  return [
    ...[...source.matchAll(lists)].flatMap(([, names, file]) =>
      namesIn(names, 0).map((name) => `${from(file)} ${name}`),
    ),
    ...[...source.matchAll(later)].flatMap(([, names, file]) =>
      names.split(",").map((name) => `${from(file)} ${name.split(":")[0].trim()}`),
    ),
    ...[...source.matchAll(then)].flatMap(([, file, names]) =>
      names.split(",").map((name) => `${from(file)} ${name.trim()}`),
    ),
    ...[...source.matchAll(whole)].map(([, file, again]) => `${from(file ?? again)} *`),
  ];
}

test("what a module gives to others is taken by one; for a test it may be given if the module needs it itself", () => {
  const ours = new Set([...SOURCES].flatMap(([path, source]) => taken(path, source)));
  const tests = new Set(TESTS.flatMap(([path, source]) => taken(path, source)));
  const unused = [...SOURCES].flatMap(([path, source]) => {
    if (WHOLE.test(path) || ours.has(`${path} *`)) return [];
    const needed = (/** @type {string} */ name) =>
      ours.has(`${path} ${name}`) ||
      (tests.has(`${path} ${name}`) && (source.match(new RegExp(`\\b${name}\\b`, "g"))?.length ?? 0) > 1);
    return exported(source)
      .filter((name) => !needed(name))
      .map((name) => `${path} ${name}`);
  });
  assert.deepEqual(unused, []);
});

test("of the functions that house and frame give to others no two have one name: it would be done twice", () => {
  const house = [...SOURCES].filter(([path]) => !/^games\/\w+\//.test(path));
  const functions = house.flatMap(([, source]) => exported(source).filter((name) => /^[a-z]/.test(name)));
  assert.deepEqual(
    functions.filter((name, i) => functions.indexOf(name) !== i),
    [],
  );
});

/** What is found in the sources, each once. @param {RegExp} pattern  with one group */
const all = (pattern) => [...new Set([...ALL.matchAll(pattern)].map(([, found]) => found))];

test("every class of the style sheets is one that something bears", () => {
  const words = new Set(ALL.match(/[\w-]+/g));
  // Names that are put together: "k-note--${look}", "${prefix}-trunk".
  const begun = all(/([a-z][\w-]*-)\$\{/g);
  const ended = all(/\$\{\w+\}(-[\w-]+)/g);
  const unused = SHEETS.flatMap((path) => {
    const classes = new Set(
      [
        ...sheet(path)
          .replaceAll(/url\([^)]*\)/g, "")
          .matchAll(/\.([a-z][\w-]*)/gi),
      ].map(([, name]) => name),
    );
    return [...classes]
      .filter((name) => !words.has(name))
      .filter((name) => !begun.some((start) => name.startsWith(start)))
      .filter((name) => !ended.some((end) => name.endsWith(end)))
      .map((name) => `${path} .${name}`);
  });
  assert.deepEqual(unused, []);
});

test("every token is used", () => {
  const everything = [ALL, ...SHEETS.map(sheet)].join("\n");
  const begun = all(/(--[a-z][\w-]*-)\$\{/g);
  const unused = SHEETS.flatMap((path) => {
    const tokens = new Set(
      [...sheet(path).matchAll(/(?<![\w-])(--[a-z][\w-]*)\s*:/g)].map(([, name]) => name),
    );
    return [...tokens]
      .filter((name) => !new RegExp(`${name}(?![\\w-])(?!\\s*:)`).test(everything))
      .filter((name) => !begun.some((start) => name.startsWith(start)))
      .map((name) => `${path} ${name}`);
  });
  assert.deepEqual(unused, []);
});

test("how long something may be is said once: fields that share a length share its name", () => {
  const lengths = [...SOURCES.values()].flatMap((source) =>
    [...source.matchAll(/maxlength="(\d+)"/g)].map(([, length]) => length),
  );
  assert.deepEqual(
    lengths.filter((length, i) => lengths.indexOf(length) !== i),
    [],
  );
});
