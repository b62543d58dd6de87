#include "support/interface.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <utility>

#include "types/ghaly/model/ghaly_machine.hpp"
#include "ui/access/focus.hpp"
#include "ui/dialogs/dialog.hpp"
#include "ui/types/ghaly/state/wire_shapes.hpp"

namespace switchbox::test {

Interface::Interface(game::Game from)
    : game(std::move(from)),
      layout(ui::lay_out({1280, 800}, game.picture().shape,
                         machine::ghaly_in(game.machine()) != nullptr ? ui::wire_margin : nullptr)) {}

const ui::Facts& Interface::look() {
    keeper.follow(game, settings, state);
    return keeper.facts();
}

void Interface::activate(std::string_view id) {
    take_turn([&](ui::Turn& turn) { ui::activate(turn, id); });
}

void Interface::type(std::string_view field, std::string_view text) {
    take_turn([&](ui::Turn& turn) { ui::set_field(turn, field, text); });
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
    return ui::mirror({game, settings, keeper.facts(), state, layout, arranged});
}

bool Interface::can_be_used(std::string_view id) {
    const ui::Facts& facts = look();
    if (const auto* item = ui::find_item(facts.dialog, id).item) return item->enabled;
    const auto stops = ui::focus_order(game, facts, state);
    return std::find(stops.begin(), stops.end(), id) != stops.end();
}

}  // namespace switchbox::test
