/** The advanced game and the expert variant, in English: section 14 of the rules. */

import { html } from "../../lib/html.js";
import { Rule } from "../../rules/parts.js";
import { specialScoring } from "./rules-accounts.js";
import { longJourney } from "./rules-examples.js";
import { factsOf } from "./rules-facts.js";
import { Cards, Land, Specials, Sums, SymbolsTable } from "./rules-pictures.js";
import { coins, counted, country, either, good, list, NAMES, points } from "./rules-words.en.js";

/** @import {ComponentChildren} from "preact" */
/** @import {Reading} from "../../rules/types.js" */

/** @param {Reading} c */
export function advanced(c) {
  const { tiles, specials, crossing, mysteries } = factsOf(c.components);
  return html`
    <p>In the advanced game all rules of the basic game hold. What is added is another side of the board with richer crossroads, food, mysterious places and special tiles. And all trade tiles are seen from the start.</p>
    <${Rule} of=${c} id="s14-faceup" title="All tiles face up">
      <p>The ${tiles.size} trade tiles are laid out by colour as ever, the ${specials.size} special tiles on the white posts. Then all are turned up. Nothing is turned up on journeys any more.</p>
    <//>
    <${Rule} of=${c} id="s14-board" title="Roads across">
      <p>On this side ${counted(crossing, "road")} lead into another kingdom. A merchant may take one, found his post there and take that post’s tile.</p>
    <//>
    <${Rule} of=${c} id="s14-symbols" title="Two more symbols">
      <${SymbolsTable} of=${c} only=${["food", "mystery"]} head=${["Symbol", "Whoever enters the province"]} says=${{
        food: "gets 1 food",
        mystery: html`looks at <a href="#s14-mystery">mystery cards</a>`,
      }} />
      <p>Some crossroads show two symbols: both are given. Mystery cards are looked at last.</p>
    <//>
    <${Rule} of=${c} id="s14-food" title="Food">
      <p>Each food that you give back to the supply lets your merchant go one step further, as many as you like, and also with food he has only just found. It is spent by itself when you order a step beyond the third.
        At the guild you may take 1 food in place of the spice when you swap. Food cannot be sold, and there is no limit to it but the cards.</p>
    <//>
    ${foodExample(c)}
    <${Rule} of=${c} id="s14-mystery" title="Mysterious places">
      <p>You alone look at the top two of the ${mysteries.size} mystery cards, or at one if only one is left, and keep one of those, or none. What you do not keep goes under the deck. What you keep stays secret until the end.</p>
    <//>
    <${Rule} of=${c} id="s14-keep" title="What can be kept">
      <p>Not a place that you have already. And a card that shows a ${costs(c)} is kept only by giving such a good into the bag, one that you hold at that moment. So it often happens that no card can be kept. You answer all the same.</p>
      <${Cards} of=${c} ids=${["mp_tower_free", "mp_falls_books", "mp_tomb_wines"]} says=${(/** @type {{cost: string | null, name: string}} */ { cost, name }) => `${name}: ${cost ? `costs a ${good(cost)}` : "free"}`} />
    <//>
    <${Rule} of=${c} id="s14-specials" title="Special tiles">
      <p>They are taken like other tiles, and the merchant stays. They are of no type and are worth no points of their own. They lie face up before you.</p>
      <${Specials} of=${c} head=${["Tile", "What it does"]} does=${does} />
      <p>A tile that looks at symbols gives its extra once each time one of your merchants enters a province with one or two such symbols. It does nothing for the guild’s swap.</p>
    <//>
    <${Rule} of=${c} id="s14-scoring" title="Scoring">
      <p>The <a href="#s13-scoring">wealth scoring</a> of the basic game, and then mystery cards: ${mysteryWorth(c)}. Then special tiles. If you have several that score, each counts by itself.</p>
    <//>
    ${scoringExample(c)}
    <${Rule} of=${c} id="s14-variant" title="Expert variant: the next ship">
      <p>For either game. After the berths have been filled, and at the set-up too, the next ship of the deck is laid open. So you see one ship ahead. Nothing else changes.</p>
    <//>`;
}

/** The goods that cards cost: "book or a wine". @param {Reading} c */
const costs = (c) =>
  either(
    [...new Set([...factsOf(c.components).mysteries.values()].flatMap(({ cost }) => cost ?? []))].map(
      (kind, i) => (i ? `a ${good(kind)}` : good(kind)),
    ),
  );

/** @param {Reading} c */
function mysteryWorth(c) {
  const { mystery_by_count: by } = factsOf(c.components).scoring;
  return list(
    by.map((each, i) =>
      i === by.length - 1
        ? `${counted(i + 1, "card")} or more ${points(each)} each`
        : `${counted(i + 1, "card")} ${points(each)}`,
    ),
  );
}

/** What a special tile does, by its effect. @param {Record<string, any>} effect @returns {ComponentChildren} */
function does({ kind, value, symbol, on_acquire, food, gold, coin, goods_from_bag }) {
  /** @type {Record<string, string>} */
  const words = {
    points_per_food: `At the end: ${points(value)} for each food.`,
    points_per_spice: `At the end: ${points(value)} for each spice, instead of for each pair.`,
    lone_merchant_value: `At the end: each of your merchants who is alone is worth ${points(value)}.`,
    extra_points_per_mystery_card: `At the end: ${points(value)} more for each of your mystery cards.`,
    extra_on_symbol: `At once ${on_acquire} ${symbol}. After that ${value} ${symbol} more whenever a merchant of yours enters a province that shows ${symbol === "coin" ? "coins" : symbol}.`,
    gain_then_remove: `At once ${food} food, ${gold} gold, ${coins(coin)} and ${counted(goods_from_bag, "good")} from the bag. Then the tile leaves the game.`,
  };
  return words[kind] ?? kind;
}

/** @param {Reading} c */
function foodExample(c) {
  const it = longJourney(c.components);
  const { specials } = factsOf(c.components);
  const name = specials.get(it.tile)?.name.en;
  return html`<${Rule} of=${c} id="s14-example" title="An example: a fourth step">
    <${Land} of=${c} rules="advanced" countries=${[it.country]} land=${it.land} label=${`The ${country(c, it.country)} in the advanced game, and a way of ${it.steps} steps to a special tile`} />
    <p>${NAMES.anna} has ${it.food} food. At the first crossroads she gets ${it.gained} more; at the second she looks at mystery cards. For step ${it.steps} she pays ${it.paid} food and takes the ${name}. ${it.food} + ${it.gained} − ${it.paid} = ${it.food + it.gained - it.paid} food is left.</p>
  <//>`;
}

/** @param {Reading} c */
function scoringExample(c) {
  const { estate, with: rich, without: plain } = specialScoring(c.components);
  /** @param {string} name @param {"merchants" | "spice" | "mystery" | "food"} line */
  const row = (name, line) => [name, plain.lines[line], rich.lines[line]];
  return html`<${Rule} of=${c} id="s14-scoring-example" title="An example: what special tiles add">
    <p>${NAMES.anna} has ${estate.food} food, ${estate.spice} spice, ${counted(estate.mystery ?? 0, "mystery card")}, and merchants in groups of ${list(rich.groups.map(({ size }) => String(size)))}.</p>
    <${Sums} head=${["Line", "without special tiles", `with all ${estate.specials?.length} that score`]} rows=${[
      row("Merchants", "merchants"),
      row("Spice", "spice"),
      row("Mystery cards", "mystery"),
      row("Food", "food"),
    ]} total=${["Points", plain.total, rich.total]} />
  <//>`;
}
