#include "play/progress_check.hpp"

#include <optional>

namespace switchbox::play {
namespace {

// None unless proved.
std::optional<std::uint64_t> fewest(const solve::Verdict& verdict) {
    if (!solve::is_proved_fewest(verdict)) return std::nullopt;
    if (const auto* way = std::get_if<solve::InOrder>(&verdict)) return way->order.size();
    return machine::weight(*solve::presses_of(verdict));
}

std::uint64_t presses_made(const Game& game) {
    const Position& now = game.position();
    return game.machine().order_counts() ? now.press_count : machine::weight(now.presses);
}

ProgressCheck wrong(const Game& game) {
    if (game.is_solved()) return {Progress::no, "No: the board is solved, but there is a shorter solution."};
    return {Progress::no, "No: no shortest solution has all the presses so far."};
}

ProgressCheck right(const Game& game) {
    if (game.is_solved()) {
        return {Progress::yes, "Yes: the board is solved, and there is no shorter solution."};
    }
    return {Progress::yes, "Yes: all presses so far are part of a shortest solution."};
}

}  // namespace

bool can_be_asked(const Game& game) { return game.tells() && game.search().is_complete(); }

ProgressCheck right_so_far(const Game& game) {
    const std::uint64_t made = presses_made(game);
    if (made == 0) {
        const bool never = game.position().press_count == 0;
        return {Progress::nothing_pressed, never ? "Nothing is pressed yet."
                                                 : "Nothing is pressed: the presses so far undo each other."};
    }
    const solve::Verdict start = game.search_after(game.machine().no_presses()).verdict();
    if (solve::is_impossible(start))
        return {Progress::unknown, "The target cannot be reached from the start."};
    const auto from_start = fewest(start);
    if (from_start && solve::is_impossible(game.verdict())) return wrong(game);
    const auto from_here = fewest(game.verdict());
    if (!from_start || !from_here) {
        return {Progress::unknown, "Unknown: the fewest presses of this game have not been worked out."};
    }
    return *from_start == made + *from_here ? right(game) : wrong(game);
}

}  // namespace switchbox::play
