// The wires of Ghaly's machine on its board: what the pointer or the keyboard is at lights up, and codes
// are dragged along an edge to change places.
#pragma once

#include <optional>
#include <string>

#include "types/ghaly/model/ghaly_codes.hpp"
#include "types/ghaly/model/ghaly_machine.hpp"
#include "ui/frame/stage.hpp"
#include "ui/types/ghaly/state/wire_shapes.hpp"

namespace switchbox::ui {

// Forgets what was lit and typed of a machine that is no longer in play.
void keep_wires(const game::Game& game, UiState& state);

void wire_view(const Stage& stage);

// The wire of one transmitter alone, over the lamps, from its edge of the board to its exit.
void draw_single_wire(const Stage& stage, std::size_t transmitter);

// "transmitter-3", "generator-7": the codes as elements.
[[nodiscard]] std::string end_id(WireEnd end);
[[nodiscard]] std::optional<WireEnd> end_of(std::string_view id, int size);
// "Transmitter 3, left of row 3, code 010, leaves at exit 5"; `wiring` is the board's.
[[nodiscard]] std::string end_name(const game::Game& game, const machine::Wiring& wiring, WireEnd end);

// The codes with those of two ends of one edge exchanged; nothing where the ends stand at different edges.
[[nodiscard]] std::optional<machine::GhalyCodes> exchanged(const machine::GhalyCodes& codes, WireEnd a,
                                                           WireEnd b);

// Returns the words about what is lit, or about what can be done where nothing is.
[[nodiscard]] std::string current_wire_words(const game::Game& game, const UiState& state);

}  // namespace switchbox::ui
