// Tests of every command on boards that are too large for most commands.
#include <doctest/doctest.h>

#include "game/new_game.hpp"
#include "machine/machine_type.hpp"
#include "support/games.hpp"
#include "support/screen.hpp"
#include "ui/export/sheets.hpp"

using namespace switchbox;
using namespace switchbox::test;

namespace {

// 79 x 79 has 64 quiet patterns and 129 x 129 has 56, so almost no picture can reach the dark board.
game::Game impossible(int side = 79) {
    const machine::MachineChoice which =
        choice_of("lights-out~" + std::to_string(side) + "x" + std::to_string(side));
    return game::Game(game::opening({which, game::random_picture(which, 5), which->default_target()}));
}

void use_everything(Screen& screen) {
    for (const ui::CommandRow& row : ui::commands()) {
        CAPTURE(row.id);
        if (!ui::is_enabled(row.command, screen.game, screen.state())) continue;
        screen.act(row.id);
        screen.draw(2);
        CHECK(!screen.nodes().empty());
        CHECK(Screen::vertices() < max_vertices);
        if (screen.state().modal.open != ui::Modal::none) screen.key(ImGuiKey_Escape);
        if (screen.state().edit.on && row.command == ui::Command::nearest) screen.act("edit");
    }
}

}  // namespace

TEST_CASE("every command does what it does on a large board too") {
    for (const ImVec2 window : {desktop, phone}) {
        for (const char* machine : {"lights-out~90x101", "torus~90x101"}) {
            CAPTURE(machine);
            Screen screen(new_game(machine, 3), window);
            use_everything(screen);
        }
    }
    {
        Screen screen(impossible());
        CHECK(solve::is_impossible(screen.game.verdict()));
        use_everything(screen);
    }
    Screen screen(new_game("lights-out~700x700", 3));
    use_everything(screen);
}

TEST_CASE("a long solution plays at the rate that is chosen, and is done within a minute unless one is") {
    Screen screen(new_game("lights-out~100x100", 3));
    screen.act("solve");
    const std::size_t presses = screen.game.position().timeline->plan.size();
    REQUIRE(presses > 2000);
    const auto label = [&] { return screen.node("speed").name; };
    // The solution has about 5000 steps for 10000 lamps, so it plays 100 presses in the time of one.
    CHECK(label() == "Speed: 100\xC3\x97");
    screen.act("play");
    const auto play_for = [&](double seconds) {
        const std::size_t before = screen.game.position().timeline->step;
        for (int frame = 0; frame < static_cast<int>(seconds * 20); ++frame) {
            screen.wait(0.05);
            screen.draw(1);
        }
        return screen.game.position().timeline->step - before;
    };
    play_for(1);
    const std::size_t steps = play_for(4);
    const double expected = 4 * 100 / ui::step_time(1);
    CHECK(static_cast<double>(steps) == doctest::Approx(expected).epsilon(0.4));
    for (const char* name : {"Speed: 1000\xC3\x97", "Speed: 10,000\xC3\x97", "Speed: Slow, 0.5\xC3\x97",
                             "Speed: Normal, 1\xC3\x97", "Speed: Fast, 2\xC3\x97", "Speed: 10\xC3\x97"}) {
        screen.act("speed");
        CHECK(label() == name);
    }
    for (int i = 0; i < 3; ++i) screen.act("speed");
    screen.draw(200);
    CHECK(screen.game.is_solved());
    CHECK_FALSE(screen.state().playback.playing);
}

TEST_CASE("from afar a map marks what is to be pressed and what is proved, and nothing else") {
    Screen screen(new_game("lights-out~200x200", 3));
    const auto marked = [&](std::uint8_t bit) {
        std::size_t count = 0;
        for (const std::uint8_t cell : screen.scene().maps.front().cells) count += (cell & bit) != 0 ? 1 : 0;
        return count;
    };
    screen.draw(1);
    REQUIRE(screen.scene().maps.front().shape == machine::Shape{200, 200});
    CHECK(screen.scene().maps.front().cells.data() == screen.game.picture().cells.data());
    screen.act("solve");
    CHECK(marked(ui::hint_bit) == screen.game.position().timeline->plan.size());
    screen.play("step 100");
    screen.draw(1);
    CHECK(marked(ui::hint_bit) == screen.game.position().timeline->plan.size() - 100);
    CHECK(marked(ui::proof_bit) == 0);
    screen.act("hide");
    CHECK(marked(ui::hint_bit) == 0);
}

TEST_CASE("the lamps that prove a large board impossible are marked from afar") {
    Screen screen(impossible(129));
    screen.draw(1);
    const std::vector<std::size_t>& lamps = screen.why().explanation.lamps;
    REQUIRE(lamps.size() > 1000);
    CHECK(screen.says("Marked on the board: "));
    CHECK_FALSE(screen.says("Outlined: row"));
    std::vector<std::size_t> marked;
    const machine::Cells& cells = screen.scene().maps.front().cells;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if ((cells[i] & ui::proof_bit) != 0) marked.push_back(i);
        CHECK((cells[i] & ~ui::proof_bit) == screen.game.picture()[i]);
    }
    CHECK(marked == lamps);
}

TEST_CASE("what is too large to be exported is not offered") {
    const game::Game game = new_game("lights-out~300x300", 3);
    for (const ui::ExportWhat what : {ui::ExportWhat::board, ui::ExportWhat::solution, ui::ExportWhat::wiring,
                                      ui::ExportWhat::matrix, ui::ExportWhat::chasing}) {
        for (const ui::ExportFormat format :
             {ui::ExportFormat::svg, ui::ExportFormat::png, ui::ExportFormat::text})
            CHECK_FALSE(ui::has_sheet(game, what, format));
    }
    Screen screen(new_game("lights-out~300x300", 3));
    for (const char* id : {"algebra", "pane-chase", "pane-machine"}) {
        CHECK((!screen.has(id) || screen.attribute(id, "disabled") == "true"));
    }
    // The link remains, and the dialog says why it is alone.
    screen.act("export");
    CHECK(screen.says("Files are for boards of up to 4096 lamps."));
    CHECK(screen.has("export-qr"));
    CHECK_FALSE(screen.has("export-save"));
}
