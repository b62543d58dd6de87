#include "types/custom/game/wired_games.hpp"

#include <array>
#include <utility>

#include "base/result.hpp"
#include "game/new_game.hpp"
#include "game/sentences.hpp"
#include "game/share_code.hpp"
#include "types/custom/formats/formats.hpp"
#include "types/custom/formats/text.hpp"
#include "types/custom/model/wired_code.hpp"
#include "types/custom/model/wired_doubts.hpp"
#include "types/custom/model/wired_machine.hpp"

namespace switchbox::game {

Result<Puzzle> playable_puzzle(const machine::WiredPuzzle& puzzle) {
    auto choice = machine::choose_wired(puzzle);
    if (!choice) return choice.error();
    // A game is stored as its code, which limits the length of names.
    if (!machine::parse_wires(machine::format_wires(puzzle))) return Error{tell("puzzle.board.no-code")};
    const machine::Picture target = (*choice)->default_target();
    return Puzzle{*std::move(choice), machine::start_of(puzzle), target};
}

std::optional<Result<Puzzle>> read_puzzle_text(std::string_view text) {
    if (!puzzle::looks_like_puzzle(text)) return std::nullopt;
    const auto puzzle = puzzle::parse(text);
    return puzzle ? playable_puzzle(*puzzle) : Result<Puzzle>(puzzle.error());
}

std::optional<Result<ImportedGame>> import_puzzle_text(std::string_view text) {
    if (!puzzle::looks_like_puzzle(text)) return std::nullopt;
    puzzle::Remarks remarks;
    const auto puzzle = puzzle::parse(text, &remarks);
    if (!puzzle) return Result<ImportedGame>(puzzle.error());
    const auto game = playable_puzzle(*puzzle);
    if (!game) return Result<ImportedGame>(game.error());
    Message remark;
    if (!remarks.empty()) remark = tell("puzzle.read.as", puzzle::in_one_line(remarks));
    for (Message& doubt : machine::doubts_about(*puzzle))
        remark = together(std::move(remark), std::move(doubt));
    return ImportedGame{share_code(opening(*game)), std::move(remark)};
}

std::span<const PuzzlePreset> puzzle_presets() {
    static constexpr std::array<PuzzlePreset, 4> presets{{
        {"row", "puzzle.preset.row",
         "start 1=1 2=0 3=1 4=1 5=0 6=1\n"
         "1: 1 2\n2: 1 2 3\n3: 2 3 4\n4: 3 4 5\n5: 4 5 6\n6: 5 6\n"
         "layout 1 2 3 4 5 6\n"},
        {"ring", "puzzle.preset.ring",
         "states 4\n"
         "start 1=3 2=1 3=0 4=2 5=1 6=1\n"
         "1: 1 2\n2: 2 3\n3: 3 4\n4: 4 5\n5: 5 6\n6: 6 1\n"
         "layout . 1 2 . / 6 . . 3 / . 5 4 .\n"},
        {"statues", "puzzle.preset.statues",
         "states 4\n"
         "start north=2 east=1 south=3 west=0\n"
         "faces up right down left\n"
         "north: north east west\neast: north east south\nsouth: east south west\nwest: north south west\n"
         "layout . north . / west . east / . south .\n"},
        {"plus", "puzzle.preset.plus",
         "start 1=1 2=0 3=1 4=0 5=1 6=0 7=1 8=0 9=1\n"
         "1: 1 2 4\n2: 1 2 3 5\n3: 2 3 6\n4: 1 4 5 7\n5: 2 4 5 6 8\n6: 3 5 6 9\n7: 4 7 8\n8: 5 7 8 9\n9: 6 8 "
         "9\n"
         "layout 1 2 3 / 4 5 6 / 7 8 9\n"},
    }};
    return presets;
}

machine::WiredPuzzle preset_puzzle(const PuzzlePreset& preset) {
    auto puzzle = puzzle::parse_text(preset.text);
    require(static_cast<bool>(puzzle), "a preset is no puzzle");
    return *std::move(puzzle);
}

namespace {

std::optional<Error> problem_with_wired_game(const NewGame& requested) {
    if (requested.fewest) return Error{tell("puzzle.new.fewest")};
    return std::nullopt;
}

Result<Puzzle> wired_game(const NewGame& requested) {
    return draw_game(requested, [](const NewGame& game, std::uint64_t drawn) {
        return machine::random_wired_start(game.machine, drawn);
    });
}

machine::Picture wired_start(const machine::MachineChoice& choice, const machine::Picture& /*target*/,
                             std::uint64_t seed) {
    return machine::random_wired_start(choice, seed);
}

std::size_t no_number(const machine::MachineChoice& /*choice*/) { return 0; }

}  // namespace

const TypeGames wired_games{.random_start = wired_start,
                            .random_picture = machine::random_wired_picture,
                            .problem = problem_with_wired_game,
                            .new_puzzle = wired_game,
                            .most_presses = no_number,
                            .read = import_puzzle_text,
                            .five_tuple = wired_tuple};

namespace {

// Returns the number of grids if `count` gives the number of values of each cell: their product over `sites`.
using CellCount = int (machine::Machine::*)(std::size_t cell) const;
Message product_number(const machine::Machine& machine, const machine::CellMask& sites, CellCount count) {
    Natural product = 1;
    for (const std::size_t cell : sites.cells())
        product.multiply_add(static_cast<std::uint32_t>((machine.*count)(cell)), 0);
    return short_number(product);
}

// Returns whether buttons have different periods.
bool comes_round_singly(const machine::Machine& machine) {
    for (const std::size_t button : machine.button_sites().cells())
        if (machine.period_of(button) != machine.press_states()) return true;
    return false;
}

}  // namespace

std::vector<TupleRow> wired_tuple(const Game& game) {
    const machine::Machine& machine = game.machine();
    const int states = machine.press_states();
    const std::size_t buttons = machine.button_sites().cells().size();
    const std::size_t lamps = machine.lamp_sites().cells().size();
    const bool singly = comes_round_singly(machine);
    Message state_number = singly
                               ? product_number(machine, machine.button_sites(), &machine::Machine::period_of)
                               : power_number(states, buttons);
    return {
        {"S", tell("play.mealy.states"), std::move(state_number),
         singly ? tell("puzzle.mealy.states", buttons) : tell("play.mealy.states.linear", buttons, states)},
        {"I", tell("play.mealy.buttons"), number_alone(buttons), tell("puzzle.mealy.buttons")},
        {"O", tell("play.mealy.pictures"),
         product_number(machine, machine.lamp_sites(), &machine::Machine::states_of),
         tell("puzzle.mealy.pictures", lamps)},
        {"f",
         tell("play.mealy.next-state"),
         {},
         together(singly ? tell("puzzle.mealy.next-state") : tell("play.mealy.next-state.sum", states),
                  lit_domain(machine))},
        {"g", tell("play.mealy.picture"), {}, tell("puzzle.mealy.picture")}};
}

}  // namespace switchbox::game
