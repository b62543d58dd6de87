#include "command_line/command_line.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <exception>

#include "command_line/complaint.hpp"
#include "command_line/progress.hpp"
#include "command_line/subcommand.hpp"

namespace switchbox::command_line {
namespace {

// What is to be printed where, and the exit status.
struct Outcome {
    ExitStatus status = answered;
    std::string text;
};

constexpr auto description =
    "Button-and-light machines to play, solve and understand.\n"
    "Without a command the window opens.";

constexpr auto footer =
    "Pictures and press grids: rows from the top with '/' between them, one character a cell,\n"
    "a digit or '.' for 0 and 'X' for 1: 100/11./..X, and '-' where there is nothing. A picture may\n"
    "also be all-on, all-off or random:SEED, a solvable one. With code:TEXT the game in the code\n"
    "gives what no option does. The machine 'own' is a rule of your own: that of Lights Out, but\n"
    "for what the options draw. Pictures of 'ghaly' have the colours 1 to N, 0 for dark, and commas\n"
    "between the cells where a colour has two digits: 10,3/0,1. Transmitters are numbered 1 to N on\n"
    "the left edge and on to 2N at the bottom, colour generators and exits from the top edge to the\n"
    "right one.\n"
    "Exit status: 0 answered (also \"impossible\"), 2 bad input, 1 internal failure.";

class Parser {
  public:
    Parser() : app_(description, "switchbox") {
        app_.footer(footer);
        app_.get_formatter()->column_width(34);
        app_.set_version_flag("--version", "switchbox " SWITCHBOX_VERSION, "Print the version and exit");
        app_.require_subcommand(1);
        for (const auto add :
             {add_solve, add_show, add_inspect, add_algebra, add_new, add_open, add_wire, add_list}) {
            subcommands_.push_back(add(app_));
            subcommands_.back().parser->add_flag("--json", json_, "Answer with one JSON object on one line");
        }
    }

    Outcome run(std::span<const std::string> arguments, Progress& progress) {
        try {
            std::vector<std::string> reversed(arguments.rbegin(), arguments.rend());  // as CLI11 wants them
            app_.parse(reversed);
        } catch (const CLI::CallForHelp&) {
            return {answered, app_.help()};
        } catch (const CLI::CallForVersion& version) {
            return {answered, std::string(version.what()) + "\n"};
        } catch (const CLI::ParseError& error) {
            return {bad_input, complaint_about(app_, error)};
        }
        const auto chosen = std::find_if(subcommands_.begin(), subcommands_.end(),
                                         [](const Subcommand& one) { return one.parser->parsed(); });
        const Result<Answer> answer = chosen->answer(progress);
        if (!answer) return {bad_input, answer.error().message};
        return {answered, json_ ? answer->json.dump() + "\n" : answer->text};
    }

  private:
    CLI::App app_;
    std::vector<Subcommand> subcommands_;
    bool json_ = false;
};

Outcome outcome_of(std::span<const std::string> arguments, std::FILE* errors) {
    try {
        Progress progress(errors);
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
    Outcome outcome = outcome_of(arguments, errors);
    if (outcome.status == answered) {
        if (print(out, outcome.text)) return answered;
        outcome = {failed, "internal failure: the answer could not be written"};
    }
    print(errors, "switchbox: " + one_line(outcome.text) + "\n");
    return outcome.status;
}

}  // namespace switchbox::command_line
