#include <algorithm>
#include <limits>
#include <numeric>

#include "algebra/reduction.hpp"
#include "base/natural.hpp"
#include "support/support.hpp"
#include "types/lights/model/linear_machine.hpp"

namespace switchbox::test {

using algebra::determinant;
using algebra::IntegerMatrix;

namespace {

long long by_cofactors(const IntegerMatrix& a) {
    if (a.empty()) return 1;
    long long sum = 0;
    for (std::size_t j = 0; j < a.size(); ++j) {
        IntegerMatrix minor;
        for (std::size_t row = 1; row < a.size(); ++row) {
            minor.push_back(a[row]);
            minor.back().erase(minor.back().begin() + static_cast<std::ptrdiff_t>(j));
        }
        sum += (j % 2 == 0 ? 1 : -1) * a[0][j] * by_cofactors(minor);
    }
    return sum;
}

IntegerMatrix zero(std::size_t size) { return IntegerMatrix(size, std::vector<int>(size, 0)); }

IntegerMatrix permutation_matrix(const std::vector<std::size_t>& image) {
    IntegerMatrix a = zero(image.size());
    for (std::size_t i = 0; i < image.size(); ++i) a[i][image[i]] = 1;
    return a;
}

std::vector<std::size_t> in_a_row(std::size_t size) {
    std::vector<std::size_t> image(size);
    std::iota(image.begin(), image.end(), std::size_t{0});
    return image;
}

IntegerMatrix effect_matrix(const machine::MachineChoice& choice) {
    const machine::Effects effects = machine::effects_of(*machine::rule_of(choice));
    IntegerMatrix a = zero(effects.size());
    for (std::size_t button = 0; button < effects.size(); ++button) {
        for (const std::size_t lamp : effects[button]) a[lamp][button] = 1;
    }
    return a;
}

// Returns Sylvester's matrix: entry (i, j) is (-1) to the scalar product of i and j as bit vectors.
IntegerMatrix sylvester(std::size_t size) {
    IntegerMatrix a = zero(size);
    for (std::size_t i = 0; i < size; ++i) {
        for (std::size_t j = 0; j < size; ++j) {
            int sign = 1;
            for (std::size_t common = i & j; common != 0; common &= common - 1) sign = -sign;
            a[i][j] = sign;
        }
    }
    return a;
}

// Returns Paley's matrix of order p + 1 for a prime p = 3 (mod 4).
IntegerMatrix paley(int p) {
    const auto character = [p](int x) {
        for (int root = 1; root < p; ++root) {
            if (root * root % p == x) return 1;
        }
        return x == 0 ? 0 : -1;
    };
    IntegerMatrix a = zero(static_cast<std::size_t>(p) + 1);
    a[0].assign(a.size(), 1);
    for (int i = 0; i < p; ++i) {
        std::vector<int>& row = a[static_cast<std::size_t>(i) + 1];
        row[0] = -1;
        for (int j = 0; j < p; ++j) {
            row[static_cast<std::size_t>(j) + 1] = i == j ? 1 : character((j - i + p) % p);
        }
    }
    return a;
}

std::string without_sign(const std::string& number) { return number[0] == '-' ? number.substr(1) : number; }

}  // namespace

TEST_CASE("The determinant of a small matrix is its cofactor expansion") {
    Random random(1);
    for (std::size_t size = 0; size <= 6; ++size) {
        for (int n = 0; n < 60; ++n) {
            IntegerMatrix a = zero(size);
            const std::uint64_t spread = n % 2 == 0 ? 3 : 2001;
            for (auto& row : a) {
                for (int& entry : row) {
                    entry = static_cast<int>(random.below(spread)) - static_cast<int>(spread / 2);
                }
            }
            REQUIRE(determinant(a) == std::to_string(by_cofactors(a)));
        }
    }
}

TEST_CASE("Hadamard matrices reach the bound n^(n/2)") {
    CHECK(determinant(sylvester(16)) == power(16, 8).decimal());
    CHECK(determinant(sylvester(64)) == power(2, 192).decimal());
    CHECK(without_sign(determinant(paley(11))) == power(12, 6).decimal());
    CHECK(without_sign(determinant(paley(19))) == power(20, 10).decimal());
}

TEST_CASE("Swapping two rows changes the determinant's sign") {
    IntegerMatrix a = sylvester(64);
    std::swap(a[3], a[40]);
    CHECK(determinant(a) == "-" + power(2, 192).decimal());
}

TEST_CASE("The machines have the determinants of the sources") {
    CHECK(determinant(effect_matrix(choice("merlin"))) == "5");
    CHECK(determinant(effect_matrix(choice("torus"))) == "80");
    CHECK(determinant(effect_matrix(choice("quatrainment"))) == "9");
}

TEST_CASE("The determinant of a permutation is its sign") {
    CHECK(determinant({}) == "1");
    CHECK(determinant(permutation_matrix(in_a_row(64))) == "1");
    Random random(2);
    for (const std::size_t size : {2, 3, 9, 63, 64}) {
        std::vector<std::size_t> image = in_a_row(size);
        std::rotate(image.begin(), image.begin() + 1, image.end());
        CHECK(determinant(permutation_matrix(image)) == (size % 2 == 0 ? "-1" : "1"));

        image = in_a_row(size);
        bool odd = false;
        for (std::size_t i = size; i-- > 1;) {
            const std::size_t j = draw(random, i + 1);
            if (i != j) odd = !odd;
            std::swap(image[i], image[j]);
        }
        CHECK(determinant(permutation_matrix(image)) == (odd ? "-1" : "1"));
    }
}

TEST_CASE("A matrix with dependent rows has determinant 0") {
    IntegerMatrix a = sylvester(16);
    a[15] = a[0];
    CHECK(determinant(a) == "0");
    a[15].assign(16, 0);
    CHECK(determinant(a) == "0");
    CHECK(determinant(effect_matrix(choice("lights-out", 4, 4))) == "0");
}

TEST_CASE("The largest and smallest entries and the first prime itself are no trap") {
    constexpr int most = std::numeric_limits<int>::max();  // 2^31 - 1, the first prime of the computation
    constexpr int least = std::numeric_limits<int>::min();
    CHECK(determinant({{most}}) == "2147483647");
    CHECK(determinant({{-most}}) == "-2147483647");
    CHECK(determinant({{least}}) == "-2147483648");
    CHECK(determinant({{most, 1}, {1, most}}) == "4611686014132420608");
    CHECK(determinant({{least, most}, {most, least}}) == "4294967295");
    IntegerMatrix diagonal = zero(20);
    for (std::size_t i = 0; i < 20; ++i) diagonal[i][i] = i == 7 ? -most : most;
    CHECK(determinant(diagonal) == "-" + power(2147483647U, 20).decimal());
}

}  // namespace switchbox::test
