/** Applying RFC 6902 patches of add, remove and replace: all that the server sends. */

/** @import {Operation} from "./protocol.js" */

/**
 * The patched value. The given one is left as it was; unchanged parts are shared with it.
 * @template T
 * @param {T} value
 * @param {Operation[]} patch
 * @returns {T}
 * @throws {RangeError} where the patch does not fit, which means that something was missed
 */
export function applyPatch(value, patch) {
  /** @type {any} */
  let result = value;
  /** Containers made anew by this patch: they may be changed in place. @type {Set<object>} */
  const fresh = new Set();
  for (const operation of patch) {
    if (operation.path === "") result = operation.value;
    else result = changed(result, operation.path.slice(1).split("/").map(unescapeKey), 0, operation, fresh);
  }
  return result;
}

/**
 * @param {any} value
 * @param {string[]} keys
 * @param {number} depth
 * @param {Operation} operation
 * @param {Set<object>} fresh
 * @returns {any}
 */
function changed(value, keys, depth, operation, fresh) {
  if (typeof value !== "object" || value === null) throw misfit(operation);
  const own = fresh.has(value) ? value : Array.isArray(value) ? [...value] : { ...value };
  fresh.add(own);
  const key = keys[depth];
  if (depth < keys.length - 1) {
    if (!Object.hasOwn(own, key)) throw misfit(operation);
    own[key] = changed(own[key], keys, depth + 1, operation, fresh);
  } else if (Array.isArray(own)) changeList(own, key, operation);
  else changeObject(own, key, operation);
  return own;
}

/**
 * @param {any[]} list
 * @param {string} key
 * @param {Operation} operation
 */
function changeList(list, key, operation) {
  const last = operation.op === "add" ? list.length : list.length - 1;
  const at = key === "-" && operation.op === "add" ? last : Number(key);
  if (!/^(-|0|[1-9]\d*)$/.test(key) || !(at <= last)) throw misfit(operation);
  if (operation.op === "add") list.splice(at, 0, operation.value);
  else if (operation.op === "remove") list.splice(at, 1);
  else list[at] = operation.value;
}

/**
 * @param {Record<string, any>} object
 * @param {string} key
 * @param {Operation} operation
 */
function changeObject(object, key, operation) {
  if (operation.op !== "add" && !Object.hasOwn(object, key)) throw misfit(operation);
  if (operation.op === "remove") delete object[key];
  else
    Object.defineProperty(object, key, {
      value: operation.value,
      writable: true,
      enumerable: true,
      configurable: true,
    });
}

/** @param {string} key */
const unescapeKey = (key) => key.replaceAll("~1", "/").replaceAll("~0", "~");

/** @param {Operation} operation */
const misfit = ({ op, path }) => new RangeError(`the patch does not fit: ${op} ${path}`);
