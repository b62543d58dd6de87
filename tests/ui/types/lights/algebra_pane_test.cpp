// Tests of the Algebra pane, drawn without a window.
#include "ui/types/lights/algebra/algebra_pane.hpp"

#include <doctest/doctest.h>

#include <memory>

#include "algebra/reduction.hpp"
#include "i18n/words.hpp"
#include "machine/machine_type.hpp"
#include "support/games.hpp"
#include "support/requests.hpp"
#include "support/screen.hpp"
#include "types/lights/model/linear_machine.hpp"
#include "ui/kit/pictures.hpp"
#include "ui/types/lights/algebra/matrix_view.hpp"
#include "ui/types/lights/algebra/study.hpp"

using namespace switchbox;
using namespace switchbox::test;
using ui::MatrixPlace;

namespace {

// Whole interface with the Algebra pane open.
class AlgebraScreen : public Screen {
  public:
    explicit AlgebraScreen(const machine::MachineChoice& which, ImVec2 size = desktop)
        : Screen(new_game(which, 5), size) {
        act("algebra");
    }

    [[nodiscard]] const ui::AlgebraState& algebra() const { return state().algebra; }
    [[nodiscard]] float entry() const { return arranged().matrix->size; }
    [[nodiscard]] const ui::Element* item(std::string_view id) { return arranged().find(id); }
    // Returns a point in the matrix, given in fractions of its size.
    [[nodiscard]] ImVec2 in_matrix(float x, float y) const {
        const ui::Rect rect = place("algebra-entry");
        return {rect.x + rect.width * x, rect.y + rect.height * y};
    }
};

}  // namespace

TEST_CASE("the pane shows the matrix of Merlin, says what it is and offers five views of it") {
    AlgebraScreen stage(machine::first_choice());
    CHECK(stage.words("algebra-matrix-text") ==
          "1 1 0 1 0 0 0 0 0; 1 1 1 0 1 0 0 0 0; 0 1 1 0 0 1 0 0 0; 1 0 0 1 1 0 1 0 0; 1 0 1 0 1 0 1 0 1; "
          "0 0 1 0 1 1 0 0 1; 0 0 0 1 0 0 1 1 0; 0 0 0 0 1 0 1 1 1; 0 0 0 0 0 1 0 1 1");
    CHECK(stage.words("algebra-facts").find("Determinant: 5.") != std::string::npos);
    CHECK(stage.words("algebra-words") == "Touch or point at an entry, a row or a column.");
    CHECK(ui::algebra_definition().line({stage.game, stage.state(), stage.why()}) == "Rank 9, determinant 5");
    for (const std::string_view id :
         {"algebra-matrix", "algebra-reduction", "algebra-own", "algebra-inverse", "algebra-quiet"}) {
        REQUIRE(stage.item(id) != nullptr);
        CHECK(stage.item(id)->on == (id == "algebra-matrix"));
    }
    CHECK(stage.item("algebra-entry")->name == "Row 1, column 1: 1");
    CHECK(stage.item("algebra-zoom-in") == nullptr);
    CHECK(stage.item("algebra-play") == nullptr);
    stage.act("algebra-quiet");
    CHECK(stage.words("algebra-words") ==
          "There are no quiet patterns: every target is reached in at most one way.");
    CHECK(stage.item("algebra-copy-csv") == nullptr);
    CHECK(stage.item("algebra-entry") == nullptr);
}

TEST_CASE("the board of a small machine stays in its place when the algebra opens") {
    Screen screen(paper_game(), desktop);
    const ui::Rect before = screen.place("board");
    screen.act("algebra");
    REQUIRE(screen.state().pane.kind == ui::PaneKind::algebra);
    CHECK(screen.place("board") == before);
}

TEST_CASE("Ghaly's machine has no algebra") {
    const game::Game game = ghaly_game(4);
    ui::UiState state;
    state.pane.kind = ui::PaneKind::algebra;
    CHECK_FALSE(ui::has_pane(ui::PaneKind::algebra, game, state));
    CHECK(ui::pane_now(game, state) == ui::PaneKind::why);
    ui::keep_panes(game, state);
    CHECK(state.algebra.study == nullptr);
}

