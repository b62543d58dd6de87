#include "types/ghaly/game/ghaly_games.hpp"

#include <cstdint>
#include <set>

#include "base/random.hpp"
#include "game/lesson.hpp"
#include "game/sentences.hpp"
#include "types/ghaly/game/ghaly_coach.hpp"
#include "types/ghaly/model/ghaly_choice.hpp"
#include "types/ghaly/model/ghaly_codes.hpp"
#include "types/ghaly/model/ghaly_machine.hpp"
#include "types/ghaly/picture/picture_search.hpp"
#include "types/ghaly/solve/puzzles.hpp"

namespace switchbox::game {
namespace {

using machine::GhalyCodes;
using machine::GhalyMachine;
using machine::Picture;
using machine::PressGrid;

constexpr int max_picture_tries = 300;
// Largest size with evenly mixed boards. Beyond it their pictures take long to solve.
constexpr int largest_mixed = 8;

Puzzle one_colour(GhalyCodes codes, bool asks) {
    machine::MachineChoice choice = machine::choose_ghaly(std::move(codes));
    Picture start = choice->default_start();
    Picture target = choice->default_target();
    return {std::move(choice), std::move(start), std::move(target), asks};
}

Puzzle to_match(GhalyCodes codes, Picture target) {
    machine::MachineChoice choice = machine::choose_ghaly(std::move(codes));
    Picture start = choice->default_start();
    return {std::move(choice), std::move(start), std::move(target)};
}

// Presses each button with probability 1/2, or about two in a row on large boards.
PressGrid random_presses(int size, Random& random) {
    PressGrid presses = PressGrid::filled({size, size}, 0);
    const auto one_in = static_cast<std::uint64_t>(size <= largest_mixed ? 2 : size / 2);
    for (std::uint8_t& pressed : presses.cells) pressed = random.below(one_in) == 0 ? 1 : 0;
    return presses;
}

PressGrid planted_presses(int size, std::size_t count, Random& random) {
    PressGrid presses = PressGrid::filled({size, size}, 0);
    for (std::size_t placed = 0; placed < count;) {
        std::uint8_t& pressed = presses[static_cast<std::size_t>(random.below(presses.size()))];
        placed += pressed == 0 ? 1 : 0;
        pressed = 1;
    }
    return presses;
}

// Returns the fewest presses that show `target`; nullopt if the search takes too long.
std::optional<std::size_t> fewest_presses(const GhalyMachine& machine, const Picture& target) {
    constexpr std::uint64_t work = 1U << 22U;  // per try: about a second in all
    solve::PictureSearch search(machine.bits(), target, machine.no_presses());
    search.advance(work);
    if (!search.is_nearest()) return std::nullopt;
    return machine::weight(*search.best());
}

Error no_such_picture(std::size_t fewest) {
    return Error{tell("play.new.fewest.no-picture", std::to_string(fewest), max_picture_tries)};
}

std::optional<Error> problem_with_picture(int size, std::optional<std::size_t> fewest) {
    if (size > largest_picture_game) {
        return Error{tell("play.new.picture.too-large", largest_picture_game)};
    }
    if (fewest && *fewest > machine::Shape{size, size}.size()) return no_such_picture(*fewest);
    return std::nullopt;
}

int size_of(const machine::MachineChoice& choice) { return machine::codes_of(choice)->size; }

// Draws a machine that is unsolvable with probability 1/2.
Result<Puzzle> question(int size, Random& random) {
    auto unsolvable = solve::random_unsolvable(size, random);
    if (!unsolvable) return unsolvable.error();
    if (random.below(2) == 0) return one_colour(solve::random_solvable(size, random), true);
    return one_colour(*unsolvable, true);
}

// Search for a picture to match that draws machines and presses.
class PictureGameSearch final : public GameSearch {
  public:
    PictureGameSearch(int size, std::uint64_t seed, std::optional<std::size_t> fewest)
        : size_(size), random_(seed), fewest_(fewest) {
        if (auto problem = problem_with_picture(size, fewest)) end(*std::move(problem));
    }

    [[nodiscard]] double progress() const override {
        return is_finished() ? 1 : tries_ / double{max_picture_tries};
    }

    // Makes one try.
    void advance(std::uint64_t /*budget*/) override {
        if (is_finished()) return;
        if (tries_ == max_picture_tries) return end(no_such_picture(fewest_.value_or(0)));
        ++tries_;
        const GhalyMachine machine(solve::random_codes(size_, random_));
        const PressGrid presses =
            fewest_ ? planted_presses(size_, *fewest_, random_) : random_presses(size_, random_);
        Picture target = machine.picture(presses);
        if (machine::weight(target) == 0 ||
            target == machine::choose_ghaly(machine.codes())->default_target())
            return;
        if (fewest_ && fewest_presses(machine, target) != fewest_) return;
        end(to_match(machine.codes(), std::move(target)));
    }

