// Row reduction by operations that a person chooses one by one. Each is checked, and can be undone and
// redone.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "algebra/reduction.hpp"
#include "base/message.hpp"
#include "base/result.hpp"

namespace switchbox::algebra {

// Forms of a matrix, looking at the columns of the unknowns. Echelon: each row begins further right than the
// row above it, and rows of zeros are at the end. Reduced: also, each row begins with 1, or with a divisor of
// k if its multiples contain no unit, and the entries above that one are 0, or less than that divisor.
enum class MatrixForm : std::uint8_t { other, echelon, reduced };
// Requires `unknowns` to be at most the number of columns.
[[nodiscard]] MatrixForm form_of(const ResidueMatrix& matrix, std::size_t unknowns);

class OwnReduction {
  public:
    // The first `unknowns` columns are to be reduced; the others, such as b in [A | b], are only transformed.
    // Requires `unknowns` to be at most the number of columns.
    OwnReduction(ResidueMatrix start, std::size_t unknowns);

    [[nodiscard]] const ResidueMatrix& start() const { return start_; }
    [[nodiscard]] const ResidueMatrix& matrix() const { return matrix_; }
    [[nodiscard]] std::size_t unknowns() const { return unknowns_; }
    // Returns the operations done so far, in order.
    [[nodiscard]] const std::vector<RowOperation>& operations() const { return done_; }
    [[nodiscard]] MatrixForm form() const { return form_of(matrix_, unknowns_); }

    // Returns the reason why the operation is refused: a row that is not there, one row alone where two are
    // needed, a factor that is 0, or one that has no inverse modulo k, so that scaling could not be undone.
    // nullopt if it is allowed.
    [[nodiscard]] std::optional<Error> problem_with(const RowOperation& operation) const;
    // Does an operation that is allowed, its factor taken modulo k, and forgets those undone before.
    void carry_out(RowOperation operation);
    [[nodiscard]] bool can_undo() const { return !done_.empty(); }
    [[nodiscard]] bool can_redo() const { return !undone_.empty(); }
    // Require can_undo() and can_redo().
    void undo();
    void redo();

    // Returns the next operation of Gauss-Jordan elimination (reduction.hpp) on the present matrix; nullopt
    // if it is reduced. Doing what the hints say ends.
    [[nodiscard]] std::optional<RowOperation> hint() const;

  private:
    ResidueMatrix start_;
    ResidueMatrix matrix_;
    std::size_t unknowns_;
    std::vector<RowOperation> done_;
    std::vector<RowOperation> undone_;
};

}  // namespace switchbox::algebra
