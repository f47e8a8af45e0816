/** Which paragraph of the rules explains a refusal: its code, and the paragraph's id in every language. */

/** @type {Record<string, string>} */
export const refusalSections = {
  wrong_phase: "s5-phases",
  not_your_turn: "s5-active",
  card_not_in_hand: "s5-count",
  wrong_count: "s5-count",
  purchase_limit: "s7-limit",
  source_empty: "s7-empty",
  untrue_goods: "s8-call",
  not_active_pair: "s8-pair",
  bad_offer: "s8-terms",
  empty_deal: "s8-card",
  no_such_deal: "s8-open",
  not_your_deal: "s8-answer",
  type_mismatch: "s8-pick",
  would_strand: "s8-strand",
  no_route: "s10-routes",
  route_reused: "s10-routes",
  bad_harbour: "s10-compass-where",
  bad_order: "s11-order",
};
