"""The HTTP routes of docs/protocol.md, and the pages."""
