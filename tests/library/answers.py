"""answers.py call|task|package|time: answers the requests on standard input, a JSON text a line, by a way into the library.

call and task load the library that SWITCHBOX_LIBRARY names by ctypes, package uses the Python package. Prints a JSON text a line.
time calls the library, too, and prints the seconds of the processor that each answer took, with its length in place of the answer.
"""

import ctypes
import json
import os
import sys
import time


def library():
    found = ctypes.CDLL(os.environ["SWITCHBOX_LIBRARY"])
    for name in ("switchbox_call", "switchbox_begin", "switchbox_answer"):
        getattr(found, name).restype = ctypes.c_void_p
    found.switchbox_free.argtypes = found.switchbox_drop.argtypes = found.switchbox_answer.argtypes = [ctypes.c_void_p]
    found.switchbox_call.argtypes = found.switchbox_begin.argtypes = [ctypes.c_char_p, ctypes.c_size_t]
    found.switchbox_progress.argtypes, found.switchbox_progress.restype = [ctypes.c_void_p], ctypes.c_double
    found.switchbox_advance.argtypes = [ctypes.c_void_p, ctypes.c_double]
    return found


def take(found, answer):
    text = ctypes.string_at(answer)
    found.switchbox_free(answer)
    return text.decode()


def by_call():
    found = library()
    return lambda request: take(found, found.switchbox_call(request, len(request)))


def by_task():
    found = library()

    def answer(request):
        task = found.switchbox_begin(request, len(request))
        before = 0.0
        while not found.switchbox_advance(task, 5):
            part = found.switchbox_progress(task)
            assert before <= part <= 1, (before, part)
            before = part
        assert found.switchbox_progress(task) == 1
        text = take(found, found.switchbox_answer(task))
        found.switchbox_drop(task)
        return text

    return answer


def by_package():
    import switchbox

    return lambda request: json.dumps(switchbox.call(json.loads(request)))


def with_times():
    found = library()

    def answer(request):
        begin = time.process_time()
        text = found.switchbox_call(request, len(request))
        called = time.process_time() - begin
        content = ctypes.string_at(text)
        begin = time.process_time()
        found.switchbox_free(text)
        freed = time.process_time() - begin
        return {
            "used": called + freed,
            "length": len(content),
            "timed_out": content.endswith(b'"timed_out":true}'),
            "error": content.startswith(b'{"error"'),
        }

    return answer


answer_to = {"call": by_call, "task": by_task, "package": by_package, "time": with_times}[sys.argv[1]]()
for line in sys.stdin:
    print(json.dumps(answer_to(line.strip().encode())))
