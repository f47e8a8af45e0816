"""The words of notices: from the catalogues that browsers read, in the language of whoever is told."""

from __future__ import annotations

from functools import cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from server.rules import registry
from server.settings import ROOT

LANGUAGES = ("en", "hu")


@cache
def _bundle(lang: str) -> FluentBundle:
    """The house's catalogue of a language, read when it is first needed."""
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource((ROOT / f"web/texts/{lang}.ftl").read_text("utf-8")))
    return bundle


def words(lang: str, text: str, **values: Any) -> str:
    """A text of the house. Raises LookupError where there is none, ValueError where it lacks a value."""
    bundle = _bundle(lang if lang in LANGUAGES else LANGUAGES[0])
    pattern = bundle.get_message(text).value
    if pattern is None:
        raise LookupError(text)
    told, errors = bundle.format_pattern(pattern, values)
    if errors:
        raise ValueError(f"text {text!r} in {lang}: {errors[0]}")
    return str(told)


def game_title(game: str, lang: str) -> str:
    """The title of a game of this house; its id where it is not played here any more."""
    try:
        title: str = registry.components(game)["game"]["title"][lang]
    except LookupError:
        return game
    return title
