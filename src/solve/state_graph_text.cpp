#include "solve/state_graph_text.hpp"

#include <vector>

#include "machine/text.hpp"

namespace switchbox::solve {
namespace {

// Press that leads from one state to another.
struct GraphEdge {
    std::size_t from = 0;
    std::size_t to = 0;
    std::size_t button = 0;  // its index among the buttons
    bool is_mutual = false;  // the same button leads back
};

std::vector<GraphEdge> edges_of(const StateGraph& graph) {
    std::vector<GraphEdge> edges;
    for (std::size_t state = 0; state < graph.size(); ++state) {
        for (std::size_t button = 0; button < graph.button_count(); ++button) {
            const auto next = graph.next(state, button);
            if (!next) continue;
            const bool is_mutual = *next != state && graph.next(*next, button) == state;
            if (!is_mutual || state < *next) edges.push_back({state, *next, button, is_mutual});
        }
    }
    return edges;
}

// Returns the states by distance, and in a last row those without a way to the target.
std::vector<std::vector<std::size_t>> rows_of(const StateGraph& graph) {
    std::vector<std::vector<std::size_t>> rows = graph.layers();
    std::vector<std::size_t> others;
    for (std::size_t state = 0; state < graph.size(); ++state) {
        if (!graph.distance(state)) others.push_back(state);
    }
    if (!others.empty()) rows.push_back(std::move(others));
    return rows;
}

std::string name_of(std::size_t state) { return "s" + std::to_string(state); }

// Returns the label without characters that DOT or TeX treats as its own.
std::string plain_label(const std::string& label) {
    constexpr std::string_view special = "\"\\{}$&#^_~%\n";
    std::string plain;
    for (const char letter : label) {
        if (special.find(letter) == std::string_view::npos) plain.push_back(letter);
    }
    return plain;
}

// Labels of states and buttons.
struct GraphLabels {
    const StateGraph& graph;
    const machine::Machine& machine;
    std::vector<std::size_t> buttons;

    GraphLabels(const StateGraph& of, const machine::Machine& board)
        : graph(of), machine(board), buttons(board.button_sites().cells()) {}

    // Returns the rows of the picture, joined by `between`.
    [[nodiscard]] std::string state(std::size_t state, std::string_view between) const {
        const machine::Picture shown = machine.picture(graph.presses_of_state(state));
        std::string label;
        for (const char letter : machine::format_sites(shown.cells, machine.lamp_sites())) {
            if (letter == '/')
                label += between;
            else
                label.push_back(letter);
        }
        return label;
    }
    [[nodiscard]] std::string button(std::size_t index) const {
        return plain_label(machine.button_label(buttons[index]));
    }
};

std::string dot_text(const GraphLabels& labels) {
    std::string text = "digraph machine {\n  node [shape=box, fontname=monospace];\n";
    for (const auto& row : rows_of(labels.graph)) {
        text += "  { rank=same;";
        for (const std::size_t state : row)
            text.append(" ")
                .append(name_of(state))
                .append(" [label=\"")
                .append(labels.state(state, "\\n"))
                .append("\"];");
        text += " }\n";
    }
    for (const GraphEdge& edge : edges_of(labels.graph)) {
        text.append("  ").append(name_of(edge.from)).append(" -> ").append(name_of(edge.to));
        text.append(" [label=\"").append(labels.button(edge.button)).append("\"");
        text += edge.is_mutual ? ", dir=none];\n" : "];\n";
    }
    return text + "}\n";
}

std::string tikz_text(const GraphLabels& labels) {
    std::string text =
        "% needs \\usepackage{tikz}\n\\begin{tikzpicture}[every node/.style={font=\\ttfamily\\tiny, "
        "align=center}]\n";
    const auto rows = rows_of(labels.graph);
    for (std::size_t row = 0; row < rows.size(); ++row) {
        for (std::size_t column = 0; column < rows[row].size(); ++column) {
            // Halves of a node's place, counted from the middle of the row.
            const auto halves = 2 * static_cast<long>(column) - static_cast<long>(rows[row].size()) + 1;
            text.append("  \\node[draw] (").append(name_of(rows[row][column])).append(") at (");
            text.append(std::to_string(halves)).append(", -").append(std::to_string(3 * row)).append(") {");
            text.append(labels.state(rows[row][column], "\\\\")).append("};\n");
        }
    }
    for (const GraphEdge& edge : edges_of(labels.graph)) {
        text.append("  \\draw[").append(edge.is_mutual ? "-" : "->").append("] (").append(name_of(edge.from));
        text.append(edge.from == edge.to ? ") edge[loop above] node {" : ") -- node[auto] {");
        text.append(labels.button(edge.button)).append("} (").append(name_of(edge.to)).append(");\n");
    }
    return text + "\\end{tikzpicture}\n";
}

}  // namespace

std::optional<GraphFormat> graph_format(std::string_view word) {
    if (word == "dot") return GraphFormat::dot;
    if (word == "tikz") return GraphFormat::tikz;
    return std::nullopt;
}

std::string graph_text(const StateGraph& graph, const machine::Machine& machine, GraphFormat format) {
    const GraphLabels labels(graph, machine);
    return format == GraphFormat::dot ? dot_text(labels) : tikz_text(labels);
}

}  // namespace switchbox::solve
