// Matrix that the Algebra pane shows, and the parts of the board that belong to its parts.
#include <algorithm>
#include <utility>

#include "ui/types/lights/algebra/matrix_view.hpp"
#include "ui/types/lights/algebra/own_work.hpp"

namespace switchbox::ui {
namespace {

constexpr float band_share = 0.16F;

// Returns the number of columns that do not belong to unknowns.
std::size_t columns_behind(const AlgebraState& state) {
    switch (state.view) {
        case AlgebraView::reduction:
            return 1;
        case AlgebraView::own:
            return state.own.work != nullptr && state.own.work->has_right_side() ? 1 : 0;
        case AlgebraView::inverse:
            return 2;
        default:
            return 0;
    }
}

std::vector<std::size_t> counted_to(std::size_t count) {
    std::vector<std::size_t> numbers;
    for (std::size_t i = 1; i <= count; ++i) numbers.push_back(i);
    return numbers;
}

// Returns the index of `cell` among cells in ascending order; nullopt if it is not there.
std::optional<std::size_t> index_of(const std::vector<std::size_t>& cells, std::size_t cell) {
    const auto place = std::lower_bound(cells.begin(), cells.end(), cell);
    if (place == cells.end() || *place != cell) return std::nullopt;
    return static_cast<std::size_t>(place - cells.begin());
}

std::vector<std::size_t> cells_at(const std::vector<std::size_t>& cells,
                                  const std::vector<std::size_t>& indices) {
    std::vector<std::size_t> result;
    result.reserve(indices.size());
    for (const std::size_t index : indices) result.push_back(cells[index]);
    return result;
}

// Returns the cells whose entry is not 0.
template <class Entry>
std::vector<std::size_t> cells_with(const std::vector<std::size_t>& cells, Entry entry) {
    std::vector<std::size_t> result;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (entry(i) != 0) result.push_back(cells[i]);
    }
    return result;
}

BoardHighlight matrix_highlight(const MatrixStudy& of, const MatrixPlace& place) {
    if (place.row && place.column) return {{of.lamps[*place.row]}, {of.buttons[*place.column]}};
    if (place.row) return {{of.lamps[*place.row]}, cells_at(of.buttons, of.columns_of[*place.row])};
    return {cells_at(of.lamps, of.rows_of[*place.column]), {of.buttons[*place.column]}};
}

BoardHighlight reduction_highlight(const AlgebraState& state, const MatrixPlace& place) {
    const MatrixStudy& of = matrix_of(state);
    const std::size_t unknowns = of.buttons.size();
    const algebra::Residues b = right_side(state);
    if (!place.row && *place.column == unknowns) {
        return {cells_with(of.lamps, [&](std::size_t i) { return b[i]; }), {}};
    }
    if (!place.row) return matrix_highlight(of, place);
    const std::size_t row = *place.row;
    BoardHighlight found;
    found.lamps = cells_with(of.lamps, [&](std::size_t i) { return state.reduced->sums.at(row, i); });
    if (place.column && *place.column < unknowns) {
        found.buttons = {of.buttons[*place.column]};
    } else {
        found.buttons =
            cells_with(of.buttons, [&](std::size_t i) { return state.reduced->matrix.at(row, i); });
    }
    return found;
}

BoardHighlight inverse_highlight(const AlgebraState& state, const MatrixPlace& place) {
    const MatrixStudy& of = matrix_of(state);
    const algebra::ResidueMatrix& inverse = *state.study->inverse;
    const std::size_t size = inverse.columns;
    const auto deciding = [&](std::size_t row) {
        return cells_with(of.lamps, [&](std::size_t i) { return inverse.at(row, i); });
    };
    if (place.row && place.column && *place.column < size) {
        return {{of.lamps[*place.column]}, {of.buttons[*place.row]}};
    }
    if (place.row && place.column == size) return {{of.lamps[*place.row]}, {}};
    if (place.row) return {deciding(*place.row), {of.buttons[*place.row]}};
    if (*place.column < size) {
        return {{of.lamps[*place.column]},
                cells_with(of.buttons, [&](std::size_t i) { return inverse.at(i, *place.column); })};
    }
    const algebra::Residues& b = state.study->difference;
    const algebra::Residues& x = state.study->solution;
    if (*place.column == size) return {cells_with(of.lamps, [&](std::size_t i) { return b[i]; }), {}};
    return {{}, cells_with(of.buttons, [&](std::size_t i) { return x[i]; })};
}

// Returns whether the pivot of `column` is found after `step` operations.
bool is_found(const algebra::Reduction& reduction, std::size_t step, std::size_t column) {
    if (step == 0) return false;
    return step >= reduction.echelon || column <= reduction.operations[step - 1].column;
}

bool is_in_matrix(const AlgebraState& state, const MatrixPlace& place) {
    return (!place.row || *place.row < matrix_rows(state)) &&
           (!place.column || *place.column < matrix_columns(state));
}

// Returns whether the rows and columns are lamps and buttons of the game's board.
bool is_of_board(const AlgebraState& state) {
    if (state.view != AlgebraView::own) return true;
    const OwnWork& work = *state.own.work;
    return !work.is_brought() && work.of->rule == matrix_of(state).rule;
}

// Returns the column of a button of the board, or its row in the inverse.
MatrixPlace place_of_button(const AlgebraState& state, std::size_t button) {
    if (!is_of_board(state)) return {};
    const auto index = index_of(matrix_of(state).buttons, button);
    if (!index) return {};
    return state.view == AlgebraView::inverse ? MatrixPlace{index, {}} : MatrixPlace{{}, index};
}

}  // namespace

