// Tests of the progress of chasing with symbols.
#include <algorithm>

#include "support/support.hpp"
#include "types/lights/chase/stencil_equations.hpp"
#include "types/lights/chase/symbolic_chase.hpp"
#include "types/lights/model/linear_machine.hpp"

namespace switchbox::test {

using solve::StencilBoard;
using solve::SymbolicChase;

// A step is 128 rows for 256 unknowns; the last few unknowns take as long as the others.
TEST_CASE("Chasing with symbols is as far as the rows and the blocks of unknowns that are done") {
    machine::Rule rule = *machine::rule_of(choice_of("lights-out~64x64"));
    rule.shape = {560, 520};
    const StencilBoard large = *StencilBoard::of(rule);
    REQUIRE(large.unknowns() == 520);
    REQUIRE(large.rows() == 560);
    constexpr double rows = 561;  // one more for the remaining lamps
    SymbolicChase chase(large);
    solve::StencilEquations equations(large, algebra::in_steps);
    for (const double first : {0.0, 256.0, 512.0}) {
        for (const double row : {0.0, 128.0, 256.0, 384.0, 512.0}) {
            const double done = std::min(1.0, (first + row / rows * 256) / 520);
            CHECK_FALSE(chase.is_done());
            CHECK(chase.progress() == doctest::Approx(done));
            CHECK(equations.progress() == doctest::Approx(done / 2));
            chase.advance();
            equations.advance();
        }
    }
    CHECK(chase.is_done());
    CHECK(chase.progress() == 1);
    CHECK(equations.progress() == 0.5);
    CHECK_FALSE(equations.is_ready());
    // Nine panels of 64 unknowns remain. Later panels take less work: the rest is the cube of the share that
    // is left.
    for (double panel = 1; panel < 9; ++panel) {
        equations.advance();
        const double left = 1 - panel / 9;
        CHECK(equations.progress() == doctest::Approx((2 - left * left * left) / 2));
    }
    equations.advance();
    CHECK(equations.is_ready());
    CHECK(equations.progress() == 1);
}

}  // namespace switchbox::test