TEST_CASE("arrows move over the entries, and the board lights the lamp and the button of each") {
    AlgebraScreen stage(machine::first_choice());
    stage.focus("algebra-entry");
    CHECK(stage.highlight().lamps == std::vector<std::size_t>{0});
    CHECK(stage.highlight().buttons == std::vector<std::size_t>{0});
    stage.key(ImGuiKey_DownArrow);
    stage.key(ImGuiKey_RightArrow);
    stage.key(ImGuiKey_RightArrow);
    CHECK(stage.item("algebra-entry")->name == "Row 2, column 3: 1");
    CHECK(stage.words("algebra-words") == "Lamp 2, button 3: 1. Pressing button 3 changes lamp 2.");
    CHECK(stage.highlight().lamps == std::vector<std::size_t>{1});
    CHECK(stage.highlight().buttons == std::vector<std::size_t>{2});
    stage.key(ImGuiKey_UpArrow);
    stage.key(ImGuiKey_UpArrow);
    CHECK(stage.algebra().row == 0);
    // Elsewhere the arrow keys move on the board.
    stage.focus("algebra-copy-text");
    stage.key(ImGuiKey_DownArrow);
    CHECK(stage.state().focus.id == "cell-1");
}

TEST_CASE("the pointer lights entries, rows by their number and columns by theirs") {
    AlgebraScreen stage(machine::first_choice());
    const ui::Rect rect = stage.place("algebra-entry");
    stage.point({rect.x + 4, rect.bottom() - 10});
    REQUIRE(stage.algebra().pointed.has_value());
    CHECK(*stage.algebra().pointed == MatrixPlace{8, std::nullopt});
    CHECK(stage.highlight().lamps == std::vector<std::size_t>{8});
    CHECK(stage.highlight().buttons == std::vector<std::size_t>{5, 7, 8});
    CHECK(stage.words("algebra-words") == "Row 9: lamp 9 is changed by buttons 6, 8 and 9.");
    stage.point({rect.right() - 20, rect.y + 4});
    CHECK(*stage.algebra().pointed == MatrixPlace{std::nullopt, 8});
    CHECK(stage.highlight().lamps == std::vector<std::size_t>{4, 5, 7, 8});
    CHECK(stage.highlight().buttons == std::vector<std::size_t>{8});
    CHECK(stage.words("algebra-words") == "Column 9: button 9 changes lamps 5, 6, 8 and 9.");
    stage.point({rect.right() - 20, rect.bottom() - 10});
    CHECK(*stage.algebra().pointed == MatrixPlace{8, 8});
    // After a key press the pointer is ignored until it moves.
    stage.focus("algebra-entry");
    CHECK_FALSE(stage.algebra().pointed.has_value());
    CHECK(stage.highlight().lamps == std::vector<std::size_t>{0});
    stage.point({10, 400});
    CHECK_FALSE(stage.algebra().pointed.has_value());
}

TEST_CASE("what is pointed at on the board is a column of the matrix, and a row of the inverse") {
    AlgebraScreen stage(machine::first_choice());
    stage.focus("cell-5");
    CHECK(ui::current_place(stage.state()) == MatrixPlace{std::nullopt, 4});
    CHECK(stage.words("algebra-words") == "Column 5: button 5 changes lamps 2, 4, 5, 6 and 8.");
    stage.act("algebra-inverse");
    stage.focus("cell-5");
    CHECK(ui::current_place(stage.state()) == MatrixPlace{4, std::nullopt});
    CHECK(stage.highlight().lamps == std::vector<std::size_t>{0, 2, 4, 6, 8});
    CHECK(stage.highlight().buttons == std::vector<std::size_t>{4});
}

TEST_CASE("the reduction goes forward and back by single operations, and at the end says what it found") {
    AlgebraScreen stage(machine::first_choice());
    stage.act("algebra-reduction");
    const algebra::Reduction reduction = stage.algebra().study->reduction->reduction;
    const std::string all = std::to_string(reduction.operations.size());
    CHECK(stage.words("algebra-step") == "Step 0 of " + all + ": The equations as they are");
    CHECK_FALSE(stage.item("algebra-back")->enabled);
    CHECK(stage.words("algebra-result") == "(none)");
    algebra::ResidueMatrix expected = reduction.start;
    for (std::size_t step = 1; step <= reduction.operations.size(); ++step) {
        stage.act("algebra-forward");
        algebra::carry_out(expected, reduction.operations[step - 1]);
        REQUIRE(stage.algebra().reduced->matrix == expected);
        REQUIRE(stage.words("algebra-step") == "Step " + std::to_string(step) + " of " + all + ": " +
                                                   say(algebra::words_of(reduction.operations[step - 1])));
    }
    CHECK_FALSE(stage.item("algebra-forward")->enabled);
    CHECK(
        stage.words("algebra-result") ==
        say(solve::words_of_reduced(reduction, solve::names_of(*machine::linear_in(stage.game.machine())))));
    stage.act("algebra-back");
    algebra::undo_operation(expected, reduction.operations.back());
    CHECK(stage.algebra().reduced->matrix == expected);
    stage.act("algebra-first");
    CHECK(stage.algebra().reduced->matrix == reduction.start);
    stage.act("algebra-last");
    CHECK(stage.algebra().reduced->matrix == reduction.reduced);
}

