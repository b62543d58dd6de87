// Tests of the coach of Ghaly's machine. A player who follows only its advice, and sees only pictures, solves
// every solvable machine. For every other machine the coach reports that it is unsolvable (docs/theory.md,
// section 5).
#include "types/ghaly/game/ghaly_coach.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "sampling.hpp"
#include "support/wirings.hpp"
#include "types/ghaly/solve/puzzles.hpp"
#include "types/ghaly/solve/staircase.hpp"

namespace switchbox::test {

using algebra::Permutation;
using game::Advice;
using game::CoachNotes;
using machine::GhalyMachine;
using machine::Picture;
using machine::PressGrid;
using solve::GhalyClass;

namespace {

bool is_of_one_colour(const Picture& picture) {
    const std::set<std::uint8_t> colours(picture.cells.begin(), picture.cells.end());
    return colours.size() == 1 && *colours.begin() != 0;
}

// Player who sees only pictures and follows the coach.
class Player {
  public:
    explicit Player(const GhalyMachine& machine)
        : machine_(machine), presses_(machine.no_presses()), picture_(machine.picture(presses_)) {
        game::take_note(notes_, presses_, picture_);
    }

    [[nodiscard]] Advice advice() const { return game::advise(presses_, picture_, notes_); }
    [[nodiscard]] const PressGrid& presses() const { return presses_; }
    [[nodiscard]] const Picture& picture() const { return picture_; }
    [[nodiscard]] const CoachNotes& notes() const { return notes_; }

    void press(const std::vector<std::size_t>& buttons) {
        for (const std::size_t button : buttons) machine_.press(presses_, button);
        picture_ = machine_.picture(presses_);
        game::take_note(notes_, presses_, picture_);
    }

