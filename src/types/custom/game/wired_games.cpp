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

namespace {

// The six faces of a cube with 9 lamps each, in its net. Each lamp is next to four others, some of them over
// an edge. Faces are named by Singmaster's letters, and their lamps are numbered row by row in the net.
constexpr std::string_view faces_of_cube =
    "start U1=1 U2=1 U3=1 U4=1 U5=1 U6=1 U7=1 U8=1 U9=1 "
    "L1=1 L2=1 L3=1 L4=1 L5=1 L6=1 L7=1 L8=1 L9=1 "
    "F1=1 F2=1 F3=1 F4=1 F5=1 F6=1 F7=1 F8=1 F9=1 "
    "R1=1 R2=1 R3=1 R4=1 R5=1 R6=1 R7=1 R8=1 R9=1 "
    "B1=1 B2=1 B3=1 B4=1 B5=1 B6=1 B7=1 B8=1 B9=1 "
    "D1=1 D2=1 D3=1 D4=1 D5=1 D6=1 D7=1 D8=1 D9=1\n"
    "U1: U1 U2 U4 L1 B3\nU2: U1 U2 U3 U5 B2\nU3: U2 U3 U6 R3 B1\n"
    "U4: U1 U4 U5 U7 L2\nU5: U2 U4 U5 U6 U8\nU6: U3 U5 U6 U9 R2\n"
    "U7: U4 U7 U8 L3 F1\nU8: U5 U7 U8 U9 F2\nU9: U6 U8 U9 F3 R1\n"
    "L1: U1 L1 L2 L4 B3\nL2: U4 L1 L2 L3 L5\nL3: U7 L2 L3 L6 F1\n"
    "L4: L1 L4 L5 L7 B6\nL5: L2 L4 L5 L6 L8\nL6: L3 L5 L6 L9 F4\n"
    "L7: L4 L7 L8 B9 D7\nL8: L5 L7 L8 L9 D4\nL9: L6 L8 L9 F7 D1\n"
    "F1: U7 L3 F1 F2 F4\nF2: U8 F1 F2 F3 F5\nF3: U9 F2 F3 F6 R1\n"
    "F4: L6 F1 F4 F5 F7\nF5: F2 F4 F5 F6 F8\nF6: F3 F5 F6 F9 R4\n"
    "F7: L9 F4 F7 F8 D1\nF8: F5 F7 F8 F9 D2\nF9: F6 F8 F9 R7 D3\n"
    "R1: U9 F3 R1 R2 R4\nR2: U6 R1 R2 R3 R5\nR3: U3 R2 R3 R6 B1\n"
    "R4: F6 R1 R4 R5 R7\nR5: R2 R4 R5 R6 R8\nR6: R3 R5 R6 R9 B4\n"
    "R7: F9 R4 R7 R8 D3\nR8: R5 R7 R8 R9 D6\nR9: R6 R8 R9 B7 D9\n"
    "B1: U3 R3 B1 B2 B4\nB2: U2 B1 B2 B3 B5\nB3: U1 L1 B2 B3 B6\n"
    "B4: R6 B1 B4 B5 B7\nB5: B2 B4 B5 B6 B8\nB6: L4 B3 B5 B6 B9\n"
    "B7: R9 B4 B7 B8 D9\nB8: B5 B7 B8 B9 D8\nB9: L7 B6 B8 B9 D7\n"
    "D1: L9 F7 D1 D2 D4\nD2: F8 D1 D2 D3 D5\nD3: F9 R7 D2 D3 D6\n"
    "D4: L8 D1 D4 D5 D7\nD5: D2 D4 D5 D6 D8\nD6: R8 D3 D5 D6 D9\n"
    "D7: L7 B9 D4 D7 D8\nD8: B8 D5 D7 D8 D9\nD9: R9 B7 D6 D8 D9\n"
    "layout . . . U1 U2 U3 . . . . . . / "
    ". . . U4 U5 U6 . . . . . . / "
    ". . . U7 U8 U9 . . . . . . / "
    "L1 L2 L3 F1 F2 F3 R1 R2 R3 B1 B2 B3 / "
    "L4 L5 L6 F4 F5 F6 R4 R5 R6 B4 B5 B6 / "
    "L7 L8 L9 F7 F8 F9 R7 R8 R9 B7 B8 B9 / "
    ". . . D1 D2 D3 . . . . . . / "
    ". . . D4 D5 D6 . . . . . . / "
    ". . . D7 D8 D9 . . . . . .\n";

}  // namespace

std::span<const PuzzlePreset> puzzle_presets() {
    static constexpr std::array<PuzzlePreset, 5> presets{{
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
        {"cube", "puzzle.preset.cube", faces_of_cube},
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

std::optional<Result<ImportedGame>> pasted_puzzle(std::string_view text,
                                                  const machine::MachineChoice& /*shown*/) {
    return import_puzzle_text(text);
}

}  // namespace

const TypeGames wired_games{.random_start = wired_start,
                            .random_picture = machine::random_wired_picture,
                            .problem = problem_with_wired_game,
                            .new_puzzle = wired_game,
                            .most_presses = no_number,
                            .read = pasted_puzzle,
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
