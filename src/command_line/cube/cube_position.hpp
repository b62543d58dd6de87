// A cube as typed (docs/command_line.md, "The cube"), and what it shows.
#pragma once

#include "command_line/position_options.hpp"
#include "machine/cube/form.hpp"
#include "machine/cube/stickers.hpp"
#include "message/message.hpp"

namespace switchbox::command_line {

struct CubePosition {
    machine::CubeForm form;
    machine::Stickers start;
    machine::Pieces made;  // what the turns since have made of the solved cube
    Message reading = {};  // how a start was read that could have been meant otherwise
};
[[nodiscard]] machine::Stickers stickers_now(const CubePosition& position);

[[nodiscard]] Result<CubePosition> read_cube(const PositionOptions& options);
[[nodiscard]] CubePosition cube_position(const play::Position& position);
[[nodiscard]] play::Position opening_of(const machine::CubeForm& form, const machine::Stickers& start);

}  // namespace switchbox::command_line
