#include "types/cube/model/turns.hpp"

#include "support/cubes.hpp"

namespace switchbox::test {

using machine::format_turns;
using machine::length_of;
using machine::Metric;
using machine::Turns;

TEST_CASE("Turns are counted U, U2, U', R and so on") {
    for (std::size_t i = 0; i < machine::turn_count; ++i) CHECK(machine::index_of(machine::turn_at(i)) == i);
    Turns all;
    for (std::size_t i = 0; i < machine::turn_count; ++i) all.push_back(machine::turn_at(i));
    CHECK(format_turns(all) == "U U2 U' R R2 R' F F2 F' D D2 D' L L2 L' B B2 B'");
}

TEST_CASE(
    "A half turn is one face turn, two quarter turns or two clockwise ones, a turn back is three of these") {
    const Turns some = turns("R U2 F'");
    CHECK(length_of(some, Metric::face) == 3);
    CHECK(length_of(some, Metric::quarter) == 4);
    CHECK(length_of(some, Metric::clockwise) == 6);
    CHECK(format_turns(machine::steps_of(Metric::face)) == "U U2 U' R R2 R' F F2 F' D D2 D' L L2 L' B B2 B'");
    CHECK(format_turns(machine::steps_of(Metric::quarter)) == "U U' R R' F F' D D' L L' B B'");
    CHECK(format_turns(machine::steps_of(Metric::clockwise)) == "U R F D L B");
}

TEST_CASE("What undoes turns is each the other way, the last first") {
    CHECK(format_turns(machine::inverse(turns("R U2 F'"))) == "F U2 R'");
    Random random(11);
    for (int n = 0; n < 100; ++n) {
        const Turns some = random_turns(random, draw(random, 20));
        CHECK(machine::inverse(machine::inverse(some)) == some);
    }
}

}  // namespace switchbox::test
