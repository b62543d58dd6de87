#include "ui/dialogs/levels.hpp"

#include "ui/frame/machine_ui.hpp"

namespace switchbox::ui {
namespace {

constexpr LevelNumbers of_large_boards{first_try, 6, 10};

LevelNumbers level_numbers(const SetupDraft& draft) {
    if (quest_of(draft) == game::NewGameMode::picture) return {first_try, 4, 5};
    const auto levels = machine_ui(draft.machine->type()).levels;
    if (levels == nullptr) return of_large_boards;
    return levels(draft.machine, max_presses(draft)).value_or(of_large_boards);
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

}  // namespace switchbox::ui
