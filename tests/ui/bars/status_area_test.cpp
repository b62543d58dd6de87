// Tests of questions about a pasted board: their answers as buttons, in every window.
#include "ui/bars/status_area.hpp"

#include <doctest/doctest.h>

#include <string>

#include "support/games.hpp"
#include "support/interface.hpp"
#include "support/requests.hpp"
#include "support/screen.hpp"

namespace switchbox::test {
namespace {

const char* const board_text = "x.x\n.x.\nx.x";

ui::Question board_question(int answers) {
    const auto board = machine::read_board(board_text);
    ui::Question question{tell("view.shell.board-read", board->words()), {}};
    for (int i = 0; i < answers; ++i)
        question.answers.push_back({tell("view.shell.swap"), ui::BoardRequest{board->swapped()}});
    return question;
}

}  // namespace

TEST_CASE("an answer to a question is a request, and ends the question") {
    Interface shown(paper_game());
    shown.state.messages.question = board_question(2);
    shown.look();
    CHECK(shown.words("notice") == "The board is read as x = lit, . = dark; 3 by 3.");
    CHECK(shown.can_be_used("answer-1"));
    CHECK(shown.can_be_used("answer-2"));
    shown.activate("answer-2");
    const auto wanted = only_request<ui::BoardRequest>(shown.requests);
    CHECK(wanted.board.cells == std::vector<std::uint8_t>{0, 1, 0, 1, 0, 1, 0, 1, 0});
    CHECK(shown.state.messages.question.words.empty());
}

TEST_CASE("beside a pane without the reason of a hint the words under the board tell it") {
    Screen screen(paper_game());
    screen.tells = true;
    const auto draws = [&](std::string_view words) {
        std::string drawn;
        for (const ui::TextPart& text : screen.drawn<ui::TextPart>())
            if (screen.layout().status.contains(text.at)) drawn += text.text + " ";
        return drawn.find(words) != std::string::npos;
    };
    screen.act("hint");
    CHECK(draws("Hint: press 5."));
    CHECK_FALSE(draws("Count the wrong lamps"));
    screen.act("algebra");
    CHECK(draws("Count the wrong lamps"));
    CHECK_FALSE(draws("Hint: press 5."));
    CHECK(screen.words("status").find("Count the wrong lamps") != std::string::npos);
    screen.act("pane-why");
    CHECK(draws("Hint: press 5."));
    CHECK_FALSE(draws("Count the wrong lamps"));
}

TEST_CASE("closing a question leaves the board, and a press ends the question without it") {
    Interface shown(paper_game());
    const auto before = shown.game.position();
    shown.state.messages.question = board_question(1);
    shown.look();
    shown.activate("notice-close");
    CHECK(shown.find("notice") == nullptr);
    CHECK(shown.requests.empty());
    CHECK(shown.game.position() == before);
}

TEST_CASE("all answers are inside the window and apart from each other") {
    for (const ImVec2 size : {desktop, phone, ImVec2{320, 568}, ImVec2{844, 390}}) {
        Screen screen(paper_game(), size);
        screen.ask(board_question(6));
        REQUIRE(screen.has_place("notice"));
        const ui::Rect card = screen.place("notice");
        CHECK(card.bottom() <= size.y);
        for (int i = 1; i <= 6; ++i) {
            const ui::Rect answer = screen.place("answer-" + std::to_string(i));
            CHECK(answer.x >= card.x);
            CHECK(answer.right() <= card.right());
            CHECK(answer.bottom() <= card.bottom());
            CHECK(answer.height >= 44);
            if (i == 1) continue;
            const ui::Rect before = screen.place("answer-" + std::to_string(i - 1));
            CHECK((answer.x >= before.right() || answer.y >= before.bottom()));
        }
    }
}

}  // namespace switchbox::test
