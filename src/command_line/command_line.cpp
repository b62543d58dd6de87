#include "command_line/command_line.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <exception>

#include "command_line/complaint.hpp"
#include "command_line/progress.hpp"
#include "command_line/subcommand.hpp"
#include "command_line/writing.hpp"
#include "words/embedded.hpp"
#include "words/words.hpp"

namespace switchbox::command_line {
namespace {

// What is to be printed where, and the exit status: an answer, or a complaint.
struct Outcome {
    ExitStatus status = answered;
    std::string complaint;
    Answer answer = {};
    bool is_json = false;
};

constexpr auto description =
    "Button-and-light machines to play, solve and understand.\n"
    "Without a command the window opens.";

constexpr auto footer =
    "Write pictures and press grids as rows from the top with '/' between them, one character a\n"
    "cell: a digit, '.' for 0, 'X' for 1, '-' where there is nothing: 100/11./..X. A picture may also\n"
    "be all-on, all-off or random:SEED, a solvable one, and file:PATH reads one, with a line a row if\n"
    "you like, from a file (file:- from standard input). With code:TEXT the game in the code gives\n"
    "what no option does. The machine 'own' follows the rule of Lights Out but for what the options\n"
    "draw. Pictures of 'ghaly' hold the colours 1 to N and 0 for dark, with commas between the cells\n"
    "where a colour has two digits: 10,3/0,1. Number transmitters 1 to N on the left edge and on to\n"
    "2N at the bottom; colour generators and exits from the top edge on to the right one.\n"
    "Exit status: 0 answered (also \"impossible\"), 2 bad input, 1 internal failure, 130 stopped by\n"
    "Ctrl+C with what was known by then.";

class Parser {
  public:
    Parser() : app_(description, "switchbox") {
        app_.footer(footer);
        app_.get_formatter()->column_width(34);
        app_.set_version_flag("--version", "switchbox " SWITCHBOX_VERSION, "Print the version and exit");
        app_.require_subcommand(1);
        for (const auto add : {add_solve, add_show, add_inspect, add_algebra, add_new, add_open, add_wire,
                               add_table, add_convert, add_list}) {
            subcommands_.push_back(add(app_));
            subcommands_.back().parser->add_flag("--json", json_, "Answer with one JSON object on one line");
        }
    }

    Outcome run(std::span<const std::string> arguments, Progress& progress) {
        try {
            std::vector<std::string> reversed(arguments.rbegin(), arguments.rend());  // as CLI11 wants them
            app_.parse(reversed);
        } catch (const CLI::CallForHelp&) {
            return {answered, {}, {.text = app_.help()}};
        } catch (const CLI::CallForVersion& version) {
            return {answered, {}, {.text = std::string(version.what()) + "\n"}};
        } catch (const CLI::ParseError& error) {
            return {bad_input, complaint_about(app_, error)};
        }
        const auto chosen = std::find_if(subcommands_.begin(), subcommands_.end(),
                                         [](const Subcommand& one) { return one.parser->parsed(); });
        Result<Answer> answer = chosen->answer(progress);
        if (!answer) return {bad_input, say(answer.error().message)};
        return {answered, {}, *std::move(answer), json_};
    }

  private:
    CLI::App app_;
    std::vector<Subcommand> subcommands_;
    bool json_ = false;
};

Outcome outcome_of(std::span<const std::string> arguments, std::FILE* errors) {
    try {
        Progress progress(errors);  // gone before anything is written
        return Parser().run(arguments, progress);
    } catch (const std::exception& failure) {
        return {failed, std::string("internal failure: ") + failure.what()};
    }
}

bool print(std::FILE* file, const std::string& text) {
    return std::fwrite(text.data(), 1, text.size(), file) == text.size() && std::fflush(file) == 0;
}

}  // namespace

int run(std::span<const std::string> arguments, std::FILE* out, std::FILE* errors) {
    words::use_embedded("en");  // scripts read it
    const Interrupt interrupt;
    Outcome outcome = outcome_of(arguments, errors);
    if (outcome.complaint.empty()) {
        const Writing writing = write(out, outcome.answer, outcome.is_json ? Form::json : Form::text);
        if (writing != Writing::failed) return writing == Writing::whole ? answered : stopped;
        outcome = {failed, "internal failure: the answer could not be written"};
    }
    print(errors, "switchbox: " + one_line(outcome.complaint) + "\n");
    return outcome.status;
}

}  // namespace switchbox::command_line
