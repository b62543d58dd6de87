// Tests of the proof that fewer turns cannot solve a cube, with tables limited to short distances. They are
// compared with a search that turns whole cubes.
#include "types/cube/solve/shortest_search.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <set>

#include "support/cubes.hpp"
#include "types/cube/model/stickers.hpp"

namespace switchbox::test {

using machine::Pieces;
using machine::Turns;
using solve::Coordinate;
using solve::ShortestSearch;
using solve::ShortestTables;

namespace {

constexpr std::uint8_t most = 3;
constexpr std::uint64_t no_end = std::numeric_limits<std::uint64_t>::max();
constexpr double growth = 13.35;  // Korf 1997, table 1

std::shared_ptr<ShortestTables> short_tables() {
    static const auto tables = [] {
        auto made = std::make_shared<ShortestTables>(most);
        made->advance(no_end);
        return made;
    }();
    return tables;
}

// Returns the states at most `depth` turns from the solved cube, each once, by layers.
std::vector<std::vector<Pieces>> layers_to(std::size_t depth) {
    const auto key_of = [](const Pieces& pieces) {
        return std::tuple(pieces.corner, pieces.twist, pieces.edge, pieces.flip);
    };
    std::vector<std::vector<Pieces>> layers{{machine::solved_pieces()}};
    std::set known{key_of(layers[0][0])};
    while (layers.size() <= depth) {
        std::vector<Pieces> next;
        for (const Pieces& pieces : layers.back()) {
            for (std::size_t turn = 0; turn < machine::turn_count; ++turn) {
                const Pieces after = turned(pieces, machine::turn_at(turn));
                if (known.insert(key_of(after)).second) next.push_back(after);
            }
        }
        layers.push_back(std::move(next));
    }
    return layers;
}

// Returns the fewest turns to cubes with each pair of placed slice and coordinate value.
std::map<std::pair<std::size_t, std::size_t>, int> pair_distances(Coordinate coordinate) {
    std::map<std::pair<std::size_t, std::size_t>, int> distances;
    int depth = 0;
    for (const std::vector<Pieces>& layer : layers_to(most - 1U)) {
        for (const Pieces& pieces : layer)
            distances.try_emplace({value_of(Coordinate::placed_slice, pieces), value_of(coordinate, pieces)},
                                  depth);
        ++depth;
    }
    return distances;
}

// Reference search on the pieces themselves.
class PlainSearch {
  public:
    explicit PlainSearch(const Pieces& pieces) : root_(pieces) {}

    bool is_solved_by(int length) {
        return length == 0 ? root_ == machine::solved_pieces() : goes_on(root_, length);
    }
    [[nodiscard]] std::uint64_t positions() const { return positions_; }
    [[nodiscard]] const Turns& turns() const { return turns_; }

    static bool is_near(const Pieces& pieces, int left) {
        const auto views = solve::views_of(pieces);
        return std::all_of(views.begin(), views.end(), [&](const solve::CubeView& view) {
            return short_tables()->distance(ShortestTables::values_of(view.pieces)) <= left;
        });
    }

  private:
    // Returns whether no symmetry of the root maps an earlier turn to this one.
    [[nodiscard]] bool is_first(machine::Turn turn) const {
        for (const machine::FaceMap& rotation : machine::rotations()) {
            if (solve::seen_turned(root_, rotation) != root_) continue;
            for (std::size_t earlier = 0; earlier < index_of(turn); ++earlier)
                if (solve::seen_turned(turned(root_, machine::turn_at(earlier)), rotation) ==
                    turned(root_, turn))
                    return false;
        }
        return true;
    }

    [[nodiscard]] bool is_tried(machine::Turn turn) const {
        if (turns_.empty()) return is_first(turn);
        const auto face = static_cast<int>(turn.face);
        const auto last = static_cast<int>(turns_.back().face);
        return face != last && face != last - 3;
    }

