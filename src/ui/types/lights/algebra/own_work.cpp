#include "ui/types/lights/algebra/own_work.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <string>
#include <utility>

#include "i18n/words.hpp"
#include "icons.hpp"
#include "types/lights/model/linear_machine.hpp"
#include "ui/frame/input_context.hpp"
#include "ui/types/lights/algebra/algebra_pane.hpp"
#include "ui/types/lights/algebra/matrix_dialog.hpp"

namespace switchbox::ui {
namespace {

using algebra::MatrixForm;
using algebra::OwnReduction;
using algebra::PivotPlace;
using algebra::ResidueMatrix;
using algebra::RowOperation;
using Kind = RowOperation::Kind;

const OwnReduction& own_reduction(const AlgebraState& state) { return state.own.work->reduction; }
int own_modulus(const AlgebraState& state) { return own_reduction(state).matrix().modulus; }
std::size_t own_rows(const AlgebraState& state) { return own_reduction(state).matrix().rows; }

// Returns the first entry that is not 0 of each row of a matrix in echelon form.
std::vector<PivotPlace> beginnings(const ResidueMatrix& matrix, std::size_t unknowns) {
    std::vector<PivotPlace> found;
    for (std::size_t row = 0; row < matrix.rows; ++row) {
        for (std::size_t column = 0; column < unknowns; ++column) {
            if (matrix.at(row, column) == 0) continue;
            found.push_back({row, column, matrix.at(row, column)});
            break;
        }
    }
    return found;
}

// Describes pivots that are no units.
Message words_of_no_units(const std::vector<PivotPlace>& pivots, int modulus) {
    Messages values;
    for (const PivotPlace& pivot : pivots) {
        if (std::gcd(int{pivot.value}, modulus) != 1) values.push_back(verbatim(pivot.value));
    }
    if (values.empty()) return {};
    return tell("view.pane.algebra.own.no-units", values.size(), std::move(values), modulus);
}

Message rank_words(const OwnWork& work) {
    if (work.form == MatrixForm::other) return {};
    const int modulus = work.reduction.matrix().modulus;
    const bool is_reduced = work.form == MatrixForm::reduced;
    const std::size_t rank = work.pivots.size();
    if (!algebra::is_prime(static_cast<std::uint32_t>(modulus))) {
        return together(tell(is_reduced ? "view.pane.algebra.own.reduced-pivots"_id
                                        : "view.pane.algebra.own.echelon-pivots"_id,
                             rank, modulus),
                        words_of_no_units(work.pivots, modulus));
    }
    return tell(is_reduced ? "view.pane.algebra.own.reduced"_id : "view.pane.algebra.own.echelon"_id, rank,
                work.reduction.unknowns() - rank);
}

Message result_of(const OwnWork& work) {
    if (work.form == MatrixForm::echelon) return tell("view.pane.algebra.own.go-on");
    if (work.form != MatrixForm::reduced || !work.has_right_side()) return {};
    algebra::Reduction done = algebra::reduce(work.reduction.matrix(), work.reduction.unknowns());
    done.start = work.reduction.start();
    return work.is_brought() ? solve::words_of_reduced(done) : solve::words_of_reduced(done, work.names);
}

// Returns the work with what follows from its matrix.
std::shared_ptr<const OwnWork> studied(OwnWork work) {
    const ResidueMatrix& matrix = work.reduction.matrix();
    work.form = work.reduction.form();
    work.pivots.clear();
    if (work.form != MatrixForm::other) work.pivots = beginnings(matrix, work.reduction.unknowns());
    work.rank = rank_words(work);
    work.result = result_of(work);
    return std::make_shared<const OwnWork>(std::move(work));
}

// Begins with another matrix.
void begin_own(AlgebraState& algebra, OwnWork work) {
    OwnState& own = algebra.own;
    own.work = studied(std::move(work));
    own.chosen = {Kind::add, own_rows(algebra) > 1 ? std::size_t{1} : std::size_t{0}, 0};
    own.picks_other = false;
    own.is_old = false;
    own.said = {};
}

// Returns [A | b] of the position in play; nullopt if it is too large.
std::optional<ResidueMatrix> present_equations(const AlgebraStudy& study) {
    if (!study.can_reduce() || !study.of->matrix) return std::nullopt;
    return solve::augmented(*study.of->matrix, study.difference);
}

OwnWork work_on(const game::Game& game, const AlgebraState& algebra, ResidueMatrix equations) {
    const std::size_t unknowns = algebra.study->of->buttons.size();
    return {OwnReduction(std::move(equations), unknowns), algebra.study->of,
            solve::names_of(*machine::linear_in(game.machine()))};
}

}  // namespace

algebra::Residues OwnWork::right_side() const {
    const ResidueMatrix& start = reduction.start();
    algebra::Residues b;
    for (std::size_t row = 0; has_right_side() && row < start.rows; ++row)
        b.push_back(start.at(row, reduction.unknowns()));
    return b;
}

void keep_own(const game::Game& game, AlgebraState& algebra) {
    OwnState& own = algebra.own;
    if (own.work != nullptr && own.work->is_brought()) {
        own.is_old = false;
        return;
    }
    auto present = present_equations(*algebra.study);
    own.is_old = own.work != nullptr && (!present || own.work->of->rule != algebra.study->of->rule ||
                                         own.work->reduction.start() != *present);
    const bool is_untouched =
        own.work == nullptr || (!own.work->reduction.can_undo() && !own.work->reduction.can_redo());
    if (!is_untouched || (own.work != nullptr && !own.is_old)) return;
    if (present) return begin_own(algebra, work_on(game, algebra, std::move(*present)));
    own.work.reset();
    own.is_old = false;
}

void bring_matrix(AlgebraState& algebra, const solve::MatrixText& matrix) {
    begin_own(algebra, {OwnReduction(matrix.matrix, matrix.unknowns())});
    algebra.view = AlgebraView::own;
}

namespace {

// Returns the reduction at work; nullptr if an earlier click of this frame has ended it.
const OwnReduction* at_work(const InputContext& context) {
    const OwnWork* work = context.state.algebra.own.work.get();
    return work == nullptr ? nullptr : &work->reduction;
}

// Changes the chosen operation, which ends what was said about the last one.
OwnState& choosing(InputContext& context) {
    OwnState& own = context.change().algebra.own;
    own.said = {};
    return own;
}

// Sets a row of the operation and brings it in sight.
void set_row(InputContext& context, std::size_t RowOperation::*which, std::size_t row) {
    choosing(context).chosen.*which = row;
    context.change().algebra.wanted_in_sight = MatrixPlace{row, std::nullopt};
}

template <std::size_t RowOperation::*which>
void step_row(InputContext& context, int by) {
    if (at_work(context) == nullptr) return;
    const auto rows = static_cast<std::ptrdiff_t>(own_rows(context.state.algebra));
    const auto to = static_cast<std::ptrdiff_t>(context.state.algebra.own.chosen.*which) + by;
    set_row(context, which, static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(to, 0, rows - 1)));
    context.change().algebra.own.picks_other = false;
}

// Returns whether the operation can have the factor.
bool has_factor(Kind kind, int factor, int modulus) {
    return kind != Kind::scale || std::gcd(factor, modulus) == 1;
}

void choose_kind(InputContext& context, int kind) {
    if (at_work(context) == nullptr) return;
    OwnState& own = choosing(context);
    own.chosen.kind = static_cast<Kind>(kind);
    own.picks_other = false;
    if (!has_factor(own.chosen.kind, own.chosen.factor, own_modulus(context.state.algebra)))
        own.chosen.factor = 1;
}

void choose_factor(InputContext& context, int factor) {
    choosing(context).chosen.factor = static_cast<std::uint8_t>(factor);
}

// Updates the work by a change of its reduction.
template <class Change>
void change_work(InputContext& context, const Change& change) {
    AlgebraState& algebra = context.change().algebra;
    OwnWork work = *algebra.own.work;
    change(work.reduction);
    algebra.own.work = studied(std::move(work));
    algebra.own.picks_other = false;
    keep_algebra(context.game, context.change());
}

void do_operation(InputContext& context, int /*argument*/) {
    const OwnReduction* now = at_work(context);
    if (now == nullptr) return;
    const RowOperation operation = context.state.algebra.own.chosen;
    if (const auto problem = now->problem_with(operation)) {
        context.change().algebra.own.said = problem->message;
        return;
    }
    change_work(context, [&](OwnReduction& reduction) { reduction.carry_out(operation); });
    AlgebraState& algebra = context.change().algebra;
    algebra.own.said = tell("view.pane.algebra.own.done", algebra::words_of(operation));
    algebra.wanted_in_sight = MatrixPlace{operation.row, std::nullopt};
}

void undo_own(InputContext& context, int /*argument*/) {
    const OwnReduction* now = at_work(context);
    if (now == nullptr || !now->can_undo()) return;
    const RowOperation last = now->operations().back();
    change_work(context, [](OwnReduction& reduction) { reduction.undo(); });
    context.change().algebra.own.said = tell("view.pane.algebra.own.undone", algebra::words_of(last));
}

void redo_own(InputContext& context, int /*argument*/) {
    const OwnReduction* now = at_work(context);
    if (now == nullptr || !now->can_redo()) return;
    change_work(context, [](OwnReduction& reduction) { reduction.redo(); });
    const RowOperation last = own_reduction(context.state.algebra).operations().back();
    context.change().algebra.own.said = tell("view.pane.algebra.own.done", algebra::words_of(last));
}

void hint_own(InputContext& context, int /*argument*/) {
    const OwnReduction* now = at_work(context);
    if (now == nullptr) return;
    const auto operation = now->hint();
    OwnState& own = context.change().algebra.own;
    own.picks_other = false;
    if (!operation) {
        own.said = tell("view.pane.algebra.own.nothing-left");
        return;
    }
    own.said = hint_words(now->matrix(), *operation);
    own.chosen = *operation;
    context.change().algebra.wanted_in_sight = MatrixPlace{operation->row, operation->column};
}

// Takes the equations of the position in play if they are others; else undoes all, which Redo brings back.
void start_over(InputContext& context, int /*argument*/) {
    if (at_work(context) == nullptr) return;
    AlgebraState& algebra = context.change().algebra;
    if (algebra.own.is_old) {
        algebra.own.work.reset();
        algebra.row = 0;
        algebra.column = 0;
        return keep_algebra(context.game, context.change());
    }
    change_work(context, [](OwnReduction& reduction) {
        while (reduction.can_undo()) reduction.undo();
    });
    algebra.own.said = {};
}

void leave_brought(InputContext& context, int /*argument*/) {
    OwnState fresh;
    fresh.text = context.state.algebra.own.text;
    context.change().algebra.own = std::move(fresh);
    keep_algebra(context.game, context.change());
}

void open_matrix_dialog(InputContext& context, int /*argument*/) {
    context.change().modal.open = Modal::matrix;
}

PaneItem own_item(std::string id, const Message& name, const Message& label, const char* icon, bool enabled,
                  void (*act)(InputContext&, int), int argument = 0) {
    return {
        "algebra-own-" + std::move(id), say(name), say(label), icon, enabled, std::nullopt, act, argument};
}

template <std::size_t RowOperation::*which>
std::vector<PaneItem> steps_of_row(const AlgebraState& state, const std::string& id, MessageId<> up,
                                   MessageId<> down) {
    const std::size_t row = state.own.chosen.*which;
    return {
        own_item(id + "-up", tell(up), {}, icons::minus, row > 0, step_row<which>, -1),
        own_item(id + "-down", tell(down), {}, icons::plus, row + 1 < own_rows(state), step_row<which>, 1)};
}

}  // namespace

