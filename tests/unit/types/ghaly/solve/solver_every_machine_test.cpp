// Tests of the Ghaly solver, and of its reasons for unsolvable machines, for all machines of sizes 2, 3 and
// 4, without the solver's own means.
#include <algorithm>
#include <bit>
#include <map>

#include "machine/machine.hpp"
#include "support/counting.hpp"
#include "support/ghaly_classes.hpp"
#include "support/ghaly_every_board.hpp"
#include "types/ghaly/model/ghaly_codes.hpp"
#include "types/ghaly/solve/solver.hpp"

namespace switchbox::test {

using machine::GhalyMachine;
using machine::LowBits;
using machine::PressGrid;
using machine::Wiring;
using solve::GhalyReason;
using solve::GhalySolver;

namespace {

// Board without a dark cell, with the transmitter and generator that meet in each cell.
struct LitBoard {
    std::size_t bits = 0;
    std::vector<std::pair<std::uint8_t, std::uint8_t>> meetings;
};

bool is_dark(const Wiring& wiring, std::size_t cell, std::size_t size) {
    const std::size_t generator = wiring.shown[cell];
    return generator < size && wiring.origin_of[generator] < size;
}

std::vector<LitBoard> lit_boards(std::size_t size) {
    std::vector<LitBoard> found;
    for (std::size_t bits = 0; bits < boards_of(size); ++bits) {
        const Wiring wiring = machine::wiring_of(board(bits, size));
        std::size_t dark = 0;
        for (std::size_t cell = 0; cell < size * size; ++cell) dark += is_dark(wiring, cell, size) ? 1 : 0;
        REQUIRE((dark == size * size) == (bits == 0));
        if (dark > 0) continue;
        found.push_back({bits, {}});
        for (const std::size_t exit : machine::support(wiring)) {
            found.back().meetings.emplace_back(wiring.origin_of[exit], static_cast<std::uint8_t>(exit));
        }
    }
    return found;
}

// Low bits by number: of all transmitters, and of all generators.
struct Numbered {
    std::vector<std::uint8_t> transmitters;
    std::vector<std::uint8_t> generators;
};

// Returns the colour of all cells of the board, or 0 if they differ.
int colour_of(const LitBoard& lit, const Numbered& codes, const machine::LowJoin& join) {
    const auto joined = [&](const auto& meeting) {
        return join.join(codes.transmitters[meeting.first], codes.generators[meeting.second]);
    };
    const int colour = joined(lit.meetings[0]);
    for (const auto& meeting : lit.meetings) {
        if (joined(meeting) != colour) return 0;
    }
    return colour + 1;
}

std::size_t differing_bits(std::size_t a, std::size_t b) {
    return static_cast<std::size_t>(std::popcount(a ^ b));
}

struct Truth {
    std::vector<std::size_t> boards;  // boards that solve the machine, ascending
    std::vector<int> colours;         // colour of each of these boards
};

struct SearchCache {
    std::size_t machines = 0;
    std::size_t solvable = 0;
    std::size_t wrong = 0;
    std::map<int, std::size_t> by_colour;
    std::map<std::size_t, std::size_t> by_fewest;
    std::map<std::size_t, std::size_t> by_solutions;
};

class Search {
  public:
    explicit Search(std::size_t size)
        : size_(size), join_(static_cast<int>(size)), machines_(size), lit_(lit_boards(size)) {}

    [[nodiscard]] std::size_t lit() const { return lit_.size(); }

    [[nodiscard]] SearchCache compare(std::size_t step) {
        LowBits bits;
        for (std::size_t number = 0; number < machines_.count(); number += step) {
            machines_.read(number, bits);
            const Truth truth = truth_of(bits);
            const GhalySolver solver(bits);
            ++found_.machines;
            found_.wrong += agrees(solver, truth) ? 0 : 1;
            if (truth.boards.empty()) continue;
            note(truth);
            if (number % 97 == 0) simulate(bits, solver);
            if (number % 7 == 0) approach(solver, truth);
        }
        return found_;
    }

  private:
    [[nodiscard]] Truth truth_of(const LowBits& bits) const {
        Numbered codes{bits.left, bits.top};
        codes.transmitters.insert(codes.transmitters.end(), bits.bottom.begin(), bits.bottom.end());
        codes.generators.insert(codes.generators.end(), bits.right.begin(), bits.right.end());
        Truth truth;
        for (const LitBoard& lit : lit_) {
            const int colour = colour_of(lit, codes, join_);
            if (colour == 0) continue;
            truth.boards.push_back(lit.bits);
            truth.colours.push_back(colour);
        }
        return truth;
    }

    [[nodiscard]] static std::size_t fewest(const Truth& truth) {
        std::size_t fewest = truth.boards.empty() ? 0 : 64;
        for (const std::size_t board : truth.boards) fewest = std::min(fewest, differing_bits(board, 0));
        return fewest;
    }

