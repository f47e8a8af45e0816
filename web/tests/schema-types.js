/**
 * The messages as types, made from docs/protocol.schema.json. Run after every change of it:
 *
 *     node web/tests/schema-types.js > web/lib/messages.d.ts
 */

import { argv } from "node:process";
import { fileURLToPath } from "node:url";
import { read } from "./sources.js";

/** @typedef {Record<string, any>} Schema */

const HEAD = `/** What goes over the wire. Made from docs/protocol.schema.json by tests/schema-types.js; never changed by hand. */

import type { Operation, ToldEvent } from "./protocol.js";`;

/** What objects are that the schema leaves open and that a page knows better; all others are records of anything. */
const OPEN = new Map([
  ["Batch.events", "ToldEvent"],
  ["Batch.mine", "Operation"],
  ["Batch.patch", "Operation"],
  ["Batch.table", "Partial<TableInfo>"],
  ["Entry.events", "ToldEvent"],
  ["GameView.private", "any"],
  ["GameView.public", "any"],
]);
/** What may stand in the schema: what says a type, and what narrows one further than a type can. */
const SAYING = "$ref anyOf enum type items prefixItems properties required additionalProperties";
const NARROWING = "discriminator maximum minimum maxItems minItems maxLength minLength pattern default";
const KNOWN = new Set([SAYING, NARROWING, "title description"].join(" ").split(" "));
const PLAIN = new Map([
  ["boolean", "boolean"],
  ["integer", "number"],
  ["null", "null"],
  ["string", "string"],
]);

/** The types of all messages. */
export function messageTypes() {
  const { $defs, properties } = JSON.parse(read("../docs/protocol.schema.json"));
  const definitions = Object.entries($defs).map(([key, schema]) => {
    const words = schema.description ? `/** ${schema.description.replaceAll("\n", "\n * ")} */\n` : "";
    return `${words}export type ${nameOf(key)} = ${type(schema, nameOf(key))};`;
  });
  const ways = ["fromBrowser", "toBrowser"].map(
    (way) => `export type ${way[0].toUpperCase()}${way.slice(1)} = ${type(properties[way], way)};`,
  );
  return `${[HEAD, ...ways, ...definitions].join("\n\n")}\n`;
}

/** "server.live.messages.Call", where there are several, is MessagesCall. @param {string} key */
const nameOf = (key) =>
  key
    .split(".")
    .slice(-2)
    .map((word) => word[0].toUpperCase() + word.slice(1))
    .join("");

/** @param {Schema} schema @param {string} path  where it stands: "Batch.events" @returns {string} */
function type(schema, path) {
  for (const word of Object.keys(schema)) if (!KNOWN.has(word)) throw new Error(`${path}: what is ${word}?`);
  const each = (/** @type {Schema[]} */ schemas) => schemas.map((one) => type(one, path));
  if (schema.$ref) return nameOf(schema.$ref.replace("#/$defs/", ""));
  if (schema.anyOf) return each(schema.anyOf).join(" | ");
  if (schema.enum) return schema.enum.map((/** @type {string} */ one) => JSON.stringify(one)).join(" | ");
  if (schema.prefixItems) return `[${each(schema.prefixItems).join(", ")}]`;
  if (schema.type === "array") return `Array<${type(schema.items ?? {}, path)}>`;
  if (schema.properties) return record(schema, path);
  if (schema.type === "object" && schema.additionalProperties)
    return `Record<string, ${type(schema.additionalProperties, path)}>`;
  if (schema.type === "object") return OPEN.get(path) ?? "Record<string, any>";
  if (!("type" in schema)) return "any";
  const plain = PLAIN.get(schema.type);
  if (!plain) throw new Error(`${path}: what is a ${schema.type}?`);
  return plain;
}

/** @param {Schema} schema @param {string} name */
function record({ properties, required }, name) {
  const fields = Object.entries(properties).map(
    ([field, schema]) =>
      `  ${field}${required.includes(field) ? "" : "?"}: ${type(schema, `${name}.${field}`)};\n`,
  );
  return `{\n${fields.join("")}}`;
}

if (argv[1] === fileURLToPath(import.meta.url)) process.stdout.write(messageTypes());
