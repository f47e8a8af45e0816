/** Our own sources, as tests look at them. */

import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export const WEB = fileURLToPath(new URL("../", import.meta.url));

const SKIPPED = new Set(["node_modules", "tests", "generated", "public"]);

/**
 * Paths of our own modules below web/.
 * @param {(path: string) => boolean} [wanted]
 * @returns {string[]}
 */
export function modules(wanted = () => true) {
  const paths = /** @type {string[]} */ (readdirSync(WEB, { recursive: true })).map((path) =>
    path.replaceAll("\\", "/"),
  );
  return paths
    .filter((path) => path.endsWith(".js") && !SKIPPED.has(path.split("/")[0]) && wanted(path))
    .sort();
}

/** @param {string} path  below web/ */
export const read = (path) => readFileSync(`${WEB}${path}`, "utf8");

/** The source without its comments. @param {string} source */
export const withoutComments = (source) => source.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g, "");

/**
 * The html`…` templates of a source, each with a gap (\0) where an expression stands. Templates within
 * expressions come as templates of their own.
 * @param {string} source
 * @returns {string[]}
 */
export function templates(source) {
  /** @type {string[]} */
  const found = [];
  let at = 0;
  /** Reads a template from behind its opening backtick. @param {boolean} markup */
  const template = (markup) => {
    let text = "";
    while (at < source.length && source[at] !== "`") {
      if (source.startsWith("${", at)) {
        at += 2;
        code("}");
        text += "\0";
      } else {
        if (source[at] === "\\") text += source[at++];
        text += source[at];
      }
      at++;
    }
    if (markup) found.push(text);
  };
  /** Reads code up to a closing sign, or the end. @param {string} end */
  const code = (end) => {
    let depth = 0;
    while (at < source.length) {
      const sign = source[at];
      if (!depth && sign === end) return;
      if (sign === "{") depth++;
      else if (sign === "}") depth--;
      else if (sign === '"' || sign === "'") {
        for (at++; source[at] !== sign; at++) if (source[at] === "\\") at++;
      } else if (sign === "`") {
        const markup = source.slice(0, at).endsWith("html");
        at++;
        template(markup);
      }
      at++;
    }
  };
  code("");
  return found;
}
