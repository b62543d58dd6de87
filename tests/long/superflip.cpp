// Proof that the superflip takes 20 face turns (docs/machines.md, "The Rubik's cube"): an exhaustive search
// finds no shorter solution. Four facts reduce the search.
//
// 1. A quarter turn is an odd permutation of the corners, and the superflip moves no corner. So a solution
//    has an even number of quarter turns.
// 2. The superflip commutes with every turn, so the first turn of a solution may be moved to its end. So a
//    solution may begin with any of its turns.
// 3. The superflip is unchanged by rotations and reflections of the cube. So a solution with a half turn may
//    begin with U2, followed by R, R2, D or D2. Any other may begin with U, followed by R, R', D or D', since
//    reflections that keep U reverse its direction.
// 4. The last turn belongs to the second phase of its own axis. So along this axis a solution reaches the
//    second phase one turn before its end. Not all three axes are as far from it as the cube is from solved.
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <future>
#include <iostream>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

#include "phase_table.hpp"
#include "types/cube/model/cube_machine.hpp"
#include "types/cube/solve/coordinates.hpp"
#include "types/cube/solve/shortest_search.hpp"

namespace switchbox::test {
namespace {

using machine::Pieces;
using machine::Turns;
using Counts = std::vector<std::uint64_t>;

const PhaseTable& table() {
    static const PhaseTable made;
    return made;
}

Pieces superflip() {
    Pieces pieces = machine::solved_pieces();
    pieces.flip.fill(1);
    return pieces;
}

Turns turns(const std::string& text) {
    Turns turns;
    std::istringstream words(text);
    for (std::string word; words >> word;) {
        for (std::size_t i = 0; i < machine::turn_count; ++i) {
            if (machine::format_turn(machine::turn_at(i)) == word) turns.push_back(machine::turn_at(i));
        }
    }
    return turns;
}

// Search of all continuations of a cube that are `left` turns long.
class Look {
  public:
    Look(const Pieces& pieces, const Turns& begun, bool quarters_alone)
        : begun_(machine::turned(pieces, begun)), quarters_alone_(quarters_alone) {
        const auto views = solve::views_of(begun_);
        for (std::size_t axis = 0; axis < solve::cube_axes; ++axis) {
            root_[axis] = PhaseTable::place_of(views[axis].pieces);
            const machine::FaceMap to_view = machine::inverse(views[axis].face);
            for (std::size_t turn = 0; turn < machine::turn_count; ++turn)
                seen_[axis][turn] = std::size_t{3} * to_view[solve::face_of(turn)] + turn % 3;
        }
        last_face_ = begun.empty() ? solve::no_face : static_cast<std::size_t>(begun.back().face);
    }

    // Returns whether a continuation of this length solves the cube.
    bool solves(int left) {
        return left == 0 ? begun_ == machine::solved_pieces() : go_on(root_, left, last_face_);
    }
    [[nodiscard]] std::uint64_t positions() const { return positions_; }

  private:
    using Axes = std::array<PhaseTable::Place, solve::cube_axes>;

    bool is_near(Axes& axes, std::size_t turn, int left) const {
        int least = left;
        int most = 0;
        for (std::size_t axis = 0; axis < solve::cube_axes; ++axis) {
            axes[axis] = table().after(axes[axis], seen_[axis][turn]);
            const int distance = table().distance(axes[axis]);
            if (distance > left) return false;
            least = std::min(least, distance);
            most = std::max(most, distance);
        }
        return least < left || most == 0;
    }

    bool go_on(const Axes& axes, int left, std::size_t last) {
        for (std::size_t turn = 0; turn < machine::turn_count; ++turn) {
            const std::size_t face = solve::face_of(turn);
            if (!solve::may_follow(face, last)) continue;
            if (quarters_alone_ && machine::turn_at(turn).quarters == 2) continue;
            ++positions_;
            Axes next = axes;
            if (!is_near(next, turn, left - 1)) continue;
            path_.push_back(machine::turn_at(turn));
            const bool is_solved = left == 1 ? machine::turned(begun_, path_) == machine::solved_pieces()
                                             : go_on(next, left - 1, face);
            path_.pop_back();
            if (is_solved) return true;
        }
        return false;
    }

