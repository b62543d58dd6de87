// Tests of the wiring and the display of Ghaly's machine, of its codes and dark cells, and of the wires'
// paths: golden vectors and the paper's examples (Joyner, sections 3 and 4; docs/theory.md, sections 1, 3 and
// 8).
#include "types/ghaly/model/ghaly_machine.hpp"

#include <algorithm>
#include <array>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

#include "machine/permutation_text.hpp"
#include "support/wirings.hpp"

namespace switchbox::test {

using algebra::Permutation;
using machine::Edge;
using machine::GhalyMachine;
using machine::Path;
using machine::Picture;
using machine::PressGrid;
using machine::Wiring;
using machine::wiring_of;

namespace {

using Numbers = std::vector<std::size_t>;

Numbers numbers_in(std::string_view text) {
    std::istringstream stream{std::string(text)};
    Numbers numbers;
    for (std::string word; stream >> word;) {
        if (word != "/") numbers.push_back(static_cast<std::size_t>(std::stoul(word)));
    }
    return numbers;
}

PressGrid presses_in(std::string_view text) {
    PressGrid grid{square(4), {}};
    for (const char c : text) {
        if (c != ' ') grid.cells.push_back(static_cast<std::uint8_t>(c - '0'));
    }
    return grid;
}

Permutation permutation_in(std::string_view text) { return value_of(machine::parse_wiring(text, 8, "line")); }

// Returns the code C_j = B(X, CG) at an exit as a number: 4 for the left bit, plus the two low bits.
std::size_t joined_code(const GhalyMachine& machine, const Wiring& wiring, std::size_t exit) {
    const auto x = static_cast<std::size_t>(machine.transmitter_code(wiring.origin_of[exit]));
    const auto cg = static_cast<std::size_t>(machine.generator_code(exit));
    return ((x | cg) & 4U) | ((x ^ cg) & 3U);
}

Numbers joined_codes(const GhalyMachine& machine, const PressGrid& presses) {
    Numbers codes;
    for (std::size_t exit = 0; exit < 8; ++exit) {
        codes.push_back(joined_code(machine, wiring_of(presses), exit));
    }
    return codes;
}

}  // namespace

TEST_CASE("The golden vectors give wiring, codes and picture") {
    std::ifstream file(std::string(SWITCHBOX_GOLDEN_DIR) + "/ghaly_vectors.txt");
    REQUIRE(file.is_open());
    std::size_t lines = 0;
    for (std::string line; std::getline(file, line);) {
        if (line[0] == '#') continue;
        CAPTURE(line);
        const std::vector<std::string_view> parts = machine::split(line, ';');
        REQUIRE(parts.size() == 6);
        const GhalyMachine machine({4, permutation_in(parts[0]), permutation_in(parts[1])});
        const Wiring wiring = wiring_of(presses_in(parts[2]));
        CHECK(wiring.exit_of == permutation_in(parts[3]));
        CHECK(from_one(wiring.shown) == numbers_in(parts[4]));
        const Picture picture = machine.picture(presses_in(parts[2]));
        CHECK(Numbers(picture.cells.begin(), picture.cells.end()) == numbers_in(parts[5]));
        CHECK(machine.picture(wiring) == picture);
        ++lines;
    }
    CHECK(lines == 21);
}

TEST_CASE("B joins codes as the paper's table says") {
    constexpr std::array<std::string_view, 8> table{"01234567", "10325476", "23016745", "32107654",
                                                    "45674567", "54765476", "67456745", "76547654"};
    const GhalyMachine plain(machine::plain_codes(4));
    Wiring wiring = wiring_of(none_pressed(4));
    std::array<std::size_t, 5> coordinates{};
    for (std::size_t x = 0; x < 8; ++x) {
        for (std::size_t cg = 0; cg < 8; ++cg) {
            CAPTURE(x);
            CAPTURE(cg);
            const auto joined = static_cast<std::size_t>(table.at(x)[cg] - '0');
            wiring.origin_of[cg] = static_cast<std::uint8_t>(x);
            CHECK(joined_code(plain, wiring, cg) == joined);
            CHECK(plain.colour(x, cg) == (joined < 4 ? 0 : joined - 3));
            CHECK(plain.colour(cg, x) == plain.colour(x, cg));
            ++coordinates.at(plain.colour(x, cg));
        }
    }
    // Section 5.1 prints a matrix for each colour with 8 coordinates: its last block is missing.
    CHECK(coordinates == std::array<std::size_t, 5>{16, 12, 12, 12, 12});
}

TEST_CASE("Example 9: the wirings of no press, of all and of some") {
    CHECK(wiring_of(none_pressed(4)).exit_of == algebra::identity(8));
    CHECK(wiring_of(all_pressed(4)).exit_of == cycles("(1 5)(2 6)(3 7)(4 8)", 8));
    CHECK(wiring_of(presses("1000/0000/0000/0000")).exit_of == cycles("(1 2)", 8));
    CHECK(wiring_of(presses("0100/0000/0000/0000")).exit_of == cycles("(2 3)", 8));
    CHECK(wiring_of(presses("0000/1000/0000/0000")).exit_of == cycles("(2 3)", 8));
    CHECK(wiring_of(presses("0100/1000/0000/0000")).exit_of == algebra::identity(8));
}

TEST_CASE("Example 10: without codes of its own the machine is all dark, and red when all is pressed") {
    const GhalyMachine plain(machine::plain_codes(4));
    CHECK(from_one(wiring_of(none_pressed(4)).shown) ==
          Numbers{1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 4});
    CHECK(from_one(wiring_of(all_pressed(4)).shown) ==
          Numbers{2, 3, 4, 5, 3, 4, 5, 6, 4, 5, 6, 7, 5, 6, 7, 8});
    // Example 29 has "color 1" for this dark board.
    CHECK(plain.picture(none_pressed(4)) == coloured(4, 0));
    CHECK(plain.picture(all_pressed(4)) == coloured(4, 1));
    CHECK(joined_codes(plain, none_pressed(4)) == Numbers{0, 0, 0, 0, 4, 4, 4, 4});
    CHECK(joined_codes(plain, all_pressed(4)) == Numbers{4, 4, 4, 4, 4, 4, 4, 4});
}

TEST_CASE("Example 11: the codes of a machine that is dark like every other") {
    const GhalyMachine machine = paper_machine("(6 7)", "(2 3)(5 8)");
    const std::array<int, 8> transmitters{0, 1, 2, 3, 4, 6, 5, 7};
    const std::array<int, 8> generators{0, 2, 1, 3, 7, 5, 6, 4};
    for (std::size_t i = 0; i < 8; ++i) {
        CHECK(machine.transmitter_code(i) == transmitters.at(i));
        CHECK(machine.generator_code(i) == generators.at(i));
    }
    CHECK(joined_codes(machine, none_pressed(4)) == Numbers{0, 3, 3, 0, 7, 7, 7, 7});
    CHECK(machine.picture(none_pressed(4)) == coloured(4, 0));
}

TEST_CASE("Examples 12a, b and c: all pressed is yellow, green and blue") {
    const std::array<GhalyMachine, 3> machines{paper_machine("(5 6)(7 8)", "(5 6)(7 8)"),
                                               paper_machine("(1 3)(2 4)", "(1 3)(2 4)"),
                                               paper_machine("(1 4)(2 3)", "(1 4)(2 3)")};
    for (std::size_t i = 0; i < machines.size(); ++i) {
        CHECK(machines.at(i).picture(all_pressed(4)) == coloured(4, i + 2));
        CHECK(machines.at(i).picture(none_pressed(4)) == coloured(4, 0));
    }
}

TEST_CASE("Example 20: the wiring is that of the matrix printed as its transpose") {
    const Permutation pi = cycles("(3 6 4)(5 8 7)", 8);
    const PressGrid printed = presses("0000/0111/0000/0111");
    CHECK(wiring_of(printed).exit_of == pi);
    CHECK(wiring_of(presses("0000/0101/0101/0101")).exit_of == algebra::inverse(pi));
    std::size_t boards = 0;
    std::size_t with_six = 0;
    for (std::size_t bits = 0; bits < boards_of(4); ++bits) {
        if (wiring_of(board(bits, 4)).exit_of != pi) continue;
        ++boards;
        with_six += weight(board(bits, 4)) == 6 ? 1 : 0;
    }
    CHECK(boards == 15);
    CHECK(with_six == 4);
}

TEST_CASE("Examples 24 and 25: one corner pressed") {
    Random random(5);
    const PressGrid last = presses("0000/0000/0000/0001");
    const PressGrid first = presses("1000/0000/0000/0000");
    CHECK(wiring_of(last).exit_of == cycles("(7 8)", 8));
    CHECK(from_one(support(wiring_of(last))) == Numbers{1, 2, 3, 4, 8});
    CHECK(wiring_of(first).exit_of == cycles("(1 2)", 8));
    CHECK(from_one(support(wiring_of(first))) == Numbers{2, 3, 4, 5});
    for (int n = 0; n < 100; ++n) {
        const GhalyMachine machine = random_ghaly(random, 4);
        CHECK(machine.colour(wiring_of(last).origin_of[0], 0) == 0);
        CHECK(machine.colour(wiring_of(first).origin_of[2], 2) == 0);
        CHECK(has_dark_cell(machine.picture(last)));
        CHECK(has_dark_cell(machine.picture(first)));
    }
}

TEST_CASE("Example 28: twelve presses make every button red") {
    const PressGrid printed = presses("1111/1111/1111/0000");
    const GhalyMachine machine = paper_machine("()", "(1 2 3 4)");
    CHECK(machine.picture(printed) == coloured(4, 1));
    CHECK(from_one(support(wiring_of(printed))) == Numbers{2, 3, 4, 5, 6, 7});
    CHECK(weight(printed) == 12);
    // CG_i = d_tau(i) would give another picture.
    CHECK(paper_machine("()", "(4 3 2 1)").picture(printed) != coloured(4, 1));
}

TEST_CASE("Section 3.4: the picture that its example leaves out") {
    const GhalyMachine plain(machine::plain_codes(4));
    const PressGrid example = presses("0100/0110/0101/1101");
    CHECK(machine::format_one_line(wiring_of(example).exit_of) == "1 3 5 7 4 2 8 6");
    CHECK(from_one(wiring_of(example).shown) == Numbers{1, 5, 3, 4, 1, 3, 6, 4, 1, 4, 6, 7, 4, 7, 6, 8});
    CHECK(plain.picture(example) == picture("0304/0034/0432/4232"));
}

TEST_CASE("The support begins at the first exit, where that is shown") {
    CHECK(from_one(support(wiring_of(presses("00/00")))) == Numbers{1, 2});
    CHECK(from_one(wiring_of(presses("00/00")).shown) == Numbers{1, 2, 1, 2});
    CHECK(from_one(support(wiring_of(presses("11/11")))) == Numbers{2, 3, 4});
}

TEST_CASE("What a press changes are the lamps by which the pictures differ") {
    Random random(9);
    const GhalyMachine machine = random_ghaly(random, 4);
    CHECK(machine.lower_rows_first());
    for (int n = 0; n < 50; ++n) {
        const PressGrid presses = board(draw(random, boards_of(4)), 4);
        const std::size_t button = draw(random, 16);
        PressGrid then = presses;
        machine.press(then, button);
        const Picture before = machine.picture(presses);
        const Picture after = machine.picture(then);
        const std::vector<std::size_t> changed = machine.changes(presses, button);
        for (std::size_t cell = 0; cell < 16; ++cell) {
            const bool is_told = std::find(changed.begin(), changed.end(), cell) != changed.end();
            CHECK(is_told == (before[cell] != after[cell]));
        }
    }
}

namespace {

constexpr std::array<std::size_t, 3> small_sizes{2, 3, 4};

// Returns the shown exits as bits.
std::uint32_t support_bits(const Wiring& wiring) {
    std::uint32_t bits = 0;
    for (const std::size_t exit : support(wiring)) bits |= std::uint32_t{1} << exit;
    return bits;
}

bool row_is_empty(const PressGrid& presses, std::size_t row) {
    const auto begin = presses.cells.begin() + static_cast<std::ptrdiff_t>(row) * presses.shape.columns;
    return std::all_of(begin, begin + presses.shape.columns, [](std::uint8_t cell) { return cell == 0; });
}

// Returns the support by Theorem 22, with i in place of j in its first line, and 2N for 8.
std::uint32_t support_by_theorem_22(const PressGrid& presses) {
    const auto size = static_cast<std::size_t>(presses.shape.rows);
    std::uint32_t bits = 0;
    for (std::size_t r = 0; r < size; ++r) {
        if (!row_is_empty(presses, r)) bits |= std::uint32_t{1} << (size + r);
    }
    bool is_first_press = true;
    for (std::size_t c = 0; c < size; ++c) {
        if (presses[c] == 0 || !is_first_press) bits |= std::uint32_t{1} << c;
        is_first_press = is_first_press && presses[c] == 0;
    }
    return bits;
}

// Returns the dark cells by the wiring alone: a top generator meets a left transmitter.
std::vector<bool> dark_by_wiring(const Wiring& wiring, std::size_t size) {
    std::vector<bool> dark;
    for (const std::uint8_t exit : wiring.shown) {
        dark.push_back(exit < size && wiring.origin_of[exit] < size);
    }
    return dark;
}

std::vector<bool> dark_in(const Picture& picture) {
    std::vector<bool> dark;
    for (const std::uint8_t colour : picture.cells) dark.push_back(colour == 0);
    return dark;
}

}  // namespace

TEST_CASE("Theorem 22, repaired, tells which codes occur") {
    for (const std::size_t size : small_sizes) {
        for (std::size_t bits = 0; bits < boards_of(size); ++bits) {
            const PressGrid presses = board(bits, size);
            REQUIRE(support_bits(wiring_of(presses)) == support_by_theorem_22(presses));
        }
    }
    Random random(7);
    for (const std::size_t size : {5U, 8U, 13U}) {
        for (int n = 0; n < 200; ++n) {
            // Half of the boards have an empty row.
            auto presses = random_grid<PressGrid>(random, square(size), 2);
            const auto row = static_cast<std::ptrdiff_t>(draw(random, size) * size);
            if (n % 2 == 0) {
                std::fill_n(presses.cells.begin() + row, size, std::uint8_t{0});
            }
            REQUIRE(support_bits(wiring_of(presses)) == support_by_theorem_22(presses));
        }
    }
}

TEST_CASE("Corollary 23: at most one top code is missing, and none only where row 1 is empty") {
    for (const std::size_t size : small_sizes) {
        const std::uint32_t all_tops = (std::uint32_t{1} << size) - 1;
        for (std::size_t bits = 0; bits < boards_of(size); ++bits) {
            const std::uint32_t occurring = support_bits(wiring_of(board(bits, size)));
            const std::uint32_t missing = all_tops & ~occurring;
            REQUIRE(((occurring >> size & 1U) == 0) == (missing == 0));
            REQUIRE((missing & (missing - 1)) == 0);
        }
    }
    // Lemma 31 states {N+1 .. 2N} for no presses; correct is {1 .. N}.
    CHECK(support(wiring_of(board(0, 4))) == std::vector<std::size_t>{0, 1, 2, 3});
}

TEST_CASE("A cell is pressed where it shows another code than the one above") {
    for (const std::size_t size : small_sizes) {
        for (std::size_t bits = 0; bits < boards_of(size); ++bits) {
            const PressGrid presses = board(bits, size);
            const std::vector<std::uint8_t> shown = wiring_of(presses).shown;
            PressGrid changes = presses;
            for (std::size_t cell = 0; cell < shown.size(); ++cell) {
                const std::size_t above = cell < size ? cell : shown[cell - size];
                changes[cell] = shown[cell] != above ? 1 : 0;
            }
            REQUIRE(changes == presses);
        }
    }
}

TEST_CASE("Proposition 26: while the first button is not pressed its cell is dark") {
    Random random(8);
    for (std::size_t bits = 0; bits < boards_of(4); bits += 2) {
        const Wiring wiring = wiring_of(board(bits, 4));
        REQUIRE(wiring.exit_of[0] == 0);
        REQUIRE((support_bits(wiring) & 1U) == 1);
        REQUIRE(random_ghaly(random, 4).picture(wiring)[0] == 0);
    }
}

TEST_CASE("Which cells are dark depends on the presses alone, not on the codes") {
    Random random(9);
    for (const std::size_t size : small_sizes) {
        for (std::size_t bits = 0; bits < boards_of(size); ++bits) {
            const Wiring wiring = wiring_of(board(bits, size));
            const GhalyMachine machine = random_ghaly(random, static_cast<int>(size));
            REQUIRE(dark_in(machine.picture(wiring)) == dark_by_wiring(wiring, size));
        }
    }
    for (const int size : {5, 6, 8, 16, 64}) {
        const auto side = static_cast<std::size_t>(size);
        const auto presses = random_grid<PressGrid>(random, square(side), 2);
        for (int n = 0; n < 10; ++n) {
            const Picture picture = random_ghaly(random, size).picture(presses);
            REQUIRE(dark_in(picture) == dark_by_wiring(wiring_of(presses), side));
        }
    }
}

TEST_CASE("All cells are dark only when nothing is pressed") {
    for (const std::size_t size : small_sizes) {
        const std::vector<bool> all_dark(size * size, true);
        for (std::size_t bits = 0; bits < boards_of(size); ++bits) {
            REQUIRE((dark_by_wiring(wiring_of(board(bits, size)), size) == all_dark) == (bits == 0));
        }
    }
}

TEST_CASE("With nothing pressed the hidden codes are not determined by sigma and tau's quotient") {
    // Top half of the codes; the bottom half is analogous.
    std::vector<Permutation> low;
    Permutation p = algebra::identity(4);
    do {
        low.push_back(p);
    } while (std::next_permutation(p.begin(), p.end()));
    std::set<std::array<int, 4>> values;
    std::map<Permutation, std::set<std::array<int, 4>>> values_of_quotient;
    for (const Permutation& sigma : low) {
        for (const Permutation& tau : low) {
            std::array<int, 4> joined{};
            for (std::size_t i = 0; i < 4; ++i) {
                joined.at(i) = algebra::inverse(sigma)[i] ^ algebra::inverse(tau)[i];
            }
            values.insert(joined);
            values_of_quotient[algebra::product(sigma, algebra::inverse(tau))].insert(joined);
        }
    }
    CHECK(values.size() * values.size() == 4096);
    std::size_t most = 0;
    for (const auto& [quotient, joined] : values_of_quotient) most = std::max(most, joined.size());
    CHECK(most == 24);
}

namespace {

void check_ends(const PressGrid& presses) {
    const auto size = static_cast<std::size_t>(presses.shape.rows);
    const Wiring wiring = wiring_of(presses);
    std::vector<std::size_t> passages(presses.size());
    for (std::size_t i = 0; i < 2 * size; ++i) {
        const Path path = transmitter_path(presses, i);
        const bool starts_left = i < size;
        REQUIRE(path.front().from == (starts_left ? Edge::left : Edge::bottom));
        REQUIRE(path.front().cell == (starts_left ? i * size : (size - 1) * size + i - size));
        const bool ends_on_top = path.back().to == Edge::top;
        REQUIRE((ends_on_top || path.back().to == Edge::right));
        const std::size_t end = path.back().cell;
        REQUIRE((ends_on_top ? end / size == 0 : end % size == size - 1));
        REQUIRE(wiring.exit_of[i] == (ends_on_top ? end % size : size + end / size));
        for (const machine::Leg& leg : path) {
            ++passages[leg.cell];
            // Reason for |pi(i) - i| <= N: the wire stays in the rows, or columns, on one side of its own.
            REQUIRE((starts_left ? leg.cell / size <= i : leg.cell % size >= i - size));
        }
    }
    REQUIRE(std::count(passages.begin(), passages.end(), 2U) == static_cast<std::ptrdiff_t>(presses.size()));
}

// Checks that each cell of the path is adjacent to the last one across the edge where the wire left it.
void check_connected(const Path& path, std::size_t size) {
    for (std::size_t i = 1; i < path.size(); ++i) {
        const std::size_t before = path[i - 1].cell;
        const std::size_t here = path[i].cell;
        switch (path[i - 1].to) {
            case Edge::left:
                REQUIRE((here + 1 == before && path[i].from == Edge::right && before % size != 0));
                break;
            case Edge::right:
                REQUIRE((here == before + 1 && path[i].from == Edge::left && here % size != 0));
                break;
            case Edge::top:
                REQUIRE((here + size == before && path[i].from == Edge::bottom));
                break;
            case Edge::bottom:
                REQUIRE((here == before + size && path[i].from == Edge::top));
                break;
        }
    }
}

void check_generators(const PressGrid& presses) {
    const auto size = static_cast<std::size_t>(presses.shape.rows);
    std::vector<std::uint8_t> shown(presses.size(), 255);
    for (std::size_t j = 0; j < 2 * size; ++j) {
        const Path path = generator_path(presses, j);
        REQUIRE(path.front().from == (j < size ? Edge::top : Edge::right));
        REQUIRE(path.front().cell == (j < size ? j : (j - size) * size + size - 1));
        check_connected(path, size);
        for (const machine::Leg& leg : path) {
            if (leg.to == Edge::bottom) shown[leg.cell] = static_cast<std::uint8_t>(j);
        }
    }
    REQUIRE(shown == wiring_of(presses).shown);
}

void check_paths(const PressGrid& presses) {
    const auto size = static_cast<std::size_t>(presses.shape.rows);
    check_ends(presses);
    for (std::size_t i = 0; i < 2 * size; ++i) check_connected(transmitter_path(presses, i), size);
    check_generators(presses);
}

}  // namespace

TEST_CASE("A wire turns in a cell as section 3.3 draws it") {
    CHECK(machine::transmitter_turn(false, Edge::left) == Edge::top);
    CHECK(machine::transmitter_turn(false, Edge::bottom) == Edge::right);
    CHECK(machine::transmitter_turn(true, Edge::left) == Edge::right);
    CHECK(machine::transmitter_turn(true, Edge::bottom) == Edge::top);
    CHECK(machine::generator_turn(false, Edge::top) == Edge::bottom);
    CHECK(machine::generator_turn(false, Edge::right) == Edge::left);
    CHECK(machine::generator_turn(true, Edge::top) == Edge::left);
    CHECK(machine::generator_turn(true, Edge::right) == Edge::bottom);
}

TEST_CASE("The paths of the wires lead where the sweep says, through every cell twice") {
    for (const std::size_t size : {2U, 3U}) {
        for (std::size_t bits = 0; bits < boards_of(size); ++bits) check_paths(board(bits, size));
    }
    Random random(6);
    for (int n = 0; n < 300; ++n) check_paths(random_grid<PressGrid>(random, square(4), 2));
    for (int n = 0; n < 40; ++n) check_paths(random_grid<PressGrid>(random, square(8), 2));
    for (int n = 0; n < 2; ++n) check_paths(random_grid<PressGrid>(random, square(64), 2));
}

}  // namespace switchbox::test
