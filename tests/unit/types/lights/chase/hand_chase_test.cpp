// Tests of chasing the lights by hand: the golden tables, boards of all sizes and states against the solver
// and by pressing, and the lightest first rows against all of them.
#include "types/lights/chase/hand_chase.hpp"

#include <algorithm>
#include <fstream>
#include <map>
#include <sstream>
#include <tuple>

#include "machine/machine.hpp"
#include "support/matrices.hpp"
#include "types/lights/model/linear_machine.hpp"
#include "types/lights/solve/linear_solver.hpp"

namespace switchbox::test {

using algebra::Residues;
using machine::Picture;
using machine::Rule;
using solve::ChasingRow;
using solve::ChasingTable;

namespace {

Rule board(int rows, int columns, int states = 2, machine::Stencil stencil = plus) {
    Rule rule;
    rule.shape = {rows, columns};
    rule.states = states;
    rule.inner = std::move(stencil);
    return rule;
}

// Stencils of different shapes whose lights can be chased.
std::vector<machine::Stencil> chased_stencils() {
    return {plus,
            {{-1, 0}, {0, -1}, {0, 1}, {1, 0}},
            {{-1, 0}, {0, 0}, {1, 0}},
            {{-1, 0}, {0, -2}, {0, 0}, {0, 1}},
            {{-1, 0}, {0, 0}, {1, -1}, {1, 1}, {2, 0}}};
}

std::string text_of(const Residues& row) {
    std::string text;
    for (const std::uint8_t value : row) text.push_back(static_cast<char>('0' + value));
    return text;
}

Residues row_of(const std::string& text) {
    Residues row;
    for (const char digit : text) row.push_back(static_cast<std::uint8_t>(digit - '0'));
    return row;
}

// Returns the words of each line of the golden tables of one kind, without the bars.
std::vector<std::vector<std::string>> golden_lines(const std::string& kind) {
    std::ifstream file(SWITCHBOX_GOLDEN_DIR "/chasing_tables.txt");
    REQUIRE(file.is_open());
    std::vector<std::vector<std::string>> lines;
    for (std::string line; std::getline(file, line);) {
        if (line.compare(0, kind.size(), kind) != 0) continue;
        std::istringstream words(line);
        lines.emplace_back();
        for (std::string word; words >> word;) {
            if (word != "|") lines.back().push_back(word);
        }
    }
    return lines;
}

// Returns all first rows of a board, in order of their texts.
std::vector<Residues> all_first_rows(int columns, int states) {
    std::vector<Residues> rows{Residues{}};
    for (int column = 0; column < columns; ++column) {
        std::vector<Residues> longer;
        for (const Residues& row : rows) {
            for (int value = 0; value < states; ++value) {
                longer.push_back(row);
                longer.back().push_back(static_cast<std::uint8_t>(value));
            }
        }
        rows = std::move(longer);
    }
    return rows;
}

std::size_t weight_of(const Residues& row) {
    std::size_t sum = 0;
    for (const std::uint8_t value : row) sum += value;
    return sum;
}

// Returns the table by trying all first rows on a board without wrong lamps.
std::map<Residues, Residues> table_by_trying(const Rule& rule) {
    const Picture dark = Picture::filled(rule.shape, 0);
    std::map<Residues, Residues> table;
    for (const Residues& first : all_first_rows(rule.shape.columns, rule.states)) {
        Residues shown;
        (void)solve::chase_down(rule, dark, dark, first, shown);
        for (std::uint8_t& value : shown)
            value = static_cast<std::uint8_t>((rule.states - value) % rule.states);
        const auto [place, is_new] = table.try_emplace(shown, first);
        // The rows come in ascending order, so the last of the lightest ones is the largest.
        if (!is_new && weight_of(first) <= weight_of(place->second)) place->second = first;
    }
    return table;
}

Picture pressed(const Rule& rule, const Picture& picture, const machine::PressGrid& presses) {
    return machine::pressed_evenly(rule, picture, presses, 1);
}

}  // namespace

TEST_CASE("The chasing tables are the golden ones, to 6 x 6") {
    std::map<std::pair<int, int>, std::vector<ChasingRow>> tables;
    for (const auto& words : golden_lines("table ")) {
        REQUIRE(words.size() == 5);
        tables[{std::stoi(words[1]), std::stoi(words[2])}].push_back({row_of(words[3]), row_of(words[4])});
    }
    CHECK(tables.size() == 36);
    for (const auto& entry : tables) {
        const auto& size = entry.first;
        CAPTURE(size.first);
        CAPTURE(size.second);
        const ChasingTable table(board(size.first, size.second));
        const auto all = table.all_rows(64);
        REQUIRE(all.has_value());
        CHECK(*all == entry.second);
    }
}

TEST_CASE("The maps of larger boards are the golden ones") {
    const auto lines = golden_lines("map ");
    CHECK(lines.size() == 13);
    for (const auto& words : lines) {
        const ChasingTable table(board(std::stoi(words[1]), std::stoi(words[2])));
        const algebra::ResidueMatrix& map = table.map();
        REQUIRE(words.size() == 3 + map.columns);
        for (std::size_t column = 0; column < map.columns; ++column) {
            Residues image;
            for (std::size_t row = 0; row < map.rows; ++row) image.push_back(map.at(row, column));
            CHECK(text_of(image) == words[3 + column]);
        }
    }
}

TEST_CASE("The rules that can be chased") {
    for (const machine::Stencil& stencil : chased_stencils())
        CHECK(solve::can_chase(board(5, 5, 3, stencil)));
    CHECK_FALSE(solve::can_chase(board(5, 5, 2, {{-1, -1}, {0, 0}, {1, 1}})));
    CHECK_FALSE(solve::can_chase(board(5, 5, 2, {{-1, 0}, {-1, 1}, {0, 0}})));
    CHECK_FALSE(solve::can_chase(board(5, 5, 2, {{-2, 0}, {-1, 0}, {0, 0}})));
    CHECK_FALSE(solve::can_chase(board(5, 5, 2, {{0, 0}, {1, 0}})));
    Rule rule = board(5, 5);
    rule.surface = machine::Surface::cylinder;
    CHECK_FALSE(solve::can_chase(rule));
    rule = board(5, 5);
    rule.holes = {12};
    CHECK_FALSE(solve::can_chase(rule));
    rule = board(5, 5);
    rule.press = machine::PressRule::lit;
    CHECK_FALSE(solve::can_chase(rule));
    CHECK(solve::can_chase(*machine::rule_of(choice("lights-out"))));
    CHECK(solve::can_chase(*machine::rule_of(choice("neighbours"))));
    for (const char* id : {"merlin", "quatrainment", "torus", "subboards", "king", "knight", "diagonals"}) {
        CAPTURE(id);
        CHECK_FALSE(solve::can_chase(*machine::rule_of(choice(id))));
    }
}

TEST_CASE("The table has the lightest first rows, as found by trying all") {
    for (const machine::Stencil& stencil : chased_stencils()) {
        for (const auto& [rows, columns, states] :
             std::initializer_list<std::tuple<int, int, int>>{{4, 4, 2},
                                                              {5, 5, 2},
                                                              {9, 9, 2},
                                                              {3, 6, 3},
                                                              {5, 5, 3},
                                                              {4, 4, 4},
                                                              {7, 4, 6},
                                                              {3, 4, 8},
                                                              {5, 3, 9}}) {
            const Rule rule = board(rows, columns, states, stencil);
            const auto expected = table_by_trying(rule);
            const ChasingTable table(rule);
            CHECK(table.reachable() == Natural::of(expected.size()));
            CHECK(table.quiet() * table.reachable() ==
                  power(static_cast<std::uint32_t>(states), static_cast<std::size_t>(columns)));
            const auto all = table.all_rows(10'000);
            REQUIRE(all.has_value());
            std::map<Residues, Residues> found;
            for (const ChasingRow& row : *all) found[row.bottom] = row.first;
            CHECK(found == expected);
            CHECK_FALSE(table.all_rows(expected.size() - 1).has_value());
        }
    }
}

TEST_CASE("Random boards to 12 x 12 with 2 to 9 states are solved by chasing, table, and chasing again") {
    Random random(44);
    const auto stencils = chased_stencils();
    std::size_t unsolvable = 0;
    for (int round = 0; round < 700; ++round) {
        const int rows = 1 + static_cast<int>(random.below(12));
        const int columns = 1 + static_cast<int>(random.below(12));
        const int states = 2 + static_cast<int>(random.below(8));
        const Rule rule = board(rows, columns, states, stencils[draw(random, stencils.size())]);
        CAPTURE(rows);
        CAPTURE(columns);
        CAPTURE(states);
        const Picture start = random_picture(random, rule);
        Picture target = random_picture(random, rule);
        if (random.below(2) == 0) target = pressed(rule, start, random_presses(random, rule));
        // By hand, row by row.
        Picture board = start;
        for (int row = 1; row <= rows; ++row) {
            const auto presses = solve::next_chase(rule, board, target);
            if (presses.empty()) break;
            REQUIRE(row < rows);
            machine::PressGrid grid = machine::PressGrid::filled(rule.shape, 0);
            for (const solve::RepeatedPress& press : presses)
                grid[press.button] = static_cast<std::uint8_t>(press.times);
            board = pressed(rule, board, grid);
        }
        const Residues bottom = solve::bottom_row(rule, board, target);
        for (std::size_t cell = 0; cell + rule.shape.columns < board.size(); ++cell)
            REQUIRE(board[cell] == target[cell]);
        // All at once.
        Residues left;
        const auto chased = solve::chase_down(rule, start, target, Residues(bottom.size()), left);
        CHECK(pressed(rule, start, chased) == board);
        CHECK(left == bottom);
        // The table, checked by the solver.
        const ChasingTable table(rule);
        const auto first = table.first_row(bottom);
        const machine::LinearMachine machine(rule, start);
        const solve::LinearSolver solver(machine);
        const bool solvable = solver.equations().solve(solver.difference(start, target)).solvable;
        CHECK(first.has_value() == solvable);
        if (first) {
            Residues rest;
            const auto presses = solve::chase_down(rule, start, target, *first, rest);
            CHECK(is_zero(rest));
            CHECK(pressed(rule, start, presses) == target);
            continue;
        }
        ++unsolvable;
        const auto weights = table.obstacle(bottom);
        REQUIRE(weights.has_value());
        const algebra::ResidueMatrix& map = table.map();
        std::size_t sum = 0;
        for (std::size_t i = 0; i < bottom.size(); ++i) sum += std::size_t{(*weights)[i]} * bottom[i];
        CHECK(sum % static_cast<std::size_t>(states) != 0);
        for (std::size_t column = 0; column < map.columns; ++column) {
            std::size_t change = 0;
            for (std::size_t row = 0; row < map.rows; ++row)
                change += std::size_t{(*weights)[row]} * map.at(row, column);
            CHECK(change % static_cast<std::size_t>(states) == 0);
        }
    }
    CHECK(unsolvable > 50);
}

TEST_CASE("Read from the left, the basis takes apart exactly the bottom rows that can be solved") {
    Random random(45);
    const auto stencils = chased_stencils();
    for (int round = 0; round < 300; ++round) {
        const int states = 2 + static_cast<int>(random.below(8));
        const Rule rule =
            board(1 + static_cast<int>(random.below(10)), 1 + static_cast<int>(random.below(10)), states,
                  stencils[draw(random, stencils.size())]);
        const auto columns = static_cast<std::size_t>(rule.shape.columns);
        const ChasingTable table(rule);
        const auto basis = table.basis();
        const bool is_onto = table.reachable() == power(static_cast<std::uint32_t>(states), columns);
        for (std::size_t i = 0; i < basis.size(); ++i) {
            Residues one(columns);
            if (is_onto) one[i] = 1;
            if (is_onto) CHECK(basis[i].bottom == one);
        }
        Residues bottom = random_residues(random, columns, states);
        const bool solvable = table.first_row(bottom).has_value();
        Residues first(columns);
        const Residues whole = bottom;
        for (const ChasingRow& row : basis) {
            const auto place = static_cast<std::size_t>(
                std::find_if(row.bottom.begin(), row.bottom.end(), [](int value) { return value != 0; }) -
                row.bottom.begin());
            REQUIRE(place < columns);
            if (bottom[place] % row.bottom[place] != 0) continue;
            const int times = bottom[place] / row.bottom[place];
            algebra::add_multiple(bottom, row.bottom, (states - times) % states, states);
            algebra::add_multiple(first, row.first, times, states);
        }
        CHECK(is_zero(bottom) == solvable);
        if (!solvable) continue;
        Picture picture = Picture::filled(rule.shape, 0);
        for (std::size_t i = 0; i < columns; ++i) picture[picture.size() - columns + i] = whole[i];
        Residues rest;
        (void)solve::chase_down(rule, picture, Picture::filled(rule.shape, 0), first, rest);
        CHECK(is_zero(rest));
    }
}

}  // namespace switchbox::test
