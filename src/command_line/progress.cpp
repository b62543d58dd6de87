#include "command_line/progress.hpp"

#include <unistd.h>

#include <string>

namespace switchbox::command_line {

Progress::Progress(std::FILE* errors) : terminal_(isatty(fileno(errors)) != 0 ? errors : nullptr) {}

Progress::~Progress() {
    constexpr auto clear_line = "\r\x1b[K";
    if (terminal_ == nullptr || shown_ < 0) return;
    std::fputs(clear_line, terminal_);
    std::fflush(terminal_);
}

void Progress::show(double part) {
    const int percent = static_cast<int>(100 * part);
    if (terminal_ == nullptr || percent == shown_) return;
    shown_ = percent;
    std::fputs(("\rswitchbox: " + std::to_string(percent) + " % searched").c_str(), terminal_);
    std::fflush(terminal_);
}

}  // namespace switchbox::command_line