    [[nodiscard]] static bool agrees(const GhalySolver& solver, const Truth& truth) {
        if (solver.is_solvable() == truth.boards.empty()) return false;
        if (!solver.is_solvable()) return solver.all(9).empty() && solver.solutions().is_zero();
        if (solver.fewest() != fewest(truth)) return false;
        if (solver.solutions() != Natural(static_cast<std::uint32_t>(truth.boards.size()))) return false;
        std::vector<std::size_t> boards;
        for (const PressGrid& board : solver.all(100)) boards.push_back(board_number(board));
        for (std::size_t i = 1; i < boards.size(); ++i) {
            if (differing_bits(boards[i - 1], 0) > differing_bits(boards[i], 0)) return false;
        }
        std::sort(boards.begin(), boards.end());
        return boards == truth.boards && std::all_of(truth.colours.begin(), truth.colours.end(),
                                                     [&](int colour) { return colour == solver.colour(); });
    }

    void note(const Truth& truth) {
        ++found_.solvable;
        ++found_.by_colour[truth.colours[0]];
        ++found_.by_fewest[fewest(truth)];
        ++found_.by_solutions[truth.boards.size()];
    }

    static void simulate(const LowBits& bits, const GhalySolver& solver) {
        const machine::GhalyMachine machine(machine::codes_with(bits));
        for (const PressGrid& board : solver.all(100)) {
            REQUIRE(is_all(machine.picture(board), machine.only_colour()));
        }
    }

    // Approaches the target from a random board press by press; each press brings it one nearer.
    void approach(const GhalySolver& solver, const Truth& truth) {
        std::size_t now = draw(random_, boards_of(size_));
        std::size_t left = 64;
        for (const std::size_t board : truth.boards) left = std::min(left, differing_bits(board, now));
        while (true) {
            const std::size_t nearest = board_number(*solver.nearest(board(now, size_)));
            REQUIRE(std::binary_search(truth.boards.begin(), truth.boards.end(), nearest));
            REQUIRE(differing_bits(nearest, now) == left);
            if (left-- == 0) break;
            std::size_t button = draw(random_, size_ * size_);
            while (((nearest ^ now) >> button & 1U) == 0) button = (button + 1) % (size_ * size_);
            now ^= std::size_t{1} << button;
        }
    }

    std::size_t size_;
    machine::LowJoin join_;
    AllMachines machines_;
    std::vector<LitBoard> lit_;
    Random random_{1};
    SearchCache found_;
};

}  // namespace

TEST_CASE("All 331776 machines of the paper's size against a search of all 65536 boards") {
    Search search(4);
    CHECK(search.lit() == 123);
    const SearchCache found = search.compare(stride);
    CHECK(found.wrong == 0);
    CHECK(found.solvable > found.machines / 10);
    if (stride != 1) return;
    CHECK(found.machines == 331776);
    CHECK(found.solvable == 40320);
    CHECK(found.by_colour == std::map<int, std::size_t>{{1, 10080}, {2, 10080}, {3, 10080}, {4, 10080}});
    CHECK(found.by_fewest ==
          Histogram{{10, 3456}, {11, 8640}, {12, 8064}, {13, 10944}, {14, 6912}, {15, 1728}, {16, 576}});
    CHECK(found.by_solutions ==
          Histogram{{1, 19584}, {2, 7488}, {3, 8064}, {4, 1728}, {5, 1152}, {6, 1728}, {10, 576}});
    double presses = 0;
    for (const auto& [fewest, machines] : found.by_fewest) presses += static_cast<double>(fewest * machines);
    CHECK(presses / 40320 == doctest::Approx(12.414).epsilon(0.00005));
}

TEST_CASE("All machines of size 2, with exclusive or, and of size 3, with addition, against a search") {
    Search two(2);
    CHECK(two.lit() == 3);
    const SearchCache small = two.compare(1);
    CHECK(small.machines == 16);
    CHECK(small.solvable == 16);
    CHECK(small.wrong == 0);
    Search three(3);
    CHECK(three.lit() == 17);
    const SearchCache found = three.compare(1);
    CHECK(found.machines == 1296);
    CHECK(found.solvable == 576);
    CHECK(found.wrong == 0);
    CHECK(found.by_colour == std::map<int, std::size_t>{{1, 192}, {2, 192}, {3, 192}});
    CHECK(found.by_fewest.rbegin()->first == 9);
    CHECK(found.by_fewest.begin()->first == 5);
}

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
        REQUIRE(says(rest_, "No row can hide its code"));
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
        REQUIRE(says(rest_, "by staying unpressed. It is row " + std::to_string(rows[0]) + ", since row " +
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
          "X1 with CG5. Row 1, column 1 then shows CG2, which makes blue only with X7. But that starts under "
          "column "
          "3, and no wire runs left, to the top of column 2.");
    codes.sigma = cycles("(2 3)", 8);
    codes.tau = cycles("(1 2)", 8);
    const std::optional<GhalyReason> row = solve::reason_unsolvable(machine::low_bits(codes));
    REQUIRE(row);
    CHECK(say(row->text) ==
          "Only red is possible: to light every cell, all of row 1 must be pressed, and then the corner "
          "shows "
          "X1 with CG5. CG7 (row 3) makes red with X2 on the left. But that starts higher up, and no wire "
          "runs down. "
          "So row 3 needs a wire from the bottom. But columns 2 to 4 need all wires from the bottom at their "
          "tops "
          "but that of X6, which makes blue with CG7. No row can hide its code by staying unpressed, "
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
