// Tests of games on the Rubik's cube.
#include <algorithm>
#include <optional>

#include "game/answer_task.hpp"
#include "game/game.hpp"
#include "game/new_game.hpp"
#include "game/progress_check.hpp"
#include "game/saved_game.hpp"
#include "game/sentences.hpp"
#include "game/share_code.hpp"
#include "sampling.hpp"
#include "solve/explanation.hpp"
#include "support/cube_playing.hpp"
#include "support/cubes.hpp"
#include "support/playing.hpp"
#include "types/cube/model/assemblies.hpp"
#include "types/cube/model/cube_machine.hpp"
#include "types/cube/model/pictures.hpp"

namespace switchbox::test {

using game::Game;
using machine::CubeColours;
using machine::CubeVariant;
using machine::Metric;

namespace {

constexpr std::array<Metric, 3> every_metric = {Metric::face, Metric::quarter, Metric::clockwise};

std::vector<CubeVariant> every_form() {
    std::vector<CubeVariant> forms;
    for (const std::size_t side : both_sides)
        for (const Metric metric : every_metric)
            for (const CubeColours colours : {CubeColours::paper, CubeColours::common})
                forms.push_back({side, metric, colours});
    return forms;
}

std::string shown(const Game& game) { return format_stickers(machine::stickers_on(game.picture())); }

// Parses the number in a field such as "twist 2".
int number_in(const std::string& field) { return std::stoi(field.substr(field.find(' '))); }

Game new_cube(const CubeVariant& form, std::uint64_t seed) {
    return Game(game::opening(value_of(game::new_puzzle(machine::choose_cube(form), seed))));
}

// Returns a game whose search is complete, so that the tables exist.
Game solvable_game(const CubeVariant& form, std::uint64_t seed) {
    Game game = new_cube(form, seed);
    search_on(game, to_the_end);
    return game;
}

solve::Explanation why(const Game& game, std::size_t button) {
    return solve::why_press(game.solver(), {game.machine(), game.position().presses, game.puzzle().target},
                            game.verdict(), button);
}

// Returns whether at most `turns` turns of the form lead from one state to the other.
bool leads_within(const CubeVariant& form, const machine::Stickers& from, const machine::Stickers& there,
                  std::size_t turns) {
    if (from == there) return true;
    if (turns == 0) return false;
    const machine::Turns steps = machine::turns_with_buttons(form);
    return std::any_of(steps.begin(), steps.end(), [&](machine::Turn turn) {
        return leads_within(form, machine::moved(from, turn), there, turns - 1);
    });
}

}  // namespace

TEST_CASE("A turn on the board is a turn of the cube") {
    Game game = cube_game({}, "");
    CHECK(game.is_solved());
    turn(game, "R");
    CHECK(shown(game) == "UUFUUFUUFRRRRRRRRRFFDFFDFFDDDBDDBDDBLLLLLLLLLUBBUBBUBB");
    turn(game, "U R' F2");
    CHECK(shown(game) == format_stickers(moved(machine::solved_stickers(3), turns("R U R' F2"))));
    CHECK(game.position().press_count == 4);
}

TEST_CASE("Every form has its buttons, its text and its colours") {
    for (const CubeVariant& form : every_form()) {
        const machine::MachineChoice choice = machine::choose_cube(form);
        CHECK(value_of(machine::parse_choice(choice->text())) == choice);
        const Game game = cube_game(form, "");
        const machine::CellMask& buttons = game.machine().button_sites();
        machine::Turns named;
        for (const std::size_t button : buttons.cells()) {
            const machine::Turn each = machine::turn_on(form, button);
            CHECK(machine::button_of(form, each) == button);
            CHECK(game.machine().button_label(button) == machine::format_turn(each));
            CHECK(game.machine().period_of(button) == (each.quarters == 2 ? 2 : 4));
            named.push_back(each);
        }
        CHECK(named.size() == machine::turns_with_buttons(form).size());
        for (const machine::Turn each : machine::turns_with_buttons(form))
            CHECK(std::find(named.begin(), named.end(), each) != named.end());
    }
    CHECK(machine::turns_with_buttons({3, Metric::clockwise}).size() == 6);  // the paper's inputs
    const Game paper = cube_game({3, Metric::face, CubeColours::paper}, "");
    const Game common = cube_game({}, "");
    std::string faces;
    std::string sold;
    for (int face = 0; face < 6; ++face) {
        faces += paper.machine().state_label(face);
        sold += common.machine().state_label(face);
    }
    CHECK(faces == "RBYOWG");  // U red, R blue, F yellow, D orange, L white, B green
    CHECK(sold == "WRGYOB");
}

TEST_CASE("Texts that name no cube are refused by their parts") {
    CHECK(machine::parse_form("4").error().message == "'4' is not the side of a cube, write 2 or 3");
    CHECK(!machine::parse_form(""));
    CHECK(!machine::parse_form("3~face"));
    CHECK(!machine::parse_form("3~common~quarter"));
    CHECK(!machine::parse_form("3~quarter~quarter"));
    CHECK(!machine::parse_choice("cube~"));
    CHECK(!machine::parse_choice("cube"));
}

TEST_CASE("States are read from share codes, and none that turns do not lead to") {
    Random random(1986);
    for (const CubeVariant& form : every_form()) {
        Game game = new_cube(form, random.next());
        for (int i = 0; i < 12; ++i) {
            const std::vector<std::size_t> buttons = game.machine().button_sites().cells();
            REQUIRE(!game.replay(game::Press{buttons[draw(random, buttons.size())]}));
            const game::Position back = value_of(game::parse_share_code(game::share_code(game.position())));
            CHECK(back == game.position());
            CHECK(!machine::problem_with_cube_state(game.position().presses));
        }
    }
    machine::State twisted = state_of(machine::solved_pieces(), 3);
    twisted[0] = 1;
    CHECK(machine::problem_with_cube_state(twisted)->message == "no turns lead there");
    twisted[0] = 3;  // also a correctly placed corner
    CHECK(machine::problem_with_cube_state(twisted)->message == "a piece is there twice");
    machine::State moved_corner = machine::State::filled(machine::cube_state_shape(2), 0);
    moved_corner[6] = 1;
    moved_corner[0] = 2;
    CHECK(machine::problem_with_cube_state(moved_corner).has_value());
}

TEST_CASE("Any state of random turns is told by its text, and any other entries are not a state") {
    Random random(54);
    int refused = 0;
    for (int sample = 0; sample < 2000; ++sample) {
        const machine::Pieces pieces = machine::turned(machine::solved_pieces(), random_turns(random, 30));
        machine::State state = state_of(pieces, 3);
        CHECK(machine::pieces_in(state) == pieces);
        CHECK(!machine::problem_with_cube_state(state));
        const std::size_t cell = draw(random, state.size());
        state[cell] = static_cast<std::uint8_t>((state[cell] + 1 + draw(random, 23)) % 24);
        refused += machine::problem_with_cube_state(state) ? 1 : 0;
    }
    CHECK(refused == 2000);
}

TEST_CASE("Undo, Redo, Restart and a saved game go back and forth on the cube") {
    Game game = cube_game({}, "F2 D B' L");
    const std::string start = shown(game);
    turn(game, "R U R' U' F2");
    const std::string end = shown(game);
    for (int i = 0; i < 5; ++i) play_on(game, "undo");
    CHECK(shown(game) == start);
    for (int i = 0; i < 5; ++i) play_on(game, "redo");
    CHECK(shown(game) == end);
    play_on(game, "restart");
    CHECK(shown(game) == start);
    play_on(game, "undo");
    CHECK(shown(game) == end);
    const Game again = value_of(game::load_game(game::save_game(game)));
    CHECK(again == game);
    CHECK(shown(again) == end);
}

TEST_CASE("A solution is stepped through, forward and back, and taken over" *
          doctest::test_suite(long_tests)) {
    for (const CubeVariant& form : every_form()) {
        if (sampled && form.colours != CubeVariant{}.colours) continue;
        Game game = solvable_game(form, 5);
        const std::string start = shown(game);
        const auto length = game.fewest_from_here();
        REQUIRE(length);
        play_on(game, "solve");
        const std::size_t steps = game.position().timeline->plan.size();
        CHECK(steps == *length);
        REQUIRE(!game.replay(game::StepTo{steps}));
        CHECK(game.is_solved());
        REQUIRE(!game.replay(game::StepTo{0}));
        CHECK(shown(game) == start);
        REQUIRE(!game.replay(game::StepTo{steps / 2}));
        CHECK(machine::weight(game.remaining_plan()) == 1);
        CHECK(game.remaining_plan()[game.position().timeline->plan[steps / 2]] == 1);
        // A planned press continues the solution; any other press closes it.
        const std::size_t next = game.position().timeline->plan[steps / 2];
        REQUIRE(!game.replay(game::Press{next}));
        CHECK(game.position().timeline->step == steps / 2 + 1);
        const std::size_t other = game.position().timeline->plan[steps / 2 + 1];
        for (const std::size_t button : game.machine().button_sites().cells()) {
            if (button == other) continue;
            REQUIRE(!game.replay(game::Press{button}));
            break;
        }
        CHECK(!game.position().timeline);
    }
}

TEST_CASE("Hints solve the cube without going in circles" * doctest::test_suite(long_tests)) {
    for (std::uint64_t seed = 0; seed < (sampled ? 1U : 6U); ++seed) {
        for (const CubeVariant& form : {CubeVariant{}, CubeVariant{3, Metric::quarter}, CubeVariant{2}}) {
            Game game = solvable_game(form, seed);
            const std::size_t length = game.fewest_from_here().value();
            for (std::size_t press = 0; press < length; ++press) {
                CHECK(game.fewest_from_here() == length - press);
                REQUIRE(!game.replay(game::Hint{}));
                REQUIRE(game.hint());
                REQUIRE(!game.replay(game::Press{*game.hint()}));
            }
            CHECK(game.is_solved());
            // Undo leads back to positions whose distances are known.
            for (std::size_t press = 1; press <= length; ++press) {
                play_on(game, "undo");
                while (game.hint()) play_on(game, "dismiss");
                CHECK(game.fewest_from_here() <= press + 2);
            }
        }
    }
}

TEST_CASE("A hint says what the plan's stage brings about, and how much of it is there") {
    Game game = solvable_game({}, 3);
    const std::size_t button = solve::plan_of(game.verdict()).front();
    const solve::Explanation first = why(game, button);
    CHECK(say(first.text).find("Stage 1 of 2: get every piece the right way round.") == 0);
    // Follows the plan to the second stage, where half turns and turns of two opposite faces suffice.
    std::string words;
    while (words.find("Stage 2 of 2: bring every piece home.") == std::string::npos) {
        const std::vector<std::size_t> left = solve::plan_of(game.verdict());
        REQUIRE(left.size() > 1);
        REQUIRE(!game.replay(game::Press{left.front()}));
        words = say(why(game, solve::plan_of(game.verdict()).front()).text);
    }
    Game near = cube_game({}, "U R2 D F2");
    search_on(near, to_the_end);
    const std::vector<std::size_t> plan = solve::plan_of(near.verdict());
    REQUIRE(plan.size() == 4);
    CHECK(say(why(near, plan.front()).text) == "F2 is the first of 4 turns, the fewest possible.");
    Game small = solvable_game({2}, 3);
    const solve::Explanation proved = why(small, solve::plan_of(small.verdict()).front());
    CHECK(say(proved.more) == "A table of all 3,674,160 states proves it.");
}

TEST_CASE("A cube that cannot be solved says which law it breaks, on the board") {
    const auto verdict_on = [](const std::string& letters) {
        const machine::Stickers start =
            value_of(machine::parse_sticker_letters(letters, letters.size() == 54 ? 3 : 2));
        const Game game(game::opening(cube_from({start.side}, start)));
        const auto* why = std::get_if<solve::Unreachable>(&game.verdict());
        REQUIRE(why != nullptr);
        CHECK(game.search().is_complete());
        CHECK(!why->cells.empty());
        return say(together(why->claim, why->reason));
    };
    for (const std::vector<std::string>& fields : golden_cubes("assembly")) {
        const int twist = number_in(fields[2]);
        const int flip = number_in(fields[3]);
        const int parity = number_in(fields[4]);
        if (twist == 0 && flip == 0 && parity == 0) continue;
        const std::string words = verdict_on(fields[1]);
        CHECK((words.find("twists") != std::string::npos) == (twist != 0));
        CHECK((words.find("flips") != std::string::npos) == (flip != 0));
        CHECK((words.find("permutations") != std::string::npos) == (parity != 0));
        CHECK(words.find("To repair it:") != std::string::npos);
    }
    // The cube of side 2 has one law alone. Here its corners are permuted oddly, as one turn does, and URF is
    // twisted.
    const std::string small = verdict_on("UFURDRRRFFFDDBDBLLLLUBUB");
    CHECK(small.find("twists") != std::string::npos);
    CHECK(small.find("permutations") == std::string::npos);
    CHECK(small.find("To repair it: Twist corner URF clockwise") != std::string::npos);
    const std::string two_white = verdict_on("LUUUUUUUURRRRRRRRRFFFFFFFFFDDDDDDDDDULLLLLLLLBBBBBBBBB");
    CHECK(two_white.starts_with("This is not a real cube yet: "));
}

TEST_CASE("A pasted cube opens as it was read, with metric and colours of the cube that is shown") {
    struct Pasted {
        const char* text;
        CubeVariant shown;
        std::size_t side;
        const char* stickers;
        const char* remark;
    };
    const std::vector<Pasted> table{
        {"R U R' U'",
         {3, Metric::quarter, CubeColours::paper},
         3,
         "",
         "Read as 4 turns from the solved cube."},
        {"R U R' U'", {2, Metric::face, CubeColours::paper}, 2, "", "Read as 4 turns from the solved cube."},
        {"UFUF RRRR FDFD DBDB LLLL UBUB",
         {},
         2,
         "UFUFRRRRFDFDDBDBLLLLUBUB",
         "Read as a picture of the cube."},
        {"WGWG RRRR GYGY YBYB OOOO WBWB",
         {},
         2,
         "UFUFRRRRFDFDDBDBLLLLUBUB",
         "Read as colours: on the solved cube white is up and green in front."}};
    for (const Pasted& pasted : table) {
        CAPTURE(std::string(pasted.text));
        const auto imported = game::import_text(pasted.text, machine::choose_cube(pasted.shown));
        REQUIRE(imported);
        CHECK(say(value_of(*imported).remark) == pasted.remark);
        const Game game(value_of(game::parse_share_code(value_of(*imported).code)));
        const CubeVariant form = cube_of(game).form();
        CHECK(form == CubeVariant{pasted.side, pasted.shown.metric, pasted.shown.colours});
        const std::string expected =
            *pasted.stickers != '\0'
                ? pasted.stickers
                : machine::format_stickers(machine::stickers_of(cube_after(pasted.text), pasted.side));
        CHECK(shown(game) == expected);
        CHECK(game.position().press_count == 0);
    }
    const machine::MachineChoice merlin = value_of(machine::parse_choice("merlin"));
    const auto on_merlin = game::import_text("R U R' U'", merlin);
    REQUIRE(on_merlin);
    CHECK(cube_of(Game(value_of(game::parse_share_code(value_of(*on_merlin).code)))).form() == CubeVariant{});
    CHECK(message_of(*game::import_text("R U R' U' R' F R2 Q", merlin)).starts_with("character 19: 'Q'"));
    for (const char* text : {"hello world", "111/020/101", "X.X\n.X.\nX.X", "2.cube~3~clockwise.1p6gf"})
        CHECK_FALSE(game::import_text(text, merlin));
}

TEST_CASE("A code without a scheme has the paper's colours, and a new cube has the usual ones") {
    CHECK(value_of(machine::parse_form("3")).colours == CubeColours::paper);
    CHECK(value_of(machine::parse_form("2~quarter")).colours == CubeColours::paper);
    CHECK(value_of(machine::parse_form("3~common")) == CubeVariant{});
    CHECK(machine::format_form({}) == "3~common");
    const game::Position old = value_of(game::parse_share_code("2.cube~3~clockwise.1p6gf"));
    CHECK(cube_of(Game(old)).form().colours == CubeColours::paper);
    CHECK(cube_of(Game(old)).state_label(0) == "R");
}

TEST_CASE("A cube is painted in any order and held any way, and no fault is told before it is complete") {
    Random random(92);
    for (const std::size_t side : both_sides) {
        const machine::Stickers scrambled =
            machine::moved(machine::solved_stickers(side), turns("R U F' L2 D B2"));
        for (const machine::FaceMap& colours : usual_and_mirrored()) {
            const machine::Stickers held = machine::renamed(scrambled, colours);
            const machine::Picture wanted = machine::net_of(held);
            Game game = cube_game({side}, "");
            std::vector<std::size_t> order = machine::net_sites(side).cells();
            for (std::size_t i = order.size(); i > 1; --i) std::swap(order[i - 1], order[draw(random, i)]);
            for (const std::size_t cell : order) {
                if (game.picture()[cell] == wanted[cell]) continue;
                REQUIRE(!game.replay(game::SetLamp{game::Side::start, cell, wanted[cell]}));
                const auto missing = machine::missing_stickers(machine::stickers_on(game.picture()));
                if (missing == decltype(missing){}) continue;
                const auto* painting = std::get_if<solve::Unreachable>(&game.verdict());
                REQUIRE(painting != nullptr);
                CHECK(painting->claim.id == "cube.painting.unfinished");
                CHECK(painting->cells.empty());
                CHECK(painting->more.empty());
            }
            CHECK(machine::stickers_on(game.picture()) == held);
            CHECK(!solve::is_impossible(game.verdict()));
        }
    }
}

TEST_CASE("While colours are incomplete the words tell what is missing, and then the first fault alone") {
    Game game = cube_game({}, "");
    const auto paint = [&game](std::size_t position, std::uint8_t colour) {
        REQUIRE(!game.replay(game::SetLamp{game::Side::start, machine::net_cell(3, position), colour}));
    };
    paint(9, 0);
    const auto* painting = std::get_if<solve::Unreachable>(&game.verdict());
    REQUIRE(painting != nullptr);
    CHECK(painting->claim == "Keep painting: at least 1 sticker to go.");
    CHECK(painting->reason == "Missing: 1 red.");
    // After a turn the unfinished cube is not judged either.
    Game turned_early = game;
    turn(turned_early, "F");
    CHECK(game::right_so_far(turned_early).sentence == "Keep painting: at least 1 sticker to go.");
    // Two corners have exchanged stickers.
    paint(8, 1);
    paint(18, 0);
    paint(6, 2);
    const auto* faulty = std::get_if<solve::Unreachable>(&game.verdict());
    REQUIRE(faulty != nullptr);
    CHECK(say(faulty->claim).starts_with("This is not a real cube yet: "));
    CHECK(faulty->reason == "Corner URF is mirrored: no corner has RWG clockwise.");
    CHECK(faulty->cells.size() == 3);
    CHECK(!faulty->more.empty());
}

TEST_CASE("A new cube is said to be new, without its turns, which are not known yet") {
    Game game = cube_game({}, "R U");
    const game::NewGame fresh{machine::choose_cube(), 7};
    REQUIRE(!game.replay(fresh));
    REQUIRE(std::holds_alternative<solve::Undecided>(game.verdict()));
    CHECK(say(game::sentence_after(game, fresh)) == "New game: Cube.");
    CHECK(say(game::outlook(game)) == "Fewest turns: not known yet.");
    search_on(game, to_the_end);
    CHECK(say(game::sentence_after(game, fresh)) == "New game: Cube.");
    CHECK(say(game::distance_after(game, fresh)).find("turns to go.") != std::string::npos);
}

TEST_CASE("What was painted comes back by Undo after a new game in other colours") {
    Game game = cube_game({}, "R U");
    const std::size_t cell = machine::net_cell(3, 8);
    REQUIRE(!game.replay(game::SetLamp{game::Side::start, cell, 4}));
    const machine::Picture painted = game.picture();
    const machine::MachineChoice other = machine::choose_cube({3, Metric::face, CubeColours::paper});
    REQUIRE(!game.replay(game::NewGame{other, 7}));
    CHECK(game.picture() != painted);
    REQUIRE(!game.replay(game::Undo{}));
    CHECK(game.picture() == painted);
    CHECK(cube_of(game).form() == CubeVariant{});
}

TEST_CASE("A sticker is painted, and the cube that comes of it is judged") {
    Game game = cube_game({}, "");
    const std::size_t corner = machine::net_cell(3, 8);
    REQUIRE(!game.replay(game::SetLamp{game::Side::start, corner, 1}));
    CHECK(game.picture()[corner] == 1);
    CHECK(std::holds_alternative<solve::Unreachable>(game.verdict()));
    REQUIRE(!game.replay(game::SetLamp{game::Side::start, corner, 0}));
    CHECK(game.is_solved());
    CHECK(game.replay(game::SetLamp{game::Side::start, corner, 6}).has_value());
    CHECK(game.replay(game::SetLamp{game::Side::target, corner, 1}).has_value());
}

TEST_CASE("A cube whose faces were painted in one colour is none, and not solved") {
    Game game = cube_game({}, "");
    const machine::Picture dark = game.puzzle().machine->uniform(0);
    REQUIRE(!game.replay(game::SetPicture{game::Side::start, dark}));
    CHECK(!game.is_solved());
    CHECK(std::holds_alternative<solve::Unreachable>(game.verdict()));
}

TEST_CASE("A cube that is held another way is solved all the same") {
    const machine::FaceMap rotation = machine::rotations()[7];
    const machine::Stickers held = machine::renamed(machine::solved_stickers(3), rotation);
    Game game(game::opening(cube_from({}, held)));
    CHECK(game.is_solved());
    turn(game, "R U F'");
    CHECK(!game.is_solved());
    search_on(game, to_the_end);
    CHECK(game.fewest_from_here() == 3);
    turn(game, "F U' R'");
    CHECK(game.is_solved());
}

TEST_CASE("Progress on the cube is told by the fewest turns where these are known") {
    Game small = solvable_game({2}, 8);
    CHECK(game::right_so_far(small).answer == game::Progress::nothing_pressed);
    const std::size_t next = solve::plan_of(small.verdict()).front();
    REQUIRE(!small.replay(game::Press{next}));
    CHECK(game::right_so_far(small).answer == game::Progress::yes);
    play_on(small, "undo");
    const std::size_t length = small.fewest_from_here().value();
    for (const std::size_t button : small.machine().button_sites().cells()) {
        REQUIRE(!small.replay(game::Press{button}));
        const bool nearer = small.fewest_from_here().value() + 1 == length;
        CHECK((game::right_so_far(small).answer == game::Progress::yes) == nearer);
        play_on(small, "undo");
    }
}

TEST_CASE("New cubes are drawn from their seeds, and are not solved yet") {
    for (const CubeVariant& form : every_form()) {
        const machine::MachineChoice choice = machine::choose_cube(form);
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const game::Puzzle puzzle = value_of(game::new_puzzle(choice, seed));
            CHECK(puzzle == value_of(game::new_puzzle(choice, seed)));
            CHECK(!Game(game::opening(puzzle)).is_solved());
            CHECK(!std::holds_alternative<solve::Unreachable>(Game(game::opening(puzzle)).verdict()));
        }
    }
}

