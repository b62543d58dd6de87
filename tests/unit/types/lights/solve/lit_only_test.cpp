#include "types/lights/solve/lit_only.hpp"

#include <algorithm>
#include <queue>
#include <set>
#include <utility>

#include "support/counting.hpp"
#include "support/support.hpp"
#include "types/lights/model/linear_machine.hpp"

namespace switchbox::test {

using algebra::Residues;
using machine::Effects;
using machine::PressRule;
using solve::LinearLitOnlySearch;

namespace {

struct LitOnlyGame {
    int states = 2;
    Effects effects;
    Residues target;
    PressRule rule = PressRule::lit;

    // Returns whether the button may be pressed; `needs_lit` is the turn.
    [[nodiscard]] static bool allows(bool needs_lit, const Residues& picture, std::size_t button) {
        return (picture[button] != 0) == needs_lit;
    }
    // Returns the turn after a press.
    [[nodiscard]] bool next_turn(bool needs_lit) const {
        return rule == PressRule::alternating ? !needs_lit : needs_lit;
    }
    // Returns the turns at which a press may be due.
    [[nodiscard]] std::vector<bool> turns() const {
        return rule == PressRule::alternating ? std::vector<bool>{true, false} : std::vector<bool>{true};
    }
    [[nodiscard]] std::size_t lamps() const { return target.size(); }
    [[nodiscard]] Residues press(Residues picture, std::size_t button) const {
        for (const std::size_t lamp : effects[button]) {
            picture[lamp] = static_cast<std::uint8_t>((picture[lamp] + 1) % states);
        }
        return picture;
    }
    [[nodiscard]] std::size_t pictures() const {
        std::size_t count = 1;
        for (std::size_t i = 0; i < lamps(); ++i) count *= static_cast<std::size_t>(states);
        return count;
    }
    [[nodiscard]] Residues picture(std::size_t number) const {
        Residues cells(lamps());
        for (std::uint8_t& cell : cells) {
            cell = static_cast<std::uint8_t>(number % static_cast<std::size_t>(states));
            number /= static_cast<std::size_t>(states);
        }
        return cells;
    }
    [[nodiscard]] std::size_t number(const Residues& picture) const {
        std::size_t number = 0;
        for (std::size_t i = lamps(); i > 0; --i) {
            number = number * static_cast<std::size_t>(states) + picture[i - 1];
        }
        return number;
    }
};

LinearLitOnlySearch search_of(const LitOnlyGame& game) {
    return {game.lamps(), game.states, game.rule, game.effects, game.target};
}

LinearLitOnlySearch whole_search(const LitOnlyGame& game) {
    LinearLitOnlySearch search = search_of(game);
    search.advance(to_the_end);
    REQUIRE(search.is_finished());
    return search;
}

// Returns a game in which each button changes about `changed` lamps, its own or not.
LitOnlyGame random_game(Random& random, int states, std::size_t lamps, std::size_t changed) {
    LitOnlyGame game{states, Effects(lamps), Residues(lamps)};
    for (std::vector<std::size_t>& effect : game.effects) {
        for (std::size_t lamp = 0; lamp < lamps; ++lamp) {
            if (draw(random, lamps) < changed) effect.push_back(lamp);
        }
    }
    game.target = game.picture(draw(random, game.pictures()));
    return game;
}

LitOnlyGame lit_only_lights_out(std::size_t rows, std::size_t columns) {
    LitOnlyGame game{2, {}, Residues(rows * columns)};
    for (std::size_t i = 0; i < rows * columns; ++i) {
        std::vector<std::size_t> effect{i};
        if (i >= columns) effect.push_back(i - columns);
        if (i + columns < rows * columns) effect.push_back(i + columns);
        if (i % columns > 0) effect.push_back(i - 1);
        if (i % columns + 1 < columns) effect.push_back(i + 1);
        game.effects.push_back(effect);
    }
    return game;
}

// Returns the distance from `start` by breadth-first search over pictures and turns.
std::optional<unsigned> played_distance(const LitOnlyGame& game, const Residues& start, bool needs_lit) {
    struct Played {
        Residues picture;
        bool needs_lit;
        unsigned distance;
    };
    std::set<std::pair<std::size_t, bool>> seen{{game.number(start), needs_lit}};
    std::queue<Played> waiting({Played{start, needs_lit, 0}});
    while (!waiting.empty()) {
        const Played now = waiting.front();
        waiting.pop();
        if (now.picture == game.target) return now.distance;
        for (std::size_t button = 0; button < game.lamps(); ++button) {
            if (!LitOnlyGame::allows(now.needs_lit, now.picture, button)) continue;
            const Played next{game.press(now.picture, button), game.next_turn(now.needs_lit),
                              now.distance + 1};
            if (seen.emplace(game.number(next.picture), next.needs_lit).second) waiting.push(next);
        }
    }
    return std::nullopt;
}

std::optional<std::size_t> next_press(const LinearLitOnlySearch& search, const Residues& picture,
                                      bool needs_lit) {
    const std::vector<std::size_t> way = search.shortest_way(picture, needs_lit);
    if (way.empty()) return std::nullopt;
    return way.front();
}

// Checks the local equations: except at the target, a distance is one more than the least distance after a
// press. A picture has none if no press leads to one that has. These equations determine the distances.
void check_picture(const LitOnlyGame& game, const LinearLitOnlySearch& search, const Residues& picture,
                   bool needs_lit) {
    std::optional<unsigned> least;
    std::optional<std::size_t> button_to_it;
    for (std::size_t button = 0; button < game.lamps(); ++button) {
        if (!LitOnlyGame::allows(needs_lit, picture, button)) continue;
        const std::optional<unsigned> there =
            search.distance(game.press(picture, button), game.next_turn(needs_lit));
        if (!there || (least && *least <= *there)) continue;
        least = there;
        button_to_it = button;
    }
    const std::optional<unsigned> distance = search.distance(picture, needs_lit);
    if (picture == game.target) {
        REQUIRE(distance == 0U);
        REQUIRE_FALSE(next_press(search, picture, needs_lit));
    } else {
        REQUIRE(distance.has_value() == least.has_value());
        if (least) REQUIRE(*distance == *least + 1);
        REQUIRE(next_press(search, picture, needs_lit) == button_to_it);
    }
}

// Plays the path to its end and checks that every press is allowed.
void check_way(const LitOnlyGame& game, const LinearLitOnlySearch& search, Residues picture, bool needs_lit) {
    const std::vector<std::size_t> way = search.shortest_way(picture, needs_lit);
    REQUIRE(way.size() == search.distance(picture, needs_lit).value_or(0));
    const bool has_way = search.distance(picture, needs_lit).has_value();
    for (const std::size_t button : way) {
        REQUIRE(next_press(search, picture, needs_lit) == button);
        REQUIRE(LitOnlyGame::allows(needs_lit, picture, button));
        picture = game.press(picture, button);
        needs_lit = game.next_turn(needs_lit);
    }
    REQUIRE((picture == game.target) == has_way);
}

// Returns Merlin's Magic Square (Arnold & Blaszak, figure 2), with the ring as the target.
LitOnlyGame merlin() {
    return {2,
            {{0, 1, 3, 4},
             {0, 1, 2},
             {1, 2, 4, 5},
             {0, 3, 6},
             {1, 3, 4, 5, 7},
             {2, 5, 8},
             {3, 4, 6, 7},
             {6, 7, 8},
             {4, 5, 7, 8}},
            {1, 1, 1, 1, 0, 1, 1, 1, 1}};
}

}  // namespace

TEST_CASE("Merlin's ring is eleven lit-only presses from the centre alone") {
    const LitOnlyGame game = merlin();
    const LinearLitOnlySearch search = whole_search(game);
    const Residues centre{0, 0, 0, 0, 1, 0, 0, 0, 0};
    CHECK(search.distance(centre) == 11U);
    check_way(game, search, centre, true);
    // On the dark board no button may be pressed.
    CHECK_FALSE(search.distance(Residues(9)));
    CHECK_FALSE(next_press(search, Residues(9), true));
    CHECK(search.shortest_way(Residues(9)).empty());
}

TEST_CASE(
    "Lit-only Lights Out on 5 x 5 takes at most 20 presses, from any picture that can be solved at all") {
    const LitOnlyGame game = lit_only_lights_out(5, 5);
    const LinearLitOnlySearch search = whole_search(game);
    const std::vector<std::uint64_t>& counts = search.pictures_by_distance();
    CHECK(counts.size() == 21);
    CHECK(total(counts) == std::uint64_t{1} << 23U);
    CHECK(counts[0] == 1);
    CHECK(counts[1] == 25);
    Random random(1);
    for (int n = 0; n < 1000; ++n) {
        const Residues picture = game.picture(draw(random, game.pictures()));
        check_picture(game, search, picture, true);
        check_way(game, search, picture, true);
    }
}

TEST_CASE("Lit-only and alternating distances are those that playing breadth first finds") {
    Random random(2);
    std::size_t without_a_way = 0;
    std::size_t farthest = 0;
    const std::vector<std::pair<int, std::size_t>> sizes_of_games{{2, 6}, {2, 7}, {3, 4}, {4, 3}};
    for (int n = 0; n < 80; ++n) {
        const auto& [states, lamps] = sizes_of_games[static_cast<std::size_t>(n) % 4];
        LitOnlyGame game = random_game(random, states, lamps, 1 + draw(random, 3));
        if (n % 8 >= 4) game.rule = PressRule::alternating;
        const LinearLitOnlySearch search = whole_search(game);
        std::vector<std::uint64_t> counts(search.pictures_by_distance().size());
        for (std::size_t number = 0; number < game.pictures(); ++number) {
            const Residues picture = game.picture(number);
            for (const bool needs_lit : game.turns()) {
                const std::optional<unsigned> distance = search.distance(picture, needs_lit);
                REQUIRE(distance == played_distance(game, picture, needs_lit));
                if (distance && needs_lit) ++counts.at(*distance);
                if (!distance) ++without_a_way;
                check_way(game, search, picture, needs_lit);
            }
        }
        CHECK(search.pictures_by_distance() == counts);
        farthest = std::max(farthest, counts.size() - 1);
    }
    CHECK(without_a_way > 100);
    CHECK(farthest > 8);
}

// Boards of 2 x 2, 2 x 3 and 3 x 3 lamps, from every picture.
TEST_CASE("Alternating play on small boards takes as many presses as playing breadth first does") {
    for (const char* text : {"lights-out~2x2~turns", "lights-out~2x3~turns", "lights-out~3x3~turns",
                             "merlin~turns", "cylinder~2x3~turns", "lights-out~2x2~3~turns"}) {
        CAPTURE(text);
        const machine::LinearMachine machine = machine_of(choice_of(text));
        const std::size_t lamps = machine.lamps().size();
        const LitOnlyGame game{machine.lamp_states(), machine.effects(), Residues(lamps),
                               PressRule::alternating};
        const LinearLitOnlySearch search = whole_search(game);
        for (std::size_t number = 0; number < game.pictures(); ++number) {
            const Residues picture = game.picture(number);
            REQUIRE(search.distance(picture) == played_distance(game, picture, true));
            check_way(game, search, picture, true);
        }
    }
}

TEST_CASE("Lit-only distances hold together on boards of several blocks, for every number of states") {
    Random random(3);
    const std::vector<std::pair<int, std::size_t>> larger{{2, 17}, {3, 10}, {4, 9}, {5, 7},
                                                          {6, 6},  {7, 6},  {8, 6}, {9, 5}};
    for (const auto& [states, lamps] : larger) {
        LitOnlyGame game = random_game(random, states, lamps, 3);
        for (const PressRule press : {PressRule::lit, PressRule::alternating}) {
            game.rule = press;
            const LinearLitOnlySearch search = whole_search(game);
            CHECK(search.pictures_by_distance().size() > 5);
            for (const bool needs_lit : game.turns()) {
                check_picture(game, search, game.target, needs_lit);
                for (int n = 0; n < 3000; ++n)
                    check_picture(game, search, game.picture(draw(random, game.pictures())), needs_lit);
            }
            std::uint64_t reached = 0;
            for (std::size_t number = 0; number < game.pictures(); ++number) {
                if (search.distance(game.picture(number))) ++reached;
            }
            CHECK(reached == total(search.pictures_by_distance()));
        }
    }
}

TEST_CASE("A lit-only search in slices ends where one in one go does, and its progress only grows") {
    Random random(4);
    for (int n = 0; n < 24; ++n) {
        const int states = 2 + n % 8;
        LitOnlyGame game = random_game(random, states, states == 2 ? 12 : 4, 3);
        if (n % 3 == 0) game.rule = PressRule::alternating;
        const LinearLitOnlySearch whole = whole_search(game);
        LinearLitOnlySearch search = search_of(game);
        double progress = search.progress();
        std::optional<LinearLitOnlySearch> copy;
        for (int slice = 0; !search.is_finished(); ++slice) {
            CHECK(search.progress() >= progress);
            REQUIRE(search.progress() <= 1);
            progress = search.progress();
            search.advance(1 + random.below(n < 12 ? 10 : 10000));
            if (slice == 2) copy = search;
        }
        CHECK(search.progress() == 1);
        CHECK(search.pictures_by_distance() == whole.pictures_by_distance());
        if (copy) copy->advance(to_the_end);
        for (std::size_t number = 0; number < game.pictures(); ++number) {
            const Residues picture = game.picture(number);
            REQUIRE(search.distance(picture) == whole.distance(picture));
            if (copy) REQUIRE(copy->distance(picture) == whole.distance(picture));
        }
    }
}

TEST_CASE("Lit-only games of the smallest sizes, and of the largest that fits") {
    const auto fits = LinearLitOnlySearch::fits;
    CHECK(fits(25, 2, PressRule::lit));
    CHECK_FALSE(fits(26, 2, PressRule::lit));
    CHECK(fits(24, 2, PressRule::alternating));
    CHECK_FALSE(fits(25, 2, PressRule::alternating));
    CHECK(fits(15, 3, PressRule::lit));
    CHECK_FALSE(fits(16, 3, PressRule::lit));
    CHECK_FALSE(fits(10000, 9, PressRule::lit));
    CHECK(whole_search({2, {}, {}}).distance({}) == 0U);
    const LinearLitOnlySearch one = whole_search({9, {{0}}, {0}});
    CHECK(one.distance({1}) == 8U);
    CHECK(one.shortest_way({7}) == std::vector<std::size_t>{0, 0});
    CHECK(one.pictures_by_distance() == std::vector<std::uint64_t>(9, 1));
    // A button cannot light its own lamp, since it must be lit to be pressed.
    CHECK_FALSE(whole_search({2, {{0}}, {1}}).distance({0}));
    // Each button changes only the other's lamp.
    const LinearLitOnlySearch crossed = whole_search({2, {{1}, {0}}, {0, 1}});
    CHECK(crossed.shortest_way({1, 0}) == std::vector<std::size_t>{0, 1});
    CHECK_FALSE(crossed.distance({0, 0}));
    // A button without effect is never the next press.
    CHECK_FALSE(next_press(whole_search({3, {{}}, {1}}), {2}, true));
    // With one lamp of two states, the press of a lit lamp ends the game, and that of a dark one too.
    const LinearLitOnlySearch single = whole_search({2, {{0}}, {1}, PressRule::alternating});
    CHECK_FALSE(single.distance({0}));
    CHECK(single.distance({0}, false) == 1U);
    // A press without effect passes the turn.
    const LinearLitOnlySearch passing = whole_search({2, {{}, {1}}, {1, 1}, PressRule::alternating});
    CHECK(passing.shortest_way({1, 0}) == std::vector<std::size_t>{0, 1});
    CHECK_FALSE(passing.distance({0, 0}));
}

}  // namespace switchbox::test
