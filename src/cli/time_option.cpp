#include "cli/time_option.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <string_view>

#include "cli/interrupt.hpp"
#include "cli/text_option.hpp"
#include "i18n/words.hpp"
#include "machine/notation.hpp"

namespace switchbox::cli {
namespace {

using std::chrono::milliseconds;

constexpr std::int64_t longest_time = 10'000LL * 3600 * 1000;  // milliseconds

struct Unit {
    std::string_view name;
    std::int64_t milliseconds;
};
constexpr std::array<Unit, 5> units{{{"ms", 1}, {"s", 1000}, {"m", 60'000}, {"h", 3'600'000}, {"", 1000}}};

// Parses digits with at most three after a point. Returns thousandths.
std::optional<std::int64_t> thousandths(std::string_view text) {
    constexpr std::size_t places = 3;
    const std::size_t point = std::min(text.find('.'), text.size());
    std::string digits(text.substr(0, point));
    std::string fraction(point < text.size() ? text.substr(point + 1) : "0");
    if (fraction.empty() || fraction.size() > places) return std::nullopt;
    fraction.resize(places, '0');
    const auto number = machine::parse_number(digits + fraction);
    if (digits.empty() || !number || *number > static_cast<std::uint64_t>(longest_time)) return std::nullopt;
    return static_cast<std::int64_t>(*number);
}

std::optional<milliseconds> parse_time(std::string_view text) {
    for (const Unit& unit : units) {
        if (!text.ends_with(unit.name)) continue;
        const auto count = thousandths(text.substr(0, text.size() - unit.name.size()));
        if (!count) continue;
        const std::int64_t whole = *count * unit.milliseconds / 1000;
        if (whole >= 1 && whole <= longest_time) return milliseconds{whole};
    }
    return std::nullopt;
}

}  // namespace

void add_time(CLI::App& parser, std::optional<std::string>& time) {
    add_text(parser, "--time", time, "TIME",
             "End after so much time with what is known by then: 90s, 10m, 1h, or seconds");
}

Result<TimeLimit> read_time(const std::string& name, const std::optional<std::string>& text) {
    if (!text) return TimeLimit{};
    const auto time = parse_time(*text);
    if (time) return TimeLimit{time};
    return Error{verbatim(name + " " + say(machine::quoted(*text)) +
                          ": write a time up to 10000h, such as 90s, 10m or 1h")};
}

void start(const TimeLimit& limit) {
    if (limit) Interrupt::end_after(*limit);
}

std::optional<std::uint64_t> work_within(const TimeLimit& limit) {
    if (!limit) return std::nullopt;
    return static_cast<std::uint64_t>(std::chrono::nanoseconds(*limit).count());
}

}  // namespace switchbox::cli
