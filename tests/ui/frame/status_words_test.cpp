// Tests of the status line: counters, playback, and for new players the guide line above the first game, the
// machines' cards, and the offers after a win.
#include "ui/frame/status_words.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <sstream>

#include "game/levels.hpp"
#include "game/new_game.hpp"
#include "game/share_code.hpp"
#include "i18n/words.hpp"
#include "support/games.hpp"
#include "support/interface.hpp"
#include "support/requests.hpp"
#include "support/screen.hpp"
#include "support/speaking.hpp"
#include "types/ghaly/model/ghaly_choice.hpp"
#include "types/ghaly/model/ghaly_machine.hpp"
#include "ui/dialogs/dialog.hpp"
#include "ui/frame/commands.hpp"

namespace switchbox::test {
namespace {

using ui::NewGameRequest;
using ui::Settings;

// Window of a new player. It applies requested settings as the shell does.
struct Newcomer : Screen {
    explicit Newcomer(game::Game from, bool guided = true, ImVec2 size = desktop)
        : Screen(std::move(from), size) {
        settings = ui::new_player(guided);
        settings.motion = ui::MotionChoice::reduced;
        settle();
    }
    void click(std::string_view id) {
        act(id);
        for (const ui::Request& request : requests) {
            if (const auto* chosen = std::get_if<Settings>(&request)) settings = *chosen;
        }
        settle();
    }
    [[nodiscard]] std::string text(std::string_view id) const { return has(id) ? node(id).text : "(none)"; }
};

// Returns the rectangle of a node in the accessibility tree, including cells of the board.
ui::Rect mirrored_place(const Screen& screen, std::string_view id) {
    std::istringstream numbers(screen.attribute(id, "data-rect"));
    ui::Rect rect;
    numbers >> rect.x >> rect.y >> rect.width >> rect.height;
    REQUIRE(numbers);
    return rect;
}

game::Game won_game() {
    game::Game game = paper_game();
    for (const char* press : {"press 5", "press 6", "press 7", "press 9"}) play_on(game, press);
    return game;
}

game::Game game_that_asks() { return asking(ghaly_game(example_28())); }

}  // namespace

TEST_CASE("the line over the first game goes from the goal to a press, to Hint, to Solve, to the win") {
    Newcomer screen(paper_game());
    CHECK(screen.text("guide") ==
          "Make the board look like the target. Pressing a button flips the lamps around it.");
    screen.act("cell-5");
    CHECK(screen.text("guide") == "You changed 5 lamps. Stuck? Hint shows a press and its reason.");
    screen.act("hint");
    CHECK(screen.text("guide") == "Press the ringed button. The reason is under Why.");
    screen.act("cell-6");
    CHECK(screen.text("guide") == "Solve shows you every press.");
    screen.act("cell-7");
    screen.act("cell-9");
    CHECK(screen.text("guide") == "Solved! Play the next one, or try another machine above.");
}

TEST_CASE("the guide can be skipped") {
    Newcomer screen(paper_game());
    REQUIRE(screen.has_place("skip-guide"));
    screen.click("skip-guide");
    CHECK_FALSE(screen.settings.guided);
    CHECK_FALSE(screen.settings.introduces);
    CHECK(screen.text("guide") == "(none)");
    CHECK_FALSE(screen.has_place("skip-guide"));
    CHECK(screen.text("introduction") == "(none)");  // the introduction to the machine of that game
}

TEST_CASE("nobody is guided who was here before") {
    const Screen screen(paper_game());
    CHECK_FALSE(screen.has_place("skip-guide"));
    CHECK_FALSE(screen.has_place("introduction-close"));
}

TEST_CASE("the line stands over the board and covers no part of it") {
    for (const ImVec2 size : {desktop, phone, ImVec2{360, 640}, ImVec2{320, 568}, ImVec2{844, 390}}) {
        CAPTURE(size.x);
        const Newcomer screen(paper_game(), true, size);
        const ui::Rect skip = screen.place("skip-guide");
        CHECK(skip.bottom() <= mirrored_place(screen, "cell-1").y + 1);
        CHECK(skip.height >= 44);
        CHECK(skip.right() <= size.x);
    }
}

TEST_CASE("a machine is introduced when it is first opened, and then no more") {
    for (const ImVec2 size : {desktop, phone, ImVec2{360, 640}, ImVec2{320, 568}, ImVec2{844, 390}}) {
        CAPTURE(size.x);
        Newcomer screen(game_of(choice_of("lights-out")), false, size);
        CHECK(
            screen.text("introduction").find("Make the board look like the target. A press flips a plus.") ==
            0);
        const ui::Rect close = screen.place("introduction-close");
        CHECK(close.bottom() <= size.y);
        screen.click("introduction-close");
        CHECK(screen.settings.introduced == std::vector<std::string>{"lights-out"});
        CHECK(screen.text("introduction") == "(none)");
    }
}

TEST_CASE("a game that asks is introduced by its question, and the right answer leads on") {
    Newcomer screen(asking(paper_game()), false);
    CHECK(screen.text("introduction").find("Can this board be made to look like the target?") == 0);
    CHECK(screen.control("introduction-close").look == ui::Look::raised);  // the main button is in the bar
    screen.carry_out("answer possible");
    CHECK(screen.words("status").starts_with("Right! Now solve it."));
    CHECK(screen.text("introduction").find("Make the board look like the target.") == 0);
}

TEST_CASE("an introduction stands over the board, covers no control and says more than the rule") {
    for (const ImVec2 size : {desktop, ImVec2{2560, 1440}, phone, ImVec2{360, 640}, ImVec2{320, 568},
                              ImVec2{640, 400}, ImVec2{844, 390}}) {
        for (const char* machine : {"lights-out", "quatrainment", "subboards", "ghaly~4", "ghaly~2"}) {
            CAPTURE(size.x);
            CAPTURE(machine);
            const Newcomer screen(game_of(choice_of(machine)), false, size);
            REQUIRE(screen.has_place("introduction"));
            const ui::Rect card = screen.place("introduction");
            CHECK(card.bottom() <= screen.place("board").y);
            // In a wide window it begins at the board's left edge, as far as it fits.
            const ui::Layout& layout = screen.layout();
            const float at_board = std::clamp(layout.board.x, layout.guide.x,
                                              std::max(layout.guide.right() - card.width, layout.guide.x));
            const float centred = layout.guide.centre().x - card.width / 2;
            CHECK(std::abs(card.x - (layout.phone ? centred : at_board)) < 1);
            for (const ui::Element& element : screen.arranged().elements) {
                const bool is_control = element.is_stop && element.id.rfind("introduction", 0) != 0;
                const ui::Rect common = element.reach.common(card);
                CAPTURE(element.id);
                if (is_control) CHECK(common.width * common.height == 0);
            }
            const ui::Rect close = screen.place("introduction-close");
            CHECK(close.height >= 44);
            CHECK(close.y >= card.y - 1);
            CHECK(close.bottom() <= card.bottom() + 1);
            CHECK(close.right() <= card.right() + 1);
            const std::string rule = say(screen.game.puzzle().machine->about());
            CHECK(screen.text("introduction").find(rule) == std::string::npos);
        }
    }
}

TEST_CASE("a machine that the player has won is not introduced") {
    Newcomer screen(game_of(choice_of("lights-out")), false);
    REQUIRE(screen.has_place("introduction"));
    ui::RecordState record;
    record.statistics.machines["lights-out"] = {1, 1, 1, 0, 0, 9, 9};
    screen.show_record(record);
    screen.settle();
    CHECK_FALSE(screen.has_place("introduction"));
}

TEST_CASE("an introduction does not keep anybody from playing") {
    for (const ImVec2 size : {desktop, phone}) {
        Newcomer screen(game_of(choice_of("lights-out")), false, size);
        REQUIRE(screen.has_place("introduction-close"));
        const ImVec2 cell = mirrored_place(screen, "cell-25").centre();
        screen.drag(cell, cell);
        CHECK(screen.game.position().presses[24] == 1);
        CHECK(screen.arranged().at(screen.place("hint").centre())->id == "hint");
    }
}

TEST_CASE("Ghaly's machine has four cards and a small board to begin with") {
    Newcomer screen(ghaly_game(4), false);
    const std::string first = screen.text("introduction");
    CHECK(screen.control("introduction-next").look == ui::Look::primary);
    CHECK(screen.control("hint").look == ui::Look::raised);
    screen.click("introduction-next");
    const std::string second = screen.text("introduction");
    screen.click("introduction-next");
    const std::string third = screen.text("introduction");
    screen.click("introduction-next");
    const std::string fourth = screen.text("introduction");
    CHECK(first.find("A solid wire carries each to an exit") != std::string::npos);
    CHECK(second.find("equal second digits make red, different yellow.") != std::string::npos);
    CHECK(third.find("leaves at its bottom") != std::string::npos);
    CHECK(fourth.find("press") != std::string::npos);
    CHECK_FALSE(screen.has_place("introduction-next"));
    CHECK(screen.control("introduction-play").look == ui::Look::primary);
    screen.requests.clear();
    screen.click("introduction-play");
    CHECK(screen.settings.introduced == std::vector<std::string>{"ghaly"});
    const auto wanted = last_request<NewGameRequest>(screen.requests);
    CHECK(machine::codes_of(wanted.machine)->size == 2);
    CHECK_FALSE(game::problem_with_new_game(game::NewGame{wanted.machine, 1, wanted.fewest}));
    CHECK(screen.state().wires.shown);
}

TEST_CASE("in a phone's lowered sheet words end with a sentence") {
    for (const ImVec2 size : {ImVec2{360, 640}, ImVec2{320, 568}, phone}) {
        CAPTURE(size.x);
        Newcomer screen(ghaly_game(2), false, size);
        screen.act("wires");
        std::string shown;
        for (const ui::TextPart& text : screen.drawn<ui::TextPart>())
            if (screen.layout().handle.contains(text.at)) shown += text.text + " ";
        CHECK(shown.find("Hold a finger or the mouse on a cell or code: its path lights up.") !=
              std::string::npos);
        CHECK(shown.find("\xE2\x80\xA6") == std::string::npos);
    }
}

TEST_CASE("the last card offers no smaller board than the smallest") {
    Newcomer screen(ghaly_game(2), false);
    for (int card = 1; card < 4; ++card) screen.click("introduction-next");
    CHECK(screen.has_place("introduction-close"));
    CHECK_FALSE(screen.has_place("introduction-play"));
}

TEST_CASE("on a phone on its side, too, the cards of Ghaly's machine have their figures beside the words") {
    Newcomer screen(ghaly_game(2), false, {844, 390});
    const auto draws = [&](std::string_view code) {
        const auto texts = screen.drawn<ui::TextPart>();
        return std::any_of(texts.begin(), texts.end(),
                           [&](const ui::TextPart& text) { return text.text == code; });
    };
    CHECK(draws("01"));
    screen.click("introduction-next");
    CHECK(draws("11"));
}

TEST_CASE("on an upright phone the cards of Ghaly's machine have their figures apart from their buttons") {
    for (const char* code : {"en", "de"}) {
        const std::string words = language_file(code);
        const Speaking language(words);
        for (const ImVec2 size : {phone, ImVec2{412, 915}, ImVec2{430, 932}}) {
            INFO(code, " ", size.x, " x ", size.y);
            Newcomer screen(ghaly_game(2), false, size);
            const ui::Rect card = screen.place("introduction");
            int codes = 0;
            for (const ui::TextPart& text : screen.drawn<ui::TextPart>()) {
                if (text.text != "01" || !card.contains(text.at)) continue;
                ++codes;
                CHECK_FALSE(screen.place("introduction-next").contains(text.at));
                CHECK_FALSE(screen.place("introduction-close").contains(text.at));
            }
            CHECK(codes == 1);  // the one that the wire carries
            const ui::Rect board = screen.layout().board;
            CHECK(board.width >= 150);
            CHECK(board.y >= card.bottom());
        }
    }
}

TEST_CASE(
    "a line over the first boards of Ghaly's machine gives one order at a time, while the wires are drawn") {
    Newcomer screen(ghaly_game(2), false);
    screen.act("wires");
    CHECK(screen.text("guide") == "(none)");  // the cards come first
    screen.click("introduction-close");
    CHECK(screen.control("hint").look == ui::Look::primary);
    CHECK(screen.text("guide") ==
          "Start with cell 1: its solid wires then go straight, its dashed ones turn.");
    screen.act("cell-1");
    CHECK(screen.text("guide").find("colours change. Every cell has to be ") != std::string::npos);
    screen.act("hint");
    REQUIRE(screen.game.hint());
    const std::string marked = std::to_string(*screen.game.hint() + 1);
    CHECK(screen.text("guide") == "Press cell " + marked + ", and watch where the marked wire goes.");
    screen.act("cell-" + marked);
    for (int press = 0; press < 4 && !screen.game.is_solved(); ++press) {
        CHECK(screen.text("guide") ==
              "Codes that meet: a first digit 1 lights; equal second digits are red, others yellow.");
        screen.act("hint");
        screen.act("cell-" + std::to_string(*screen.game.hint() + 1));
    }
    REQUIRE(screen.game.is_solved());
    CHECK(screen.text("guide") ==
          "Solved! A press changes how wires run, so other codes meet and make other colours.");
    screen.key(ImGuiKey_W);
    REQUIRE_FALSE(screen.state().wires.shown);
    CHECK(screen.text("guide") == "(none)");
}

TEST_CASE("the line over the first boards of Ghaly's machine is for small boards, and can be switched off") {
    {
        Newcomer large(ghaly_game(4), false);
        large.act("wires");
        large.click("introduction-close");
        CHECK(large.text("guide") == "(none)");
    }
    Newcomer screen(ghaly_game(3), false);
    screen.act("wires");
    screen.click("introduction-close");
    CHECK(screen.text("guide") ==
          "Start with cell 1. Add the second digits: 0 or 3 red, 1 or 4 yellow, 2 green.");
    screen.act("cell-1");
    screen.act("cell-5");
    CHECK(screen.text("guide") ==
          "A first digit 1 lights. Add the second digits: 0 or 3 red, 1 or 4 yellow, 2 green.");
    REQUIRE(screen.has_place("skip-guide"));
    screen.click("skip-guide");
    CHECK(screen.text("guide") == "(none)");
    CHECK(screen.settings.introduces);
    CHECK(screen.settings.introduced == std::vector<std::string>{"ghaly", "ghaly-wires"});
}

TEST_CASE("the line over the first boards of Ghaly's machine ends with a win on one of 3 by 3") {
    for (const std::string level : {"ghaly-1", "ghaly-4"}) {
        const int size = level == "ghaly-1" ? 2 : 3;
        CAPTURE(size);
        game::Game game(*game::parse_share_code(game::find_level(level)->code));
        const Settings settings = ui::new_player(true);
        CHECK(ui::without_ended_guides(settings, game) == settings);
        for (int press = 0; press < 9 && !game.is_solved(); ++press) {
            if (!game.hint()) play_on(game, "hint");
            play_on(game, "press " + std::to_string(*game.hint() + 1));
        }
        REQUIRE(game.is_solved());
        const Settings then = ui::without_ended_guides(settings, game);
        CHECK_FALSE(then.guided);
        CHECK(ui::knows(then, "ghaly-wires") == (size == 3));
        CHECK(ui::without_ended_guides(then, game) == then);
    }
}

TEST_CASE("Hint is called Do it while its next click would press the marked button") {
    Screen screen(paper_game());
    CHECK(screen.control("hint").label == "Hint");
    screen.act("hint");
    CHECK(screen.control("hint").label == "Do it");
    CHECK(screen.node("hint").name == "Do it");
    const std::size_t marked = screen.game.hint().value();
    screen.act("hint");
    CHECK(screen.game.position().presses[marked] == 1);
    // One hint was asked for, so one is counted.
    CHECK(screen.control("hint").label == "Hint");
    CHECK(screen.game.help().hints == 1);
    screen.act("hint");
    CHECK(screen.game.help().hints == 2);
    screen.play("dismiss");
    screen.settle();
    CHECK(screen.control("hint").label == "Hint");
}

TEST_CASE("a won board offers what comes next in the place of help") {
    for (const ImVec2 size : {desktop, phone, ImVec2{320, 568}, ImVec2{700, 500}}) {
        CAPTURE(size.x);
        Screen screen(paper_game(), size);
        CHECK(screen.has_place("hint"));
        CHECK_FALSE(screen.has_place("next-game"));
        screen.game = won_game();
        screen.settle();
        CHECK_FALSE(screen.has_place("hint"));
        CHECK_FALSE(screen.has_place("solve"));
        REQUIRE(screen.has_place("next-game"));
        REQUIRE(screen.has_place("share-result"));
        screen.act("share-result");
        (void)only_request<ui::ShareResultRequest>(screen.requests);
        screen.act("next-game");
        CHECK(last_request<NewGameRequest>(screen.requests).machine->id() == "merlin");
        screen.act("easier");
        CHECK(last_request<NewGameRequest>(screen.requests).fewest == 3);
        screen.act("harder");
        CHECK(last_request<NewGameRequest>(screen.requests).fewest == 5);
        screen.act("another-machine");
        CHECK(last_request<NewGameRequest>(screen.requests).machine->id() == "quatrainment");
        screen.act("restart");
        CHECK_FALSE(screen.game.is_solved());
        CHECK(screen.has_place("hint"));
    }
}

TEST_CASE("who has the keyboard on Hint at the win has it on the next game") {
    Screen screen(paper_game());
    for (const char* press : {"press 5", "press 6", "press 7"}) screen.play(press);
    screen.act("hint");
    screen.focus("hint");
    screen.key(ImGuiKey_Enter);
    CHECK(screen.game.is_solved());
    CHECK(screen.state().focus.id == "next-game");
}

TEST_CASE("the answers stand in the place of help where it is asked whether there is a solution") {
    for (const ImVec2 size : {desktop, phone, ImVec2{320, 568}}) {
        CAPTURE(size.x);
        Screen screen(game_that_asks(), size);
        CHECK_FALSE(screen.has_place("hint"));
        REQUIRE(screen.has_place("can-solve"));
        CHECK(screen.arranged().at(screen.place("cannot-solve").centre())->id == "cannot-solve");
        screen.act("can-solve");
        CHECK(screen.has_place("hint"));
        CHECK_FALSE(screen.has_place("can-solve"));
    }
}

TEST_CASE("the transport is there while a solution is, and its key before") {
    for (const ImVec2 size : {desktop, phone}) {
        Screen screen(paper_game(), size);
        for (const bool is_there : {false, true}) {
            for (const char* id : {"step-forward", "timeline", "play", "speed"})
                CHECK(screen.has_place(id) == is_there);
            screen.act(is_there ? "hide" : "solve");
        }
        CHECK_FALSE(screen.has_place("timeline"));
    }
}

TEST_CASE("par is shown, and the presses that are left to whoever asks for them") {
    Screen screen(paper_game());
    screen.settings.presses_left = false;
    screen.settle();
    const auto is_drawn = [&](std::string_view words) {
        const auto texts = screen.drawn<ui::TextPart>();
        return std::any_of(texts.begin(), texts.end(), [&](const auto& text) { return text.text == words; });
    };
    CHECK(is_drawn("Par"));
    CHECK(is_drawn("4"));
    screen.act("cell-1");
    CHECK(is_drawn("4"));
    CHECK_FALSE(is_drawn("To go, at best"));
    screen.settings.presses_left = true;
    screen.settle();
    CHECK(is_drawn("To go, at best"));
    CHECK(is_drawn("5"));
    CHECK_FALSE(is_drawn("Par"));
}

TEST_CASE("where the fewest presses are not proved, the counter tells between what they are") {
    game::Game game = game_of(choice_of("king~20x20"));
    const std::size_t most = *game.fewest_from_here();
    const std::size_t least = game.search().bound();
    REQUIRE(least > 0);
    REQUIRE(least < most);
    Screen screen(std::move(game));
    screen.settings.presses_left = true;
    screen.settle();
    const std::string counter =
        "To go, at best: " + say(verbatim(least)) + " to " + say(verbatim(most)) + ".";
    CHECK(screen.says(counter));
}

TEST_CASE("a game that asks does not tell its par") {
    Interface shown(game_that_asks());
    CHECK_FALSE(shown.look().par);
    shown.activate("can-solve");
    shown.carry_out();
    CHECK(shown.look().par == 11);
}

TEST_CASE("there is a game of every level of every machine") {
    for (const machine::Preset& preset : machine::catalogue()) {
        CAPTURE(preset.id);
        ui::SetupDraft draft;
        ui::set_machine(draft, preset.id);
        std::size_t before = 0;
        for (const ui::Level& level : ui::levels_of(draft)) {
            CAPTURE(level.presses);
            CHECK(level.presses > before);
            before = level.presses;
            CHECK(static_cast<bool>(game::new_puzzle_with(draft.machine, 7, level.presses)));
        }
    }
}

TEST_CASE("a level sets the presses, and so does a number of one's own") {
    Interface shown(paper_game());
    shown.activate("setup");
    REQUIRE(shown.look().dialog.groups.size() > 3);
    shown.activate("setup-level-hard");
    CHECK(shown.state.setup.fewest == 7);
    shown.activate("setup-level-own");
    for (int i = 0; i < 3; ++i) shown.activate("setup-presses-less");
    CHECK(shown.state.setup.fewest == 4);
    CHECK(shown.attribute("setup-level-own", "aria-checked") == "true");
    CHECK(shown.node("setup-level-medium").name == "Medium 5");
    shown.activate("setup-level-medium");
    CHECK(shown.state.setup.fewest == 5);
    CHECK(shown.attribute("setup-level-medium", "aria-checked") == "true");
    shown.activate("setup-level-any");
    CHECK_FALSE(shown.state.setup.fewest);
}

}  // namespace switchbox::test
