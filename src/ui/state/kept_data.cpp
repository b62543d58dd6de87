#include "ui/state/kept_data.hpp"

#include <algorithm>
#include <array>

#include "game/saved_game.hpp"
#include "machine/text.hpp"

namespace switchbox::ui {
namespace {

constexpr std::string_view data_head = "switchbox-data 1";

enum KeptPart : std::size_t { settings_part, game_part, statistics_part, lesson_part, part_count };
constexpr std::array<std::string_view, part_count> part_names{"settings", "game", "statistics", "lesson"};
using Texts = std::array<std::optional<std::string>, part_count>;

Error in_line_of_data(std::size_t line, Message problem) {
    return Error{tell("view.data.line", line, std::move(problem))};
}

void add_part(std::string& text, std::string_view name, std::string part) {
    if (!part.empty() && part.back() != '\n') part.push_back('\n');
    text += "part " + std::string(name) + " " + std::to_string(std::count(part.begin(), part.end(), '\n')) +
            "\n" + part;
}

// Splits a text into lines. Accepts a byte order mark, CRLF and empty lines at the end, since a text sent by
// mail may have changed.
std::vector<std::string_view> lines_of(std::string_view text) {
    constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
    if (text.starts_with(byte_order_mark)) text.remove_prefix(byte_order_mark.size());
    std::vector<std::string_view> lines = machine::split(text, '\n');
    for (std::string_view& line : lines) {
        if (line.ends_with('\r')) line.remove_suffix(1);
    }
    while (lines.size() > 1 && lines.back().empty()) lines.pop_back();
    return lines;
}

// Parsed line "part game 3": the part, and its number of lines.
struct Heading {
    std::size_t part = part_count;
    std::size_t lines = 0;
};
std::optional<Heading> read_heading(std::string_view line) {
    const std::vector<std::string_view> words = machine::split(line, ' ');
    if (words.size() != 3 || words[0] != "part") return std::nullopt;
    const auto part = machine::place_of(words[1], part_names);
    const auto count = machine::parse_number(words[2]);
    if (!part || !count) return std::nullopt;
    return Heading{*part, static_cast<std::size_t>(*count)};
}

Result<Texts> texts_in(std::string_view text) {
    const std::vector<std::string_view> lines = lines_of(text);
    const auto flaw = game::flaw_in(lines, data_head);
    if (flaw) return in_line_of_data(flaw->line, flaw->problem);
    Texts texts;
    const std::size_t end = lines.size() - 1;
    for (std::size_t i = 1; i < end;) {
        const auto heading = read_heading(lines[i]);
        if (!heading) return in_line_of_data(i + 1, tell("view.data.no-part", machine::quoted(lines[i])));
        std::optional<std::string>& part = texts.at(heading->part);
        if (part) return in_line_of_data(i + 1, tell("view.data.twice", machine::quoted(lines[i])));
        if (heading->lines > end - i - 1) return in_line_of_data(i + 1, tell("view.data.cut"));
        part.emplace();
        for (std::size_t n = 1; n <= heading->lines; ++n) *part += std::string(lines[i + n]) + "\n";
        i += heading->lines + 1;
    }
    for (std::size_t part = 0; part < part_count; ++part) {
        if (!texts.at(part))
            return in_line_of_data(lines.size(), tell("view.data.missing", part_names.at(part)));
    }
    return texts;
}

Error in_part(const Error& error) { return Error{tell("view.data.part", error.message)}; }

}  // namespace

std::string format_kept_data(const KeptData& data) {
    std::string text = std::string(data_head) + "\n";
    add_part(text, part_names[settings_part], format_settings(data.settings));
    add_part(text, part_names[game_part], game::save_game(data.game));
    add_part(text, part_names[statistics_part], game::format_statistics(data.statistics));
    add_part(text, part_names[lesson_part], data.lesson);
    return text + std::string(game::kept_end) + "\n";
}

KeptData keeping_progress(KeptData loaded, const game::Statistics& before) {
    loaded.statistics = game::with_progress(std::move(loaded.statistics), before);
    return loaded;
}

Result<KeptData> parse_kept_data(std::string_view text) {
    if (text.size() > largest_kept_data) {
        return Error{tell("view.data.too-large", text.size(), largest_kept_data)};
    }
    const auto texts = texts_in(text);
    if (!texts) return texts.error();
    const auto settings = parse_settings(*texts->at(settings_part));
    if (!settings) return in_part(settings.error());
    const auto game = game::load_game(*texts->at(game_part));
    if (!game) return in_part(game.error());
    const auto statistics = game::parse_statistics(*texts->at(statistics_part));
    if (!statistics) return in_part(statistics.error());
    std::string lesson = *texts->at(lesson_part);
    if (lesson.ends_with('\n')) lesson.pop_back();
    return KeptData{*settings, *game, *statistics, std::move(lesson)};
}

}  // namespace switchbox::ui
