// C++17 over switchbox.h: answers as strings, and a handle that drops its task.
#ifndef SWITCHBOX_HPP
#define SWITCHBOX_HPP

#include <switchbox.h>

#include <memory>
#include <new>
#include <string>
#include <string_view>

namespace switchbox {

namespace detail {
struct Free {
    void operator()(char* answer) const noexcept { switchbox_free(answer); }
    void operator()(switchbox_task* task) const noexcept { switchbox_drop(task); }
};
inline std::string take(char* answer) {
    const std::unique_ptr<char, Free> owned(answer);
    return owned ? std::string(owned.get()) : throw std::bad_alloc();
}
}  // namespace detail

// Answers a request, JSON in and out. Throws only std::bad_alloc; a bad request gets {"error": ...}.
inline std::string call(std::string_view request) {
    return detail::take(switchbox_call(request.data(), request.size()));
}

// Work on one request: movable, not copyable. A moved-from task may only be destroyed or assigned to.
class Task {
  public:
    explicit Task(std::string_view request) : m_task(switchbox_begin(request.data(), request.size())) {
        if (!m_task) throw std::bad_alloc();
    }
    // Works for about so many milliseconds, and returns whether the task is finished.
    bool advance(double milliseconds) { return switchbox_advance(m_task.get(), milliseconds) != 0; }
    // Returns the part that is done, from 0 to 1.
    double progress() const { return switchbox_progress(m_task.get()); }
    // Returns the answer as far as it is known.
    std::string answer() const { return detail::take(switchbox_answer(m_task.get())); }

  private:
    std::unique_ptr<switchbox_task, detail::Free> m_task;
};

}  // namespace switchbox

#endif
