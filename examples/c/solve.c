/* Solves a board, shows an error, and ends a search of hours early. */
#include <stdio.h>
#include <string.h>
#include <switchbox.h>

/* Prints the text of a key in an answer; a program of any size takes a JSON parser for it. */
static void print_text(const char* answer, const char* key) {
    char mark[32];
    const int length = snprintf(mark, sizeof mark, "\"%s\":\"", key);
    const char* text = strstr(answer, mark);
    if (text) text += length;
    printf("%s: %.*s\n", key, text ? (int)strcspn(text, "\"") : 7, text ? text : "nothing");
}

/* Returns whether there was memory for the answer. */
static int print_answer(const char* request, const char* key) {
    char* answer = switchbox_call(request, strlen(request));
    if (!answer) return 0;
    print_text(answer, key);
    switchbox_free(answer);
    return 1;
}

static int work_a_while(const char* request) {
    switchbox_task* task = switchbox_begin(request, strlen(request));
    if (!task) return 0;
    int steps = 0;
    while (steps < 5 && !switchbox_advance(task, 20))
        printf("step %d: %.0f %%\n", ++steps, 100 * switchbox_progress(task));
    char* answer = switchbox_answer(task);
    if (answer) print_text(answer, "verdict");
    switchbox_free(answer);
    switchbox_drop(task); /* cancels */
    return answer != NULL;
}

int main(void) {
    printf("version: %s\n", switchbox_version());
    const char* board =
        "{\"command\":\"solve\",\"machine\":\"lights-out\",\"size\":\"5x5\",\"start\":\"10101/01010/10101/"
        "01010/10101\"}";
    const char* wrong =
        "{\"command\":\"solve\",\"machine\":\"lights-out\",\"size\":\"5x5\",\"start\":\"101\"}";
    const char* hard =
        "{\"command\":\"solve\",\"machine\":\"cube\",\"start\":\"random:5\",\"shortest\":true}";
    return print_answer(board, "presses") && print_answer(wrong, "message") && work_a_while(hard) ? 0 : 1;
}
