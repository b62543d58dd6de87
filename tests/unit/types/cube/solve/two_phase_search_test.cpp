#include "types/cube/solve/two_phase_search.hpp"

#include <memory>

#include "support/cubes.hpp"
#include "types/cube/model/assemblies.hpp"

namespace switchbox::test {

using machine::Pieces;
using machine::Turns;
using solve::TwoPhaseSearch;
using solve::TwoPhaseTables;

namespace {

constexpr std::uint64_t many = 1'000'000'000;

std::shared_ptr<const TwoPhaseTables> finished_tables() {
    static const auto tables = [] {
        auto made = std::make_shared<TwoPhaseTables>();
        made->advance(many);
        return made;
    }();
    return tables;
}

Turns solution(const Pieces& pieces, std::uint64_t positions) {
    TwoPhaseSearch search(finished_tables(), pieces, positions);
    search.advance(many);
    REQUIRE(search.is_finished());
    REQUIRE(search.best());
    REQUIRE(turned(pieces, *search.best()) == machine::solved_pieces());
    return *search.best();
}

}  // namespace

TEST_CASE("The tables of the two phases are made in small slices, and tell how far they are") {
    TwoPhaseTables tables;
    CHECK(tables.progress() == 0);
    double before = 0;
    std::size_t slices = 0;
    for (; !tables.is_finished(); ++slices) {
        tables.advance(1'000'000);
        REQUIRE(tables.progress() >= before);
        REQUIRE(tables.progress() - before < 0.11);
        before = tables.progress();
    }
    CHECK(before == 1);
    CHECK(slices > 100);
}

TEST_CASE("A cube that half turns and turns of one axis lead to is solved by as few") {
    CHECK(solution(machine::solved_pieces(), 1000).empty());
    for (const char* text : {"U", "U'", "R2", "F'", "U2 R2", "U D' R2", "R2 F2 U2", "L2 U B2"}) {
        CAPTURE(text);
        CHECK(solution(cube_after(text), 20'000).size() <= turns(text).size());
    }
}

TEST_CASE("A cube is solved in as few turns whichever way it is held and whichever its colours are") {
    const machine::Stickers scrambled = machine::moved(machine::solved_stickers(3), turns("R U F' L2 D B2"));
    for (const machine::FaceMap& colours : usual_and_mirrored()) {
        const machine::Stickers held = machine::renamed(scrambled, colours);
        const auto assembly = machine::assembly_of(held);
        REQUIRE(assembly.has_value());
        const Turns found = solution(assembly->pieces, 1'000'000);
        CHECK(found.size() == 6);
        // Each face as it is held shows the colour of its centre.
        CHECK(machine::moved(held, found) == machine::renamed(machine::solved_stickers(3), colours));
    }
}

TEST_CASE("A search by two phases looks at little more than the positions that it is given") {
    Random random(71);
    for (int n = 0; n < 20; ++n) {
        TwoPhaseSearch search(finished_tables(), turned(machine::solved_pieces(), random_turns(random, 40)),
                              50'000);
        for (std::uint64_t given = 100; given <= 1000; given += 100) {
            search.advance(100);
            REQUIRE(search.positions() <= given + 100);
            REQUIRE_FALSE(search.is_finished());
        }
        search.advance(many);
        REQUIRE(search.is_finished());
        REQUIRE(search.best()->size() <= TwoPhaseSearch::most_turns);
    }
}

}  // namespace switchbox::test
