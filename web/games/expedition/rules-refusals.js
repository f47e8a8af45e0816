/** Which paragraph of the rules explains a refusal: its code, and the paragraph's id in every language. */

/** @type {Record<string, string>} */
export const refusalSections = {
  game_over: "s11-end",
  not_your_turn: "s5-own",
  must_draw: "s10-stop",
  not_your_figure: "s5-own",
  one_figure_per_turn: "s12-one-figure",
  duplicate_card: "s6-own-cards",
  card_not_in_hand: "s6-own-cards",
  requirement_not_met: "s6-requirements",
  ballast_already_used: "s7-once",
  no_gold: "s7-gold",
  not_passed_by_opponent: "s7-passed",
  card_not_in_display: "s9-display",
  nothing_to_draw: "s9-empty",
  draw_is_mandatory: "s9-mandatory",
  // What this screen refuses by itself, having only templates to offer.
  not_next: "s5-next-free",
  more_cards: "s6-exact",
};
