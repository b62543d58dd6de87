// Accessibility tree of a game in a desktop window; nothing is drawn.
#pragma once

#include <string>
#include <vector>

#include "game/game.hpp"
#include "ui/access/mirror.hpp"
#include "ui/arrangement.hpp"

namespace switchbox::test {

inline constexpr ImVec2 desktop_window{1280, 800};

// Updates an arrangement until it is stable, without a window and with fonts of its own.
void settle(ui::Arrangement& arrangement, const game::Game& game, const ui::Settings& settings,
            const ui::SystemPreferences& surroundings, ui::UiState& state);

struct Shown {
    explicit Shown(game::Game from) : game(std::move(from)) {}

    [[nodiscard]] std::vector<ui::MirrorNode> nodes() const;
    // Returns the ids of the elements at which Tab stops.
    [[nodiscard]] std::vector<std::string> stops() const;
    [[nodiscard]] ui::MirrorNode node(const std::string& id) const;
    [[nodiscard]] bool has(const std::string& id) const;
    // Returns the attribute's value; "(none)" if the node has no such attribute.
    [[nodiscard]] std::string attribute(const std::string& id, const std::string& name) const;
    void play(const std::string& action);

    game::Game game;
    ui::Settings settings;
    ui::UiState state;
};

}  // namespace switchbox::test
