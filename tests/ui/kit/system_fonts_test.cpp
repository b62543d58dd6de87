// Tests of text in letters that the built-in fonts lack, with a system that has a few of them.
#include "ui/kit/system_fonts.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "machine/text.hpp"
#include "support/games.hpp"
#include "support/no_renderer.hpp"
#include "support/screen.hpp"
#include "ui/kit/fonts.hpp"
#include "ui/kit/painter.hpp"

namespace switchbox::test {
namespace {

using ui::Type;

constexpr int letter_width = 10;  // device pixels

// System with Hebrew and emoji.
class FewFonts final : public ui::SystemFonts {
  public:
    [[nodiscard]] bool has(char32_t character) override {
        return (character >= 0x5D0 && character <= 0x5EA) || character >= 0x1F000;
    }
    [[nodiscard]] int width(const ui::SystemWords& words) override {
        return letter_width * static_cast<int>(machine::characters_of(words.text).size());
    }
    [[nodiscard]] ui::WordPicture picture(const ui::SystemWords& words) override {
        drawn.emplace_back(words.text);
        return {.has_colour = words.text.size() == 4};
    }

    std::vector<std::string> drawn;
};

// Writes the pieces of a line: "by the font |[by the system]".
std::string pieces_of(const ui::Fonts& fonts, std::string_view line, Type type = Type::body) {
    std::string words;
    for (const ui::TextPiece& piece : fonts.pieces(type, line)) {
        if (piece.text.empty()) continue;
        if (!words.empty()) words += '|';
        words += piece.by_system ? "[" + piece.text + "]" : piece.text;
    }
    return words;
}

// Fonts with a context of their own.
struct BuiltFonts {
    BuiltFonts() {
        ImGui::CreateContext();
        fonts.use_system(system);
        fonts.build(1);
        take_font_texture();
    }
    ~BuiltFonts() { ImGui::DestroyContext(); }
    BuiltFonts(const BuiltFonts&) = delete;
    BuiltFonts& operator=(const BuiltFonts&) = delete;

    FewFonts system;
    ui::Fonts fonts;
};

}  // namespace

TEST_CASE("words with letters that the font lacks are drawn by the system, neighbours together") {
    FewFonts system;
    ui::Fonts fonts;
    fonts.use_system(system);
    struct Row {
        const char* line;
        const char* pieces;
    };
    for (const Row& row : std::vector<Row>{{"", ""},
                                           {"Press button A once", "Press button A once"},
                                           {"Süd Öst", "Süd Öst"},
                                           {"press אב once", "press |[אב]| once"},
                                           {"press “אב”, then 5", "press |[“אב”,]| then 5"},
                                           {"אב גד A ה", "[אב גד]| A |[ה]"},
                                           {"x2א", "[x2א]"},
                                           {"a  ב", "a  |[ב]"},
                                           {"🙂 👩‍🔧", "[🙂 👩‍🔧]"},
                                           {"⌘ A", "U+2318 A"},
                                           {"北京", "U+5317U+4EAC"},
                                           {"א北 ב", "[אU+5317 ב]"}}) {
        CAPTURE(row.line);
        CHECK(pieces_of(fonts, row.line) == row.pieces);
    }
}

TEST_CASE("the program has Latin, Greek and Cyrillic of its own, in both weights") {
    const ui::Fonts fonts;
    for (const std::string_view name :
         {"Łódź", "Příliš", "İğdır", "Tiếng Việt", "Ωμέγα", "Ἀρχή", "Дверь", "Ґанок", "Ђурђевдан", "€"}) {
        CAPTURE(std::string(name));
        CHECK(fonts.need(Type::body, name));
        CHECK(fonts.need(Type::strong, name));
    }
}

TEST_CASE(
    "without fonts of the system each letter that the font lacks is its number, never a question mark") {
    const ui::Fonts fonts;
    CHECK(pieces_of(fonts, "Press ש once") == "Press U+5E9 once");
    CHECK(pieces_of(fonts, "🙂") == "U+1F642");
    CHECK(pieces_of(fonts, "👩‍🔧") == "U+1F469U+1F527");
    CHECK(pieces_of(fonts, "ä", Type::small_mono) == "U+E4");
    CHECK_FALSE(fonts.can_draw(Type::body, "aש"));
    CHECK(fonts.can_draw(Type::body, "aш"));
}

TEST_CASE("a font has the characters of its table and no others") {
    // Characters beside the ranges of the built-in texts, such as U+D8, were registered before.
    const ui::Fonts fonts;
    for (const std::string_view there : {"~", "Ø", "ÿ", "…", "✓"}) CHECK(fonts.need(Type::body, there));
    for (const std::string_view missing : {"\u0300", "\u0488", "\u0590", "\u2714", "\uFFFD", "\uFFFF"}) {
        CHECK_FALSE(fonts.need(Type::body, missing));
    }
}

TEST_CASE("a line is as wide as its pieces, so that it fits, shortens and wraps") {
    const BuiltFonts built;
    const ui::Theme& theme = *ui::all_themes().front();
    for (const float pixels : {1.0F, 2.0F}) {
        ui::Parts parts;
        const ui::Painter paint(parts, built.fonts, theme, pixels);
        const auto width = [&](std::string_view text) { return paint.measure(Type::body, text).x; };
        const float letter = letter_width / pixels;
        CHECK(width("אבג") == doctest::Approx(3 * letter));
        CHECK(width("press אבג once") == doctest::Approx(width("press ") + 3 * letter + width(" once")));
        CHECK(paint.measure(Type::body, "אבג").y == ui::Fonts::size(Type::body));
        const std::string whole = "אבגדהוזחטי";
        CHECK(paint.shortened(Type::body, whole, 10 * letter) == whole);
        const std::string shortened = paint.shortened(Type::body, whole, 7 * letter);
        CHECK(shortened.ends_with("…"));
        CHECK(shortened.starts_with("אב"));
        CHECK(width(shortened) <= 7 * letter);
        const float line = paint.paragraph_height(Type::caption, "אב", 1000);
        CHECK(paint.paragraph_height(Type::caption, "אב גד הו", 5 * letter) == doctest::Approx(2 * line));
        CHECK(paint.paragraph_height(Type::caption, "אבגדהו", 3 * letter) == doctest::Approx(2 * line));
    }
}

TEST_CASE("a board draws names by the system, and the number of a button whose name has no glyph") {
    FewFonts system;
    Screen screen(wired_game("א: a b\nב: b c\n北: c\n🙂: a\nstart a=1\n"));
    screen.use_system_fonts(system);
    screen.settle();
    const auto has_drawn = [&](std::string_view text) {
        return std::find(system.drawn.begin(), system.drawn.end(), text) != system.drawn.end();
    };
    CHECK(has_drawn("א"));
    CHECK(has_drawn("ב"));
    CHECK(has_drawn("🙂"));
    CHECK_FALSE(has_drawn("北"));
    CHECK(screen.says("Button 北"));
}

}  // namespace switchbox::test
