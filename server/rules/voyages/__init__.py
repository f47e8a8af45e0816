"""The Voyages of Marco Polo: its rules over docs/games/voyages.md."""
