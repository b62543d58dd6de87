#include "algebra/local_elimination.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <span>

#include "algebra/eliminator.hpp"
#include "base/long_work.hpp"
#include "base/result.hpp"

namespace switchbox::algebra {
namespace {

using RowBlock = LocalElimination::RowBlock;
using LocalPivot = LocalElimination::LocalPivot;
using LocalStep = LocalElimination::LocalStep;

constexpr std::size_t block_size = std::tuple_size_v<LocalElimination::Cells>;
constexpr std::uint64_t work_of_block = 16;  // for the product of a block with a vector, in about nanoseconds

// b := T·b.
void transform(const LocalElimination& elimination, Residues& b) {
    const LocalRing& ring = elimination.ring;
    note_work(2 * (elimination.steps.size() + elimination.pivots.size()));
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
    note_work(2 * (elimination.steps.size() + elimination.pivots.size()));
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
    note_work(work_of_block * elimination.blocks.size() + 4 * elimination.pivots.size());
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
    note_work(work_of_block * elimination.blocks.size());
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

namespace {

// One entry of each of up to 64 vectors.
using Lanes = LocalElimination::Cells;
using RowBlock = LocalElimination::RowBlock;

constexpr std::size_t lane_count = std::tuple_size_v<Lanes>;
constexpr std::size_t lanes_per_word = 8;
constexpr std::uint64_t even_bytes = 0x00FF00FF00FF00FF;

// Start of a vector: it has 1 in that column, until a factor makes its order p^order.
struct Beginning {
    std::size_t column = 0;
    int order = 0;
};

std::vector<Beginning> beginnings_of(const LocalElimination& elimination) {
    std::vector<Beginning> beginnings;
    for (const std::size_t column : elimination.free_columns)
        beginnings.push_back({column, elimination.ring.exponent()});
    for (int order = elimination.ring.exponent(); order-- > 1;) {
        for (const LocalElimination::LocalPivot& pivot : elimination.pivots) {
            if (pivot.valuation == order) beginnings.push_back({pivot.column, order});
        }
    }
    return beginnings;
}

// Sums of products for each lane, in 16 bits; even and odd bytes have separate sums. `most_products` products
// of two residues fit.
class Sums {
  public:
    static constexpr int most_products = 65535 / (8 * 8);

    // Has room for at least `lanes` lanes.
    explicit Sums(std::size_t lanes) : words_((lanes + lanes_per_word - 1) / lanes_per_word) {}

    void add_product(std::uint8_t factor, const Lanes& lanes) {
        for (std::size_t i = 0; i < words_; ++i) {
            std::uint64_t word = 0;
            std::memcpy(&word, &lanes[i * lanes_per_word], lanes_per_word);
            word *= factor;  // no byte carries: 8 * 8 is below 256
            even_[i] += word & even_bytes;
            odd_[i] += (word >> 8U) & even_bytes;
        }
    }
    void reduce(unsigned q) {
        for (std::size_t i = 0; i < words_; ++i) {
            even_[i] = reduced_word(even_[i], q);
            odd_[i] = reduced_word(odd_[i], q);
        }
    }
    [[nodiscard]] Lanes lanes() const {
        Lanes lanes{};
        for (std::size_t i = 0; i < words_; ++i) {
            const std::uint64_t word = even_[i] | (odd_[i] << 8U);
            std::memcpy(&lanes[i * lanes_per_word], &word, lanes_per_word);
        }
        return lanes;
    }

  private:
    static std::uint64_t reduced_word(std::uint64_t word, unsigned q) {
        std::uint64_t reduced = 0;
        for (unsigned shift = 0; shift < 64; shift += 16) reduced |= ((word >> shift & 0xFFFFU) % q) << shift;
        return reduced;
    }

    std::size_t words_;
    std::array<std::uint64_t, lane_count / lanes_per_word> even_{};
    std::array<std::uint64_t, lane_count / lanes_per_word> odd_{};
};

// Returns the row of U that the blocks hold, times the vectors.
Lanes product(std::span<const RowBlock> blocks, const std::vector<Lanes>& vectors, std::size_t lanes,
              unsigned q) {
    Sums sums(lanes);
    int products = 0;
    for (const RowBlock& block : blocks) {
        for (std::size_t i = 0; i < block.cells.size(); ++i) {
            if (block.cells[i] == 0) continue;
            sums.add_product(block.cells[i], vectors[block.first_column + i]);
            if (++products % Sums::most_products == 0) sums.reduce(q);
        }
    }
    sums.reduce(q);
    return sums.lanes();
}

// Returns the vectors with these beginnings side by side: each `entry` holds one entry of every vector.
std::vector<Lanes> substituted_back(const LocalElimination& elimination,
                                    std::span<const Beginning> beginnings) {
    const auto q = static_cast<unsigned>(elimination.ring.size());
    std::vector<Lanes> entry((elimination.columns / lane_count + 1) * lane_count);
    for (std::size_t lane = 0; lane < beginnings.size(); ++lane) entry[beginnings[lane].column][lane] = 1;
    for (std::size_t i = elimination.pivots.size(); i-- > 0;) {
        const LocalElimination::LocalPivot& pivot = elimination.pivots[i];
        const auto unit = static_cast<unsigned>(elimination.ring.prime_power(pivot.valuation));
        // about 2 ns for each entry of a block
        note_work(2 * block_size * elimination.blocks_of(i).size() + beginnings.size());
        const Lanes sums = product(elimination.blocks_of(i), entry, beginnings.size(), q);
        for (std::size_t lane = 0; lane < beginnings.size(); ++lane) {
            const int left = beginnings[lane].order - pivot.valuation;
            if (left <= 0) continue;  // any entry is valid; 0 is the canonical one
            const auto modulus = static_cast<unsigned>(elimination.ring.prime_power(left));
            entry[pivot.column][lane] = static_cast<std::uint8_t>((q - sums[lane]) / unit % modulus);
        }
    }
    return entry;
}

}  // namespace

std::vector<CyclicGenerator> kernel(const LocalElimination& elimination) {
    const LocalRing& ring = elimination.ring;
    const std::vector<Beginning> all = beginnings_of(elimination);
    std::vector<CyclicGenerator> generators;
    for (std::size_t first = 0; first < all.size(); first += lane_count) {
        const auto some = std::span(all).subspan(first, std::min(lane_count, all.size() - first));
        const std::vector<Lanes> entry = substituted_back(elimination, some);
        for (std::size_t lane = 0; lane < some.size(); ++lane) {
            const auto factor =
                static_cast<std::uint8_t>(ring.prime_power(ring.exponent() - some[lane].order));
            Residues x(elimination.columns);
            for (std::size_t column = 0; column < x.size(); ++column)
                x[column] = ring.multiply_add(0, factor, entry[column][lane]);
            generators.push_back({std::move(x), ring.prime_power(some[lane].order)});
        }
    }
    return generators;
}

}  // namespace switchbox::algebra
