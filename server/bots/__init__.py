"""Players made of code: they see what a seat sees, and think outside the event loop.

`plain` plays any game; a game's own players stand in its folder, `server/rules/<game>/bot.py`, in a
table `LEVELS` by the names that its `GameInfo.bots` offers. `worker` is where they think for tables,
`contest` lets them play each other.
"""
