#include "types/cube/game/cube_games.hpp"

#include <array>
#include <utility>

#include "game/new_game.hpp"
#include "game/sentences.hpp"
#include "types/cube/game/cube_study.hpp"
#include "types/cube/model/assemblies.hpp"
#include "types/cube/model/cube_machine.hpp"
#include "types/cube/model/pictures.hpp"
#include "types/cube/solve/cube_search.hpp"

namespace switchbox::game {
namespace {

// Checks the options of a new game. `fewest` is the number of random turns from solved.
std::optional<Error> problem_with_cube_game(const NewGame& requested) {
    if (!requested.fewest || (*requested.fewest > 0 && *requested.fewest <= machine::most_random_turns))
        return std::nullopt;
    return Error{tell("cube.new.turns", *requested.fewest, machine::most_random_turns)};
}

machine::Picture any_cube(const machine::MachineChoice& choice, std::uint64_t seed) {
    return machine::random_cube(machine::form_of(choice), seed);
}

Result<Puzzle> cube_game(const NewGame& requested) {
    return draw_game(requested, [](const NewGame& game, std::uint64_t drawn) {
        return game.fewest ? machine::cube_after(machine::form_of(game.machine), *game.fewest, drawn)
                           : any_cube(game.machine, drawn);
    });
}

machine::Picture cube_start(const machine::MachineChoice& choice, const machine::Picture& /*target*/,
                            std::uint64_t seed) {
    return any_cube(choice, seed);
}

std::size_t most_turns(const machine::MachineChoice& /*choice*/) { return machine::most_random_turns; }

}  // namespace

const TypeGames cube_games{.random_start = cube_start,
                           .random_picture = any_cube,
                           .problem = problem_with_cube_game,
                           .new_puzzle = cube_game,
                           .most_presses = most_turns,
                           .read = import_cube,
                           .five_tuple = cube_tuple,
                           .study = cube_study,
                           .count = cube_count,
                           .lessons = cube_lessons};

std::optional<Result<ImportedGame>> import_cube(std::string_view text, const machine::MachineChoice& shown) {
    machine::CubeVariant form;
    if (shown->type() == machine::cube_id) form = machine::form_of(shown);
    const auto found = machine::find_cube(text, form.side);
    if (!found) return std::nullopt;
    if (!*found) return found->error();
    const machine::CubeStart& start = (*found)->start;
    form.side = (*found)->side;
    const machine::MachineChoice cube = machine::choose_cube(form);
    const Puzzle puzzle{cube, machine::net_of(start.stickers), cube->default_target()};
    Message remark = start.reading;
    if (start.moves > 0) remark = together(tell("cube.read.turns", start.moves), std::move(remark));
    if (remark.empty()) remark = tell("cube.read.picture");
    return ImportedGame{share_code(opening(puzzle)), std::move(remark)};
}

namespace {

class CornerCount final : public StateCount {
  public:
    CornerCount(machine::Metric metric, std::shared_ptr<solve::CornerTable> table)
        : metric_(metric), table_(std::move(table)) {}

    void advance(std::uint64_t budget) override { table_->advance(budget); }
    [[nodiscard]] bool is_finished() const override { return table_->is_finished(); }
    [[nodiscard]] const std::vector<std::uint64_t>& counts() const override { return table_->counts(); }
    [[nodiscard]] std::optional<std::size_t> distance(const Game& game) const override {
        const machine::CubeMachine& cube = *machine::cube_in(game.machine());
        const auto assembly = machine::assembly_of(cube.stickers_in(game.position().presses));
        if (!assembly || machine::sums_of(assembly->pieces, 2) != machine::CubeSums{}) return std::nullopt;
        return static_cast<std::size_t>(table_->distance(assembly->pieces));
    }

    [[nodiscard]] Message heading() const override {
        static constexpr std::array<MessageId<1>, machine::metric_names.size()> headings{
            "cube.study.distances.face", "cube.study.distances.quarter", "cube.study.distances.clockwise"};
        return tell(headings.at(static_cast<std::size_t>(metric_)), solve::CornerTable::states);
    }
    [[nodiscard]] Message words(std::optional<std::size_t> distance) const override {
        if (!is_finished())
            return tell("cube.study.distances.counting", static_cast<int>(table_->progress() * 100));
        const std::size_t farthest = counts().size() - 1;
        Message far = tell("cube.study.distances.farthest", farthest, counts().back());
        if (!distance) return far;
        return together(tell("cube.study.distances.here", *distance, counts().at(*distance)), std::move(far));
    }
    [[nodiscard]] Message words_at(std::size_t distance) const override {
        return tell("cube.study.distances.at", distance, counts().at(distance));
    }

