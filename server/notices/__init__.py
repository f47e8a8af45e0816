"""Play over days: whoever is away is told that it is their turn, by Web Push, by mail or in a chat of theirs.

`Notices` is the way in. What leaves the house leaves it from processes of their own (outgoing.py).
"""

from server.notices.notices import Notices

__all__ = ["Notices"]
