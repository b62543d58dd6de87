// Tests of the reasons why a Ghaly machine cannot be solved. Each claim is parsed and checked on the
// machine's codes; claims about wires are checked on every board.
#include <algorithm>
#include <map>

#include "machine/machine.hpp"
#include "support/ghaly_classes.hpp"
#include "types/ghaly/model/ghaly_codes.hpp"
#include "types/ghaly/solve/solver.hpp"

namespace switchbox::test {

using machine::GhalyMachine;
using machine::LowBits;
using solve::GhalyReason;
using solve::GhalySolver;

namespace {

bool says(const std::string& text, const std::string& words) { return text.find(words) != std::string::npos; }

// Returns the numbers right after each occurrence of `word`.
std::vector<std::size_t> after(const std::string& text, const std::string& word) {
    std::vector<std::size_t> numbers;
    for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) {
        std::size_t number = 0;
        for (std::size_t i = at + word.size(); i < text.size() && text[i] >= '0' && text[i] <= '9'; ++i) {
            number = number * 10 + static_cast<std::size_t>(text[i] - '0');
        }
        if (number > 0) numbers.push_back(number);
    }
    return numbers;
}

// Checker of the claims of one reason. Transmitters, generators, rows and columns are counted from 1, as in
// the text.
class Claims {
  public:
    Claims(const LowBits& bits, const GhalyReason& reason)
        : machine_(machine::codes_with(bits)),
          size_(bits.left.size()),
          colour_(machine_.only_colour()),
          name_(say(machine::colour_name(colour_))),
          reason_(reason),
          rest_(say(reason.text).substr(say(reason.text).find(". ") + 2)) {}

    // Checks the claims and returns the kind of the reason.
    std::string check() {
        REQUIRE(say(reason_.text).size() < 700);
        REQUIRE(say(reason_.text).rfind("Only " + name_ + " is possible: ", 0) == 0);
        REQUIRE(std::is_sorted(reason_.cells.begin(), reason_.cells.end()));
        expect_cell(1, size_);
        if (says(rest_, " then shows ")) return check_column();
        if (says(rest_, "where X1 comes out")) return check_row_one();
        const std::vector<std::size_t> rows = check_rows();
        if (says(rest_, "then no wire from the left that starts below row")) return check_blocked(rows);
        if (says(rest_, "but that of X")) return check_wrong_colour(rows);
        return check_too_many(rows);
    }

  private:
    [[nodiscard]] bool fits(std::size_t transmitter, std::size_t generator) const {
        return machine_.colour(transmitter - 1, generator - 1) == colour_;
    }
    void expect_cell(std::size_t row, std::size_t column) {
        const std::size_t cell = (row - 1) * size_ + column - 1;
        REQUIRE(std::binary_search(reason_.cells.begin(), reason_.cells.end(), cell));
        expected_.push_back(cell);
    }
    void expect_row(std::size_t row) {
        for (std::size_t column = 1; column <= size_; ++column) expect_cell(row, column);
    }
    void expect_no_more_cells() {
        std::sort(expected_.begin(), expected_.end());
        expected_.erase(std::unique(expected_.begin(), expected_.end()), expected_.end());
        REQUIRE(expected_ == reason_.cells);
    }
    // Returns whether some column but the first gets its own wire.
    [[nodiscard]] bool has_straight_column() const {
        for (std::size_t column = 2; column <= size_; ++column) {
            if (fits(size_ + column, column)) return true;
        }
        return false;
    }
    void check_straight_column() const {
        REQUIRE(says(rest_, "no row can hide its code"));
        const std::size_t column = after(rest_, "straight up column ").at(0);
        REQUIRE(column >= 2);
        REQUIRE(after(rest_, "X").back() == size_ + column);
        REQUIRE(fits(size_ + column, column));
    }

    std::string check_column() {
        const std::size_t column = after(rest_, "CG").at(0);
        const std::size_t transmitter = after(rest_, "X").at(0);
        REQUIRE(after(rest_, "column ") == std::vector<std::size_t>{column - 1, transmitter - size_, column});
        REQUIRE(transmitter > size_ + column);
        for (std::size_t other = 1; other <= 2 * size_; ++other) {
            REQUIRE(fits(other, column) == (other == transmitter));
        }
        for (std::size_t row = 1; row <= size_; ++row) expect_cell(row, column);
        expect_no_more_cells();
        return "column";
    }

    // Returns the bottom transmitter that no column but the first needs, after checks.
    [[nodiscard]] std::size_t check_left_over() const {
        const std::size_t transmitter = after(rest_, "but that of X").at(0);
        REQUIRE(transmitter > size_);
        for (std::size_t column = 2; column <= size_; ++column) REQUIRE(!fits(transmitter, column));
        return transmitter;
    }

    std::string check_row_one() {
        const std::size_t transmitter = check_left_over();
        REQUIRE(transmitter > size_ + 1);
        for (std::size_t row = 1; row <= size_; ++row) REQUIRE(fits(transmitter, size_ + row) == (row == 1));
        check_straight_column();
        expect_row(1);
        expect_no_more_cells();
        return "row 1";
    }

