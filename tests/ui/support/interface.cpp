#include "support/interface.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <utility>

#include "support/games.hpp"
#include "support/no_renderer.hpp"
#include "ui/access/focus.hpp"

namespace switchbox::test {
namespace {

constexpr ImVec2 desktop_window{1280, 800};

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

// Updates an arrangement until it is stable, in a window of usual size and with fonts of its own.
void settle(ui::Arrangement& arrangement, const game::Game& game, const ui::Settings& settings,
            const ui::SystemPreferences& surroundings, ui::UiState& state) {
    ImGuiContext* before = ImGui::GetCurrentContext();
    static const Letters letters;
    ImGui::SetCurrentContext(letters.context);
    arrangement.settle({game, settings, surroundings}, desktop_window, letters.fonts, nullptr, state);
    ImGui::SetCurrentContext(before);
}

}  // namespace

const ui::UiModel& Interface::look() {
    settle(arrangement, game, settings, surroundings, state);
    return arrangement.facts();
}

void Interface::activate(std::string_view id) {
    take_turn([&](ui::InputContext& context) { ui::activate(context, id); });
}

void Interface::type(std::string_view field, std::string_view text) {
    take_turn([&](ui::InputContext& context) { ui::set_text(context, field, text); });
}

void Interface::carry_out() {
    for (const ui::Request& request : std::exchange(requests, {})) {
        if (const auto* action = std::get_if<game::Action>(&request)) {
            REQUIRE(game.apply(*action));
        } else {
            requests.push_back(request);
        }
    }
    look();
}

std::vector<ui::MirrorNode> Interface::nodes() const {
    ui::Arrangement now;
    ui::UiState followed = state;
    settle(now, game, settings, surroundings, followed);
    return ui::mirror(now.arranged(), followed.focus.id, 1);
}

bool Interface::can_be_used(std::string_view id) {
    look();
    const ui::Element* element = arrangement.arranged().find(id);
    return element != nullptr && element->is_stop && element->enabled;
}

std::vector<std::string> Interface::stops() {
    look();
    std::vector<std::string> ids;
    for (const ui::Element* stop : arrangement.arranged().stops(state.focus.id)) ids.push_back(stop->id);
    return ids;
}

}  // namespace switchbox::test
