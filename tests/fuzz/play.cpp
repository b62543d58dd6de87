// Fuzz target that plays actions on a game and on the reference game. The first byte selects a machine; each
// further pair of bytes is an action.
#include <array>
#include <cstdio>
#include <cstdlib>

#include "base/result.hpp"
#include "game/new_game.hpp"
#include "game/saved_game.hpp"
#include "game/share_code.hpp"
#include "machine/machine_type.hpp"
#include "reading.hpp"
#include "reference/game.hpp"
#include "tape.hpp"
#include "target.hpp"
#include "types/custom/game/wired_games.hpp"
#include "types/ghaly/model/ghaly_choice.hpp"
#include "types/ghaly/model/ghaly_codes.hpp"

namespace switchbox::fuzz {

using game::Action;
using game::Game;

namespace {

constexpr std::size_t most_actions = 200;

// Machines of all types, most of them small enough for exact distances.
constexpr std::array<std::string_view, 31> machines = {
    "merlin", "merlin~3", "merlin~lit", "quatrainment", "ghaly~2", "ghaly~3", "ghaly", "lights-out~3x3",
    "lights-out~1x6", "lights-out~2x3~3", "lights-out~3x3~lit", "lights-out~2x2~4", "subboards",
    "torus~2x3~3~lit", "torus~3x3", "cylinder~2x4", "merlin~turns", "lights-out~2x2~3~turns", "knight~3x3",
    "king~3x3", "neighbours~3x3", "row-column~2x4", "diagonals~3x3",
    // The first has corner and edge stencils and holes; the others are a torus and a cylinder with holes.
    "own~3x3~2~p~XQ~AA5iA~VQ~gA", "own~4x3~2~t~XQ~~~gC", "own~3x4~2~c~XQ~~~gC~turns", "cube~2",
    "cube~2~quarter", "cube~2~clockwise~common", "cube~3~quarter", "cube~3"};

// Wired puzzles: lamps with their own numbers of states, costs, limits, don't-care lamps, several targets,
// lit-only and alternating play.
constexpr std::array<std::string_view, 8> puzzles = {
    "a: x y\nb: y\nc: x z\nstart x=1 z=1\n",
    "states 3 y=4\na: x y+3\nb: y+2\nstart x=2 y=1\n",
    "a: x y\nb: y z\nc: z\nstart x=1 y=1 z=1\ntarget z=*\ntarget x=1\n",
    "a: x y\nb: y z\nc: x z\nmost a=1\ncost b=5\nstart x=1 z=1\n",
    "x: x y\ny: y z\nz: z x\npress lit\nstart x=1 z=1\n",
    "states 3\nx: x\ny: y+2\nmost x=3\npress lit\nstart x=2 y=1\n",
    "states 3 z=2\nx: x y\ny: y z\nz: z x\nw: x\npress turns\nstart x=1 z=1\n",
    "states 3\na: x\nb: y+2\ntarget alike\nstart x=1 y=2\n"};

Action new_game(std::size_t which, std::size_t seed) {
    const std::size_t known = machines.size() + puzzles.size();
    which %= known;
    if (which >= machines.size()) {
        const auto code = game::import_puzzle_text(puzzles.at(which - machines.size()));
        require(code && *code, "the fuzzer's own puzzles can be read");
        return game::Open{(*code)->code};
    }
    const auto choice = machine::parse_choice(machines.at(which));
    require(static_cast<bool>(choice), "the fuzzer's own machines can be read");
    return game::NewGame{*choice, seed};
}

// Returns a picture in which all lamps but some have one state.
machine::Picture some_picture(const Game& game, std::size_t bits) {
    machine::Picture picture = game.puzzle().machine->uniform(0);
    const auto states = static_cast<std::size_t>(game.machine().lamp_states());
    for (std::size_t lamp = 0; lamp < picture.size(); ++lamp) {
        if (game.machine().lamp_sites().has(lamp))
            picture[lamp] = static_cast<std::uint8_t>((bits >> lamp % 8) % states);
    }
    return picture;
}

machine::GhalyCodes some_codes(const Game& game, std::size_t byte) {
    const machine::GhalyCodes* codes = machine::codes_of(game.puzzle().machine);
    machine::GhalyCodes other = codes == nullptr ? machine::plain_codes(2) : *codes;
    const auto size = static_cast<std::size_t>(other.size);
    auto& places = byte % 2 == 0 ? other.sigma : other.tau;
    const std::size_t half = byte / 2 % 2 * size;
    std::swap(places[half + byte / 4 % size], places[half + byte / 16 % size]);
    return byte == 255 ? machine::plain_codes(3) : other;
}

game::Side side_of(std::size_t byte) { return byte % 2 == 0 ? game::Side::start : game::Side::target; }

// Returns an action that is often allowed. Buttons, lamps, states and steps may be just out of range.
Action next_action(Tape& tape, const Game& game) {
    const std::size_t what = tape.next() % 32;
    const std::size_t byte = tape.next();
    const machine::Machine& machine = game.machine();
    const std::size_t button = byte % (machine.buttons().size() + 1);
    switch (what) {
        case 0:
            return game::Restart{};
        case 1:
            return new_game(byte, tape.next());
        case 2:
            return game::Open{game::share_code(game.position())};
        case 3:
            return game::Dismiss{};
        case 4:
        case 5:
            return game::Solve{};
        case 6:
            return game::Solve{solve::plan_of(game.verdict(), machine)};
        case 7:
            return game::Solve{{button, byte / 16}};
        case 8:
        case 9:
        case 10:
            return game::Hint{};
        case 11:
            return game::Hint{button};
        case 12:
        case 13:
        case 14:
            return game::Undo{};
        case 15:
        case 16:
            return game::Redo{};
        case 17:
        case 18:
            return game::StepTo{byte % 8};
        case 19:
            return game::SetLamp{
                side_of(byte), byte / 2 % (machine.lamps().size() + 1),
                static_cast<std::uint8_t>(byte % static_cast<std::size_t>(machine.lamp_states() + 1))};
        case 20:
            return game::SetPicture{side_of(byte), some_picture(game, byte / 2)};
        case 21:
            return game::PaintLamps{
                side_of(byte), {{byte / 32, byte / 8}}, static_cast<std::uint8_t>(byte / 2 % 4)};
        case 22:
            return game::TakeNearest{};
        case 23:
            return game::SetCodes{machine::choose_ghaly(some_codes(game, byte))};
        case 24:
            return game::AnswerQuestion{byte % 2 == 0};
        case 25:
            return game::NewGame{game.puzzle().machine, byte, std::nullopt,
                                 static_cast<game::NewGameMode>(byte % 3)};
        case 26:
            return game::NewGame{game.puzzle().machine, byte / 4, byte % 4};
        default:
            return game::Press{button};
    }
}

// Returns whether the action is expensive: it searches for a game with a given number of presses.
bool is_dear(const Action& action) {
    const auto* fresh = std::get_if<game::NewGame>(&action);
    return fresh != nullptr && fresh->fewest.has_value();
}

// Prints the action if SWITCHBOX_FUZZ_TELL is set, for the analysis of a finding.
void tell_where_asked(const Action& action) {
    if (std::getenv("SWITCHBOX_FUZZ_TELL") == nullptr) return;
    std::fprintf(stderr, "%s\n", game::format_action(action).c_str());
}

void act(Game& game, ReferenceGame& reference, const Action& action) {
    tell_where_asked(action);
    const Game before = game;
    const bool allowed = game.allows(action);
    const std::optional<bool> expected = reference.allows(action);
    const auto outcome = game.apply(action);
    const bool is_done = static_cast<bool>(outcome);
    if (expected)
        require(is_done == *expected, "it is refused where it is possible, or done where it is not");
    if (!is_dear(action)) require(is_done == allowed, "what is allowed is done, and nothing else");
    if (is_done) {
        require(!say(outcome->sentence).empty(), "what is done is told");
        reference.apply(action, game);
    } else {
        expect_readable(outcome.error());
        require(game == before, "what is refused changes nothing");
    }
    reference.compare(game);
}

void expect_kept(const Game& game) {
    const auto again = game::load_game(game::save_game(game));
    require(static_cast<bool>(again), "a saved game can be loaded");
    require(*again == game, "a saved game is the same game");
    game::Position position = game.position();
    const auto opened = game::parse_share_code(game::share_code(position));
    position.timeline.reset();
    position.answer.reset();
    require(opened && *opened == position, "a link is to the same position");
}

}  // namespace

void play(std::string_view input) {
    Tape tape(input);
    Game game(game::opening(*game::new_puzzle(machine::first_choice(), 1)));
    const std::size_t which = tape.next();
    const Action first = new_game(which, tape.next());
    tell_where_asked(first);
    // Some lit-only boards have no such game.
    if (!game.apply(first)) return;
    ReferenceGame reference(game);
    reference.compare(game);
    game = Game(game.position());
    for (std::size_t i = 0; i < most_actions && !tape.is_at_end(); ++i)
        act(game, reference, next_action(tape, game));
    expect_kept(game);
}

}  // namespace switchbox::fuzz
