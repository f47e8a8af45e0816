"""What a notice says: whose turn it is, at which table, and the way there.

Nothing of the game, no secret of a seat; and a link by which to end it, but for a device's own notices.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import urlencode

import msgspec

from server.notices.words import game_title, words

MOST_LINES = 8
"""Tables that are named in one message; of more only the number is told."""

NEUTRAL = str.maketrans({"@": "@\u200b", "<": "‹", ">": "›", "[": "(", "]": ")"})
"""In a chat, names and titles that people chose must not call others or become links."""


class Turn(msgspec.Struct):
    """A table at which it is somebody's turn."""

    table: str
    game: str
    title: str
    name: str


class Message(msgspec.Struct):
    """A notice in words. `path` leads to the table, or to all one's tables; `end` is the link to end it."""

    lang: str
    title: str
    lines: list[str]
    path: str
    end: str = ""


def key_link(home: str, key: str) -> str:
    """Where a key of a notice can be used."""
    return f"{home}/notices?{urlencode({'key': key})}"


def turns_message(
    home: str, lang: str, turns: Sequence[Turn], key: str = "", *, chat: bool = False
) -> Message:
    """It is your turn, at one table or at several. `chat`: for a place where others read too."""
    plain: Callable[[str], str] = (lambda text: text.translate(NEUTRAL)) if chat else (lambda text: text)

    def line(turn: Turn, with_link: bool) -> str:
        game = game_title(turn.game, lang)
        title = plain(turn.title) or game
        told = words(lang, "notice-line", name=plain(turn.name), table=title, game=game)
        return f"{told}\n{home}/t/{turn.table}" if with_link else told

    one = len({turn.table for turn in turns}) == 1
    first = turns[0]
    head = (
        words(lang, "notice-turn", table=plain(first.title) or game_title(first.game, lang))
        if one
        else words(lang, "notice-turns", n=len({turn.table for turn in turns}))
    )
    lines = [line(turn, bool(key)) for turn in turns[:MOST_LINES]]
    if len(turns) > MOST_LINES:
        lines.append(words(lang, "notice-more", n=len(turns) - MOST_LINES))
    path = f"/t/{first.table}" if one else "/"
    return Message(lang, head, lines, path, key_link(home, key) if key else "")


def trial_message(home: str, lang: str, turn: Turn, key: str = "", *, chat: bool = False) -> Message:
    """A notice that somebody sends to themselves, to see whether it comes."""
    title = turn.title or game_title(turn.game, lang)
    told = words(lang, "notice-trial", table=title.translate(NEUTRAL) if chat else title)
    lines = [f"{told}\n{home}/t/{turn.table}" if key else told]
    end = key_link(home, key) if key else ""
    return Message(lang, words(lang, "notice-trial-head"), lines, f"/t/{turn.table}", end)


def payload(message: Message) -> bytes:
    """The message as web/public/sw.js takes it."""
    return msgspec.json.encode(
        {
            "title": message.title,
            "body": "\n".join(message.lines),
            "path": message.path,
            "lang": message.lang,
        }
    )


def chat_text(message: Message) -> str:
    """The message as a text for a chat, with the link that ends it."""
    return "\n\n".join([*message.lines, words(message.lang, "notice-end-chat", link=message.end)])


def mail(message: Message, sender: str, address: str, host: str) -> EmailMessage:
    """The message as a mail, which mail programs can unsubscribe from by themselves (RFC 8058)."""
    foot = words(message.lang, "notice-end-mail", link=message.end)
    return _mail(sender, address, host, message.title, [*message.lines, f"-- \n{foot}"], message.end)


def confirmation(lang: str, sender: str, address: str, host: str, confirm: str, end: str) -> EmailMessage:
    """Asks whether an address is theirs who gave it. Says nothing that anybody has typed."""
    lines = [words(lang, "notice-confirm", link=confirm), f"-- \n{words(lang, 'notice-end-mail', link=end)}"]
    return _mail(sender, address, host, words(lang, "notice-confirm-head"), lines, end)


def _mail(sender: str, address: str, host: str, subject: str, parts: Sequence[str], end: str) -> EmailMessage:
    made = EmailMessage()
    made["From"] = sender
    made["To"] = address
    made["Subject"] = subject
    made["Date"] = formatdate()
    made["Message-ID"] = make_msgid(domain=host)
    made["Auto-Submitted"] = "auto-generated"
    made["List-Unsubscribe"] = f"<{end}>"
    made["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    made.set_content("\n\n".join(parts) + "\n")
    return made
