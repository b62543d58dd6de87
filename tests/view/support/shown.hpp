// A game in a desktop's window as the DOM mirror tells of it; nothing is drawn.
#pragma once

#include <string>
#include <vector>

#include "game/game.hpp"
#include "ui/access/mirror.hpp"
#include "ui/fact_keeper.hpp"

namespace switchbox::test {

struct Shown {
    explicit Shown(game::Game from);

    [[nodiscard]] std::vector<ui::MirrorNode> nodes() const;
    [[nodiscard]] ui::Facts facts() const;
    [[nodiscard]] ui::MirrorNode node(const std::string& id) const;
    [[nodiscard]] bool has(const std::string& id) const;
    // "(none)" where the node has no such attribute.
    [[nodiscard]] std::string attribute(const std::string& id, const std::string& name) const;
    void play(const std::string& action);

    game::Game game;
    ui::Settings settings;
    ui::UiState state;
    ui::Layout layout;
    ui::Arranged arranged;
};

}  // namespace switchbox::test
