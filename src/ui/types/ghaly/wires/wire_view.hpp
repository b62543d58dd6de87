// View of the wires of Ghaly's machine on its board. The wires at the pointer or the keyboard light up, and
// codes can be dragged along an edge to exchange them.
#pragma once

#include <optional>
#include <string>

#include "types/ghaly/model/ghaly_codes.hpp"
#include "types/ghaly/model/ghaly_machine.hpp"
#include "ui/frame/board_draw_context.hpp"
#include "ui/frame/board_overlay.hpp"
#include "ui/types/ghaly/state/wire_shapes.hpp"

namespace switchbox::ui {

// Resets the highlight, and closes the dialog of codes, if they are for a machine of another size.
void keep_wires(const game::Game& game, UiState& state);

void wire_view(const BoardDrawContext& stage);

// Draws the wire of one transmitter alone, over the lamps, from its edge of the board to its exit.
void draw_single_wire(const BoardDrawContext& stage, std::size_t transmitter);

// end_id returns the id of a code's element, "transmitter-3" or "generator-7". end_of parses it; nullopt if
// it is no such id.
[[nodiscard]] std::string end_id(WireEnd end);
[[nodiscard]] std::optional<WireEnd> end_of(std::string_view id, int size);
// Returns "Transmitter 3, left of row 3, code 010, leaves at exit 5"; `wiring` is the board's.
[[nodiscard]] std::string end_name(const game::Game& game, const machine::Wiring& wiring, WireEnd end);

// Returns the codes with those of two ends exchanged; nullopt if the ends are at different edges.
[[nodiscard]] std::optional<machine::GhalyCodes> exchanged(const machine::GhalyCodes& codes, WireEnd a,
                                                           WireEnd b);

// Returns the words about the highlight, or about what can be done if there is none.
[[nodiscard]] std::string current_wire_words(const game::Game& game, const UiState& state);

// Overlay of the board with the wires of Ghaly's machine.

extern const BoardOverlay wire_overlay;

// Pointer and keyboard at the codes: the current code's wires light up, and a code can be dragged along its
// edge to another place.

void point_at_wires(InputContext& context, const OverlayPointer& pointer);
// Updates the highlight after the keyboard focus has moved to another element.
void focus_on_wires(const game::Game& game, UiState& state);

}  // namespace switchbox::ui
