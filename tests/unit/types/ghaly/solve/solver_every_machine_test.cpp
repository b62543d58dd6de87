// Tests of the Ghaly solver against a search of all boards, for all machines of sizes 2, 3 and 4. The search
// uses the wiring of each board and the joining of codes, but no staircases.
#include <algorithm>
#include <bit>
#include <map>

#include "support/counting.hpp"
#include "support/ghaly_classes.hpp"
#include "support/ghaly_every_board.hpp"
#include "types/ghaly/solve/solver.hpp"

namespace switchbox::test {

using machine::LowBits;
using machine::PressGrid;
using machine::Wiring;
using solve::GhalySolver;

namespace {

// Board without a dark cell, with the transmitter and generator that meet in each cell.
struct LitBoard {
    std::size_t bits = 0;
    std::vector<std::pair<std::uint8_t, std::uint8_t>> meetings;
};

bool is_dark(const Wiring& wiring, std::size_t cell, std::size_t size) {
    const std::size_t generator = wiring.shown[cell];
    return generator < size && wiring.origin_of[generator] < size;
}

std::vector<LitBoard> lit_boards(std::size_t size) {
    std::vector<LitBoard> found;
    for (std::size_t bits = 0; bits < boards_of(size); ++bits) {
        const Wiring wiring = machine::wiring_of(board(bits, size));
        std::size_t dark = 0;
        for (std::size_t cell = 0; cell < size * size; ++cell) dark += is_dark(wiring, cell, size) ? 1 : 0;
        REQUIRE((dark == size * size) == (bits == 0));
        if (dark > 0) continue;
        found.push_back({bits, {}});
        for (const std::size_t exit : machine::support(wiring)) {
            found.back().meetings.emplace_back(wiring.origin_of[exit], static_cast<std::uint8_t>(exit));
        }
    }
    return found;
}

// Low bits by number: of all transmitters, and of all generators.
struct Numbered {
    std::vector<std::uint8_t> transmitters;
    std::vector<std::uint8_t> generators;
};

// Returns the colour of all cells of the board, or 0 if they differ.
int colour_of(const LitBoard& lit, const Numbered& codes, const machine::LowJoin& join) {
    const auto joined = [&](const auto& meeting) {
        return join.join(codes.transmitters[meeting.first], codes.generators[meeting.second]);
    };
    const int colour = joined(lit.meetings[0]);
    for (const auto& meeting : lit.meetings) {
        if (joined(meeting) != colour) return 0;
    }
    return colour + 1;
}

std::size_t differing_bits(std::size_t a, std::size_t b) {
    return static_cast<std::size_t>(std::popcount(a ^ b));
}

struct Truth {
    std::vector<std::size_t> boards;  // boards that solve the machine, ascending
    std::vector<int> colours;         // colour of each of these boards
};

struct SearchCache {
    std::size_t machines = 0;
    std::size_t solvable = 0;
    std::size_t wrong = 0;
    std::map<int, std::size_t> by_colour;
    std::map<std::size_t, std::size_t> by_fewest;
    std::map<std::size_t, std::size_t> by_solutions;
};

class Search {
  public:
    explicit Search(std::size_t size)
        : size_(size), join_(static_cast<int>(size)), machines_(size), lit_(lit_boards(size)) {}

    [[nodiscard]] std::size_t lit() const { return lit_.size(); }

    [[nodiscard]] SearchCache compare(std::size_t step) {
        LowBits bits;
        for (std::size_t number = 0; number < machines_.count(); number += step) {
            machines_.read(number, bits);
            const Truth truth = truth_of(bits);
            const GhalySolver solver(bits);
            ++found_.machines;
            found_.wrong += agrees(solver, truth) ? 0 : 1;
            if (truth.boards.empty()) continue;
            note(truth);
            if (number % 97 == 0) simulate(bits, solver);
            if (number % 7 == 0) approach(solver, truth);
        }
        return found_;
    }

  private:
    [[nodiscard]] Truth truth_of(const LowBits& bits) const {
        Numbered codes{bits.left, bits.top};
        codes.transmitters.insert(codes.transmitters.end(), bits.bottom.begin(), bits.bottom.end());
        codes.generators.insert(codes.generators.end(), bits.right.begin(), bits.right.end());
        Truth truth;
        for (const LitBoard& lit : lit_) {
            const int colour = colour_of(lit, codes, join_);
            if (colour == 0) continue;
            truth.boards.push_back(lit.bits);
            truth.colours.push_back(colour);
        }
        return truth;
    }

