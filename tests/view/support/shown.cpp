#include "support/shown.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "support/games.hpp"
#include "types/ghaly/model/ghaly_machine.hpp"

namespace switchbox::test {

using ui::MirrorNode;

Shown::Shown(game::Game from)
    : game(std::move(from)),
      layout(ui::lay_out({1280, 800}, game.picture().shape,
                         machine::ghaly_in(game.machine()) != nullptr ? ui::wire_margin : nullptr)) {}

ui::Facts Shown::facts() const {
    ui::FactKeeper keeper;
    ui::UiState followed = state;
    keeper.follow(game, settings, followed);
    return keeper.facts();
}

std::vector<MirrorNode> Shown::nodes() const {
    return ui::mirror({game, settings, facts(), state, layout, arranged});
}

MirrorNode Shown::node(const std::string& id) const {
    for (MirrorNode& candidate : nodes()) {
        if (candidate.id == id) return candidate;
    }
    FAIL("no node " << id);
    return {};
}

bool Shown::has(const std::string& id) const {
    const auto all = nodes();
    return std::any_of(all.begin(), all.end(), [&](const MirrorNode& node) { return node.id == id; });
}

std::string Shown::attribute(const std::string& id, const std::string& name) const {
    for (const auto& [key, value] : node(id).attributes) {
        if (key == name) return value;
    }
    return "(none)";
}

void Shown::play(const std::string& action) { play_on(game, action); }

}  // namespace switchbox::test