TEST_CASE("each row of the reduction is the sum of the equations that it is said to be") {
    AlgebraScreen stage(choice_of("lights-out~5x5~3"));
    stage.act("algebra-reduction");
    const algebra::ResidueMatrix start = stage.algebra().study->reduction->reduction.start;
    for (const std::string_view id : {"algebra-forward", "algebra-forward", "algebra-last", "algebra-back"}) {
        stage.act(id);
        const ui::ReducedTo& now = *stage.algebra().reduced;
        for (std::size_t row = 0; row < start.rows; ++row) {
            for (std::size_t column = 0; column < start.columns; ++column) {
                int sum = 0;
                for (std::size_t i = 0; i < start.rows; ++i) sum += now.sums.at(row, i) * start.at(i, column);
                REQUIRE(sum % 3 == now.matrix.at(row, column));
            }
        }
    }
}

TEST_CASE("a reduction plays to its end, and from its end once more") {
    AlgebraScreen stage(machine::first_choice());
    stage.act("algebra-reduction");
    const std::size_t all = stage.algebra().study->reduction->reduction.operations.size();
    stage.act("algebra-play");
    CHECK(stage.algebra().playing);
    CHECK(stage.item("algebra-play")->name == "Pause the reduction");
    CHECK(stage.algebra().step == 0);
    stage.wait(ui::first_step_time);
    stage.settle();
    CHECK(stage.algebra().step == 1);
    for (std::size_t i = 0; i <= all; ++i) {
        stage.wait(ui::step_time(stage.settings.speed));
        stage.settle();
    }
    CHECK(stage.algebra().step == all);
    CHECK_FALSE(stage.algebra().playing);
    stage.act("algebra-play");
    CHECK(stage.algebra().step == 0);
    CHECK(stage.algebra().playing);
    stage.act("algebra-matrix");
    CHECK_FALSE(stage.algebra().playing);
}

TEST_CASE("a press changes b alone, and the reduction stays at its step") {
    AlgebraScreen stage(machine::first_choice());
    stage.act("algebra-reduction");
    for (int i = 0; i < 5; ++i) stage.act("algebra-forward");
    const algebra::ResidueMatrix before = stage.algebra().reduced->matrix;
    stage.play("press 1");
    const algebra::ResidueMatrix& after = stage.algebra().reduced->matrix;
    CHECK(stage.algebra().step == 5);
    bool b_changed = false;
    for (std::size_t row = 0; row < before.rows; ++row) {
        for (std::size_t column = 0; column < 9; ++column)
            REQUIRE(before.at(row, column) == after.at(row, column));
        b_changed = b_changed || before.at(row, 9) != after.at(row, 9);
    }
    CHECK(b_changed);
}

TEST_CASE("the inverse times b is the solution") {
    AlgebraScreen stage(machine::first_choice());
    stage.act("algebra-inverse");
    const ui::AlgebraStudy& study = *stage.algebra().study;
    machine::PressGrid presses = stage.game.position().presses;
    for (std::size_t i = 0; i < 9; ++i) {
        presses[i] = static_cast<std::uint8_t>((presses[i] + study.solution[i]) % 2);
    }
    CHECK(stage.game.machine().picture(presses) == stage.game.puzzle().target);
    stage.focus("algebra-entry");
    for (int i = 0; i < 12; ++i) stage.key(ImGuiKey_RightArrow);
    CHECK(stage.algebra().column == 10);
    CHECK(stage.item("algebra-entry")->name == "Row 1, x: " + std::to_string(study.solution[0]));
    CHECK(stage.highlight().buttons == std::vector<std::size_t>{0});
    CHECK(stage.words("algebra-words") ==
          say(solve::words_of_product(solve::names_of(*machine::linear_in(stage.game.machine())),
                                      *study.inverse, study.difference, 0)));
}

TEST_CASE("where there is no inverse the pane says why") {
    AlgebraScreen stage(choice_of("lights-out~5x5"));
    stage.act("algebra-inverse");
    CHECK(stage.words("algebra-words") ==
          "There is no inverse: the determinant is 0 (mod 2), which is no unit.");
    CHECK(stage.item("algebra-entry") == nullptr);
}

