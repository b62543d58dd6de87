// Tests of the order in which a sparse matrix is peeled.
#include <algorithm>
#include <set>

#include "algebra/eliminator.hpp"
#include "support/matrices.hpp"

namespace switchbox::test {

using algebra::peel;
using algebra::Peeling;
using algebra::ZeroOneMatrix;

namespace {

// Returns a random matrix with a one in about every `rarity`-th entry.
ZeroOneMatrix sparse(Random& random, std::size_t rows, std::size_t columns, std::size_t rarity) {
    ZeroOneMatrix a{rows, {}};
    for (std::size_t column = 0; column < columns; ++column) {
        a.columns.emplace_back();
        for (std::size_t row = 0; row < rows; ++row) {
            if (draw(random, rarity) == 0) a.columns.back().push_back(row);
        }
    }
    return a;
}

bool has(const ZeroOneMatrix& a, std::size_t row, std::size_t column) {
    return std::binary_search(a.columns[column].begin(), a.columns[column].end(), row);
}

// Checks that the order has every column once. Each row determines one column: it has no other entry except
// in columns before it in the order and in columns given up.
void check_order(const ZeroOneMatrix& a, const Peeling& peeling) {
    const std::vector<std::size_t>& order = peeling.columns;
    const std::size_t told = peeling.rows.size();
    REQUIRE(order.size() == a.columns.size());
    REQUIRE(std::set<std::size_t>(order.begin(), order.end()).size() == order.size());
    REQUIRE(std::set<std::size_t>(peeling.rows.begin(), peeling.rows.end()).size() == told);
    REQUIRE(told <= order.size());
    REQUIRE(std::is_sorted(order.begin() + static_cast<std::ptrdiff_t>(told), order.end()));
    for (std::size_t i = 0; i < told; ++i) {
        REQUIRE(has(a, peeling.rows[i], order[i]));
        for (std::size_t column = 0; column < order[i]; ++column)
            REQUIRE_FALSE(has(a, peeling.rows[i], column));
        for (std::size_t later = i + 1; later < told; ++later)
            REQUIRE_FALSE(has(a, peeling.rows[i], order[later]));
    }
}

std::size_t given_up(const ZeroOneMatrix& a) { return a.columns.size() - peel(a).rows.size(); }

}  // namespace

TEST_CASE("Each column but those given up is told by a row that has none behind it") {
    Random random(91);
    check_order({0, {}}, peel({0, {}}));
    check_order({3, {{}, {0, 1, 2}, {}}}, peel({3, {{}, {0, 1, 2}, {}}}));
    for (int i = 0; i < 300; ++i) {
        const ZeroOneMatrix a = sparse(random, draw(random, 40), draw(random, 40), 1 + draw(random, 12));
        check_order(a, peel(a));
    }
}

TEST_CASE("Boards are swept row by row: one row is given up on the plane, about two round a torus") {
    for (const std::size_t n : {3U, 5U, 16U, 40U}) {
        CAPTURE(n);
        check_order(lights_out_matrix(n, false), peel(lights_out_matrix(n, false)));
        CHECK(given_up(lights_out_matrix(n, false)) == n);
        CHECK(given_up(lights_out_matrix(n, true)) <= 2 * n);
        CHECK(given_up(lights_out_matrix(n, true)) >= 2 * n - 1);
        CHECK(given_up(plane_matrix(n, 7)) == 7);
    }
}

}  // namespace switchbox::test