TEST_CASE("Random actions on a cube can be undone and saved") {
    Random random(43);
    for (const CubeVariant& form : {CubeVariant{}, CubeVariant{2, Metric::clockwise}}) {
        Game game = solvable_game(form, 1);
        const Game before = game;
        play_at_random(game, random, 150);
        const Game again = value_of(game::load_game(game::save_game(game)));
        CHECK(again.position() == game.position());
        CHECK(again.picture() == game.picture());
    }
}

TEST_CASE("A proof that fewer turns do not do is offered where one is known, and only then" *
          doctest::test_suite(long_tests)) {
    const auto offers = [](const CubeVariant& form, std::string_view scramble) {
        Game game = cube_game(form, scramble);
        search_on(game, to_the_end);
        REQUIRE(game.search().is_complete());
        const bool has_proof = game.search().has_proof();
        // The proof starts from the known solution.
        const game::AnswerTask job(game, {.proves = true});
        CHECK(job.is_finished() != has_proof);
        CHECK(solve::count_presses(job.found().search.verdict()) == game.fewest_from_here());
        return has_proof;
    };
    constexpr std::string_view scramble = "R U F2 D' L B2 U R' F D2 L U2 R B";
    CHECK(offers({}, scramble));
    CHECK_FALSE(offers({3, Metric::quarter}, scramble));
    CHECK_FALSE(offers({2}, scramble));
    CHECK_FALSE(offers({}, "R U"));  // the two-phase search finds it
}

