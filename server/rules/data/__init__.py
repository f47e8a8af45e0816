"""Component data of any game, a host's own too: whether it can be played with and shown.

`faults.py` is what others ask: everything that is wrong with a file. It stands on `shape.py`, which learns
from a game's own components.json what any other must look like, and on each game's `check.py`, which says
what of the rest must fit together. `conditions.py` is what the games' modules say such things with.
"""
