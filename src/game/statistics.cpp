#include "game/statistics.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "game/kept_text.hpp"
#include "machine/catalogue.hpp"
#include "machine/notation.hpp"

namespace switchbox::game {
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
    if (words[0] == "day" && words.size() == 2) {
        const auto day = parse_day_number(words[1]);
        if (!day) return Error{tell("play.statistics.no-day", machine::quoted(words[1]))};
        statistics.daily_wins.insert(*day);
        return std::nullopt;
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
    return a;
}

Tally total(const Statistics& statistics) {
    Tally sum;
    for (const auto& [id, tally] : statistics.machines) sum = added(sum, tally);
    return sum;
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

}  // namespace switchbox::game
