#include "game/fitting_machines.hpp"

#include <algorithm>
#include <utility>

namespace switchbox::game {
namespace {

using machine::MachineChoice;
using machine::ReadBoard;

// Returns the number of states that the board needs.
int states_of(const ReadBoard& board) {
    return board.cells.empty() ? 0 : *std::max_element(board.cells.begin(), board.cells.end()) + 1;
}

// Returns a row of the catalogue as the board needs it: its size, and more states only if the usual ones are
// too few.
std::optional<MachineChoice> fitted(const machine::Preset& preset, const ReadBoard& board,
                                    machine::PresetOptions requested) {
    const int states = states_of(board);
    if (preset.is_resizable()) requested.shape = board.shape;
    if (states > requested.states.value_or(preset.usual->lamp_states())) requested.states = states;
    auto choice = machine::choose(preset.id, requested);
    if (!choice || !fits(board, *choice)) return std::nullopt;
    return *std::move(choice);
}

}  // namespace

bool fits(const ReadBoard& board, const MachineChoice& choice) {
    const machine::CellMask sites = choice->lamp_sites();
    if (choice->has_own_start() || board.shape != sites.shape) return false;
    for (std::size_t cell = 0; cell < board.cells.size(); ++cell) {
        const bool is_possible = sites.has(cell)
                                     ? !board.is_gap[cell] && board.cells[cell] < choice->lamp_states()
                                     : board.cells[cell] == 0;
        if (!is_possible) return false;
    }
    return true;
}

std::vector<MachineChoice> fitting_machines(const ReadBoard& board, const MachineChoice& current) {
    if (fits(board, current)) return {current};
    if (const machine::Preset* preset = machine::find_preset(current->id())) {
        machine::PresetOptions same;
        same.states = current->lamp_states();
        same.press = current->press_rule();
        if (auto choice = fitted(*preset, board, same)) return {*std::move(choice)};
    }
    std::vector<MachineChoice> choices;
    for (const machine::Preset& preset : machine::catalogue()) {
        if (!preset.usual->adds_presses()) continue;
        if (auto choice = fitted(preset, board, {})) choices.push_back(*std::move(choice));
    }
    return choices;
}

}  // namespace switchbox::game