TEST_CASE("each quiet pattern is a stop of its own, and lights its buttons") {
    AlgebraScreen stage(choice_of("lights-out~5x5"));
    stage.act("algebra-quiet");
    REQUIRE(stage.item("algebra-quiet-2") != nullptr);
    CHECK(stage.item("algebra-quiet-3") == nullptr);
    CHECK(stage.words("algebra-words")
              .starts_with("Every pattern of presses that changes nothing is a sum of these 2. "));
    stage.focus("algebra-quiet-2");
    const std::vector<std::size_t>& buttons = stage.highlight().buttons;
    REQUIRE_FALSE(buttons.empty());
    machine::PressGrid presses = machine::PressGrid::filled({5, 5}, 0);
    for (const std::size_t button : buttons) presses[button] = 1;
    CHECK(stage.game.machine().picture(presses) == stage.game.puzzle().start);
    CHECK(stage.highlight().lamps.empty());
    CHECK(stage.words("algebra-words").find("Quiet pattern 2: press buttons") != std::string::npos);
    const ui::Rect figure = stage.place("algebra-quiet-1");
    stage.point(figure.centre());
    CHECK(stage.words("algebra-words").find("Quiet pattern 1: press buttons") != std::string::npos);
}

TEST_CASE("what is copied is what the pane shows, in the format asked for") {
    AlgebraScreen stage(machine::first_choice());
    const auto copied = [&](std::string_view id) {
        stage.requests.clear();
        stage.act(id);
        return only_request<ui::CopyRequest>(stage.requests);
    };
    const algebra::ResidueMatrix matrix = *stage.algebra().study->of->matrix;
    CHECK(copied("algebra-copy-text").text == algebra::format_matrix(matrix, algebra::MatrixFormat::text));
    CHECK(copied("algebra-copy-latex").text == algebra::format_matrix(matrix, algebra::MatrixFormat::latex));
    CHECK(say(copied("algebra-copy-latex").said) == "Copied the matrix as LaTeX.");
    CHECK(say(copied("algebra-copy-csv").said) == "Copied the matrix as CSV.");
    stage.act("algebra-reduction");
    stage.act("algebra-forward");
    CHECK(copied("algebra-copy-latex").text ==
          algebra::format_matrix(stage.algebra().reduced->matrix, algebra::MatrixFormat::latex, 1));
    stage.act("algebra-inverse");
    CHECK(copied("algebra-copy-csv").text ==
          algebra::format_matrix(*stage.algebra().study->inverse, algebra::MatrixFormat::csv));
}

TEST_CASE(
    "of every size the pane is drawn in fewer vertices than a page can number, and lights its entries") {
    for (const ImVec2 size : {desktop, phone}) {
        for (const int side : {3, 4, 5, 6, 8, 12, 64}) {
            CAPTURE(size.x);
            CAPTURE(side);
            const std::string number = std::to_string(side);
            AlgebraScreen stage(choice_of("lights-out~" + number + "x" + number), size);
            for (const std::string_view id :
                 {"algebra-matrix", "algebra-reduction", "algebra-own", "algebra-inverse", "algebra-quiet"}) {
                stage.act(id);
                CHECK(stage.vertices() > 500);
                CHECK(stage.vertices() < max_vertices);
                if (stage.item("algebra-entry") == nullptr) continue;
                // On a phone the matrix to reduce by hand is below its buttons.
                if (id == "algebra-own" && size.x == phone.x) continue;
                stage.point(stage.in_matrix(0.4F, 0.5F));
                CHECK(stage.vertices() < max_vertices);
                REQUIRE(stage.algebra().pointed.has_value());
                CHECK(stage.highlight().lamps ==
                      ui::highlight_of(stage.algebra(), *stage.algebra().pointed).lamps);
                CHECK_FALSE((stage.highlight().lamps.empty() && stage.highlight().buttons.empty()));
            }
            stage.act("algebra-matrix");
            CHECK((stage.item("algebra-copy-text") != nullptr) == (side < 64));
        }
    }
}

