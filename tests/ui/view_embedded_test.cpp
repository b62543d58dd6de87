// Tests of a board embedded in another site's page: its layout, and the parts that are present or absent.
#include <doctest/doctest.h>

#include <cmath>
#include <set>
#include <utility>

#include "languages.hpp"
#include "support/games.hpp"
#include "support/rects.hpp"
#include "support/requests.hpp"
#include "support/screen.hpp"
#include "support/speaking.hpp"
#include "ui/access/focus.hpp"
#include "ui/export/sheets.hpp"
#include "ui/keys.hpp"

namespace switchbox::test {
namespace {

using ui::Layout;
using ui::Rect;

struct EmbeddedScreen : Screen {
    explicit EmbeddedScreen(game::Game from, ImVec2 size = {320, 360}, int text = 100,
                            ui::EmbedOptions options = {})
        : Screen(std::move(from), size, text) {
        embed(std::move(options));
    }
    [[nodiscard]] std::set<std::string> ids() const {
        std::set<std::string> found;
        for (const ui::MirrorNode& node : nodes()) found.insert(node.id);
        return found;
    }
};

const std::vector<ImVec2> frames{{200, 240},  {240, 320}, {320, 240},  {320, 360}, {320, 440},
                                 {480, 600},  {640, 240}, {640, 480},  {400, 400}, {844, 390},
                                 {1280, 800}, {200, 900}, {1600, 300}, {768, 1024}};
const std::vector<machine::Shape> boards{{3, 3},  {4, 4},  {5, 5},   {1, 1},
                                         {2, 12}, {12, 2}, {19, 19}, {64, 64}};

Layout embedded(ImVec2 window, machine::Shape lamps, const ui::EmbedParts& parts = {}) {
    ui::OptionalBars bars;
    bars.embedded = true;
    bars.parts = parts;
    return ui::lay_out(window, lamps, nullptr, {}, bars);
}

}  // namespace

TEST_CASE("in every frame all parts of an embedded board are on it and none covers another") {
    for (const ImVec2 window : frames) {
        for (const machine::Shape shape : boards) {
            INFO(window.x, " x ", window.y, ", ", shape.rows, " x ", shape.columns, " lamps");
            const Layout layout = embedded(window, shape);
            const std::vector<Rect> parts{layout.board, layout.target, layout.target_label, layout.status,
                                          layout.commands};
            for (std::size_t i = 0; i < parts.size(); ++i) {
                CAPTURE(i);
                CHECK(parts[i].width > 0);
                CHECK(parts[i].height > 0);
                CHECK(is_inside(parts[i], layout.window));
                for (std::size_t j = i + 1; j < parts.size(); ++j) {
                    CAPTURE(j);
                    CHECK(is_apart(parts[i], parts[j]));
                }
            }
            for (const Rect& part : {layout.header, layout.picker, layout.guide, layout.pane, layout.handle,
                                     layout.timeline, layout.stats}) {
                CHECK(part == Rect{});
            }
        }
    }
}

TEST_CASE("the embedded board takes what the frame has, upright or sideways") {
    const auto side = [](ImVec2 window) { return embedded(window, {3, 3}).board.width; };
    CHECK(side({200, 240}) >= 105);
    CHECK(side({320, 360}) >= 220);
    CHECK(side({320, 440}) >= 285);
    CHECK(side({640, 480}) >= 450);
    CHECK(side({640, 240}) >= 220);
    CHECK(side({1600, 300}) >= 280);
    for (const ImVec2 window : frames) {
        const Layout layout = embedded(window, {3, 3});
        INFO(window.x, " x ", window.y);
        const bool is_upright = layout.target.bottom() <= layout.board.y;
        const float across = is_upright ? window.x : window.x - 132;
        const float down = is_upright ? window.y - 132 : window.y;
        CHECK(layout.board.width >= std::min({across, down, 570.0F}) - 48 - 0.16F * across);
    }
}

TEST_CASE("an embedded board has its help, Undo, Restart and the way to the whole page, and nothing else") {
    EmbeddedScreen screen(paper_game());
    std::set<std::string> found;
    for (const std::string& id : screen.ids()) {
        const bool is_of_board = id.find("cell-") != std::string::npos ||
                                 id.find("-row-") != std::string::npos || id.rfind("target-", 0) == 0 ||
                                 id.rfind("board-", 0) == 0;
        if (!is_of_board) found.insert(id);
    }
    CHECK(found == std::set<std::string>{"board", "target", "controls", "hint", "undo", "restart",
                                         "open-page", "status"});
    for (const char* id : {"hint", "undo", "restart", "open-page"}) CHECK(screen.has_place(id));
}

TEST_CASE("Tab stops at the embedded board and at what can be done, and keys do nothing else") {
    EmbeddedScreen screen(paper_game());
    std::vector<std::string> stops;
    for (int presses = 0; presses < 4; ++presses) {
        screen.key(ImGuiKey_Tab);
        stops.push_back(screen.state().focus.id);
    }
    CHECK(stops == std::vector<std::string>{"cell-1", "hint", "open-page", "cell-1"});
    const game::Position before = screen.game.position();
    for (ImGuiKey key = ImGuiKey_A; key <= ImGuiKey_Z; key = static_cast<ImGuiKey>(key + 1)) {
        if (key != ImGuiKey_H) screen.key(key);
    }
    for (const ImGuiKey key : {ImGuiKey_Slash, ImGuiKey_Comma, ImGuiKey_Home, ImGuiKey_F1}) screen.key(key);
    CHECK(screen.game.position() == before);
    CHECK(screen.state().modal.open == ui::Modal::none);
    CHECK(screen.state().pane.kind == ui::PaneKind::why);
    CHECK(screen.requests.empty());
    screen.key(ImGuiKey_5);
    CHECK(screen.game.position().presses[4] == 1);
    screen.key(ImGuiKey_U);
    CHECK(screen.game.position() == before);
    screen.key(ImGuiKey_H);
    CHECK(screen.game.hint().has_value());
}

TEST_CASE("the page passes on to an embedded board the keys of its commands alone") {
    const std::string keys = ui::page_keys({}, true);
    for (const char* line : {"h\n", "u\n", "r\n", "Ctrl+z\tundo\n", "Enter\n", "5\n"}) {
        CAPTURE(line);
        CHECK(keys.find(line) != std::string::npos);
    }
    for (const char* line : {"n\n", "s\n", "l\n", "?\thelp", "Ctrl+y"}) {
        CAPTURE(line);
        CHECK(keys.find(std::string("\n") + line) == std::string::npos);
    }
}

TEST_CASE("the way to the whole page asks for it") {
    Screen screen(paper_game());
    CHECK_FALSE(screen.has_place("open-page"));
    screen.embed();
    screen.act("open-page");
    (void)only_request<ui::PageRequest>(screen.requests);
}

TEST_CASE("where an embedded game asks whether there is a solution, the answers take the place of Hint") {
    EmbeddedScreen screen(asking(ghaly_game(example_28())));
    CHECK(screen.has_place("can-solve"));
    CHECK(screen.has_place("cannot-solve"));
    CHECK_FALSE(screen.has_place("hint"));
    screen.act("can-solve");
    CHECK(screen.has_place("hint"));
}

TEST_CASE("in every language and frame the words of an embedded board fit on its controls") {
    constexpr float icon = 26;
    for (const auto& file : embedded::languages()) {
        CAPTURE(std::string(file.code));
        const Speaking language(file.text);
        for (const ImVec2 window : frames) {
            INFO(window.x, " x ", window.y);
            for (const int text : {100, 200}) {
                const EmbeddedScreen screen(paper_game(), window, text);
                const ImVec2 size = ImGui::GetIO().DisplaySize;
                std::vector<Rect> places{screen.layout().board, screen.layout().status};
                for (const ui::Control& control : screen.drawn<ui::Control>()) {
                    CAPTURE(control.id);
                    const float words = screen.width_of(ui::Type::strong, control.label);
                    const bool beside = control.icon != nullptr && !control.label.empty();
                    CHECK(words + (beside ? icon : 0) <= control.rect.width);
                    CHECK(control.rect.height >= ui::measure::touch_button);
                    CHECK(control.rect.width >= ui::measure::touch_button - 4);
                    CHECK(is_inside(control.rect, {0, 0, size.x, size.y}));
                    for (const Rect& other : places) CHECK(is_apart(control.rect, other));
                    places.push_back(control.rect);
                }
                CHECK(places.size() == 6);
            }
        }
    }
}

TEST_CASE("the options offer and hide the buttons of an embedded board, and their keys") {
    const EmbeddedScreen none(paper_game(), {320, 360}, 100, ui::parse_embed_options("hint=off;undo=off"));
    CHECK_FALSE(none.has_place("hint"));
    CHECK_FALSE(none.has_place("undo"));
    CHECK_FALSE(none.has_place("solve"));
    CHECK(none.has_place("restart"));
    CHECK(none.has_place("open-page"));
    const std::string without = "\n" + ui::page_keys({}, true, ui::parse_embed_options("hint=off;undo=off"));
    CHECK(without.find("\nh\n") == std::string::npos);
    CHECK(without.find("\nu\n") == std::string::npos);
    CHECK(without.find("\nr\n") != std::string::npos);
    const std::string with = "\n" + ui::page_keys({}, true, ui::parse_embed_options("solve=on"));
    CHECK(with.find("\ns\n") != std::string::npos);
    CHECK(with.find("\n,\n") != std::string::npos);
}

TEST_CASE("keys of commands that an embedded board hides do nothing") {
    EmbeddedScreen screen(paper_game(), {320, 360}, 100, ui::parse_embed_options("hint=off;undo=off"));
    screen.key(ImGuiKey_H);
    CHECK_FALSE(screen.game.hint().has_value());
    screen.key(ImGuiKey_5);
    const game::Position pressed = screen.game.position();
    screen.key(ImGuiKey_U);
    CHECK(screen.game.position() == pressed);
}

TEST_CASE("Solve on an embedded board shows steps, which lead to the target and can be put away") {
    EmbeddedScreen screen(paper_game(), {320, 360}, 100, ui::parse_embed_options("solve=on"));
    CHECK(screen.has_place("hint"));
    screen.act("solve");
    REQUIRE(screen.game.position().timeline.has_value());
    CHECK_FALSE(screen.has_place("hint"));
    screen.act("step-forward");
    CHECK(screen.game.position().timeline->step == 1);
    screen.act("step-back");
    CHECK(screen.game.position().timeline->step == 0);
    screen.act("hide");
    CHECK_FALSE(screen.game.position().timeline.has_value());
    CHECK(screen.has_place("solve"));
}

TEST_CASE("an embedded board without its target has no picture, no label and no words of it") {
    std::size_t drawn_with_target = 0;
    {
        const EmbeddedScreen usual(paper_game());
        CHECK(usual.ids().contains("target"));
        drawn_with_target = usual.scene().boards.size();
    }
    const EmbeddedScreen screen(paper_game(), {320, 360}, 100, ui::parse_embed_options("target=off"));
    CHECK_FALSE(screen.ids().contains("target"));
    CHECK(screen.layout().target == Rect{});
    CHECK(screen.layout().target_label == Rect{});
    CHECK(screen.layout().status.width > 300);
    CHECK(screen.scene().boards.size() + 1 == drawn_with_target);
}

TEST_CASE("an embedded board tells the reason of a hint only with the option for it") {
    std::string hint;
    float height = 0;
    {
        EmbeddedScreen usual(paper_game());
        usual.act("hint");
        hint = usual.words("status");
        height = usual.layout().status.height;
    }
    EmbeddedScreen screen(paper_game(), {320, 360}, 100, ui::parse_embed_options("why=on"));
    screen.act("hint");
    CHECK(hint.find("Count the wrong lamps") == std::string::npos);
    CHECK(screen.words("status").find("Count the wrong lamps") != std::string::npos);
    CHECK(screen.words("status").size() > hint.size() + 20);
    CHECK(screen.layout().status.height > height);
    screen.key(ImGuiKey_5);
    CHECK(screen.words("status").find("Count the wrong lamps") == std::string::npos);
}

TEST_CASE("after a win an endless embedded board offers another game of its machine, others do not") {
    for (const bool endless : {false, true}) {
        CAPTURE(endless);
        EmbeddedScreen screen(paper_game(), {320, 360}, 100,
                              ui::parse_embed_options(endless ? "games=endless" : "games=one"));
        CHECK_FALSE(screen.has_place("next-game"));
        for (const ImGuiKey key : {ImGuiKey_5, ImGuiKey_6, ImGuiKey_7, ImGuiKey_9}) screen.key(key);
        REQUIRE(screen.game.is_solved());
        CHECK(screen.has_place("next-game") == endless);
        if (!endless) continue;
        screen.act("next-game");
        const auto wanted = only_request<ui::NewGameRequest>(screen.requests);
        CHECK(wanted.machine == screen.game.puzzle().machine);
    }
}

TEST_CASE("the page around an embedded board may give commands that the board does not offer") {
    EmbeddedScreen screen(paper_game(), {320, 360}, 100, ui::parse_embed_options("hint=off;undo=off"));
    screen.command(ui::Command::hint);
    CHECK(screen.game.hint().has_value());
    const game::Position before = screen.game.position();
    screen.command(ui::Command::undo);  // nothing is pressed
    CHECK(screen.game.position() == before);
}

TEST_CASE("with all options the parts of an embedded board are apart, and large enough for a finger") {
    const ui::EmbedOptions all = ui::parse_embed_options("solve=on;why=on;games=endless");
    for (const ImVec2 window : frames) {
        INFO(window.x, " x ", window.y);
        EmbeddedScreen screen(paper_game(), window, 100, all);
        screen.act("solve");
        std::vector<Rect> places{screen.layout().board, screen.layout().status, screen.layout().target};
        for (const ui::Control& control : screen.drawn<ui::Control>()) {
            CAPTURE(control.id);
            CHECK(control.rect.height >= ui::measure::touch_button);
            CHECK(control.rect.width >= ui::measure::touch_button - 4);
            for (const Rect& other : places) CHECK(is_apart(control.rect, other));
            places.push_back(control.rect);
        }
        CHECK(places.size() == 9);
    }
}

TEST_CASE("the height that a page is asked for gives the board all of its width") {
    for (const char* options : {"", "why=on", "target=off", "solve=on"}) {
        CAPTURE(options);
        const ui::EmbedParts parts = ui::parts_of(ui::parse_embed_options(options));
        for (const float width : {200.0F, 320.0F, 480.0F, 560.0F}) {
            for (const machine::Shape shape :
                 {machine::Shape{3, 3}, machine::Shape{5, 5}, machine::Shape{4, 6}}) {
                INFO(width, ", ", shape.rows, " x ", shape.columns);
                const float height = std::ceil(ui::embedded_height(width, shape, parts));
                const Layout layout = embedded({width, height}, shape, parts);
                const auto columns = static_cast<float>(shape.columns);
                CHECK(layout.board.width >= columns * std::floor((width - 16) / columns));
                CHECK(layout.board.bottom() <= layout.commands.y);
                // A lower frame has a smaller board.
                CHECK(embedded({width, height - 2 * columns - 2}, shape, parts).board.width <
                      layout.board.width);
            }
        }
    }
}

TEST_CASE("the code to embed is one iframe with the link, escaped, and a title") {
    const game::Game game = paper_game();
    CHECK(
        ui::embed_code(game, "https://example.org/?a=1&b=\"2\"#embed,2.merlin.mI.ybha0") ==
        "<iframe src=\"https://example.org/?a=1&amp;b=&quot;2&quot;#embed,2.merlin.mI.ybha0\" width=\"320\" "
        "height=\"440\" title=\"Merlin, 3 \xC3\x97 3, in Switchbox\" style=\"border:0\" loading=\"lazy\" "
        "allow=\"clipboard-write\"></iframe>");
    const std::string large = ui::embed_code(game_of(choice_of("lights-out~16x16")), "x");
    CHECK(large.find(" width=\"480\" height=\"600\"") != std::string::npos);
}

TEST_CASE("the export dialog offers the code to embed") {
    Screen screen(paper_game());
    screen.act("export");
    REQUIRE(screen.has_place("export-embed"));
    screen.act("export-embed");
    (void)only_request<ui::EmbedCodeRequest>(screen.requests);
    CHECK(screen.state().modal.open == ui::Modal::none);
}

}  // namespace switchbox::test
