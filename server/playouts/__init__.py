"""Random legal games of any game, and what must hold at every move of them.

`play` plays one game by the rules contract alone. `checks` looks on: `properties` (diffs are the truth,
history stands without rules, it ends, refusals leave no trace) and `leaks` (nothing hidden shows).
`run` plays many, for `kalmar playouts`.
"""

from server.playouts.run import run

__all__ = ["run"]
