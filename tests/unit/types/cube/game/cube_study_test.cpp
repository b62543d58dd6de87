// Tests of the Machine pane's figures for the Rubik's cube (docs/understanding.md, "Model").
#include "types/cube/game/cube_study.hpp"

#include <numeric>
#include <string>
#include <utility>
#include <vector>

#include "game/game.hpp"
#include "game/sentences.hpp"
#include "game/type_games.hpp"
#include "solve/state_graph.hpp"
#include "support/cube_playing.hpp"
#include "support/cubes.hpp"
#include "support/playing.hpp"
#include "types/cube/game/cube_games.hpp"
#include "types/cube/model/cube_machine.hpp"

namespace switchbox::test {

using game::Game;
using machine::Metric;

namespace {

// Returns the rows of one section of the cube study, as pairs of name and value.
std::vector<std::pair<std::string, std::string>> figures(const Game& game, std::string_view id) {
    std::vector<std::pair<std::string, std::string>> rows;
    for (const game::StudySection& section : game::cube_study(game)) {
        if (section.id != id) continue;
        for (const game::StudyRow& row : section.rows) rows.emplace_back(say(row.name), say(row.value));
    }
    return rows;
}

std::string figure(const Game& game, std::string_view id, std::string_view name) {
    for (const auto& [row, value] : figures(game, id))
        if (row == name) return value;
    return "(none)";
}

std::string section_words(const Game& game, std::string_view id) {
    for (const game::StudySection& section : game::cube_study(game))
        if (section.id == id) return say(section.words);
    return "(none)";
}

std::string row_words(const Game& game, std::string_view id, std::string_view name) {
    for (const game::StudySection& section : game::cube_study(game)) {
        for (const game::StudyRow& row : section.rows)
            if (section.id == id && say(row.name) == name) return say(row.words);
    }
    return "(none)";
}

game::ButtonPairs pairs_of(const machine::MachineChoice& choice) {
    return game::commuting_pairs(*choice->make_machine(choice->default_start()));
}

using Figures = std::vector<std::pair<std::string, std::string>>;

}  // namespace

TEST_CASE("The cube as a five-tuple") {
    const std::vector<game::TupleRow> rows = game::five_tuple(cube_game({}, ""));
    REQUIRE(rows.size() == 5);
    CHECK(say(rows[0].size) == "43252003274489856000");
    CHECK(say(rows[1].size) == "18");
    CHECK(say(game::five_tuple(cube_game({2, Metric::clockwise}, ""))[0].size) == "3,674,160");
    CHECK(say(game::five_tuple(cube_game({2, Metric::clockwise}, ""))[1].size) == "3");
    const Game game = cube_game({}, "");
    CHECK(!solve::StateGraph::of(game.machine(), game.puzzle().target));
    Game turned = cube_game({}, "");
    turn(turned, "R U");
    const std::vector<game::Transition> made = game::transitions(turned, 5);
    REQUIRE(made.size() == 2);
    CHECK(made[0].after == made[1].before);
    CHECK(machine::is_blank(made[0].before.cells));
}

TEST_CASE("The permutation in play is written for GAP, with the facet numbers of its manual") {
    const auto permutation = [](const Game& game) { return game::cube_study(game).front().permutation; };
    Game game = cube_game({}, "");
    CHECK(permutation(game) == "()");
    turn(game, "U");
    CHECK(permutation(game) == "(1,3,8,6)(2,5,7,4)(9,33,25,17)(10,34,26,18)(11,35,27,19)");
    // GAP's product goes from left to right: U takes 1 to 3, then R takes 3 to 38.
    turn(game, "R");
    CHECK(permutation(game).starts_with("(1,38,"));
}

TEST_CASE("The permutation in play has its cycles and its order, and so have the turns so far") {
    Game game = cube_game({}, "");
    CHECK(figures(game, "order") == Figures{{"Corners", "all at home"},
                                            {"Edges", "all at home"},
                                            {"Order", "1"},
                                            {"Order of the turns so far", "1"}});
    CHECK(row_words(game, "order", "Order of the turns so far") == "Together they change nothing.");
    turn(game, "R U");
    CHECK(figures(game, "order") == Figures{{"Corners", "(URF)+ (UFL ULB UBR DRB DFR)-"},
                                            {"Edges", "(UR BR DR FR UF UL UB)"},
                                            {"Order", "105"},
                                            {"Order of the turns so far", "105"}});
    CHECK(row_words(game, "order", "Order of the turns so far") ==
          "Made 105 times in all, they solve the cube.");
    for (int i = 1; i < 105; ++i) {
        CHECK(!game.is_solved());
        turn(game, "R U");
    }
    CHECK(game.is_solved());
    Game scrambled = cube_game({}, "F D");
    turn(scrambled, "R");
    CHECK(figure(scrambled, "order", "Order of the turns so far") == "4");
    CHECK(row_words(scrambled, "order", "Order of the turns so far") ==
          "Made 4 times in all, they bring the start back.");
    CHECK(figure(scrambled, "order", "Order") == std::to_string(machine::order_of(cube_after("F D R"))));
    Game small = cube_game({2}, "");
    turn(small, "R U");
    CHECK(figures(small, "order") == Figures{{"Corners", "(URF)+ (UFL ULB UBR DRB DFR)-"},
                                             {"Order", "15"},
                                             {"Order of the turns so far", "15"}});
}

TEST_CASE("The three laws come with the sums of the present cube") {
    Game game = cube_game({}, "");
    turn(game, "F R");
    CHECK(figures(game, "laws") == Figures{{"Twists of the corners", "9 = 0 mod 3"},
                                           {"Flips of the edges", "4 = 0 mod 2"},
                                           {"Corners and edges permuted", "even, even"}});
    CHECK(row_words(game, "laws", "Flips of the edges") == "UR 1, UF 1, DF 1 and FL 1; all others 0.");
    turn(game, "U");
    CHECK(figure(game, "laws", "Corners and edges permuted") == "odd, odd");
    CHECK(section_words(game, "laws").find("so turns solve this one.") != std::string::npos);
    machine::Pieces broken = cube_after("F R");
    broken.twist[0] = static_cast<std::uint8_t>((broken.twist[0] + 1) % 3);
    broken.flip[11] ^= 1U;
    std::swap(broken.edge[2], broken.edge[3]);
    const Game none(game::opening(cube_from({}, machine::stickers_of(broken, 3))));
    CHECK(figure(none, "laws", "Twists of the corners").ends_with(" = 1 mod 3"));
    CHECK(figure(none, "laws", "Flips of the edges").ends_with(" = 1 mod 2"));
    CHECK(figure(none, "laws", "Corners and edges permuted") == "even, odd");
    CHECK(section_words(none, "laws").find("so no turns solve this one.") != std::string::npos);
    const Game small = cube_game({2}, "R U");
    CHECK(figures(small, "laws").size() == 1);
    machine::Stickers painted = machine::solved_stickers(3);
    painted.colours[0] = 1;
    const Game no_cube(game::opening(cube_from({}, painted)));
    CHECK(figures(no_cube, "laws").empty());
    CHECK(section_words(no_cube, "laws").find("no cube") != std::string::npos);
    CHECK(figures(no_cube, "order").size() == 1);
    game::Position asking = cube_game({}, "R U").position();
    asking.puzzle.asks = true;
    CHECK(figures(Game(asking), "laws").empty());
    CHECK(section_words(Game(asking), "laws") == "The sums would give the answer away.");
}

TEST_CASE("Commutators of neighbouring faces move few pieces, those of opposite ones none") {
    const Game game = cube_game({}, "");
    CHECK(figures(game, "commutators") == Figures{{"R U R' U'", "order 6, 7 pieces"},
                                                  {"R' D' R D", "order 6, 7 pieces"},
                                                  {"R U' R' U", "order 6, 7 pieces"},
                                                  {"R2 U2 R2 U2", "order 3, 9 pieces"},
                                                  {"R L R' L'", "order 1, 0 pieces"}});
    CHECK(figures(cube_game({2}, ""), "commutators") == Figures{{"R U R' U'", "order 6, 4 pieces"},
                                                                {"R U' R' U", "order 6, 4 pieces"},
                                                                {"F R F' R'", "order 6, 4 pieces"},
                                                                {"R2 U2 R2 U2", "order 3, 6 pieces"}});
}

TEST_CASE("R U is not U R, while all of Merlin's buttons commute") {
    CHECK(figures(cube_game({}, ""), "order-counts") == Figures{{"R U", "order 105, 13 pieces"},
                                                                {"U R", "order 105, 13 pieces"},
                                                                {"Stickers that differ", "12"},
                                                                {"Pairs of turns that commute", "45 of 153"},
                                                                {"Pairs of Merlin's buttons", "36 of 36"}});
    CHECK(figure(cube_game({2}, ""), "order-counts", "Stickers that differ") == "8");
    // Turns of opposite faces commute, and turns of one face.
    const game::ButtonPairs clockwise = pairs_of(machine::choose_cube({3, Metric::clockwise}));
    CHECK(clockwise.commuting == 3);
    CHECK(clockwise.all == 15);
    const game::ButtonPairs quarter = pairs_of(machine::choose_cube({3, Metric::quarter}));
    CHECK(quarter.commuting == 18);
    CHECK(quarter.all == 66);
}

TEST_CASE("The size of the cube's group is a product of orbits") {
    for (const std::size_t side : both_sides) {
        const Game game = cube_game({side}, "");
        Natural product = 1;
        std::string places = figure(game, "size", "Places");
        std::size_t factors = 0;
        while (!places.empty()) {
            const std::size_t end = places.find(' ');
            product.multiply_add(static_cast<std::uint32_t>(std::stoul(places)), 0);
            places = end == std::string::npos ? "" : places.substr(places.find(' ', end + 1) + 1);
            ++factors;
        }
        CHECK(factors == (side == 3 ? 18 : 6));
        CHECK(product.decimal() == (side == 3 ? "43252003274489856000" : "3674160"));
        CHECK(figure(game, "size", "Their product") == say(game::five_tuple(game)[0].size));
    }
}

TEST_CASE("States of the small cube are counted by distance, in slices") {
    CHECK(game::cube_count(cube_game({}, "")) == nullptr);
    const std::array<std::size_t, 3> farthest{11, 14, 19};
    for (const Metric metric : {Metric::face, Metric::quarter, Metric::clockwise}) {
        const Game game = cube_game({2, metric}, "R U F");
        const std::shared_ptr<game::StateCount> count = game::cube_count(game);
        CHECK(say(count->words({})) == "Counting: 0%");
        int slices = 0;
        for (; !count->is_finished(); ++slices) count->advance(30'000'000);
        CHECK(slices > 10);
        CHECK(count->counts().size() == farthest.at(static_cast<std::size_t>(metric)) + 1);
        CHECK(std::accumulate(count->counts().begin(), count->counts().end(), std::uint64_t{0}) == 3674160);
        CHECK(count->distance(game) == (metric == Metric::clockwise ? 9 : 3));
        // The solver of the same game then uses the table.
        CHECK(game::cube_count(game)->is_finished());
        CHECK(game.search_after(game.position().presses).is_complete());
    }
    const Game game = cube_game({2}, "R U F");
    const std::shared_ptr<game::StateCount> count = game::cube_count(game);
    while (!count->is_finished()) count->advance(1'000'000'000);
    CHECK(say(count->words(3)) ==
          "This cube is 3 turns from solved, one of 321. The farthest states, 2644 of them, need 11 turns.");
    CHECK(say(count->words_at(2)) == "2: 54");
    machine::Pieces twisted = machine::solved_pieces();
    twisted.twist[0] = 1;
    CHECK(!count->distance(Game(game::opening(cube_from({2}, machine::stickers_of(twisted, 2))))));
}

TEST_CASE("A permutation is even or odd by how many of its cycles have an even length") {
    const auto parities = [](std::string_view turns_made) {
        return figure(cube_game({}, turns_made), "laws", "Corners and edges permuted");
    };
    CHECK(parities("") == "even, even");
    CHECK(parities("U") == "odd, odd");  // one 4-cycle of corners and one of edges
    CHECK(parities("U D") == "even, even");
    CHECK(parities("U R2") == "odd, odd");
}

TEST_CASE("The order of a small cube speaks of corners alone") {
    const auto why = [](std::size_t side) {
        return row_words(cube_game({side, Metric::face}, "R"), "order", "Order");
    };
    CHECK(why(3).find("edges flipped") != std::string::npos);
    CHECK(why(2).find("edges") == std::string::npos);
    CHECK(why(2).find("twisted by a third: it takes three rounds") != std::string::npos);
}

}  // namespace switchbox::test
