"""Random legal games of any game, and what must hold at every move of them.

`play` plays one game by the rules contract alone. `checks` looks on: `properties` (diffs are the truth,
history stands without rules, it ends, refusals leave no trace) and `leaks` (nothing hidden shows).
`many` plays many of them, for `kalmar playouts`.
"""

from server.playouts.many import run

__all__ = ["run"]
