#include "cli/types/custom/custom_study.hpp"

#include <algorithm>

#include "cli/layout.hpp"
#include "cli/options.hpp"
#include "cli/types/lights/lights_commands.hpp"
#include "cli/verdict_answer.hpp"
#include "i18n/words.hpp"
#include "solve/search.hpp"
#include "types/custom/model/wired_machine.hpp"
#include "types/custom/solve/wired_study.hpp"

namespace switchbox::cli {
namespace {

using Json = nlohmann::ordered_json;
using machine::WiredPuzzle;
using solve::SolutionList;

constexpr std::size_t most_entries = std::size_t{1} << 26U;  // counts of buttons in a list

// Returns the puzzle in its current state.
WiredPuzzle puzzle_of(const Study& study) {
    return machine::wired_in(*study.machine)->after(study.position.presses);
}

machine::PressGrid grid_of(const machine::WiredBoard& board, const std::vector<std::uint32_t>& counts) {
    machine::PressGrid grid = machine::PressGrid::filled(board.shape, 0);
    for (std::size_t i = 0; i < counts.size(); ++i)
        grid[board.button_cells[i]] = static_cast<std::uint8_t>(counts[i]);
    return grid;
}

// Moves `one` to the front if no solution is cheaper. If the list was cut before it, it replaces the last
// one.
void begin_with(std::vector<SolutionList::Solution>& solutions, const std::vector<std::uint32_t>& one,
                const WiredPuzzle& puzzle) {
    std::uint64_t cost = 0;
    for (std::size_t i = 0; i < one.size(); ++i) cost += std::uint64_t{one[i]} * puzzle.buttons[i].cost;
    if (solutions.empty() || solutions.front().cost != cost) return;
    const SolutionList::Solution first{cost, one};
    auto place = std::find(solutions.begin(), solutions.end(), first);
    if (place == solutions.end()) *--place = first;
    std::rotate(solutions.begin(), place, place + 1);
}

}  // namespace

std::string press_rule_words(machine::PressRule rule) {
    return rule == machine::PressRule::lit ? "only lit lamps may be pressed"
                                           : "lit and dark lamps are pressed in turn";
}

std::string press_words(const WiredPuzzle& puzzle, const std::vector<std::uint32_t>& counts) {
    std::string words;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        if (counts[i] == 0) continue;
        words += (words.empty() ? "" : ", ") + puzzle.buttons[i].name + " " + std::to_string(counts[i]);
    }
    return words.empty() ? "nothing" : words;
}

std::optional<Error> problem_with_list(const WiredPuzzle& puzzle) {
    if (machine::has_counters(puzzle))
        return Error{
            verbatim("all: with counters there can be solutions without end, and solve finds one of "
                     "the cheapest; leave --all out")};
    if (puzzle.press == machine::PressRule::any) return std::nullopt;
    return Error{verbatim("all: while " + press_rule_words(puzzle.press) +
                          " the order of presses matters, and solve finds one cheapest way; leave --all "
                          "out")};
}

std::optional<Error> problem_with_wired_list(const Study& study) {
    return problem_with_list(machine::wired_in(*study.machine)->puzzle());
}

Result<std::vector<SolutionList::Solution>> solutions_of(const WiredPuzzle& puzzle,
                                                         const std::vector<std::uint32_t>& one,
                                                         std::size_t limit, Host& host) {
    const std::size_t most = std::min(limit, most_entries / std::max<std::size_t>(puzzle.buttons.size(), 1));
    SolutionList list(puzzle, most);
    std::uint64_t done = 0;
    (void)is_whole([&] {
        done = solve::advance_in_slices(
            list, usual_work, [](const SolutionList& each) { return each.is_finished(); },
            [&](std::uint64_t work) {
                return host.goes_on(static_cast<double>(work) / static_cast<double>(usual_work));
            });
    });
    std::vector<SolutionList::Solution> solutions = list.solutions();
    if (!list.is_finished() && done >= usual_work)
        return Error{verbatim("all: the solutions are too many to sort by cost; leave --all out")};
    if (solutions.size() == most && most < limit)
        return Error{verbatim("all: more solutions than fit into memory; write --limit " +
                              std::to_string(most) + " or less")};
    begin_with(solutions, one, puzzle);
    return solutions;
}

