#include "ui/types/lights/algebra/study.hpp"

#include <algorithm>
#include <utility>

#include "machine/text.hpp"
#include "types/lights/large/fewest_search.hpp"
#include "types/lights/model/linear_machine.hpp"
#include "types/lights/solve/linear_solver.hpp"
#include "ui/board/board_figure.hpp"
#include "ui/frame/pane_widgets.hpp"
#include "ui/frame/widgets.hpp"
#include "ui/types/lights/algebra/words.hpp"

namespace switchbox::ui {
namespace {

using algebra::ResidueMatrix;

std::vector<std::vector<std::size_t>> transposed(const std::vector<std::vector<std::size_t>>& columns,
                                                 std::size_t rows) {
    std::vector<std::vector<std::size_t>> result(rows);
    for (std::size_t column = 0; column < columns.size(); ++column) {
        for (const std::size_t row : columns[column]) result[row].push_back(column);
    }
    return result;
}

// Returns the cells' numbers, from 1. Machine::button_number would go through the whole board for each of
// them.
std::vector<std::size_t> numbers_of(const std::vector<std::size_t>& cells, bool by_cell) {
    std::vector<std::size_t> numbers;
    for (std::size_t i = 0; i < cells.size(); ++i) numbers.push_back((by_cell ? cells[i] : i) + 1);
    return numbers;
}

MatrixStudy matrix_study(const machine::LinearMachine& machine, const solve::LinearSolver& solver) {
    MatrixStudy study;
    study.rule = machine.rule();
    study.states = machine.lamp_states();
    study.lamps = machine.lamp_sites().cells();
    study.buttons = machine.button_sites().cells();
    study.lamp_numbers = numbers_of(study.lamps, true);
    study.button_numbers = numbers_of(study.buttons, machine.buttons_are_lamps());
    study.rows_of = solve::matrix_of(machine).columns;
    study.columns_of = transposed(study.rows_of, study.lamps.size());
    if (study.lamps.size() <= solve::max_dense && study.buttons.size() <= solve::max_dense) {
        study.matrix = solve::dense_matrix(machine);
    }
    study.facts = solve::algebra_facts(machine, solver);
    study.quiet = solver.equations().kernel();
    study.is_invertible = solver.is_invertible();
    return study;
}

ReductionStudy reduction_study(const game::Game& game, const machine::LinearMachine& machine,
                               std::size_t unknowns) {
    const ResidueMatrix start = solve::augmented_matrix(machine, game.picture(), game.puzzle().target);
    ReductionStudy study{algebra::reduce(start, unknowns), {}};
    study.result = solve::words_of_reduced(study.reduction, solve::names_of(machine));
    return study;
}

algebra::Residues product(const ResidueMatrix& a, const algebra::Residues& x) {
    algebra::Residues result;
    for (std::size_t row = 0; row < a.rows; ++row) {
        int sum = 0;
        for (std::size_t column = 0; column < a.columns; ++column) sum += a.at(row, column) * x[column];
        result.push_back(static_cast<std::uint8_t>(sum % a.modulus));
    }
    return result;
}

ResidueMatrix identity(std::size_t size, int modulus) {
    ResidueMatrix matrix = ResidueMatrix::zero(size, size, modulus);
    for (std::size_t i = 0; i < size; ++i) matrix.at(i, i) = 1;
    return matrix;
}

}  // namespace

std::shared_ptr<const AlgebraStudy> study_of(const game::Game& game, AlgebraView view,
                                             const std::shared_ptr<const AlgebraStudy>& before) {
    const machine::LinearMachine& machine = *machine::linear_in(game.machine());
    const solve::LinearSolver& solver = *solve::linear_in(game.solver());
    const bool same_matrix = before != nullptr && before->of->rule == machine.rule();
    AlgebraStudy study = same_matrix ? *before : AlgebraStudy{};
    if (!same_matrix) study.of = std::make_shared<MatrixStudy>(matrix_study(machine, solver));
    algebra::Residues difference = solver.difference(game.picture(), game.puzzle().target);
    const bool same_board = same_matrix && difference == study.difference;
    const bool reduces = view == AlgebraView::reduction && study.can_reduce();
    const bool inverts = view == AlgebraView::inverse && study.can_invert();
    const bool new_reduction = reduces && (!same_board || study.reduction == nullptr);
    const bool new_inverse = inverts && study.inverse == nullptr;
    if (same_board && !new_reduction && !new_inverse) return before;
    study.difference = std::move(difference);
    if (!same_board) study.reduction.reset();
    if (new_reduction) {
        const std::size_t unknowns = study.of->buttons.size();
        study.reduction = std::make_shared<ReductionStudy>(reduction_study(game, machine, unknowns));
    }
    if (new_inverse)
        study.inverse = std::make_shared<ResidueMatrix>(*solve::inverse_matrix(solver.equations()));
    if (study.inverse != nullptr) study.solution = product(*study.inverse, study.difference);
    return std::make_shared<AlgebraStudy>(std::move(study));
}

std::shared_ptr<const ReducedTo> reduced_to(const ResidueMatrix& start,
                                            std::span<const algebra::RowOperation> operations,
                                            const std::shared_ptr<const ReducedTo>& before) {
    const bool goes_on = before != nullptr && before->start == start;
    ReducedTo now = goes_on ? *before : ReducedTo{start, {}, start, identity(start.rows, start.modulus)};
    const auto common =
        std::mismatch(now.done.begin(), now.done.end(), operations.begin(), operations.end()).first;
    const auto kept = static_cast<std::size_t>(common - now.done.begin());
    if (goes_on && kept == now.done.size() && kept == operations.size()) return before;
    while (now.done.size() > kept) {
        algebra::undo_operation(now.matrix, now.done.back());
        algebra::undo_operation(now.sums, now.done.back());
        now.done.pop_back();
    }
    for (const algebra::RowOperation& operation : operations.subspan(kept)) {
        algebra::carry_out(now.matrix, operation);
        algebra::carry_out(now.sums, operation);
        now.done.push_back(operation);
    }
    return std::make_shared<ReducedTo>(std::move(now));
}

namespace {

constexpr std::string_view quiet_prefix = "algebra-quiet-";
constexpr float figure_gap = 16;
constexpr float largest_quiet_cell = 30;
constexpr float caption_height = 22;
constexpr float three_from = 480;  // least width for three in a row

void draw_one(const Frame& frame, std::size_t pattern, const Rect& rect) {
    const game::Game& game = frame.game;
    const algebra::Residues& presses = frame.state.algebra.study->of->quiet[pattern].vector;
    draw_figure(frame.paint, {game.machine(), solve::linear_in(game.solver())->to_presses(presses), {}},
                rect);
}

// Draws a pattern with its number.
void figure_of(const Frame& frame, std::size_t pattern, const Rect& rect) {
    spot(frame,
         {.id = quiet_id(pattern),
          .rect = rect,
          .role = Role::button,
          .name = quiet_name(pattern),
          .is_figure = true},
         -1);
    if (!frame.arrange.is_in_sight(rect)) return;
    draw_one(frame, pattern, rect);
    const bool is_current = current_quiet(frame.state) == pattern;
    const Theme& theme = frame.theme();
    frame.paint.text(Type::caption, {rect.x, rect.bottom() + 4}, is_current ? theme.text : theme.muted,
                     std::to_string(pattern + 1));
}

}  // namespace

std::size_t quiet_shown(const AlgebraState& state) {
    return std::min(state.study->of->quiet.size(), max_quiet_shown);
}

std::string quiet_id(std::size_t pattern) { return std::string(quiet_prefix) + std::to_string(pattern + 1); }

std::optional<std::size_t> current_quiet(const UiState& state) {
    const std::string_view id = current_figure(state);
    if (!id.starts_with(quiet_prefix)) return std::nullopt;
    const auto number = machine::parse_number(id.substr(quiet_prefix.size()));
    if (!number || *number == 0 || *number > quiet_shown(state.algebra)) return std::nullopt;
    return static_cast<std::size_t>(*number - 1);
}

BoardHighlight quiet_highlight(const UiState& state) {
    const auto pattern = current_quiet(state);
    if (!pattern) return {};
    const MatrixStudy& of = *state.algebra.study->of;
    const algebra::Residues& presses = of.quiet[*pattern].vector;
    BoardHighlight highlight;
    for (std::size_t i = 0; i < presses.size(); ++i) {
        if (presses[i] != 0) highlight.buttons.push_back(of.buttons[i]);
    }
    return highlight;
}

void quiet_figures(const Frame& frame, Rect& room) {
    const std::size_t count = quiet_shown(frame.state.algebra);
    const std::size_t in_row = room.width >= three_from ? 3 : 2;
    const float width =
        (room.width - figure_gap * static_cast<float>(in_row - 1)) / static_cast<float>(in_row);
    const Rect model = figure_rect(frame.game.machine(), {0, 0, width, room.width}, largest_quiet_cell);
    Rect row;
    for (std::size_t pattern = 0; pattern < count; ++pattern) {
        const std::size_t place = pattern % in_row;
        if (place == 0) row = cut_top(room, model.height + caption_height + figure_gap);
        const float x = row.x + static_cast<float>(place) * (model.width + figure_gap);
        figure_of(frame, pattern, {x, row.y, model.width, model.height});
    }
}

}  // namespace switchbox::ui
