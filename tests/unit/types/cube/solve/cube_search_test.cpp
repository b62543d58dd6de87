// Tests of the two-phase search against a search on the pieces themselves, and of the distance tables that
// both use.
#include "types/cube/solve/cube_search.hpp"

#include <algorithm>
#include <limits>

#include "sampling.hpp"
#include "support/cubes.hpp"

namespace switchbox::test {

using machine::Pieces;
using machine::Turns;
using solve::Coordinate;
using solve::MoveTable;
using solve::PairTable;
using solve::TwoPhaseSearch;
using solve::TwoPhaseTables;

namespace {

std::shared_ptr<TwoPhaseTables> phase_tables() {
    static const auto tables = [] {
        auto made = std::make_shared<TwoPhaseTables>();
        made->advance(std::numeric_limits<std::uint64_t>::max());
        return made;
    }();
    return tables;
}

int to_second_phase(const Pieces& pieces) {
    return phase_tables()->to_second_phase(value_of(Coordinate::twist, pieces),
                                           value_of(Coordinate::flip, pieces),
                                           value_of(Coordinate::slice, pieces));
}

int to_solved(const Pieces& pieces) {
    return phase_tables()->to_solved(value_of(Coordinate::corners, pieces),
                                     value_of(Coordinate::outer_edges, pieces),
                                     value_of(Coordinate::slice_edges, pieces));
}

// Two-phase search on the pieces themselves. It records the turns of a view as turns of the cube.
class PlainPhases {
  public:
    explicit PlainPhases(const Pieces& pieces) : views_(solve::views_of(pieces)) {}

    // Tries first phases of this many turns in all views.
    void look(int first) {
        for (const solve::CubeView& view : views_) {
            view_ = view;
            if (best() <= static_cast<std::size_t>(first)) return;
            if (first == 0 ? to_second_phase(view.pieces) == 0 : false) finish(view.pieces);
            if (first > 0) go_on(view.pieces, first);
        }
    }
    [[nodiscard]] std::size_t best() const { return found_ ? found_->size() : std::size_t{23}; }
    [[nodiscard]] const std::optional<Turns>& found() const { return found_; }
    [[nodiscard]] std::uint64_t positions() const { return positions_; }

  private:
    [[nodiscard]] bool may_be_next(machine::Turn turn) const {
        if (turns_.empty()) return true;
        const auto face = static_cast<int>(turn.face);
        const auto last = static_cast<int>(turns_.back().face);
        return face != last && face + 3 != last;
    }

    void go_on(const Pieces& pieces, int left) {
        for (std::size_t i = 0; i < machine::turn_count; ++i) {
            const machine::Turn turn = machine::turn_at(i);
            if (!may_be_next(turn)) continue;
            const Pieces next = turned(pieces, turn);
            ++positions_;
            if (to_second_phase(next) >= left) continue;
            turns_.push_back(turn);
            if (left > 1) {
                go_on(next, left - 1);
            } else if (!solve::is_of_second_phase(turn)) {
                finish(next);
            }
            turns_.pop_back();
        }
    }

    void finish(const Pieces& pieces) {
        const std::size_t first = turns_.size();
        for (int length = to_solved(pieces);
             length <= 10 && first + static_cast<std::size_t>(length) < best(); ++length) {
            if (!ends(pieces, length)) continue;
            found_.emplace();
            for (const machine::Turn turn : turns_)
                found_->push_back(
                    {static_cast<machine::CubeFace>(view_.face.at(static_cast<std::size_t>(turn.face))),
                     turn.quarters});
        }
        turns_.resize(first);
    }

    bool ends(const Pieces& pieces, int left) {
        if (to_solved(pieces) > left) return false;
        if (left == 0) return true;
        for (std::size_t i = 0; i < machine::turn_count; ++i) {
            const machine::Turn turn = machine::turn_at(i);
            if (!solve::is_of_second_phase(turn) || !may_be_next(turn)) continue;
            ++positions_;
            turns_.push_back(turn);
            if (ends(turned(pieces, turn), left - 1)) return true;
            turns_.pop_back();
        }
        return false;
    }