void pick_row(InputContext& context, std::size_t row) {
    const AlgebraState& state = context.state.algebra;
    if (state.own.work == nullptr || row >= own_rows(state)) return;
    const bool picks_other = state.own.picks_other && state.own.chosen.kind != Kind::scale;
    if (picks_other && row == state.own.chosen.row) return;
    set_row(context, picks_other ? &RowOperation::other : &RowOperation::row, row);
    context.change().algebra.own.picks_other = !picks_other;
}

std::vector<PaneItem> kind_items(const AlgebraState& state) {
    constexpr std::array<const char*, 3> names{"swap", "scale", "add"};  // in the order of Kind
    static_assert(std::all_of(names.begin(), names.end(), [](std::string_view name) {
        return has_message({"view.pane.algebra.own.", name}) &&
               has_message({"view.pane.algebra.own.", name, "-name"});
    }));
    std::vector<PaneItem> items;
    for (const Kind kind : {Kind::add, Kind::swap, Kind::scale}) {
        const auto argument = static_cast<int>(kind);
        const std::string name = names.at(static_cast<std::size_t>(kind));
        const std::string words = "view.pane.algebra.own." + name;
        items.push_back(own_item(name, composed(words + "-name"), composed(words), nullptr,
                                 kind != Kind::scale || own_modulus(state) > 2, choose_kind, argument));
        items.back().checked = kind == state.own.chosen.kind;
    }
    return items;
}