    // Returns the rows that need a transmitter from a higher row, after checks.
    std::vector<std::size_t> check_rows() {
        const std::string list = rest_.substr(0, rest_.find(" on the left"));
        const std::vector<std::size_t> rows = after(list, "(row ");
        const std::vector<std::size_t> generators = after(list, "CG");
        const std::vector<std::size_t> transmitters = after(list, "X");
        REQUIRE(rows.size() == generators.size());
        REQUIRE(rows.size() == transmitters.size());
        for (std::size_t i = 0; i < rows.size(); ++i) {
            REQUIRE(generators[i] == size_ + rows[i]);
            REQUIRE(transmitters[i] < rows[i]);
            REQUIRE(fits(transmitters[i], generators[i]));
            expect_row(rows[i]);
        }
        return rows;
    }

    std::string check_too_many(const std::vector<std::size_t>& rows) {
        expect_no_more_cells();
        REQUIRE(rows.size() == (has_straight_column() ? 2 : 3));
        if (!has_straight_column()) return "three rows";
        check_straight_column();
        return "two rows";
    }

    void check_hidden(const std::vector<std::size_t>& rows) const {
        REQUIRE(!has_straight_column());
        REQUIRE(rows.size() == 2);
        REQUIRE(rows[0] < rows[1]);
        REQUIRE(says(rest_, "by staying unpressed: row " + std::to_string(rows[0]) + ", since row " +
                                std::to_string(rows[1]) + " would"));
    }

    std::string check_blocked(const std::vector<std::size_t>& rows) {
        check_hidden(rows);
        const std::size_t row = after(rest_, "(row ").back();
        const std::size_t transmitter = after(rest_, "X").back();
        REQUIRE(row < rows[0]);
        REQUIRE(transmitter > rows[0]);
        REQUIRE(transmitter <= size_);
        REQUIRE(fits(transmitter, size_ + row));
        expect_row(row);
        expect_no_more_cells();
        return "blocked row";
    }

    std::string check_wrong_colour(const std::vector<std::size_t>& rows) {
        expect_no_more_cells();
        const std::size_t transmitter = check_left_over();
        const std::size_t generator = size_ + rows.back();
        REQUIRE(!fits(transmitter, generator));
        REQUIRE(says(rest_, "X" + std::to_string(transmitter) + ", which makes " +
                                say(machine::colour_name(machine_.colour(transmitter - 1, generator - 1))) +
                                " with CG" + std::to_string(generator)));
        if (has_straight_column()) {
            REQUIRE(rows.size() == 1);
            check_straight_column();
            return "wrong colour";
        }
        check_hidden(rows);
        return "wrong colour under a hidden row";
    }

    GhalyMachine machine_;
    std::size_t size_;
    int colour_;
    std::string name_;
    const GhalyReason& reason_;
    std::string rest_;  // text after the first sentence, which is the same for all
    std::vector<std::size_t> expected_;
};

using Kinds = std::map<std::string, std::size_t>;

// Counts the kind of the machine's reason, if it has one; returns whether it has.
bool note(const LowBits& bits, Kinds& kinds) {
    const std::optional<GhalyReason> reason = solve::reason_unsolvable(bits);
    if (reason) ++kinds[Claims(bits, *reason).check()];
    return reason.has_value();
}

}  // namespace

TEST_CASE("Every machine of the paper's size that cannot be solved has a reason whose claims are true") {
    const AllMachines machines(4);
    LowBits bits;
    Kinds kinds;
    std::size_t wrong = 0;
    for (std::size_t number = 0; number < machines.count(); number += stride) {
        machines.read(number, bits);
        const bool solvable = GhalySolver(bits).is_solvable();
        const bool has_reason =
            number % 11 == 0 ? note(bits, kinds) : solve::obstacle_to(solve::class_of(bits)).has_value();
        wrong += solvable == has_reason ? 1 : 0;
    }
    CHECK(wrong == 0);
    CHECK(kinds["column"] > 0);
    CHECK(kinds["row 1"] > 0);
    CHECK(kinds["two rows"] > 0);
    CHECK(kinds["blocked row"] > 0);
    CHECK(kinds["wrong colour"] > 0);
}

