#include "types/lights/solve/linear_study.hpp"

#include <algorithm>

#include "sampling.hpp"
#include "support/solving.hpp"
#include "support/why_case.hpp"
#include "types/lights/model/linear_machine.hpp"
#include "types/lights/solve/linear_solver.hpp"

namespace switchbox::test {

using algebra::reduce;
using algebra::Reduction;
using algebra::ResidueMatrix;
using algebra::Residues;
using machine::LinearMachine;
using machine::MachineChoice;
using machine::Picture;
using machine::PressGrid;
using machine::Rule;
using solve::AlgebraFact;
using solve::LinearSolver;
using solve::words_of_reduced;

namespace {

// Returns the rule without lit-only play, which is the rule of the matrix.
Rule freely(const MachineChoice& choice) {
    Rule rule = *machine::rule_of(choice);
    rule.press = machine::PressRule::any;
    return rule;
}

// Returns the rules of every preset at its own size, and of the small choices, with each number of states.
std::vector<Rule> rules_of_all_states() {
    std::vector<Rule> rules;
    for (const MachineChoice& choice : linear_choices()) rules.push_back(freely(choice));
    for (const machine::Preset& preset : machine::catalogue()) {
        const Rule* rule = machine::rule_of(preset.usual);
        if (rule == nullptr) continue;
        for (int k = machine::fewest_states; k <= machine::max_states; ++k) {
            rules.push_back(*rule);
            rules.back().states = k;
        }
    }
    return rules;
}

// Returns a board with holes: the cells 2, 3, 4 and 6 of 1 to 6 exist. No column has the number of its
// button.
Rule board_with_holes(int states) {
    return {.shape = {2, 3}, .states = states, .inner = {{0, 0}, {0, 1}, {1, 0}}, .holes = {0, 4}};
}

LinearMachine dark_machine(const Rule& rule) { return {rule, Picture::filled(rule.shape, 0)}; }

Reduction reduction_of(const LinearMachine& machine, const Picture& target) {
    const ResidueMatrix augmented = solve::augmented_matrix(machine, machine.start(), target);
    return reduce(augmented, augmented.columns - 1);
}

std::string words_on(const LinearMachine& machine, const Picture& target) {
    return say(words_of_reduced(reduction_of(machine, target), solve::names_of(machine)));
}

int times_of(const std::string& word) {
    const std::vector<std::string> words{"once", "twice", "three", "four", "five", "six", "seven", "eight"};
    const auto found = std::find(words.begin(), words.end(), word);
    REQUIRE(found != words.end());
    return static_cast<int>(found - words.begin()) + 1;
}

// Returns the presses of a sentence such as "... press 5, 6 twice and 9."
PressGrid told_presses(const std::string& words, const LinearMachine& machine) {
    PressGrid presses = machine.no_presses();
    const std::size_t begin = words.rfind("press ");
    REQUIRE(begin != std::string::npos);
    std::string list = words.substr(begin + 6, words.size() - begin - 7);
    if (list == "nothing") return presses;
    if (const std::size_t last = list.find(" and "); last != std::string::npos) list.replace(last, 5, ", ");
    std::replace(list.begin(), list.end(), ',', ' ');
    std::size_t button = 0;
    for (const std::string_view word : machine::split(list, ' ')) {
        if (word.empty() || word == "times") continue;
        if (const auto number = machine::parse_number(word)) {
            const auto cells = machine.button_sites().cells();
            const auto found = std::find_if(cells.begin(), cells.end(), [&](std::size_t cell) {
                return machine.button_number(cell) == *number;
            });
            REQUIRE(found != cells.end());
            button = *found;
            presses[button] = 1;
        } else {
            presses[button] = static_cast<std::uint8_t>(times_of(std::string(word)));
        }
    }
    return presses;
}

bool is_shortened(const std::string& words) { return words.find("in all)") != std::string::npos; }

// Checks the text: whether there is a solution, that the given one works, and the number of solutions.
void check_words(const LinearMachine& machine, const LinearSolver& solver, const Picture& target) {
    const std::string words = words_on(machine, target);
    CAPTURE(words);
    for (const std::string_view word : machine::split(words, ' ')) REQUIRE(is_readable(word));
    const bool solvable = solver.equations().solve(solver.difference(machine.start(), target)).solvable;
    REQUIRE((words.find("there is no solution") == std::string::npos) == solvable);
    if (!solvable) return;
    if (!is_shortened(words)) REQUIRE(machine.picture(told_presses(words, machine)) == target);
    const bool one = words.find("the last column is the solution") != std::string::npos;
    REQUIRE(one == solver.equations().is_one_to_one());
    const std::string count = with_commas(solver.equations().kernel_size());
    if (!one) REQUIRE(words.find(" " + count + " solutions") != std::string::npos);
}

ResidueMatrix matrix_product(const ResidueMatrix& a, const ResidueMatrix& b) {
    ResidueMatrix result = ResidueMatrix::zero(a.rows, b.columns, a.modulus);
    for (std::size_t row = 0; row < a.rows; ++row) {
        for (std::size_t column = 0; column < b.columns; ++column) {
            int sum = 0;
            for (std::size_t i = 0; i < a.columns; ++i) sum += a.at(row, i) * b.at(i, column);
            result.at(row, column) = static_cast<std::uint8_t>(sum % a.modulus);
        }
    }
    return result;
}

ResidueMatrix unit_matrix(std::size_t size, int modulus) {
    ResidueMatrix result = ResidueMatrix::zero(size, size, modulus);
    for (std::size_t i = 0; i < size; ++i) result.at(i, i) = 1;
    return result;
}

std::vector<AlgebraFact> facts_of(const Rule& rule) {
    const LinearMachine machine = dark_machine(rule);
    return solve::algebra_facts(machine, LinearSolver(machine));
}

// Returns the fact of that name; an empty one if there is none.
AlgebraFact fact(const std::vector<AlgebraFact>& facts, const std::string& name) {
    const auto found = std::find_if(facts.begin(), facts.end(),
                                    [&](const AlgebraFact& one) { return say(one.name) == name; });
    return found == facts.end() ? AlgebraFact{} : *found;
}
AlgebraFact fact(const std::string& choice_text, const std::string& name) {
    return fact(facts_of(*machine::rule_of(choice_of(choice_text))), name);
}

}  // namespace

TEST_CASE("The matrix has a column for each button and a row for each lamp") {
    for (const Rule& rule : rules_of_all_states()) {
        const LinearMachine machine = dark_machine(rule);
        const ResidueMatrix a = solve::dense_matrix(machine);
        const auto lamps = machine.lamp_sites().cells();
        const auto buttons = machine.button_sites().cells();
        REQUIRE(a.rows == lamps.size());
        REQUIRE(a.columns == buttons.size());
        REQUIRE(a.modulus == rule.states);
        for (std::size_t column = 0; column < a.columns; ++column) {
            PressGrid presses = machine.no_presses();
            machine.press(presses, buttons[column]);
            const Picture shown = machine.picture(presses);
            for (std::size_t row = 0; row < a.rows; ++row) REQUIRE(a.at(row, column) == shown[lamps[row]]);
        }
    }
}

TEST_CASE("Behind the bar stands what each lamp lacks") {
    Random random(1);
    for (const MachineChoice& choice : linear_choices()) {
        const Picture picture = random_picture(random, choice);
        const Picture target = random_picture(random, choice);
        const LinearMachine machine = machine_of(choice, picture);
        const LinearSolver solver(machine);
        const ResidueMatrix augmented = solve::augmented_matrix(machine, picture, target);
        const ResidueMatrix a = solve::dense_matrix(machine);
        REQUIRE(augmented.columns == a.columns + 1);
        const Residues difference = solver.difference(picture, target);
        for (std::size_t row = 0; row < a.rows; ++row) {
            REQUIRE(augmented.at(row, a.columns) == difference[row]);
            for (std::size_t i = 0; i < a.columns; ++i) REQUIRE(augmented.at(row, i) == a.at(row, i));
        }
    }
}

TEST_CASE("For all 512 pictures of Merlin the reduced equations give the solver's solution") {
    const Solving solving(choice("merlin"));
    for (std::uint32_t bits = 0; bits < 512; ++bits) {
        const auto start = from_bits<Picture>(bits, {3, 3});
        const LinearMachine machine = machine_of(choice("merlin"), start);
        const Reduction reduction = reduction_of(machine, picture(ring));
        const auto verdict = solving.ask(start, picture(ring)).verdict();
        const auto* unique = std::get_if<solve::Unique>(&verdict);
        REQUIRE(unique != nullptr);
        for (std::size_t row = 0; row < 9; ++row) {
            REQUIRE(reduction.reduced.at(row, 9) == unique->presses[row]);
        }
        REQUIRE(told_presses(say(words_of_reduced(reduction, solve::names_of(machine))), machine) ==
                unique->presses);
    }
}

TEST_CASE("The words on reduced equations are right for random pictures of every machine and states") {
    Random random(2);
    for (const Rule& rule : rules_of_all_states()) {
        if (sampled && random.below(8) != 0) continue;
        const LinearSolver solver(dark_machine(rule));
        for (int n = 0; n < 3; ++n) {
            const LinearMachine machine(rule, random_picture(random, rule));
            check_words(machine, solver, random_picture(random, rule));
            check_words(machine, solver, machine.picture(random_presses(random, rule)));
        }
    }
}

TEST_CASE("A matrix times its inverse is 1, and there is one exactly where every target has one solution") {
    std::size_t inverses = 0;
    for (const Rule& rule : rules_of_all_states()) {
        const LinearMachine machine = dark_machine(rule);
        const LinearSolver solver(machine);
        const auto inverse = solve::inverse_matrix(solver.equations());
        REQUIRE(inverse.has_value() == solver.is_invertible());
        if (!inverse) continue;
        ++inverses;
        const ResidueMatrix a = solve::dense_matrix(machine);
        REQUIRE(matrix_product(a, *inverse) == unit_matrix(a.rows, rule.states));
        REQUIRE(matrix_product(*inverse, a) == unit_matrix(a.rows, rule.states));
    }
    CHECK(inverses > 20);
}

TEST_CASE("The facts of the sources: determinants, ranks and numbers of solutions") {
    const auto merlin = facts_of(*machine::rule_of(choice("merlin")));
    CHECK(say(fact(merlin, "Size").value) == "9 \xC3\x97 9");
    CHECK(say(fact(merlin, "Rank").value) == "9");
    CHECK(say(fact(merlin, "Rank").words) == "All rows are independent, so every target can be reached.");
    CHECK(say(fact(merlin, "Nullity").value) == "0");
    CHECK(say(fact(merlin, "Determinant").value) == "5");
    CHECK(
        say(fact(merlin, "Determinant").words) ==
        "Over the integers. Every target has exactly one solution modulo k exactly when 5 does not divide k. "
        "Among 2 to 9 states this holds for 2, 3, 4, 6, 7, 8 and 9.");
    CHECK(say(fact(merlin, "Determinant modulo 2").value) == "1");
    CHECK(say(fact(merlin, "Determinant modulo 2").words) ==
          "It is a unit, so every target can be reached in exactly one way.");
    CHECK(say(fact(merlin, "Pictures reached").value) == "512 of 512");
    CHECK(say(fact(merlin, "Solutions each").value) == "1");

    CHECK(say(fact("torus", "Determinant").value) == "80");
    CHECK(say(fact("torus", "Determinant").words)
              .ends_with("exactly when k and 80 have no common factor. Among 2 to 9 states this holds for 3, "
                         "7 and 9."));
    CHECK(say(fact("torus", "Pictures reached").value) == "32 of 512");
    CHECK(say(fact("quatrainment", "Determinant").value) == "9");
    CHECK(say(fact("quatrainment", "Rank").value) == "16");
    CHECK(say(fact("lights-out", "Determinant").value) == "0");
    CHECK(say(fact("lights-out", "Determinant modulo 2").words).starts_with("It is not a unit"));
    CHECK(say(fact("lights-out", "Rank").value) == "23");
    CHECK(say(fact("lights-out", "Nullity").value) == "2");
    CHECK(say(fact("lights-out", "Solutions each").value) == "4");
    CHECK(say(fact("subboards", "Size").value) == "16 \xC3\x97 13");
    CHECK(say(fact("subboards", "Rank").value) == "12");
    CHECK(fact("subboards", "Determinant").name.empty());
    CHECK(say(fact("subboards", "Pictures reached").value) == "4096 of 65,536");
    CHECK(say(fact("subboards", "Solutions each").value) == "2");
    CHECK(say(fact("lights-out-2000", "Nullity").value) == "3");
    CHECK(say(fact("lights-out-2000", "Solutions each").value) == "27");
}

TEST_CASE("Facts of boards that are large, or have composite states, or are lit-only") {
    CHECK(say(fact("lights-out~9x9", "Pictures reached").value) ==
          "about 9.44 \xC3\x97 10^21 of about 2.42 \xC3\x97 10^24");
    CHECK_FALSE(fact("lights-out~12x12", "Determinant").value.empty());
    CHECK(fact("lights-out~12x13", "Determinant").name.empty());
    CHECK(fact("merlin~6", "Nullity").name.empty());
    CHECK(
        say(fact("merlin~6", "Rank").words) ==
        "This is McCoy's rank, the smallest of the ranks modulo 2 and modulo 3. It is the number of rows, so "
        "every target can be reached.");
    CHECK(say(fact("torus~4", "Rank").words) ==
          "This is McCoy's rank, the smallest of the ranks modulo 2. It is less than the number of rows, so "
          "some "
          "targets are out of reach.");
    CHECK(fact("merlin", "Lit-only play").name.empty());
    CHECK(say(fact("merlin~lit", "Lit-only play").value) == "yes");
}

TEST_CASE("The determinant modulo k is a unit exactly where there is an inverse") {
    for (const Rule& rule : rules_of_all_states()) {
        const LinearMachine machine = dark_machine(rule);
        const LinearSolver solver(machine);
        const auto facts = solve::algebra_facts(machine, solver);
        for (const AlgebraFact& one : facts) {
            REQUIRE(is_readable(say(one.value)));
            REQUIRE(is_readable(say(one.words)));
        }
        const AlgebraFact residue = fact(facts, "Determinant modulo " + std::to_string(rule.states));
        if (residue.name.empty()) continue;
        const std::string states = std::to_string(rule.states);
        REQUIRE(say(residue.words).starts_with("It is a unit") == solver.is_invertible());
        const std::string words = say(fact(facts, "Determinant").words);
        const std::size_t list = words.find("states, with ");
        if (list == std::string::npos) continue;
        REQUIRE((words.find(states, list) != std::string::npos) == solver.is_invertible());
    }
}

TEST_CASE("The determinant fact speaks of every number of states that makes one solution") {
    // -1: a path of two lamps whose buttons change each other's lamp.
    const auto unit = facts_of({.shape = {1, 2}, .inner = {{0, -1}, {0, 1}}});
    CHECK(say(fact(unit, "Determinant").value) == "-1");
    CHECK(say(fact(unit, "Determinant").words) ==
          "Over the integers. Every target has exactly one solution, with any number of states.");
    CHECK(say(fact(unit, "Determinant modulo 2").value) == "1");
    const auto of_five = facts_of({.shape = {1, 2}, .states = 5, .inner = {{0, -1}, {0, 1}}});
    CHECK(say(fact(of_five, "Determinant modulo 5").value) == "4");
}

TEST_CASE("The reduced equations in words: one solution, several, none") {
    const LinearMachine merlin = machine_of(choice("merlin"), picture(figure_1));
    CHECK(words_on(merlin, picture(ring)) ==
          "Each row has its pivot 1, so the last column is the solution: press 5, 6, 7 and 9.");
    CHECK(words_on(merlin, picture(figure_1)) ==
          "Each row has its pivot 1, so the last column is the solution: press nothing.");

    const LinearMachine lights = machine_of(choice("lights-out"));
    const std::string several = words_on(lights, lights.picture(lights.no_presses()));
    CHECK(several ==
          "Columns 24 and 25 have no pivot: their buttons may be chosen freely, 4 solutions. Without them, "
          "press "
          "nothing.");
    const LinearMachine corner = machine_of(choice("lights-out"), picture("10000/00000/00000/00000/00000"));
    CHECK(words_on(corner, picture("00000/00000/00000/00000/00000")) ==
          "Row 25 reads 0 = 1, so there is no solution.");
}

TEST_CASE("The reduced equations name buttons by the board's numbers") {
    const LinearMachine board = dark_machine(board_with_holes(3));
    PressGrid pressed = board.no_presses();
    board.press(pressed, 1, 2);
    board.press(pressed, 5);
    CHECK(words_on(board, board.picture(pressed)) ==
          "Each row has its pivot 1, so the last column is the solution: press 2 twice and 6.");
    CHECK(say(solve::words_of_entry(board, 0, 0)) ==
          "Lamp 2, button 2: 1. Pressing button 2 changes lamp 2.");
    CHECK(say(solve::words_of_entry(board, 3, 1)) ==
          "Lamp 6, button 3: 1. Pressing button 3 changes lamp 6.");
    CHECK(say(solve::words_of_entry(board, 0, 3)) ==
          "Lamp 2, button 6: 0. Pressing button 6 leaves lamp 2 as it is.");
    const LinearMachine quiet = machine_of(choice("subboards"));
    CHECK(words_on(quiet, quiet.start()) ==
          "Column 13 has no pivot: its button may be chosen freely, 2 solutions. Without it, press nothing.");
}

TEST_CASE("Modulo composite numbers a pivot without inverse leaves several solutions or none") {
    const LinearMachine torus = machine_of(choice_of("torus~4"));
    CHECK(words_on(torus, torus.start()) ==
          "Row 6 has the pivot 2, which has no inverse modulo 4: there are 16 solutions. One of them: press "
          "nothing.");
    const LinearMachine dark = dark_machine(torus.rule());
    CHECK(words_on(dark, picture("100/000/000")) ==
          "Row 7 has only multiples of 2 before the bar and 3 behind it, so there is no solution modulo 4.");
}

TEST_CASE("Modulo composite numbers a contradiction may show only in a sum of rows") {
    const Rule rule{.shape = {2, 3}, .states = 8, .inner = {{-1, 1}, {-1, 2}, {0, -2}, {0, 0}, {1, 1}}};
    const LinearMachine machine(rule, picture("510/625"));
    const Picture target = picture("525/234");
    check_words(machine, LinearSolver(machine), target);
    CHECK(words_on(machine, target) ==
          "No single row shows it, but there is no solution: the sum of 4 \xC3\x97 row 1, 2 \xC3\x97 row 2, "
          "4 \xC3\x97 row 3, 2 \xC3\x97 row 4, 4 \xC3\x97 row 5 and 6 \xC3\x97 row 6 of [A | b] reads 0 = 4 "
          "modulo 8.");
    const ResidueMatrix weights{1, 6, 8, {4, 2, 4, 2, 4, 6}};
    const ResidueMatrix sum =
        matrix_product(weights, solve::augmented_matrix(machine, machine.start(), target));
    CHECK(sum.entries == Residues{0, 0, 0, 0, 0, 0, 4});
}

TEST_CASE("Long lists of buttons are cut, and say how long they are") {
    const LinearMachine cross = dark_machine(*machine::rule_of(choice("row-column", 8, 8)));
    PressGrid all = cross.no_presses();
    std::fill(all.cells.begin(), all.cells.end(), std::uint8_t{1});
    const std::string words = words_on(cross, cross.picture(all));
    CAPTURE(words);
    CHECK(words.find("press 1, 2, 3, 4, ") != std::string::npos);
    CHECK(words.ends_with(" 39, 40, \xE2\x80\xA6 (64 in all)."));
}

TEST_CASE("The inverse in words") {
    const LinearMachine merlin = machine_of(choice("merlin"), picture(figure_1));
    const LinearSolver solver(merlin);
    const auto inverse = solve::inverse_matrix(solver.equations());
    REQUIRE(inverse);
    CHECK(say(solve::words_of_inverse_entry(merlin, *inverse, 4, 2)) ==
          "Row 5 of the inverse, lamp 3: 1. Lamp 3 counts for button 5.");
    CHECK(say(solve::words_of_inverse_entry(merlin, *inverse, 4, 1)) ==
          "Row 5 of the inverse, lamp 2: 0. Lamp 2 does not count for button 5.");
    const Residues difference = solver.difference(picture(figure_1), picture(ring));
    CHECK(say(solve::words_of_product(solve::names_of(merlin), *inverse, difference, 4)) ==
          "0 + 1 + 1 + 1 + 0 = 3, which is 1 modulo 2: press button 5.");
    CHECK(say(solve::words_of_product(solve::names_of(merlin), *inverse, difference, 0)) ==
          "0 + 1 + 1 + 1 + 1 = 4, which is 0 modulo 2: do not press button 1.");
}

TEST_CASE("The product of the inverse and the difference in words is the solution, for any states") {
    Random random(5);
    for (const Rule& rule : rules_of_all_states()) {
        const LinearMachine machine(rule, random_picture(random, rule));
        const LinearSolver solver(machine);
        if (!solver.is_invertible()) continue;
        const auto inverse = solve::inverse_matrix(solver.equations());
        const auto presses = random_presses(random, rule);
        const Residues difference = solver.difference(machine.start(), machine.picture(presses));
        const auto cells = machine.button_sites().cells();
        for (std::size_t row = 0; row < inverse->rows; ++row) {
            const std::string words =
                say(solve::words_of_product(solve::names_of(machine), *inverse, difference, row));
            CAPTURE(words);
            const int times = presses[cells[row]];
            const std::string button = "press button " + std::to_string(machine.button_number(cells[row]));
            if (times == 0) {
                REQUIRE(words.ends_with(": do not " + button + "."));
            } else if (times == 1) {
                REQUIRE(words.ends_with(": " + button + "."));
            } else {
                const std::size_t at = words.find(": " + button + " ");
                REQUIRE(at != std::string::npos);
                const std::string behind = words.substr(at + button.size() + 3);
                REQUIRE(times_of(behind.substr(0, behind.find_first_of(" ."))) == times);
            }
        }
    }
}

TEST_CASE("The rank, the nullity and what both say are told of every machine") {
    std::size_t one = 0;
    std::size_t not_square = 0;
    std::vector<Rule> rules = rules_of_all_states();
    rules.push_back({.shape = {3, 3}, .blocks = {2}});  // four buttons on nine lamps
    for (const Rule& rule : rules) {
        const LinearMachine machine = dark_machine(rule);
        const LinearSolver solver(machine);
        const std::size_t rows = machine.lamp_sites().cells().size();
        const std::size_t columns = solver.buttons().size();
        const bool is_alone = solver.equations().kernel_size() == Natural(1);
        CHECK(solver.is_invertible() == (rows == columns && is_alone));
        not_square += rows != columns && is_alone ? 1 : 0;
        std::string words;
        for (const solve::AlgebraFact& fact : solve::algebra_facts(machine, solver)) {
            const bool is_square = rows == columns;
            if (say(fact.name) == "Nullity") words = say(fact.value) + ": " + say(fact.words);
            if (say(fact.name) == "Size")
                CHECK((say(fact.words).find("not") != std::string::npos) == !is_square);
        }
        const auto nullity = solver.nullity();
        if (!nullity) {
            CHECK(words.empty());
            continue;
        }
        one += *nullity == 1 ? 1 : 0;
        CHECK(words == std::to_string(*nullity) + ": " +
                           (*nullity == 0
                                ? "There are no quiet patterns: whatever you press, the picture changes."
                            : *nullity == 1 ? "All quiet patterns are multiples of one."
                                            : "All quiet patterns are sums of " + std::to_string(*nullity) +
                                                  " independent ones."));
    }
    CHECK(one > 0);
    CHECK(not_square > 0);
}

}  // namespace switchbox::test
