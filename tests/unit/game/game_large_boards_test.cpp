// Tests of games on boards with too many lamps to write down or list.
#include "game/new_game.hpp"
#include "game/saved_game.hpp"
#include "game/share_code.hpp"
#include "support/playing.hpp"

namespace switchbox::test {
namespace {

machine::MachineChoice large(const char* id, machine::Shape shape) {
    return value_of(machine::choose(id, {.shape = shape, .states = {}}));
}

game::Game new_game(const char* id, machine::Shape shape, std::uint64_t seed) {
    return game::Game(game::opening(value_of(game::new_puzzle(large(id, shape), seed))));
}

// Checks that the game's cached results equal those computed from its position alone.
void check_against_a_fresh_one(const game::Game& game) {
    const game::Game fresh(game.position());
    CHECK(game.picture() == fresh.picture());
    CHECK(game.is_solved() == fresh.is_solved());
    CHECK(game.share_right() == doctest::Approx(fresh.share_right()));
    CHECK(game.fewest_from_here() == fresh.fewest_from_here());
    CHECK(game.verdict() == fresh.verdict());
    CHECK(game.remaining_plan() == fresh.remaining_plan());
}

}  // namespace

TEST_CASE("A large board's code is the seed of its start, and presses made since") {
    for (const char* id : {"lights-out", "torus"}) {
        for (const machine::Shape shape :
             {machine::Shape{65, 64}, machine::Shape{100, 233}, machine::Shape{7, 1000}}) {
            CAPTURE(id);
            game::Game game = new_game(id, shape, 42);
            const std::string code = game::share_code(game.position());
            CHECK(
                code.starts_with("2.seed~42~" + std::string(id) + "~" + machine::format_shape(shape) + "."));
            CHECK(code.size() < 40);
            CHECK(value_of(game::parse_share_code(code)) == game.position());
            for (const std::size_t button : {std::size_t{0}, shape.size() / 3, shape.size() - 1})
                play_on(game, game::Press{button});
            const auto again = value_of(game::parse_share_code(game::share_code(game.position())));
            CHECK(again == game.position());
            CHECK(again.puzzle.seed == 42);
            CHECK(game::link_code(game.position()) == game::share_code(game.position()));
        }
    }
}

TEST_CASE("A start that was painted is written down, until it is as it was") {
    game::Game game = new_game("lights-out", {70, 70}, 5);
    const std::string before = game::share_code(game.position());
    const auto other = static_cast<std::uint8_t>(1 - game.picture()[17]);
    play_on(game, game::SetLamp{game::Side::start, 17, other});
    const std::string painted = game::share_code(game.position());
    CHECK(painted.size() > 800);
    CHECK(painted.find("seed") == std::string::npos);
    CHECK(value_of(game::parse_share_code(painted)) == game.position());
    play_on(game, game::Undo{});
    CHECK(game::share_code(game.position()) == before);
    // The code contains the target in addition to the seed.
    play_on(game, game::SetLamp{game::Side::target, 17, 1});
    const std::string aimed = game::share_code(game.position());
    CHECK(aimed.starts_with("2.seed~5~lights-out~70x70.."));
    CHECK(value_of(game::parse_share_code(aimed)) == game.position());
}

TEST_CASE("Small boards are written down as they always were") {
    const game::Game game = new_game("lights-out", {64, 64}, 42);
    CHECK(game::share_code(game.position()).find("seed") == std::string::npos);
}

TEST_CASE(
    "A link is to the puzzle where the presses would be too long for one, and to nothing where that is") {
    game::Game game = new_game("lights-out", {600, 600}, 1);
    const std::string opening = game::share_code(game.position());
    play_on(game, game::Solve{});
    const std::size_t steps = game.position().timeline->plan.size();
    play_on(game, game::StepTo{steps / 2});
    CHECK(game::share_code(game.position()).size() > game::max_linked);
    CHECK(game::link_code(game.position()) == opening);
    play_on(game, game::Dismiss{});
    play_on(game, game::SetPicture{game::Side::start, game::random_picture(game.puzzle().machine, 8)});
    CHECK(game::link_code(game.position()) == std::nullopt);
}

TEST_CASE("What a press changes of a large board is what a fresh look finds") {
    Random random(4);
    for (const machine::Shape shape :
         {machine::Shape{66, 66}, machine::Shape{67, 67}, machine::Shape{69, 70}}) {
        CAPTURE(shape.rows);
        game::Game game = new_game("lights-out", shape, 9);
        for (int i = 0; i < 30; ++i) {
            const std::uint64_t kind = random.below(5);
            if (kind < 3) play_on(game, game::Press{static_cast<std::size_t>(random.below(shape.size()))});
            if (kind == 3 && game.allows(game::Undo{})) play_on(game, game::Undo{});
            if (kind == 4 && game.allows(game::Redo{})) play_on(game, game::Redo{});
        }
        check_against_a_fresh_one(game);
        play_on(game, game::Solve{});
        const std::size_t steps = game.position().timeline->plan.size();
        for (const std::size_t step : {std::size_t{3}, std::size_t{700}, steps, steps - 5, steps / 2}) {
            play_on(game, game::StepTo{step});
            CHECK(game.position().timeline->step == step);
            check_against_a_fresh_one(game);
        }
        play_on(game, game::StepTo{steps});
        CHECK(game.is_solved());
    }
}

TEST_CASE("A long solution is saved without its presses, and comes back") {
    game::Game game = new_game("lights-out", {100, 100}, 3);
    REQUIRE(std::holds_alternative<solve::Unique>(game.verdict()));
    play_on(game, game::Press{4321});
    play_on(game, game::Solve{});
    play_on(game, game::StepTo{100});
    play_on(game, game::Press{game.position().timeline->plan[100]});
    const std::string saved = game::save_game(game);
    CHECK(saved.size() < 200);
    CHECK(saved.find("\nsolve\n") != std::string::npos);
    CHECK(value_of(game::load_game(saved)) == game);
    // A planned button out of turn closes the solution, since long plans are not reordered.
    play_on(game, game::Press{game.position().timeline->plan[200]});
    CHECK(!game.position().timeline);
    check_against_a_fresh_one(game);
}

TEST_CASE("What is painted on a large board is kept") {
    for (const char* action : {"paint start 1-4000,4200,4300-4900 1", "paint target 1-70 1"}) {
        game::Game game = new_game("lights-out", {70, 70}, 5);
        play_on(game, value_of(game::parse_action(action)));
        check_against_a_fresh_one(game);
        CHECK(value_of(game::load_game(game::save_game(game))) == game);
        machine::Picture other = machine::Picture::filled({70, 70}, 1);
        other[17] = other[4899] = 0;
        const game::Action set = game::SetPicture{game::Side::start, other};
        CHECK(value_of(game::parse_action(game::format_action(set))) == set);
        CHECK(game::format_action(set).size() < 60);
        play_on(game, set);
        CHECK(value_of(game::load_game(game::save_game(game))) == game);
        play_on(game, game::Undo{});
        play_on(game, game::Undo{});
        CHECK(game.position() == new_game("lights-out", {70, 70}, 5).position());
    }
}

TEST_CASE("Sums and differences of cells are counted eight at a time and to the last") {
    Random random(6);
    for (std::size_t size = 0; size < 40; ++size) {
        std::vector<std::uint8_t> a(size);
        std::vector<std::uint8_t> b(size);
        std::size_t sum = 0;
        std::size_t different = 0;
        for (std::size_t i = 0; i < size; ++i) {
            a[i] = static_cast<std::uint8_t>(random.below(256));
            b[i] = random.below(2) == 0 ? a[i] : static_cast<std::uint8_t>(random.below(256));
            sum += a[i];
            different += a[i] != b[i] ? 1 : 0;
        }
        CHECK(machine::sum_of(a) == sum);
        CHECK(machine::count_different(a, b) == different);
    }
}

TEST_CASE("Where cells differ, and whether all are 0, is found from either end to the last") {
    for (std::size_t size = 0; size < 40; ++size) {
        const std::vector<std::uint8_t> blank(size);
        CHECK(machine::is_blank(blank));
        CHECK(machine::different_range(blank, blank) == machine::CellRange{});
        for (std::size_t first = 0; first < size; ++first) {
            for (std::size_t last = first; last < size; ++last) {
                std::vector<std::uint8_t> other = blank;
                other[first] = other[last] = 1;
                CHECK_FALSE(machine::is_blank(other));
                CHECK(machine::different_range(blank, other) == machine::CellRange{first, last + 1});
            }
        }
    }
}

TEST_CASE("What is left of a plan is the same however it is reached") {
    game::Game game = new_game("lights-out", {70, 67}, 9);
    play_on(game, game::Solve{});
    const game::Plan plan = game.position().timeline->plan;
    Random random(8);
    for (int i = 0; i < 40; ++i) {
        const std::size_t step = draw(random, plan.size() + 1);
        play_on(game, game::StepTo{step});
        machine::PressGrid left = game.machine().no_presses();
        for (std::size_t at = step; at < plan.size(); ++at) ++left[plan[at]];
        REQUIRE(game.remaining_plan() == left);
        CHECK(game::Game(game.position()).remaining_plan() == left);
    }
    play_on(game, game::Dismiss{});
    CHECK(machine::is_blank(game.remaining_plan().cells));
}

TEST_CASE("Copies of a grid share their cells until one changes") {
    machine::Picture first = machine::Picture::filled({2, 3}, 1);
    const machine::Picture second = first;
    CHECK(std::as_const(first).cells.data() == second.cells.data());
    first[4] = 0;
    CHECK(std::as_const(first).cells.data() != second.cells.data());
    CHECK(second == machine::Picture::filled({2, 3}, 1));
    CHECK(first != second);
    first[4] = 1;
    CHECK(first == second);
}

}  // namespace switchbox::test
