// Keyboard focus, and activation of elements, shared by pointer, keys and the page's mirror.
#pragma once

#include <string_view>

#include "ui/frame/input_context.hpp"

namespace switchbox::ui {

// Returns whether the focus is shown: after a key, and always in a field, which shows its caret.
[[nodiscard]] bool is_focus_shown(const ElementTree& arranged, const UiState& state);
// Returns whether a field has the focus, in which keys are characters.
[[nodiscard]] bool is_in_field(const ElementTree& arranged, const UiState& state);

// Applies a click to the element.
void use(InputContext& context, const Element& element);
// Reverses a click on the element, and returns true if it can be used and has such an effect.
bool use_back(InputContext& context, const Element& element);
// Applies a click to the element with the id, unless a dialog covers it. Also runs a command without an
// element, if no dialog is open.
void activate(InputContext& context, std::string_view id);

// Keeps the focus on an element that exists and can be used. The focus moves to the element that replaced the
// last one, into a dialog that opens, and back when the dialog closes. Otherwise it moves to the board.
// Returns whether it moved.
bool keep_focus(const ElementTree& arranged, UiState& state);

// Moves within the focused element or its group, or over the board; each argument is -1, 0 or 1.
void move_focus(InputContext& context, int rows, int columns);
// Moves by Tab (1) or Shift+Tab (-1), if no browser does it.
void tab(InputContext& context, int direction);

// Replaces the text of a field.
void set_text(InputContext& context, std::string_view field, std::string_view text);
// Applies typed characters and backspaces to the field in focus.
void type_in_field(InputContext& context);

}  // namespace switchbox::ui