TEST_CASE("A game begins so many random turns from the solved cube") {
    for (const CubeVariant& form :
         {CubeVariant{}, CubeVariant{3, Metric::clockwise}, CubeVariant{2, Metric::quarter}}) {
        CAPTURE(machine::format_form(form));
        for (std::size_t turns = 1; turns <= 30; ++turns) {
            const game::NewGame requested{machine::choose_cube(form), 5 * turns, turns};
            REQUIRE_FALSE(game::problem_with_new_game(requested));
            const auto puzzle = game::new_puzzle(requested);
            REQUIRE(puzzle);
            CHECK(puzzle->start == game::new_puzzle(requested)->start);
            CHECK(puzzle->start != puzzle->target);
            if (turns > 3) continue;
            // So few turns are checked exhaustively.
            const machine::Stickers start = machine::stickers_on(puzzle->start);
            CHECK(leads_within(form, machine::solved_stickers(form.side), start, turns));
        }
    }
    for (const std::size_t turns : {std::size_t{0}, std::size_t{31}}) {
        const auto puzzle = game::new_puzzle(game::NewGame{machine::choose_cube(), 1, turns});
        REQUIRE(!puzzle);
        CHECK(say(puzzle.error().message) ==
              std::to_string(turns) + " random turns cannot be asked for, only 1 to 30");
    }
    const game::Action action = *game::parse_action("new cube~3 42 5");
    CHECK(game::format_action(action) == "new cube~3 42 5");
}

