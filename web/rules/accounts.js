/** Sums in the rules: everybody's amounts at the end, and steps with what each brings. */

import { html } from "../lib/html.js";
import { signed } from "../lib/words.js";

/** @import {ComponentChildren} from "preact" */

/**
 * @typedef {{lines: Record<string, number>, total: number}} Account  the line `before` is what somebody had; the others
 *   come to it
 */

/**
 * Everybody's amounts line by line, each in a column of their own.
 * @template {Account} Own
 * @param {object} props
 * @param {string} [props.look]  a class of the game's own
 * @param {Own[]} props.accounts
 * @param {(account: Own) => ComponentChildren} props.whose
 * @param {Record<string, string>} props.lines  what each line is called
 * @param {Record<string, (account: Own) => string>} [props.from]  what an amount came from, by its line
 * @param {string} props.total
 * @param {string} props.head  of the first column, for those who hear the table
 */
export const AccountTable = ({ look = "", accounts, whose, lines, from = {}, total, head }) => html`
  <table class=${`r-table r-table--num ${look}`}>
    <thead>
      <tr>
        <th scope="col"><span class="k-sr">${head}</span></th>
        ${accounts.map((account, i) => html`<th scope="col" key=${i}>${whose(account)}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${Object.entries(lines).map(
        ([line, words]) => html`<tr key=${line}>
          <th scope="row">${words}</th>
          ${accounts.map((account, i) => html`<td key=${i}>${signed(account.lines[line], line !== "before")}${from[line] && html` <small>${from[line](account)}</small>`}</td>`)}
        </tr>`,
      )}
    </tbody>
    <tfoot>
      <tr><th scope="row">${total}</th>${accounts.map((account, i) => html`<td key=${i}>${signed(account.total)}</td>`)}</tr>
    </tfoot>
  </table>`;

/**
 * Steps with what each brings; the first of a row is its name.
 * @param {{look?: string, head: string[], rows: ComponentChildren[][], total?: ComponentChildren[]}} props  look: a
 *   class of the game's own
 */
export const SumTable = ({ look = "", head, rows, total }) => html`
  <table class=${`r-table r-table--num ${look}`}>
    <thead><tr>${head.map((word, i) => html`<th scope="col" key=${i}>${word}</th>`)}</tr></thead>
    <tbody>${rows.map((row, i) => html`<tr key=${i}><${SumRow} of=${row} /></tr>`)}</tbody>
    ${total && html`<tfoot><tr><${SumRow} of=${total} /></tr></tfoot>`}
  </table>`;

/** @param {{of: ComponentChildren[]}} props */
const SumRow = ({ of: [name, ...amounts] }) => html`
  <th scope="row">${name}</th>${amounts.map((amount, i) => html`<td key=${i}>${amount}</td>`)}`;
