// Commands of Ghaly's machine.
#include "cli/types/ghaly/ghaly_commands.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>

#include "cli/command_line.hpp"
#include "cli/layout.hpp"
#include "cli/machine_commands.hpp"
#include "cli/options.hpp"
#include "i18n/words.hpp"
#include "machine/machine_type.hpp"
#include "machine/permutation_text.hpp"
#include "machine/text.hpp"
#include "solve/search.hpp"
#include "types/ghaly/model/ghaly_choice.hpp"
#include "types/ghaly/model/ghaly_codes.hpp"
#include "types/ghaly/model/ghaly_machine.hpp"
#include "types/ghaly/picture/ghaly_answers.hpp"
#include "types/ghaly/picture/picture_search.hpp"
#include "types/ghaly/solve/solver.hpp"
#include "types/ghaly/solve/staircase.hpp"

namespace switchbox::cli {
namespace {

constexpr std::array<TypeOption, 2> code_options{
    {{"sigma", "CYCLES", "ghaly: the codes of the transmitters, a permutation of 1 to 2N: (2 3)(5 8)"},
     {"tau", "CYCLES", "ghaly: those of the colour generators"}}};

std::optional<Result<game::Puzzle>> refuse_codes(const game::NewGame& /*requested*/,
                                                 const MachineOptions& options) {
    for (const TypeOption& option : code_options) {
        if (options.value(option.name) != nullptr)
            return Error{
                verbatim(std::string(option.name) + ": a new game draws the codes itself, from its seed")};
    }
    return std::nullopt;
}

// Adds the only colour that all cells can have, if the target is one colour.
void add_boards_and_colour(VerdictAnswer& answer, const Study& study, const solve::Search& search) {
    add_boards(answer, study, search);
    if (!goes_for_one_colour(study.position.puzzle)) return;
    const int colour = solve::ghaly_in(study.solver())->colour();
    answer.json["colour"] = colour;
    answer.facts.emplace_back("Only colour", colour_words(colour));
}

}  // namespace

const MachineCommands ghaly_commands{
    .type = machine::ghaly_id,
    .owner = machine::ghaly_id,
    .options = code_options,
    .not_of_others = {"", " has no codes"},
    .choose = ghaly_choice,
    .new_puzzle = refuse_codes,
    .no_all_on = "Ghaly's machine has colours to choose from; write one for each cell, as in 33/33",
    .not_a_state = "native.not-a-colour",
    .no_start = "Ghaly's machine always begins dark, so it takes no other start",
    .other_size = "another square",
    .colours = " colours and dark",
    .in_words = "Ghaly's machine",
    .without_matrix =
        {" has no matrix, for what a press changes there depends on what else is pressed",
         " has no quiet patterns, for what a press changes there depends on what else is pressed"},
    .show = wiring_facts,
    .opened = wiring_facts,
    .describe = ghaly_facts,
    .verdict = add_boards_and_colour,
    .all = ghaly_solutions};

namespace {

using machine::GhalyMachine;

// Returns for each place the k of its code d_k.
template <class CodeAt>
std::vector<std::size_t> codes_by_place(const GhalyMachine& machine, const CodeAt& code_at) {
    std::vector<std::size_t> codes;
    for (std::size_t place = 0; place < machine.codes().sigma.size(); ++place) {
        codes.push_back(static_cast<std::size_t>(code_at(place)) + 1);
    }
    return codes;
}

// Returns "d1 d3 d2 d4".
std::string code_names(const std::vector<std::size_t>& codes) {
    std::string text;
    for (const std::size_t code : codes) text += (text.empty() ? "d" : " d") + std::to_string(code);
    return text;
}

void add_codes(Answer& answer, std::vector<Fact>& facts, const GhalyMachine& machine) {
    const auto transmitters =
        codes_by_place(machine, [&](std::size_t place) { return machine.transmitter_code(place); });
    const auto generators =
        codes_by_place(machine, [&](std::size_t place) { return machine.generator_code(place); });
    const std::string last = std::to_string(transmitters.size());
    answer.json["sigma"] = machine::format_cycles(machine.codes().sigma);
    answer.json["tau"] = machine::format_cycles(machine.codes().tau);
    answer.json["transmitters"] = transmitters;
    answer.json["generators"] = generators;
    facts.emplace_back("Sigma", machine::format_cycles(machine.codes().sigma));
    facts.emplace_back("Tau", machine::format_cycles(machine.codes().tau));
    facts.emplace_back("Codes of X1 to X" + last, code_names(transmitters));
    facts.emplace_back("Codes of CG1 to CG" + last, code_names(generators));
}

// Adds whether all cells can get the same colour from the start with nothing pressed.
void add_outlook(Answer& answer, std::vector<Fact>& facts, const solve::GhalySolver& solver) {
    const std::string solutions = solver.solutions().decimal();
    answer.json["colour"] = solver.colour();
    answer.json["solvable"] = solver.is_solvable();
    answer.json["solutions"] = solutions;
    facts.emplace_back("Only colour", colour_words(solver.colour()));
    facts.emplace_back("Can be solved", solver.is_solvable() ? "yes" : "no");
    facts.emplace_back("Solutions", solutions);
    if (!solver.is_solvable()) return;
    answer.json["fewest"] = solver.fewest();
    facts.emplace_back("Fewest presses", std::to_string(solver.fewest()));
}

// Returns the codes that the cells show, counted from 1.
Board code_board(const GhalyMachine& machine, const machine::Wiring& wiring) {
    Board board{"Codes", machine.lamp_sites(), wiring.shown, true};
    for (std::uint8_t& code : board.cells) ++code;
    return board;
}

// Returns "1 5 3 4 / 1 3 6 4".
std::string rows_of(const Board& board) {
    std::string text;
    for (std::size_t cell = 0; cell < board.cells.size(); ++cell) {
        const bool begins_row = board.sites.shape.column(cell) == 0;
        text += (cell == 0 ? "" : begins_row ? " / " : " ") + std::to_string(board.cells[cell]);
    }
    return text;
}

}  // namespace

Answer ghaly_facts(const Study& study) {
    const GhalyMachine& machine = *machine::ghaly_in(*study.machine);
    const std::size_t cells = machine.lamps().size();
    Answer answer;
    answer.json["buttons"] = cells;
    answer.json["lamps"] = cells;
    answer.json["states"] = machine.lamp_states();
    std::vector<Fact> facts{{"Buttons", std::to_string(cells)},
                            {"Lamps", std::to_string(cells)},
                            {"Colours", std::to_string(machine.size()) + ", and dark"}};
    add_codes(answer, facts, machine);
    // The only colour is irrelevant if the target is another picture.
    if (!goes_for_one_colour(study.position.puzzle)) {
        answer.text = listed(facts);
        return answer;
    }
    add_outlook(answer, facts, *solve::ghaly_in(study.solver()));
    answer.text = listed(facts);
    if (const auto reason = solve::reason_unsolvable(machine.bits())) {
        const std::string words = say(reason->text);
        answer.json["reason"] = words;
        answer.text += "\n" + words + "\n";
    }
    return answer;
}

Answer wiring_facts(const Study& study) {
    const GhalyMachine& machine = *machine::ghaly_in(*study.machine);
    const machine::PressGrid& presses = study.position.presses;
    const machine::Wiring wiring = machine::wiring_of(presses);
    const Board codes = code_board(machine, wiring);
    const std::string one_line = machine::format_one_line(wiring.exit_of);
    std::vector<std::size_t> support = machine::support(wiring);
    for (std::size_t& exit : support) ++exit;
    Answer answer;
    answer.json["picture"] = machine::format_grid(study.picture);
    answer.json["wiring"] = one_line;
    answer.json["codes"] = rows_of(codes);
    answer.json["support"] = support;
    answer.text = draw({button_board("Pressed", machine, presses), codes,
                        lamp_board("Picture", machine, study.picture)}) +
                  "\n" + listed({{"Wiring", one_line}, {"Support", spaced(support)}});
    return answer;
}

namespace {

using algebra::Permutation;
using machine::GhalyCodes;

// Returns the error for an option that does not apply here; nullopt if there is none.
std::optional<Error> problem_with(const MachineOptions& options) {
    if (options.states) {
        return Error{
            verbatim("states: Ghaly's machine has as many colours as rows, and dark; --size changes both")};
    }
    if (options.press != machine::PressRule::any) {
        const std::string option = options.press == machine::PressRule::lit ? "lit-only" : "alternate";
        return Error{verbatim(option + ": Ghaly's machine begins dark, so nothing could be pressed")};
    }
    return std::nullopt;
}

Result<GhalyCodes> sized(const GhalyCodes& named, const std::optional<std::string>& text) {
    if (!text) return named;
    const auto size = machine::parse_ghaly_size(*text);
    if (!size) return size.error();
    return *size == named.size ? named : machine::plain_codes(*size);
}

Result<Permutation> read_cycles(const std::string* text, const Permutation& usual, std::string_view name) {
    if (text == nullptr) return usual;
    return machine::parse_half_cycles(*text, usual.size() / 2, name);
}

}  // namespace

Result<machine::MachineChoice> ghaly_choice(const machine::MachineChoice& named,
                                            const MachineOptions& options, Purpose /*purpose*/) {
    if (const auto problem = problem_with(options)) return *problem;
    const auto codes = sized(*machine::codes_of(named), options.size);
    if (!codes) return codes.error();
    const auto sigma = read_cycles(options.value("sigma"), codes->sigma, "sigma");
    if (!sigma) return sigma.error();
    const auto tau = read_cycles(options.value("tau"), codes->tau, "tau");
    if (!tau) return tau.error();
    return machine::choose_ghaly({codes->size, *sigma, *tau});
}

namespace {

using machine::PressGrid;

std::vector<PressGrid> boards_that_show_target(const Study& study, std::size_t limit, Host& host) {
    const game::Position& position = study.position;
    solve::PictureSearch search(machine::ghaly_in(*study.machine)->bits(), position.puzzle.target,
                                position.presses);
    solve::advance_in_slices(
        search, ~std::uint64_t{0},
        [](const solve::PictureSearch& one) { return one.best() || one.is_finished(); },
        [&](std::uint64_t /*done*/) { return host.goes_on(search.progress()); });
    return search.all(limit);
}

}  // namespace

bool goes_for_one_colour(const game::Puzzle& puzzle) {
    const std::vector<std::uint8_t>& cells = puzzle.target.cells;
    return cells[0] != 0 &&
           std::all_of(cells.begin(), cells.end(), [&](std::uint8_t colour) { return colour == cells[0]; });
}

Result<Solutions> ghaly_solutions(const std::shared_ptr<const Study>& study, const PressGrid& shortest,
                                  std::size_t limit, Host& host) {
    const std::vector<PressGrid> boards = goes_for_one_colour(study->position.puzzle)
                                              ? solve::ghaly_in(study->solver())->all(limit)
                                              : boards_that_show_target(*study, limit, host);
    std::vector<PressGrid> solutions;
    if (limit > 0) solutions.push_back(shortest);
    for (const PressGrid& board : boards) {
        if (solutions.size() >= limit) break;
        PressGrid missing = solve::difference(study->position.presses, board);
        if (missing != shortest) solutions.push_back(std::move(missing));
    }
    return Solutions{solutions.size(), [solutions](const std::function<bool(const PressGrid&)>& take) {
                         for (const PressGrid& presses : solutions)
                             if (!take(presses)) return;
                     }};
}

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
    const auto grid = read_grid_text(*text, "broken");
    if (!grid) return grid.error();
    return machine::parse_grid<machine::PressGridKind>(*grid, sites, 2,
                                                       {verbatim("broken"), "machine.grid.not-a-mark"});
}

Result<WireRequest> read_request(const WireOptions& options) {
    const auto size = machine::parse_ghaly_size(plain_size(options.size));
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
    return {parser, [options](Host& /*host*/) { return answer_wire(*options); }};
}

}  // namespace switchbox::cli
