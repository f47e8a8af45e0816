"""Play over days: whoever is away is told that it is their turn, by Web Push, by mail or in a chat of theirs.

`notices.Notices` is the way in. What leaves the house leaves it from processes of their own (outgoing.py),
which load nothing of the server but what they need: hence nothing is imported here.
"""
