// Access to dialog items and groups by their ids.
#pragma once

#include <doctest/doctest.h>

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

// Returns a copy of the item with this id, which must exist.
[[nodiscard]] inline ui::DialogItem item_of(const ui::Dialog& dialog, std::string_view id) {
    const ui::DialogItem* found = find_item(dialog, id);
    if (found == nullptr) FAIL("no item " << id);
    return *found;
}

// Returns a copy of the group with this id, or an empty group.
[[nodiscard]] inline ui::DialogGroup group_of(const ui::Dialog& dialog, std::string_view id) {
    for (const ui::DialogGroup& group : dialog.groups) {
        if (group.id == id) return group;
    }
    return {};
}

}  // namespace switchbox::test
