// Places of everything in a dialog, before it is drawn: groups below each other in one or two columns.
#pragma once

#include <vector>

#include "ui/dialogs/dialog.hpp"
#include "ui/frame/frame.hpp"

namespace switchbox::ui {

// Measures that places and drawing share, in logical pixels.
namespace dialog_measure {

inline constexpr float item_gap = 8;
inline constexpr float choice_inset = 3;  // of choices in their common ground
inline constexpr float between_groups = 18;
inline constexpr float label_height = 26;
inline constexpr float card_padding = 24;
inline constexpr float title_height = 64;
inline constexpr float fact_height = 26;
inline constexpr float head_height = 22;

}  // namespace dialog_measure

// Group with the places of its items, from the top left of the dialog's area.
struct PlacedGroup {
    const DialogGroup* group = nullptr;
    float label_y = 0;
    Rect body = {};
    std::vector<Rect> items = {};
    bool compact = false;    // small marks: two columns are shown, without touch
    bool in_column = false;  // in one of two columns
    float free = 0;          // height that large marks may have; 0 if marks are small
    bool has_lines = false;  // a row of the list needs a line for its note, so all have one
};

struct DialogPlan {
    std::vector<PlacedGroup> groups;
    float height = 0;
};

// Returns whether the group has cards or tiles.
[[nodiscard]] bool is_of_cards(const DialogGroup& group);

// Places the items of the group in its body, from its top left corner and in its width. Returns the height.
float place_items(const Frame& frame, PlacedGroup& placed);

// Returns the places of all groups but the one that is left out. Two steppers in a row share a line, so rows
// and columns are side by side.
[[nodiscard]] DialogPlan plan_dialog(const Frame& frame, const Dialog& dialog, float width, bool two_columns,
                                     const DialogGroup* left_out = nullptr);

}  // namespace switchbox::ui
