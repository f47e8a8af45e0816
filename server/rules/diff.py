"""Differences between plain values as RFC 6902 patches (add, remove, replace), and their application.

Made for views that change little from move to move: what is the same object, or equal, is skipped at once,
and lists are trimmed at both ends before anything is looked at item by item. Equality is Python's, so a
field keeps its type for good: one that turned from 1 to True would count as unchanged.
"""

from __future__ import annotations

from typing import Any

Operation = dict[str, Any]
Patch = list[Operation]

_ABSENT = object()


def diff(old: Any, new: Any) -> Patch:
    """A patch that turns `old` into `new`, both plain JSON values. Empty where they are equal."""
    patch: Patch = []
    if old is not new and old != new:
        _compare(old, new, "", patch)
    return patch


def apply_patch(value: Any, patch: Patch) -> Any:
    """The patched value; `value` itself is left as it was, unchanged parts are shared with it.

    Raises KeyError, IndexError or ValueError where the patch does not fit.
    """
    for operation in patch:
        path = operation["path"]
        if path == "":
            value = operation["value"]
        else:
            keys = [_unescape(key) for key in path[1:].split("/")]
            value = _changed(value, keys, operation)
    return value


def _compare(old: Any, new: Any, path: str, patch: Patch) -> None:
    if isinstance(old, dict) and isinstance(new, dict):
        _compare_objects(old, new, path, patch)
    elif isinstance(old, list) and isinstance(new, list):
        _compare_lists(old, new, path, patch)
    else:
        patch.append({"op": "replace", "path": path, "value": new})


def _compare_objects(old: dict[str, Any], new: dict[str, Any], path: str, patch: Patch) -> None:
    if old.keys() != new.keys():
        for key in old:
            if key not in new:
                patch.append({"op": "remove", "path": f"{path}/{_escape(key)}"})
    for key, value in new.items():
        before = old.get(key, _ABSENT)
        if before is value or before == value:
            continue
        place = f"{path}/{_escape(key)}"
        if before is _ABSENT:
            patch.append({"op": "add", "path": place, "value": value})
        else:
            _compare(before, value, place, patch)


def _compare_lists(old: list[Any], new: list[Any], path: str, patch: Patch) -> None:
    was, now = len(old), len(new)
    if was == now:
        for i, (before, after) in enumerate(zip(old, new, strict=True)):
            if before != after:
                _compare(before, after, f"{path}/{i}", patch)
    elif new[:was] == old:
        patch += [{"op": "add", "path": f"{path}/{i}", "value": new[i]} for i in range(was, now)]
    elif old[:now] == new:
        patch += [{"op": "remove", "path": f"{path}/{i}"} for i in range(was - 1, now - 1, -1)]
    else:
        _compare_lengths(old, new, path, patch)


def _compare_lengths(old: list[Any], new: list[Any], path: str, patch: Patch) -> None:
    """Lists of different lengths: trimmed at both ends, then items that only went or only came."""
    start, shorter = 0, min(len(old), len(new))
    while start < shorter and old[start] == new[start]:
        start += 1
    end = 0
    while end < shorter - start and old[-1 - end] == new[-1 - end]:
        end += 1
    before, after = old[start : len(old) - end], new[start : len(new) - end]
    if len(after) < len(before) and (kept := _kept(after, before)) is not None:
        for i in range(len(before) - 1, -1, -1):
            if i not in kept:
                patch.append({"op": "remove", "path": f"{path}/{start + i}"})
        return
    if len(before) < len(after) and (kept := _kept(before, after)) is not None:
        for i, value in enumerate(after):
            if i not in kept:
                patch.append({"op": "add", "path": f"{path}/{start + i}", "value": value})
        return
    _replace_items(before, after, path, start, patch)


def _replace_items(before: list[Any], after: list[Any], path: str, start: int, patch: Patch) -> None:
    """Item by item where both have one; then what is over is removed or added."""
    common = min(len(before), len(after))
    for i, (old, new) in enumerate(zip(before, after, strict=False)):
        if old != new:
            _compare(old, new, f"{path}/{start + i}", patch)
    for i in range(len(before) - 1, common - 1, -1):
        patch.append({"op": "remove", "path": f"{path}/{start + i}"})
    for i in range(common, len(after)):
        patch.append({"op": "add", "path": f"{path}/{start + i}", "value": after[i]})


def _kept(short: list[Any], long: list[Any]) -> set[int] | None:
    """The places in `long` at which `short` is found in order, or None where it is not."""
    places: set[int] = set()
    i, wanted = 0, len(short)
    for place, value in enumerate(long):
        if i < wanted and short[i] == value:
            places.add(place)
            i += 1
    return places if i == wanted else None


def _changed(value: Any, keys: list[str], operation: Operation) -> Any:
    """`value` with the operation carried out at `keys`, copying only the containers on the way."""
    key, rest = keys[0], keys[1:]
    if isinstance(value, dict):
        copy = dict(value)
        if rest:
            copy[key] = _changed(value[key], rest, operation)
        elif operation["op"] == "remove":
            del copy[key]
        elif operation["op"] == "add" or key in value:
            copy[key] = operation["value"]
        else:
            raise KeyError(key)
        return copy
    if isinstance(value, list):
        items = list(value)
        index = len(items) if key == "-" else int(key)
        if rest:
            items[index] = _changed(items[index], rest, operation)
        elif operation["op"] == "remove":
            del items[index]
        elif operation["op"] == "add":
            if index > len(items):
                raise IndexError(key)
            items.insert(index, operation["value"])
        else:
            items[index] = operation["value"]
        return items
    raise ValueError(f"nothing to patch at {key!r}")


def _escape(key: str) -> str:
    return key.replace("~", "~0").replace("/", "~1") if "~" in key or "/" in key else key


def _unescape(key: str) -> str:
    return key.replace("~1", "/").replace("~0", "~") if "~" in key else key
