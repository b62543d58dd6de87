// Open dialog, operated by clicks on its items.
#pragma once

#include <string>
#include <utility>

#include "support/dialog_items.hpp"
#include "support/interface.hpp"
#include "ui/dialogs/dialog.hpp"

namespace switchbox::test {

struct DialogUser : Interface {
    using Maker = ui::Dialog (*)(const ui::DialogSources& sources);

    DialogUser(game::Game from, Maker make) : Interface(std::move(from)), make_(make) {}

    [[nodiscard]] ui::Dialog dialog() const { return make_({game, settings, state, surroundings.touch}); }
    [[nodiscard]] ui::DialogGroup group(const std::string& id) const { return group_of(dialog(), id); }
    [[nodiscard]] std::string text(const std::string& id) const { return group(id).text; }
    [[nodiscard]] bool has(const std::string& id) const { return find_item(dialog(), id) != nullptr; }
    [[nodiscard]] ui::DialogItem item(const std::string& id) const { return item_of(dialog(), id); }
    void click(const std::string& id, int times = 1) {
        for (; times > 0; --times) {
            REQUIRE(item(id).enabled);
            activate(id);
        }
    }

  private:
    Maker make_;
};

}  // namespace switchbox::test