Result<Solutions> wired_solutions(const std::shared_ptr<const Study>& study, const machine::PressGrid& one,
                                  std::size_t limit, Host& host) {
    std::vector<std::uint32_t> counts;
    for (const std::size_t cell : machine::wired_in(*study->machine)->board().button_cells)
        counts.push_back(one[cell]);
    const auto found = solutions_of(puzzle_of(*study), counts, limit, host);
    if (!found) return found.error();
    return Solutions{found->size(),
                     [study, solutions = *found](const std::function<bool(const machine::PressGrid&)>& take) {
                         const machine::WiredBoard& board = machine::wired_in(*study->machine)->board();
                         for (const SolutionList::Solution& each : solutions) {
                             if (!take(grid_of(board, each.counts))) return;
                         }
                     }};
}

namespace {

// Returns "lamp 2, dial 4": the lamps with their numbers of states.
std::string state_list(const WiredPuzzle& puzzle, const machine::TargetRow& row) {
    constexpr std::size_t most_named = 8;
    std::string list;
    std::size_t named = 0;
    for (std::size_t i = 0; i < row.size(); ++i) {
        if (!row[i]) continue;
        if (++named > most_named) return list + " and others";
        list +=
            (list.empty() ? "" : ", ") + puzzle.lamps[i].name + " " + std::to_string(puzzle.lamps[i].states);
    }
    return list;
}

// Returns the equations of all lamps, whichever matter; nullopt if their numbers of states differ.
std::optional<solve::LinearSystem> whole_system(const WiredPuzzle& puzzle) {
    return solve::linear_system(puzzle, machine::TargetRow(puzzle.lamps.size(), std::uint8_t{0}));
}

// Returns "north + 2 east".
std::string sum_words(const WiredPuzzle& puzzle, const std::vector<int>& weights) {
    std::string words;
    for (std::size_t i = 0; i < weights.size(); ++i) {
        if (weights[i] == 0) continue;
        words += (words.empty() ? "" : " + ") + (weights[i] == 1 ? "" : std::to_string(weights[i]) + " ") +
                 puzzle.lamps[i].name;
    }
    return words;
}

// Answer of facts, each with a key.
class FactsAnswer {
  public:
    void add(const char* key, const char* name, const Json& value) {
        answer_.json[key] = value;
        say(name, value.is_string() ? value.get<std::string>() : value.dump());
    }
    void add_flag(const char* key, const char* name, bool value) {
        answer_.json[key] = value;
        say(name, value ? "yes" : "no");
    }
    void say(const std::string& name, const std::string& value) { lines_.emplace_back(name, value); }
    Json& json() { return answer_.json; }

    Answer made() {
        answer_.text = listed(lines_);
        return std::move(answer_);
    }

  private:
    Answer answer_;
    std::vector<Fact> lines_;
};

void add_invariants(FactsAnswer& answer, const WiredPuzzle& puzzle,
                    const std::vector<solve::WiredInvariant>& invariants) {
    Json& all = answer.json()["invariants"] = Json::array();
    for (const solve::WiredInvariant& invariant : invariants) {
        Json weights = Json::object();
        for (std::size_t i = 0; i < invariant.weights.size(); ++i) {
            if (invariant.weights[i] != 0) weights[puzzle.lamps[i].name] = invariant.weights[i];
        }
        all.push_back({{"weights", std::move(weights)}, {"modulus", invariant.modulus}});
        if (all.size() > max_listed) continue;
        answer.say("Invariant",
                   sum_words(puzzle, invariant.weights) + " modulo " + std::to_string(invariant.modulus));
    }
}

}  // namespace