    bool goes_on(const Pieces& pieces, int left) {
        for (std::size_t i = 0; i < machine::turn_count; ++i) {
            const machine::Turn turn = machine::turn_at(i);
            if (!is_tried(turn)) continue;
            const Pieces next = turned(pieces, turn);
            ++positions_;
            if (!is_near(next, left - 1)) continue;
            turns_.push_back(turn);
            if (left == 1 ? next == machine::solved_pieces() : goes_on(next, left - 1)) return true;
            turns_.pop_back();
        }
        return false;
    }

    Pieces root_;
    Turns turns_;
    std::uint64_t positions_ = 0;
};

// Checks the search that starts from a known solution `way` against the plain search.
void check_against_plain(const Pieces& pieces, Turns way) {
    ShortestSearch search(short_tables(), pieces, way);
    PlainSearch plain(pieces);
    int length = 0;
    while (!PlainSearch::is_near(pieces, length)) ++length;
    if (pieces != machine::solved_pieces()) length = std::max(length, 1);
    CHECK(search.bound() == std::min<std::size_t>(way.size(), static_cast<std::size_t>(length)));
    for (; static_cast<std::size_t>(length) < way.size(); ++length) {
        if (!plain.is_solved_by(length)) continue;
        way = plain.turns();
        break;
    }
    search.advance(no_end);
    CHECK(search.is_finished());
    CHECK(search.bound() == way.size());
    CHECK(search.best() == way);
    CHECK(search.positions() == plain.positions());
}

}  // namespace

TEST_CASE("Tables of short distances tell those apart, and no others") {
    const auto tables = short_tables();
    const auto twists = pair_distances(Coordinate::twist);
    const auto flips = pair_distances(Coordinate::flip);
    const auto distance_in = [](const auto& distances, std::size_t slice, std::size_t value) {
        const auto found = distances.find({slice, value});
        return found == distances.end() ? int{most} : found->second;
    };
    for (const std::vector<Pieces>& layer : layers_to(most)) {
        for (const Pieces& pieces : layer) {
            const auto values = ShortestTables::values_of(pieces);
            REQUIRE(values.twist == value_of(Coordinate::twist, pieces));
            REQUIRE(values.flip == value_of(Coordinate::flip, pieces));
            REQUIRE(values.slice == value_of(Coordinate::placed_slice, pieces));
            REQUIRE(tables->distance(values) == std::max(distance_in(twists, values.slice, values.twist),
                                                         distance_in(flips, values.slice, values.flip)));
        }
    }
    const double pairs = 11880.0 * (2187 + 2048);
    CHECK(tables->progress() == static_cast<double>(twists.size() + flips.size()) / pairs);

    Random random(83);
    for (int n = 0; n < 100; ++n) {
        const Pieces pieces = turned(machine::solved_pieces(), random_turns(random, 40));
        const std::size_t turn = draw(random, machine::turn_count);
        const Pieces next = turned(pieces, machine::turn_at(turn));
        const auto after = tables->after(ShortestTables::values_of(pieces), turn);
        CHECK(after.twist == value_of(Coordinate::twist, next));
        CHECK(after.flip == value_of(Coordinate::flip, next));
        CHECK(after.slice == value_of(Coordinate::placed_slice, next));
        CHECK(tables->corners().after(value_of(Coordinate::corners, pieces), turn) ==
              value_of(Coordinate::corners, next));
    }
}

TEST_CASE("The shortest search looks at what a search of whole cubes looks at, and finds the same") {
    check_against_plain(machine::solved_pieces(), {});
    check_against_plain(machine::solved_pieces(), turns("U U'"));
    for (const char* text : {"U", "B'", "L2", "F D", "U D", "U2 D2", "R L'", "R2 L2 U2", "B2 L' D",
                             "U2 D2 R2 L2", "F R' B U2", "D R2 F' L"}) {
        CAPTURE(text);
        const Turns way = machine::inverse(turns(text));
        check_against_plain(cube_after(text), way);
        Turns longer = way;
        for (const machine::Turn turn : turns("R F F' R'")) longer.push_back(turn);
        check_against_plain(cube_after(text), longer);
    }
}

TEST_CASE("What few turns scramble is solved by as few, and the bound rises by one turn at a time") {
    const auto layers = layers_to(3);
    for (std::size_t depth = 0; depth < layers.size(); ++depth) {
        for (std::size_t i = 0; i < layers[depth].size(); i += 1 + depth * depth * depth) {
            const Pieces& pieces = layers[depth][i];
            // Any longer solution will do as a start.
            ShortestSearch search(short_tables(), pieces, turns("U U U U U U"));
            std::size_t bound = search.bound();
            REQUIRE(bound <= depth);
            double progress = search.progress();
            if (depth > 0)
                REQUIRE(progress == doctest::Approx(std::pow(growth, static_cast<double>(bound) - 6)));
            while (!search.is_finished()) {
                const std::uint64_t positions = search.positions();
                search.advance(1);
                REQUIRE((search.is_finished() || search.positions() == positions + 1));
                REQUIRE(search.positions() <= positions + 1);
                REQUIRE(search.bound() <= bound + 1);
                bound = search.bound();
                REQUIRE(search.progress() > 0);
                REQUIRE(search.progress() <= 1);
                REQUIRE(search.progress() >= progress * (1 - 1e-9));
                progress = search.progress();
            }
            REQUIRE(progress == 1);
            REQUIRE(search.best().size() == depth);
            REQUIRE(turned(pieces, search.best()) == machine::solved_pieces());
        }
    }
}

// Three of four corners, no two of which share an edge.
TEST_CASE(
    "Where corners alone are out of place, and oriented along all axes, the cube is not taken for solved") {
    Pieces pieces = machine::solved_pieces();
    pieces.corner = {2, 1, 5, 3, 4, 0, 6, 7};
    const Turns way = turns("U U U U U U");  // only its length matters
    const ShortestSearch search(short_tables(), pieces, way);
    CHECK(search.bound() == 1);
    ShortestSearch turned_once(short_tables(), turned(pieces, machine::turn_at(3)), way);
    while (turned_once.bound() < 4) turned_once.advance(1);
    CHECK(turned_once.best() == way);
    const ShortestSearch solved(short_tables(), machine::solved_pieces(), way);
    CHECK(solved.is_finished());
    CHECK(solved.best().empty());
}

TEST_CASE("A search goes on to its end where it is given more than can be counted on") {
    ShortestSearch search(short_tables(), cube_after("F D"), turns("D' F' U U'"));
    search.advance(1);
    CHECK(search.positions() == 1);
    search.advance(0);
    CHECK(search.positions() == 1);
    search.advance(no_end);
    CHECK(search.is_finished());
    CHECK(search.best() == turns("D' F'"));
}

TEST_CASE("A proof takes the tables that there are, and tells of them first") {
    const auto tables = std::make_shared<solve::CubeTables>();
    const Turns way = turns("D' F' U U'");
    solve::ProofSearch proof(tables, cube_after("F D"), way);
    CHECK(proof.progress() == 0);
    CHECK_FALSE(proof.has_tables());
    CHECK(proof.bound() == 0);
    CHECK(proof.best() == way);

    tables->shortest = std::make_shared<ShortestTables>(most);
    CHECK(proof.progress() == doctest::Approx(0.1 * tables->shortest->progress()));
    CHECK(proof.progress() > 0);
    proof.advance(1'000'000);
    CHECK_FALSE(proof.has_tables());
    CHECK_FALSE(proof.is_finished());
    CHECK(proof.bound() == 0);

    tables->shortest = short_tables();
    CHECK(proof.has_tables());
    CHECK_FALSE(proof.is_finished());
    proof.advance(0);
    CHECK(proof.bound() == 2);
    CHECK(proof.progress() == doctest::Approx(0.1 + 0.9 * std::pow(growth, -2.0)));
    proof.advance(25);
    const double searched = std::pow(growth, -1.0) * (1 + (growth - 1) / 18) / growth;
    CHECK(proof.progress() == doctest::Approx(0.1 + 0.9 * searched));
    proof.advance(1'000'000);
    CHECK(proof.is_finished());
    CHECK(proof.bound() == 2);
    CHECK(proof.progress() == 1);
    CHECK(proof.best() == turns("D' F'"));
}

}  // namespace switchbox::test
