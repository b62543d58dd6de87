// Tests of text in every size and language: nothing is cut off or outside the window.
#include <doctest/doctest.h>

#include "languages.hpp"
#include "support/games.hpp"
#include "support/screen.hpp"
#include "support/speaking.hpp"

namespace switchbox::test {
namespace {

using ui::Control;
using ui::Look;
using ui::Rect;

const std::vector<ImVec2> all_windows{desktop, phone, {360, 640}, {320, 568}, {844, 390}, {768, 1024}};

bool is_within(const Rect& inner, const Rect& outer) {
    return inner.x >= outer.x - 1 && inner.y >= outer.y - 1 && inner.right() <= outer.right() + 1 &&
           inner.bottom() <= outer.bottom() + 1;
}

bool has_words(const Control& control) {
    return control.look == Look::raised || control.look == Look::primary || control.look == Look::chip ||
           control.look == Look::stacked;
}

void check_words(const Screen& screen) {
    constexpr float icon = 26;
    for (const ui::Part& part : screen.arranged().parts) {
        const auto* control = std::get_if<Control>(&part);
        if (control == nullptr || !has_words(*control)) continue;
        const bool stacked = control->look == Look::stacked;
        const float words = screen.width_of(stacked ? ui::Type::caption : ui::Type::strong, control->label);
        const bool beside = !stacked && control->icon != nullptr && !control->label.empty();
        CAPTURE(control->label);
        CHECK(words + (beside ? icon : 0) <= control->rect.width);
    }
}

// Checks that fixed elements are in the window, and that keyboard focus scrolls the others into view.
void check_places(const Screen& screen) {
    const ImVec2 size = ImGui::GetIO().DisplaySize;
    for (const ui::Element& target : screen.arranged().elements) {
        if (target.area || target.id.empty()) continue;
        CAPTURE(target.id);
        CHECK(is_within(target.rect, {0, 0, size.x, size.y}));
    }
}

bool is_chosen(const Screen& screen, const std::string& id) {
    for (const ui::Part& part : screen.arranged().parts) {
        const auto* control = std::get_if<Control>(&part);
        if (control != nullptr && control->id == id) return control->selected;
    }
    return false;
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
            CAPTURE(size.x);
            CAPTURE(size.y);
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
        CAPTURE(size.x);
        CAPTURE(size.y);
        for (const int text : {100, 200}) {
            CAPTURE(text);
            Screen screen(paper_game(), size, text);
            screen.surroundings.can_vibrate = true;
            screen.act("settings");
            const std::vector<ui::Element> targets = screen.arranged().elements;
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
                if (!is_chosen(screen, target.id)) continue;
                ++chosen;
                screen.focus(target.id);
                const ui::Rect now = screen.place(target.id);
                CHECK(is_within(now, screen.arranged().areas[*target.area].window));
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
        for (const ui::Part& part : screen.arranged().parts) {
            const auto* words = std::get_if<ui::TextPart>(&part);
            if (words != nullptr && words->type == ui::Type::body) largest = std::max(largest, words->size);
        }
        const float zoom = phone.x / ImGui::GetIO().DisplaySize.x;
        return largest * zoom;
    };
    CHECK(largest_text(200) == doctest::Approx(2 * largest_text(100)).epsilon(0.01));
    CHECK(largest_text(150) == doctest::Approx(1.5 * largest_text(100)).epsilon(0.01));
}

}  // namespace switchbox::test