std::vector<PaneItem> row_items(const AlgebraState& state) {
    return steps_of_row<&RowOperation::row>(state, "row", "view.pane.algebra.own.row-up",
                                            "view.pane.algebra.own.row-down");
}

std::vector<PaneItem> other_items(const AlgebraState& state) {
    return steps_of_row<&RowOperation::other>(state, "other", "view.pane.algebra.own.other-up",
                                              "view.pane.algebra.own.other-down");
}

std::vector<PaneItem> factor_items(const AlgebraState& state) {
    std::vector<PaneItem> items;
    const int modulus = own_modulus(state);
    const Kind kind = state.own.chosen.kind;
    if (kind == Kind::swap || modulus == 2) return items;
    for (int factor = 1; factor < modulus; ++factor) {
        items.push_back(own_item("factor-" + std::to_string(factor),
                                 tell("view.pane.algebra.own.factor", factor), verbatim(factor), nullptr,
                                 has_factor(kind, factor, modulus), choose_factor, factor));
        items.back().checked = factor == state.own.chosen.factor;
    }
    return items;
}

std::vector<PaneItem> own_items(const AlgebraState& state) {
    const OwnReduction& reduction = own_reduction(state);
    const Message operation = tell("view.pane.algebra.own.do", algebra::words_of(state.own.chosen));
    std::vector<PaneItem> items{
        own_item("do", operation, operation, icons::check, true, do_operation),
        own_item("undo", tell("view.pane.algebra.own.undo-name"), tell("view.pane.algebra.own.undo"),
                 icons::undo_2, reduction.can_undo(), undo_own),
        own_item("redo", tell("view.pane.algebra.own.redo-name"), tell("view.pane.algebra.own.redo"),
                 icons::redo_2, reduction.can_redo(), redo_own),
        own_item("hint", tell("view.pane.algebra.own.hint-name"), tell("view.pane.algebra.own.hint"),
                 icons::lightbulb, true, hint_own)};
    items.front().is_main = true;
    return items;
}

