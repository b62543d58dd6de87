#include "cli/types/lights/linear_facts.hpp"

#include "algebra/determinant.hpp"
#include "cli/layout.hpp"
#include "cli/powers.hpp"
#include "types/lights/large/linear_answers.hpp"
#include "types/lights/model/linear_machine.hpp"
#include "types/lights/solve/linear_solver.hpp"

namespace switchbox::cli {
namespace {

constexpr std::size_t max_buttons_for_determinant = 64;

std::optional<std::string> determinant_of(const machine::LinearMachine& machine) {
    if (machine.lamps().size() > max_buttons_for_determinant) return std::nullopt;
    const algebra::ZeroOneMatrix a = solve::matrix_of(machine);
    if (a.rows != a.columns.size()) return std::nullopt;
    // One row for each button instead of each lamp; this transposes the matrix, so the determinant is
    // unchanged.
    algebra::IntegerMatrix matrix(a.rows, std::vector<int>(a.rows, 0));
    for (std::size_t button = 0; button < a.rows; ++button) {
        for (const std::size_t lamp : a.columns[button]) matrix[button][lamp] = 1;
    }
    return algebra::determinant(matrix);
}

// Returns the number of reachable pictures. Large ones are given as powers, since the digits are unreadable
// and slow to compute.
std::string pictures_in_reach(const algebra::Equations& equations) {
    if (equations.rank() <= machine::max_matrix_lamps) return equations.image_size().decimal();
    return as_powers(equations, &algebra::EquationPart::image_exponent);
}

std::string as_text(const nlohmann::ordered_json& value) {
    if (value.is_boolean()) return value.get<bool>() ? "yes" : "no";
    return value.is_string() ? value.get<std::string>() : value.dump();
}

std::string digits(const algebra::Residues& row) {
    std::string text;
    for (const std::uint8_t entry : row) text.push_back(static_cast<char>('0' + entry));
    return text;
}

Answer matrix_in_figures(const Study& study) {
    const solve::LinearSolver& solver = *solve::linear_in(study.solver());
    const algebra::Equations& equations = solver.equations();
    const bool is_lit_only = study.position.puzzle.machine->is_lit_only();
    const auto determinant = determinant_of(*machine::linear_in(*study.machine));
    Answer answer;
    std::vector<Fact> facts;
    const auto add = [&](const char* key, const char* name, const nlohmann::ordered_json& value) {
        answer.json[key] = value;
        facts.emplace_back(name, as_text(value));
    };
    add("buttons", "Buttons", equations.columns());
    add("lamps", "Lamps", equations.rows());
    add("states", "States of a lamp", study.machine->lamp_states());
    add("rank", "Rank", solver.rank());
    if (solver.nullity()) add("nullity", "Nullity", *solver.nullity());
    // In lit-only play the reachable pictures depend on the start, and a dark board allows no press.
    if (!is_lit_only) add("reachable", "Pictures in reach", pictures_in_reach(equations));
    if (determinant) add("determinant", "Determinant", *determinant);
    add("always_solvable", "Always solvable", !is_lit_only && equations.is_onto());
    if (!is_lit_only) add("solutions", "Solutions of a board", equations.kernel_size().decimal());
    if (is_lit_only) add("lit_only", "Lit-only play", true);
    answer.text = listed(facts);
    return answer;
}

}  // namespace

Answer linear_facts(const Study& study) {
    Answer all = rule_facts(study);
    append(all, matrix_in_figures(study));
    return all;
}

Result<Answer> inverse_facts(const Study& study) {
    const std::size_t lamps = study.picture.size();
    if (lamps > machine::max_matrix_lamps) {
        return Error{verbatim("inverse: a matrix of " + std::to_string(lamps) +
                              " rows is too large to print; up to " +
                              std::to_string(machine::max_matrix_lamps) + " are printed")};
    }
    const solve::LinearSolver& solver = *solve::linear_in(study.solver());
    Answer answer;
    answer.json["inverse"] = nullptr;
    answer.text = "Inverse: there is none.\n";
    if (!solver.is_invertible()) return answer;
    answer.json["inverse"] = nlohmann::ordered_json::array();
    answer.text = "Inverse (row i: how much each lamp counts in the presses of button i)\n";
    for (std::size_t row = 0; row < solver.equations().rows(); ++row) {
        const std::string written = digits(solver.equations().inverse_row(row));
        answer.json["inverse"].push_back(written);
        answer.text += written + "\n";
    }
    return answer;
}

Result<Answer> quiet_facts(const Study& study) {
    const solve::LinearSolver& solver = *solve::linear_in(study.solver());
    if (solver.has_too_many_quiet()) {
        return Error{verbatim("quiet: " + std::to_string(solver.quiet_generators()) + " patterns of " +
                              std::to_string(study.picture.size()) +
                              " buttons are too many to print; choose a smaller board")};
    }
    Answer answer;
    answer.json["quiet"] = nlohmann::ordered_json::array();
    answer.json["orders"] = nlohmann::ordered_json::array();
    std::vector<Board> boards;
    for (const algebra::CyclicGenerator& quiet : solver.equations().kernel()) {
        const machine::PressGrid pattern = solver.to_presses(quiet.vector);
        const std::string title =
            "Quiet " + std::to_string(boards.size() + 1) + ", order " + std::to_string(quiet.order);
        answer.json["quiet"].push_back(button_text(*study.machine, pattern));
        answer.json["orders"].push_back(quiet.order);
        boards.push_back(button_board(title, *study.machine, pattern));
    }
    answer.text = boards.empty()
                      ? "Quiet patterns: none.\n"
                      : "Quiet patterns (presses that change nothing; sums of these are quiet too, and each\n"
                        "comes round to no press when it is pressed as often as its order says)\n" +
                            draw(boards);
    return answer;
}

}  // namespace switchbox::cli
