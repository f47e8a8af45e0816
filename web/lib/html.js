/** Templates in plain JavaScript: htm bound to Preact. */

import htm from "htm";
import { h } from "preact";

/** @import {VNode} from "preact" */

/** @type {(strings: TemplateStringsArray, ...values: any[]) => VNode} */
export const html = /** @type {any} */ (htm.bind(h));
