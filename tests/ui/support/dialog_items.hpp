// Access to dialog items by their ids.
#pragma once

#include <string_view>

#include "ui/frame/dialog_item.hpp"

namespace switchbox::test {

// Returns the item with this id, or nullptr. The pointer is valid as long as the dialog.
[[nodiscard]] inline const ui::DialogItem* find_item(const ui::Dialog& dialog, std::string_view id) {
    for (const ui::DialogGroup& group : dialog.groups) {
        for (const ui::DialogItem& item : group.items)
            if (item.id == id) return &item;
    }
    return nullptr;
}

}  // namespace switchbox::test
