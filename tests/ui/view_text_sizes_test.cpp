// Tests of text in every size and language: nothing is cut off or outside the window. Touch targets have 44
// pixels each way, and every icon has a tooltip.
#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "i18n/words.hpp"
#include "languages.hpp"
#include "support/games.hpp"
#include "support/mouse.hpp"
#include "support/rects.hpp"
#include "support/screen.hpp"
#include "support/speaking.hpp"
#include "types/ghaly/model/ghaly_machine.hpp"

namespace switchbox::test {

namespace {

using ui::Control;
using ui::Look;
using ui::Rect;

const std::vector<ImVec2> all_windows{desktop, phone, {360, 640}, {320, 568}, {844, 390}, {768, 1024}};

bool has_words(const Control& control) {
    return control.look == Look::raised || control.look == Look::primary || control.look == Look::chip ||
           control.look == Look::stacked;
}

void check_words(const Screen& screen) {
    constexpr float icon = 26;
    for (const Control& control : screen.drawn<Control>()) {
        if (!has_words(control)) continue;
        const bool stacked = control.look == Look::stacked;
        const float words = screen.width_of(stacked ? ui::Type::caption : ui::Type::strong, control.label);
        const bool beside = !stacked && control.icon != nullptr && !control.label.empty();
        CAPTURE(control.label);
        CHECK(words + (beside ? icon : 0) <= control.rect.width);
    }
}

// Checks that fixed elements are in the window, and that keyboard focus scrolls the others into view.
void check_places(const Screen& screen) {
    const ImVec2 size = ImGui::GetIO().DisplaySize;
    for (const ui::Element& target : screen.arranged().elements) {
        if (target.area || target.id.empty()) continue;
        CAPTURE(target.id);
        CHECK(is_inside(target.rect, {0, 0, size.x, size.y}, 1));
    }
}

// Lets a tooltip's time pass.
void rest_on_it(Screen& screen) {
    screen.wait(0.7);
    screen.draw(1);
}

// Checks that paragraphs end above the elements below them.
void check_status(const Screen& screen) {
    const Rect& board = screen.layout().board;
    CHECK(board.width >= 90);
    CHECK(screen.layout().status.bottom() <= ImGui::GetIO().DisplaySize.y);
}

}  // namespace

TEST_CASE("fonts hold what is sure to be written") {
    for (const auto& file : embedded::languages()) {
        const Speaking language(file.text);
        for (const char* opened : {"settings", "machine", "algebra", "help", "share"}) {
            Screen screen(paper_game(), phone);
            screen.act(opened);
            CHECK_FALSE(screen.fonts().is_lacking());
        }
    }
}

#if IMGUI_VERSION_NUM < 19200  // from 1.92 on ImGui makes letters when they are first drawn
TEST_CASE("fonts bring letters that are asked for") {
    const Screen screen(paper_game());
    ui::Fonts fonts = screen.fonts();
    fonts.need(ui::Type::body, "Plain, and \xE2\x80\x93");
    CHECK_FALSE(fonts.is_lacking());
    fonts.need(ui::Type::body, "Se\xC3\xB1or \xC3\xB1");
    CHECK(fonts.is_lacking());
    fonts.build(1);
    CHECK_FALSE(fonts.is_lacking());
    CHECK(fonts.font(ui::Type::title)->FindGlyphNoFallback(0xF1) != nullptr);
    fonts.need(ui::Type::figures, "1,234 \xE2\x80\x93\n");
    CHECK_FALSE(fonts.is_lacking());
    fonts.need(ui::Type::figures, "12 m");
    CHECK(fonts.is_lacking());
    fonts.build(1);
    CHECK(fonts.font(ui::Type::figures)->FindGlyphNoFallback('m') != nullptr);
    fonts.need(ui::Type::body, "no font has \xE2\x98\x83, \xFF is no letter");
    fonts.build(1);
    CHECK_FALSE(fonts.is_lacking());
}
#endif

TEST_CASE("text of every size is on the screen and on its controls, in every language") {
    for (const auto& file : embedded::languages()) {
        CAPTURE(std::string(file.code));
        const Speaking language(file.text);
        for (const ImVec2 size : all_windows) {
            INFO(size.x, " x ", size.y);
            for (const int text : {100, 125, 150, 200}) {
                CAPTURE(text);
                Screen screen(paper_game(), size, text);
                check_status(screen);
                for (const char* id : {"hint", "solve", "settings", "modal-close", "setup", "modal-close",
                                       "help", "modal-close", "edit"}) {
                    CAPTURE(id);
                    screen.act(id);
                    check_words(screen);
                    check_places(screen);
                }
            }
        }
    }
}

TEST_CASE("every choice of the settings comes into sight, on every screen and with text of every size") {
    for (const ImVec2 size : all_windows) {
        INFO(size.x, " x ", size.y);
        for (const int text : {100, 200}) {
            CAPTURE(text);
            Screen screen(paper_game(), size, text);
            screen.surroundings.can_vibrate = true;
            screen.act("settings");
            const std::vector<ui::Element> targets = screen.arranged().elements;
            std::set<std::string> chosen_now;
            for (const Control& control : screen.drawn<Control>()) {
                if (control.selected) chosen_now.emplace(control.id);
            }
            int chosen = 0;
            for (const ui::Element& target : targets) {
                if (target.id.rfind("setting-", 0) != 0) continue;
                CAPTURE(target.id);
                REQUIRE(target.area.has_value());
                const ui::ScrollArea& area = screen.arranged().areas[*target.area];
                CHECK(target.rect.bottom() <= area.window.bottom() + area.max_offset());
                CHECK(target.rect.x >= area.window.x);
                CHECK(target.rect.right() <= area.window.right());
                // Tab stops at the selected item.
                if (!chosen_now.contains(target.id)) continue;
                ++chosen;
                screen.focus(target.id);
                const ui::Rect now = screen.place(target.id);
                CHECK(is_inside(now, screen.arranged().areas[*target.area].window, 1));
            }
            CHECK(chosen >= static_cast<int>(ui::all_settings().size()));
        }
    }
}

TEST_CASE("where there is no room for all of it larger, running text is") {
    const auto largest_text = [](int text) {
        Screen screen(paper_game(), phone, text);
        screen.act("why-handle");
        screen.rest();
        float largest = 0;
        for (const ui::TextPart& words : screen.drawn<ui::TextPart>()) {
            if (words.type == ui::Type::body) largest = std::max(largest, words.size);
        }
        const float zoom = phone.x / ImGui::GetIO().DisplaySize.x;
        return largest * zoom;
    };
    CHECK(largest_text(200) == doctest::Approx(2 * largest_text(100)).epsilon(0.01));
    CHECK(largest_text(150) == doctest::Approx(1.5 * largest_text(100)).epsilon(0.01));
}

TEST_CASE("the reason on a phone's lowered sheet is not cut to a word where text is large") {
    Screen screen(paper_game(), phone, 200);
    screen.act("hint");
    screen.rest();
    const std::string reason = say(screen.why().explanation.text);
    const std::string first = reason.substr(0, reason.find(' ', reason.size() / 3));
    const auto words = screen.drawn<ui::TextPart>();
    CHECK(std::any_of(words.begin(), words.end(), [&](const ui::TextPart& line) {
        return line.text.size() >= first.size() && reason.find(line.text.substr(0, first.size())) == 0;
    }));
}

TEST_CASE("in a low window, too, each button of a board of five rows has its number") {
    const Screen screen(new_game("lights-out~5x5", 3), {844, 390});
    const std::vector<std::string> words = screen.board_words();
    for (int number = 1; number <= 25; ++number)
        CHECK(std::count(words.begin(), words.end(), std::to_string(number)) == 1);
}

TEST_CASE("the way out of editing has an icon of its own and the accent in every window") {
    for (const ImVec2 size : all_windows) {
        INFO(size.x, " x ", size.y);
        Screen screen(paper_game(), size);
        const std::string before = screen.control("edit").icon;
        screen.act("edit");
        CHECK(screen.control("edit").icon != before);
        CHECK(screen.control("edit").is_main);
        screen.act("edit");
        CHECK(screen.control("edit").icon == before);
        CHECK_FALSE(screen.control("edit").is_main);
    }
}

TEST_CASE("in a low window the editing tools are apart from the commands beside them, which come back") {
    for (const auto& file : embedded::languages()) {
        CAPTURE(std::string(file.code));
        const Speaking language(file.text);
        for (const ImVec2 size : {ImVec2{640, 400}, ImVec2{667, 375}, ImVec2{844, 390}}) {
            INFO(size.x, " x ", size.y);
            Screen screen(paper_game(), size);
            screen.surroundings.touch = true;
            screen.act("edit");
            CHECK(screen.place("edit-target").right() < screen.place("fill").x);
            CHECK(screen.place("rectangle").right() <= screen.place("undo").x);
            CHECK(screen.place("edit").right() <= size.x);
            screen.act("edit");
            CHECK(screen.has_place("share"));
        }
    }
}

TEST_CASE("on a phone with larger text the icons keep their words, which grow as far as there is room") {
    for (const int text : {100, 200}) {
        CAPTURE(text);
        Screen screen(paper_game(), phone, text);
        for (const char* id : {"undo", "restart", "new-game", "share"}) {
            CAPTURE(id);
            CHECK(screen.control(id).look == Look::stacked);
            CHECK_FALSE(screen.control(id).label.empty());
        }
        const float zoom = phone.x / ImGui::GetIO().DisplaySize.x;
        float counters = 0;
        for (const ui::TextPart& words : screen.drawn<ui::TextPart>())
            if (words.type == ui::Type::caption && words.text == "Presses") counters = words.size * zoom;
        CHECK(counters > (text == 200 ? 1.4F : 0.99F) * ui::Fonts::size(ui::Type::caption));
    }
}

TEST_CASE("the commands of a wide bar have their words where no timeline needs the room") {
    const std::string words = language_file("de");
    const Speaking german(words);
    const auto check_words = [](const Screen& screen) {
        for (const char* id : {"undo", "redo", "restart", "edit", "new-game", "share"}) {
            CAPTURE(id);
            CHECK_FALSE(screen.control(id).label.empty());
        }
    };
    {
        Screen asked(asking(paper_game()));
        check_words(asked);
        CHECK(asked.place("cannot-solve").right() < asked.place("undo").x);
    }
    Screen shown(paper_game());
    check_words(shown);
    shown.act("solve");
    CHECK(shown.place("hide").right() < shown.place("undo").x);
}

TEST_CASE("A tooltip appears after a moment under a resting mouse and goes when it leaves") {
    Screen screen(paper_game());
    screen.point(screen.place("settings").centre());
    CHECK(screen.tooltip().empty());
    CHECK(screen.next_frame() > 0);
    rest_on_it(screen);
    CHECK(screen.tooltip() == "settings");
    CHECK(screen.next_frame() < 0);
    screen.point(screen.place("rule").centre());
    CHECK(screen.tooltip().empty());
}

TEST_CASE("A tooltip appears at the focus of the keyboard, and not for what is written out") {
    Screen screen(paper_game());
    screen.focus("help");
    rest_on_it(screen);
    CHECK(screen.tooltip() == "help");
    screen.focus("machine-merlin");
    rest_on_it(screen);
    CHECK(screen.tooltip().empty());
}

TEST_CASE("A dialog opens with the focus on its contents, and no tooltip over them") {
    for (const char* dialog : {"help", "statistics", "machine-own"}) {
        CAPTURE(dialog);
        Screen screen(paper_game());
        screen.focus("hint");
        screen.act(dialog);
        CHECK(screen.state().focus.id != "modal-close");
        rest_on_it(screen);
        CHECK(screen.tooltip().empty());
    }
    Screen screen(paper_game());
    screen.focus("hint");
    screen.act("help");
    screen.key(ImGuiKey_Tab);
    REQUIRE(screen.state().focus.id == "modal-close");
    rest_on_it(screen);
    CHECK(screen.tooltip() == "modal-close");
}

TEST_CASE("A click takes the tooltip away until the mouse has left") {
    Mouse mouse(paper_game());
    const ImVec2 at = mouse.place("theme").centre();
    mouse.click("theme");
    rest_on_it(mouse);
    CHECK(mouse.tooltip().empty());
    mouse.point({at.x, at.y + 200});
    mouse.point(at);
    rest_on_it(mouse);
    CHECK(mouse.tooltip() == "theme");
}

TEST_CASE("A finger that stays down on an icon reads its tooltip and clicks nothing") {
    Mouse mouse(paper_game(), phone);
    mouse.surroundings.touch = true;
    mouse.settle();
    mouse.press(mouse.place("help").centre());
    mouse.wait(0.7);
    mouse.draw(2);
    CHECK(mouse.tooltip() == "help");
    mouse.release();
    mouse.settle();
    CHECK(mouse.state().modal.open == ui::Modal::none);
    mouse.click("help");
    CHECK(mouse.state().modal.open == ui::Modal::help);
}

TEST_CASE("Every icon without words has a tooltip with its name, and its key where it has one") {
    for (const ImVec2 size : {desktop, phone}) {
        Screen screen(paper_game(), size);
        screen.act("solve");
        for (const Control& drawn : screen.drawn<Control>()) {
            if (drawn.icon == nullptr || !drawn.label.empty()) continue;
            const ui::Element* element = screen.arranged().find(drawn.id);
            REQUIRE(element != nullptr);
            CAPTURE(element->id);
            CHECK(element->tip.find(element->name) != std::string::npos);
        }
    }
    Screen screen(paper_game());
    CHECK(screen.arranged().find("settings")->tip == "Settings");
    CHECK(screen.arranged().find("lessons")->tip == "B");  // the word is on the button
    CHECK(screen.arranged().find("statistics")->tip == "Statistics (Y)");
    CHECK(screen.arranged().find("undo")->tip.find("U") != std::string::npos);
}

namespace {

constexpr float finger = 44;

// Returns whether the element is a touch target. Elements that only show details are not: cells of a matrix
// or diagram, codes at the edges of a large board.
bool has_to_be_hit(const ui::Element& target) {
    const bool is_used = target.is_stop || target.act.run != nullptr;
    return is_used && target.enabled && !target.is_figure && !target.is_plain && !target.is_through;
}

void check_targets(const Screen& screen) {
    for (const ui::Element& target : screen.arranged().elements) {
        if (!has_to_be_hit(target)) continue;
        CAPTURE(target.id);
        CHECK(target.rect.width >= finger);
        CHECK(target.rect.height >= finger);
    }
}

void check_after(Screen& screen, const std::vector<const char*>& ids) {
    check_targets(screen);
    for (const char* id : ids) {
        CAPTURE(id);
        screen.act(id);
        screen.rest();
        check_targets(screen);
    }
}

}  // namespace

TEST_CASE("what a finger has to hit has 44 pixels each way") {
    const std::vector<const char*> dialogs{"settings",
                                           "modal-close",
                                           "setup",
                                           "setup-machine-lights-out",
                                           "setup-machine-own",
                                           "setup-more",
                                           "setup-level-own",
                                           "modal-close",
                                           "export",
                                           "modal-close",
                                           "statistics",
                                           "modal-close",
                                           "levels",
                                           "modal-close",
                                           "help",
                                           "modal-close",
                                           "gallery",
                                           "modal-close"};
    const std::vector<const char*> panes{"why-handle", "algebra", "machine-pane", "lessons", "modal-close"};
    for (const ImVec2 size : {ImVec2{360, 640}, ImVec2{390, 844}, ImVec2{768, 1024}, ImVec2{844, 390}}) {
        CAPTURE(size.x);
        for (game::Game game : {paper_game(), ghaly_game(example_28())}) {
            Screen screen(std::move(game), size);
            screen.surroundings.touch = true;
            screen.settle();
            check_after(screen, {"hint", "solve", "edit", "edit"});
            check_after(screen, dialogs);
            check_after(screen, panes);
            check_after(screen, {"machine-own", "rule-stencils-three"});
            CHECK(screen.has_place("rule-states-2"));
            screen.act("modal-close");
            if (machine::ghaly_in(screen.game.machine()) != nullptr)
                check_after(screen, {"codes", "modal-close"});
        }
    }
}

TEST_CASE("the machines of a wide window stand between its name and its buttons") {
    for (const ImVec2 size : {ImVec2{600, 300}, ImVec2{640, 400}, ImVec2{667, 331}, ImVec2{844, 390},
                              ImVec2{940, 600}, ImVec2{1024, 700}, ImVec2{1280, 800}}) {
        for (const bool touch : {false, true}) {
            Screen screen(paper_game(), size);
            screen.surroundings.touch = touch;
            screen.settle();
            CAPTURE(size.x);
            CAPTURE(touch);
            // If the row scrolls, its visible part is checked.
            CHECK(screen.arranged().find("today")->reach.x >= screen.place("title").right());
            const char* last = screen.has_place("setup") ? "setup" : "machines-on";
            if (screen.has_place(last)) CHECK(screen.place(last).right() <= screen.place("theme").x);
        }
    }
}

}  // namespace switchbox::test
