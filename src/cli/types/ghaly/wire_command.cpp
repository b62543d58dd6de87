#include <CLI/CLI.hpp>

#include "cli/layout.hpp"
#include "cli/pressed_cells.hpp"
#include "cli/subcommand.hpp"
#include "cli/text_option.hpp"
#include "i18n/words.hpp"
#include "machine/catalogue.hpp"
#include "machine/notation.hpp"
#include "machine/permutation_text.hpp"
#include "types/ghaly/model/ghaly_choice.hpp"
#include "types/ghaly/model/ghaly_code_text.hpp"
#include "types/ghaly/solve/wire.hpp"

namespace switchbox::cli {
namespace {

struct WireOptions {
    std::string size;
    std::string wiring;
    std::optional<std::string> broken;
};

// Parsed input.
struct WireRequest {
    machine::MachineChoice machine;  // any codes, since they do not matter
    algebra::Permutation wiring;
    machine::PressGrid broken;
};

Result<machine::PressGrid> read_broken(const std::optional<std::string>& text,
                                       const machine::CellMask& sites) {
    if (!text) return machine::PressGrid::filled(sites.shape, 0);
    return machine::parse_grid<machine::PressGridKind>(*text, sites, 2,
                                                       {verbatim("broken"), "machine.grid.not-a-mark"});
}

Result<WireRequest> read_request(const WireOptions& options) {
    const auto size = machine::parse_ghaly_size(options.size);
    if (!size) return size.error();
    const auto wiring = machine::parse_wiring(options.wiring, 2 * static_cast<std::size_t>(*size), "PI");
    if (!wiring) return wiring.error();
    const machine::MachineChoice choice = machine::choose_ghaly(machine::plain_codes(*size));
    const auto broken = read_broken(options.broken, choice->button_sites());
    if (!broken) return broken.error();
    return WireRequest{choice, *wiring, *broken};
}

// Returns the error in a wiring as a sentence.
std::string problem_sentence(const Error& problem) { return say("native.problem", problem.message); }

std::string sentence(const machine::PressGrid& presses, bool some_are_broken) {
    const std::size_t count = machine::weight(presses);
    if (count == 0) return "With nothing pressed the machine has this wiring.";
    return "With " + std::to_string(count) + (count == 1 ? " press" : " presses") +
           " the machine has this wiring, and no press grid " +
           (some_are_broken ? "without the broken buttons " : "") + "makes it with fewer.";
}

// Result as boards, facts and keys.
struct WireFindings {
    std::vector<Board> boards;
    std::vector<Fact> facts;
    nlohmann::ordered_json json = nlohmann::ordered_json::object();
};

void add_presses(WireFindings& found, const machine::Machine& machine, const machine::PressGrid& presses) {
    const std::size_t count = machine::weight(presses);
    found.json["fewest"] = count;
    found.json["presses"] = machine::format_grid(presses);
    found.boards.push_back(button_board("Press", machine, presses));
    found.facts.emplace_back("Fewest presses", std::to_string(count));
    const auto pressed = pressed_cells(machine, presses);
    if (!pressed) return;
    found.json["cells"] = pressed->numbers;
    if (count > 0) found.facts.emplace_back("Cells to press", pressed->text);
}

Result<Answer> answer_wire(const WireOptions& options) {
    const auto requested = read_request(options);
    if (!requested) return requested.error();
    const auto machine = requested->machine->make_machine(requested->machine->default_start());
    const auto presses = solve::shortest_press_grid(requested->wiring, requested->broken);
    const bool some_are_broken = machine::weight(requested->broken) > 0;
    WireFindings found;
    found.json["verdict"] = presses ? "possible" : "impossible";
    if (some_are_broken) found.boards.push_back(button_board("Broken", *machine, requested->broken));
    found.facts = {{"Wiring", machine::format_one_line(requested->wiring)},
                   {"Cycles", machine::format_cycles(requested->wiring)}};
    if (presses) add_presses(found, *machine, *presses);
    if (!presses) found.json["reason"] = problem_sentence(presses.error());
    const std::string words =
        presses ? sentence(*presses, some_are_broken) : problem_sentence(presses.error());
    const std::string boards = found.boards.empty() ? "" : "\n" + draw(found.boards);
    return Answer{heading(requested->machine) + "\n\n" + words + "\n" + boards + "\n" + listed(found.facts),
                  found.json};
}

}  // namespace

Subcommand add_wire(CLI::App& app) {
    const auto options = std::make_shared<WireOptions>();
    CLI::App* parser =
        app.add_subcommand("wire", "Find a shortest press grid with a given wiring of Ghaly's machine");
    parser->add_option("N", options->size, "Rows and columns of the machine, 2 to 64")
        ->required()
        ->type_name("");
    parser
        ->add_option(
            "PI", options->wiring,
            "Where the wire of each transmitter leaves: '1 3 5 7 4 2 8 6', or cycles, '(2 3 5 4 7 8 6)'")
        ->required()
        ->type_name("");
    add_text(*parser, "--broken", options->broken, "GRID", "The buttons that cannot be pressed, 1 for each");
    return {parser, [options](ProgressLine& /*progress*/) { return answer_wire(*options); }};
}

}  // namespace switchbox::cli
