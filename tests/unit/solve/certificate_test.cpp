// Tests of certificates: which claims a verdict allows, and their texts. tests/cli/certificates.test.mjs has
// them checked by another program.
#include "solve/certificate.hpp"

#include "game/new_game.hpp"
#include "support/playing.hpp"
#include "support/support.hpp"
#include "types/lights/model/linear_machine.hpp"

namespace switchbox::test {

using solve::Certificate;
using solve::CertificateClaim;
using solve::CertificateGap;

namespace {

bool has(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

Certificate certificate_of(const game::Game& game, std::optional<CertificateClaim> claim = std::nullopt) {
    const solve::Question question{game.machine(), game.position().presses, game.puzzle().target};
    const Certificate made = solve::certificate(game.solver(), question, game.verdict(), claim);
    if (!claim) CHECK(solve::has_certificate(question, game.verdict()) == !made.text.empty());
    return made;
}

game::Game first_game(const std::string& machine) {
    return game::Game(game::opening(value_of(game::new_puzzle(value_of(machine::parse_choice(machine)), 1))));
}

solve::AddingPuzzle two_lamps() {
    return {{2, 4}, {{{0, 1}, {1, 2}}, {{1, 1}}, {}}, {1, 0}, {0, std::nullopt}, {{1, 3}}, {{0, 2}, {2, 5}}};
}

}  // namespace

TEST_CASE("A certificate has the question in full, a line for each key") {
    CHECK(solve::certify_solved(two_lamps(), {1, 0, 0}) == R"({
  "format": "switchbox-certificate",
  "version": 1,
  "claim": "solved",
  "lamps": 2,
  "moduli": [2, 4],
  "buttons": [[[0, 1], [1, 2]], [[1, 1]], []],
  "start": [1, 0],
  "target": [0, null],
  "limits": {"1": 3},
  "costs": {"0": 2, "2": 5},
  "presses": [1, 0, 0]
}
)");
    CHECK(has(solve::certify_impossible(two_lamps(), {{1, 0}, 2}),
              "\"weights\": [1, 0],\n  \"modulus\": 2\n}"));
}

TEST_CASE("Quiet presses are reduced by the lamps that matter, and have their orders") {
    // Buttons 1 and 2 move no lamp that matters, so any number of their presses is no press.
    const std::string text = solve::certify_fewest(two_lamps(), {1, 0, 0}, {{0, 1, 0}, {2, 0, 1}});
    CHECK(has(text, "\"quiet\": []"));
    solve::AddingPuzzle puzzle = two_lamps();
    puzzle.target[1] = 0;
    CHECK(has(solve::certify_fewest(puzzle, {1, 2, 0}, {{0, 4, 1}, {2, 0, 0}, {0, 2, 0}}),
              "{\"order\": 2, \"presses\": [0, 2, 0]}]"));
}

TEST_CASE("The distance of the nearest target counts the lamps that matter") {
    const std::string text = solve::certify_nearest(two_lamps(), {1, 3}, {{{1, 0}, 2}});
    CHECK(has(text, "\"reached\": [1, 3],\n  \"distance\": 1,\n  \"tests\": ["));
    CHECK(has(text, "{\"modulus\": 2, \"weights\": [1, 0]}]"));
}

TEST_CASE("The claim is the strongest that the verdict proves") {
    const Certificate fewest = certificate_of(paper_game());
    CHECK(fewest.claim == CertificateClaim::fewest);
    CHECK(fewest.gap == CertificateGap::nothing);
    CHECK(has(fewest.text, "\"presses\": [0, 0, 0, 0, 1, 1, 1, 0, 1],\n  \"quiet\": []"));
    const Certificate solved = certificate_of(paper_game(), CertificateClaim::solved);
    CHECK(has(solved.text, "\"claim\": \"solved\""));
    const Certificate other = certificate_of(paper_game(), CertificateClaim::impossible);
    CHECK(other.text.empty());
    CHECK(other.gap == CertificateGap::other_answer);
}

TEST_CASE("On Ghaly's machine and the cube presses are certified, but not that they are the fewest") {
    const Certificate ghaly = certificate_of(new_ghaly_game(4, 1));
    CHECK(ghaly.claim == CertificateClaim::solved);
    CHECK(ghaly.gap == CertificateGap::no_method);
    CHECK(has(ghaly.text, "\"machine\": \"ghaly\""));
    game::Game cube = first_game("cube~2");
    CHECK(certificate_of(cube).gap == CertificateGap::no_answer);
    search_on(cube, std::uint64_t{1} << 40U);
    CHECK(certificate_of(cube).claim == CertificateClaim::solved);
}

TEST_CASE("No more sums are claimed than a checker tries, less for buttons of more than two states") {
    constexpr std::uint32_t most = std::uint32_t{1} << 24U;
    CHECK(solve::can_be_tried(Natural{most}, 3'814, true));
    CHECK_FALSE(solve::can_be_tried(Natural{most}, 3'815, true));
    CHECK(solve::can_be_tried(Natural{most}, 29, false));
    CHECK_FALSE(solve::can_be_tried(Natural{most}, 30, false));
    CHECK_FALSE(solve::can_be_tried(Natural{most} * Natural{2}, 1, true));
}

TEST_CASE("There is no certificate where the order of presses counts") {
    CHECK(certificate_of(first_game("merlin~lit")).gap == CertificateGap::order_counts);
}

}  // namespace switchbox::test
