#include "cli/terminal.hpp"

#include <unistd.h>

#include <algorithm>
#include <string>

namespace switchbox::cli {

namespace {

constexpr auto clear_line = "\r\x1b[K";

}  // namespace

Terminal::Terminal(std::FILE* errors, Form form)
    : terminal_(isatty(fileno(errors)) != 0 ? errors : nullptr), form_(form) {
    Terminal::keep({});
}

void Terminal::keep(const Answer& known) {
    for (const Ending ending : {Ending::by_key, Ending::by_time})
        Interrupt::prepare(ending, last_words(known, form_, ending, terminal_ == nullptr ? "" : clear_line));
}

Terminal::~Terminal() {
    if (terminal_ == nullptr || shown_.empty()) return;
    std::fputs(clear_line, terminal_);
    std::fflush(terminal_);
}

void Terminal::show(double part, const std::string& known) {
    std::string line = "switchbox: " + std::to_string(static_cast<int>(100 * part)) + " % searched";
    if (!known.empty()) line += ", " + known;
    if (terminal_ == nullptr || line == shown_) return;
    const std::size_t rest = shown_.size() - std::min(line.size(), shown_.size());
    shown_ = line;
    std::fputs(("\r" + line.append(rest, ' ')).c_str(), terminal_);
    std::fflush(terminal_);
}

}  // namespace switchbox::cli