TEST_CASE("The fewest turns are proved by a job, which can be left and gone on with" *
          doctest::test_suite(long_tests) * doctest::skip(sampled)) {
    Game game = cube_game({}, "R U F2 D' L B2 U R' F D2 L U2");
    search_on(game, to_the_end);
    const std::size_t found = game.fewest_from_here().value();
    REQUIRE(game.search().has_proof());
    constexpr std::uint64_t slice = 1U << 20U;
    std::optional<game::AnswerTask> job(std::in_place, game, game::SearchRequest{.proves = true});
    double before = 0;
    while (job->found().search.bound() == 0) {  // until the tables exist
        CHECK(job->progress() >= before);
        before = job->progress();
        job->advance(slice);
    }
    REQUIRE_FALSE(job->is_finished());
    const std::size_t bound = job->found().search.bound();
    CHECK(job->news().has_value());
    // The proof is abandoned: everything else is known, and Hint and Solve are available at once.
    game.learn(job->found());
    job.reset();
    CHECK(game.search().is_complete());
    CHECK(game.search().has_proof());
    CHECK(game.search().bound() == bound);
    CHECK(game.fewest_from_here() == found);
    CHECK_FALSE(solve::is_proved_fewest(game.verdict()));
    turn(game, "R");
    REQUIRE(!game.replay(game::Undo{}));
    CHECK(game.search().bound() == bound);
    job.emplace(game, game::SearchRequest{.proves = true});
    CHECK(job->found().search.bound() == bound);
    while (!job->is_finished()) job->advance(slice);
    game.learn(job->found());
    CHECK(solve::is_proved_fewest(game.verdict()));
    CHECK(game.fewest_from_here().value() <= std::min<std::size_t>(found, 12));
    CHECK_FALSE(game.search().has_proof());
    REQUIRE(!game.replay(game::Solve{}));
    REQUIRE(!game.replay(game::StepTo{game.position().timeline->plan.size()}));
    CHECK(game.is_solved());
}

TEST_CASE("The two cubes have names and sentences of their own") {
    const machine::MachineChoice large = machine::choose_cube({3, Metric::face});
    const machine::MachineChoice small = machine::choose_cube({2, Metric::face});
    CHECK(large->name() == "Cube");
    CHECK(small->name() == "Cube 2 \xC3\x97 2 \xC3\x97 2");
    CHECK(large->about() == "Make every face one colour. Drag a layer, or press a button.");
    CHECK(say(small->about()).find("The corner at the back, below and left stays") != std::string::npos);
}

TEST_CASE("A hint says in plain words which face to turn, how, and the turn's name") {
    const machine::CubeVariant form;
    const Game game = cube_game(form, "R");
    const auto order = [&](const std::string& turn) {
        const machine::Turn of = turns(turn).front();
        return say(game.machine().button_order(machine::button_of(form, of)));
    };
    CHECK(order("U2") == "the top face half round (U2)");
    CHECK(order("D") == "the bottom face clockwise as you look at it (D)");
    CHECK(order("L'") == "the left face counter-clockwise as you look at it (L')");
    CHECK(order("B") == "the back face clockwise as you look at it (B)");
}

}  // namespace switchbox::test
