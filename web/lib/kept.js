/** What is worked out once for each thing and kept as long as the thing. */

/**
 * @template {object} Thing
 * @template Found
 * @param {(thing: Thing) => Found} create
 * @returns {(thing: Thing) => Found} the same one for the same thing
 */
export function keptFor(create) {
  /** @type {WeakMap<Thing, Found>} */
  const all = new WeakMap();
  return (thing) => {
    if (!all.has(thing)) all.set(thing, create(thing));
    return /** @type {Found} */ (all.get(thing));
  };
}
