#include "algebra/determinant.hpp"
#include "command_line/facts.hpp"
#include "command_line/layout.hpp"

namespace switchbox::command_line {
namespace {

constexpr std::size_t most_buttons_for_determinant = 64;

std::optional<std::string> determinant_of(const machine::LinearMachine& machine) {
    const machine::Effects& effects = machine.effects();
    const std::size_t lamps = machine.lamps().size();
    if (effects.size() != lamps || lamps > most_buttons_for_determinant) return std::nullopt;
    // A row for each button, not for each lamp: that leaves the determinant as it is.
    algebra::IntegerMatrix matrix(lamps, std::vector<int>(lamps, 0));
    for (std::size_t button = 0; button < lamps; ++button) {
        for (const std::size_t lamp : effects[button]) matrix[button][lamp] = 1;
    }
    return algebra::determinant(matrix);
}

std::string as_text(const nlohmann::ordered_json& value) {
    if (value.is_boolean()) return value.get<bool>() ? "yes" : "no";
    return value.is_string() ? value.get<std::string>() : value.dump();
}

}  // namespace

Answer machine_facts(const Study& study) {
    const solve::LinearSolver& solver = *study.solver.linear();
    const auto determinant = determinant_of(*study.machine->linear());
    Answer answer;
    std::vector<Fact> facts;
    const auto add = [&](const char* key, const char* name, const nlohmann::ordered_json& value) {
        answer.json[key] = value;
        facts.emplace_back(name, as_text(value));
    };
    add("buttons", "Buttons", study.machine->buttons().size());
    add("lamps", "Lamps", study.machine->lamps().size());
    add("states", "States of a lamp", study.machine->states());
    add("rank", "Rank", solver.rank());
    add("nullity", "Nullity", solver.nullity());
    add("reachable", "Pictures in reach", solver.reachable().decimal());
    if (determinant) add("determinant", "Determinant", *determinant);
    add("always_solvable", "Always solvable", solver.always_solvable());
    answer.text = listed(facts);
    return answer;
}

}  // namespace switchbox::command_line