    [[nodiscard]] static std::size_t fewest(const Truth& truth) {
        std::size_t fewest = truth.boards.empty() ? 0 : 64;
        for (const std::size_t board : truth.boards) fewest = std::min(fewest, differing_bits(board, 0));
        return fewest;
    }

    [[nodiscard]] static bool agrees(const GhalySolver& solver, const Truth& truth) {
        if (solver.is_solvable() == truth.boards.empty()) return false;
        if (!solver.is_solvable()) return solver.all(9).empty() && solver.solutions().is_zero();
        if (solver.fewest() != fewest(truth)) return false;
        if (solver.solutions() != Natural(static_cast<std::uint32_t>(truth.boards.size()))) return false;
        std::vector<std::size_t> boards;
        for (const PressGrid& board : solver.all(100)) boards.push_back(board_number(board));
        for (std::size_t i = 1; i < boards.size(); ++i) {
            if (differing_bits(boards[i - 1], 0) > differing_bits(boards[i], 0)) return false;
        }
        std::sort(boards.begin(), boards.end());
        return boards == truth.boards && std::all_of(truth.colours.begin(), truth.colours.end(),
                                                     [&](int colour) { return colour == solver.colour(); });
    }

    void note(const Truth& truth) {
        ++found_.solvable;
        ++found_.by_colour[truth.colours[0]];
        ++found_.by_fewest[fewest(truth)];
        ++found_.by_solutions[truth.boards.size()];
    }

    static void simulate(const LowBits& bits, const GhalySolver& solver) {
        const machine::GhalyMachine machine(machine::codes_with(bits));
        for (const PressGrid& board : solver.all(100)) {
            REQUIRE(is_all(machine.picture(board), machine.only_colour()));
        }
    }

    // Approaches the target from a random board press by press; each press brings it one nearer.
    void approach(const GhalySolver& solver, const Truth& truth) {
        std::size_t now = draw(random_, boards_of(size_));
        std::size_t left = 64;
        for (const std::size_t board : truth.boards) left = std::min(left, differing_bits(board, now));
        while (true) {
            const std::size_t nearest = board_number(*solver.nearest(board(now, size_)));
            REQUIRE(std::binary_search(truth.boards.begin(), truth.boards.end(), nearest));
            REQUIRE(differing_bits(nearest, now) == left);
            if (left-- == 0) break;
            std::size_t button = draw(random_, size_ * size_);
            while (((nearest ^ now) >> button & 1U) == 0) button = (button + 1) % (size_ * size_);
            now ^= std::size_t{1} << button;
        }
    }

    std::size_t size_;
    machine::LowJoin join_;
    AllMachines machines_;
    std::vector<LitBoard> lit_;
    Random random_{1};
    SearchCache found_;
};

}  // namespace

TEST_CASE("All 331776 machines of the paper's size against a search of all 65536 boards") {
    Search search(4);
    CHECK(search.lit() == 123);
    const SearchCache found = search.compare(stride);
    CHECK(found.wrong == 0);
    CHECK(found.solvable > found.machines / 10);
    if (stride != 1) return;
    CHECK(found.machines == 331776);
    CHECK(found.solvable == 40320);
    CHECK(found.by_colour == std::map<int, std::size_t>{{1, 10080}, {2, 10080}, {3, 10080}, {4, 10080}});
    CHECK(found.by_fewest ==
          Histogram{{10, 3456}, {11, 8640}, {12, 8064}, {13, 10944}, {14, 6912}, {15, 1728}, {16, 576}});
    CHECK(found.by_solutions ==
          Histogram{{1, 19584}, {2, 7488}, {3, 8064}, {4, 1728}, {5, 1152}, {6, 1728}, {10, 576}});
    double presses = 0;
    for (const auto& [fewest, machines] : found.by_fewest) presses += static_cast<double>(fewest * machines);
    CHECK(presses / 40320 == doctest::Approx(12.414).epsilon(0.00005));
}

TEST_CASE("All machines of size 2, with exclusive or, and of size 3, with addition, against a search") {
    Search two(2);
    CHECK(two.lit() == 3);
    const SearchCache small = two.compare(1);
    CHECK(small.machines == 16);
    CHECK(small.solvable == 16);
    CHECK(small.wrong == 0);
    Search three(3);
    CHECK(three.lit() == 17);
    const SearchCache found = three.compare(1);
    CHECK(found.machines == 1296);
    CHECK(found.solvable == 576);
    CHECK(found.wrong == 0);
    CHECK(found.by_colour == std::map<int, std::size_t>{{1, 192}, {2, 192}, {3, 192}});
    CHECK(found.by_fewest.rbegin()->first == 9);
    CHECK(found.by_fewest.begin()->first == 5);
}

}  // namespace switchbox::test