  private:
    machine::Metric metric_;
    std::shared_ptr<solve::CornerTable> table_;
};

}  // namespace

std::shared_ptr<StateCount> cube_count(const Game& game) {
    const machine::CubeVariant& form = machine::cube_in(game.machine())->form();
    if (form.side != 2) return nullptr;
    const auto tables = solve::tables_in(game.solver());
    return std::make_shared<CornerCount>(form.metric, tables->corner_table(form.metric));
}

namespace {

// Code of the solved cube with the paper's inputs: button 1 is U, button 2 is R.
constexpr std::string_view solved_cube = "2.cube~3~clockwise.1p6gf";
constexpr std::string_view cube_kind = "cube";
constexpr LessonView in_pane = LessonView::machine;

// Net cells of the stickers that R moves, and of those by which R U and U R differ.
constexpr std::string_view moved_by_r = "6 18 30 42 43 44 45 46 54 55 57 58 66 67 68 69 70 78 90 102";
constexpr std::string_view different = "6 18 28 29 39 42 43 44 46 57 69 102";

Lesson example_3() {
    return {"joyner-3",
            Paper::joyner,
            solved_cube,
            {{{}, {}, in_pane},
             {"press 2", moved_by_r},
             {"press 2; press 2; press 2"},
             {"press 2; press 2; press 2"},
             {{}, {}, in_pane}},
            question_task(3, 1),
            false,
            cube_kind};
}

// Merlin's board appears as in Arnold & Blaszak, figure 1.
Lesson two_turns() {
    return {"cube-order",
            Paper::joyner,
            solved_cube,
            {{"press 2"},
             {"press 1"},
             {"open 2.cube~3~clockwise.1p6gf"},
             {"press 1"},
             {"press 2", different},
             {"open 1.merlin.mI.94.AA.0.azr8p"},
             {"press 1; press 6"},
             {{}, {}, in_pane}},
            level_task("cube-3"),
            false,
            cube_kind};
}

// The lesson begins after (R U)^104 R, which equals U'.
Lesson many_rounds() {
    return {"cube-105",
            Paper::joyner,
            "2.cube~3~clockwise...GMbwAAAQhS~HA.209.kpec1",
            {{{}, {}, in_pane}, {"press 1"}, {"press 2"}, {"press 1", {}, in_pane}},
            question_task(2, 2),
            false,
            cube_kind};
}

std::vector<Lesson> example_lessons() { return {example_3(), two_turns(), many_rounds()}; }

}  // namespace

std::vector<Lesson> cube_lessons() { return lessons_in({{LessonGroup::cube, example_lessons}}); }

namespace {

// 8! 3^7 12! 2^11 / 2, and 7! 3^6: tests confirm both by the Schreier-Sims algorithm.
constexpr std::string_view states_of_large = "43252003274489856000";
constexpr std::uint64_t states_of_small = 3674160;

}  // namespace

std::vector<TupleRow> cube_tuple(const Game& game) {
    const machine::CubeMachine& cube = *machine::cube_in(game.machine());
    const bool is_large = cube.form().side == 3;
    const Message number = is_large ? verbatim(states_of_large) : number_alone(states_of_small);
    const std::size_t turns = cube.button_sites().cells().size();
    return {{"S", tell("play.mealy.states"), number,
             tell(is_large ? "cube.mealy.states"_id : "cube.mealy.states.small"_id)},
            {"I", tell("play.mealy.buttons"), number_alone(turns),
             tell(cube.form().metric == machine::Metric::clockwise ? "cube.mealy.buttons.paper"_id
                                                                   : "cube.mealy.buttons"_id)},
            {"O", tell("play.mealy.pictures"), number, tell("cube.mealy.pictures")},
            {"f", tell("play.mealy.next-state"), {}, tell("cube.mealy.next-state")},
            {"g", tell("play.mealy.picture"), {}, tell("cube.mealy.picture")}};
}

}  // namespace switchbox::game
