// Tests of the cube's vocabulary: texts about a cube use turns and stickers, texts about a board presses and
// lamps.
#include <doctest/doctest.h>

#include <algorithm>
#include <functional>
#include <limits>
#include <set>
#include <string>
#include <string_view>

#include "game/answer_task.hpp"
#include "game/progress_check.hpp"
#include "machine/text.hpp"
#include "support/drawings.hpp"
#include "support/games.hpp"
#include "support/screen.hpp"
#include "support/speaking.hpp"
#include "types/cube/model/cube_machine.hpp"
#include "ui/export/sheets.hpp"
#include "ui/frame/explain.hpp"

namespace switchbox::test {
namespace {

using Note = std::function<void(std::string_view text)>;

game::Game answered(game::Game game) {
    game::AnswerTask job(game, {});
    while (!job.is_finished()) job.advance(std::numeric_limits<std::uint64_t>::max());
    game.learn(job.found());
    return game;
}

void note_screen(const Screen& screen, const Note& note) {
    note(screen.mirror());
    for (const ui::Part& part : screen.arranged().parts) {
        if (const auto* text = std::get_if<ui::TextPart>(&part)) note(text->text);
        if (const auto* control = std::get_if<ui::Control>(&part)) note(control->label);
    }
}

void note_sheets(const game::Game& game, const Note& note) {
    using ui::ExportFormat;
    using ui::ExportWhat;
    for (const ExportWhat what : {ExportWhat::board, ExportWhat::solution}) {
        if (!ui::has_sheet(game, what, ExportFormat::svg)) continue;
        const ui::Drawing sheet = ui::sheet_of(game, what, ui::dark_theme());
        for (const ui::TextShape& text : shapes_of<ui::TextShape>(sheet)) note(text.text);
    }
    if (ui::has_sheet(game, ExportWhat::solution, ExportFormat::text)) note(ui::solution_text(game));
}

// Notes all texts while a player runs commands ("pane-why") and actions ("!press_1"), including refused ones.
void tour(game::Game game, std::string_view deeds, const Note& note) {
    Screen screen(std::move(game));
    screen.settings.presses_left = true;
    screen.settle();
    for (const std::string_view deed : machine::split(deeds, ' ')) {
        std::string action(deed.substr(1));
        std::replace(action.begin(), action.end(), '_', ' ');
        if (deed[0] != '!') {
            screen.act(deed);
        } else if (const auto done = game::Game(screen.game).apply(*game::parse_action(action))) {
            screen.carry_out(action);
        } else {
            note(say(done.error().message));
        }
        note_screen(screen, note);
    }
    note_sheets(screen.game, note);
}

void tour_cubes(const Note& note) {
    const machine::CubeVariant quarter{.metric = machine::Metric::quarter};
    tour(cube_game("R U F"), "pane-machine edit edit settings modal-close help modal-close", note);
    tour(cube_game(""), "edit !paint_start_4_5 !paint_start_4-5_3 edit export", note);
    tour(cube_game("UUUUUUFUR URRRRRRRR UFFFFFFFF DDDDDDDDD LLLLLLLLL BBBBBBBBB"), "all-faults", note);
    tour(answered(cube_game("R U F", quarter)), "!hint !solve !press_1 pane-machine", note);
    tour(answered(cube_game("R U F", quarter)), "!solve export export-solution export-text", note);
    tour(answered(cube_game("R U F", quarter)), "!solve !step_3", note);
    // Button 2 is R, 5 is R', 6 is F' and 8 is R2.
    tour(answered(cube_game("R", {.side = 2})), "check !solve !press_5 check !hint !undo !press_5 !undo",
         note);
    tour(answered(cube_game("R", {.side = 2})), "!press_2 check !press_8 check export", note);
    tour(answered(cube_game("R F", {.side = 2})), "!press_6 check", note);
    tour(cube_game("", {.side = 2}), "!press_5 !undo", note);
    Screen hidden(answered(cube_game("R U F")));
    hidden.settings.presses_left = false;
    hidden.settle();
    note_screen(hidden, note);
    for (const ui::WaitFor what : {ui::WaitFor::search, ui::WaitFor::proof})
        note(say(ui::waiting_words(hidden.game, {.running = true, .what = what})));
    game::Game turned = cube_game("R U F", quarter);
    play_on(turned, "press 1");
    note(say(game::right_so_far(answered(turned)).sentence));
}

// Collects the message ids in the marks of the language below.
void add_ids(std::string_view text, std::set<std::string>& ids) {
    for (std::size_t open = text.find('['); open != std::string_view::npos; open = text.find('[', open + 1))
        ids.emplace(text.substr(open + 1, text.find(']', open) - open - 1));
}

}  // namespace

TEST_CASE("All variants of a cube's vocabulary are said of cubes, and none of the usual lines") {
    const i18n::Language english(language_file("en"));
    std::set<std::string> usual;
    std::set<std::string> variants;
    for (const auto& [id, made] : english.templates()) {
        if (const std::size_t mark = id.find(i18n::variant_mark); mark != std::string::npos) {
            variants.insert(id);
            usual.insert(id.substr(0, mark));
        }
    }
    REQUIRE(variants.size() > 40);
    const Speaking marked(rewritten_english([&](const std::string& id, const std::string& text) {
        return usual.contains(id) || variants.contains(id) ? "[" + id + "]" : text;
    }));
    std::set<std::string> said;
    tour_cubes([&](std::string_view text) { add_ids(text, said); });
    for (const std::string& id : variants) CHECK_MESSAGE(said.contains(id), "nothing says ", id);
    for (const std::string& id : said) CHECK_MESSAGE(variants.contains(id), "said of a cube: ", id);
}

}  // namespace switchbox::test
