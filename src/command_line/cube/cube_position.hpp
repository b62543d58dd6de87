// A cube as typed (docs/command_line.md, "The cube"), and what it shows.
#pragma once

#include "command_line/position_options.hpp"
#include "machine/cube/form.hpp"
#include "machine/cube/stickers.hpp"

namespace switchbox::command_line {

struct CubePosition {
    machine::CubeForm form;
    machine::Stickers start;
    machine::Pieces made;  // what the turns since have made of the solved cube
};
[[nodiscard]] machine::Stickers stickers_now(const CubePosition& position);

[[nodiscard]] Result<CubePosition> read_cube(const PositionOptions& options);
[[nodiscard]] CubePosition cube_position(const play::Position& position);
[[nodiscard]] play::Position opening_of(const machine::CubeForm& form, const machine::Stickers& start);

}  // namespace switchbox::command_line
