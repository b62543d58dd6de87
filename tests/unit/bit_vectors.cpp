#include "algebra/bit_vector.hpp"
#include "support.hpp"

namespace switchbox::test {

using algebra::BitVector;

namespace {

BitVector added(BitVector a, const BitVector& b) { return a ^= b; }

}  // namespace

TEST_CASE("A new vector is zero") {
    for (const std::size_t size : sizes) {
        const BitVector zero(size);
        CHECK(zero.size() == size);
        CHECK(zero.count() == 0);
        CHECK_FALSE(zero.any());
        CHECK(zero.support().empty());
    }
}

TEST_CASE("An entry that is set reads back and leaves the others alone") {
    for (const std::size_t size : sizes) {
        for (std::size_t i = 0; i < size; ++i) {
            BitVector v(size);
            v.set(i, true);
            v.set(i, true);
            REQUIRE(v.support() == std::vector<std::size_t>{i});
            v.flip(i);
            REQUIRE(v == BitVector(size));
        }
    }
}

TEST_CASE("Adding vectors is commutative and associative, and undoes itself") {
    algebra::Random random(1);
    for (const std::size_t size : sizes) {
        const BitVector a = random_vector(random, size);
        const BitVector b = random_vector(random, size);
        const BitVector c = random_vector(random, size);
        CHECK(added(a, b) == added(b, a));
        CHECK(added(added(a, b), c) == added(a, added(b, c)));
        CHECK(added(added(a, b), b) == a);
        CHECK(added(a, a) == BitVector(size));
        CHECK(added(a, BitVector(size)) == a);
    }
}

TEST_CASE("A vector's support lists its ones in order, and its count is their number") {
    algebra::Random random(2);
    for (const std::size_t size : sizes) {
        const BitVector v = random_vector(random, size);
        std::vector<std::size_t> ones;
        for (std::size_t i = 0; i < size; ++i) {
            if (v.get(i)) ones.push_back(i);
        }
        CHECK(v.support() == ones);
        CHECK(v.count() == ones.size());
        CHECK(v.any() == !ones.empty());
    }
}

TEST_CASE("Nothing is counted past a vector's end") {
    for (const std::size_t size : sizes) {
        BitVector full(size);
        for (std::size_t i = 0; i < size; ++i) full.flip(i);
        CHECK(full.count() == size);
        CHECK(dot(full, full) == (size % 2 == 1));
    }
}

TEST_CASE("The scalar product is the parity of the common ones") {
    algebra::Random random(3);
    for (const std::size_t size : sizes) {
        const BitVector a = random_vector(random, size);
        const BitVector b = random_vector(random, size);
        const BitVector c = random_vector(random, size);
        std::size_t common = 0;
        for (std::size_t i = 0; i < size; ++i) common += a.get(i) && b.get(i) ? 1 : 0;
        CHECK(dot(a, b) == (common % 2 == 1));
        CHECK(dot(a, b) == dot(b, a));
        CHECK(dot(a, added(b, c)) == (dot(a, b) != dot(a, c)));
    }
}

}  // namespace switchbox::test