  private:
    const GhalyMachine& machine_;
    PressGrid presses_;
    Picture picture_;
    CoachNotes notes_;
};

void check_advice(const Advice& advice, std::string_view text, const std::vector<std::size_t>& buttons,
                  const std::vector<std::size_t>& cells) {
    CHECK(advice.text == text);
    CHECK(advice.buttons == buttons);
    CHECK(advice.cells == cells);
}

struct Outcome {
    bool solved = false;
    std::size_t boards = 0;  // seen after the first one, which is all dark
};

// Follows the coach to the end, and passes each advice to `see`.
template <class See>
Outcome follow(Player& player, See see) {
    const auto most = static_cast<std::size_t>(player.presses().shape.rows);
    for (std::size_t boards = 0; boards <= most; ++boards) {
        const Advice advice = player.advice();
        see(advice);
        if (advice.buttons.empty()) {
            const bool solved = is_of_one_colour(player.picture());
            REQUIRE(say(advice.text)
                        .starts_with(solved ? "Solved: every cell is "
                                            : "No presses bring this machine to one colour. "));
            return {solved, boards};
        }
        player.press(advice.buttons);
    }
    FAIL("the coach comes to no end");
    return {};
}

Outcome follow(const GhalyMachine& machine) {
    Player player(machine);
    return follow(player, [](const Advice&) {});
}

// Returns a machine of the class with random codes.
GhalyMachine member(const GhalyClass& kind, Random& random) {
    const std::size_t size = kind.gamma.size();
    const machine::LowJoin join(static_cast<int>(size));
    const int kappa = static_cast<int>(draw(random, size));
    machine::LowBits bits{random_permutation(random, size), random_permutation(random, size), {}, {}};
    const std::uint8_t first = bits.left[kind.delta[kind.rho]];
    std::swap(bits.bottom[kind.gamma[0]], *std::find(bits.bottom.begin(), bits.bottom.end(), first));
    for (std::size_t i = 0; i < size; ++i) {
        bits.top.push_back(static_cast<std::uint8_t>(join.partner(bits.bottom[kind.gamma[i]], kappa)));
        bits.right.push_back(static_cast<std::uint8_t>(join.partner(bits.left[kind.delta[i]], kappa)));
    }
    return GhalyMachine(machine::codes_with(bits));
}

// Returns all classes that neither gamma alone nor delta alone makes unsolvable. At most rho can still make
// them unsolvable.
std::vector<GhalyClass> hopeful_classes(std::size_t size) {
    const Permutation one = algebra::identity(size);
    Permutation shift = one;
    std::rotate(shift.begin(), shift.end() - 1, shift.end());  // j -> j - 1, 1 -> N: all columns
    std::vector<Permutation> gammas;
    Permutation p = one;
    do {
        if (solve::is_solvable({0, p, one, 1})) gammas.push_back(p);
    } while (std::next_permutation(p.begin(), p.end()));
    std::vector<Permutation> deltas;
    p = one;
    do {
        bool hope = false;
        for (int rho = 0; rho < static_cast<int>(size); ++rho) {
            hope = hope || solve::is_solvable({0, shift, p, rho});
        }
        if (hope) deltas.push_back(p);
    } while (std::next_permutation(p.begin() + 1, p.end()));
    std::vector<GhalyClass> classes;
    for (const Permutation& gamma : gammas) {
        for (const Permutation& delta : deltas) {
            for (int rho = 0; rho < static_cast<int>(size); ++rho) classes.push_back({0, gamma, delta, rho});
        }
    }
    return classes;
}

}  // namespace

TEST_CASE("With every button pressed cell (i, j) shows C_i+j, and the corner the machine's only colour") {
    Random random(1);
    for (const int size : {2, 3, 4, 5, 8, 16, 64}) {
        const GhalyMachine machine = random_ghaly(random, size);
        const PressGrid all = all_pressed(size);
        const machine::Wiring wiring = machine::wiring_of(all);
        const Picture stripes = machine.picture(all);
        for (std::size_t cell = 0; cell < stripes.size(); ++cell) {
            // In i + j, codes, rows and columns are all counted from 1.
            const auto code = static_cast<std::size_t>(all.shape.row(cell) + all.shape.column(cell) + 1);
            REQUIRE(stripes[cell] == machine.colour(wiring.origin_of[code], code));
            REQUIRE(stripes[cell] != 0);
        }
        CHECK(stripes[all.shape.cell(0, size - 1)] == machine.only_colour());
    }
}

TEST_CASE("The wrong stripes name the columns and rows that gamma and delta move") {
    Random random(2);
    for (const int size : {2, 3, 4, 5, 8, 16}) {
        for (int n = 0; n < 40; ++n) {
            // Half of the machines are arbitrary; the other half have mostly correct stripes.
            const GhalyMachine machine(n % 2 == 0 ? solve::random_codes(size, random)
                                                  : solve::random_solvable(size, random));
            const game::Stripes stripes = game::read_stripes(machine.picture(all_pressed(size)));
            const GhalyClass kind = solve::class_of(machine.bits());
            std::vector<std::size_t> columns;
            std::vector<std::size_t> rows;
            for (std::size_t i = 1; i < kind.gamma.size(); ++i) {
                if (kind.gamma[i] != i) columns.push_back(i);
                if (kind.delta[i] != i) rows.push_back(i);
            }
            CHECK(stripes.size == size);
            CHECK(stripes.colour == machine.only_colour());
            CHECK(stripes.columns == columns);
            CHECK(stripes.rows == rows);
        }
    }
}

TEST_CASE("A first press lights the column below it, and on the main anti-diagonal the last column too") {
    Random random(3);
    for (const int size : {4, 8}) {
        const GhalyMachine machine = random_ghaly(random, size);
        const PressGrid none = machine.no_presses();
        for (std::size_t button = 0; button < none.size(); ++button) {
            PressGrid one = none;
            machine.press(one, button);
            const Picture shown = machine.picture(one);
            const int row = none.shape.row(button);
            const int column = none.shape.column(button);
            for (std::size_t cell = 0; cell < shown.size(); ++cell) {
                const bool below = none.shape.column(cell) == column && none.shape.row(cell) >= row;
                const bool last = row + column == size - 1 && row > 0 && none.shape.column(cell) == size - 1;
                REQUIRE((shown[cell] != 0) == (below || last));
                if (below) REQUIRE(shown[cell] == shown[button]);
            }
        }
    }
}

TEST_CASE("The coach solves every machine of 4 x 4 cells that can be, and knows that the others cannot") {
    std::map<std::size_t, std::size_t> solved;  // by the number of boards
    std::size_t impossible = 0;
    std::size_t number = 0;
    for (const Permutation& sigma : all_half_permutations()) {
        if (sigma[0] != 0) continue;  // one of four machines with the same pictures
        for (const Permutation& tau : all_half_permutations()) {
            if (number++ % stride != 0) continue;
            const GhalyMachine machine({4, sigma, tau});
            const Outcome outcome = follow(machine);
            REQUIRE(outcome.solved == solve::is_solvable(solve::class_of(machine.bits())));
            if (outcome.solved) solved[outcome.boards] += 4;
            impossible += outcome.solved ? 0 : 4;
        }
    }
    CHECK(number == 331776 / 4);
    if (stride > 1) return;
    CHECK(solved == std::map<std::size_t, std::size_t>{{1, 2304}, {2, 31104}, {3, 3456}, {4, 3456}});
    CHECK(impossible == 331776 - 40320);
}

TEST_CASE("The coach solves all 17200 classes of 8 x 8 cells in 8 boards, and sees near misses through") {
    Random random(4);
    std::map<std::size_t, std::size_t> solved;
    std::size_t near_misses = 0;
    std::size_t number = 0;
    for (const GhalyClass& kind : hopeful_classes(8)) {
        const bool solvable = solve::is_solvable(kind);
        if (number++ % (solvable ? stride : 100) != 0) continue;
        const Outcome outcome = follow(member(kind, random));
        REQUIRE(outcome.solved == solvable);
        if (solvable) ++solved[outcome.boards];
        near_misses += solvable ? 0 : 1;
    }
    CHECK(near_misses > 1000);
    if (stride > 1) return;
    std::size_t classes = 0;
    for (const auto& [boards, count] : solved) classes += count;
    CHECK(classes == 17200);
    CHECK(solved.at(1) == 8);
    CHECK(solved.at(2) == 16334);
    CHECK(solved.rbegin()->first == 8);
}

TEST_CASE("The coach brings machines of every size to one colour") {
    Random random(5);
    for (const int size : {2, 3, 5, 6, 7, 16, 33, 64}) {
        for (int n = 0; n < (size > 16 ? 3 : 20); ++n) {
            CHECK(follow(GhalyMachine(solve::random_solvable(size, random))).solved);
        }
    }
}

TEST_CASE("Machines that have shown the same pictures get the same advice") {
    using Seen = std::vector<std::vector<std::uint8_t>>;
    std::map<Seen, Advice> given;
    std::size_t again = 0;
    Random random(6);
    for (int n = 0; n < 1500; ++n) {
        const GhalyMachine machine(solve::random_solvable(4, random));
        Player player(machine);
        Seen seen;
        follow(player, [&](const Advice& advice) {
            seen.push_back(player.picture().cells);
            const auto [entry, fresh] = given.emplace(seen, advice);
            CHECK(entry->second == advice);
            again += fresh ? 0 : 1;
        });
    }
    CHECK(again > 1500);
    CHECK(given.size() > 500);
}

TEST_CASE("The coach's boards: a staircase on the wrong rows and columns, or one row after another") {
    const auto boards = [](int size, std::vector<std::size_t> columns, std::vector<std::size_t> rows) {
        return game::candidates({size, 1, std::move(columns), std::move(rows)});
    };
    using Boards = std::vector<PressGrid>;
    CHECK(boards(4, {}, {}) == Boards{presses("1111/1111/1111/1111")});
    CHECK(boards(4, {}, {1, 3}) == Boards{presses("1111/0111/1111/0111")});
    CHECK(boards(4, {1, 2}, {1, 3}) == Boards{presses("1111/0111/1111/0001")});
    CHECK(boards(4, {2}, {}) == Boards{presses("1111/0101/1111/1111"), presses("1111/1111/0101/1111"),
                                       presses("1111/1111/1111/0101")});
    CHECK(boards(4, {1, 2, 3}, {}) == Boards{presses("1111/0000/1111/1111")});
    CHECK(boards(4, {1, 2, 3}, {1, 2, 3}) == Boards{presses("1111/0111/0111/0000")});
    CHECK(boards(5, {1, 2, 3, 4}, {1, 2, 3, 4}) ==
          Boards{presses("11111/01111/01111/01111/00000"), presses("11111/01111/00000/11110/11110")});
    CHECK(boards(8, {1, 2, 3, 4, 5, 6, 7}, {1, 2, 3, 4, 5, 6, 7}).size() == 5);
    CHECK(boards(8, {1, 2, 3, 4, 5, 7}, {1, 2, 3, 4, 5, 6, 7}).size() == 1);
}

TEST_CASE("The coach speaks of rows and columns that a player can count") {
    const GhalyMachine plain(machine::plain_codes(4));
    Player easy(plain);
    CHECK(easy.advice().text ==
          "A sure way, not the shortest: press all the ringed buttons, 16 left. Then stripes appear: the top "
          "row and the right column show what is wrong.");
    CHECK(easy.advice().buttons.size() == 16);
    easy.press(easy.advice().buttons);
    check_advice(easy.advice(), "Solved: every cell is red.", {}, {});
    easy.press({5});
    check_advice(easy.advice(), "With every button pressed the board is all red: press them all again.", {5},
                 {});

    // Joyner, Example 28.
    const GhalyMachine example = paper_machine("()", "(1 2 3 4)");
    Player player(example);
    player.press(player.advice().buttons);
    const Advice stripes = player.advice();
    CHECK(stripes.text ==
          "The corner at the top right is red, the only colour possible. "
          "Wrong: columns 2 to 4. The top row shows it, one cell to the left. "
          "Press all of row 2 again: the only board to try.");
    CHECK(stripes.buttons == std::vector<std::size_t>{4, 5, 6, 7});
    CHECK(stripes.cells == std::vector<std::size_t>{0, 1, 2, 3});
    player.press(stripes.buttons);
    CHECK(player.advice().text == "Solved: every cell is red.");
}

TEST_CASE("The coach puts stripes and staircases into words") {
    const auto words = [](std::string_view stripes) {
        const Picture shown = picture(stripes);
        return game::advise(all_pressed(shown.shape.rows), shown, {}).text;
    };
    const std::string corner = "The corner at the top right is red, the only colour possible. ";
    CHECK(words("2111/1111/1111/1111") == corner +
                                              "Wrong: column 2. The top row shows it, one cell to the left. "
                                              "Press row 2 in columns 1 and 2 again: board 1 of 3 to try.");
    CHECK(words("1111/1112/1113/1111") == corner +
                                              "Wrong: rows 2 and 3. The right column shows it. "
                                              "Press column 1 in rows 2 and 3 again: the only board to try.");
    CHECK(words("1211/1114/1113/1112") ==
          corner +
              "Wrong: column 3 (top row, one cell to the left) and rows 2 to 4 (right column). "
              "Press row 4 in columns 1 and 3, and column 1 in rows 2 and 3 again: the only board to try.");
    CHECK(words("22221/11113/11114/11115/11112") ==
          corner +
              "Wrong: columns 2 to 5 (top row, one cell to the left) and rows 2 to 5 (right column). "
              "Press all of row 5, and column 1 in rows 2 to 4 again: board 1 of 2 to try.");

    const Picture stripes = picture("22221/11113/11114/11115/11112");
    const PressGrid first = presses("11111/01111/01111/01111/00000");
    CHECK(game::advise(first, Picture::filled(first.shape, 0), {stripes, {}}).text ==
          "Next, every button pressed but column 5 in rows 4 and 5, all of row 3, and column 1 in row 2: "
          "board 2 of 2 to try.");
}

TEST_CASE("The coach counts the rows and columns of long lists instead of naming them") {
    Picture stripes = Picture::filled({24, 24}, 1);
    for (const int i : {1, 3, 5, 7, 9, 11, 13}) {
        stripes[stripes.shape.cell(0, i)] = 2;
        stripes[stripes.shape.cell(i, 23)] = 2;
    }
    CHECK(game::advise(all_pressed(24), stripes, {}).text ==
          "The corner at the top right is red, the only colour possible. "
          "Wrong: 7 marked columns (top row, one cell to the left) and 7 marked rows (right column). "
          "Press row 14 in 8 marked columns, and column 1 in 6 marked rows again: the only board to try.");
}

TEST_CASE(
    "The coach names the rows and columns of a list of up to 20 characters, and counts those of longer "
    "ones") {
    const auto wrong = [](const std::vector<int>& numbers, bool are_rows) {
        Picture stripes = Picture::filled({24, 24}, 1);
        for (const int number : numbers)
            stripes[are_rows ? stripes.shape.cell(number - 1, 23) : stripes.shape.cell(0, number - 2)] = 2;
        const std::string text = say(game::advise(all_pressed(24), stripes, {}).text);
        const std::size_t from = text.find("Wrong: ") + 7;
        return text.substr(from, text.find('.', from) - from);
    };
    struct List {
        std::vector<int> numbers;
        std::string named;
    };
    for (const List& list : {List{{2, 10, 12, 14, 16}, "2, 10, 12, 14 and 16"},
                             List{{9, 10, 11, 13, 14, 15}, "9 to 11 and 13 to 15"},
                             List{{2, 3, 4, 6, 10, 12}, "2 to 4, 6, 10 and 12"},
                             List{{8, 9, 10, 12, 13, 14}, "8 to 10 and 12 to 14"}, List{{3, 4}, "3 and 4"},
                             List{{10, 11, 12, 13}, "10 to 13"}, List{{10, 12, 14, 16, 18}, ""},
                             List{{10, 11, 12, 14, 15, 16}, ""}, List{{2, 3, 4, 10, 12, 14}, ""}}) {
        CAPTURE(list.named);
        const std::string marked = std::to_string(list.numbers.size()) + " marked ";
        CHECK(wrong(list.numbers, true) == (list.named.empty() ? marked + "rows" : "rows " + list.named));
        CHECK(wrong(list.numbers, false) ==
              (list.named.empty() ? marked + "columns" : "columns " + list.named));
    }
}

TEST_CASE("The coach leads on from any board, and remembers what was tried") {
    // gamma moves columns 1 and 3, delta moves no row, and rho is row 4, not the second.
    Random random(7);
    const GhalyMachine machine = member({0, {2, 1, 0, 3}, algebra::identity(4), 3}, random);
    Player player(machine);
    player.press({0, 6, 11});
    CHECK(player.advice().text ==
          "A sure way, not the shortest: press all the ringed buttons, 13 left. Then stripes appear: the top "
          "row and the right column show what is wrong.");
    player.press(player.advice().buttons);
    const auto boards = game::candidates(game::read_stripes(player.picture()));
    REQUIRE(boards.size() == 3);
    player.press({6, 4});  // the board of row 2
    REQUIRE(player.presses() == boards[0]);
    CHECK(player.notes().tried == std::vector<PressGrid>{boards[0]});
    check_advice(player.advice(),
                 "Next, every button pressed but row 3 in columns 1 and 3: board 2 of 3 to try.",
                 {4, 6, 8, 10}, {8, 10});
    player.press({0, 1});
    CHECK(player.notes().tried.size() == 1);
    CHECK(player.advice().buttons == std::vector<std::size_t>{0, 1, 4, 6, 8, 10});
    player.press({0, 1});
    CHECK(player.notes().tried.size() == 1);
    player.press(player.advice().buttons);
    CHECK(player.notes().tried == std::vector<PressGrid>{boards[0], boards[1]});
    player.press(player.advice().buttons);
    CHECK(player.presses() == boards[2]);
    CHECK(player.advice().buttons.empty());
    CHECK(is_of_one_colour(player.picture()));
    CHECK(player.notes().tried.size() == 2);
}

TEST_CASE("The coach says why a machine cannot be solved, in four cases") {
    const Permutation one = algebra::identity(4);
    const Permutation all_columns{3, 0, 1, 2};
    Random random(8);
    const auto last_words = [&random](const GhalyClass& kind) {
        const GhalyMachine machine = member(kind, random);
        Player player(machine);
        CHECK_FALSE(follow(player, [](const Advice&) {}).solved);
        std::string text = say(player.advice().text);
        player.press({0});
        check_advice(player.advice(), text, {}, {});
        CHECK(text.rfind("No presses bring this machine to one colour. Proof: ", 0) == 0);
        return text;
    };
    const auto ends_with = [](const std::string& text, const std::string& end) {
        return text.size() > end.size() && text.substr(text.size() - end.size()) == end;
    };
    // gamma moves columns 1 and 3; delta is the identity, but rho is row 1.
    CHECK(
        ends_with(last_words({0, {2, 1, 0, 3}, one, 0}), "you have seen every row from the second on fail."));
    // delta exchanges rows 2 and 3, and rho is not the lower of them.
    CHECK(ends_with(last_words({0, one, {0, 2, 1, 3}, 3}), "all fail like the one that you have seen."));
    // gamma maps column 1 to 2 instead of 4.
    CHECK(ends_with(last_words({0, {1, 2, 3, 0}, one, 2}),
                    "which row makes no difference, and you have seen one fail."));
    // The rows' cycle descends.
    CHECK(ends_with(last_words({0, all_columns, {0, 3, 1, 2}, 3}),
                    "you have seen each that could be right fail."));
}

TEST_CASE("The coach speaks in single readable lines, of cells and buttons that are there") {
    Random random(9);
    std::set<std::string> texts;
    for (const int size : {2, 3, 4, 5, 8, 12, 40, 64}) {
        for (int n = 0; n < (size > 12 ? 6 : 60); ++n) {
            const GhalyMachine machine(n % 3 == 0 ? solve::random_codes(size, random)
                                                  : solve::random_solvable(size, random));
            Player player(machine);
            follow(player, [&](const Advice& advice) {
                REQUIRE_MESSAGE(is_readable(say(advice.text)), say(advice.text));
                REQUIRE(std::is_sorted(advice.cells.begin(), advice.cells.end()));
                REQUIRE(std::is_sorted(advice.buttons.begin(), advice.buttons.end()));
                for (const std::size_t cell : advice.cells) REQUIRE(cell < player.picture().size());
                texts.insert(say(advice.text));
            });
        }
    }
    CHECK(texts.size() > 100);
}

}  // namespace switchbox::test
