#include "view/state/levels.hpp"

#include <algorithm>

#include "machine/ghaly/ghaly_machine.hpp"
#include "play/new_game.hpp"
#include "solve/linear/linear_solver.hpp"

namespace switchbox::view {
namespace {

using LevelNumbers = std::array<std::size_t, 3>;

constexpr std::size_t first_try = 3;  // presses that can be found by trying
constexpr std::size_t studied_board = 64;
constexpr LevelNumbers of_large_boards{first_try, 6, 10};

// Ghaly's machine needs nearly all of its buttons for one colour: from the least that there is to all of
// them.
LevelNumbers of_one_colour(const machine::MachineChoice& choice) {
    const auto size = static_cast<std::size_t>(choice.ghaly()->size);
    const std::size_t most = size * size;
    std::size_t least = most;
    const auto exists = [&](std::size_t presses) {
        return !play::problem_with_new_game(play::NewGame{choice, 0, presses});
    };
    while (least > 1 && exists(least - 1)) --least;
    return {least, (least + most) / 2, most};
}

// Every number of presses up to all of them is the fewest for some board where no two grids of presses come
// to the same; else a third of the rank is.
LevelNumbers of_lamps(const machine::MachineChoice& choice, std::size_t most) {
    const machine::Picture dark = machine::uniform(choice.kind, 0);
    const auto machine = machine::make_machine(choice, dark);
    const solve::LinearSolver solver(*machine->linear());
    if (solver.quiet().empty()) return {std::min(first_try, most), (most + 1) / 2, (3 * most + 2) / 4};
    const std::size_t rank = solver.rank();
    const std::size_t hard = std::min(rank / 3 + 2, rank);
    const std::size_t easy = std::min(first_try, std::max<std::size_t>(hard, 3) - 2);
    return {easy, (easy + hard) / 2, hard};
}

LevelNumbers level_numbers(const SetupDraft& draft) {
    if (quest_of(draft) == play::Quest::picture) return {first_try, 4, 5};
    if (draft.machine.ghaly() != nullptr) return of_one_colour(draft.machine);
    const std::size_t most = max_presses(draft);
    if (most > studied_board || draft.machine.linear() == nullptr ||
        machine::is_lit_only(draft.machine.kind)) {
        return of_large_boards;
    }
    return of_lamps(draft.machine, most);
}

}  // namespace

std::array<Level, 3> levels_of(const SetupDraft& draft) {
    const LevelNumbers numbers = level_numbers(draft);
    return {{{"setup-level-easy", "view.dialog.setup.easy", numbers[0]},
             {"setup-level-medium", "view.dialog.setup.medium", numbers[1]},
             {"setup-level-hard", "view.dialog.setup.hard", numbers[2]}}};
}

void set_fewest(SetupDraft& draft, std::size_t presses) {
    draft.fewest.reset();
    if (presses > 0) draft.fewest = presses;
    draft.refusal.reset();
}

}  // namespace switchbox::view
