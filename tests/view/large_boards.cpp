// Whatever there is in the interface, on boards too large for most of it.
#include <doctest/doctest.h>

#include <algorithm>

#include "machine/catalogue.hpp"
#include "play/new_game.hpp"
#include "support/games.hpp"
#include "support/screen.hpp"
#include "view/export/sheets.hpp"

using namespace switchbox;
using namespace switchbox::test;

namespace {

machine::MachineChoice large(const char* id, machine::Shape shape) {
    return *machine::choose(id, {.shape = shape, .states = {}});
}

play::Game solvable(const char* id, machine::Shape shape) {
    return play::Game(play::opening(*play::new_puzzle(large(id, shape), 3)));
}

// 79 x 79 has 64 quiet patterns: nearly no picture leads to the dark.
play::Game impossible() {
    const machine::MachineChoice which = large("lights-out", {79, 79});
    return play::Game(play::opening({which, play::random_picture(which, 5), machine::default_target(which)}));
}

void use_everything(Screen& screen) {
    for (const view::CommandRow& row : view::commands()) {
        CAPTURE(row.id);
        if (!view::is_enabled(row.command, screen.game, screen.state())) continue;
        screen.act(row.id);
        screen.draw(2);
        const auto nodes = screen.nodes();
        CHECK(!nodes.empty());
        CHECK(Screen::vertices() < max_vertices);
        if (screen.state().modal.open != view::Modal::none) screen.key(ImGuiKey_Escape);
        if (screen.state().edit.on && row.command == view::Command::nearest) screen.act("edit");
    }
}

}  // namespace

TEST_CASE("every command does what it does on a large board too") {
    for (const ImVec2 window : {desktop, phone}) {
        for (const char* id : {"lights-out", "torus"}) {
            CAPTURE(id);
            Screen screen(solvable(id, {90, 101}), window);
            use_everything(screen);
        }
    }
    {
        Screen screen(impossible());
        CHECK(solve::is_impossible(screen.game.verdict()));
        use_everything(screen);
    }
    Screen screen(solvable("lights-out", {700, 700}));
    use_everything(screen);
}

TEST_CASE("what is too large to be exported is not offered") {
    const play::Game game = solvable("lights-out", {300, 300});
    for (const view::ExportWhat what : {view::ExportWhat::board, view::ExportWhat::solution,
                                        view::ExportWhat::wiring, view::ExportWhat::matrix}) {
        for (const view::ExportFormat format :
             {view::ExportFormat::svg, view::ExportFormat::png, view::ExportFormat::text})
            CHECK_FALSE(view::has_sheet(game, what, format));
    }
    Screen screen(solvable("lights-out", {300, 300}));
    for (const char* id : {"export", "algebra", "pane-machine"}) {
        const auto nodes = screen.nodes();
        const auto shown =
            std::find_if(nodes.begin(), nodes.end(), [&](const auto& node) { return node.id == id; });
        CHECK(shown == nodes.end());
    }
}