    std::array<solve::CubeView, solve::cube_axes> views_;
    solve::CubeView view_{};
    Turns turns_;
    std::optional<Turns> found_;
    std::uint64_t positions_ = 0;
};

MoveTable moves_of(Coordinate coordinate) {
    MoveTable moves(coordinate);
    moves.advance(moves.size());
    return moves;
}

}  // namespace

// This determines all distances: 0 for the solved cube, and elsewhere one more than the least distance one
// turn away.
TEST_CASE("From each pair of values but the solved cube's the least distance one turn away is one less") {
    struct Pair {
        Coordinate first;
        Coordinate second;
        bool of_second_phase;
    };
    for (const Pair pair : {Pair{Coordinate::twist, Coordinate::slice, false},
                            Pair{Coordinate::outer_edges, Coordinate::slice_edges, true}}) {
        const MoveTable first = moves_of(pair.first);
        const MoveTable second = moves_of(pair.second);
        PairTable table(pair.first, pair.second, pair.of_second_phase);
        REQUIRE(table.size() == first.size() * second.size());
        CHECK(table.found() == 1);
        table.advance(first, second, 0);
        CHECK(table.found() == 1);
        // The solved cube's pair is expanded first, and its neighbours are found from it.
        table.advance(first, second, 1);
        CHECK(table.found() > 1);
        const std::size_t found = table.found();
        table.advance(first, second, table.size() - 1);
        CHECK(table.found() == found);
        std::size_t rounds = 1;
        for (; !table.is_finished(); ++rounds) table.advance(first, second, table.size());
        CHECK(table.found() == table.size());
        int farthest = 0;
        for (std::size_t value = 0; value < table.size(); value += value < 2000 ? 1 : 37) {
            const std::size_t a = value / second.size();
            const std::size_t b = value % second.size();
            int least = 255;
            for (std::size_t turn = 0; turn < machine::turn_count; ++turn) {
                if (pair.of_second_phase && !solve::is_of_second_phase(machine::turn_at(turn))) continue;
                least = std::min(least, table.distance(first.after(a, turn), second.after(b, turn)));
            }
            REQUIRE(table.distance(a, b) == (value == 0 ? 0 : least + 1));
            farthest = std::max(farthest, table.distance(a, b));
        }
        CHECK(rounds == static_cast<std::size_t>(farthest));
    }
}

TEST_CASE("A search by two phases looks at what a search of whole cubes looks at, and finds the same") {
    Random random(73);
    for (int n = 0; n < 30; ++n) {
        const Pieces pieces = turned(machine::solved_pieces(), random_turns(random, n < 10 ? 4 : 5));
        PlainPhases plain(pieces);
        for (int first = 0; static_cast<std::size_t>(first) < plain.best(); ++first) plain.look(first);
        TwoPhaseSearch search(phase_tables(), pieces, std::numeric_limits<std::uint64_t>::max());
        CHECK(search.positions() <= plain.positions());
        search.advance(1);
        search.advance(std::numeric_limits<std::uint64_t>::max());
        REQUIRE(search.is_finished());
        CHECK(search.is_proved());
        CHECK(search.best() == plain.found());
        CHECK(search.positions() == plain.positions());
        CHECK(search.best()->size() <= 5);
    }
}

TEST_CASE("A search by two phases ends with its positions, but not without a solution" *
          doctest::test_suite(long_tests)) {
    const Pieces superflip = cube_after("U R2 F B R B2 R U2 L B2 R U' D' R2 F R' L B2 U2 F2");
    TwoPhaseSearch search(phase_tables(), superflip, 1);
    CHECK_FALSE(search.best());
    while (!search.best()) {
        REQUIRE_FALSE(search.is_finished());
        search.advance(1'000);
    }
    CHECK(search.is_finished());
    CHECK_FALSE(search.is_proved());
    CHECK(search.best()->size() <= TwoPhaseSearch::most_turns);
    const std::uint64_t positions = search.positions();
    search.advance(1'000);
    CHECK(search.positions() == positions);
    // A search with 20,000 more positions goes on and finds nothing longer.
    TwoPhaseSearch longer(phase_tables(), superflip, positions + 20'000);
    longer.advance(positions + 10'000);
    CHECK_FALSE(longer.is_finished());
    longer.advance(std::numeric_limits<std::uint64_t>::max());
    CHECK(longer.is_finished());
    CHECK(longer.positions() >= positions + 20'000);
    CHECK(longer.positions() < positions + 21'000);
    CHECK(longer.best()->size() <= search.best()->size());
    const TwoPhaseSearch solved(phase_tables(), machine::solved_pieces(), 1);
    CHECK(solved.is_finished());
    CHECK(solved.is_proved());
    CHECK(solved.positions() == 0);
    CHECK(solved.best() == Turns{});
}

TEST_CASE("A cube's search takes the tables that there are, and tells of them first") {
    const auto tables = std::make_shared<solve::CubeTables>();
    solve::CubeSearch search({}, machine::stickers_of(cube_after("F D"), 3), tables);
    REQUIRE(tables->two_phase);
    CHECK(search.progress() == 0);
    CHECK_FALSE(search.has_tables());
    search.advance(1'000'000);
    CHECK_FALSE(search.has_tables());
    CHECK_FALSE(search.best());
    CHECK_FALSE(search.is_proved());
    tables->two_phase->advance(100'000'000);
    CHECK(search.progress() > 0.1);
    CHECK(search.progress() == tables->two_phase->progress());
    tables->two_phase = phase_tables();
    CHECK(search.has_tables());
    CHECK_FALSE(search.is_finished());
    search.advance(0);
    CHECK_FALSE(search.is_finished());
    CHECK_FALSE(search.best());
    search.advance(1'000'000'000);
    CHECK(search.is_finished());
    CHECK(search.progress() == 1);
    CHECK(search.is_proved());
    CHECK(search.best() == turns("D' F'"));
    for (const machine::Metric metric : {machine::Metric::quarter, machine::Metric::clockwise}) {
        const machine::CubeVariant form{3, metric};
        solve::CubeSearch other(form, machine::stickers_of(cube_after("F D2"), 3), tables);
        other.advance(1'000'000'000);
        CHECK(other.is_finished());
        CHECK_FALSE(other.is_proved());  // it is proved for face turns only
        CHECK(other.best() == turns(metric == machine::Metric::quarter ? "D D F'" : "D D F F F"));
        solve::CubeSearch solved(form, machine::stickers_of(machine::solved_pieces(), 3), tables);
        CHECK(solved.is_proved());
    }
}

}  // namespace switchbox::test
