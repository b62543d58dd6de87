#include "game/saved_game.hpp"

#include <utility>

#include "game/kept_text.hpp"
#include "game/share_code.hpp"
#include "machine/notation.hpp"

namespace switchbox::game {
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

}  // namespace switchbox::game
