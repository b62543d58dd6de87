#include "cli/writing.hpp"

#include <sys/time.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cctype>
#include <cerrno>
#include <csignal>
#include <cstddef>
#include <cstring>
#include <optional>
#include <string_view>
#include <utility>

namespace switchbox::cli {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;
using TimerKind = decltype(ITIMER_REAL);  // an enumeration or a number

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

// Sends a timer's signal once, after this time; never if it is 0. A signal handler may call it: it is one
// system call.
void set_timer(TimerKind timer, milliseconds after) {
    itimerval once{};
    once.it_value.tv_sec = static_cast<decltype(once.it_value.tv_sec)>(after.count() / 1000);
    once.it_value.tv_usec = static_cast<decltype(once.it_value.tv_usec)>(after.count() % 1000 * 1000);
    setitimer(timer, &once, nullptr);
}

// The grace period is time of the processor, so that a loaded machine does not cut answers short.
void begin_grace() {
    if (left_to_itself == 0) set_timer(ITIMER_PROF, Interrupt::grace);
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
    begin_grace();
}

void end_time(int /*signal*/) { begin_grace(); }

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
    if (has_descriptors) {
        answer_by(SIGALRM, end_time, 0);
        answer_by(SIGPROF, end_from_outside, 0);
    }
    answer_by(SIGINT, ask, static_cast<int>(SA_RESETHAND));
}

Interrupt::~Interrupt() {
    let_go();
    answer_by(SIGINT, SIG_DFL, 0);
    if (!has_descriptors) return;
    answer_by(SIGALRM, SIG_DFL, 0);
    answer_by(SIGPROF, SIG_DFL, 0);
}

void Interrupt::end_after(milliseconds time) {
    time_limit = time;
    restart_time();
}

void Interrupt::pause_time() {
    end_of_time.reset();
    if (left_to_itself == 0 && asked == 0) set_timer(ITIMER_REAL, milliseconds{0});
}

void Interrupt::restart_time() {
    if (!time_limit) return;
    end_of_time = Clock::now() + *time_limit;
    if (left_to_itself == 0 && asked == 0) set_timer(ITIMER_REAL, *time_limit);
}

void Interrupt::prepare(Ending ending, LastWords words) {
    const auto which = static_cast<std::size_t>(ending);
    words_at_end.at(which) = nullptr;
    prepared.at(which) = std::move(words);
    words_at_end.at(which) = &prepared.at(which);
}

LastWords Interrupt::prepared_words() { return prepared.at(static_cast<std::size_t>(ending())); }

void Interrupt::let_go() {
    left_to_itself = 1;
    // Ctrl+C no longer ends a call of the system, so that a full pipe loses nothing of the answer.
    if (asked == 0) answer_by(SIGINT, ask, static_cast<int>(SA_RESETHAND) | SA_RESTART);
    if (!has_descriptors) return;
    set_timer(ITIMER_REAL, milliseconds{0});
    set_timer(ITIMER_PROF, milliseconds{0});
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

namespace {

class Sink {
  public:
    explicit Sink(std::FILE* file) : file_(file) {}

    void add(std::string_view text) {
        if (works()) note(std::fwrite(text.data(), 1, text.size(), file_) == text.size());
    }
    void flush() {
        if (works()) note(std::fflush(file_) == 0);
    }
    [[nodiscard]] bool works() const { return problem_.empty(); }
    [[nodiscard]] const std::string& problem() const { return problem_; }

  private:
    void note(bool worked) {
        if (!worked) problem_ = std::strerror(errno);
    }

    std::FILE* file_;
    std::string problem_;
};

// Returns the note in the form of an error line.
std::string in_small(std::string note) {
    note.front() = static_cast<char>(std::tolower(static_cast<unsigned char>(note.front())));
    note.pop_back();  // remove the full stop
    return note;
}

// Returns a text as it is, and an object as "A 2, B 1".
std::string text_of(const nlohmann::ordered_json& item) {
    if (item.is_string()) return item.get<std::string>();
    std::string text;
    for (const auto& [name, value] : item.items())
        text += (text.empty() ? "" : ", ") + name + " " + value.dump();
    return text.empty() ? "nothing" : text;
}

void write_text(Sink& sink, const Answer& answer) {
    sink.add(answer.text);
    if (answer.listing) {
        answer.listing->each([&sink](const nlohmann::ordered_json& item) {
            sink.add(text_of(item) + "\n");
            return sink.works() && Interrupt::goes_on();
        });
    }
    const Ending ending = Interrupt::ending();
    if (ending != Ending::whole && !answer.is_table) sink.add(note_of(ending, true) + "\n");
}

// Returns whether the output is long: its text, or a text in its object.
bool is_long(const Answer& answer, Form form) {
    if (form == Form::text) return answer.text.size() > long_output;
    return std::any_of(answer.json.begin(), answer.json.end(), [](const nlohmann::ordered_json& value) {
        const auto* const word = value.get_ptr<const std::string*>();
        return word != nullptr && word->size() > long_output;
    });
}

}  // namespace

Written write(std::FILE* out, const Answer& answer, Form form) {
    const bool is_late =
        is_long(answer, form) && Interrupt::ending() == Ending::whole && !Interrupt::goes_on();
    if (is_late) throw Stopped{};
    Interrupt::let_go();
    Sink sink(out);
    if (form == Form::text) {
        write_text(sink, answer);
    } else {
        write_json(
            answer, [&sink](std::string_view piece) { sink.add(piece); },
            [&sink] { return sink.works() && Interrupt::goes_on(); },
            [] { return key_of(Interrupt::ending()); });
        sink.add("\n");
    }
    sink.flush();
    Written written{Interrupt::ending(), {}, sink.problem()};
    const bool has_note = written.ending != Ending::whole && answer.is_table && form == Form::text;
    if (has_note) written.note = in_small(note_of(written.ending, true));
    return written;
}

LastWords last_words(const Answer& known, Form form, Ending ending, const std::string& before) {
    constexpr int status_by_key = 130;
    LastWords words{{}, {}, ending == Ending::by_key ? status_by_key : 0};
    const bool is_known = !known.text.empty();
    if (form == Form::json) {
        words.out = json_text(early_object(known, ending, note_of(ending, false))) + "\n";
        words.errors = before;
        return words;
    }
    const std::string note = note_of(ending, is_known);
    const bool is_answer = is_known || ending == Ending::by_time;
    words.out = known.text;
    for (const std::string& each : known.notes) words.errors += "switchbox: " + each + "\n";
    if (is_answer && !known.is_table) {
        words.out += note + "\n";
    } else {
        words.errors += "switchbox: " + in_small(note) + "\n";
    }
    words.errors.insert(0, before);
    return words;
}

}  // namespace switchbox::cli
