#include "game/new_game.hpp"

#include "game/game_search.hpp"
#include "game/type_games.hpp"

namespace switchbox::game {

using machine::MachineChoice;
using machine::Picture;

Picture random_start(const MachineChoice& choice, const Picture& target, std::uint64_t seed) {
    return games_of(choice).random_start(choice, target, seed);
}

Picture random_picture(const MachineChoice& choice, std::uint64_t seed) {
    return games_of(choice).random_picture(choice, seed);
}

std::optional<Error> problem_with_new_game(const MachineChoice& choice) {
    return problem_with_new_game(NewGame{choice});
}

std::optional<Error> problem_with_new_game(const NewGame& requested) {
    if (requested.quest == NewGameMode::question && requested.fewest)
        return Error{tell("play.new.question.fewest")};
    const TypeGames& games = games_of(requested.machine);
    if (requested.quest == NewGameMode::picture && !games.has_pictures)
        return Error{tell("play.new.picture.elsewhere")};
    if (requested.quest == NewGameMode::question && !games.asks) return Error{tell("play.new.question.kind")};
    return games.problem(requested);
}

std::unique_ptr<GameSearch> search_for(const NewGame& requested) {
    const TypeGames& games = games_of(requested.machine);
    if (!requested.fewest || games.search == nullptr) return nullptr;
    return games.search(requested);
}

Result<Puzzle> new_puzzle(const NewGame& requested) {
    if (auto problem = problem_with_new_game(requested)) return *std::move(problem);
    if (const auto search = search_for(requested)) return finish(*search);
    return games_of(requested.machine).new_puzzle(requested);
}

Result<Puzzle> new_puzzle(const MachineChoice& choice, std::uint64_t seed) {
    return new_puzzle(NewGame{choice, seed});
}

Result<Puzzle> new_puzzle_with(const MachineChoice& choice, std::uint64_t seed, std::size_t fewest) {
    return new_puzzle(NewGame{choice, seed, fewest});
}

std::uint64_t daily_seed(Day day) {
    const int number = day.year * 10000 + day.month * 100 + day.day;
    return static_cast<std::uint64_t>(number);
}

}  // namespace switchbox::game
