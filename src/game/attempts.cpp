#include "game/attempts.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "game/kept_text.hpp"
#include "game/par.hpp"
#include "game/share_code.hpp"
#include "machine/notation.hpp"

namespace switchbox::game {
namespace {

constexpr std::string_view attempts_head = "switchbox-attempts 2";
constexpr std::string_view older_attempts_head = "switchbox-attempts 1";  // without "end"
constexpr std::uint64_t longest_attempt = 1'000'000'000'000;              // milliseconds, 31 years
constexpr std::array<std::string_view, 4> state_words{"fresh", "played", "shown", "won"};

// Returns whether the action won the game. The correct answer "it cannot be solved" wins too.
bool is_won(const Action& action, const Game& game) {
    if (is_one_of<Press, Hint, Undo, Redo>(action)) return game.is_solved();
    const auto* answer = std::get_if<Answer>(&action);
    return answer != nullptr && !answer->possible && solve::is_impossible(game.verdict());
}

bool is_with_fewest(const Game& game) {
    const auto fewest = par(game);
    return game.is_solved() && fewest && game.position().press_count <= *fewest;
}

void win(Attempt& attempt, const Game& game, Tally& tally) {
    const std::uint64_t seconds = std::max<std::uint64_t>(attempt.milliseconds / 1000, 1);
    attempt.state = Attempt::State::won;
    tally.wins = 1;
    tally.seconds = seconds;
    if (attempt.hints != 0) return;
    tally.best = seconds;
    tally.fewest = is_with_fewest(game) ? 1 : 0;
}

std::optional<Attempt> read_attempt(std::string_view line) {
    const std::vector<std::string_view> words = machine::split(line, ' ');
    if ((words.size() != 8 && words.size() != 10) || words[0] != "attempt" || words[2] != "hints" ||
        words[4] != "milliseconds" || words[6] != "state") {
        return std::nullopt;
    }
    const auto hints = machine::parse_number(words[3]);
    const auto milliseconds = machine::parse_number(words[5]);
    const auto state = machine::place_of(words[7], state_words);
    if (!hints || !milliseconds || *milliseconds > longest_attempt || !state) return std::nullopt;
    Attempt attempt{std::string(words[1]), *hints, *milliseconds, static_cast<Attempt::State>(*state)};
    if (words.size() == 8) return attempt;
    attempt.day = parse_day_number(words[9]);
    if (words[8] != "day" || !attempt.day) return std::nullopt;
    return attempt;
}

}  // namespace

Attempt& RecentPuzzles::attempt_at(const Puzzle& puzzle) {
    if (puzzle == first_) return attempts_.front();
    first_ = puzzle;
    std::string code = share_code(opening(puzzle));
    const auto known = std::find_if(attempts_.begin(), attempts_.end(),
                                    [&](const Attempt& attempt) { return attempt.puzzle == code; });
    if (known == attempts_.end()) {
        attempts_.insert(attempts_.begin(), Attempt{std::move(code)});
        if (attempts_.size() > most) attempts_.pop_back();
    } else {
        std::rotate(attempts_.begin(), known, known + 1);
    }
    return attempts_.front();
}

// Marks the daily puzzle. A wrong clock may give a day that could not be read back; the day is then left out.
void RecentPuzzles::begin_daily(const Game& game, DayNumber day) {
    attempt_at(game.puzzle()).day = parse_day_number(format_day_number(day));
}

Statistics RecentPuzzles::note(const Action& action, const Game& game, double seconds) {
    Statistics news;
    const bool plays = is_one_of<Press, Hint, Solve, Answer>(action);
    if (!plays && !is_one_of<Undo, Redo>(action)) return news;
    Attempt& attempt = attempt_at(game.puzzle());
    Tally tally;
    if (attempt.state == Attempt::State::fresh && plays) {
        attempt.state = Attempt::State::played;
        tally.games = 1;
    } else {
        attempt.milliseconds +=
            static_cast<std::uint64_t>(std::llround(1000 * std::clamp(seconds, 0.0, longest_thought)));
    }
    if (is_one_of<Hint>(action)) {
        ++attempt.hints;
        tally.hints = 1;
    }
    if (is_one_of<Solve>(action)) {
        tally.solves = 1;
        if (attempt.state == Attempt::State::played) attempt.state = Attempt::State::shown;
    }
    if (attempt.state == Attempt::State::played && is_won(action, game)) {
        win(attempt, game, tally);
        if (attempt.day) news.daily_wins.insert(*attempt.day);
    }
    if (tally != Tally{}) news.machines[std::string(game.puzzle().machine->id())] = tally;
    return news;
}

std::string RecentPuzzles::text() const {
    std::string text(attempts_head);
    for (const Attempt& attempt : attempts_) {
        text += "\nattempt " + attempt.puzzle + " hints " + std::to_string(attempt.hints) + " milliseconds " +
                std::to_string(attempt.milliseconds) + " state " +
                std::string(state_words.at(static_cast<std::size_t>(attempt.state)));
        if (attempt.day) text += " day " + format_day_number(*attempt.day);
    }
    return text + "\n" + std::string(kept_end) + "\n";
}

Result<RecentPuzzles> RecentPuzzles::parse(std::string_view text) {
    const auto at_line = [](std::size_t line, Message problem) {
        return Error{tell("play.attempts.line", line, std::move(problem))};
    };
    std::vector<std::string_view> lines = kept_lines(text);
    if (lines[0] != older_attempts_head) {
        if (const auto flaw = flaw_in(lines, attempts_head)) return at_line(flaw->line, flaw->problem);
        lines.pop_back();
    }
    RecentPuzzles found;
    for (std::size_t i = 1; i < lines.size(); ++i) {
        auto attempt = read_attempt(lines[i]);
        if (!attempt) return at_line(i + 1, tell("play.statistics.unknown", machine::quoted(lines[i])));
        if (found.attempts_.size() < most) found.attempts_.push_back(*std::move(attempt));
    }
    return found;
}

}  // namespace switchbox::game
