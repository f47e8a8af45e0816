"""The rules layer: pure functions on plain data. No I/O, no clock, no asyncio, no web, no database."""
