// The accessible double of what is drawn: a tree of elements with roles, names and states
// (docs/architecture.md). In the page it becomes real DOM elements inside the canvas; on the desktop it can
// be written to a file, where tests read it.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "ui/frame/arranged.hpp"
#include "ui/frame/facts.hpp"
#include "ui/state/settings.hpp"

namespace switchbox::ui {

struct MirrorNode {
    std::string id;
    std::string parent;  // the id of another node, or empty
    std::string role;
    std::string name;
    std::vector<std::pair<std::string, std::string>> attributes;
    std::string text;
    friend bool operator==(const MirrorNode&, const MirrorNode&) = default;
};

struct MirrorSources {
    const game::Game& game;
    const Settings& settings;
    const Facts& facts;
    const UiState& state;
    const Layout& layout;
    const Arranged& arranged;
};

// Parents come before their children.
[[nodiscard]] std::vector<MirrorNode> mirror(const MirrorSources& sources);

}  // namespace switchbox::ui
