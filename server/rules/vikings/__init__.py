"""Vikings. Its rules are told in docs/games/vikings.md, whose sections are cited here."""
