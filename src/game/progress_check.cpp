#include "game/progress_check.hpp"

#include <optional>

#include "game/new_game.hpp"

namespace switchbox::game {
namespace {

// Returns the fewest presses, or the least cost if presses have a cost; nullopt unless proved.
std::optional<std::uint64_t> fewest(const Game& game, const solve::Verdict& verdict) {
    if (!solve::is_proved_fewest(verdict)) return std::nullopt;
    return game.machine().cost_of(*solve::presses_of(verdict)).value_or(solve::count_presses(verdict));
}

std::uint64_t presses_made(const Game& game) {
    const Position& now = game.position();
    return game.machine().order_counts() ? now.press_count : machine::weight(now.presses);
}

ProgressCheck checked(const Game& game, Progress answer, const Message& words) {
    return {answer, Message(words).in(game.machine().vocabulary())};
}

ProgressCheck wrong(const Game& game) {
    return checked(game, Progress::no,
                   tell(game.is_solved() ? "play.check.no.solved"_id : "play.check.no"_id));
}

ProgressCheck right(const Game& game) {
    if (game.is_solved()) return checked(game, Progress::yes, tell("play.check.yes.solved"));
    return checked(game, Progress::yes, tell("play.check.yes", solve::count_presses(game.verdict())));
}

}  // namespace

bool can_be_asked(const Game& game) { return game.reveals_solvability() && game.search().is_complete(); }

ProgressCheck right_so_far(const Game& game) {
    const std::uint64_t made = presses_made(game);
    if (made == 0) {
        const bool never = game.position().press_count == 0;
        return checked(game, Progress::nothing_pressed,
                       tell(never ? "play.check.none"_id : "play.check.undone"_id));
    }
    const solve::Verdict start = game.search_after(game.machine().initial_state()).verdict();
    if (const auto* unreachable = std::get_if<solve::Unreachable>(&start))
        return {Progress::unknown, unreachable->claim};
    if (solve::is_impossible(start)) return {Progress::unknown, tell("play.check.impossible")};
    const auto from_start = fewest(game, start);
    if (from_start && solve::is_impossible(game.verdict())) return wrong(game);
    const auto from_here = fewest(game, game.verdict());
    const auto cost = game.machine().cost_of(game.position().presses);
    // The cost is known only for the presses left after reduction by the period, not for all presses made.
    const bool is_part = cost && made != machine::weight(game.position().presses);
    if (!from_start || !from_here || is_part)
        return checked(game, Progress::unknown, tell("play.check.unknown"));
    return *from_start == cost.value_or(made) + *from_here ? right(game) : wrong(game);
}

std::optional<std::size_t> par(const Game& game) {
    const machine::Machine& machine = game.machine();
    const auto verdict = game.solver().verdict(machine, machine.initial_state(), game.puzzle().target);
    if (!solve::is_proved_fewest(verdict)) return std::nullopt;
    return solve::count_presses(verdict);
}

namespace {

// Returns the number of presses if a game of this machine may have it.
std::optional<std::size_t> possible_par(const Game& game, std::size_t presses) {
    const NewGame requested{game.puzzle().machine, 0, presses};
    if (presses == 0 || problem_with_new_game(requested)) return std::nullopt;
    return presses;
}

// Returns par on boards where a search for a game with another par is short.
std::optional<std::size_t> par_of_small(const Game& game) {
    constexpr std::size_t largest = 100;  // buttons
    return game.machine().buttons().size() > largest ? std::nullopt : par(game);
}

}  // namespace

std::optional<std::size_t> next_above_par(const Game& game) {
    const auto now = par_of_small(game);
    return now ? possible_par(game, *now + 1) : std::nullopt;
}

std::optional<std::size_t> next_below_par(const Game& game) {
    const auto now = par_of_small(game);
    return now && *now > 0 ? possible_par(game, *now - 1) : std::nullopt;
}

}  // namespace switchbox::game
