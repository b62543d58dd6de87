// Tests of undo and replay, of revisions, and of games on boards with too many lamps to write down or list.
#include <map>

#include "game/new_game.hpp"
#include "game/saved_game.hpp"
#include "game/share_code.hpp"
#include "sampling.hpp"
#include "support/playing.hpp"
#include "types/ghaly/model/ghaly_choice.hpp"

namespace switchbox::test {

using game::Action;
using game::Game;
using game::Redo;
using game::Undo;

namespace {

Game replayed(const Game& game) {
    Game again(game.origin());
    for (const Action& action : game.log()) play_on(again, action);
    return again;
}

void repeat(Game& game, const Action& action) {
    while (game.allows(action)) play_on(game, action);
}

}  // namespace

TEST_CASE("Undoing everything gives the origin, and redoing everything the end") {
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        Random random(seed);
        Game game = paper_game();
        play_at_random(game, random, 3000);
        repeat(game, Redo{});
        const game::Position end = game.position();
        for (int round = 0; round < 2; ++round) {
            repeat(game, Undo{});
            REQUIRE(game.position() == game.origin());
            repeat(game, Redo{});
            REQUIRE(game.position() == end);
        }
    }
}

TEST_CASE("Undo remembers a thousand presses one by one") {
    Random random(1);
    Game game = paper_game();
    std::vector<game::Position> passed{game.position()};
    for (int n = 0; n < 1000; ++n) {
        play_on(game, game::Press{draw(random, 9)});
        passed.push_back(game.position());
    }
    for (std::size_t i = passed.size(); i-- > 1;) {
        REQUIRE(game.position() == passed[i]);
        play_on(game, Undo{});
    }
    for (const game::Position& position : passed) {
        REQUIRE(game.position() == position);
        if (game.allows(Redo{})) play_on(game, Redo{});
    }
}

TEST_CASE("Undo crosses Restart, New game and Open") {
    Game game = paper_game();
    play_on(game, "press 2");
    const game::Position strayed = game.position();
    for (const char* action :
         {"restart", "new lights-out~4x4 7", "new merlin 3", "open 1.merlin.mI.94.jA.3.txsm9"}) {
        CAPTURE(action);
        play_on(game, action);
        const game::Position there = game.position();
        CHECK(there != strayed);
        play_on(game, "undo");
        CHECK(game.position() == strayed);
        CHECK(game.picture() == picture("011/110/001"));
        play_on(game, "redo");
        CHECK(game.position() == there);
        play_on(game, "undo");
    }
}

TEST_CASE("Something new after an undo takes the redo away") {
    Game game = paper_game();
    play_on(game, "press 2");
    play_on(game, "undo");
    CHECK(game.allows(Redo{}));
    play_on(game, "press 3");
    CHECK_FALSE(game.allows(Redo{}));
}

TEST_CASE("Replaying the log from the origin gives an equal game") {
    for (std::uint64_t seed = 11; seed <= 15; ++seed) {
        Random random(seed);
        Game game = paper_game();
        for (int part = 0; part < 4; ++part) {
            play_at_random(game, random, 300);
            const Game again = replayed(game);
            REQUIRE(again == game);
            REQUIRE(again.log() == game.log());
            REQUIRE(again.picture() == game.picture());
            REQUIRE(again.verdict() == game.verdict());
        }
    }
}

TEST_CASE("A refused action leaves the game as it was, an allowed one does what the pictures say") {
    Random random(21);
    Game game = paper_game();
    for (int n = 0; n < 1500; ++n) {
        const Action action = random_action(random, game);
        const Game before = game;
        const bool allowed = game.allows(action);
        const auto done = game.apply(action);
        if (done || !is_searched_for(action)) REQUIRE(static_cast<bool>(done) == allowed);
        if (!done) {
            REQUIRE(game == before);
            REQUIRE(game.log() == before.log());
        }
        const game::Position& now = game.position();
        const auto machine = now.puzzle.machine->make_machine(now.puzzle.start);
        REQUIRE(game.picture() == machine->picture(now.presses));
        for (const auto& [lamp, shown] : {std::pair{game.machine().lamp_sites(), game.picture().cells},
                                          std::pair{game.machine().button_sites(), now.presses.cells}}) {
            for (std::size_t cell = 0; cell < shown.size(); ++cell)
                REQUIRE((lamp.has(cell) || shown[cell] == 0));
        }
        REQUIRE(game.is_solved() == (game.fewest_from_here() == 0U));
        if (game.hint()) REQUIRE(*game.hint() < game.machine().buttons().size());
        if (now.timeline) {
            const auto last = sum(now.presses, game.remaining_plan(), game.machine().press_states());
            REQUIRE(game.machine().picture(last) == now.puzzle.target);
        }
    }
}

TEST_CASE("Games are values: a copy goes its own way") {
    Game game = paper_game();
    play_on(game, "press 5");
    const Game copy = game;
    CHECK(copy == game);
    play_on(game, "press 6");
    CHECK_FALSE(copy == game);
    CHECK(copy.picture() == picture("110/001/011"));
    play_on(game, "undo");
    CHECK_FALSE(copy == game);  // the copy has nothing to redo
}

TEST_CASE("Many steps along a timeline take one place in the log") {
    Game game = paper_game();
    play_on(game, "solve");
    for (int round = 0; round < 100; ++round) {
        play_on(game, "step 4");
        play_on(game, "step 1");
    }
    CHECK(game.log() == std::vector<Action>{game::Solve{{4, 5, 6, 8}}, game::StepTo{1}});
    CHECK(replayed(game) == game);
}

