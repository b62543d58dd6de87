// What the command line says and does by kind of machine, where a machine is answered for as most are; kinds
// that answer in their own way are in kind_answers.hpp.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "command_line/machine_options.hpp"
#include "command_line/study.hpp"
#include "machine/catalogue.hpp"
#include "solve/linear/linear_solver.hpp"

namespace switchbox::command_line {

struct KindWords {
    std::string_view all_on = {};      // why the picture of that name is none; empty where it is one
    std::string_view not_a_cell = {};  // id of words for what is no state of a lamp; empty for the usual
    std::string_view start = {};       // why no start is taken; empty where one is
    std::string_view other_size = "any other";
    std::string_view colours = {};  // what follows the number of states but the first; empty for states
    std::string_view unlike_a_matrix = {};  // whose machine has none, and why
};
[[nodiscard]] const KindWords& words_of(const machine::MachineChoice& choice);

// The machine with what the options change of it; an Error for one that belongs to another.
[[nodiscard]] Result<machine::MachineChoice> choice_with(const machine::MachineChoice& named,
                                                         const MachineOptions& options, Purpose purpose);
// The machine 'own' before anything is drawn: Lights Out.
[[nodiscard]] machine::MachineChoice usual_own_choice();

// Why the machine has no such part, if so.
enum class MatrixPart : std::uint8_t { whole, inverse, quiet };
[[nodiscard]] std::optional<Error> problem_with_matrix(const machine::MachineChoice& choice, MatrixPart part);
// Of how many quiet patterns all are sums, where these are too many to list; else 0.
[[nodiscard]] std::size_t too_many_quiet(const Study& study);

// What is still to be pressed, in at most `limit` ways: `one` and others, one after the other, as long as
// more are wanted.
struct Solutions {
    std::size_t count = 0;
    std::function<void(const solve::LinearSolver::TakePresses& take)> each;
};
[[nodiscard]] Solutions all_solutions(const std::shared_ptr<const Study>& study,
                                      const machine::PressGrid& one, std::size_t limit, Progress& progress);
// Why there are too many, if so.
[[nodiscard]] std::optional<Error> problem_with_all(const Study& study);
// The only colour that all cells can ever have, where the target is one colour.
[[nodiscard]] std::optional<int> only_colour_sought(const Study& study);

}  // namespace switchbox::command_line