std::vector<PaneItem> own_matrix_items(const AlgebraState& state) {
    std::vector<PaneItem> items;
    const bool has_work = state.own.work != nullptr;
    if (has_work) {
        const bool can_restart = state.own.is_old || own_reduction(state).can_undo();
        items.push_back(own_item("restart", tell("view.pane.algebra.own.restart-name"),
                                 tell("view.pane.algebra.own.restart"), icons::rotate_ccw, can_restart,
                                 start_over));
    }
    const Message bring = tell("view.pane.algebra.own.bring");
    items.push_back(own_item("bring", bring, bring, icons::plus, true, open_matrix_dialog));
    if (has_work && state.own.work->is_brought()) {
        const Message back = tell("view.pane.algebra.own.back");
        items.push_back(own_item("back", back, back, icons::undo_2, true, leave_brought));
    }
    return items;
}

Message hint_words(const ResidueMatrix& matrix, const RowOperation& operation) {
    const std::size_t row = operation.row + 1;
    const std::size_t column = operation.column + 1;
    const int value = matrix.at(operation.row, operation.column);
    const int other = matrix.at(operation.other, operation.column);
    switch (operation.kind) {
        case Kind::swap:
            return tell("view.pane.algebra.own.hint-swap", operation.other + 1, other, column, row);
        case Kind::scale:
            return tell("view.pane.algebra.own.hint-scale", row, value, column, int{operation.factor},
                        value * operation.factor % matrix.modulus);
        case Kind::add:
            break;
    }
    return tell("view.pane.algebra.own.hint-add", row, value, column, algebra::words_of(operation),
                (value + operation.factor * other) % matrix.modulus);
}

Message factor_words(const AlgebraState& state) {
    if (state.own.chosen.kind != Kind::scale) return {};
    Messages refused;
    const int modulus = own_modulus(state);
    for (int factor = 2; factor < modulus; ++factor) {
        if (!has_factor(Kind::scale, factor, modulus)) refused.push_back(verbatim(factor));
    }
    if (refused.empty()) return {};
    return tell("view.pane.algebra.own.no-inverse", refused.size(), std::move(refused), modulus);
}

Message own_matrix_words(const AlgebraState& state) {
    const OwnState& own = state.own;
    if (own.work == nullptr) return tell("view.pane.algebra.too-large-to-reduce", solve::max_reduced);
    if (own.work->is_brought()) {
        const ResidueMatrix& matrix = own.work->reduction.matrix();
        return tell("view.pane.algebra.own.brought", matrix.rows, own.work->reduction.unknowns(),
                    matrix.modulus);
    }
    return own.is_old ? tell("view.pane.algebra.own.old") : Message{};
}

}  // namespace switchbox::ui
