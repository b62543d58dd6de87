#include "algebra/local_elimination.hpp"

#include "algebra/eliminator.hpp"
#include "base/require.hpp"

namespace switchbox::algebra {
namespace {

using RowBlock = LocalElimination::RowBlock;
using LocalPivot = LocalElimination::LocalPivot;
using LocalStep = LocalElimination::LocalStep;

constexpr std::size_t block_size = std::tuple_size_v<LocalElimination::Cells>;

// b := T·b.
void transform(const LocalElimination& elimination, Residues& b) {
    const LocalRing& ring = elimination.ring;
    for (std::size_t i = 0; i < elimination.pivots.size(); ++i) {
        const LocalPivot& pivot = elimination.pivots[i];
        if (b[pivot.row] == 0) continue;
        const std::uint8_t value = ring.multiply_add(0, pivot.scale, b[pivot.row]);
        b[pivot.row] = value;
        for (const LocalStep& step : elimination.steps_of(i)) {
            b[step.row] = ring.multiply_add(b[step.row], step.factor, value);
        }
    }
}

// y := y·T.
void transform_from_left(const LocalElimination& elimination, Residues& y) {
    const LocalRing& ring = elimination.ring;
    for (std::size_t i = elimination.pivots.size(); i-- > 0;) {
        const LocalPivot& pivot = elimination.pivots[i];
        std::uint8_t value = y[pivot.row];
        for (const LocalStep& step : elimination.steps_of(i)) {
            value = ring.multiply_add(value, step.factor, y[step.row]);
        }
        y[pivot.row] = ring.multiply_add(0, pivot.scale, value);
    }
}

// Returns p^v times a row of T.
Residues multiple_of_transform_row(const LocalElimination& elimination, std::size_t row, int v) {
    Residues y(elimination.rows);
    y[row] = static_cast<std::uint8_t>(elimination.ring.prime_power(v));
    transform_from_left(elimination, y);
    return y;
}

// Returns zeros: an entry for each column, padded to a whole number of blocks.
Residues padded_row(const LocalElimination& elimination) {
    return Residues((elimination.columns + block_size - 1) / block_size * block_size);
}

std::uint32_t product(std::span<const RowBlock> blocks, const Residues& x) {
    std::uint32_t sum = 0;
    for (const RowBlock& block : blocks) {
        const std::uint8_t* const factors = &x[block.first_column];
        for (std::size_t i = 0; i < block_size; ++i) sum += std::uint32_t{block.cells[i]} * factors[i];
    }
    return sum;
}

// Returns the x with U·x = b in the rows with pivots, and zeros in columns without one. p^valuation must
// divide b there.
Residues substitute_back(const LocalElimination& elimination, const Residues& b) {
    const auto q = static_cast<std::uint32_t>(elimination.ring.size());
    Residues x = padded_row(elimination);
    for (std::size_t i = elimination.pivots.size(); i-- > 0;) {
        const LocalPivot& pivot = elimination.pivots[i];
        const std::uint32_t rest = b[pivot.row] + q - product(elimination.blocks_of(i), x) % q;
        const auto unit = static_cast<std::uint32_t>(elimination.ring.prime_power(pivot.valuation));
        x[pivot.column] = static_cast<std::uint8_t>((rest % q) / unit);
    }
    x.resize(elimination.columns);
    return x;
}

}  // namespace

std::span<const LocalStep> LocalElimination::steps_of(std::size_t pivot) const {
    const std::size_t begin = pivot == 0 ? 0 : pivots[pivot - 1].steps_end;
    return std::span<const LocalStep>(steps).subspan(begin, pivots[pivot].steps_end - begin);
}

std::span<const RowBlock> LocalElimination::blocks_of(std::size_t pivot) const {
    const std::size_t begin = pivot == 0 ? 0 : pivots[pivot - 1].blocks_end;
    return std::span<const RowBlock>(blocks).subspan(begin, pivots[pivot].blocks_end - begin);
}

LocalElimination eliminate(const ZeroOneMatrix& a, const LocalRing& ring) {
    Eliminator eliminator(a, ring);
    while (!eliminator.is_done()) eliminator.advance();
    return eliminator.take();
}

LocalElimination eliminate(const SparseMatrix& a, const LocalRing& ring) {
    Eliminator eliminator(a, ring);
    while (!eliminator.is_done()) eliminator.advance();
    return eliminator.take();
}

ResidueSolution solve(const LocalElimination& elimination, const Residues& b) {
    require(b.size() == elimination.rows, "the right-hand side has another length than the matrix has rows");
    const LocalRing& ring = elimination.ring;
    const int exponent = ring.exponent();
    Residues image = b;
    for (std::uint8_t& entry : image) entry = ring.reduce(entry);
    transform(elimination, image);

    for (std::size_t i = elimination.unit_pivots; i < elimination.pivots.size(); ++i) {
        const LocalPivot& pivot = elimination.pivots[i];
        if (ring.valuation(image[pivot.row]) >= pivot.valuation) continue;
        return {false, {}, multiple_of_transform_row(elimination, pivot.row, exponent - pivot.valuation)};
    }
    for (const std::size_t row : elimination.spare_rows) {
        if (image[row] != 0) return {false, {}, multiple_of_transform_row(elimination, row, 0)};
    }
    return {true, substitute_back(elimination, image), {}};
}

std::vector<CyclicGenerator> left_kernel(const LocalElimination& elimination) {
    const LocalRing& ring = elimination.ring;
    std::vector<CyclicGenerator> generators;
    for (const std::size_t row : elimination.spare_rows) {
        generators.push_back({multiple_of_transform_row(elimination, row, 0), ring.size()});
    }
    for (std::size_t i = elimination.unit_pivots; i < elimination.pivots.size(); ++i) {
        const LocalPivot& pivot = elimination.pivots[i];
        generators.push_back(
            {multiple_of_transform_row(elimination, pivot.row, ring.exponent() - pivot.valuation),
             ring.prime_power(pivot.valuation)});
    }
    return generators;
}

// Since A inverse = U inverse·T, finds the w with w·U = e_i, then computes w·T.
Residues inverse_row(const LocalElimination& elimination, std::size_t i) {
    require(elimination.rows == elimination.columns && elimination.unit_pivots == elimination.columns,
            "the matrix has no inverse");
    require(i < elimination.rows, "the inverse has no such row");
    const LocalRing& ring = elimination.ring;
    Residues weights(elimination.rows);
    Residues rest = padded_row(elimination);
    rest[i] = 1;
    for (std::size_t k = 0; k < elimination.pivots.size(); ++k) {
        const LocalPivot& pivot = elimination.pivots[k];
        const std::uint8_t weight = rest[pivot.column];
        if (weight == 0) continue;
        weights[pivot.row] = weight;
        const auto factor = static_cast<std::uint8_t>(ring.size() - weight);
        for (const RowBlock& block : elimination.blocks_of(k)) {
            std::uint8_t* const entries = &rest[block.first_column];
            for (std::size_t j = 0; j < block_size; ++j) {
                entries[j] = ring.multiply_add(entries[j], factor, block.cells[j]);
            }
        }
    }
    transform_from_left(elimination, weights);
    return weights;
}

}  // namespace switchbox::algebra
