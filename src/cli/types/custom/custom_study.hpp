// Study of custom puzzles on the command line: their group, equations and all solutions.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "cli/answer.hpp"
#include "cli/host.hpp"
#include "cli/machine_commands.hpp"
#include "cli/study.hpp"
#include "types/custom/model/wired_puzzle.hpp"
#include "types/custom/solve/wired_study.hpp"
#include "types/lights/solve/linear_study.hpp"

namespace switchbox::cli {

inline constexpr std::uint64_t usual_work = 60'000'000'000;  // about a minute

// Returns the error if --all has no list to give: the order of presses matters, or there are counters.
[[nodiscard]] std::optional<Error> problem_with_list(const machine::WiredPuzzle& puzzle);
// Returns the `limit` cheapest solutions, in order of cost; those as cheap as `one` begin with it. If `work`
// does not suffice, returns an error. Ctrl+C and a time limit end the search with the solutions found by
// then.
[[nodiscard]] Result<std::vector<solve::SolutionList::Solution>> solutions_of(
    const machine::WiredPuzzle& puzzle, const std::vector<std::uint32_t>& one, std::size_t limit, Host& host);

// Returns "only lit lamps may be pressed" for a rule that restricts presses.
[[nodiscard]] std::string press_rule_words(machine::PressRule rule);
// Returns "A 2, B 1": presses by name; "nothing" if there are none.
[[nodiscard]] std::string press_words(const machine::WiredPuzzle& puzzle,
                                      const std::vector<std::uint32_t>& counts);

// Commands of the machine type (machine_commands.hpp).
[[nodiscard]] Answer wired_facts(const Study& study);
[[nodiscard]] Result<Answer> wired_inverse(const Study& study);
[[nodiscard]] Result<Answer> wired_quiet(const Study& study);
[[nodiscard]] Result<solve::LinearSystem> wired_system(const Study& study);
[[nodiscard]] std::string left_out_of_system(const Study& study);
[[nodiscard]] std::optional<Error> problem_with_wired_list(const Study& study);
[[nodiscard]] Result<Solutions> wired_solutions(const std::shared_ptr<const Study>& study,
                                                const machine::PressGrid& one, std::size_t limit, Host& host);

}  // namespace switchbox::cli
