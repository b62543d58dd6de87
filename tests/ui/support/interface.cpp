#include "support/interface.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <utility>

#include "support/shown.hpp"
#include "ui/access/focus.hpp"

namespace switchbox::test {

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

std::vector<ui::MirrorNode> Interface::nodes() {
    look();
    return ui::mirror(arrangement.arranged(), state.focus.id, 1);
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
