#include "support/shown.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "support/games.hpp"
#include "support/no_renderer.hpp"

namespace switchbox::test {

using ui::MirrorNode;

namespace {

// Fonts in a context of their own, which outlive every test.
struct Letters {
    ImGuiContext* context = ImGui::CreateContext();
    ui::Fonts fonts;
    Letters() {
        ImGui::SetCurrentContext(context);
        ImGui::GetIO().IniFilename = nullptr;
        fonts.build(1, 1);
        take_font_texture();
    }
};

}  // namespace

void settle(ui::Arrangement& arrangement, const game::Game& game, const ui::Settings& settings,
            const ui::SystemPreferences& surroundings, ui::UiState& state) {
    ImGuiContext* before = ImGui::GetCurrentContext();
    static const Letters letters;
    ImGui::SetCurrentContext(letters.context);
    arrangement.settle({game, settings, surroundings}, desktop_window, letters.fonts, nullptr, state);
    ImGui::SetCurrentContext(before);
}

std::vector<MirrorNode> Shown::nodes() const {
    ui::Arrangement arrangement;
    ui::UiState followed = state;
    settle(arrangement, game, settings, {}, followed);
    return ui::mirror(arrangement.arranged(), followed.focus.id, 1);
}

std::vector<std::string> Shown::stops() const {
    ui::Arrangement arrangement;
    ui::UiState followed = state;
    settle(arrangement, game, settings, {}, followed);
    std::vector<std::string> ids;
    for (const ui::Element* stop : arrangement.arranged().stops(followed.focus.id)) ids.push_back(stop->id);
    return ids;
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
