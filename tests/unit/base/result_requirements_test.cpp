// Tests of preconditions: a violated one stops the program, in release builds too.
#include "algebra/reduction.hpp"
#include "algebra/residue_polynomial.hpp"
#include "base/natural.hpp"
#include "base/result.hpp"
#include "solve/solver.hpp"
#include "support/last_words.hpp"
#include "support/playing.hpp"
#include "types/ghaly/model/ghaly_machine.hpp"
#include "types/lights/solve/lit_only.hpp"

#ifndef __EMSCRIPTEN__

namespace switchbox::test {
namespace {

// Returns the message without the source location.
std::string complaint(const std::function<void()>& wrong) {
    const std::string words = last_words(wrong);
    return words.substr(0, words.find(" ("));
}

}  // namespace

TEST_CASE("A requirement that holds does nothing, and one that does not names itself and its place") {
    CHECK(last_words([] { require(true, "one is one"); }) == "it goes on");
    const int line = __LINE__ + 1;
    const std::string words = last_words([] { require(false, "one is not two"); });
    CHECK(words.starts_with("switchbox: one is not two ("));
    CHECK(words.find("result_requirements_test.cpp:" + std::to_string(line) + ")\n") != std::string::npos);
}

TEST_CASE("The place is that of the call, from the source folder on") {
    const std::string words = last_words([] { (void)algebra::determinant({{1, 2}}); });
    CHECK(words.substr(0, words.rfind(':')) ==
          "switchbox: only a square matrix has a determinant (src/algebra/reduction.cpp");
}

TEST_CASE("The value of an error, and the error of a value, stop the program") {
    const Result<int> nothing = Error{tell("machine.grid.row-count", tell("machine.grid.start"), 1, 3)};
    const std::string words = "switchbox: there is no value, but an error: machine.grid.row-count";
    CHECK(complaint([&] { (void)nothing.value(); }) == words);
    CHECK(complaint([&] { (void)*nothing; }) == words);
    CHECK(complaint([&] { (void)*Result<int>(nothing); }) == words);
    const Result<std::string> no_text = nothing.error();
    CHECK(complaint([&] { (void)no_text->size(); }) == words);
    const Result<int> one = 1;
    CHECK(complaint([&] { (void)one.error(); }) == "switchbox: there is no error, but a value");
    CHECK(last_words([&] { (void)one.value(); }) == "it goes on");
}

TEST_CASE("The value of a result that is given up is moved") {
    Result<std::string> result(std::string(1000, 'a'));
    const char* const characters = result->data();
    const std::string value = *std::move(result);
    CHECK(value == std::string(1000, 'a'));
    CHECK(value.data() == characters);
}

TEST_CASE("What the algebra asks for is checked") {
    const algebra::ZeroOneMatrix both{1, {{0}, {0}}};
    CHECK(complaint([&] { algebra::Factorization(both, 10); }) ==
          "switchbox: a matrix is taken apart modulo 2 to 9");
    CHECK(complaint([&] { (void)algebra::Factorization(both, 2).inverse_row(0); }) ==
          "switchbox: the matrix has no inverse");
    CHECK(complaint([&] {
              (void)algebra::Factorization(both, 2).solve({0, 0});
          }) == "switchbox: the right-hand side has another length than the matrix has rows");
    CHECK(complaint([] {
              Natural one = 1;
              one.subtract(2);
          }) == "switchbox: a natural number is not negative");
    CHECK(complaint([] {
              algebra::ResidueMatrix matrix = algebra::ResidueMatrix::zero(1, 1, 4);
              undo_operation(matrix, {algebra::RowOperation::Kind::scale, 0, 0, 2, 0});
          }) == "switchbox: a row is scaled by a unit");
    CHECK(complaint([] { (void)Random(1).below(0); }) == "switchbox: no number is below 0");
}

TEST_CASE("What machines and solvers ask for is checked") {
    CHECK(complaint([] { (void)machine::plain_codes(65); }) == "switchbox: Ghaly's machine has 2 to 64 rows");
    CHECK(complaint([] { (void)machine_of(choice("merlin"), picture("10/01")); }) ==
          "switchbox: the start has another shape than the rule");
    CHECK(complaint([] { (void)machine::wiring_of(presses("100/010")); }) ==
          "switchbox: the board of Ghaly's machine is a square of at most 64 rows");
    CHECK(complaint([] { (void)machine::machine_type("nim"); }) ==
          "switchbox: there is no such machine type");
    const solve::LinearLitOnlySearch search(2, 2, machine::PressRule::lit, {{0}, {1}}, {0, 0});
    CHECK(complaint([&] {
              (void)search.distance({1, 1});
          }) == "switchbox: the search of lit-only play is not finished");
    const machine::GhalyMachine ghaly(machine::plain_codes(2));
    CHECK(complaint([&] {
              (void)solve::Solver(machine_of(choice("merlin")))
                  .verdict(ghaly, ghaly.no_presses(), picture("11/11"));
          }) == "switchbox: the solver is one for another machine");
}

}  // namespace switchbox::test

#endif
