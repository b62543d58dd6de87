#include "algebra/bit_matrix.hpp"
#include "support.hpp"

namespace switchbox::test {

using algebra::BitMatrix;
using algebra::BitVector;

TEST_CASE("The identity matrix changes nothing") {
    algebra::Random random(1);
    for (const std::size_t rows : sizes) {
        CHECK(BitMatrix::identity(rows) * BitMatrix::identity(rows) == BitMatrix::identity(rows));
        const BitVector v = random_vector(random, rows);
        CHECK(BitMatrix::identity(rows) * v == v);
        for (const std::size_t columns : sizes) {
            const BitMatrix a = random_matrix(random, rows, columns);
            CHECK(BitMatrix::identity(rows) * a == a);
            CHECK(a * BitMatrix::identity(columns) == a);
        }
    }
}

TEST_CASE("Every entry of a product is the parity of a sum") {
    algebra::Random random(2);
    for (const std::size_t inner : sizes) {
        const BitMatrix a = random_matrix(random, 5, inner);
        const BitMatrix b = random_matrix(random, inner, 67);
        const BitMatrix product = a * b;
        REQUIRE(product.rows() == 5);
        REQUIRE(product.columns() == 67);
        for (std::size_t i = 0; i < 5; ++i) {
            for (std::size_t j = 0; j < 67; ++j) {
                std::size_t sum = 0;
                for (std::size_t k = 0; k < inner; ++k) sum += a.get(i, k) && b.get(k, j) ? 1 : 0;
                REQUIRE(product.get(i, j) == (sum % 2 == 1));
            }
        }
    }
}

TEST_CASE("Matrix products are associative, linear, and turn round when transposed") {
    algebra::Random random(3);
    for (const std::size_t rows : sizes) {
        for (const std::size_t columns : sizes) {
            const BitMatrix a = random_matrix(random, rows, 64);
            const BitMatrix b = random_matrix(random, 64, columns);
            const BitMatrix c = random_matrix(random, columns, 65);
            const BitVector v = random_vector(random, columns);
            const BitVector w = random_vector(random, columns);
            CHECK((a * b) * c == a * (b * c));
            CHECK((a * b) * v == a * (b * v));
            CHECK(transposed(a * b) == transposed(b) * transposed(a));
            BitVector both = v;
            both ^= w;
            BitVector images = b * v;
            images ^= b * w;
            CHECK(b * both == images);
        }
    }
}

TEST_CASE("Row operations undo themselves") {
    algebra::Random random(4);
    for (const std::size_t columns : sizes) {
        const BitMatrix a = random_matrix(random, 3, columns);
        BitMatrix changed = a;
        changed.add_row(0, 2);
        BitVector sum = a.row(0);
        sum ^= a.row(2);
        CHECK(changed.row(2) == sum);
        changed.add_row(0, 2);
        CHECK(changed == a);
        changed.swap_rows(0, 1);
        CHECK(changed.row(0) == a.row(1));
        CHECK(changed.row(1) == a.row(0));
        changed.swap_rows(0, 1);
        CHECK(changed == a);
    }
}

}  // namespace switchbox::test
