/** Rulebook colours as the house's pigments, each with its emblem's shape. */

/** @type {Record<string, string>} */
const PIGMENTS = {
  orange: "saffron",
  yellow: "saffron",
  white: "bone",
  black: "ink",
  light_brown: "tan",
  dark_brown: "umber",
};

/**
 * The `data-p` of a rulebook colour: red, blue, green, saffron, bone, ink, tan or umber.
 * @param {string | undefined} colour
 */
export const pigment = (colour) => (colour ? (PIGMENTS[colour] ?? colour) : "bone");

/** Emblem shapes as SVG in a box of 16 by 16, for pieces and drawings. @type {Record<string, string>} */
export const SHAPES = {
  red: "M8 0L16 8 8 16 0 8Z",
  blue: "M8 .5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15Z",
  green: "M8 .6L16 15H0Z",
  saffron: "M2.3 1.3H13.7a1 1 0 0 1 1 1V13.7a1 1 0 0 1-1 1H2.3a1 1 0 0 1-1-1V2.3a1 1 0 0 1 1-1Z",
  bone: "M4.5 0H11.5L10.2 5.8 16 4.5V11.5L10.2 10.2 11.5 16H4.5L5.8 10.2 0 11.5V4.5L5.8 5.8Z",
  tan: "M8 .6L16 15H0Z",
  umber: "M8 0L16 8 8 16 0 8Z",
  ink: "M4.5 0H11.5L10.2 5.8 16 4.5V11.5L10.2 10.2 11.5 16H4.5L5.8 10.2 0 11.5V4.5L5.8 5.8Z",
};
