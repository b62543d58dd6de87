#include "cli/command_line.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <exception>
#include <new>
#include <utility>

#include "cli/layout.hpp"
#include "cli/machine_commands.hpp"
#include "cli/machine_options.hpp"
#include "cli/options.hpp"
#include "cli/progress.hpp"
#include "cli/verdict_answer.hpp"
#include "cli/writing.hpp"
#include "i18n/embedded.hpp"
#include "i18n/words.hpp"
#include "machine/text.hpp"

namespace switchbox::cli {
namespace {

// Exit status, and a line for standard error.
struct CommandOutcome {
    ExitStatus status = answered;
    std::string complaint = {};
};

void write_line(std::FILE* errors, const std::string& text) {
    std::fputs(("switchbox: " + one_line(text) + "\n").c_str(), errors);
    std::fflush(errors);
}

Answer words_alone(std::string text) {
    Answer answer;
    answer.text = std::move(text);
    return answer;
}

constexpr auto description =
    "Button-and-light machines to play, solve and understand.\n"
    "Without a command the window opens.";

constexpr auto footer =
    "Write pictures and press grids as rows from the top with '/' between them, one character for\n"
    "each cell: a digit, '.' for 0, 'X' for 1, '-' without lamp or button: 100/11./..X. A picture may\n"
    "also be all-on, all-off, or random:SEED, a random one that can be solved. file:PATH reads a\n"
    "picture from a file (file:- from standard input), where each row may have a line of its own.\n"
    "With code:TEXT, options replace parts of the game in the code. The machine 'own' follows the\n"
    "rule of Lights Out unless options draw another. Pictures of 'ghaly' have the colours 1 to N and\n"
    "0 for dark. If a colour has two digits, commas separate the cells: 10,3/0,1. Its transmitters\n"
    "are numbered 1 to N down the left edge and on to 2N along the bottom; colour generators and\n"
    "exits along the top edge and down the right one.\n"
    "Exit status: 0 answered (also \"impossible\", or --time was over), 2 bad input, 1 the answer could\n"
    "not be written or an internal failure, 130 stopped by Ctrl+C. After Ctrl+C or --time the answer\n"
    "has the results found so far.";

class Parser {
  public:
    explicit Parser(WorksheetFile worksheet_file) : app_(description, "switchbox") {
        app_.footer(footer);
        app_.get_formatter()->column_width(34);
        app_.set_version_flag("--version", "switchbox " SWITCHBOX_VERSION, "Print the version and exit");
        app_.require_subcommand(1);
        for (const auto add : {add_solve, add_show, add_inspect, add_algebra, add_new, add_open, add_wire,
                               add_table, add_convert, add_list, add_levels}) {
            subcommands_.push_back(add(app_));
        }
        if (worksheet_file != nullptr) subcommands_.push_back(add_sheet(app_, worksheet_file));
        for (const Subcommand& each : subcommands_)
            each.parser->add_flag("--json", json_, "Answer with one JSON object on one line");
    }

    // Parses the arguments and returns the answer. An Error means bad input.
    Result<Answer> answer(std::span<const std::string> arguments, std::FILE* errors) {
        if (auto complaint = complaint_about_flags(app_, arguments))
            return Error{verbatim(*std::move(complaint))};
        try {
            // the order that CLI11 expects
            std::vector<std::string> reversed(arguments.rbegin(), arguments.rend());
            app_.parse(reversed);
        } catch (const CLI::CallForHelp&) {
            return words_alone(app_.help());
        } catch (const CLI::CallForVersion& version) {
            return words_alone(std::string(version.what()) + "\n");
        } catch (const CLI::ParseError& error) {
            return Error{verbatim(complaint_about(app_, error))};
        }
        const auto chosen = std::find_if(subcommands_.begin(), subcommands_.end(),
                                         [](const Subcommand& one) { return one.parser->parsed(); });
        ProgressLine progress(errors, form());  // destroyed before anything is written
        return chosen->answer(progress);
    }
    [[nodiscard]] Form form() const { return json_ ? Form::json : Form::text; }