Answer wired_facts(const Study& study) {
    const WiredPuzzle puzzle = puzzle_of(study);
    const solve::WiredFigures figures = solve::figures_of(puzzle);
    const auto system = whole_system(puzzle);
    FactsAnswer answer;
    answer.add("buttons", "Buttons", puzzle.buttons.size());
    answer.add("lamps", "Lamps", puzzle.lamps.size());
    answer.add("states", system ? "States of a lamp" : "States of a lamp, at most",
               study.machine->lamp_states());
    if (system) {
        const algebra::Equations& a = *system->equations;
        answer.add("rank", "Rank", a.rank());
        if (algebra::is_prime(static_cast<std::uint32_t>(a.modulus())))
            answer.add("nullity", "Nullity", a.columns() - a.rank());
    }
    answer.add("period", "Period of a button, at most", figures.period);
    // If a rule restricts the presses, the reachable pictures depend on the start.
    if (puzzle.press == machine::PressRule::any)
        answer.add("reachable", "Pictures in reach", figures.reachable.decimal());
    if (system && system->a.rows == system->a.columns && system->a.rows <= max_buttons_for_determinant)
        answer.add("determinant", "Determinant", solve::determinant_of(system->a));
    const bool is_restricted = puzzle.press != machine::PressRule::any;
    const auto always = is_restricted ? std::optional(false) : solve::is_always_solvable(puzzle);
    if (always) answer.add_flag("always_solvable", "Always solvable", *always);
    if (!is_restricted) answer.add("solutions", "Solutions of a picture", figures.solutions.decimal());
    if (puzzle.press == machine::PressRule::lit) answer.add_flag("lit_only", "Lit-only play", true);
    if (puzzle.press == machine::PressRule::alternating)
        answer.add_flag("alternating", "Alternating play", true);
    add_invariants(answer, puzzle, figures.invariants);
    return std::move(answer).made();
}

Result<solve::LinearSystem> wired_system(const Study& study) {
    const WiredPuzzle puzzle = puzzle_of(study);
    const machine::TargetRow row = machine::rows_wanted(puzzle).front();
    auto system = solve::linear_system(puzzle, row);
    if (system) return *std::move(system);
    if (std::none_of(row.begin(), row.end(), [](const auto& state) { return state.has_value(); }))
        return Error{verbatim("machine: no lamp matters in the target, so there are no equations")};
    return Error{verbatim("machine: the lamps have different numbers of states (" + state_list(puzzle, row) +
                          "), so there is no single matrix; inspect prints their invariants")};
}

std::string left_out_of_system(const Study& study) {
    const WiredPuzzle& puzzle = machine::wired_in(*study.machine)->puzzle();
    const machine::TargetRow row = machine::rows_wanted(puzzle).front();
    const auto any_button = [&](auto has) {
        return std::any_of(puzzle.buttons.begin(), puzzle.buttons.end(), has);
    };
    std::string parts;
    const auto add = [&](bool is_there, std::string_view part) {
        if (is_there) parts += (parts.empty() ? "" : ", ") + std::string(part);
    };
    add(std::any_of(row.begin(), row.end(), [](const auto& state) { return !state; }),
        "lamps that do not matter");
    add(machine::rows_wanted(puzzle).size() > 1, "targets after the first");
    add(any_button([](const machine::WiredButton& button) { return button.most.has_value(); }),
        "limits of presses");
    add(any_button([](const machine::WiredButton& button) { return button.cost != 1; }), "costs");
    add(puzzle.press != machine::PressRule::any, "the rule that " + press_rule_words(puzzle.press));
    return parts.empty() ? parts : "The equations leave out " + parts + ".";
}

Result<Answer> wired_inverse(const Study& study) {
    const WiredPuzzle puzzle = puzzle_of(study);
    const machine::TargetRow all(puzzle.lamps.size(), 0);
    const auto system = solve::linear_system(puzzle, all);
    if (!system)
        return Error{verbatim("inverse: the lamps have different numbers of states (" +
                              state_list(puzzle, all) + "), so there is no single matrix")};
    return inverse_answer(*system->equations);
}

Result<Answer> wired_quiet(const Study& study) {
    const WiredPuzzle puzzle = puzzle_of(study);
    const machine::WiredBoard& board = machine::wired_in(*study.machine)->board();
    Answer answer;
    answer.json["quiet"] = Json::array();
    answer.json["orders"] = Json::array();
    std::vector<Fact> lines;
    for (const solve::QuietPresses& quiet : solve::figures_of(puzzle).quiet) {
        answer.json["quiet"].push_back(button_text(*study.machine, grid_of(board, quiet.counts)));
        answer.json["orders"].push_back(quiet.order);
        lines.emplace_back("Order " + std::to_string(quiet.order), press_words(puzzle, quiet.counts));
    }
    answer.text = lines.empty()
                      ? "Quiet patterns: none.\n"
                      : "Quiet patterns (presses that change nothing; sums of these are quiet too, and each\n"
                        "comes round to no press when it is pressed as often as its order says)\n" +
                            listed(lines);
    return answer;
}

}  // namespace switchbox::cli
