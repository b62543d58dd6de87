#include <set>

#include "game/new_game.hpp"
#include "game/saved_game.hpp"
#include "game/share_code.hpp"
#include "support/playing.hpp"
#include "support/solving.hpp"
#include "types/lights/game/linear_games.hpp"
#include "types/lights/model/linear_machine.hpp"

namespace switchbox::test {

using game::Game;
using machine::MachineChoice;
using machine::Picture;
using solve::InOrder;

namespace {

const std::vector<const char*> lit_only_machines{
    "merlin~lit",     "lights-out~3x4~lit",   "torus~2x3~3~lit",
    "king~3x3~lit",   "diagonals~3x4~lit",    "row-column~2x3~4~lit",
    "merlin~3~lit",   "lights-out~2x2~9~lit", "own~3x3~3~p~XQ~~~CA~lit",
    "merlin~turns",   "lights-out~3x4~turns", "torus~2x3~3~turns",
    "king~3x3~turns", "neighbours~turns",     "own~3x3~3~c~XQ~~~CA~turns"};

Game lit_only_merlin(std::string_view start) {
    return Game(game::opening({choice_of("merlin~lit"), picture(start), picture("111/101/111")}));
}

bool is_lit(const Game& game, std::size_t button) { return game.picture()[button] != 0; }

// Returns whether a cell has a button and its lamp is due.
bool is_due(const Game& game, std::size_t button) {
    const bool alternates = game.machine().press_rule() == machine::PressRule::alternating;
    const bool needs_lit = !alternates || game.position().press_count % 2 == 0;
    const bool is_button = game.machine().button_sites().has(button);
    return is_button && is_lit(game, button) == needs_lit;
}

}  // namespace

TEST_CASE("The press of a dark lamp is refused in words and changes nothing") {
    Game game = lit_only_merlin("100/110/001");
    const Game before = game;
    CHECK_FALSE(game.allows(game::Press{1}));
    CHECK(message_of(game.apply(game::Press{1})) == "Lamp 2 is dark. You can press only lit lamps.");
    CHECK(game == before);
    CHECK(game.log().empty());
    CHECK(message_of(game.apply(game::Press{9})) == "press 10: the machine has no such button");
    play_on(game, "press 1");
    CHECK(game.picture() == picture("010/000/001"));
    // The button has turned its own lamp off.
    CHECK_FALSE(game.allows(game::Press{0}));
    CHECK(game.allows(game::Press{1}));
}

TEST_CASE("In alternating play a press out of turn is refused, and the status says what is next") {
    Game game(game::opening({choice_of("merlin~turns"), picture("100/110/001"), picture("111/101/111")}));
    CHECK(say(game::standing(game)) == "Next: a lit lamp.");
    CHECK(message_of(game.apply(game::Press{1})) == "Press a lit lamp now: this is a dark lamp.");
    CHECK(play_on(game, "press 1").find("Next: a dark lamp.") != std::string::npos);
    CHECK(game.picture() == picture("010/000/001"));
    CHECK(message_of(game.apply(game::Press{1})) == "Press a dark lamp now: this is a lit lamp.");
    play_on(game, "press 1");
    CHECK(game.picture() == picture("100/110/001"));
    CHECK(say(game::standing(game)) == "Next: a lit lamp.");
    play_on(game, "undo");
    CHECK(say(game::standing(game)) == "Next: a dark lamp.");
    // With an odd number of states, too, the turn does not depend on which buttons were pressed.
    Game three(game::opening({choice_of("lights-out~1x2~3~turns"), picture("12"), picture("00")}));
    for (const char* press : {"press 1", "press 2", "press 2"}) play_on(three, press);
    CHECK(three.picture() == picture("12"));
    CHECK(message_of(three.apply(game::Press{0})) ==
          "Press a lamp at 0 now: this is a lamp that is not at 0.");
}

TEST_CASE("Exactly the lamps that are due can be pressed, whatever their states") {
    Random random(1);
    for (const char* text : lit_only_machines) {
        Game game = paper_game();
        play_on(game, game::NewGame{choice_of(text), 1});
        for (int n = 0; n < 30; ++n) {
            const std::size_t button = draw(random, game.picture().size());
            const Picture before = game.picture();
            const bool due = is_due(game, button);
            REQUIRE(game.allows(game::Press{button}) == due);
            REQUIRE(static_cast<bool>(game.apply(game::Press{button})) == due);
            if (!due) REQUIRE(game.picture() == before);
        }
    }
}

TEST_CASE("From the centre alone Merlin's ring is eleven lit-only presses away, and Solve plays them") {
    Game game = lit_only_merlin("000/010/000");
    REQUIRE(std::holds_alternative<InOrder>(game.verdict()));
    CHECK(game.fewest_from_here() == 11U);
    CHECK(is_proved_fewest(game.verdict()));
    CHECK(name_of(game.verdict()) == "in order");
    CHECK(play_on(game, "solve") == "The solution has 11 presses. Step through it or play it.");
    CHECK(play_on(game, "step 11") ==
          "Step 11 of 11. Solved in 11 presses, the fewest possible. Solution shown.");
}

TEST_CASE("Solve gives a plan whose every press is legal when it comes") {
    Random random(2);
    for (const char* text : lit_only_machines) {
        for (std::uint64_t seed = 0; seed < 4; ++seed) {
            Game game = paper_game();
            play_on(game, game::NewGame{choice_of(text), seed});
            CAPTURE(std::string(text));
            REQUIRE_FALSE(game.is_solved());
            play_on(game, "solve");
            const std::vector<std::size_t> plan = game.position().timeline->plan;
            Game by_hand = game;
            for (std::size_t step = 0; step < plan.size(); ++step) {
                REQUIRE(by_hand.allows(game::Press{plan[step]}));
                play_on(by_hand, game::Press{plan[step]});
                REQUIRE(by_hand.position().timeline->step == step + 1);
                play_on(game, game::StepTo{step + 1});
                REQUIRE(game.picture() == by_hand.picture());
                REQUIRE(game.fewest_from_here() == plan.size() - step - 1);
            }
            CHECK(by_hand.is_solved());
            for (std::size_t step = plan.size(); step-- > 0;) {
                play_on(game, game::StepTo{step});
                REQUIRE(is_due(game, plan[step]));
            }
        }
    }
}

TEST_CASE("Following the hints wins in the fewest lit-only presses") {
    for (const char* text : lit_only_machines) {
        Game game = paper_game();
        play_on(game, game::NewGame{choice_of(text), 9});
        for (std::size_t left = game.fewest_from_here().value(); left > 0; --left) {
            if (!game.hint()) play_on(game, "hint");
            REQUIRE(is_due(game, game.hint().value()));
            // Presses the marked button by hand, or asks for a hint again.
            if (left % 2 == 0) {
                play_on(game, game::Press{*game.hint()});
            } else {
                play_on(game, "hint");
            }
            REQUIRE(game.fewest_from_here() == left - 1);
        }
        CHECK(game.is_solved());
    }
}

TEST_CASE("A planned press out of its turn takes a lit-only game over") {
    Game game = lit_only_merlin("000/010/000");
    play_on(game, "solve");
    const std::vector<std::size_t> plan = game.position().timeline->plan;
    play_on(game, "step 3");
    for (std::size_t later = 4; later < plan.size(); ++later) {
        if (plan[later] == plan[3] || !is_lit(game, plan[later])) continue;
        play_on(game, game::Press{plan[later]});
        CHECK_FALSE(game.position().timeline);
        return;
    }
    FAIL("no planned button could be pressed out of its turn");
}

TEST_CASE("Undo takes lit-only presses back although the lamp is dark then") {
    Random random(3);
    for (const char* text : lit_only_machines) {
        Game game = paper_game();
        play_on(game, game::NewGame{choice_of(text), 2});
        std::vector<game::Position> passed{game.position()};
        for (int n = 0; n < 60; ++n) {
            const game::Press press{draw(random, game.picture().size())};
            if (!game.allows(press)) continue;
            play_on(game, press);
            passed.push_back(game.position());
        }
        REQUIRE(passed.size() > 10);
        for (std::size_t i = passed.size(); i-- > 1;) {
            REQUIRE(game.position() == passed[i]);
            play_on(game, "undo");
        }
        REQUIRE(game.position() == passed[0]);
        for (std::size_t i = 1; i < passed.size(); ++i) {
            play_on(game, "redo");
            REQUIRE(game.position() == passed[i]);
        }
        CHECK(value_of(game::load_game(game::save_game(game))) == game);
    }
}

TEST_CASE("Where presses lead to the target but no order of allowed ones does, the words say so") {
    const Game dark = lit_only_merlin("000/000/000");
    CHECK(dark.verdict() == solve::Verdict{solve::NoWay{}});
    CHECK(is_impossible(dark.verdict()));
    CHECK_FALSE(dark.fewest_from_here());
    CHECK(dark.nearest() == nullptr);
    const std::string reason =
        "This target cannot be reached while only a lit lamp can be pressed: a complete search backwards "
        "from the target never meets this picture.";
    for (const char* action : {"hint", "solve"}) {
        Game game = dark;
        CHECK(message_of(game.apply(value_of(game::parse_action(action)))) == reason);
        CHECK(game == dark);
    }
    // Even presses of dark lamps would not solve it, which has its own proof. Lit-only play may not reach a
    // target that free presses reach, so no nearest target is offered.
    const Game never(game::opening({choice_of("lights-out~1x2~lit"), picture("10"), picture("00")}));
    CHECK(std::holds_alternative<solve::Impossible>(never.verdict()));
    CHECK(never.nearest() == nullptr);
}

TEST_CASE("A lit-only board too large to search is said to be undecided, until it shows the target") {
    const MachineChoice which = choice_of("lights-out~5x6~lit");
    Game game(
        game::opening({which, picture("110000/100000/000000/000000/000000"), Picture::filled({5, 6}, 0)}));
    REQUIRE(std::holds_alternative<solve::Undecided>(game.verdict()));
    CHECK(name_of(game.verdict()) == "undecided");
    CHECK(game.search().is_complete());
    CHECK_FALSE(game.search().is_long());
    const std::string reason =
        "Lit-only play with 2 states is solved on boards of up to 25 lamps, by searching all their pictures. "
        "This one has 30.";
    CHECK(message_of(game.apply(game::Hint{})) == reason);
    CHECK(message_of(game.apply(game::Solve{})) == reason);
    CHECK(play_on(game, "press 1") == "Solved in 1 press.");
    CHECK(game.fewest_from_here() == 0U);
    CHECK(play_on(game, "undo") == "Undone. " + reason);
}

TEST_CASE(
    "A plan that a log names is taken only if each of its presses is legal and it leads to the target") {
    Game game = lit_only_merlin("000/010/000");
    play_on(game, "solve");
    const std::vector<std::size_t> plan = game.position().timeline->plan;
    play_on(game, "undo");
    CHECK(game.allows(game::Solve{plan}));
    std::vector<std::size_t> too_early(plan.begin() + 1, plan.end());
    too_early.push_back(plan.front());
    std::vector<std::size_t> unfinished(plan.begin(), plan.end() - 1);
    std::vector<std::size_t> stranger = plan;
    stranger.push_back(99);
    for (const auto& bad : {too_early, unfinished, stranger}) {
        CHECK(message_of(game.apply(game::Solve{bad})) == "solve: these presses do not lead to the target");
    }
    // If the order does not matter, a plan may be in any order.
    Game paper = paper_game();
    CHECK(paper.allows(game::Solve{{8, 6, 5, 4}}));
    CHECK_FALSE(paper.allows(game::Solve{{8, 6, 5}}));
    CHECK_FALSE(paper.allows(game::Solve{{8, 6, 5, 4, 9}}));
    CHECK_FALSE(paper.allows(game::Solve{{8, 6, 5, 4, 0}}));
}

TEST_CASE("A walk backwards can be played forwards") {
    Random random(4);
    for (const char* text : lit_only_machines) {
        const MachineChoice which = choice_of(text);
        const Picture target = which->default_target();
        const Solving solving(which);
        for (std::size_t steps = 0; steps < 12; ++steps) {
            const Picture start = game::LitOnlyWalk(*machine::rule_of(which)).back(target, steps, random);
            const solve::Verdict verdict = solving.verdict(start, target);
            CAPTURE(std::string(text));
            REQUIRE(presses_of(verdict) != nullptr);
            REQUIRE(machine::weight(*presses_of(verdict)) <= steps);
        }
    }
}

TEST_CASE("A walk backwards stops where no press can have led") {
    // Each button changes its neighbours only, and all lamps are dark: no button can have been pressed last.
    const MachineChoice which = choice_of("neighbours~lit");
    Random random(5);
    const Picture dark = Picture::filled({4, 4}, 0);
    CHECK(game::LitOnlyWalk(*machine::rule_of(which)).back(dark, 10, random) == dark);
    CHECK_FALSE(game::LitOnlyWalk(*machine::rule_of(which)).some_before(dark));
}

TEST_CASE("A picture that a lit-only press leads to another is found exactly where there is one") {
    for (const char* text : {"lights-out~2x2~lit", "neighbours~2x3~lit", "merlin~lit", "torus~2x3~3~lit",
                             "own~3x3~3~p~XQ~~~CA~lit"}) {
        const MachineChoice which = choice_of(text);
        const machine::LinearMachine machine = machine_of(which);
        const game::LitOnlyWalk walk(*machine::rule_of(which));
        const auto pressed = [&](const Picture& from, std::size_t button) {
            machine::PressGrid presses = machine.no_presses();
            presses[button] = 1;
            return machine_of(which, from).picture(presses);
        };
        std::set<std::vector<std::uint8_t>> led_to;
        Random random(1);
        std::vector<Picture> pictures;
        for (int n = 0; n < 300; ++n) pictures.push_back(random_picture(random, which));
        for (const Picture& from : pictures) {
            for (const std::size_t button : machine.button_sites().cells()) {
                if (from[button] != 0) led_to.insert(pressed(from, button).cells);
            }
        }
        for (const Picture& picture : pictures) {
            const auto before = walk.some_before(picture);
            if (!before) {
                CHECK(led_to.count(picture.cells) == 0);
                continue;
            }
            CHECK(*before != picture);
            bool leads_here = false;
            for (const std::size_t button : machine.button_sites().cells()) {
                leads_here = leads_here || ((*before)[button] != 0 && pressed(*before, button) == picture);
            }
            CHECK(leads_here);
        }
    }
}

TEST_CASE("A picture from which alternating play leads to another is found exactly where there is one") {
    for (const char* text :
         {"lights-out~1x1~turns", "lights-out~1x2~turns", "lights-out~2x2~turns", "neighbours~1x2~turns",
          "neighbours~2x3~turns", "merlin~turns", "torus~2x2~3~turns"}) {
        const MachineChoice which = choice_of(text);
        CAPTURE(std::string(text));
        const game::LitOnlyWalk walk(*machine::rule_of(which));
        Random random(2);
        for (int n = 0; n < 12; ++n) {
            const Picture target = random_picture(random, which);
            const Solving solving(which);
            const auto leads_here = [&](const Picture& from) {
                return presses_of(solving.verdict(from, target)) != nullptr;
            };
            const auto before = walk.some_before(target);
            if (before) {
                CHECK(*before != target);
                CHECK(leads_here(*before));
                continue;
            }
            for (int m = 0; m < 200; ++m) {
                const Picture from = random_picture(random, which);
                CHECK((from == target || !leads_here(from)));
            }
        }
    }
}

TEST_CASE("Where no lit-only press leads to the target there is no new game, and the words say so") {
    const std::string reason = "there is no game: no allowed press leads to the target";
    for (const char* text : {"neighbours~lit", "neighbours~64x64~lit"}) {
        const MachineChoice which = choice_of(text);
        CHECK(game::problem_with_new_game(which).value().message == reason);
        CHECK(message_of(game::new_puzzle(which, 1)) == reason);
        CHECK(message_of(game::new_puzzle_with(which, 1, 3)) == reason);
        Game game = paper_game();
        const Game before = game;
        for (const game::NewGame& fresh : {game::NewGame{which, 1}, game::NewGame{which, 1, 3}}) {
            CHECK_FALSE(game.allows(fresh));
            CHECK(message_of(game.apply(fresh)) == reason);
        }
        CHECK(game == before);
        CHECK(game.log().empty());
    }
    for (const MachineChoice& which : linear_choices()) {
        CHECK(static_cast<bool>(game::new_puzzle(which, 1)) == !game::problem_with_new_game(which));
    }
}

TEST_CASE("A plan may press a button often in lit-only play, but not without end") {
    // The button changes only its own lamp, which has nine states.
    const MachineChoice which = choice_of("lights-out~1x1~9~lit");
    Game game(game::opening({which, picture("1"), picture("0")}));
    const std::vector<std::size_t> eight(8, 0);
    CHECK(game.allows(game::Solve{eight}));
    // The lamp is dark after eight presses.
    CHECK_FALSE(game.allows(game::Solve{std::vector<std::size_t>(17, 0)}));

    // Each of two buttons changes the other's lamp, so no press turns its own lamp off.
    const MachineChoice pair = choice_of("neighbours~1x2~2~lit");
    Game turning(game::opening({pair, picture("11"), picture("10")}));
    std::vector<std::size_t> plan(301, 0);
    REQUIRE(turning.allows(game::Solve{plan}));
    play_on(turning, game::Solve{plan});
    CHECK(turning.remaining_plan()[0] == 255);
    play_on(turning, "step 45");
    CHECK(turning.remaining_plan()[0] == 255);
    play_on(turning, "step 46");
    CHECK(turning.remaining_plan()[0] == 255);
    play_on(turning, "step 47");
    CHECK(turning.remaining_plan()[0] == 254);
    play_on(turning, "step 301");
    CHECK(turning.is_solved());
    CHECK(turning.position().press_count == 301);
    play_on(turning, "step 0");
    CHECK(turning.picture() == picture("11"));
    CHECK(value_of(game::load_game(game::save_game(turning))) == turning);

    play_on(turning, "undo");
    plan.resize(game::max_plan_length - 1, 0);
    CHECK(turning.allows(game::Solve{plan}));
    plan.resize(game::max_plan_length + 1, 0);
    CHECK(message_of(turning.apply(game::Solve{plan})) == "solve: 4097 presses are too many to step through");
}

TEST_CASE("New lit-only games can be solved, are not solved yet, and are the same for the same seed") {
    for (const char* text : lit_only_machines) {
        const MachineChoice which = choice_of(text);
        const Solving solving(which);
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const game::Puzzle puzzle = value_of(game::new_puzzle(which, seed));
            REQUIRE(puzzle.start != puzzle.target);
            REQUIRE(presses_of(solving.verdict(puzzle.start, puzzle.target)) != nullptr);
            REQUIRE(value_of(game::new_puzzle(which, seed)) == puzzle);
            const Picture start = game::random_start(which, puzzle.target, seed);
            REQUIRE(presses_of(solving.verdict(start, puzzle.target)) != nullptr);
        }
    }
}

TEST_CASE("The share code of a lit-only game names the way of playing") {
    const Game game = lit_only_merlin("100/110/001");
    const std::string code = game::share_code(game.position());
    CHECK(code.find("2.merlin~lit.mI.") == 0);
    CHECK(value_of(game::parse_share_code(code)) == game.position());
}

}  // namespace switchbox::test
