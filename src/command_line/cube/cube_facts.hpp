// The parts of what is said of a cube.
#pragma once

#include "command_line/answer.hpp"
#include "command_line/cube/cube_position.hpp"
#include "command_line/progress.hpp"

namespace switchbox::command_line {

// "Cube, 3 x 3 x 3"
[[nodiscard]] std::string cube_heading(const machine::CubeForm& form);
// The net, a letter for each sticker.
[[nodiscard]] std::string net_text(const machine::Stickers& stickers);
// Each turn of a face once: "R R" is R2.
[[nodiscard]] machine::Turns by_faces(const machine::Turns& steps);

// Returns a solution, or the law that the cube breaks. `to_the_shortest`: searches on for the proof.
[[nodiscard]] Answer cube_verdict(const machine::CubeForm& form, const machine::Stickers& stickers,
                                  bool to_the_shortest, Progress& progress);
// States, facets, inputs and orbits.
[[nodiscard]] Answer cube_group(const machine::CubeForm& form);

}  // namespace switchbox::command_line
