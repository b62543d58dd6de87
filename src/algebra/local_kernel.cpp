#include "algebra/local_kernel.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <span>

namespace switchbox::algebra {
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
