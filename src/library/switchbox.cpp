// Functions of include/switchbox.h.
#include "switchbox.h"

#include <cstdlib>
#include <cstring>
#include <exception>
#include <new>
#include <string>
#include <string_view>

#include "library/task.hpp"

struct switchbox_task {
    explicit switchbox_task(std::string_view request) : task(request) {}
    switchbox::library::Task task;
};

namespace {

// Returns a copy ended by 0; nullptr if memory runs out.
char* copy_of(const std::string& text) {
    auto* const copy = static_cast<char*>(std::malloc(text.size() + 1));
    if (copy != nullptr) std::memcpy(copy, text.c_str(), text.size() + 1);
    return copy;
}

std::string_view view_of(const char* request, size_t length) {
    return request == nullptr ? std::string_view() : std::string_view(request, length);
}

}  // namespace

extern "C" {

const char* switchbox_version(void) { return SWITCHBOX_VERSION; }

char* switchbox_call(const char* request, size_t length) {
    try {
        switchbox::library::Task task(view_of(request, length));
        task.finish();
        return copy_of(task.answer());
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
        return copy_of(task->task.answer());
    } catch (const std::exception&) {
        return nullptr;
    }
}

void switchbox_drop(switchbox_task* task) { delete task; }

}  // extern "C"
