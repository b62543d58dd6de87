#include "ui/export/embed_code.hpp"

#include <algorithm>

#include "i18n/words.hpp"
#include "machine/catalogue.hpp"
#include "ui/kit/markup.hpp"

namespace switchbox::ui {
namespace {

// Sizes in CSS pixels. The usual width fits a column of text; the page's author can change it.
constexpr int usual_width = 320;
constexpr int large_width = 480;
constexpr int over_and_under_board = 120;
constexpr int most_usual_columns = 9;

}  // namespace

std::string embed_code(const game::Game& game, std::string_view link) {
    const machine::Shape shape = game.machine().lamps();
    const bool is_large = std::max(shape.rows, shape.columns) > most_usual_columns;
    const int width = is_large ? large_width : usual_width;
    const std::string title =
        say("view.export.embed-title", game.puzzle().machine->name(), shape.rows, shape.columns);
    return "<iframe" + attribute("src", link) + attribute("width", std::to_string(width)) +
           attribute("height", std::to_string(width + over_and_under_board)) + attribute("title", title) +
           attribute("style", "border:0") + attribute("loading", "lazy") +
           attribute("allow", "clipboard-write") + "></iframe>";
}

}  // namespace switchbox::ui
