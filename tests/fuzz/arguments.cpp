// Fuzz target for the command line. Each line is one argument; standard input follows an empty line.
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "cli/command_line.hpp"
#include "machine/text.hpp"
#include "small.hpp"
#include "target.hpp"

namespace switchbox::fuzz {
namespace {

constexpr long longest_search = 200'000'000;  // nanoseconds

struct Call {
    std::vector<std::string> arguments;
    std::string input;
};

Call call_in(std::string_view text) {
    Call call;
    while (!text.empty() && text.front() != '\n') {
        const std::size_t end = std::min(text.find('\n'), text.size());
        call.arguments.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    if (!text.empty()) call.input = text.substr(1);
    return call;
}

bool has(const Call& call, std::string_view word) {
    return std::any_of(call.arguments.begin(), call.arguments.end(),
                       [word](const std::string& argument) { return argument == word; });
}

// Returns whether an argument asks for help or the version. Short options may be combined: "-hq".
bool asks_for_help(const Call& call) {
    const auto is_help = [](const std::string& argument) { return argument.starts_with("-h"); };
    return has(call, "--help") || has(call, "--version") ||
           std::any_of(call.arguments.begin(), call.arguments.end(), is_help);
}

// Returns whether the argument is cheap: small boards and tables, and no file but standard input.
bool is_quick(const std::string& argument) {
    const std::size_t file = argument.find("file:");
    if (file != std::string::npos && argument.substr(file) != "file:-") return false;
    const auto number =
        machine::parse_number(argument.substr(std::min(argument.find('=') + 1, argument.size())));
    return is_small(argument) && (!number || *number <= 4 * largest_side);
}

// Timer that raises SIGINT after `longest_search` of processor time, if a handler is installed.
class Impatience {
  public:
    Impatience() {
        struct sigaction on_time {};
        on_time.sa_handler = [](int) {
            struct sigaction now {};
            sigaction(SIGINT, nullptr, &now);
            if (now.sa_handler != SIG_DFL) std::raise(SIGINT);
        };
        sigaction(SIGUSR2, &on_time, nullptr);
        sigevent event{};
        event.sigev_notify = SIGEV_SIGNAL;
        event.sigev_signo = SIGUSR2;
        require(timer_create(CLOCK_PROCESS_CPUTIME_ID, &event, &timer_) == 0, "a timer can be made");
        const itimerspec once{{0, 0}, {0, longest_search}};
        timer_settime(timer_, 0, &once, nullptr);
    }
    Impatience(const Impatience&) = delete;
    Impatience& operator=(const Impatience&) = delete;
    ~Impatience() { timer_delete(timer_); }

  private:
    timer_t timer_{};
};

// Output file in memory.
class Stream {
  public:
    Stream() : file_(open_memstream(&text_, &size_)) {}
    Stream(const Stream&) = delete;
    Stream& operator=(const Stream&) = delete;
    ~Stream() {
        std::fclose(file_);
        std::free(text_);
    }
    [[nodiscard]] std::FILE* file() const { return file_; }
    [[nodiscard]] std::string text() const {
        std::fflush(file_);
        return {text_, size_};
    }

  private:
    char* text_ = nullptr;
    std::size_t size_ = 0;
    std::FILE* file_;
};

bool is_one_line(const std::string& text) { return text.find('\n') + 1 == text.size(); }

void expect_answer(const Call& call, int status, const std::string& out, const std::string& errors) {
    using namespace cli;
    require(status == answered || status == bad_input || status == stopped,
            "it answers, or tells what is wrong");
    if (status == bad_input) {
        require(out.empty(), "a complaint comes without an answer");
        require(errors.starts_with("switchbox: ") && is_one_line(errors), "a complaint is one line");
        return;
    }
    if (status == stopped && !errors.empty()) {  // for a table, or while reading the input
        require(errors.starts_with("switchbox: ") && is_one_line(errors), "a note is one line");
        return;
    }
    require(errors.empty(), "an answer comes without a complaint");
    if (has(call, "--json") && !asks_for_help(call))
        require(is_one_line(out) && nlohmann::json::accept(out), "an answer as JSON is one object on a line");
}

}  // namespace

void run_arguments(std::string_view input) {
    Call call = call_in(input);
    if (!std::all_of(call.arguments.begin(), call.arguments.end(), is_quick) || !is_small(call.input)) return;
    call.input.push_back('\n');
    std::FILE* const typed = std::exchange(stdin, fmemopen(call.input.data(), call.input.size(), "r"));
    const Stream out;
    const Stream errors;
    int status = 0;
    {
        const Impatience impatience;
        status = cli::run(call.arguments, out.file(), errors.file());
    }
    std::fclose(std::exchange(stdin, typed));
    expect_answer(call, status, out.text(), errors.text());
}

}  // namespace switchbox::fuzz
