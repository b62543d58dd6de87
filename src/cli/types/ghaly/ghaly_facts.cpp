#include "cli/types/ghaly/ghaly_facts.hpp"

#include "cli/layout.hpp"
#include "cli/types/ghaly/ghaly_solutions.hpp"
#include "i18n/words.hpp"
#include "machine/notation.hpp"
#include "machine/permutation_text.hpp"
#include "types/ghaly/model/ghaly_machine.hpp"
#include "types/ghaly/picture/ghaly_answers.hpp"
#include "types/ghaly/solve/reason.hpp"

namespace switchbox::cli {
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

}  // namespace switchbox::cli