    Pieces begun_;
    bool quarters_alone_;
    Axes root_{};
    std::array<std::array<std::size_t, machine::turn_count>, solve::cube_axes> seen_{};
    std::size_t last_face_ = solve::no_face;
    Turns path_;
    std::uint64_t positions_ = 0;
};

// Returns whether `length` turns solve the superflip with `first` as the first turn. The second turns are
// searched in parallel.
bool solves_superflip(int length, const std::string& first, const std::vector<std::string>& seconds) {
    std::vector<std::future<bool>> parts;
    for (const std::string& second : seconds) {
        parts.push_back(std::async(std::launch::async, [=] {
            Look look(superflip(), turns(first + " " + second), first == "U");
            const bool is_solved = look.solves(length - 2);
            std::cout << length << " turns from " + first + " " + second + ": " << look.positions()
                      << " positions\n"
                      << std::flush;
            return is_solved;
        }));
    }
    return std::count_if(parts.begin(), parts.end(), [](std::future<bool>& part) { return part.get(); }) > 0;
}

}  // namespace

// H. Kociemba publishes the same counts for all 495 · 2048 · 2187 triples.
TEST_CASE("How many turns lead to the second phase") {
    CHECK(table().counts() == Counts{1, 4, 50, 592, 7156, 87236, 1043817, 12070278, 124946368, 821605960,
                                     1199128738, 58202444, 476});
}

TEST_CASE("Solutions are found where they are, and none shorter where there is none") {
    const auto fewest = [](const Pieces& pieces) {
        int length = 0;
        while (!Look(pieces, {}, false).solves(length)) ++length;
        return length;
    };
    CHECK(fewest(machine::solved_pieces()) == 0);
    CHECK(fewest(machine::turned(machine::solved_pieces(), turns("U2 D2 R2 L2 F2 B2"))) == 6);
    // The game's own search agrees.
    const auto tables = std::make_shared<solve::ShortestTables>();
    while (!tables->is_finished()) tables->advance(1'000'000'000);
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const Turns scramble = machine::random_turns({}, 11, seed);
        const Pieces pieces = machine::turned(machine::solved_pieces(), scramble);
        solve::ShortestSearch search(tables, pieces, machine::inverse(scramble));
        while (!search.is_finished()) search.advance(1'000'000);
        CHECK(static_cast<std::size_t>(fewest(pieces)) == search.best().size());
    }
    // A known solution of the superflip, searched from its ninth turn on.
    const Turns known = turns("U R2 F B R B2 R U2 L B2 R U' D' R2 F R' L B2 U2 F2");
    CHECK(Look(superflip(), Turns(known.begin(), known.begin() + 8), false).solves(12));
    CHECK_FALSE(Look(superflip(), Turns(known.begin(), known.begin() + 8), false).solves(11));
}

TEST_CASE("The superflip looks the same from all sides") {
    for (const machine::FaceMap& rotation : machine::rotations())
        CHECK(solve::seen_turned(superflip(), rotation) == superflip());
}

TEST_CASE("No 19 face turns solve the superflip, and 20 do") {
    const int at_least = table().distance(PhaseTable::place_of(superflip()));
    CHECK(at_least == 10);
    for (int length = at_least; length < 20; ++length) {
        CHECK_FALSE(solves_superflip(length, "U2", {"R", "R2", "D", "D2"}));
        if (length % 2 == 0) CHECK_FALSE(solves_superflip(length, "U", {"R", "R'", "D", "D'"}));
    }
    CHECK(machine::turned(superflip(), turns("U R2 F B R B2 R U2 L B2 R U' D' R2 F R' L B2 U2 F2")) ==
          machine::solved_pieces());
}

}  // namespace switchbox::test