TEST_CASE("Larger machines have reasons of every kind, and their claims are true") {
    Random random(1);
    Kinds kinds;
    for (const std::size_t size : {3U, 5U, 6U, 7U, 8U, 11U, 16U, 64U}) {
        for (std::size_t n = 0; n < (stride == 1 ? 800 : 80); ++n) {
            solve::GhalyClass wanted = class_with(size, random_solvable_parts(random, size));
            const auto other_row = [&] { return 1 + draw(random, size - 1); };
            if (n % 4 != 0) std::swap(wanted.delta[other_row()], wanted.delta[other_row()]);
            if (n % 4 == 2) std::swap(wanted.delta[other_row()], wanted.delta[other_row()]);
            if (n % 4 == 3) std::swap(wanted.gamma[other_row()], wanted.gamma[other_row()]);
            if (n % 2 == 0) wanted.rho = static_cast<int>(draw(random, size));
            const LowBits bits = random_machine(random, wanted);
            REQUIRE(note(bits, kinds) != GhalySolver(bits).is_solvable());
        }
    }
    for (const char* kind : {"column", "row 1", "two rows", "three rows", "blocked row", "wrong colour",
                             "wrong colour under a hidden row"}) {
        CAPTURE(std::string(kind));
        CHECK(kinds[kind] > (stride == 1 ? 20 : 1));
    }
}

TEST_CASE("Two reasons in full") {
    machine::GhalyCodes codes = machine::plain_codes(4);
    codes.sigma = cycles("(6 7)", 8);  // Joyner, Example 11
    codes.tau = cycles("(2 3)(5 8)", 8);
    const std::optional<GhalyReason> column = solve::reason_unsolvable(machine::low_bits(codes));
    REQUIRE(column);
    CHECK(say(column->text) ==
          "Only blue is possible: to light every cell, all of row 1 must be pressed, and then the "
          "corner shows "
          "X1 with CG5. Row 1, column 1 then shows CG2, which makes blue only with X7; but that starts under "
          "column "
          "3, and no wire runs left, to the top of column 2.");
    codes.sigma = cycles("(2 3)", 8);
    codes.tau = cycles("(1 2)", 8);
    const std::optional<GhalyReason> row = solve::reason_unsolvable(machine::low_bits(codes));
    REQUIRE(row);
    CHECK(say(row->text) ==
          "Only red is possible: to light every cell, all of row 1 must be pressed, and then the corner "
          "shows "
          "X1 with CG5. CG7 (row 3) makes red with X2 on the left, but that starts higher up and no wire "
          "runs down; "
          "so row 3 needs a wire from the bottom. But columns 2 to 4 need all wires from the bottom at their "
          "tops "
          "but that of X6, which makes blue with CG7, and no row can hide its code by staying unpressed, "
          "since X7 "
          "must run straight up column 3.");
}

namespace {

// Checks the properties of boards without a dark cell that the reasons assume.
void check_wires(const machine::PressGrid& presses, const machine::Wiring& wiring, std::size_t size) {
    const auto row_sum = [&](std::size_t row) {
        std::size_t sum = 0;
        for (std::size_t column = 0; column < size; ++column) sum += presses[row * size + column];
        return sum;
    };
    REQUIRE(row_sum(0) == size);
    REQUIRE(wiring.origin_of[size] == 0);
    REQUIRE(wiring.shown[size - 1] == size);
    for (std::size_t column = 1; column < size; ++column) REQUIRE(wiring.shown[column - 1] == column);
    std::vector<std::size_t> empty;
    std::vector<std::size_t> from_bottom;
    for (std::size_t row = 0; row < size; ++row) {
        if (row_sum(row) == 0) empty.push_back(row);
        if (wiring.origin_of[size + row] >= size) from_bottom.push_back(row);
        const auto shown = std::count(wiring.shown.begin(), wiring.shown.end(), size + row);
        REQUIRE((shown == 0) == (row_sum(row) == 0));
    }
    REQUIRE(empty.size() <= 1);
    REQUIRE(from_bottom.size() <= 1);
    for (std::size_t column = 1; column < size; ++column) {
        REQUIRE(wiring.origin_of[column] >= size);
        if (wiring.origin_of[column] == size + column) REQUIRE(empty.empty());
    }
    if (empty.empty()) return;
    REQUIRE(from_bottom.size() == 1);
    REQUIRE(from_bottom[0] >= empty[0]);
    for (std::size_t row = 0; row < empty[0]; ++row) REQUIRE(wiring.origin_of[size + row] <= empty[0]);
}

}  // namespace

TEST_CASE("What the reasons say of wires holds on every board without a dark cell") {
    for (std::size_t size = 2; size <= 4; ++size) {
        std::size_t lit = 0;
        for (std::size_t bits = 0; bits < boards_of(size); ++bits) {
            const machine::PressGrid presses = board(bits, size);
            const machine::Wiring wiring = machine::wiring_of(presses);
            for (std::size_t exit = 0; exit < size; ++exit) {  // wires never go left or down
                const std::size_t from = wiring.origin_of[exit];
                REQUIRE((from < size || from - size <= exit));
                REQUIRE((wiring.origin_of[size + exit] >= size || wiring.origin_of[size + exit] >= exit));
            }
            bool is_dark = false;
            for (const std::uint8_t exit : wiring.shown) {
                is_dark = is_dark || (exit < size && wiring.origin_of[exit] < size);
            }
            if (is_dark) continue;
            ++lit;
            check_wires(presses, wiring, size);
        }
        CHECK(lit > 2);
    }
}

}  // namespace switchbox::test
