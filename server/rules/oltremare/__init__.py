"""Oltremare. Its rules are told in docs/games/oltremare.md, whose sections are cited here."""
