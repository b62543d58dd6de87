#include "algebra/own_reduction.hpp"

#include <numeric>
#include <utility>

namespace switchbox::algebra {
namespace {

using Kind = RowOperation::Kind;

// Returns the first of the columns of unknowns in which the row is not 0; `unknowns` if there is none.
std::size_t begin_of(const ResidueMatrix& matrix, std::size_t row, std::size_t unknowns) {
    std::size_t column = 0;
    while (column < unknowns && matrix.at(row, column) == 0) ++column;
    return column;
}

bool is_echelon(const ResidueMatrix& matrix, std::size_t unknowns) {
    for (std::size_t row = 1; row < matrix.rows; ++row) {
        const std::size_t begin = begin_of(matrix, row, unknowns);
        if (begin < unknowns && begin <= begin_of(matrix, row - 1, unknowns)) return false;
    }
    return true;
}

}  // namespace

MatrixForm form_of(const ResidueMatrix& matrix, std::size_t unknowns) {
    if (!is_echelon(matrix, unknowns)) return MatrixForm::other;
    return reduce(matrix, unknowns).operations.empty() ? MatrixForm::reduced : MatrixForm::echelon;
}

OwnReduction::OwnReduction(ResidueMatrix start, std::size_t unknowns)
    : start_(std::move(start)), matrix_(start_), unknowns_(unknowns) {
    require(unknowns <= start_.columns, "there are more unknowns than columns");
}

std::optional<Error> OwnReduction::problem_with(const RowOperation& operation) const {
    const bool needs_other = operation.kind != Kind::scale;
    for (const std::size_t row : {operation.row, needs_other ? operation.other : operation.row}) {
        if (row >= matrix_.rows) return Error{tell("machine.row.missing", row + 1, matrix_.rows)};
    }
    if (needs_other && operation.row == operation.other)
        return Error{tell("machine.row.alone", operation.row + 1)};
    if (operation.kind == Kind::swap) return std::nullopt;
    const int factor = operation.factor % matrix_.modulus;
    if (factor == 0) return Error{tell("machine.row.zero")};
    if (operation.kind == Kind::scale && std::gcd(factor, matrix_.modulus) != 1)
        return Error{tell("machine.row.no-unit", factor, matrix_.modulus)};
    return std::nullopt;
}

void OwnReduction::carry_out(RowOperation operation) {
    require(!problem_with(operation), "the operation is not allowed");
    operation.factor = static_cast<std::uint8_t>(operation.factor % matrix_.modulus);
    algebra::carry_out(matrix_, operation);
    done_.push_back(operation);
    undone_.clear();
}

void OwnReduction::undo() {
    require(can_undo(), "there is nothing to undo");
    undo_operation(matrix_, done_.back());
    undone_.push_back(done_.back());
    done_.pop_back();
}

void OwnReduction::redo() {
    require(can_redo(), "there is nothing to redo");
    algebra::carry_out(matrix_, undone_.back());
    done_.push_back(undone_.back());
    undone_.pop_back();
}

std::optional<RowOperation> OwnReduction::hint() const {
    const Reduction rest = reduce(matrix_, unknowns_);
    if (rest.operations.empty()) return std::nullopt;
    return rest.operations.front();
}

}  // namespace switchbox::algebra
