#include "support/playing.hpp"

#include "game/new_game.hpp"
#include "game/share_code.hpp"
#include "types/ghaly/model/ghaly_choice.hpp"

namespace switchbox::test {

using game::Action;
using game::Game;

Game paper_game() { return Game(game::opening(paper_puzzle())); }

Game merlin_game(const machine::Picture& start) {
    return Game(game::opening({choice("merlin"), start, picture(ring)}));
}

Game new_ghaly_game(int size, std::uint64_t seed, game::NewGameMode quest,
                    std::optional<std::size_t> fewest) {
    const machine::MachineChoice which = machine::choose_ghaly(machine::plain_codes(size));
    return Game(game::opening(value_of(game::new_puzzle({which, seed, fewest, quest}))));
}

std::string play_on(Game& game, const Action& action) {
    const game::Outcome outcome = value_of(game.apply(action));
    return say(together(outcome.sentence, outcome.distance));
}

std::string play_on(Game& game, const std::string& action) {
    return play_on(game, value_of(game::parse_action(action)));
}

namespace {

Action random_edit(Random& random, const Game& game) {
    const game::Side side = random.below(2) == 0 ? game::Side::start : game::Side::target;
    const auto any_state = [&] {
        return draw(random, static_cast<std::size_t>(game.machine().lamp_states()) + 1);
    };
    switch (random.below(6)) {
        case 0:
            return game::SetPicture{side, random_picture(random, game.puzzle().machine)};
        case 1:  // often for another machine
            return game::SetPicture{side, picture("101/010/111")};
        case 2:
            return game::TakeNearest{};
        case 3:  // often of another size, or for a machine without codes
            return game::SetCodes{
                machine::choose_ghaly(random_codes(random, 2 + static_cast<int>(random.below(3))))};
        case 4:
            return game::AnswerQuestion{random.below(2) == 0};
        default:
            return game::SetLamp{side, draw(random, game.machine().lamps().size() + 1),
                                 static_cast<std::uint8_t>(any_state())};
    }
}

// Returns an answer with the hint or plan that a log records.
Action random_answer(Random& random, const Game& game) {
    const std::size_t buttons = game.machine().buttons().size();
    if (random.below(2) == 0) return game::Hint{draw(random, buttons + 1)};
    game::Solve solve{solve::plan_of(game.verdict())};
    if (random.below(3) == 0) solve.plan.push_back(draw(random, buttons + 1));
    return solve;
}

}  // namespace

bool is_searched_for(const Action& action) {
    const auto* fresh = std::get_if<game::NewGame>(&action);
    return fresh != nullptr && fresh->fewest.has_value();
}

Action random_action(Random& random, const Game& game) {
    const auto any_choice = [&] { return some_choices()[draw(random, some_choices().size())]; };
    const auto any_code = [&] { return game::share_code(random_position(random, any_choice())); };
    switch (random.below(30)) {
        case 0:
            return game::Restart{};
        case 1:
            return game::NewGame{any_choice(), random.next()};
        case 2:
            return game::Open{any_code()};
        case 3:
            return game::Open{damaged(any_code(), random)};
        case 4:
            return game::Dismiss{};
        case 5:
        case 6:
            return game::Solve{};
        case 7:
        case 8:
        case 9:
            return game::Hint{};
        case 10:
        case 11:
        case 12:
            return game::Undo{};
        case 13:
        case 14:
            return game::Redo{};
        case 15:
        case 16:
        case 17:
            return game::StepTo{draw(random, 6)};
        case 18:
        case 19:
            return random_edit(random, game);
        case 20:
            return random_answer(random, game);
        case 21:
            return game::NewGame{any_choice(), random.next(), random.below(3)};
        case 22:
            return game::NewGame{any_choice(), random.next(), std::nullopt, game::NewGameMode::question};
        case 23:
            return game::NewGame{any_choice(), random.next(), std::nullopt, game::NewGameMode::picture};
        default:
            return game::Press{draw(random, game.machine().buttons().size() + 1)};
    }
}

void play_at_random(Game& game, Random& random, std::size_t actions) {
    for (std::size_t n = 0; n < actions; ++n) {
        const Action action = random_action(random, game);
        CAPTURE(game::format_action(action));
        const bool allowed = game.allows(action);
        const auto done = game.apply(action);
        if (done || !is_searched_for(action)) REQUIRE(static_cast<bool>(done) == allowed);
        REQUIRE(is_readable(say(done ? done->sentence : done.error().message)));
    }
}

void search_on(game::Game& game, std::uint64_t budget) {
    game::AnswerTask job(game, {});
    job.advance(budget);
    game.learn(job.found());
}

}  // namespace switchbox::test
