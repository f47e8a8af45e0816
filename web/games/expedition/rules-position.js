/**
 * What the rules can say of the position on the board: for each own figure, by nothing but the templates of the
 * server. The words are in rules.<locale>.js.
 */

/** @import {GameContext} from "../screen.js" */
/** @import {Template} from "../../lib/protocol.js" */

/**
 * @typedef {object} StepNow
 * @property {string} figure
 * @property {number} to  its next free space
 * @property {{type: string, count: number}} needs
 * @property {boolean} payable
 *
 * @typedef {object} BallastNow
 * @property {string} figure
 * @property {number} to
 * @property {(boolean | null)[]} holds  the three conditions of section 7: null where an earlier one fails already
 * @property {string[]} beyond  names of the players who stand beyond the space
 */

/** The conditions of a ballast step in the order in which the server looks at them. */
const BALLAST = ["ballast_already_used", "no_gold", "not_passed_by_opponent"];

/**
 * @param {GameContext} at
 * @param {string} cmd
 * @returns {Template[]}
 */
const templates = (at, cmd) => at.moves.value.filter((template) => template.cmd === cmd);

/**
 * Where a card step would lead; a figure that cannot move now is left out.
 *
 * @param {GameContext} at
 * @returns {StepNow[]}
 */
export const stepsNow = (at) =>
  templates(at, "step").flatMap(({ fixed, tells, refused }) =>
    tells?.needs ? [{ figure: fixed?.figure, to: tells.to, needs: tells.needs, payable: !refused }] : [],
  );

/**
 * How the conditions of a ballast step stand; a figure that cannot move now is left out.
 *
 * @param {GameContext} at
 * @returns {BallastNow[]}
 */
export const ballastsNow = (at) =>
  templates(at, "ballast").flatMap(({ fixed, tells, refused }) => {
    const figure = fixed?.figure;
    const failed = refused ? BALLAST.indexOf(refused.code) : BALLAST.length;
    if (failed < 0) return [];
    const to = tells?.to ?? stepsNow(at).find((step) => step.figure === figure)?.to;
    const holds = BALLAST.map((_, i) => (i < failed ? true : i === failed ? false : null));
    return [{ figure, to, holds, beyond: players(at, tells?.passed_by ?? []) }];
  });

/**
 * Whose figures these are, each player once.
 *
 * @param {GameContext} at
 * @param {string[]} figures
 */
function players(at, figures) {
  const owners = at.view.value.public.figures;
  return [...new Set(figures.map((figure) => owners[figure].seat))].map((seat) => at.name(seat));
}
