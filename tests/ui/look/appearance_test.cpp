// Tests of the looks of lamps: changes, motion, and palettes, whose lamps all kinds of eyes can distinguish.
#include "ui/look/appearance.hpp"

#include <algorithm>
#include <set>
#include <string>
#include <utility>

#include "base/random.hpp"
#include "machine/machine.hpp"
#include "support/eyes.hpp"
#include "support/games.hpp"
#include "support/screen.hpp"

namespace switchbox::test {

using switchbox::machine::Picture;
using switchbox::ui::LampMotion;
using ui::BoardCell;
using ui::BoardDrawing;
using ui::LampAppearance;
using ui::LampLook;

namespace {

BoardDrawing small_board(LampLook look = LampLook::key) { return {{0, 0, 300, 200}, {}, 2, 3, 2, 0, look}; }

std::vector<std::pair<int, int>> places(const std::vector<BoardCell>& cells) {
    std::vector<std::pair<int, int>> found;
    for (const BoardCell& cell : cells) found.emplace_back(cell.column, cell.row);
    std::sort(found.begin(), found.end());
    return found;
}

// Returns the cells that change if one lamp's record changes.
std::vector<std::pair<int, int>> changed_by(const BoardDrawing& board, std::size_t lamp, LampAppearance was,
                                            LampAppearance is) {
    std::vector<LampAppearance> before(board.lamps());
    before[lamp] = was;
    std::vector<LampAppearance> after = before;
    after[lamp] = is;
    return places(ui::changed_cells(board, before, after));
}

// Returns the inputs on which the shaders' pixels of a cell can depend: its own record, and the glow of the
// lamps around it.
using CellInputs = std::vector<int>;
CellInputs inputs_of(const BoardDrawing& board, const std::vector<LampAppearance>& lamps, BoardCell cell) {
    CellInputs inputs;
    for (int row = cell.row - 1; row <= cell.row + 1; ++row) {
        for (int column = cell.column - 1; column <= cell.column + 1; ++column) {
            if (row < 0 || column < 0 || row >= board.rows || column >= board.columns) continue;
            const LampAppearance& lamp = lamps[static_cast<std::size_t>(row * board.columns + column)];
            const bool arrived = lamp.phase == 255 || lamp.previous == lamp.state;
            inputs.insert(inputs.end(),
                          {lamp.state, arrived ? lamp.state : lamp.previous, arrived ? 255 : lamp.phase});
            if (row != cell.row || column != cell.column) continue;
            inputs.insert(inputs.end(), {lamp.press, lamp.outline, lamp.hint, lamp.focus, lamp.proof});
        }
    }
    return inputs;
}

}  // namespace

TEST_CASE("A board has its cells and those around it") {
    CHECK(ui::all_cells(small_board()).size() == 5 * 4);
    CHECK(ui::all_cells(small_board()).front() == BoardCell{-1, -1});
    CHECK(ui::all_cells(small_board()).back() == BoardCell{3, 2});
}

TEST_CASE("A board that looks as before has no changed cells") {
    const LampAppearance lit{1, 1};
    CHECK(changed_by(small_board(), 4, lit, lit).empty());
    // A finished transition does not show its former state.
    CHECK(changed_by(small_board(), 4, {1, 0, 255}, {1, 1, 255}).empty());
    CHECK(changed_by(small_board(), 4, {1, 1, 90}, {1, 1, 255}).empty());
}

TEST_CASE("A lamp that shines otherwise changes the cells around it, a ring its own") {
    const LampAppearance dark{0, 0};
    const std::vector<std::pair<int, int>> around{{-1, -1}, {-1, 0}, {-1, 1}, {0, -1}, {0, 0},
                                                  {0, 1},   {1, -1}, {1, 0},  {1, 1}};
    CHECK(changed_by(small_board(), 0, dark, {1, 1}) == around);
    CHECK(changed_by(small_board(), 0, {1, 0, 20}, {1, 0, 60}) == around);
    CHECK(changed_by(small_board(LampLook::bare), 0, dark, {1, 1}) == around);
    const std::vector<std::pair<int, int>> itself{{1, 1}};
    LampAppearance hinted = dark;
    hinted.hint = 255;
    CHECK(changed_by(small_board(), 4, dark, hinted) == itself);
    LampAppearance down = dark;
    down.press = 200;
    CHECK(changed_by(small_board(), 4, dark, down) == itself);
    // Coloured tiles have no halo.
    CHECK(changed_by(small_board(LampLook::colour), 4, dark, {1, 1}) == itself);
}

TEST_CASE("Cells fall into those on the board and those around it, and rings are drawn where there are any") {
    const BoardDrawing board = small_board();
    std::vector<LampAppearance> lamps(board.lamps());
    lamps[1].outline = 1;
    lamps[2].hint = 1;
    lamps[3].focus = 1;
    lamps[5].proof = 1;
    const std::vector<std::pair<int, int>> ringed{{0, 1}, {1, 0}, {2, 0}, {2, 1}};
    const ui::CellGroups all = ui::groups_of(board, lamps, ui::all_cells(board));
    CHECK(places(all.ringed) == ringed);
    CHECK(all.on_board.size() == 6);
    CHECK(all.around.size() == 14);
    const ui::CellGroups some = ui::groups_of(board, lamps, std::vector<BoardCell>{{-1, 0}, {0, 0}, {1, 1}});
    CHECK(places(some.on_board) == std::vector<std::pair<int, int>>{{0, 0}, {1, 1}});
    CHECK(places(some.around) == std::vector<std::pair<int, int>>{{-1, 0}});
    CHECK(some.ringed.empty());
}

TEST_CASE("Whatever changes, a cell is found exactly when something that its pixels depend on is another") {
    Random random(7);
    const auto byte = [&random](std::uint64_t values) {
        return static_cast<std::uint8_t>(random.below(values) * 255 / (values - 1));
    };
    for (int round = 0; round < 300; ++round) {
        const BoardDrawing board{{0, 0, 500, 400}, {}, 4, 5, 3, 0, LampLook::key};
        std::vector<LampAppearance> before(board.lamps());
        for (LampAppearance& lamp : before) {
            lamp.state = static_cast<std::uint8_t>(random.below(3));
            lamp.previous = static_cast<std::uint8_t>(random.below(3));
            lamp.phase = byte(3);
            lamp.hint = byte(2);
        }
        std::vector<LampAppearance> after = before;
        for (std::uint64_t changes = random.below(4); changes > 0; --changes) {
            LampAppearance& lamp = after[random.below(after.size())];
            switch (random.below(4)) {
                case 0:
                    lamp.state = static_cast<std::uint8_t>(random.below(3));
                    break;
                case 1:
                    lamp.phase = byte(3);
                    break;
                case 2:
                    lamp.press = byte(3);
                    break;
                default:
                    lamp.outline = byte(2);
                    break;
            }
        }
        std::vector<BoardCell> expected;
        for (const BoardCell& cell : ui::all_cells(board)) {
            if (inputs_of(board, before, cell) != inputs_of(board, after, cell)) expected.push_back(cell);
        }
        REQUIRE(ui::changed_cells(board, before, after) == expected);
    }
}

namespace {

Picture picture(std::initializer_list<std::uint8_t> cells) { return {{1, 3}, cells}; }

}  // namespace

TEST_CASE("a change ripples out: the lamps farther from the button set out later, and all arrive") {
    LampMotion motion;
    motion.follow(picture({0, 0, 0}), std::nullopt, false, 1.0);
    CHECK_FALSE(motion.is_moving(1.0));
    motion.follow(picture({1, 1, 1}), 0, false, 2.0);
    CHECK(motion.is_moving(2.0));
    CHECK(motion.phase(0, 2.05) > motion.phase(1, 2.05));
    CHECK(motion.phase(1, 2.08) > motion.phase(2, 2.08));
    CHECK(motion.previous(2) == 0);
    CHECK_FALSE(motion.is_moving(3.0));
    for (std::size_t lamp = 0; lamp < 3; ++lamp) CHECK(motion.phase(lamp, 3.0) == doctest::Approx(1));
}

TEST_CASE("with reduced motion, and on another board, everything is there at once") {
    LampMotion motion;
    motion.follow(picture({0, 0, 0}), std::nullopt, true, 1.0);
    motion.follow(picture({1, 0, 1}), 1, true, 2.0);
    CHECK_FALSE(motion.is_moving(2.0));
    CHECK(motion.phase(0, 2.0) == doctest::Approx(1));
    motion.follow({{2, 2}, {1, 1, 0, 0}}, 1, false, 3.0);
    CHECK_FALSE(motion.is_moving(3.0));
}

TEST_CASE("presses, hints and a win move for a while and come to rest, and with reduced motion not at all") {
    using switchbox::ui::MotionChoice;
    for (const MotionChoice motion : {MotionChoice::full, MotionChoice::reduced}) {
        const bool moves = motion == MotionChoice::full;
        CAPTURE(moves);
        switchbox::test::Screen screen(switchbox::test::paper_game());
        screen.settings.motion = motion;
        screen.rest();
        for (const char* action : {"press 5", "hint", "press 6", "press 7", "press 9"}) {
            CAPTURE(action);
            screen.play(action);
            CHECK((screen.next_frame() >= 0) == moves);
            CHECK((screen.scene().breath > 0) == (moves && screen.game.is_solved()));
            screen.draw(150);
            CHECK(screen.next_frame() < 0);
            CHECK(screen.scene().breath == 0);
        }
    }
}

namespace {

using ui::Colour;
using ui::Theme;

constexpr int most_states = 9;    // states of a lamp, one digit each
constexpr int most_colours = 64;  // on the largest machine: eight colours, each plain and with seven patterns

Colour glass(const Theme& theme, int state, int states) {
    return mix(theme.dark_lamp, theme.lit, static_cast<float>(state) / static_cast<float>(states - 1));
}

}  // namespace

TEST_CASE("Ghaly's eight colours are told apart by all eyes, in grey by their lightness") {
    for (const Theme* theme : ui::all_themes()) {
        CAPTURE(std::string(theme->name));
        const auto& tiles = theme->tiles.lit;
        for (std::size_t i = 0; i < tiles.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j) {
                CAPTURE(i);
                CAPTURE(j);
                const Colour a = tiles.at(i).fill;
                const Colour b = tiles.at(j).fill;
                CHECK(std::abs(lightness(a) - lightness(b)) >= 4.5);
                for (const Eyes& eyes : kinds_of_eyes()) {
                    CAPTURE(eyes.name);
                    CHECK(colour_distance(eyes, a, b) >= (sees_hues(eyes) ? 0.095 : 0.035));
                }
            }
        }
    }
}

