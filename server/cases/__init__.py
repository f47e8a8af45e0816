"""Acceptance cases: files that say, for a given state and some commands, what must come of them.

Anybody can write one, with nothing but a game's rules and component data at hand, and run it by
`kalmar cases GAME FILE`. A file is an object with a list `cases`; a case has `id`, `title`, `given`, `do`
and `expect`, and may name its `source`. What may stand in `given` and `expect` is the game's own: its
adapter, `server/cases/<game>.py`, knows, and the game's own case file tells.

Nothing is skipped over: a key or command that the adapter does not know, or a case that checks nothing,
fails.
"""

from server.cases.runner import Failure, Report, run_file

__all__ = ["Failure", "Report", "run_file"]
