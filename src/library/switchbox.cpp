// Functions of include/switchbox.h.
#include "switchbox.h"

#include <cstdlib>
#include <exception>
#include <string_view>

#include "library/task.hpp"

struct switchbox_task {
    explicit switchbox_task(std::string_view request) : task(request) {}
    switchbox::library::Task task;
};

namespace {

std::string_view view_of(const char* request, size_t length) {
    return request == nullptr ? std::string_view() : std::string_view(request, length);
}

}  // namespace

extern "C" {

const char* switchbox_version(void) { return SWITCHBOX_VERSION; }

char* switchbox_call(const char* request, size_t length) {
    try {
        switchbox::library::Task task(view_of(request, length));
        return task.finish().release();
    } catch (const std::exception&) {
        return nullptr;
    }
}

void switchbox_free(char* answer) { std::free(answer); }

switchbox_task* switchbox_begin(const char* request, size_t length) {
    try {
        return new switchbox_task(view_of(request, length));
    } catch (const std::exception&) {
        return nullptr;
    }
}

int switchbox_advance(switchbox_task* task, double milliseconds) {
    return task->task.advance(milliseconds) ? 1 : 0;
}

double switchbox_progress(const switchbox_task* task) { return task->task.progress(); }

char* switchbox_answer(const switchbox_task* task) {
    try {
        return task->task.answer().release();
    } catch (const std::exception&) {
        return nullptr;
    }
}

void switchbox_drop(switchbox_task* task) { delete task; }

}  // extern "C"
