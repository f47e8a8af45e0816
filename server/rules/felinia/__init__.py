"""Felinia. Its rules are told in docs/games/felinia.md, whose sections are cited here."""
