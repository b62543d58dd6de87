// A game in a desktop's window as the DOM mirror tells of it; nothing is drawn.
#pragma once

#include <string>
#include <vector>

#include "game/game.hpp"
#include "view/access/mirror.hpp"
#include "view/fact_keeper.hpp"

namespace switchbox::test {

struct Shown {
    explicit Shown(game::Game from);

    [[nodiscard]] std::vector<view::MirrorNode> nodes() const;
    [[nodiscard]] view::Facts facts() const;
    [[nodiscard]] view::MirrorNode node(const std::string& id) const;
    [[nodiscard]] bool has(const std::string& id) const;
    // "(none)" where the node has no such attribute.
    [[nodiscard]] std::string attribute(const std::string& id, const std::string& name) const;
    void play(const std::string& action);

    game::Game game;
    view::Settings settings;
    view::UiState state;
    view::Layout layout;
    view::Arranged arranged;
};

}  // namespace switchbox::test
