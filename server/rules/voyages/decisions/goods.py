"""Goods of choice (section 4.5)."""

from __future__ import annotations

from collections.abc import Iterator

from server.rules.game import Pick, Preview, Refused, Template
from server.rules.voyages.decisions.base import At, Decision
from server.rules.voyages.moves import Resolve
from server.rules.voyages.play import Play
from server.rules.voyages.refusing import bad_choice
from server.rules.voyages.state import Task


def counted(goods: list[str]) -> dict[str, int]:
    """Goods as a gain."""
    return {good: goods.count(good) for good in dict.fromkeys(goods)}


class _Goods(Decision):
    """Goods are named one by one."""

    fields = ("goods",)

    def carry_out(self, play: Play, seat: int, task: Task, answer: Resolve) -> None:
        """They come from the supply."""
        play.gain(seat, counted(answer.goods or []), task.source)


class AnyGood(_Goods):
    """Goods of any kind, equal or different."""

    def refusal(self, at: At, answer: Resolve) -> Refused | None:
        """So many goods, and nothing else."""
        goods = answer.goods or []
        if any(good not in at.data.goods for good in goods):
            return bad_choice("goods")
        if len(goods) != at.task.n:
            return bad_choice("goods", wanted=at.task.n, got=len(goods))
        return None

    def templates(self, at: At) -> Iterator[Template]:
        """One good is picked; several are named step by step."""
        if at.task.n == 1:
            yield Template("resolve", choose={"goods": ((Pick(1, at.data.goods),),)})
        else:
            yield Template("resolve", tells={"n": at.task.n}, stepwise=True)

    def preview(self, at: At, answer: Resolve) -> Preview:
        """Goods that are still to be named; each may come again."""
        goods = answer.goods or []
        if len(goods) < at.task.n and all(good in at.data.goods for good in goods):
            return Preview(
                choose={"goods": ((Pick(1, at.data.goods),),)}, tells={"missing": at.task.n - len(goods)}
            )
        return super().preview(at, answer)


class TwoDifferentGoods(_Goods):
    """Two goods of two kinds."""

    def refusal(self, at: At, answer: Resolve) -> Refused | None:
        """Two goods that differ."""
        goods = answer.goods or []
        if any(good not in at.data.goods for good in goods) or len(set(goods)) < len(goods):
            return bad_choice("goods")
        if len(goods) != 2:
            return bad_choice("goods", wanted=2, got=len(goods))
        return None

    def templates(self, at: At) -> Iterator[Template]:
        """Two of the goods."""
        yield Template("resolve", choose={"goods": ((Pick(2, at.data.goods),),)})

    def preview(self, at: At, answer: Resolve) -> Preview:
        """The goods that are still open."""
        goods = answer.goods or []
        left = tuple(good for good in at.data.goods if good not in goods)
        if len(goods) < 2 and len(left) + len(goods) == len(at.data.goods):
            missing = 2 - len(goods)
            return Preview(choose={"goods": ((Pick(missing, left),),)}, tells={"missing": missing})
        return super().preview(at, answer)
