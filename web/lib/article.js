/**
 * The Hungarian definite article: "a" before a consonant, "az" before a vowel, as the following word is spoken.
 * Numbers count as they are read: az 1 (egy), a 2, az 5 (öt), a 10 (tíz), az 50, a 100, az 1000 (ezer).
 */

const VOWELS = "aeiou";
/** Letters whose names begin with a vowel: az F (ef), az L (el), az Y (ipszilon). */
const SPOKEN_WITH_VOWEL = "aefilmnorsuxy";

/**
 * @param {string} following  the text that follows the article
 * @returns {"a" | "az"}
 */
export function article(following) {
  const [word] = following
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .match(/[\p{L}\p{N}−+-].*/su) ?? [""];
  const number = word.match(/^\d[\d.\u00A0\u202F ]*/)?.[0].replaceAll(/\D/g, "");
  if (number) return startsWithVowelAsNumber(number) ? "az" : "a";
  const letters = word.match(/^\p{L}+/u)?.[0].toLowerCase() ?? "";
  const vowels = letters.length === 1 ? SPOKEN_WITH_VOWEL : VOWELS;
  return letters && vowels.includes(letters[0]) ? "az" : "a";
}

/** @param {string} digits */
function startsWithVowelAsNumber(digits) {
  const value = digits.replace(/^0+(?=\d)/, "");
  if (value.startsWith("5")) return true;
  // One, a thousand, a million: egy, ezer, egymillió. Ten and hundred are tíz and száz.
  return value.startsWith("1") && value.length % 3 === 1;
}
