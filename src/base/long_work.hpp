// Checks in long steps, so that a caller can end them. A step notes its work as it goes; after every few
// milliseconds of work the check in use on this thread is called, and may end the step by an exception.
// Without a check, noted work is only counted.
#pragma once

#include <cstdint>
#include <functional>

namespace switchbox {

namespace long_work {

struct Meter {
    std::uint64_t units = 0;  // since the last check
    const std::function<void()>* check = nullptr;
};
// The meter of a thread serves all steps on it.
inline constinit thread_local Meter meter;

inline constexpr std::uint64_t units_between_checks = std::uint64_t{1} << 20U;

void check_now();

}  // namespace long_work

// Notes work of so many units. One unit takes about a nanosecond. Called about every microsecond to
// millisecond, not in inner loops. Objects in the middle of such a step may be left incomplete by an
// exception, so the caller drops them.
inline void note_work(std::uint64_t units) {
    long_work::meter.units += units;
    if (long_work::meter.units >= long_work::units_between_checks) long_work::check_now();
}

// Use of a check for the work of this thread, until the end of the scope.
class WorkCheck {
  public:
    explicit WorkCheck(std::function<void()> check);
    WorkCheck(const WorkCheck&) = delete;
    WorkCheck& operator=(const WorkCheck&) = delete;
    ~WorkCheck();

  private:
    std::function<void()> check_;
    const std::function<void()>* before_;
};

}  // namespace switchbox
