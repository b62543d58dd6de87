/* Solver for button-and-light machines: Lights Out and its relatives, Quatrainment, Ghaly's machine, the
 * Rubik's cube, and puzzles of your own. Requests and answers are JSON in UTF-8; docs/library.md lists them.
 *
 * The library prints nothing, ends no program and reads no files. It has no state outside its tasks, so
 * different tasks may run on different threads at once. It needs memory for a task alone, at most the
 * request's "memory" in bytes (1 GB unless given).
 *
 * A request is an object: "command" is solve, show, inspect, algebra, new, open, wire, table, convert, list
 * or levels; "machine" and the command's long options follow by their names without dashes. "puzzle" is a
 * puzzle of your own, as text or as an object, in place of "machine".
 *     {"command": "solve", "machine": "lights-out", "size": "5x5", "start": "10000/00000/00000/00000/00001"}
 * An answer is the object that the command line prints with --json, or
 *     {"error": {"message": "start, row 2, column 5: ...", "place": "start, row 2, column 5"}}
 * where "place" is missing if the message names none. Requests are at most 64 MB long and 64 levels deep.
 */
#ifndef SWITCHBOX_H
#define SWITCHBOX_H

#include <stddef.h>

#if defined(__GNUC__)
#define SWITCHBOX_API __attribute__((visibility("default")))
#else
#define SWITCHBOX_API
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* Work on one request. */
typedef struct switchbox_task switchbox_task;

/* Returns the version, such as "0.1.0". It is constant. */
SWITCHBOX_API const char *switchbox_version(void);

/* Answers a request of `length` bytes and returns the answer, ended by 0; NULL only if memory runs out.
 * Free it with switchbox_free. The call lasts as long as the work; use a task for long work. */
SWITCHBOX_API char *switchbox_call(const char *request, size_t length);

/* Frees an answer. NULL is ignored. */
SWITCHBOX_API void switchbox_free(char *answer);

/* Returns a task for the request, which it copies; NULL only if memory runs out. An invalid request gives a
 * finished task with an error as its answer. Free the task with switchbox_drop. */
SWITCHBOX_API switchbox_task *switchbox_begin(const char *request, size_t length);

/* Works on the task for about so many milliseconds. Returns 1 if it is finished, 0 if not. One thread at a
 * time may use a task. */
SWITCHBOX_API int switchbox_advance(switchbox_task *task, double milliseconds);

/* Returns the part that is done, from 0 to 1. It never decreases. */
SWITCHBOX_API double switchbox_progress(const switchbox_task *task);

/* Returns the answer as far as it is known, ended by 0; NULL only if memory runs out. Free it with
 * switchbox_free. The answer of an unfinished task has "stopped": true. */
SWITCHBOX_API char *switchbox_answer(const switchbox_task *task);

/* Cancels the task if it is not finished, and frees it. NULL is ignored. */
SWITCHBOX_API void switchbox_drop(switchbox_task *task);

#ifdef __cplusplus
}
#endif

#endif
