#include "game/saved_game.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <utility>
#include <vector>

#include "game/levels.hpp"
#include "game/progress_check.hpp"
#include "game/share_code.hpp"
#include "machine/machine_type.hpp"
#include "machine/text.hpp"

namespace switchbox::game {

std::vector<std::string_view> kept_lines(std::string_view text) {
    std::vector<std::string_view> lines = machine::split(text, '\n');
    while (lines.size() > 1 && lines.back().empty()) lines.pop_back();
    return lines;
}

std::optional<FormatError> flaw_in(const std::vector<std::string_view>& lines, std::string_view head) {
    if (lines.front() != head) {
        const bool is_other = lines.front().starts_with(head.substr(0, head.rfind(' ') + 1));
        return FormatError{1, is_other ? tell("play.saved.other-version", machine::quoted(lines.front()))
                                       : tell("play.saved.no-header", head)};
    }
    if (lines.back() != kept_end) return FormatError{lines.size(), tell("play.saved.no-end")};
    return std::nullopt;
}

namespace {

constexpr std::string_view header = "switchbox-game 2";
constexpr std::string_view older_header = "switchbox-game 1";

Error at_line(std::size_t line, Message problem) {
    return Error{tell("play.saved.line", std::to_string(line), std::move(problem))};
}

}  // namespace

std::string save_game(const Game& game) {
    const auto written = [](const std::string& origin, std::string_view actions) {
        return std::string(header) + "\n" + origin + "\n" + std::string(actions) + std::string(kept_end) +
               "\n";
    };
    if (game.log().size() > max_log_length) return written(share_code(game.position()), {});
    std::string actions;
    for (const Action& action : game.log()) actions += format_action(action) + "\n";
    if (actions.size() > largest_saved_game) return written(share_code(game.position()), {});
    return written(game.origin_code(), actions);
}

Result<Game> load_game(std::string_view text) {
    if (text.size() > largest_loaded_game) {
        return Error{tell("play.saved.too-large", text.size(), largest_loaded_game)};
    }
    std::vector<std::string_view> lines = machine::split(text, '\n');
    if (lines.size() > 1 && lines.back().empty()) lines.pop_back();
    const auto flaw = flaw_in(lines, lines[0] == older_header ? older_header : header);
    if (flaw) return at_line(flaw->line, flaw->problem);
    const auto origin = parse_share_code(lines[1]);
    if (!origin) return at_line(2, origin.error().message);
    Game game(*origin);
    for (std::size_t i = 2; i + 1 < lines.size(); ++i) {
        const auto action = parse_action(lines[i]);
        if (!action) return at_line(i + 1, action.error().message);
        const auto problem = game.replay(*action);
        if (problem) return at_line(i + 1, problem->message);
    }
    return game;
}

namespace {

constexpr std::string_view statistics_head = "switchbox-statistics 1";
constexpr std::uint64_t largest_count = 1'000'000'000'000;

struct Count {
    std::string_view name;
    std::uint64_t Tally::*value;
};
constexpr std::array<Count, 7> named_counts{{{"games", &Tally::games},
                                             {"wins", &Tally::wins},
                                             {"fewest", &Tally::fewest},
                                             {"hints", &Tally::hints},
                                             {"solves", &Tally::solves},
                                             {"seconds", &Tally::seconds},
                                             {"best", &Tally::best}}};

Error in_line(std::size_t line, Message problem) {
    return Error{tell("play.statistics.line", line, std::move(problem))};
}

// Parses "machine", the id, then each count after its name.
std::optional<Tally> read_tally(const std::vector<std::string_view>& words) {
    if (words.size() != 2 + 2 * named_counts.size() || !machine::may_be_machine(words[1]))
        return std::nullopt;
    Tally tally;
    for (std::size_t i = 0; i < named_counts.size(); ++i) {
        const auto value = machine::parse_number(words[3 + 2 * i]);
        if (words[2 + 2 * i] != named_counts.at(i).name || !value || *value > largest_count)
            return std::nullopt;
        tally.*named_counts.at(i).value = *value;
    }
    return tally;
}

// Parses "level", the id, and its stars. The level may be of another version.
bool read_stars(Statistics& statistics, const std::vector<std::string_view>& words) {
    if (words.size() != 4 || !machine::may_be_machine(words[1]) || words[2] != "stars") return false;
    const auto stars = machine::parse_number(words[3]);
    if (!stars || *stars == 0 || *stars > most_stars) return false;
    return statistics.stars.emplace(words[1], static_cast<int>(*stars)).second;
}

// Parses "lost", the share code, and its day. The code may be of another version, so only its form is
// checked.
std::optional<LostPuzzle> read_lost(const std::vector<std::string_view>& words) {
    if (words.size() != 4 || words[2] != "day") return std::nullopt;
    const auto is_of_code = [](char c) { return c > ' ' && c <= '~'; };
    const std::string_view code = words[1];
    const auto day = parse_day_number(words[3]);
    if (!day || code.empty() || code.size() > max_linked) return std::nullopt;
    if (!std::all_of(code.begin(), code.end(), is_of_code)) return std::nullopt;
    return LostPuzzle{std::string(code), *day};
}

using LostPuzzles = std::vector<LostPuzzle>;

LostPuzzles::const_iterator find_lost(const LostPuzzles& lost, std::string_view puzzle) {
    return std::find_if(lost.begin(), lost.end(),
                        [&](const LostPuzzle& each) { return each.puzzle == puzzle; });
}

void remove_lost(LostPuzzles& lost, std::string_view puzzle) {
    const auto found = find_lost(lost, puzzle);
    if (found != lost.end()) lost.erase(found);
}

// Adds the puzzle as the newest, and forgets the oldest of too many.
void add_lost(LostPuzzles& lost, const LostPuzzle& news) {
    remove_lost(lost, news.puzzle);
    lost.push_back(news);
    if (lost.size() > most_lost_puzzles) lost.erase(lost.begin());
}

std::optional<Error> read_lost_line(Statistics& statistics, const std::vector<std::string_view>& words,
                                    std::string_view line) {
    const auto lost = read_lost(words);
    const bool fits = lost && statistics.lost.size() < most_lost_puzzles &&
                      find_lost(statistics.lost, lost->puzzle) == statistics.lost.end();
    if (!fits) return Error{tell("play.statistics.no-lost", machine::quoted(line))};
    statistics.lost.push_back(*lost);
    return std::nullopt;
}

// Parses "lesson" and the id. The lesson may be of another version.
bool read_lesson(Statistics& statistics, const std::vector<std::string_view>& words) {
    return words.size() == 2 && machine::may_be_machine(words[1]) &&
           statistics.lessons.emplace(words[1]).second;
}

std::optional<Error> read_entry(Statistics& statistics, std::string_view line) {
    const std::vector<std::string_view> words = machine::split(line, ' ');
    if (words[0] == "machine") {
        const auto tally = read_tally(words);
        if (!tally) return Error{tell("play.statistics.no-tally", machine::quoted(line))};
        if (!statistics.machines.emplace(words[1], *tally).second) {
            return Error{tell("play.statistics.twice", machine::quoted(words[1]))};
        }
        return std::nullopt;
    }
    if ((words[0] == "day" || words[0] == "late") && words.size() == 2) {
        const auto day = parse_day_number(words[1]);
        if (!day) return Error{tell("play.statistics.no-day", machine::quoted(words[1]))};
        (words[0] == "day" ? statistics.daily_wins : statistics.late_wins).insert(*day);
        return std::nullopt;
    }
    if (words[0] == "level") {
        if (read_stars(statistics, words)) return std::nullopt;
        return Error{tell("play.statistics.no-stars", machine::quoted(line))};
    }
    if (words[0] == "lost") return read_lost_line(statistics, words, line);
    if (words[0] == "lesson") {
        if (read_lesson(statistics, words)) return std::nullopt;
        return Error{tell("play.statistics.no-lesson", machine::quoted(line))};
    }
    return Error{tell("play.statistics.unknown", machine::quoted(line))};
}

}  // namespace

Tally added(const Tally& a, const Tally& b) {
    Tally sum;
    for (const Count& count : named_counts) {
        sum.*count.value = std::min(a.*count.value + b.*count.value, largest_count);
    }
    sum.best = a.best == 0 || b.best == 0 ? std::max(a.best, b.best) : std::min(a.best, b.best);
    return sum;
}

Statistics added(Statistics a, const Statistics& b) {
    for (const auto& [id, tally] : b.machines) a.machines[id] = added(a.machines[id], tally);
    a.daily_wins.insert(b.daily_wins.begin(), b.daily_wins.end());
    a.late_wins.insert(b.late_wins.begin(), b.late_wins.end());
    for (const std::string& puzzle : b.regained) remove_lost(a.lost, puzzle);
    for (const LostPuzzle& lost : b.lost) add_lost(a.lost, lost);
    a.regained.insert(b.regained.begin(), b.regained.end());
    return with_progress(std::move(a), b);
}

Statistics with_progress(Statistics a, const Statistics& b) {
    for (const auto& [id, stars] : b.stars) a.stars[id] = std::max(a.stars[id], stars);
    a.lessons.insert(b.lessons.begin(), b.lessons.end());
    return a;
}

Tally total(const Statistics& statistics) {
    Tally sum;
    for (const auto& [id, tally] : statistics.machines) sum = added(sum, tally);
    return sum;
}

bool has_won_daily(const Statistics& statistics, DayNumber day) {
    return statistics.daily_wins.contains(day) || statistics.late_wins.contains(day);
}

std::size_t count_daily_wins(const Statistics& statistics) {
    std::set<DayNumber> days = statistics.daily_wins;
    days.insert(statistics.late_wins.begin(), statistics.late_wins.end());
    return days.size();
}

std::vector<LostPuzzle> puzzles_to_retry(const Statistics& statistics, DayNumber today) {
    std::vector<LostPuzzle> puzzles;
    std::copy_if(statistics.lost.begin(), statistics.lost.end(), std::back_inserter(puzzles),
                 [today](const LostPuzzle& lost) { return lost.day < today; });
    return puzzles;
}

bool returns_tomorrow(const Statistics& statistics, std::string_view puzzle, DayNumber today) {
    const auto found = find_lost(statistics.lost, puzzle);
    return found != statistics.lost.end() && found->day == today;
}

Streak streak_of(const Statistics& statistics, DayNumber today) {
    Streak streak;
    std::size_t length = 0;
    DayNumber before = 0;
    for (const DayNumber day : statistics.daily_wins) {
        length = day == before + 1 ? length + 1 : 1;
        before = day;
        streak.longest = std::max(streak.longest, length);
        if (day == today || day == today - 1) streak.current = length;
    }
    return streak;
}

std::string format_statistics(const Statistics& statistics) {
    std::string text(statistics_head);
    for (const auto& [id, tally] : statistics.machines) {
        text += "\nmachine " + id;
        for (const Count& count : named_counts) {
            text += " " + std::string(count.name) + " " + std::to_string(tally.*count.value);
        }
    }
    for (const DayNumber day : statistics.daily_wins) text += "\nday " + format_day_number(day);
    for (const auto& [id, stars] : statistics.stars)
        text += "\nlevel " + id + " stars " + std::to_string(stars);
    for (const DayNumber day : statistics.late_wins) text += "\nlate " + format_day_number(day);
    for (const LostPuzzle& lost : statistics.lost)
        text += "\nlost " + lost.puzzle + " day " + format_day_number(lost.day);
    for (const std::string& id : statistics.lessons) text += "\nlesson " + id;
    return text + "\n" + std::string(kept_end) + "\n";
}

Result<Statistics> parse_statistics(std::string_view text) {
    const std::vector<std::string_view> lines = kept_lines(text);
    if (const auto flaw = flaw_in(lines, statistics_head)) return in_line(flaw->line, flaw->problem);
    Statistics statistics;
    for (std::size_t i = 1; i + 1 < lines.size(); ++i) {
        if (const auto problem = read_entry(statistics, lines[i])) return in_line(i + 1, problem->message);
    }
    return statistics;
}

namespace {

constexpr std::string_view attempts_head = "switchbox-attempts 2";
constexpr std::string_view older_attempts_head = "switchbox-attempts 1";  // without "end"
constexpr std::uint64_t longest_attempt = 1'000'000'000'000;              // milliseconds, 31 years
constexpr std::array<std::string_view, 4> state_words{"fresh", "played", "shown", "won"};

// Returns whether the action won the game. The correct answer "it cannot be solved" wins too.
bool is_won(const Action& action, const Game& game) {
    if (is_one_of<Press, Hint, Undo, Redo>(action)) return game.is_solved();
    const auto* answer = std::get_if<AnswerQuestion>(&action);
    return answer != nullptr && !answer->possible && solve::is_impossible(game.verdict());
}

bool is_wrong_answer(const Action& action, const Game& game) {
    const auto* answer = std::get_if<AnswerQuestion>(&action);
    return answer != nullptr && answer->possible == solve::is_impossible(game.verdict());
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

// Adds the stars of a level that was just won, also if it was won before.
void add_stars(const Game& game, const Attempt& attempt, Statistics& news) {
    const Level* level = level_of(game.puzzle());
    const auto stars = stars_of(game, attempt.state == Attempt::State::shown);
    if (level != nullptr && stars) news.stars[std::string(level->id)] = *stars;
}

std::optional<Attempt> read_attempt(std::string_view line) {
    const std::vector<std::string_view> words = machine::split(line, ' ');
    const bool has_all = words.size() == 8 || words.size() == 10 || words.size() == 12;
    if (!has_all || words[0] != "attempt" || words[2] != "hints" || words[4] != "milliseconds" ||
        words[6] != "state") {
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
    if (words.size() == 10) return attempt;
    attempt.opened = parse_day_number(words[11]);
    if (words[10] != "opened" || !attempt.opened) return std::nullopt;
    return attempt;
}

// Returns the day if it can be stored: a wrong clock may give one that could not be read back.
std::optional<DayNumber> as_stored(DayNumber day) { return parse_day_number(format_day_number(day)); }

// Returns whether a daily puzzle that is won now counts for its day. One that was begun on its day has until
// the end of the next.
bool counts_for_day(DayNumber day, std::optional<DayNumber> opened, DayNumber today) {
    const bool was_begun = opened && *opened <= day;
    return today <= day + (was_begun ? 1 : 0);
}

// Keeps the attempt's puzzle to be tried again, unless it is too large for a link.
void lose(const Attempt& attempt, DayNumber today, Statistics& news) {
    const auto day = as_stored(today);
    if (today > 0 && day && attempt.puzzle.size() <= max_linked) news.lost.push_back({attempt.puzzle, *day});
}

// Returns the position of the puzzle's attempt; the end if there is none.
template <class Attempts>
auto find_attempt(Attempts& attempts, const std::string& code) {
    return std::find_if(attempts.begin(), attempts.end(),
                        [&](const Attempt& attempt) { return attempt.puzzle == code; });
}

}  // namespace

Attempt& RecentPuzzles::attempt_at(const Puzzle& puzzle) {
    if (puzzle == first_) return attempts_.front();
    first_ = puzzle;
    std::string code = share_code(opening(puzzle));
    const auto known = find_attempt(attempts_, code);
    if (known == attempts_.end()) {
        attempts_.insert(attempts_.begin(), Attempt{std::move(code)});
        if (attempts_.size() > most) attempts_.pop_back();
    } else {
        std::rotate(attempts_.begin(), known, known + 1);
    }
    return attempts_.front();
}

void RecentPuzzles::begin_daily(const Game& game, DayNumber day, std::optional<DayNumber> today) {
    Attempt& attempt = attempt_at(game.puzzle());
    const auto kept_day = as_stored(day);
    if (attempt.day != kept_day) attempt = Attempt{std::move(attempt.puzzle)};
    attempt.day = kept_day;
    const auto opened = today && kept_day ? as_stored(*today) : std::nullopt;
    if (opened) attempt.opened = std::min(attempt.opened.value_or(*opened), *opened);
}

void RecentPuzzles::begin_again(const Game& game) {
    Attempt& attempt = attempt_at(game.puzzle());
    attempt = Attempt{std::move(attempt.puzzle)};
}

const Attempt& RecentPuzzles::now(const Game& game) const {
    static const Attempt none;
    if (attempts_.empty()) return none;
    if (game.puzzle() == first_) return attempts_.front();
    const auto known = find_attempt(attempts_, share_code(opening(game.puzzle())));
    return known == attempts_.end() ? none : *known;
}

Statistics RecentPuzzles::note(const Action& action, const Game& game, double seconds, DayNumber today) {
    Statistics news;
    const bool plays = is_one_of<Press, Hint, Solve, AnswerQuestion>(action);
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
    // The click that makes the last press marks no other.
    if (is_one_of<Hint>(action) && game.hint()) {
        ++attempt.hints;
        tally.hints = 1;
    }
    if (is_one_of<Solve>(action)) tally.solves = 1;
    const bool shows = is_one_of<Solve>(action) || is_wrong_answer(action, game);
    if (shows && attempt.state == Attempt::State::played) {
        attempt.state = Attempt::State::shown;
        lose(attempt, today, news);
    }
    if (attempt.state == Attempt::State::played && is_won(action, game)) {
        win(attempt, game, tally);
        news.regained.insert(attempt.puzzle);
        if (const auto day = attempt.day)
            (counts_for_day(*day, attempt.opened, today) ? news.daily_wins : news.late_wins).insert(*day);
    }
    if (is_won(action, game)) add_stars(game, attempt, news);
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
        if (attempt.opened) text += " opened " + format_day_number(*attempt.opened);
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
