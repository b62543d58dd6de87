// State graph as a text for other programs: DOT for Graphviz, TikZ for LaTeX. Nodes are states, named s0, s1
// ... and labelled with the picture that they show. Rows of nodes have the same distance from the target,
// which is on top; states without a way to it are in the last row. A line is a press, labelled with its
// button; an arrow is a press that pressing the same button again does not undo.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "machine/machine.hpp"
#include "solve/state_graph.hpp"

namespace switchbox::solve {

enum class GraphFormat : std::uint8_t { dot, tikz };
// Returns the format named "dot" or "tikz"; nullopt for other words.
[[nodiscard]] std::optional<GraphFormat> graph_format(std::string_view word);

// Returns the text of the machine's graph.
[[nodiscard]] std::string graph_text(const StateGraph& graph, const machine::Machine& machine,
                                     GraphFormat format);

}  // namespace switchbox::solve
