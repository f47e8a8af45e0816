"""Marco Polo Expedition. Its rules are told in docs/games/expedition.md, whose sections are cited here."""
