// Command `levels`: the levels of the game with their codes.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>

#include "cli/command_line.hpp"
#include "game/levels.hpp"
#include "game/share_code.hpp"
#include "i18n/words.hpp"

namespace switchbox::cli {
namespace {

// Columns of a line: number, id, machine, title, fewest presses, code.
using LevelLine = std::array<std::string, 6>;

std::string machine_id(const game::Level& level) {
    return std::string(game::parse_share_code(level.code)->puzzle.machine->id());
}

std::string fewest_words(const game::Level& level) {
    if (level.fewest == 0) return "cannot be solved";
    return std::to_string(level.fewest) + (level.fewest == 1 ? " press" : " presses");
}

LevelLine level_line(const game::Level& level) {
    return {std::to_string(game::number_of(level)),
            std::string(level.id),
            machine_id(level),
            say(level.title),
            fewest_words(level),
            std::string(level.code)};
}

nlohmann::ordered_json object_of(const game::Level& level, const game::Chapter& chapter) {
    nlohmann::ordered_json object{{"id", level.id},
                                  {"chapter", chapter.id},
                                  {"title", say(level.title)},
                                  {"machine", machine_id(level)},
                                  {"code", level.code},
                                  {"solvable", level.fewest != 0},
                                  {"fewest", nullptr}};
    if (level.fewest != 0) object["fewest"] = level.fewest;
    return object;
}

// Returns the columns two spaces apart, each but the last padded to its width.
std::string aligned(const LevelLine& line, const std::array<std::size_t, 6>& widths) {
    std::string text;
    for (std::size_t i = 0; i < line.size(); ++i) {
        std::string cell = line.at(i);
        if (i + 1 < line.size()) cell.resize(widths.at(i), ' ');
        text += "  " + cell;
    }
    return text + "\n";
}

std::array<std::size_t, 6> widths_of_levels() {
    std::array<std::size_t, 6> widths{};
    for (std::size_t number = 1; number <= game::level_count(); ++number) {
        const LevelLine line = level_line(game::level_at(number));
        for (std::size_t i = 0; i < line.size(); ++i)
            widths.at(i) = std::max(widths.at(i), line.at(i).size());
    }
    return widths;
}

Result<Answer> answer_levels() {
    Answer answer;
    answer.json["levels"] = nlohmann::ordered_json::array();
    const std::array<std::size_t, 6> widths = widths_of_levels();
    for (const game::Chapter& chapter : game::chapters()) {
        answer.text += (answer.text.empty() ? "" : "\n") + say(chapter.title) + "\n";
        for (const game::Level& level : chapter.levels) {
            answer.text += aligned(level_line(level), widths);
            answer.json["levels"].push_back(object_of(level, chapter));
        }
    }
    return answer;
}

}  // namespace

Subcommand add_levels(CLI::App& app) {
    return {app.add_subcommand("levels", "List the levels of the game, with their share codes"),
            [](Host& /*host*/) { return answer_levels(); }};
}

}  // namespace switchbox::cli