const MatrixStudy& matrix_of(const AlgebraState& state) { return *state.study->of; }

std::size_t matrix_unknowns(const AlgebraState& state) {
    const bool is_own = state.view == AlgebraView::own && state.own.work != nullptr;
    return is_own ? state.own.work->reduction.unknowns() : matrix_of(state).buttons.size();
}

algebra::Residues right_side(const AlgebraState& state) {
    return state.view == AlgebraView::own ? state.own.work->right_side() : state.study->difference;
}

bool has_matrix(const AlgebraState& state) {
    if (state.study == nullptr) return false;
    switch (state.view) {
        case AlgebraView::reduction:
            return state.study->reduction != nullptr && state.reduced != nullptr;
        case AlgebraView::own:
            return state.own.work != nullptr && state.reduced != nullptr;
        case AlgebraView::inverse:
            return state.study->inverse != nullptr;
        case AlgebraView::quiet:
            return false;
        default:
            return true;
    }
}

std::size_t matrix_rows(const AlgebraState& state) {
    const MatrixStudy& of = matrix_of(state);
    if (state.view == AlgebraView::own) return state.own.work->reduction.start().rows;
    return state.view == AlgebraView::inverse ? of.buttons.size() : of.lamps.size();
}

std::size_t matrix_columns(const AlgebraState& state) {
    return matrix_unknowns(state) + columns_behind(state);
}

bool is_matrix_picture(const AlgebraState& state) { return matrix_unknowns(state) > max_digit_columns; }

MatrixScene matrix_scene(const AlgebraState& state) {
    const MatrixStudy& of = matrix_of(state);
    MatrixScene scene;
    scene.rows = matrix_rows(state);
    scene.columns = matrix_columns(state);
    scene.is_picture = is_matrix_picture(state);
    scene.row_numbers = of.lamp_numbers;
    scene.column_numbers = of.button_numbers;
    const std::size_t unknowns = matrix_unknowns(state);
    if (state.view == AlgebraView::matrix) {
        scene.ones = &of.rows_of;
        if (of.matrix) scene.entries = &*of.matrix;
    } else if (state.view == AlgebraView::reduction || state.view == AlgebraView::own) {
        scene.entries = &state.reduced->matrix;
        // The words of operations number the rows, not the lamps.
        scene.row_numbers = counted_to(scene.rows);
        if (scene.columns > unknowns) scene.separators = {{unknowns, "", "b"}};
        if (state.view == AlgebraView::own)
            scene.column_numbers =
                state.own.work->is_brought() ? counted_to(unknowns) : state.own.work->of->button_numbers;
    } else {
        scene.entries = state.study->inverse.get();
        scene.behind = {state.study->difference, state.study->solution};
        scene.row_numbers = of.button_numbers;
        scene.column_numbers = of.lamp_numbers;
        scene.separators = {{unknowns, "\xC2\xB7", "b"}, {unknowns + 1, "=", "x"}};
    }
    return scene;
}

