// Tests of row reduction by the player in the Algebra pane: by hints, by own choice, and of matrices that are
// brought.
#include "algebra/own_reduction.hpp"

#include <doctest/doctest.h>

#include "algebra/reduction.hpp"
#include "i18n/words.hpp"
#include "machine/machine_type.hpp"
#include "support/games.hpp"
#include "support/requests.hpp"
#include "support/screen.hpp"
#include "types/lights/model/linear_machine.hpp"
#include "types/lights/solve/program_text.hpp"
#include "ui/types/lights/algebra/matrix_view.hpp"
#include "ui/types/lights/algebra/own_work.hpp"
#include "ui/types/lights/algebra/study.hpp"

using namespace switchbox;
using namespace switchbox::test;

namespace {

// Whole interface with the player's reduction open.
class OwnScreen : public Screen {
  public:
    explicit OwnScreen(const machine::MachineChoice& which, ImVec2 size = desktop)
        : Screen(new_game(which, 5), size) {
        act("algebra");
        act("algebra-own");
    }

    [[nodiscard]] const ui::AlgebraState& algebra() const { return state().algebra; }
    [[nodiscard]] const ui::OwnWork& work() const { return *algebra().own.work; }
    [[nodiscard]] const algebra::ResidueMatrix& matrix() const { return work().reduction.matrix(); }
    [[nodiscard]] const ui::Element* item(std::string_view id) const { return arranged().find(id); }
    [[nodiscard]] std::string said() const { return words("algebra-own-said"); }

    void bring(const std::string& text) {
        act("algebra-own-bring");
        REQUIRE(state().modal.open == ui::Modal::matrix);
        type("matrix-field", text);
        act("matrix-use");
    }
    // Clicks a row's number at the left of the matrix.
    void click_row(std::size_t row) {
        const ui::MatrixGeometry& shown = *arranged().matrix;
        const ImVec2 at{shown.whole.x + 4, shown.y_of(row) + shown.size / 2};
        drag(at, at);
    }
    // Does what hints say until nothing is left; returns the number of operations.
    std::size_t follow_hints() {
        std::size_t count = 0;
        for (act("algebra-own-hint"); said() != "The matrix is reduced: nothing is left to do.";
             act("algebra-own-hint")) {
            act("algebra-own-do");
            REQUIRE(++count < 500);
        }
        return count;
    }
};

// Returns whether each row is the sum of the rows of the start that it is said to be.
bool has_right_sums(const ui::AlgebraState& state) {
    const algebra::ResidueMatrix& start = state.own.work->reduction.start();
    const ui::ReducedTo& now = *state.reduced;
    for (std::size_t row = 0; row < start.rows; ++row) {
        for (std::size_t column = 0; column < start.columns; ++column) {
            int sum = 0;
            for (std::size_t i = 0; i < start.rows; ++i) sum += now.sums.at(row, i) * start.at(i, column);
            if (sum % start.modulus != now.matrix.at(row, column)) return false;
        }
    }
    return now.matrix == state.own.work->reduction.matrix();
}

}  // namespace

TEST_CASE("hints lead from Merlin's equations to the reduced form, each with its reason") {
    OwnScreen stage(machine::first_choice());
    const algebra::Reduction expected = algebra::reduce(stage.matrix(), 9);
    CHECK(stage.words("algebra-result") == "(none)");
    CHECK_FALSE(stage.item("algebra-own-undo")->enabled);
    stage.act("algebra-own-hint");
    CHECK(stage.said() == "Row 2 has 1 in column 1: row 2 += row 1 makes it 0.");
    CHECK(stage.item("algebra-own-do")->name == "Do: row 2 += row 1");
    stage.act("algebra-own-do");
    CHECK(stage.said() == "Done: row 2 += row 1.");
    CHECK(stage.words("algebra-own-list") == "1. row 2 += row 1");
    CHECK(has_right_sums(stage.algebra()));
    CHECK(stage.follow_hints() + 1 == expected.operations.size());
    CHECK(stage.matrix() == expected.reduced);
    CHECK(has_right_sums(stage.algebra()));
    CHECK(stage.words("algebra-result") ==
          "Reduced: rank 9, nullity 0. " +
              say(solve::words_of_reduced(expected,
                                          solve::names_of(*machine::linear_in(stage.game.machine())))));
}

