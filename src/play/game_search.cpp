#include "play/game_search.hpp"

#include "play/ghaly/ghaly_games.hpp"
#include "play/linear/linear_game_search.hpp"

namespace switchbox::play {

std::unique_ptr<GameSearch> search_for(const NewGame& wish) {
    if (!wish.fewest) return nullptr;
    if (wish.quest == Quest::solvable && wish.machine.linear() != nullptr)
        return linear_game_search(wish.machine, wish.seed, *wish.fewest);
    if (wish.quest == Quest::picture && wish.machine.ghaly() != nullptr)
        return ghaly_picture_search(wish.machine.ghaly()->size, wish.seed, wish.fewest);
    return nullptr;
}

Result<Puzzle> finish(GameSearch& search) {
    constexpr std::uint64_t budget = 1U << 20U;
    while (!search.is_done()) search.advance(budget);
    return search.result();
}

}  // namespace switchbox::play
