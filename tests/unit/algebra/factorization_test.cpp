#include <algorithm>
#include <numeric>
#include <set>
#include <utility>

#include "algebra/residue_polynomial.hpp"
#include "support/counting.hpp"
#include "support/matrices.hpp"
#include "support/support.hpp"

namespace switchbox::test {

using algebra::CyclicGenerator;
using algebra::Factorization;
using algebra::Residues;
using algebra::ZeroOneMatrix;

namespace {

// Returns a matrix whose columns are drawn from another matrix.
ZeroOneMatrix repeating(Random& random, const ZeroOneMatrix& a, std::size_t columns) {
    ZeroOneMatrix result{a.rows, {}};
    for (std::size_t i = 0; i < columns; ++i) {
        result.columns.push_back(a.columns[draw(random, a.columns.size())]);
    }
    return result;
}

int dot(const Residues& y, const Residues& b, int modulus) {
    return std::inner_product(y.begin(), y.end(), b.begin(), 0) % modulus;
}

std::size_t vector_count(std::size_t size, int modulus) {
    return power_of(static_cast<std::size_t>(modulus), size);
}

// Returns the vector of a given number; its entries are the digits.
Residues vector_numbered(std::size_t number, std::size_t size, int modulus) {
    Residues result(size);
    for (std::uint8_t& entry : result) {
        entry = static_cast<std::uint8_t>(number % static_cast<std::size_t>(modulus));
        number /= static_cast<std::size_t>(modulus);
    }
    return result;
}
std::size_t number_of_vector(const Residues& vector, int modulus) {
    std::size_t number = 0;
    for (std::size_t i = vector.size(); i-- > 0;)
        number = number * static_cast<std::size_t>(modulus) + vector[i];
    return number;
}

// Returns, for each vector's number, how many x have that product with A.
std::vector<std::size_t> preimages(const ZeroOneMatrix& a, int modulus) {
    std::vector<std::size_t> counts(vector_count(a.rows, modulus));
    const std::size_t columns = a.columns.size();
    for (std::size_t number = 0; number < vector_count(columns, modulus); ++number) {
        ++counts[number_of_vector(product(a, vector_numbered(number, columns, modulus), modulus), modulus)];
    }
    return counts;
}

// Returns the matrix in which each button changes all lamps but its own. Its elementary divisors are 1, ...,
// 1 and size - 1.
ZeroOneMatrix all_others(std::size_t size) {
    ZeroOneMatrix a{size, {}};
    for (std::size_t column = 0; column < size; ++column) {
        a.columns.emplace_back();
        for (std::size_t row = 0; row < size; ++row) {
            if (row != column) a.columns.back().push_back(row);
        }
    }
    return a;
}

// Returns the block diagonal matrix of a and b.
ZeroOneMatrix side_by_side(ZeroOneMatrix a, const ZeroOneMatrix& b) {
    for (std::vector<std::size_t> column : b.columns) {
        for (std::size_t& row : column) row += a.rows;
        a.columns.push_back(column);
    }
    a.rows += b.rows;
    return a;
}

// Case that is small enough to try every x and every b. The cases include matrices without rows or columns,
// of every rank.
struct MatrixCase {
    ZeroOneMatrix a;
    int modulus = 0;
    // Peels matrices from this size on; 0 in every other case, Factorization::min_peeled in the rest.
    std::size_t min_peeled = 0;
};
std::vector<MatrixCase> every_other_swept(std::vector<MatrixCase> cases) {
    for (std::size_t i = 0; i < cases.size(); i += 2) cases[i].min_peeled = Factorization::min_peeled;
    return cases;
}
std::vector<MatrixCase> small_cases(std::uint64_t seed, std::size_t count) {
    Random random(seed);
    std::vector<MatrixCase> cases{{all_others(4), 9},
                                  {all_others(4), 6},
                                  {all_others(5), 8},
                                  {side_by_side(all_others(3), all_others(3)), 4},
                                  {side_by_side(random_zero_one(random, 2, 1), all_others(3)), 8}};
    while (cases.size() < count) {
        const int modulus = 2 + static_cast<int>(draw(random, 8));
        const std::size_t rows = draw(random, 6);
        const std::size_t columns = draw(random, 6);
        if (vector_count(std::max(rows, columns), modulus) > 6600) continue;
        cases.push_back({random_zero_one(random, rows, columns), modulus});
    }
    return every_other_swept(std::move(cases));
}

// Returns cases wider than a block, of full rank or not.
std::vector<MatrixCase> large_cases(std::uint64_t seed) {
    Random random(seed);
    std::vector<MatrixCase> cases;
    for (int modulus = 2; modulus <= 9; ++modulus) {
        for (const auto& [rows, columns] : {std::pair{65, 65}, {64, 130}, {130, 63}}) {
            const auto height = static_cast<std::size_t>(rows);
            const auto width = static_cast<std::size_t>(columns);
            cases.push_back({random_zero_one(random, height, width), modulus});
            const ZeroOneMatrix few = random_zero_one(random, height, 40);
            cases.push_back({repeating(random, few, width), modulus});
            cases.push_back(
                {transpose_of(repeating(random, random_zero_one(random, width, 20), height)), modulus});
        }
        // Two copies: one is peeled, and one is not.
        for (const bool torus : {false, true})
            cases.insert(cases.end(), 2, {lights_out_matrix(torus ? 12 : 9, torus), modulus});
    }
    return every_other_swept(std::move(cases));
}

// Returns whether the certificate proves b unsolvable: it is orthogonal to all columns and not to b.
// `sideways` is the transposed matrix.
bool proves_unsolvable(const Residues& certificate, const ZeroOneMatrix& sideways, const Residues& b,
                       int modulus) {
    return is_zero(product(sideways, certificate, modulus)) && dot(certificate, b, modulus) != 0;
}

bool all_vanish(const std::vector<CyclicGenerator>& invariants, const Residues& b, int modulus) {
    return std::all_of(invariants.begin(), invariants.end(),
                       [&](const auto& invariant) { return dot(invariant.vector, b, modulus) == 0; });
}

// Returns t_1 g_1 + t_2 g_2 + ..., the t being the digits of `number` in the mixed radix of the orders.
Residues sum_of(const std::vector<CyclicGenerator>& generators, std::size_t number, std::size_t size,
                int modulus) {
    Residues sum(size);
    for (const CyclicGenerator& generator : generators) {
        const auto order = static_cast<std::size_t>(generator.order);
        const std::size_t times = number % order;
        number /= order;
        for (std::size_t i = 0; i < size; ++i) {
            sum[i] = static_cast<std::uint8_t>((sum[i] + times * generator.vector[i]) %
                                               static_cast<std::size_t>(modulus));
        }
    }
    return sum;
}

bool has_its_order(const CyclicGenerator& generator, int modulus) {
    const auto is_killed_by = [&](int times) {
        return std::all_of(generator.vector.begin(), generator.vector.end(),
                           [&](std::uint8_t entry) { return times * entry % modulus == 0; });
    };
    int times = 1;
    while (!is_killed_by(times)) ++times;
    return times == generator.order && times > 1;
}

std::size_t order_of_group(const std::vector<CyclicGenerator>& generators) {
    std::size_t order = 1;
    for (const CyclicGenerator& generator : generators) order *= static_cast<std::size_t>(generator.order);
    return order;
}

// Returns whether the kernel of A consists exactly of the sums of the generators, each in one way.
bool is_kernel(const std::vector<CyclicGenerator>& generators, const ZeroOneMatrix& a, int modulus,
               std::size_t killed) {
    const std::size_t columns = a.columns.size();
    if (order_of_group(generators) != killed) return false;
    std::vector<bool> seen(vector_count(columns, modulus));
    for (std::size_t i = 0; i < killed; ++i) {
        const Residues x = sum_of(generators, i, columns, modulus);
        if (seen[number_of_vector(x, modulus)] || !is_zero(product(a, x, modulus))) return false;
        seen[number_of_vector(x, modulus)] = true;
    }
    return true;
}

}  // namespace

TEST_CASE("Every right-hand side of a small matrix is solved or proved impossible, over every Z/k") {
    std::size_t solved = 0;
    std::size_t impossible = 0;
    for (const auto& [a, modulus, min_peeled] : small_cases(1, 1000)) {
        const Factorization factorization(a, modulus, min_peeled);
        const ZeroOneMatrix sideways = transpose_of(a);
        const std::vector<std::size_t> counts = preimages(a, modulus);
        for (std::size_t number = 0; number < counts.size(); ++number) {
            const Residues b = vector_numbered(number, a.rows, modulus);
            const Factorization::Solution solution = factorization.solve(b);
            if (solution.solvable != (counts[number] > 0)) FAIL("wrong verdict");
            if (solution.solvable) {
                ++solved;
                if (product(a, solution.x, modulus) != b) FAIL("wrong solution");
            } else {
                ++impossible;
                if (!proves_unsolvable(solution.certificate, sideways, b, modulus)) FAIL("wrong certificate");
            }
        }
    }
    CHECK(solved > 10000);
    CHECK(impossible > 10000);
}

TEST_CASE("The sizes of image and kernel are those counted") {
    for (const auto& [a, modulus, min_peeled] : small_cases(2, 1000)) {
        const Factorization factorization(a, modulus, min_peeled);
        const std::vector<std::size_t> counts = preimages(a, modulus);
        const auto reached = static_cast<std::uint32_t>(
            std::count_if(counts.begin(), counts.end(), [](std::size_t count) { return count > 0; }));
        REQUIRE(factorization.image_size() == Natural(reached));
        REQUIRE(factorization.kernel_size() == Natural(static_cast<std::uint32_t>(counts[0])));
        REQUIRE(factorization.is_onto() == (reached == counts.size()));
        REQUIRE(factorization.is_one_to_one() == (counts[0] == 1));
        REQUIRE(factorization.rows() == a.rows);
        REQUIRE(factorization.columns() == a.columns.size());
        REQUIRE(factorization.modulus() == modulus);
    }
}

TEST_CASE("The kernel on either side is the direct sum of its generators") {
    std::set<std::pair<int, int>> orders;
    for (const auto& [a, modulus, min_peeled] : small_cases(3, 1000)) {
        const Factorization factorization(a, modulus, min_peeled);
        const ZeroOneMatrix sideways = transpose_of(a);
        for (const bool left : {false, true}) {
            const ZeroOneMatrix& matrix = left ? sideways : a;
            const auto generators = left ? factorization.left_kernel() : factorization.kernel();
            for (const CyclicGenerator& generator : generators) {
                REQUIRE(has_its_order(generator, modulus));
                orders.emplace(modulus, generator.order);
            }
            REQUIRE(is_kernel(generators, matrix, modulus, preimages(matrix, modulus)[0]));
        }
    }
    CHECK(orders == std::set<std::pair<int, int>>{{2, 2},
                                                  {3, 3},
                                                  {4, 2},
                                                  {4, 4},
                                                  {5, 5},
                                                  {6, 2},
                                                  {6, 3},
                                                  {7, 7},
                                                  {8, 2},
                                                  {8, 4},
                                                  {8, 8},
                                                  {9, 3},
                                                  {9, 9}});
}

// The matrix is block diagonal, so its kernel is known. Kernels of more than 64 generators are built in
// several parts.
TEST_CASE("A kernel of a hundred and more generators is the direct sum of those of its blocks") {
    for (const auto& one : {std::pair{4, 3}, {8, 5}, {9, 4}, {6, 4}}) {
        const auto [modulus, size] = one;
        CAPTURE(one.first);
        constexpr std::size_t copies = 45;
        ZeroOneMatrix a;
        for (std::size_t i = 0; i < copies; ++i) {
            a = side_by_side(std::move(a), all_others(static_cast<std::size_t>(size)));
            a.columns.emplace_back();  // empty: a free column
            a.columns.push_back(a.columns.front());
        }
        const std::vector<CyclicGenerator> generators = Factorization(a, modulus).kernel();
        const int divisor = std::gcd(size - 1, modulus);
        std::multiset<int> expected;
        for (const auto& prime : algebra::prime_powers_of(modulus)) {
            for (std::size_t i = 0; i < copies; ++i) {
                expected.insert({prime.value, prime.value});
                const int order = std::gcd(divisor, prime.value);
                if (order > 1) expected.insert(order);
            }
        }
        REQUIRE(expected.size() > 128);
        std::multiset<int> orders;
        for (const CyclicGenerator& generator : generators) {
            orders.insert(generator.order);
            CHECK(is_zero(product(a, generator.vector, modulus)));
            CHECK(has_its_order(generator, modulus));
        }
        CHECK(orders == expected);
    }
}

TEST_CASE("A small right-hand side is reachable exactly when the left kernel's generators say so") {
    for (const auto& [a, modulus, min_peeled] : small_cases(4, 500)) {
        const std::vector<CyclicGenerator> invariants = Factorization(a, modulus, min_peeled).left_kernel();
        const std::vector<std::size_t> counts = preimages(a, modulus);
        for (std::size_t number = 0; number < counts.size(); ++number) {
            const Residues b = vector_numbered(number, a.rows, modulus);
            if (all_vanish(invariants, b, modulus) != (counts[number] > 0)) FAIL("wrong invariants");
        }
    }
}

TEST_CASE("A large right-hand side that the matrix makes is solved, and any other is proved impossible") {
    Random random(5);
    std::size_t impossible = 0;
    for (const auto& [a, modulus, min_peeled] : large_cases(5)) {
        const Factorization factorization(a, modulus, min_peeled);
        for (int n = 0; n < 3; ++n) {
            const Residues b = product(a, random_residues(random, a.columns.size(), modulus), modulus);
            const Factorization::Solution solution = factorization.solve(b);
            REQUIRE(solution.solvable);
            REQUIRE(product(a, solution.x, modulus) == b);

            const Residues any = random_residues(random, a.rows, modulus);
            const Factorization::Solution verdict = factorization.solve(any);
            if (verdict.solvable) {
                REQUIRE(product(a, verdict.x, modulus) == any);
            } else {
                ++impossible;
                REQUIRE(proves_unsolvable(verdict.certificate, transpose_of(a), any, modulus));
            }
        }
    }
    CHECK(impossible > 100);
}

TEST_CASE(
    "A large kernel has generators of the orders that make up its size; with the image it makes up all") {
    for (const auto& [a, modulus, min_peeled] : large_cases(6)) {
        const Factorization factorization(a, modulus, min_peeled);
        const auto k = static_cast<std::uint32_t>(modulus);
        Natural quiet = 1;
        Natural all = factorization.image_size();
        for (const CyclicGenerator& generator : factorization.kernel()) {
            REQUIRE(has_its_order(generator, modulus));
            REQUIRE(is_zero(product(a, generator.vector, modulus)));
            quiet.multiply_add(static_cast<std::uint32_t>(generator.order), 0);
            all.multiply_add(static_cast<std::uint32_t>(generator.order), 0);
        }
        CHECK(quiet == factorization.kernel_size());
        CHECK(all == power(k, a.columns.size()));

        const ZeroOneMatrix sideways = transpose_of(a);
        Natural pictures = factorization.image_size();
        for (const CyclicGenerator& generator : factorization.left_kernel()) {
            REQUIRE(has_its_order(generator, modulus));
            REQUIRE(is_zero(product(sideways, generator.vector, modulus)));
            pictures.multiply_add(static_cast<std::uint32_t>(generator.order), 0);
        }
        CHECK(pictures == power(k, a.rows));
    }
}

TEST_CASE("The rows of the inverse, times the matrix, are the unit rows") {
    Random random(7);
    std::size_t inverted = 0;
    for (const std::size_t size : {0, 1, 3, 5, 9, 64, 70}) {
        for (int modulus = 2; modulus <= 9; ++modulus) {
            for (int n = 0; n < 6; ++n) {
                const ZeroOneMatrix a = random_zero_one(random, size, size);
                const Factorization factorization(a, modulus);
                if (!factorization.is_one_to_one()) continue;
                ++inverted;
                const ZeroOneMatrix sideways = transpose_of(a);
                for (std::size_t i = 0; i < size; ++i) {
                    Residues unit(size);
                    unit[i] = 1;
                    REQUIRE(product(sideways, factorization.inverse_row(i), modulus) == unit);
                }
            }
        }
    }
    CHECK(inverted > 100);
}

}  // namespace switchbox::test