  private:
    int size_;
    Random random_;
    std::optional<std::size_t> fewest_;
    int tries_ = 0;
};

}  // namespace

std::optional<Error> problem_with_ghaly_game(const NewGame& requested) {
    const int size = size_of(requested.machine);
    if (requested.quest == NewGameMode::question) return solve::problem_with_unsolvable(size);
    if (requested.quest == NewGameMode::picture) return problem_with_picture(size, requested.fewest);
    if (!requested.fewest) return std::nullopt;
    const auto problem = solve::problem_with_fewest(size, *requested.fewest);
    if (!problem) return std::nullopt;
    return no_game_with(*requested.fewest, *problem);
}

Result<Puzzle> ghaly_game(const NewGame& requested) {
    const int size = size_of(requested.machine);
    Random random(requested.seed);
    switch (requested.quest) {
        case NewGameMode::question:
            return question(size, random);
        case NewGameMode::picture: {
            PictureGameSearch search(size, requested.seed, requested.fewest);
            return finish(search);
        }
        default:
            if (requested.fewest)
                return one_colour(*solve::random_with_fewest(size, *requested.fewest, random), false);
            return one_colour(solve::random_solvable(size, random), false);
    }
}

std::unique_ptr<GameSearch> ghaly_game_search(const NewGame& requested) {
    if (requested.quest != NewGameMode::picture) return nullptr;
    return std::make_unique<PictureGameSearch>(size_of(requested.machine), requested.seed, requested.fewest);
}

Picture ghaly_start(const machine::MachineChoice& choice, const Picture& /*target*/, std::uint64_t /*seed*/) {
    return choice->default_start();
}

Picture random_ghaly_picture(const machine::MachineChoice& choice, std::uint64_t seed) {
    Random random(seed);
    const GhalyCodes& codes = *machine::codes_of(choice);
    return GhalyMachine(codes).picture(random_presses(codes.size, random));
}

namespace {

std::size_t most_ghaly_presses(const machine::MachineChoice& choice) {
    return choice->button_sites().shape.size();
}

std::vector<Lesson> lessons_of_ghaly() {
    return lessons_in({{LessonGroup::ghaly, ghaly_lessons}, {LessonGroup::proofs, ghaly_theory_lessons}});
}

}  // namespace

const TypeGames ghaly_type_games{.random_start = ghaly_start,
                                 .random_picture = random_ghaly_picture,
                                 .problem = problem_with_ghaly_game,
                                 .new_puzzle = ghaly_game,
                                 .asks = true,
                                 .has_pictures = true,
                                 .most_presses = most_ghaly_presses,
                                 .search = ghaly_game_search,
                                 .take_note = take_note,
                                 .advise = advise,
                                 .five_tuple = ghaly_tuple,
                                 .lessons = lessons_of_ghaly};

namespace {

std::size_t pictures_of_all_boards(const machine::Machine& machine) {
    std::set<std::vector<std::uint8_t>> pictures;
    machine::PressGrid presses = machine.no_presses();
    for (std::uint32_t board = 0; board >> presses.size() == 0; ++board) {
        for (std::size_t i = 0; i < presses.size(); ++i) {
            presses[i] = static_cast<std::uint8_t>(board >> i & 1U);
        }
        pictures.insert(machine.picture(presses).cells);
    }
    return pictures.size();
}

// Returns the words on reachable pictures. There are always fewer boards than pictures: 2^(N N) and (N +
// 1)^(N N).
Message ghaly_reach(const machine::Machine& machine) {
    const int size = machine.lamps().rows;
    if (size <= 3) return tell("play.mealy.pictures.only", number_alone(pictures_of_all_boards(machine)));
    // docs/theory.md, "Numbers for N = 4": at most 38244 of 65536.
    if (size == 4) return tell("play.mealy.pictures.not-one-to-one");
    return tell("play.mealy.pictures.fewer-states");
}

}  // namespace

std::vector<TupleRow> ghaly_tuple(const Game& game) {
    const machine::Machine& machine = game.machine();
    const std::size_t lamps = machine.lamp_sites().cells().size();
    return press_grid_tuple(machine,
                            {"play.mealy.states.ghaly", tell("play.mealy.buttons.cells"),
                             together(tell("play.mealy.pictures.colours", lamps, machine.lamp_states() - 1),
                                      ghaly_reach(machine)),
                             tell("play.mealy.picture.wiring")});
}

// The smallest board, and examples from D. Joyner, Mathematics of Ghaly's Machine (2006).

std::vector<Lesson> ghaly_lessons() {
    return {
        {"ghaly-colours",
         Paper::switchbox,
         "2.ghaly~2~o~Y.7e5ey",
         {{{}, {}, wires}, {{}, "1 3", wires}, {"press 1", "1 3", wires}, {"press 2", {}, wires}},
         level_task("ghaly-2")},
        {"joyner-7",
         Paper::joyner,
         plain_ghaly,
         {{{}, {}, wires},
          {"press 1", "1", wires},
          {"press 1; press 2", "2", wires},
          {"press 2; press 9", "9", wires}},
         question_task(3, 2)},
        {"joyner-8",
         Paper::joyner,
         plain_ghaly,
         {{{}, {}, wires},
          {"press 1", "1 5 9 13", wires},
          {"press 1; press 2", "2 6 10 14", wires},
          {"press 2; press 9", "9 13", wires}},
         question_task(3, 3)},
        {"joyner-wires",
         Paper::joyner,
         plain_ghaly,
         {{"press 2; press 6; press 7; press 10; press 12; press 13; press 14; press 16", {}, wires},
          {{}, "4 8 10 13", wires},
          {{}, "1 2 3 4", wires}},
         level_task("ghaly-1"),
         true},
        {"joyner-9",
         Paper::joyner,
         plain_ghaly,
         {{{}, {}, wires},
          {"press 1", {}, wires},
          {"press 1; press 2", {}, wires},
          {"press 5", {}, wires},
          {"press 2", {}, wires},
          {"press 1; press 2; press 3; press 4; press 6; press 7; press 8; press 9; press 10; press 11; "
           "press 12; press 13; press 14; press 15; press 16",
           {},
           wires}},
         question_task(3, 2)},
        {"ghaly-single",
         Paper::joyner,
         plain_ghaly,
         {{"press 16", "16", wires},
          {"press 16; press 1", "1 5 9 13", wires},
          {"press 1; press 7", "4 7 8 11 12 15 16", wires},
          {}},
         question_task(2, 2),
         true},
        {"joyner-15",
         Paper::joyner,
         plain_ghaly,
         {{"press 1", {}, wires}, {"press 2", {}, wires}, {}},
         question_task(3, 3),
         true},
        {"joyner-20",
         Paper::joyner,
         plain_ghaly,
         {{"press 6; press 7; press 8; press 14; press 15; press 16", {}, wires},
          {{}, {}, wires},
          {"press 7; press 15; press 10; press 12", {}, wires}},
         question_task(3, 2),
         true},
        {"joyner-10", Paper::joyner, plain_ghaly, {{}, {all_presses}}, question_task(3, 2), true},
        {"joyner-11",
         Paper::joyner,
         "1.ghaly~4~Gyc~J9g...AAA.0.109mw",
         {{}, {all_presses, "4"}, {{}, "1", wires}},
         question_task(3, 3)},
        {"joyner-12",
         Paper::joyner,
         "1.ghaly~4~G04~G04...AAA.0.7fe83",
         {{all_presses},
          {"press 5", "5"},
          {"press 5; codes 4~sRs~sRs"},
          {"press 9", "9"},
          {"press 9; codes 4~5Bs~5Bs"},
          {"press 13", "13"}},
         question_task(3, 2)},
        {"joyner-28",
         Paper::joyner,
         "1.ghaly~4~Gxs~bBs...AAA.0.gpz9r",
         {{"press 1; press 2; press 3; press 4; press 5; press 6; press 7; press 8; press 9; press 10; press "
           "11; press 12"},
          {{}, {}, wires},
          {"press 5; press 6; press 7; press 8; press 13; press 14; press 15", "5 6 7 8"},
          {}},
         level_task("ghaly-7")},
    };
}

// Lessons that answer questions left open by Joyner about Ghaly's machine (docs/theory.md has the proofs).

std::vector<Lesson> ghaly_theory_lessons() {
    return {
        {"ghaly-wiring",
         Paper::switchbox,
         plain_ghaly,
         {{{}, {}, wires},
          {{}, "1 2 3 4", wires},
          {"press 8; press 7; press 6", "6 7 8", wires},
          {"press 16; press 15; press 14", "14 15 16", wires},
          {}},
         question_task(3, 1),
         true},
        {"ghaly-staircase",
         Paper::switchbox,
         plain_ghaly,
         {{all_presses}, {"press 6", "6"}, {"press 5", "5 6"}, {}},
         question_task(2, 2),
         true},
        {"ghaly-colour",
         Paper::switchbox,
         green_ghaly,
         {{row_1_presses, "4", wires},
          {"press 6; press 11; press 16", "4", wires},
          {"press 5; press 7; press 8; press 9; press 10; press 12; press 13; press 14; press 15"}},
         question_task(3, 1)},
        {"ghaly-fewest",
         Paper::switchbox,
         "1.ghaly~4~Gxs~Odg...AAA.0.f1xc6",
         {{"press 1; press 2; press 3; press 4; press 6; press 7; press 8; press 13; press 14; press 15"},
          {"codes 4"},
          {"press 5; press 9; press 10; press 11; press 12; press 16"},
          {}},
         question_task(2, 2),
         true},
        {"ghaly-stripes",
         Paper::switchbox,
         "1.ghaly~4~Gxs~Syc...AAA.0.s0350",
         {{all_presses, "4"},
          {{}, "1 8 12"},
          {"press 10; press 9; press 5", "5 9 10"},
          {"press 9; press 6", "5 6 10"},
          {}},
         level_task("ghaly-8")},
    };
}

}  // namespace switchbox::game
