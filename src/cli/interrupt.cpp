#include "cli/interrupt.hpp"

#include <sys/time.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <csignal>
#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>

namespace switchbox::cli {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

volatile std::sig_atomic_t asked = 0;
volatile std::sig_atomic_t left_to_itself = 0;
bool time_is_over = false;
std::optional<milliseconds> time_limit;
std::optional<Clock::time_point> end_of_time;
int out_descriptor = -1;
int error_descriptor = -1;
bool has_descriptors = false;  // true if both files have one

// Output for each ending. A signal handler of the same thread reads it, so each is swapped by one atomic
// store.
std::array<LastWords, 3> prepared;
std::array<std::atomic<const LastWords*>, 3> words_at_end;
static_assert(std::atomic<const LastWords*>::is_always_lock_free);

// Sends SIGALRM once, after this time; never if it is 0. A signal handler may call it: it is one system call.
void set_timer(milliseconds after) {
    itimerval once{};
    once.it_value.tv_sec = static_cast<decltype(once.it_value.tv_sec)>(after.count() / 1000);
    once.it_value.tv_usec = static_cast<decltype(once.it_value.tv_usec)>(after.count() % 1000 * 1000);
    setitimer(ITIMER_REAL, &once, nullptr);
}

void write_whole(int descriptor, std::string_view text) {
    while (!text.empty()) {
        const auto count = ::write(descriptor, text.data(), text.size());
        if (count <= 0) return;
        text.remove_prefix(static_cast<std::size_t>(count));
    }
}

void end_from_outside(int /*signal*/) {
    const auto ending = asked != 0 ? Ending::by_key : Ending::by_time;
    const LastWords* words = words_at_end.at(static_cast<std::size_t>(ending)).load();
    if (left_to_itself != 0 || words == nullptr) return;
    write_whole(out_descriptor, words->out);
    write_whole(error_descriptor, words->errors);
    _exit(words->status);
}

void ask(int /*signal*/) {
    asked = 1;
    if (left_to_itself == 0) set_timer(Interrupt::grace);
}

void answer_by(int signal, void (*handler)(int), int flags) {
    struct sigaction action {};
    action.sa_handler = handler;
    action.sa_flags = flags;
    sigaction(signal, &action, nullptr);
}

}  // namespace

Interrupt::Interrupt(std::FILE* out, std::FILE* errors) {
    asked = 0;
    time_is_over = false;
    time_limit.reset();
    end_of_time.reset();
    for (auto& words : words_at_end) words = nullptr;
    out_descriptor = fileno(out);
    error_descriptor = fileno(errors);
    has_descriptors = out_descriptor >= 0 && error_descriptor >= 0;
    left_to_itself = has_descriptors ? 0 : 1;
    if (has_descriptors) answer_by(SIGALRM, end_from_outside, 0);
    answer_by(SIGINT, ask, static_cast<int>(SA_RESETHAND));
}

Interrupt::~Interrupt() {
    let_go();
    answer_by(SIGINT, SIG_DFL, 0);
    if (has_descriptors) answer_by(SIGALRM, SIG_DFL, 0);
}

void Interrupt::end_after(milliseconds time) {
    time_limit = time;
    restart_time();
}

void Interrupt::pause_time() {
    end_of_time.reset();
    if (left_to_itself == 0 && asked == 0) set_timer(milliseconds{0});
}

void Interrupt::restart_time() {
    if (!time_limit) return;
    end_of_time = Clock::now() + *time_limit;
    if (left_to_itself == 0 && asked == 0) set_timer(*time_limit + grace);
}

void Interrupt::found() { words_at_end.at(static_cast<std::size_t>(Ending::by_time)) = nullptr; }

void Interrupt::prepare(Ending ending, LastWords words) {
    const auto which = static_cast<std::size_t>(ending);
    words_at_end.at(which) = nullptr;
    prepared.at(which) = std::move(words);
    words_at_end.at(which) = &prepared.at(which);
}

void Interrupt::let_go() {
    left_to_itself = 1;
    if (has_descriptors) set_timer(milliseconds{0});
}

bool Interrupt::goes_on() {
    if (asked == 0 && !time_is_over) time_is_over = end_of_time && Clock::now() >= *end_of_time;
    if (asked == 0 && !time_is_over) return true;
    let_go();
    return false;
}

bool Interrupt::is_asked() { return asked != 0; }

Ending Interrupt::ending() {
    if (asked != 0) return Ending::by_key;
    return time_is_over ? Ending::by_time : Ending::whole;
}

}  // namespace switchbox::cli
