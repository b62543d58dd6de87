// Commands of linear machines.
#include "cli/types/lights/lights_commands.hpp"

#include <string>
#include <utility>

#include "algebra/reduction.hpp"
#include "cli/command_line.hpp"
#include "cli/layout.hpp"
#include "cli/machine_commands.hpp"
#include "cli/options.hpp"
#include "machine/rule_text.hpp"
#include "machine/text.hpp"
#include "types/lights/large/fewest_search.hpp"
#include "types/lights/model/linear_machine.hpp"
#include "types/lights/solve/linear_solver.hpp"

namespace switchbox::cli {
namespace {

constexpr std::array<TypeOption, 6> drawing_options{
    {{"torus", "", "own: opposite edges are joined"},
     {"cylinder", "", "own: the left edge is joined to the right one"},
     {"stencil", "DRAWING", "own: what a press changes, round the pressed cell, 3, 5 or 7 rows: 010/111/010"},
     {"corner", "DRAWING",
      "own: the stencil of the corners, drawn for the top left corner and turned for the others"},
     {"edge", "DRAWING",
      "own: the stencil of the other cells at the edge, drawn for the top edge and turned for the others"},
     {"holes", "GRID", "own: the cells without a lamp: 1 for each, 0 for the others"}}};

// Returns the machine 'own' before any drawing option: Lights Out.
machine::MachineChoice usual_own() {
    return *machine::choose_own(*machine::rule_of(*machine::choose("lights-out", {})));
}

Result<Solutions> linear_solutions(const std::shared_ptr<const Study>& study, const machine::PressGrid& one,
                                   std::size_t limit, Host& /*host*/) {
    return Solutions{solve::linear_in(study->solver())->count_solutions(limit),
                     [study, one, limit](const solve::LinearSolver::TakePresses& take) {
                         solve::linear_in(study->solver())->each_solution(one, limit, take);
                     }};
}

std::optional<Error> problem_with_linear_solutions(const Study& study) {
    const solve::LinearSolver& solver = *solve::linear_in(study.solver());
    if (!solver.has_too_many_quiet()) return std::nullopt;
    return Error{verbatim("all: " + as_powers(solver.equations(), &algebra::EquationPart::kernel_exponent) +
                          " solutions of so large a board are too many to compare; leave --all out")};
}

}  // namespace

const MachineCommands lights_commands{.type = machine::linear_id,
                                      .owner = machine::own_id,
                                      .options = drawing_options,
                                      .not_of_others = {"the rule of ", " is fixed"},
                                      .usual = usual_own,
                                      .largest_side = machine::largest_side,
                                      .choose = linear_choice,
                                      .describe = linear_facts,
                                      .inverse = inverse_facts,
                                      .quiet = quiet_facts,
                                      .equations = equations_of,
                                      .all = linear_solutions,
                                      .problem_with_all = problem_with_linear_solutions};

namespace {

std::optional<std::string> determinant_of(const machine::LinearMachine& machine) {
    if (machine.lamps().size() > max_buttons_for_determinant) return std::nullopt;
    const algebra::ZeroOneMatrix a = solve::matrix_of(machine);
    if (a.rows != a.columns.size()) return std::nullopt;
    // One row for each button instead of each lamp; this transposes the matrix, so the determinant is
    // unchanged.
    algebra::IntegerMatrix matrix(a.rows, std::vector<int>(a.rows, 0));
    for (std::size_t button = 0; button < a.rows; ++button) {
        for (const std::size_t lamp : a.columns[button]) matrix[button][lamp] = 1;
    }
    return algebra::determinant(matrix);
}

// Returns the number of reachable pictures. Large ones are given as powers, since the digits are unreadable
// and slow to compute.
std::string pictures_in_reach(const algebra::Equations& equations) {
    if (equations.rank() <= machine::max_matrix_lamps) return equations.image_size().decimal();
    return as_powers(equations, &algebra::EquationPart::image_exponent);
}

std::string as_text(const nlohmann::ordered_json& value) {
    if (value.is_boolean()) return value.get<bool>() ? "yes" : "no";
    return value.is_string() ? value.get<std::string>() : value.dump();
}

std::string digits(const algebra::Residues& row) {
    std::string text;
    for (const std::uint8_t entry : row) text.push_back(static_cast<char>('0' + entry));
    return text;
}

Answer matrix_in_figures(const Study& study) {
    const solve::LinearSolver& solver = *solve::linear_in(study.solver());
    const algebra::Equations& equations = solver.equations();
    const machine::PressRule press = study.machine->press_rule();
    const bool allows_all = press == machine::PressRule::any;
    const auto determinant = determinant_of(*machine::linear_in(*study.machine));
    Answer answer;
    std::vector<Fact> facts;
    const auto add = [&](const char* key, const char* name, const nlohmann::ordered_json& value) {
        answer.json[key] = value;
        facts.emplace_back(name, as_text(value));
    };
    add("buttons", "Buttons", equations.columns());
    add("lamps", "Lamps", equations.rows());
    add("states", "States of a lamp", study.machine->lamp_states());
    add("rank", "Rank", solver.rank());
    if (solver.nullity()) add("nullity", "Nullity", *solver.nullity());
    // If not all presses are allowed, the reachable pictures depend on the start: a dark board allows none.
    if (allows_all) add("reachable", "Pictures in reach", pictures_in_reach(equations));
    if (determinant) add("determinant", "Determinant", *determinant);
    add("always_solvable", "Always solvable", allows_all && equations.is_onto());
    if (allows_all) add("solutions", "Solutions of a board", equations.kernel_size().decimal());
    if (press == machine::PressRule::lit) add("lit_only", "Lit-only play", true);
    if (press == machine::PressRule::alternating) add("alternating", "Alternating play", true);
    answer.text = listed(facts);
    return answer;
}

}  // namespace

Answer linear_facts(const Study& study) {
    Answer all = rule_facts(study);
    append(all, matrix_in_figures(study));
    return all;
}

Result<Answer> inverse_answer(const algebra::Equations& equations) {
    Answer answer;
    answer.json["inverse"] = nullptr;
    answer.text = "Inverse: there is none.\n";
    if (!equations.is_onto() || !equations.is_one_to_one()) return answer;
    answer.json["inverse"] = nlohmann::ordered_json::array();
    answer.text = "Inverse (row i: how much each lamp counts in the presses of button i)\n";
    for (std::size_t row = 0; row < equations.rows(); ++row) {
        const std::string written = digits(equations.inverse_row(row));
        answer.json["inverse"].push_back(written);
        answer.text += written + "\n";
    }
    return answer;
}

Result<Answer> inverse_facts(const Study& study) {
    const std::size_t lamps = study.picture.size();
    if (lamps > machine::max_matrix_lamps) {
        return Error{verbatim("inverse: a matrix of " + std::to_string(lamps) +
                              " rows is too large to print; up to " +
                              std::to_string(machine::max_matrix_lamps) + " are printed")};
    }
    return inverse_answer(solve::linear_in(study.solver())->equations());
}

Result<solve::LinearSystem> equations_of(const Study& study) {
    const machine::LinearMachine& machine = *machine::linear_in(*study.machine);
    const solve::LinearSolver& solver = *solve::linear_in(study.solver());
    return solve::LinearSystem{solve::names_of(machine),
                               solve::dense_matrix(machine),
                               solver.difference(study.picture, study.position.puzzle.target),
                               {std::shared_ptr<void>(), &solver.equations()}};
}

Result<Answer> quiet_facts(const Study& study) {
    const solve::LinearSolver& solver = *solve::linear_in(study.solver());
    if (solver.has_too_many_quiet()) {
        return Error{verbatim("quiet: " + std::to_string(solver.quiet_generators()) + " patterns of " +
                              std::to_string(study.picture.size()) +
                              " buttons are too many to print; choose a smaller board")};
    }
    Answer answer;
    answer.json["quiet"] = nlohmann::ordered_json::array();
    answer.json["orders"] = nlohmann::ordered_json::array();
    std::vector<Board> boards;
    for (const algebra::CyclicGenerator& quiet : solver.equations().kernel()) {
        const machine::PressGrid pattern = solver.to_presses(quiet.vector);
        const std::string title =
            "Quiet " + std::to_string(boards.size() + 1) + ", order " + std::to_string(quiet.order);
        answer.json["quiet"].push_back(button_text(*study.machine, pattern));
        answer.json["orders"].push_back(quiet.order);
        boards.push_back(button_board(title, *study.machine, pattern));
    }
    answer.text = boards.empty()
                      ? "Quiet patterns: none.\n"
                      : "Quiet patterns (presses that change nothing; sums of these are quiet too, and each\n"
                        "comes round to no press when it is pressed as often as its order says)\n" +
                            draw(boards);
    return answer;
}

namespace {

using machine::MachineChoice;
using machine::Rule;

// Returns the limit for all machines; each machine has its own limits too.
int largest_side(bool is_own, Purpose purpose) {
    if (purpose == Purpose::study) return machine::largest_side;
    if (is_own) return machine::largest_stencil_side;
    return purpose == Purpose::draw ? machine::largest_played_side : machine::largest_solved_side;
}

// Returns the rule with the requested size, states and play. The machine's own limits are checked later.
Result<Rule> adjusted(Rule rule, const MachineOptions& options, int most) {
    std::string size = options.size.value_or(machine::format_shape(rule.shape));
    if (machine::is_digits(size)) size += "x" + size;
    const auto shape = machine::parse_shape(size, most);
    if (!shape) return shape.error();
    rule.shape = *shape;
    if (options.states) {
        const auto states =
            read_number("states", *options.states, {machine::fewest_states, machine::max_states});
        if (!states) return states.error();
        rule.states = static_cast<int>(*states);
    }
    if (options.press != machine::PressRule::any) rule.press = options.press;
    return rule;
}

}  // namespace

Result<MachineChoice> linear_choice(const MachineChoice& named, const MachineOptions& options,
                                    Purpose purpose) {
    const bool is_own = named->id() == machine::own_id;
    const bool is_studied = purpose == Purpose::study;
    const auto rule = adjusted(*machine::rule_of(named), options, largest_side(is_own, purpose));
    if (!rule) return rule.error();
    if (is_own) return own_choice(*machine::rule_of(named), *rule, options, is_studied);
    return machine::choose(named->id(), {rule->shape, rule->states, rule->press, is_studied});
}

namespace {

using machine::Rule;
using machine::Surface;

const char* surface_name(Surface surface) {
    constexpr std::array<const char*, 3> names{"plane", "torus", "cylinder"};
    return names.at(static_cast<std::size_t>(surface));
}

std::optional<Error> draw_surface(Rule& rule, const MachineOptions& options) {
    const bool is_torus = options.value("torus") != nullptr;
    const bool is_cylinder = options.value("cylinder") != nullptr;
    if (is_torus && is_cylinder) return Error{verbatim("cylinder: give either --torus or --cylinder")};
    if (is_torus) rule.surface = Surface::torus;
    if (is_cylinder) rule.surface = Surface::cylinder;
    const bool has_corner = options.value("corner") != nullptr;
    if (rule.surface == Surface::plane || (!has_corner && options.value("edge") == nullptr))
        return std::nullopt;
    return Error{verbatim(std::string(has_corner ? "corner" : "edge") + ": on a " +
                          surface_name(rule.surface) +
                          " all cells take the stencil; only the plane has stencils for corners and edges")};
}

// Reads the drawing, or the file that it names.
Result<machine::Stencil> read_stencil(const std::string& drawing, const std::string& name) {
    const auto text = read_grid_text(drawing, name);
    if (!text) return text.error();
    return machine::parse_stencil(*text, name);
}

std::optional<Error> draw_stencil(Rule& rule, const MachineOptions& options) {
    const std::string* drawing = options.value("stencil");
    if (drawing == nullptr) return std::nullopt;
    const auto stencil = read_stencil(*drawing, "stencil");
    if (!stencil) return stencil.error();
    rule.inner = *stencil;
    return std::nullopt;
}

std::optional<Error> draw_border(Rule& rule, const MachineOptions& options) {
    const std::string* corner_drawing = options.value("corner");
    const std::string* edge_drawing = options.value("edge");
    if (corner_drawing == nullptr && edge_drawing == nullptr) return std::nullopt;
    if (edge_drawing == nullptr) return Error{verbatim("corner: the edge has to be drawn too, with --edge")};
    if (corner_drawing == nullptr)
        return Error{verbatim("edge: the corner has to be drawn too, with --corner")};
    const auto corner = read_stencil(*corner_drawing, "corner");
    if (!corner) return corner.error();
    const auto edge = read_stencil(*edge_drawing, "edge");
    if (!edge) return edge.error();
    rule.border = machine::Border{*corner, *edge};
    return std::nullopt;
}

// Returns the error for '-', which is neither a hole nor a lamp here, although answers write it for a hole.
std::optional<Error> problem_with_dash(std::string_view holes) {
    std::size_t row = 1;
    std::size_t column = 1;
    for (const char character : holes) {
        if (character == '-')
            return Error{verbatim("holes, row " + std::to_string(row) + ", column " + std::to_string(column) +
                                  ": write 1 for a hole and 0 for a lamp, not -")};
        if (character == '/') {
            ++row;
            column = 1;
        } else if (character != ' ' && character != ',') {
            ++column;
        }
    }
    return std::nullopt;
}

std::optional<Error> draw_holes(Rule& rule, const Rule& before, const MachineOptions& options) {
    const std::string* drawing = options.value("holes");
    if (drawing == nullptr) {
        if (rule.holes.empty() || rule.shape == before.shape) return std::nullopt;
        return Error{verbatim("size " + machine::format_shape(rule.shape) + ": the holes are drawn for " +
                              machine::format_shape(before.shape) + "; draw them anew with --holes")};
    }
    const auto text = read_grid_text(*drawing, "holes");
    if (!text) return text.error();
    const auto marks =
        machine::parse_cells(*text, rule.shape, 2, {verbatim("holes"), "machine.grid.not-a-mark"});
    if (!marks) return marks.error();
    if (auto problem = problem_with_dash(*text)) return problem;
    rule.holes.clear();
    for (std::size_t cell = 0; cell < marks->size(); ++cell) {
        if ((*marks)[cell] != 0) rule.holes.push_back(cell);
    }
    return std::nullopt;
}

}  // namespace

Result<machine::MachineChoice> own_choice(const Rule& before, Rule rule, const MachineOptions& options,
                                          bool is_studied) {
    auto problem = draw_surface(rule, options);
    if (!problem) problem = draw_stencil(rule, options);
    if (!problem) problem = draw_border(rule, options);
    if (!problem) problem = draw_holes(rule, before, options);
    if (problem) return *problem;
    return machine::choose_own(std::move(rule), is_studied);
}

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
    answer.json["torus"] = rule.surface == Surface::torus;
    if (rule.surface == Surface::cylinder) answer.json["cylinder"] = true;
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
    answer.text = draw(boards) + "\n" + listed({{"Surface", surface_name(rule.surface)}});
    return answer;
}

}  // namespace switchbox::cli
