// The one file of this floor that knows which kinds of machines there are: linear ones, Ghaly's, and those
// that a program may have or not.
#include <memory>
#include <optional>

#include "machine/ghaly/ghaly_machine.hpp"
#include "play/describers.hpp"
#include "play/game.hpp"
#include "play/game_search.hpp"
#include "play/ghaly/ghaly_games.hpp"
#include "play/ghaly/ghaly_tuple.hpp"
#include "play/kind_games.hpp"
#include "play/linear/linear_game_search.hpp"
#include "play/linear/linear_games.hpp"
#include "play/linear/linear_tuple.hpp"
#include "play/mealy.hpp"
#include "play/new_game.hpp"

namespace switchbox::play {

using machine::MachineChoice;
using machine::Picture;

namespace {

// What does not go together.
std::optional<Error> problem_with_wish(const NewGame& wish) {
    if (wish.quest == Quest::question && wish.fewest) {
        return Error{tell("play.new.question.fewest")};
    }
    if (wish.quest == Quest::picture && wish.machine.ghaly() == nullptr) {
        return Error{tell("play.new.picture.elsewhere")};
    }
    if (wish.quest == Quest::question && wish.machine.other() != nullptr)
        return Error{tell("play.new.question.kind")};
    return std::nullopt;
}

}  // namespace

Picture random_start(const MachineChoice& choice, const Picture& target, std::uint64_t seed) {
    if (choice.ghaly() != nullptr) return machine::default_start(choice);
    if (choice.other() != nullptr) return choice.other()->random_start(seed);
    return linear_start(choice, target, seed);
}

std::optional<Error> problem_with_new_game(const MachineChoice& choice) {
    if (choice.linear() == nullptr) return std::nullopt;
    return problem_with_linear_game(choice);
}

Result<Puzzle> new_puzzle(const MachineChoice& choice, std::uint64_t seed) {
    if (const auto* codes = choice.ghaly()) return ghaly_puzzle(codes->size, seed, std::nullopt);
    if (choice.other() != nullptr) return kind_puzzle(choice, seed, std::nullopt);
    return linear_puzzle(choice, seed);
}

std::optional<Error> problem_with_new_game(const NewGame& wish) {
    if (auto problem = problem_with_wish(wish)) return problem;
    if (wish.machine.other() != nullptr) return problem_with_kind_game(wish.machine, wish.fewest);
    const machine::GhalyCodes* codes = wish.machine.ghaly();
    switch (wish.quest) {
        case Quest::question:
            return codes != nullptr ? problem_with_ghaly_question(codes->size)
                                    : problem_with_linear_question(wish.machine);
        case Quest::picture:
            return problem_with_ghaly_picture(codes->size, wish.fewest);
        default:
            return codes != nullptr ? problem_with_ghaly_game(codes->size, wish.fewest)
                                    : problem_with_linear_game(wish.machine, wish.fewest);
    }
}

Result<Puzzle> new_puzzle(const NewGame& wish) {
    if (auto problem = problem_with_wish(wish)) return *std::move(problem);
    if (const auto search = search_for(wish)) return finish(*search);
    const machine::GhalyCodes* codes = wish.machine.ghaly();
    switch (wish.quest) {
        case Quest::question:
            return codes != nullptr ? ghaly_question(codes->size, wish.seed)
                                    : linear_question(wish.machine, wish.seed);
        case Quest::picture:
            return finish(*ghaly_picture_search(codes->size, wish.seed, wish.fewest));
        default:
            if (!wish.fewest) return new_puzzle(wish.machine, wish.seed);
            if (codes != nullptr) return ghaly_puzzle(codes->size, wish.seed, wish.fewest);
            return kind_puzzle(wish.machine, wish.seed, wish.fewest);
    }
}

Picture random_picture(const MachineChoice& choice, std::uint64_t seed) {
    if (const auto* codes = choice.ghaly()) return random_ghaly_picture(*codes, seed);
    if (choice.other() != nullptr) return choice.other()->random_picture(seed);
    return random_linear_picture(choice, seed);
}

std::unique_ptr<GameSearch> search_for(const NewGame& wish) {
    if (!wish.fewest) return nullptr;
    if (wish.quest == Quest::solvable && wish.machine.linear() != nullptr)
        return linear_game_search(wish.machine, wish.seed, *wish.fewest);
    if (wish.quest == Quest::picture && wish.machine.ghaly() != nullptr)
        return ghaly_picture_search(wish.machine.ghaly()->size, wish.seed, wish.fewest);
    return nullptr;
}

std::vector<TupleRow> five_tuple(const Game& game) {
    if (const Describer* describer = describer_of(game)) return describer->five_tuple(game);
    return game.machine().ghaly() != nullptr ? ghaly_tuple(game) : linear_tuple(game);
}

std::optional<Error> Game::refusal_of(const SetCodes& set) const {
    const machine::GhalyMachine* ghaly = machine_->ghaly();
    if (ghaly == nullptr) return Error{tell("play.refused.no-codes")};
    return problem_with_codes(*ghaly, set.codes);
}

}  // namespace switchbox::play
