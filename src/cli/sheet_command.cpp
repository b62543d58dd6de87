// Command `sheet`: a worksheet as a file.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <cctype>
#include <filesystem>
#include <string_view>

#include "cli/command_line.hpp"
#include "cli/host.hpp"
#include "cli/layout.hpp"
#include "cli/machine_commands.hpp"
#include "cli/machine_options.hpp"
#include "cli/options.hpp"
#include "game/new_game.hpp"
#include "game/share_code.hpp"
#include "i18n/words.hpp"
#include "machine/text.hpp"

namespace switchbox::cli {
namespace {

struct SheetOptions {
    MachineOptions machine;
    std::optional<std::string> count;
    std::optional<std::string> seed;
    std::optional<std::string> fewest;
    std::string file;
    bool force = false;
};

// Returns the format by the ending of the file's name, in small or capital letters.
Result<game::WorksheetFormat> format_of(const std::string& path) {
    std::string ending = std::filesystem::path(path).extension().string();
    std::transform(ending.begin(), ending.end(), ending.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    if (ending == ".svg") return game::WorksheetFormat::svg;
    if (ending == ".pdf") return game::WorksheetFormat::pdf;
    return Error{verbatim("to: " + say(machine::quoted(path)) + " must end in .svg or .pdf")};
}

// Returns the machine, the seed and the difficulty.
Result<game::NewGame> requested_by(const SheetOptions& options, const machine::MachineChoice& choice) {
    game::NewGame requested{choice, 0, std::nullopt, game::NewGameMode::solvable};
    const auto seed = options.seed ? read_number("seed", *options.seed) : any_seed();
    if (!seed) return seed.error();
    requested.seed = *seed;
    if (!options.fewest) return requested;
    const auto fewest = read_number("fewest", *options.fewest);
    if (!fewest) return fewest.error();
    requested.fewest = static_cast<std::size_t>(*fewest);
    return requested;
}

Result<game::Worksheet> make_sheet(const SheetOptions& options, const game::NewGame& requested,
                                   std::size_t count, Host& host) {
    const auto new_puzzle = commands_of(requested.machine->type()).new_puzzle;
    std::size_t made = 0;
    const auto make = [&](const game::NewGame& one) -> Result<game::Puzzle> {
        const double share = static_cast<double>(std::min(made++, count)) / static_cast<double>(count);
        if (!host.goes_on(share, "")) return Error{verbatim("stopped before the worksheet was made")};
        if (new_puzzle != nullptr) {
            if (auto puzzle = new_puzzle(one, options.machine)) return *std::move(puzzle);
        }
        return game::new_puzzle(one);
    };
    return game::make_worksheet(requested, count, make);
}

// Returns a board for scripts, with its solution.
nlohmann::ordered_json object_of(const game::WorksheetBoard& board) {
    const auto machine = board.puzzle.machine->make_machine(board.puzzle.start);
    const bool has_names = machine->has_names() || !machine->counts_presses();
    auto order = nlohmann::ordered_json::array();
    for (const std::size_t button : board.presses) {
        if (has_names) {
            order.push_back(machine->button_label(button));
        } else {
            order.push_back(machine->button_number(button));
        }
    }
    return {{"code", game::share_code(game::opening(board.puzzle))},
            {board.is_fewest ? "fewest" : "at_most", board.presses.size()},
            {"order", order}};
}

Answer answer_about(const game::Worksheet& sheet, const std::string& file) {
    const std::size_t count = sheet.boards.size();
    Answer answer;
    answer.json["file"] = file;
    answer.json["seed"] = sheet.requested.seed;
    answer.json["boards"] = nlohmann::ordered_json::array();
    for (const game::WorksheetBoard& board : sheet.boards) answer.json["boards"].push_back(object_of(board));
    std::vector<Fact> facts{{"Boards", std::to_string(count)}};
    if (sheet.repeats > 0) facts.emplace_back("Different boards", std::to_string(count - sheet.repeats));
    facts.emplace_back("Seed", std::to_string(sheet.requested.seed));
    facts.emplace_back("File", one_line(file));
    answer.text = heading(sheet.requested.machine) + "\n\n" + listed(facts);
    return answer;
}

Result<Answer> answer_sheet(const SheetOptions& options, WorksheetFile draw, Host& host) {
    const auto format = format_of(options.file);
    if (!format) return format.error();
    if (!options.force && is_file(options.file)) {
        return Error{verbatim("to: " + say(machine::quoted(options.file)) +
                              " exists; add --force to replace it, or name another file")};
    }
    const auto named = read_machine(options.machine, Purpose::draw);
    if (!named) return named.error();
    const std::string usual = std::to_string(game::usual_worksheet_boards);
    const auto count = read_number("count", options.count.value_or(usual), {1, game::most_worksheet_boards});
    if (!count) return count.error();
    const auto requested = requested_by(options, named->position.puzzle.machine);
    if (!requested) return requested.error();
    const auto sheet = make_sheet(options, *requested, static_cast<std::size_t>(*count), host);
    if (!sheet) return sheet.error();
    const auto content = draw(*sheet, *format);
    if (!content) return Error{verbatim("to: the pages cannot be drawn: " + say(content.error().message))};
    if (auto problem = write_file(options.file, *content, "to", options.force)) return *std::move(problem);
    Answer answer = answer_about(*sheet, options.file);
    answer.read_as = named->read_as;
    return answer;
}

}  // namespace

Subcommand add_sheet(CLI::App& app, WorksheetFile file) {
    const auto options = std::make_shared<SheetOptions>();
    CLI::App* parser = app.add_subcommand("sheet", "Make a worksheet of boards to print, with its solutions");
    add_machine_options(*parser, options->machine);
    parser
        ->add_option("--to", options->file,
                     "The file to write: .pdf, or .svg with all pages one below the other")
        ->required()
        ->type_name("FILE");
    add_text(*parser, "--count", options->count, "N", "Boards, 1 to 48; without it 12");
    add_text(*parser, "--seed", options->seed, "S",
             "The same seed gives the same worksheet; without it, a random one");
    add_text(*parser, "--fewest", options->fewest, "D", "Presses in a shortest solution of each board");
    add_type_options(*parser, options->machine, OptionPlace::new_game);
    parser->add_flag("--force", options->force, "Replace the file if it exists");
    parser->footer(
        "\nPages are A4. The solutions are on pages of their own. A board has up to 24 rows and columns.\n"
        "No board is there twice, unless the machine has too few.");
    return {parser, [options, file](Host& host) { return answer_sheet(*options, file, host); }};
}

}  // namespace switchbox::cli