TEST_CASE("all colours have letters of their own, and those of one face a pattern each") {
    std::set<std::string> letters;
    for (int state = 1; state <= most_colours; ++state) {
        CHECK(letters.insert(machine::colour_letter(state)).second);
    }
    // From the ninth colour on, the pattern's tone is visible on the tile for all kinds of eyes.
    for (const Theme* theme : ui::all_themes()) {
        for (const ui::TileColour& tile : theme->tiles.lit) {
            for (const Eyes& eyes : kinds_of_eyes()) {
                CAPTURE(eyes.name);
                CHECK(colour_distance(eyes, tile.fill, tile.pattern) >= 0.08);
            }
        }
    }
}

TEST_CASE("neighbouring states of a lamp differ to all eyes, and a digit shows on each") {
    for (const Theme* theme : ui::all_themes()) {
        CAPTURE(std::string(theme->name));
        for (int states = 2; states <= most_states; ++states) {
            CAPTURE(states);
            for (int state = 1; state < states; ++state) {
                CAPTURE(state);
                const Colour here = glass(*theme, state, states);
                const Colour below = glass(*theme, state - 1, states);
                CHECK(std::abs(lightness(here) - lightness(below)) >= 3.5);
                for (const Eyes& eyes : kinds_of_eyes()) {
                    CAPTURE(eyes.name);
                    CHECK(colour_distance(eyes, here, below) >= 0.03);
                }
                CHECK(contrast(ink_on(here), here) >= 4.5F);
            }
        }
    }
}

TEST_CASE("lit and dark lamps differ to all eyes, and in size") {
    for (const Theme* theme : ui::all_themes()) {
        CAPTURE(std::string(theme->name));
        for (const Eyes& eyes : kinds_of_eyes()) {
            CAPTURE(eyes.name);
            CHECK(colour_distance(eyes, theme->lit, theme->dark_lamp) >= 0.3);
            CHECK(colour_distance(eyes, theme->lit, theme->lit_rim) >= (theme->name == "dark" ? 0 : 0.1));
        }
    }
    CHECK(ui::lamp_shape::dark_share < 0.9F);
}

}  // namespace switchbox::test