TEST_CASE("two clicked rows are an operation, which is undone and done again") {
    OwnScreen stage(machine::first_choice());
    const algebra::ResidueMatrix start = stage.matrix();
    stage.click_row(2);
    CHECK(stage.words("algebra-own-row") == "Changes: row 3");
    stage.click_row(0);
    CHECK(stage.words("algebra-own-other") == "Other: row 1");
    CHECK(stage.item("algebra-own-do")->name == "Do: row 3 += row 1");
    stage.act("algebra-own-swap");
    CHECK(stage.item("algebra-own-do")->name == "Do: swap row 3 and row 1");
    stage.act("algebra-own-do");
    algebra::ResidueMatrix swapped = start;
    algebra::carry_out(swapped, {algebra::RowOperation::Kind::swap, 2, 0});
    CHECK(stage.matrix() == swapped);
    stage.act("algebra-own-undo");
    CHECK(stage.matrix() == start);
    CHECK(stage.said() == "Undone: swap row 3 and row 1.");
    stage.act("algebra-own-redo");
    CHECK(stage.matrix() == swapped);
    CHECK(has_right_sums(stage.algebra()));
    stage.act("algebra-own-restart");
    CHECK(stage.matrix() == start);
    CHECK(stage.item("algebra-own-redo")->enabled);
}

TEST_CASE("on a phone on its side both rows are chosen in one line, and the operation is in sight") {
    OwnScreen stage(choice_of("lights-out~5x5"), {844, 390});
    stage.surroundings.touch = true;
    stage.settle();
    CHECK(stage.place("algebra-own-row-up").y == stage.place("algebra-own-other-up").y);
    CHECK(stage.place("algebra-own-row-up").right() <= stage.place("algebra-own-other-up").x);
    CHECK(stage.place("algebra-own-do").bottom() <= stage.layout().pane.bottom());
}

TEST_CASE("the keyboard chooses rows in the matrix, and by the buttons beside their names") {
    OwnScreen stage(machine::first_choice());
    stage.focus("algebra-entry");
    stage.key(ImGuiKey_DownArrow);
    stage.key(ImGuiKey_DownArrow);
    stage.key(ImGuiKey_Enter);
    stage.key(ImGuiKey_UpArrow);
    stage.key(ImGuiKey_Enter);
    CHECK(stage.item("algebra-own-do")->name == "Do: row 3 += row 2");
    stage.act("algebra-own-row-down");
    stage.act("algebra-own-other-up");
    CHECK(stage.item("algebra-own-do")->name == "Do: row 4 += row 1");
    CHECK_FALSE(stage.item("algebra-own-other-up")->enabled);
}

TEST_CASE("one row alone is refused, with the reason") {
    OwnScreen stage(machine::first_choice());
    const algebra::ResidueMatrix start = stage.matrix();
    stage.act("algebra-own-row-up");
    stage.act("algebra-own-do");
    CHECK(stage.said() == "Row 1 needs another row here.");
    CHECK(stage.matrix() == start);
    CHECK_FALSE(stage.item("algebra-own-scale")->enabled);
}

TEST_CASE("a row lights the lamps of its equations and the buttons in it") {
    OwnScreen stage(machine::first_choice());
    stage.act("algebra-own-do");
    stage.focus("algebra-entry");
    stage.key(ImGuiKey_DownArrow);
    for (int i = 0; i < 9; ++i) stage.key(ImGuiKey_RightArrow);
    CHECK(stage.highlight().lamps == std::vector<std::size_t>{0, 1});
    std::vector<std::size_t> buttons;
    for (std::size_t i = 0; i < 9; ++i) {
        if (stage.matrix().at(1, i) != 0) buttons.push_back(i);
    }
    CHECK(stage.highlight().buttons == buttons);
    CHECK(stage.words("algebra-words").find("Row 2, from lamps 1 and 2: button 3 + ") == 0);
}

TEST_CASE("another position keeps the work until the player starts over") {
    OwnScreen stage(machine::first_choice());
    const algebra::ResidueMatrix untouched = stage.matrix();
    stage.play("press 1");
    CHECK(stage.matrix() != untouched);  // nothing was done on the old one
    stage.act("algebra-own-do");
    const algebra::ResidueMatrix work = stage.matrix();
    CHECK(stage.words("algebra-own-which") == "(none)");
    stage.play("press 2");
    CHECK(stage.matrix() == work);
    CHECK(stage.words("algebra-own-which") ==
          "These equations are of an earlier position. Start over takes the present ones.");
    stage.act("pane-why");
    stage.act("algebra");
    CHECK(stage.matrix() == work);
    stage.act("algebra-own-restart");
    CHECK(stage.matrix() != work);
    CHECK(stage.work().reduction.operations().empty());
    CHECK(stage.words("algebra-own-which") == "(none)");
    stage.act("algebra-own-do");
    const algebra::ResidueMatrix merlin = stage.matrix();
    stage.game = new_game(choice_of("lights-out~5x5"), 5);
    stage.settle();
    CHECK(stage.matrix() == merlin);
    stage.focus("algebra-entry");
    CHECK(stage.highlight().lamps.empty());
}

