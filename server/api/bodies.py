"""What several routes are asked with: the form of bodies, and of their fields and addresses.

The websocket's own types stand in server/tables/commands.py and server/live/messages.py: messages are read by
msgspec, requests by pydantic.
"""

from __future__ import annotations

from typing import Annotated

from fastapi import Path
from pydantic import BaseModel, ConfigDict, Field

Line = Annotated[str, Field(max_length=200)]
Word = Annotated[str, Field(min_length=1, max_length=32)]
SeatNumber = Annotated[int, Field(ge=0, le=15)]
Pinch = Annotated[str, Field(pattern=r"^([0-9a-f]{64})?$")]
"""The entropy of a browser that sits down. It may be empty, that of `stir` may not: whoever stirs, stirs."""

TableId = Annotated[str, Path(max_length=32)]


class Body(BaseModel):
    """What a request says; a field that is not named is an error."""

    model_config = ConfigDict(extra="forbid", strict=True)


class SeatBody(Body):
    seat: SeatNumber


class Nothing(Body):
    pass