namespace {

// Returns all readable properties of a game as a text.
std::string everything(const Game& game) {
    std::string text = game::share_code(game.position()) + "\n" + game::save_game(game);
    if (game.position().timeline) text += "step " + std::to_string(game.position().timeline->step) + "\n";
    text += "hint " + (game.hint() ? std::to_string(*game.hint()) : "none") + "\n";
    for (const game::Action& action : {game::Action{game::Undo{}}, game::Action{game::Redo{}}}) {
        text += game.allows(action) ? "allowed " : "refused ";
    }
    for (const std::size_t button : game.trail().buttons) text += std::to_string(button) + " ";
    const solve::Search& search = game.search();
    text += solve::name_of(search.verdict()) + " " + std::to_string(search.progress());
    if (const auto* presses = solve::presses_of(search.verdict())) text += machine::format_grid(*presses);
    if (const auto* nearest = game.nearest()) text += "\n" + machine::format_grid(nearest->target);
    for (const auto& tried : game.coach_notes().tried) text += "\n" + machine::format_grid(tried);
    return text;
}

Game game_of(const machine::MachineChoice& which, std::uint64_t seed) {
    return Game(game::opening(value_of(game::new_puzzle(which, seed))));
}

}  // namespace

TEST_CASE("What is done changes a game's number, what is refused or read does not") {
    Game game = paper_game();
    for (const char* action :
         {"press 1", "undo", "redo", "hint", "hint", "dismiss", "solve", "step 2", "step 3", "press 9",
          "dismiss", "target 000/000/000", "paint target 1 1", "restart", "new merlin 7", "new merlin 7 3",
          "open 1.merlin.mI.94.jA.3.txsm9"}) {
        CAPTURE(action);
        const std::uint64_t before = game.revision();
        const std::string readable = everything(game);
        CHECK(game.revision() == before);
        CHECK(message_of(game.apply(game::Press{9})) == "press 10: the machine has no such button");
        CHECK(game.revision() == before);
        play_on(game, action);
        CHECK(game.revision() != before);
        CHECK(everything(game) != readable);
    }
}

TEST_CASE("A copy has the number of its original until either is changed; equal games may have two numbers") {
    Game game = paper_game();
    Game copy = game;
    CHECK(copy.revision() == game.revision());
    play_on(copy, "press 5");
    CHECK(copy.revision() != game.revision());
    play_on(game, "press 5");
    CHECK(copy.revision() != game.revision());
    CHECK(copy == game);
    CHECK(paper_game().revision() != paper_game().revision());
    CHECK(paper_game() == paper_game());
}

TEST_CASE("A search that goes on changes the number, one that has ended does not") {
    Game game = game_of(many_solutions(), 1);
    REQUIRE_FALSE(game.search().is_complete());
    const std::uint64_t before = game.revision();
    const double progress = game.search().progress();
    search_on(game, 1U << 22U);
    CHECK(game.search().progress() > progress);
    CHECK(game.revision() != before);
    search_on(game, to_the_end);
    REQUIRE(game.search().is_complete());
    const std::uint64_t ended = game.revision();
    search_on(game, to_the_end);
    CHECK(game.revision() == ended);
}

TEST_CASE("A copy's number holds while the other one goes on with the search that they share") {
    Random random(2);
    const machine::MachineChoice ghaly = machine::choose_ghaly(random_codes(random, 32));
    game::Position to_match = game::opening({ghaly, ghaly->default_start(), {}});
    to_match.puzzle.target =
        ghaly->make_machine(to_match.puzzle.start)->picture(random_presses(random, ghaly));
    for (Game game : {game_of(choice_of("lights-out~4x5~lit"), 1), Game(to_match)}) {
        const Game copy = game;
        REQUIRE_FALSE(copy.search().is_complete());
        const std::string readable = everything(copy);
        const double progress = copy.search().progress();
        for (int n = 0; n < 8; ++n) search_on(game, 1U << 22U);
        CHECK(game.search().progress() > progress);
        CHECK(copy.search().progress() == progress);
        CHECK(everything(copy) == readable);
    }
}

TEST_CASE("Games with the same number tell the same, whatever becomes of their copies") {
    Random random(11);
    const std::vector<machine::MachineChoice> choices{choice("merlin"), choice("lights-out", 3, 3),
                                                      many_solutions(), choice_of("merlin~lit"),
                                                      choice("lights-out", 4, 4)};
    std::vector<Game> games;
    for (const machine::MachineChoice& which : choices) games.push_back(game_of(which, 1));
    games.push_back(new_ghaly_game(3, 1));
    std::map<std::uint64_t, std::string> told;
    const int rounds = sampled ? 150 : 1500;
    for (int n = 0; n < rounds; ++n) {
        Game& game = games[draw(random, games.size())];
        switch (random.below(6)) {
            case 0:
                game = games[draw(random, games.size())];
                break;
            case 1:
                search_on(game, 1U << 16U);
                break;
            default:
                (void)game.replay(random_action(random, game));
        }
        for (const Game& one : games) {
            const auto [known, is_new] = told.try_emplace(one.revision(), everything(one));
            REQUIRE(known->second == everything(one));
        }
    }
    CHECK(told.size() > 50);
}

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
