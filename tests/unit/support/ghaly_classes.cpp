#include "support/ghaly_classes.hpp"

#include <algorithm>
#include <utility>

namespace switchbox::test {

using algebra::Permutation;
using machine::LowBits;
using solve::GhalyClass;

std::vector<Permutation> all_permutations(std::size_t size) {
    std::vector<Permutation> all;
    Permutation p = algebra::identity(size);
    do all.push_back(p);
    while (std::next_permutation(p.begin(), p.end()));
    return all;
}

std::size_t AllMachines::count() const {
    const std::size_t n = permutations_.size();
    return n * n * n * n;
}

void AllMachines::read(std::size_t number, LowBits& bits) const {
    for (auto* half : {&bits.left, &bits.bottom, &bits.top, &bits.right}) {
        *half = permutations_[number % permutations_.size()];
        number /= permutations_.size();
    }
}

namespace {

// Maps each number of a descending list to the next larger one, and the largest to the smallest.
void ascend(Permutation& delta, const int* begin, const int* end) {
    if (begin == end) return;
    for (const int* row = begin; row + 1 != end; ++row) delta[row[1]] = static_cast<std::uint8_t>(*row);
    delta[*begin] = static_cast<std::uint8_t>(end[-1]);
}

std::vector<int> subset(std::size_t bits) {
    std::vector<int> members;
    for (int i = 31; i > 0; --i) {
        if (((bits >> static_cast<unsigned>(i - 1)) & 1U) != 0) members.push_back(i);
    }
    return members;
}

}  // namespace

GhalyClass class_with(std::size_t size, const ClassParts& parts) {
    GhalyClass made{0, algebra::identity(size), algebra::identity(size), parts.rho};
    int from = 0;
    for (const int column : parts.columns) {
        made.gamma[from] = static_cast<std::uint8_t>(column);
        from = column;
    }
    made.gamma[from] = 0;
    const int* rows = parts.rows.data();
    ascend(made.delta, rows, rows + parts.cut);
    ascend(made.delta, rows + parts.cut, rows + parts.rows.size());
    return made;
}

bool can_be_solved(std::size_t size, const ClassParts& parts) {
    const bool is_full = parts.columns.size() + 1 == size;
    const std::size_t rows = parts.rows.size();
    if (rows == 0) return parts.cut == 0 && (parts.columns.empty() || is_full || parts.rho > 0);
    if (rows == 1) return false;
    if (parts.cut == 0) return is_full || parts.rho == parts.rows[0];
    return parts.cut >= 2 && parts.cut + 2 <= rows && is_full && parts.rho == parts.rows[0];
}

std::vector<ClassParts> all_solvable_parts(std::size_t size) {
    std::vector<ClassParts> all;
    const std::size_t subsets = std::size_t{1} << (size - 1);
    for (std::size_t columns = 0; columns < subsets; ++columns) {
        for (std::size_t rows = 0; rows < subsets; ++rows) {
            ClassParts parts{subset(columns), subset(rows), 0, 0};
            for (parts.cut = 0; parts.cut < size; ++parts.cut) {
                for (parts.rho = 0; parts.rho < static_cast<int>(size); ++parts.rho) {
                    if (can_be_solved(size, parts)) all.push_back(parts);
                }
            }
        }
    }
    return all;
}

std::vector<int> random_subset(Random& random, std::size_t size, int without) {
    std::vector<int> members;
    for (int i = static_cast<int>(size) - 1; i >= 0; --i) {
        if (i != without && random.below(2) == 0) members.push_back(i);
    }
    return members;
}

ClassParts random_solvable_parts(Random& random, std::size_t size) {
    while (true) {
        ClassParts parts{random_subset(random, size, 0), random_subset(random, size, 0), 0, 0};
        const std::uint64_t kind = random.below(6);
        if (kind < 3) parts.columns.clear();
        for (int column = static_cast<int>(size) - 1; kind < 2 && column > 0; --column) {
            parts.columns.push_back(column);
        }
        if (random.below(4) == 0) parts.rows.clear();
        if (random.below(2) == 0) parts.cut = draw(random, size);
        parts.rho = static_cast<int>(draw(random, size));
        if (random.below(2) == 0 && !parts.rows.empty()) parts.rho = parts.rows[0];
        if (can_be_solved(size, parts)) return parts;
    }
}

LowBits random_bits(Random& random, std::size_t size) {
    LowBits bits;
    for (auto* half : {&bits.left, &bits.bottom, &bits.top, &bits.right})
        *half = random_permutation(random, size);
    return bits;
}

LowBits random_machine(Random& random, const GhalyClass& of) {
    const std::size_t size = of.gamma.size();
    const machine::LowJoin join(static_cast<int>(size));
    const int kappa = static_cast<int>(draw(random, size));
    const auto mate = [&](int bits) { return static_cast<std::uint8_t>(join.partner(bits, kappa)); };
    LowBits bits = random_bits(random, size);
    for (std::size_t r = 0; r < size; ++r) bits.right[r] = mate(bits.left[of.delta[r]]);
    const std::uint8_t wanted = mate(bits.right[of.rho]);
    const auto now = std::find(bits.bottom.begin(), bits.bottom.end(), wanted);
    std::swap(bits.bottom[of.gamma[0]], *now);
    for (std::size_t j = 0; j < size; ++j) bits.top[j] = mate(bits.bottom[of.gamma[j]]);
    return bits;
}

bool is_all(const machine::Picture& picture, int colour) {
    return std::all_of(picture.cells.begin(), picture.cells.end(),
                       [&](int shown) { return shown == colour; });
}

Histogram classes_by_saved(std::size_t size) {
    const std::size_t others = size - 1;
    Histogram table{{0, 1}};
    table[1] += size - 1;
    for (std::size_t a = 2; a <= others; ++a) table[a] += binomial(others, a);
    for (std::size_t m = 1; m + 2 <= size; ++m) {
        table[m + 1] += binomial(others, m) * (size - 1);
        for (std::size_t a = 2; a <= others; ++a) table[m + a] += binomial(others, m) * binomial(others, a);
    }
    table[size + 1] += size - 2;
    table[size] += 2;
    for (std::size_t a = 2; a <= others; ++a) {
        const std::size_t longer = binomial(size - 2, a) + binomial(others, a + 1);
        table[others + a + 1] += longer;
        table[others + a] += size * binomial(others, a) - longer;
    }
    for (std::size_t k = 4; k <= others; ++k) table[others + k] += binomial(others, k) * (k - 3);
    for (auto row = table.begin(); row != table.end();) row = row->second == 0 ? table.erase(row) : ++row;
    return table;
}

}  // namespace switchbox::test
