// Tests of the linear solver with the sources' numbers and examples: Merlin, Quatrainment, Lights Out, and
// boards with holes.
#include "types/lights/solve/linear_solver.hpp"

#include <array>
#include <queue>

#include "game/share_code.hpp"
#include "machine/rule_text.hpp"
#include "sampling.hpp"
#include "support/playing.hpp"
#include "support/solving.hpp"
#include "types/lights/large/fewest_search.hpp"
#include "types/lights/model/linear_machine.hpp"

namespace switchbox::test {

using machine::Effects;
using machine::effects_of;
using machine::LinearMachine;
using machine::MachineChoice;
using machine::Picture;
using machine::PressGrid;
using machine::Rule;
using machine::Shape;
using machine::Surface;
using solve::LinearSolver;
using solve::Unique;
using solve::Verdict;

namespace {

constexpr machine::Shape merlin_shape{3, 3};
constexpr std::uint32_t merlin_pictures = 512;

// Arnold & Blaszak, table 1, entered again by hand: bit i of entry e is set if button e + 1 changes lamp i +
// 1.
std::uint32_t lamps(std::initializer_list<unsigned> numbers) {
    std::uint32_t bits = 0;
    for (const unsigned number : numbers) bits |= 1U << (number - 1);
    return bits;
}
const std::array<std::uint32_t, 9>& table() {
    static const std::array<std::uint32_t, 9> effects{
        lamps({1, 2, 4, 5}), lamps({1, 2, 3}),       lamps({2, 3, 5, 6}),
        lamps({1, 4, 7}),    lamps({2, 4, 5, 6, 8}), lamps({3, 6, 9}),
        lamps({4, 5, 7, 8}), lamps({7, 8, 9}),       lamps({5, 6, 8, 9})};
    return effects;
}

// Returns the fewest presses from the dark board to each picture, by breadth-first search over pictures.
std::vector<std::size_t> fewest_by_search() {
    constexpr std::size_t unseen = 99;
    std::vector<std::size_t> fewest(merlin_pictures, unseen);
    std::queue<std::uint32_t> waiting({0U});
    fewest[0] = 0;
    for (; !waiting.empty(); waiting.pop()) {
        const std::uint32_t here = waiting.front();
        for (const std::uint32_t effect : table()) {
            if (fewest[here ^ effect] != unseen) continue;
            fewest[here ^ effect] = fewest[here] + 1;
            waiting.push(here ^ effect);
        }
    }
    return fewest;
}

std::uint32_t played(std::uint32_t picture, const PressGrid& grid) {
    for (std::size_t button = 0; button < grid.size(); ++button) {
        if (grid[button] == 1) picture ^= table().at(button);
    }
    return picture;
}

}  // namespace

TEST_CASE("From every start to every target Merlin has one solution, as short as a search finds") {
    const Solving solver(choice("merlin"));
    const std::vector<std::size_t> fewest = fewest_by_search();
    for (std::uint32_t start = 0; start < merlin_pictures; ++start) {
        const auto from = from_bits<Picture>(start, merlin_shape);
        for (std::uint32_t target = sampled ? start % 7 : 0; target < merlin_pictures;
             target += sampled ? 7 : 1) {
            CAPTURE(start);
            CAPTURE(target);
            const Verdict verdict = solver.verdict(from, from_bits<Picture>(target, merlin_shape));
            const auto* unique = std::get_if<Unique>(&verdict);
            REQUIRE(unique != nullptr);
            REQUIRE(played(start, unique->presses) == target);
            REQUIRE(machine::weight(unique->presses) == fewest[start ^ target]);
        }
    }
}

TEST_CASE("Merlin's matrix has full rank and the inverse of Arnold & Blaszak's page 14") {
    const LinearSolver solver(machine_of(choice("merlin")));
    CHECK(solver.rank() == 9);
    CHECK(solver.nullity() == 0U);
    CHECK(reachable(solver).decimal() == "512");
    CHECK(solver.is_invertible());
    CHECK(quiet_patterns(solver).empty());
    const auto rows = golden("merlin_inverse.txt");
    REQUIRE(rows.size() == 9);
    for (std::size_t i = 0; i < 9; ++i) {
        for (std::size_t j = 0; j < 9; ++j) CHECK(solver.inverse_row(i)[j] == rows[i].at(j));
    }
}

TEST_CASE("The paper's start is solved by buttons 5, 6, 7 and 9") {
    const game::Puzzle paper = paper_puzzle();
    const Solving solver(paper.machine);
    const Verdict verdict = solver.verdict(paper.start, paper.target);
    CHECK(verdict == Verdict{Unique{presses("000/011/101")}});
    CHECK(name_of(verdict) == "unique");
    CHECK(is_proved_fewest(verdict));
    CHECK(solutions_of(verdict).decimal() == "1");
}

TEST_CASE("Quatrainment's matrix has full rank and the inverse of the source's section 3.3") {
    const LinearSolver solver(machine_of(choice("quatrainment")));
    CHECK(solver.rank() == 16);
    CHECK(reachable(solver).decimal() == "65536");
    CHECK(solver.is_invertible());
    const auto rows = golden("quatrainment_inverse.txt");
    REQUIRE(rows.size() == 16);
    for (std::size_t i = 0; i < 16; ++i) {
        for (std::size_t j = 0; j < 16; ++j) CHECK(solver.inverse_row(i)[j] == rows[i].at(j));
    }
}

TEST_CASE("Quatrainment's sample game is solved by six presses") {
    const Solving solver(choice("quatrainment"));
    const Picture start = picture("1010/0101/1010/0101");
    const Verdict verdict = solver.verdict(start, picture("0000/0000/0000/0000"));
    CHECK(verdict == Verdict{Unique{presses("1010/0001/1000/0101")}});
    CHECK(machine::weight(*presses_of(verdict)) == 6);
}

TEST_CASE("All 65536 press grids of Quatrainment make different pictures") {
    const machine::MachineChoice which = choice("quatrainment");
    const LinearMachine machine = machine_of(which, picture("0000/0000/0000/0000"));
    std::vector<bool> seen(65536, false);
    for (std::uint32_t bits = 0; bits < 65536; ++bits) {
        const Picture shown =
            machine.picture(from_bits<machine::PressGrid>(bits, machine::rule_of(which)->shape));
        std::size_t number = 0;
        for (const std::uint8_t lamp : shown.cells) number = 2 * number + lamp;
        REQUIRE_FALSE(seen[number]);
        seen[number] = true;
    }
}

TEST_CASE("From all on to all off takes the presses of OEIS A075464") {
    const std::vector<std::size_t> known{1,  4,  5,   4,  15,  28,  33,  40,  25,  44,
                                         55, 72, 105, 56, 117, 104, 147, 188, 141, 224};
    REQUIRE(known.size() == 20);
    for (std::size_t n = 1; n <= known.size(); ++n) {
        CAPTURE(n);
        const MachineChoice which = choice("lights-out", static_cast<int>(n), static_cast<int>(n));
        const LinearMachine machine = machine_of(which);
        const Solving solver(which);
        const Verdict verdict = solver.verdict(machine.start(), which->default_target());
        REQUIRE(presses_of(verdict) != nullptr);
        CHECK(is_proved_fewest(verdict));
        CHECK(machine::weight(*presses_of(verdict)) == known[n - 1]);
        CHECK(machine.picture(*presses_of(verdict)) == which->default_target());
    }
}

namespace {

using Cells = std::vector<std::size_t>;

Rule ring_of_eight(Surface surface) { return {{3, 3}, 2, surface, plus, std::nullopt, {4}}; }

// Returns Lights Out boards of 2 to 9 states with random holes.
std::vector<machine::MachineChoice> boards_with_holes() {
    Random random(1);
    std::vector<machine::MachineChoice> choices;
    for (int n = 0; n < 32; ++n) {
        Rule rule{{2 + static_cast<int>(random.below(4)), 2 + static_cast<int>(random.below(4))},
                  2 + n % 8,
                  static_cast<Surface>(n % 3),
                  plus};
        for (std::size_t cell = 0; cell + 1 < rule.shape.size(); ++cell) {
            if (random.below(4) == 0) rule.holes.push_back(cell);
        }
        choices.push_back(value_of(machine::choose_own(rule)));
    }
    return choices;
}

}  // namespace

TEST_CASE("A hole has neither lamp nor button, and what a press draws into it is cut off") {
    const Rule rule = ring_of_eight(Surface::plane);
    CHECK(
        effects_of(rule) ==
        Effects{{0, 1, 3}, {0, 1, 2}, {1, 2, 5}, {0, 3, 6}, {}, {2, 5, 8}, {3, 6, 7}, {6, 7, 8}, {5, 7, 8}});
    CHECK(machine::lamps_of(rule) == machine::buttons_of(rule));
    CHECK(machine::lamps_of(rule).cells() == Cells{0, 1, 2, 3, 5, 6, 7, 8});
    CHECK_FALSE(machine::lamps_of(rule).has(4));
    CHECK(machine::uniform(rule, 1) == picture("111/101/111"));
    CHECK(effects_of(ring_of_eight(Surface::torus)) == Effects{{0, 1, 2, 3, 6},
                                                               {0, 1, 2, 7},
                                                               {0, 1, 2, 5, 8},
                                                               {0, 3, 5, 6},
                                                               {},
                                                               {2, 3, 5, 8},
                                                               {0, 3, 6, 7, 8},
                                                               {1, 6, 7, 8},
                                                               {2, 5, 6, 7, 8}});
}

TEST_CASE("Border stencils go by the board's edge, not by its holes") {
    const Rule rule{{3, 3}, 2, Surface::plane, plus, machine::Border{{{0, 1}}, {{0, 0}, {1, 0}}}, {0}};
    CHECK(effects_of(rule) == Effects{{}, {1, 4}, {5}, {3, 4}, {1, 3, 4, 5, 7}, {4, 5}, {3}, {4, 7}, {7}});
}

TEST_CASE("Nothing is ever pressed, shown or outlined in a hole") {
    Random random(2);
    for (const machine::MachineChoice& which : boards_with_holes()) {
        const machine::CellMask sites = machine::lamps_of(*machine::rule_of(which));
        const auto is_empty_in_holes = [&](const std::vector<std::uint8_t>& cells) {
            for (std::size_t cell = 0; cell < cells.size(); ++cell) {
                if (!sites.has(cell) && cells[cell] != 0) return false;
            }
            return true;
        };
        const Solving solving(which);
        for (const PressGrid& quiet : quiet_patterns(solving.linear())) CHECK(is_empty_in_holes(quiet.cells));
        for (int n = 0; n < 20; ++n) {
            const Picture from = random_picture(random, which);
            const Picture to = random_picture(random, which);
            const Verdict verdict = solving.verdict(from, to);
            if (const auto* impossible = std::get_if<solve::Impossible>(&verdict)) {
                REQUIRE(is_empty_in_holes(impossible->weights.cells));
            } else {
                REQUIRE(is_empty_in_holes(presses_of(verdict)->cells));
                REQUIRE(machine_of(which, from).picture(*presses_of(verdict)) == to);
            }
        }
    }
}

TEST_CASE("A board may be written with a dash in a hole, and with nothing else but 0") {
    const machine::CellMask sites = machine::lamps_of(ring_of_eight(Surface::plane));
    const auto parse = [&](std::string_view text) {
        return machine::parse_grid<machine::PictureKind>(text, sites, 2, machine::target_words);
    };
    for (const char* text : {"111/1-1/111", "111/101/111", "XXX/X.X/XXX"}) {
        CHECK(value_of(parse(text)) == picture("111/101/111"));
    }
    CHECK(message_of(parse("111/111/111")) ==
          "target, row 2, column 2: there is nothing here, so it must be 0");
}

TEST_CASE("A share code with a lamp or a press in a hole is refused with the part and the place") {
    const machine::MachineChoice which = value_of(machine::choose_own(ring_of_eight(Surface::plane)));
    CHECK(which->text() == "own~3x3~2~p~XQ~~~CA");
    const game::Position opening = game::opening({which, picture("000/000/000"), picture("111/101/111")});
    CHECK(value_of(game::parse_share_code(game::share_code(opening))) == opening);
    game::Position position = opening;
    position.puzzle.start[4] = 1;
    CHECK(message_of(game::parse_share_code(game::share_code(position))) ==
          "share code, part 3 (start): start, row 2, column 2: there is nothing here, so it must be 0");
    position = opening;
    position.puzzle.target[4] = 1;
    CHECK(message_of(game::parse_share_code(game::share_code(position))) ==
          "share code, part 4 (target): target, row 2, column 2: there is nothing here, so it must be 0");
    position = opening;
    position.presses[4] = 1;
    position.press_count = 1;
    CHECK(message_of(game::parse_share_code(game::share_code(position))) ==
          "share code, part 5 (presses): presses, row 2, column 2: there is nothing here, so it must be 0");
}

TEST_CASE("A stroke leaves holes as they are") {
    const machine::MachineChoice which = value_of(machine::choose_own(ring_of_eight(Surface::plane)));
    game::Game game(game::opening({which, picture("000/000/000"), picture("111/101/111")}));
    play_on(game, "paint start 1-9 1");
    CHECK(game.picture() == picture("111/101/111"));
    CHECK(message_of(game.apply(value_of(game::parse_action("paint start 1-9 1")))) == "Nothing to change.");
}

TEST_CASE("A hole can be neither pressed nor painted") {
    const machine::MachineChoice which = value_of(machine::choose_own(ring_of_eight(Surface::plane)));
    game::Game game(game::opening({which, picture("000/000/000"), picture("111/101/111")}));
    CHECK(message_of(game.apply(game::Press{4})) == "press 5: the machine has no such button");
    CHECK(message_of(game.apply(game::Hint{4})) == "press 5: the machine has no such button");
    CHECK(message_of(game.apply(game::SetLamp{game::Side::start, 4, 1})) ==
          "paint 5: the machine has no such lamp");
    CHECK(message_of(game.apply(game::SetPicture{game::Side::target, picture("111/111/111")})) ==
          "target, row 2, column 2: there is nothing here, so it must be 0");
    CHECK(game.log().empty());
}

TEST_CASE("A new game on a board with holes can be solved, hint by hint") {
    for (const machine::MachineChoice& which : boards_with_holes()) {
        game::Game game = paper_game();
        play_on(game, game::NewGame{which, 5});
        for (std::size_t left = game.fewest_from_here().value(); left > 0; --left) {
            play_on(game, game::Hint{});
            REQUIRE(game.machine().button_sites().has(game.hint().value()));
            play_on(game, game::Press{*game.hint()});
            REQUIRE(game.fewest_from_here() == left - 1);
        }
        CHECK(game.is_solved());
    }
}

}  // namespace switchbox::test