namespace {

// Returns marks for the rows of the chosen operation, and for the beginnings of rows in echelon form.
MatrixMarks own_marks(const AlgebraState& state, const Theme& theme) {
    MatrixMarks marks;
    const algebra::RowOperation& chosen = state.own.chosen;
    const Colour changed = mix(theme.surface, theme.lit, band_share);
    if (chosen.kind != algebra::RowOperation::Kind::scale && chosen.other != chosen.row) {
        const bool swaps = chosen.kind == algebra::RowOperation::Kind::swap;
        marks.bands.push_back({chosen.other, swaps ? changed : mix(theme.surface, theme.hint, band_share)});
    }
    marks.bands.push_back({chosen.row, changed});
    for (const algebra::PivotPlace& pivot : state.own.work->pivots)
        marks.boxes.push_back({pivot.row, pivot.column, false});
    return marks;
}

}  // namespace

MatrixMarks matrix_marks(const AlgebraState& state, const Theme& theme) {
    if (state.view == AlgebraView::own) return own_marks(state, theme);
    MatrixMarks marks;
    if (state.view != AlgebraView::reduction || state.step == 0) return marks;
    const algebra::Reduction& reduction = state.study->reduction->reduction;
    const algebra::RowOperation& last = reduction.operations[state.step - 1];
    const Colour changed = mix(theme.surface, theme.lit, band_share);
    if (last.kind != algebra::RowOperation::Kind::scale) {
        const bool swaps = last.kind == algebra::RowOperation::Kind::swap;
        marks.bands.push_back({last.other, swaps ? changed : mix(theme.surface, theme.hint, band_share)});
    }
    marks.bands.push_back({last.row, changed});
    for (const algebra::PivotPlace& pivot : reduction.pivots) {
        if (!is_found(reduction, state.step, pivot.column)) break;
        marks.boxes.push_back({pivot.row, pivot.column, pivot.column == last.column});
    }
    return marks;
}

MatrixPlace current_place(const UiState& state) {
    const AlgebraState& algebra = state.algebra;
    MatrixPlace place;
    if (algebra.pointed) {
        place = *algebra.pointed;
    } else if (state.focus.visible && state.focus.id == matrix_id) {
        place = {algebra.row, algebra.column};
    } else if (state.current_button) {
        place = place_of_button(algebra, *state.current_button);
    }
    return is_in_matrix(algebra, place) ? place : MatrixPlace{};
}

BoardHighlight highlight_of(const AlgebraState& state, const MatrixPlace& place) {
    if ((!place.row && !place.column) || !is_of_board(state)) return {};
    if (state.view == AlgebraView::matrix) return matrix_highlight(matrix_of(state), place);
    return state.view == AlgebraView::inverse ? inverse_highlight(state, place)
                                              : reduction_highlight(state, place);
}

bool can_copy(const AlgebraState& state) {
    if (state.study == nullptr) return false;
    if (state.view == AlgebraView::quiet) return !state.study->of->quiet.empty();
    return has_matrix(state) && (state.view != AlgebraView::matrix || state.study->of->matrix);
}

MatrixCopy matrix_copy(const AlgebraState& state) {
    const MatrixStudy& of = matrix_of(state);
    if (state.view == AlgebraView::matrix) return {*of.matrix, 0};
    if (state.view == AlgebraView::reduction || state.view == AlgebraView::own)
        return {state.reduced->matrix, columns_behind(state)};
    if (state.view == AlgebraView::inverse) return {*state.study->inverse, 0};
    algebra::ResidueMatrix patterns{of.quiet.size(), of.buttons.size(), of.states, {}};
    for (const algebra::CyclicGenerator& quiet : of.quiet) {
        patterns.entries.insert(patterns.entries.end(), quiet.vector.begin(), quiet.vector.end());
    }
    return {std::move(patterns), 0};
}

}  // namespace switchbox::ui
