"""Solver for button-and-light puzzles. Requests and answers are those of the library and of the command line with --json."""

from __future__ import annotations

import ctypes
import ctypes.util
import json
import os
from numbers import Real
from pathlib import Path
from types import TracebackType
from typing import Any, Dict, Iterator, Mapping, Optional, Type, Union

__all__ = ["Task", "begin", "call", "version"]

Request = Union[Mapping[str, Any], str]
Answer = Dict[str, Any]


def _find() -> str:
    """Returns the library: beside this file, else as SWITCHBOX_LIBRARY says, else that of the system."""
    for name in ("libswitchbox.so", "libswitchbox.dylib", "switchbox.dll"):
        path = Path(__file__).with_name(name)
        if path.exists():
            return str(path)
    found = os.environ.get("SWITCHBOX_LIBRARY") or ctypes.util.find_library("switchbox")
    if not found:
        raise ImportError("libswitchbox is not installed; SWITCHBOX_LIBRARY may name its file")
    return found


def _load() -> ctypes.CDLL:
    library = ctypes.CDLL(_find())
    text, size, pointer = ctypes.c_char_p, ctypes.c_size_t, ctypes.c_void_p
    # An answer is a bare pointer: ctypes would copy a c_char_p, and it could not be freed.
    for name, result, arguments in (
        ("version", text, ()),
        ("free", None, (pointer,)),
        ("begin", pointer, (text, size)),
        ("advance", ctypes.c_int, (pointer, ctypes.c_double)),
        ("progress", ctypes.c_double, (pointer,)),
        ("answer", pointer, (pointer,)),
        ("drop", None, (pointer,)),
    ):
        function = getattr(library, "switchbox_" + name)
        function.restype, function.argtypes = result, arguments
    return library


_library = _load()
version: str = _library.switchbox_version().decode()


def _plain(value: Any) -> Any:
    """Returns a value as JSON takes it: with dictionaries for mappings, and whole numbers such as 1e9 as integers."""
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if isinstance(value, Mapping):
        return {key: _plain(one) for key, one in value.items()}
    if isinstance(value, (list, tuple)):
        return [_plain(one) for one in value]
    return value


def _bytes_of(request: Request) -> bytes:
    if not isinstance(request, str):
        try:
            request = json.dumps(_plain(request), separators=(",", ":"), allow_nan=False)
        except RecursionError:
            raise ValueError("the request is nested too deeply") from None
    # The library refuses a lone surrogate, as it is no UTF-8.
    return request.encode("utf-8", "surrogatepass")


def _take(answer: Optional[int]) -> Answer:
    if not answer:
        raise MemoryError("libswitchbox")
    try:
        return json.loads(ctypes.string_at(answer))
    finally:
        _library.switchbox_free(answer)


def call(request: Request) -> Answer:
    """Answers a request. A bad one gets {"error": {"message": ..., "place": ...}}. Text is taken as JSON.

    A dictionary that cannot be written as JSON raises TypeError or ValueError. Other threads of Python go on meanwhile.
    """
    # Python raises KeyboardInterrupt between two steps.
    with Task(request, 100) as task:
        for _ in task:
            pass
        return task.answer()


class Task:
    """Work on one request: an iterator that works and yields the part that is done, from 0 to 1. At 1 the answer is whole."""

    def __init__(self, request: Request, milliseconds: float = 50) -> None:
        self._task: Optional[int] = None
        self._is_over = False
        self.milliseconds = milliseconds
        text = _bytes_of(request)
        self._task = _library.switchbox_begin(text, len(text))
        if not self._task:
            raise MemoryError("libswitchbox")

    @property
    def milliseconds(self) -> float:
        """Milliseconds of work for each step."""
        return self._milliseconds

    @milliseconds.setter
    def milliseconds(self, value: float) -> None:
        if not isinstance(value, Real):
            raise TypeError(f"milliseconds: write a number, not {type(value).__name__}")
        if not value > 0:
            raise ValueError(f"milliseconds: write a number above 0, not {value}")
        self._milliseconds = float(min(value, 1e12))

    def _running(self) -> int:
        if self._task is None:
            raise ValueError("the task was cancelled")
        return self._task

    def __iter__(self) -> Iterator[float]:
        return self

    def __next__(self) -> float:
        task = self._running()
        if self._is_over:
            raise StopIteration
        self._is_over = bool(_library.switchbox_advance(task, self.milliseconds))
        return 1.0 if self._is_over else self.progress

    @property
    def progress(self) -> float:
        """The part that is done, from 0 to 1; it never decreases."""
        return float(_library.switchbox_progress(self._running()))

    def answer(self) -> Answer:
        """Returns the answer as far as it is known."""
        return _take(_library.switchbox_answer(self._running()))

    def cancel(self) -> None:
        """Ends the work and frees its memory. The task then has no answer."""
        task, self._task = self._task, None
        if task is not None:
            _library.switchbox_drop(task)

    def __enter__(self) -> Task:
        return self

    def __exit__(self, kind: Optional[Type[BaseException]], error: Optional[BaseException], trace: Optional[TracebackType]) -> None:
        self.cancel()

    def __del__(self) -> None:
        self.cancel()


def begin(request: Request, milliseconds: float = 50) -> Task:
    """Begins to answer a request, in steps of about so many milliseconds. One thread at a time may use the task."""
    return Task(request, milliseconds)