TEST_CASE("a picture of the matrix grows under wheel and button until its digits can be read") {
    AlgebraScreen stage(choice_of("lights-out~64x64"));
    REQUIRE(stage.item("algebra-zoom-in") != nullptr);
    CHECK(stage.item("algebra-copy-text") == nullptr);
    CHECK(stage.entry() < 0.2F);
    const float fit = stage.entry();
    stage.point(stage.in_matrix(0.5F, 0.5F));
    const MatrixPlace before = *stage.algebra().pointed;
    stage.wheel(1);
    CHECK(stage.entry() > fit);
    const auto distance = [](std::size_t a, std::size_t b) { return a < b ? b - a : a - b; };
    CHECK(distance(*stage.algebra().pointed->row, *before.row) < 20);
    CHECK(distance(*stage.algebra().pointed->column, *before.column) < 20);
    for (int i = 0; i < 14; ++i) {
        stage.act("algebra-zoom-in");
        REQUIRE(stage.vertices() < max_vertices);
    }
    CHECK(stage.entry() == 26);
    for (int i = 0; i < 20; ++i) stage.act("algebra-zoom-out");
    CHECK(stage.entry() == doctest::Approx(fit));
    CHECK(stage.algebra().offset.x == 0);
}

TEST_CASE("the board keeps its place when another pane is opened") {
    for (const ImVec2 size : {desktop, ImVec2{1024, 768}, ImVec2{844, 390}, ImVec2{1920, 1080}}) {
        INFO(size.x, " x ", size.y);
        Screen screen(new_game("lights-out~5x5", 3), size);
        const ui::Rect board = screen.layout().board;
        for (const char* pane : {"algebra", "pane-chase", "pane-machine", "pane-why"}) {
            CAPTURE(pane);
            screen.act(pane);
            CHECK(screen.layout().board == board);
        }
    }
}

TEST_CASE("a matrix wider than its window is moved by dragging and by the keyboard, and the pane stays") {
    AlgebraScreen stage(choice_of("lights-out~5x5"), phone);
    CHECK(stage.entry() >= 24);
    stage.drag(stage.in_matrix(0.8F, 0.5F), stage.in_matrix(0.5F, 0.5F));
    CHECK(stage.algebra().offset.x > 20);
    CHECK(stage.state().scroll.pane == 0);
    stage.focus("algebra-entry");
    for (int i = 0; i < 24; ++i) stage.key(ImGuiKey_RightArrow);
    for (int i = 0; i < 24; ++i) stage.key(ImGuiKey_DownArrow);
    CHECK(stage.item("algebra-entry")->name == "Row 25, column 25: 1");
    CHECK(stage.algebra().offset.x > 40);
    CHECK(stage.algebra().offset.y > 100);
}

TEST_CASE("buttons that are not lamps have columns of their own") {
    AlgebraScreen stage(choice_of("subboards"));
    const ui::MatrixStudy& of = *stage.algebra().study->of;
    CHECK(of.buttons.size() != of.lamps.size());
    for (std::size_t i = 0; i < of.buttons.size(); ++i) {
        REQUIRE(of.button_numbers[i] == stage.game.machine().button_number(of.buttons[i]));
    }
    stage.focus("algebra-entry");
    CHECK(stage.highlight().buttons == std::vector<std::size_t>{of.buttons[0]});
    stage.act("algebra-inverse");
    CHECK(stage.words("algebra-words") == "There is no inverse: the matrix is not square.");
}

TEST_CASE("another machine begins anew, and nothing of the old one stays lit") {
    AlgebraScreen stage(choice_of("lights-out~8x8"));
    stage.act("algebra-reduction");
    stage.act("algebra-last");
    stage.point(stage.in_matrix(0.9F, 0.9F));
    stage.game = new_game(machine::first_choice(), 5);
    stage.settle();
    CHECK(stage.algebra().step == 0);
    for (const std::size_t lamp : stage.highlight().lamps) CHECK(lamp < 9);
    for (const std::size_t button : stage.highlight().buttons) CHECK(button < 9);
    CHECK(stage.algebra().study->of->lamps.size() == 9);
}

TEST_CASE("a dot of the picture is never lost, however few marks it may take") {
    ui::DotPicture picture(40, 40);
    picture.mark(17, 23);
    const std::unique_ptr<ImGuiContext, void (*)(ImGuiContext*)> context(ImGui::CreateContext(),
                                                                         ImGui::DestroyContext);
    ImDrawList list(ImGui::GetDrawListSharedData());
    ui::Fonts fonts;
    const ui::Painter paint(list, fonts, ui::dark_theme(), 1);
    list._ResetForNewFrame();
    picture.draw(paint, {0, 0}, 1, ui::dark_theme().text, 1);
    CHECK(list.VtxBuffer.Size == 4);
    for (std::size_t i = 0; i < 40; ++i) picture.mark(i, i);
    picture.draw(paint, {0, 0}, 1, ui::dark_theme().text, 12);
    CHECK(list.VtxBuffer.Size > 4);
    CHECK(list.VtxBuffer.Size <= 4 + 12 * 4);
}