TEST_CASE("a brought matrix modulo 4 has pivots without an inverse, and says so") {
    OwnScreen stage(machine::first_choice());
    stage.bring("mod 4\n2 1 | 1\n2 3 | 6\n");
    CHECK(stage.state().modal.open == ui::Modal::none);
    CHECK(stage.words("algebra-own-which") == "Your matrix: 2 rows, 2 unknowns, modulo 4.");
    CHECK(stage.words("algebra-result") == "(none)");
    stage.act("algebra-own-scale");
    CHECK_FALSE(stage.item("algebra-own-factor-2")->enabled);
    CHECK(stage.item("algebra-own-factor-3")->enabled);
    CHECK(stage.words("algebra-own-units") ==
          "2 has no inverse modulo 4: scaling by it could not be undone.");
    stage.act("algebra-own-factor-3");
    CHECK(stage.item("algebra-own-do")->name == "Do: row 2 \xC3\x97= 3");
    stage.act("algebra-own-do");
    CHECK(stage.matrix().entries == algebra::Residues{2, 1, 1, 2, 1, 2});
    stage.follow_hints();
    CHECK(stage.work().form == algebra::MatrixForm::reduced);
    CHECK(has_right_sums(stage.algebra()));
    CHECK(
        stage.words("algebra-result") ==
        "Reduced: one pivot modulo 4. The pivot 2 has no inverse modulo 4: its row fixes only that multiple "
        "of the unknown. Row 2 reads 0 = 1, so there is no solution.");
    // A board has nothing to do with it.
    stage.focus("algebra-entry");
    CHECK(stage.highlight().lamps.empty());
    CHECK(stage.highlight().buttons.empty());
    CHECK(stage.item("algebra-program-sage") == nullptr);
    stage.act("algebra-own-back");
    CHECK(stage.matrix().rows == 9);
    CHECK(stage.item("algebra-program-sage") != nullptr);
}

TEST_CASE("a brought matrix modulo 6 without a right side is reduced by hints") {
    OwnScreen stage(choice_of("lights-out~5x5"), phone);
    stage.bring("Z/6\n4 3\n3 2\n1 5\n");
    CHECK_FALSE(stage.work().has_right_side());
    stage.follow_hints();
    CHECK(stage.work().form == algebra::MatrixForm::reduced);
    CHECK(stage.words("algebra-result").find("Reduced: ") == 0);
    CHECK(has_right_sums(stage.algebra()));
    stage.focus("algebra-entry");
    CHECK(stage.words("algebra-words").find("Row 1, from row") == 0);
    CHECK(stage.words("algebra-words").find("x1") != std::string::npos);
}

TEST_CASE("the dialog says how it reads the text, and where it cannot") {
    OwnScreen stage(machine::first_choice());
    stage.act("algebra-own-bring");
    CHECK(stage.words("matrix-read").empty());
    CHECK_FALSE(stage.item("matrix-use")->enabled);
    stage.type("matrix-field", "GF(3)\n1\t-1 | 5\r\n0 1 | 1");
    CHECK(stage.item("matrix-field")->text == "GF(3)\n1 -1 | 5\n0 1 | 1");
    CHECK(stage.words("matrix-read") ==
          "2 rows, 2 unknowns and a right side, modulo 3. 2 numbers were reduced modulo 3.");
    stage.type("matrix-field", "mod 3\n");
    CHECK(stage.words("matrix-read") == "Write rows of whole numbers.");
    stage.type("matrix-field", "1 0\n0 x");
    CHECK(stage.words("matrix-read").find("Line 2, column 3: ") == 0);
    CHECK_FALSE(stage.item("matrix-use")->enabled);
    // A text pasted anywhere in the dialog goes into its field.
    CHECK(stage.paste("1 1"));
    stage.settle();
    CHECK(stage.item("matrix-field")->text == "1 1");
    stage.act("modal-close");
    CHECK_FALSE(stage.paste("1 1"));
}

TEST_CASE("the equations are copied as programs, but not where that gives the answer away") {
    OwnScreen stage(machine::first_choice());
    for (const solve::ProgramName& language : solve::program_names()) {
        CAPTURE(language.id);
        stage.requests.clear();
        stage.act("algebra-program-" + std::string(language.id));
        const auto copied = only_request<ui::CopyRequest>(stage.requests);
        CHECK(copied.text.find("Merlin, 3x3") != std::string::npos);
        CHECK(say(copied.said) == "Copied the equations for " + std::string(language.name) + ".");
    }
    stage.requests.clear();
    stage.act("algebra-own-do");
    stage.act("algebra-copy-csv");
    CHECK(only_request<ui::CopyRequest>(stage.requests).text ==
          algebra::format_matrix(stage.matrix(), algebra::MatrixFormat::csv, 1));
}
