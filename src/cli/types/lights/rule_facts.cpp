#include "cli/layout.hpp"
#include "cli/types/lights/linear_facts.hpp"
#include "machine/notation.hpp"
#include "machine/rule_text.hpp"
#include "types/lights/model/linear_choice.hpp"

namespace switchbox::cli {
namespace {

struct StencilDrawing {
    machine::Shape shape;
    std::vector<std::uint8_t> cells;
};

StencilDrawing drawing_of(const machine::Stencil& stencil) {
    const int reach = machine::reach_of(stencil);
    const int side = 2 * reach + 1;
    return {{side, side}, machine::drawing_of(stencil, reach)};
}

StencilDrawing holes_of(const machine::Rule& rule) {
    StencilDrawing drawing{rule.shape, std::vector<std::uint8_t>(rule.shape.size())};
    for (const std::size_t hole : rule.holes) drawing.cells[hole] = 1;
    return drawing;
}

}  // namespace

Answer rule_facts(const Study& study) {
    const machine::MachineChoice& choice = study.position.puzzle.machine;
    Answer answer;
    if (choice->id() != machine::own_id) return answer;
    const machine::Rule& rule = *machine::rule_of(choice);
    const bool is_torus = rule.surface == machine::Surface::torus;
    answer.json["torus"] = is_torus;
    std::vector<Board> boards;
    const auto add = [&](const char* key, const char* name, const StencilDrawing& drawing) {
        answer.json[key] = machine::format_cells(drawing.cells, drawing.shape);
        boards.push_back(
            {name, {drawing.shape, std::vector<bool>(drawing.shape.size(), true)}, drawing.cells});
    };
    add("stencil", "Stencil", drawing_of(rule.inner));
    if (rule.border) {
        add("corner", "Corner", drawing_of(rule.border->corner));
        add("edge", "Edge", drawing_of(rule.border->edge));
    }
    if (!rule.holes.empty()) add("holes", "Holes", holes_of(rule));
    answer.text = draw(boards) + "\n" + listed({{"Surface", is_torus ? "torus" : "plane"}});
    return answer;
}

}  // namespace switchbox::cli
