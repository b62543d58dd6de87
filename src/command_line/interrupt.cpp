#include "command_line/interrupt.hpp"

#include <csignal>

namespace switchbox::command_line {
namespace {

volatile std::sig_atomic_t asked = 0;

void ask(int /*signal*/) { asked = 1; }

void answer_by(void (*handler)(int), int flags) {
    struct sigaction action {};
    action.sa_handler = handler;
    action.sa_flags = flags;
    sigaction(SIGINT, &action, nullptr);
}

}  // namespace

Interrupt::Interrupt() {
    asked = 0;
    answer_by(ask, static_cast<int>(SA_RESETHAND));
}

Interrupt::~Interrupt() { answer_by(SIG_DFL, 0); }

bool Interrupt::is_asked() { return asked != 0; }

}  // namespace switchbox::command_line