  private:
    CLI::App app_;
    std::vector<Subcommand> subcommands_;
    bool json_ = false;
};

CommandOutcome outcome_of(std::span<const std::string> arguments, std::FILE* out, std::FILE* errors,
                          WorksheetFile worksheet_file) {
    try {
        Parser parser(worksheet_file);
        Result<Answer> found = parser.answer(arguments, errors);
        if (!found) return {Interrupt::is_asked() ? stopped : bad_input, say(found.error().message)};
        Answer answer = *std::move(found);
        if (!answer.read_as.empty()) {
            write_line(errors, answer.read_as);
            answer.json["read_as"] = answer.read_as;
        }
        if (parser.form() == Form::text) {
            for (const std::string& note : answer.notes) write_line(errors, note);
        }
        // A list is made during writing, so Ctrl+C may still end it.
        const Written written = write(out, answer, parser.form());
        const ExitStatus status = written.ending == Ending::by_key ? stopped : answered;
        // Ctrl+C also interrupts a blocked write.
        if (written.problem.empty() || status == stopped) return {status, written.note};
        return {failed, "the answer cannot be written: " + written.problem};
    } catch (const std::bad_alloc&) {
        return {failed, "there is not enough memory for this; try a smaller board"};
    } catch (const std::exception& failure) {
        return {failed, std::string("internal failure: ") + failure.what()};
    }
}

}  // namespace

int run(std::span<const std::string> arguments, std::FILE* out, std::FILE* errors,
        WorksheetFile worksheet_file) {
    i18n::use_embedded("en");  // the output is for scripts
    const Interrupt interrupt(out, errors);
    const CommandOutcome outcome = outcome_of(arguments, out, errors, worksheet_file);
    if (!outcome.complaint.empty()) write_line(errors, outcome.complaint);
    return outcome.status;
}

namespace {

// Returns "or any other up to 64x64"; empty if `largest_side` is 0.
std::string other_sizes(const MachineCommands& commands, int largest_side) {
    if (largest_side == 0) return "";
    const std::string largest = machine::format_shape({largest_side, largest_side});
    return ", or " + std::string(commands.other_size) + " up to " + largest;
}

// Adds a machine at its usual size. Other sizes up to `largest_side` are allowed unless that is 0.
void add_machine(Answer& answer, std::vector<Fact>& lines, const machine::MachineChoice& usual,
                 int largest_side) {
    const MachineCommands& commands = commands_of(usual->type());
    const std::string size = size_text(usual);
    const std::string about = say(usual->about());
    answer.json["machines"].push_back({{"id", usual->id()},
                                       {"name", say(usual->name())},
                                       {"about", about},
                                       {"size", size},
                                       {"states", usual->lamp_states()},
                                       {"resizable", largest_side != 0}});
    const std::string states = unusual_states(usual);
    lines.emplace_back(usual->id(), !commands.listed_size.empty()
                                        ? commands.listed_size
                                        : size + (states.empty() ? "" : ", " + states) +
                                              other_sizes(commands, largest_side));
    lines.emplace_back("", about);
}

Result<Answer> answer_list() {
    Answer answer;
    answer.json["machines"] = nlohmann::ordered_json::array();
    std::vector<Fact> lines;
    for (const machine::Preset& preset : machine::catalogue()) {
        add_machine(answer, lines, *machine::choose(preset.id, {}), preset.largest_side);
    }
    const auto types = machine_commands();
    // The last type is listed first, so that the machine 'own' ends the list.
    for (std::size_t i = types.size(); i-- > 0;) {
        if (types[i]->usual != nullptr) add_machine(answer, lines, types[i]->usual(), types[i]->largest_side);
    }
    answer.text = listed(lines);
    return answer;
}

}  // namespace

Subcommand add_list(CLI::App& app) {
    return {app.add_subcommand("list", "List the machines"),
            [](ProgressLine& /*progress*/) { return answer_list(); }};
}

namespace {

Answer boards_shown(const Study& study) {
    const game::Position& position = study.position;
    const machine::Machine& machine = *study.machine;
    Answer answer;
    answer.json["picture"] = lamp_text(machine, study.picture);
    answer.text = draw({lamp_board("Start", machine, position.puzzle.start),
                        button_board("Pressed", machine, position.presses),
                        lamp_board("Picture", machine, study.picture)});
    if (!machine::is_blank(position.presses.cells)) append(answer, order_caveat(position.puzzle.machine));
    return answer;
}

Result<Answer> answer_show(const PositionOptions& options) {
    const auto read = read_position(options, Purpose::solve);
    if (!read) return read.error();
    const Study study(read->position);
    Answer answer{.text = title_of(study), .read_as = read->read_as};
    const auto show = study.commands.show;
    append(answer, (show != nullptr ? show : boards_shown)(study));
    return answer;
}

}  // namespace

Subcommand add_show(CLI::App& app) {
    const auto options = std::make_shared<PositionOptions>();
    CLI::App* parser = app.add_subcommand("show", "Show the picture after given presses");
    add_position_options(*parser, *options);
    return {parser, [options](ProgressLine& /*progress*/) { return answer_show(*options); }};
}

}  // namespace switchbox::cli
