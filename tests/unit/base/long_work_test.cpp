#include "base/long_work.hpp"

#include "algebra/local_elimination.hpp"
#include "base/random.hpp"
#include "support/support.hpp"

namespace switchbox::test {
namespace {

constexpr std::uint64_t half_a_check = long_work::units_between_checks / 2;

}  // namespace

TEST_CASE("Noted work calls the check in use, and none without one") {
    long_work::check_now();  // begins at 0
    int outer = 0;
    int inner = 0;
    {
        const WorkCheck check([&outer] { ++outer; });
        for (int i = 0; i < 10; ++i) note_work(half_a_check);
        CHECK(outer == 5);
        {
            const WorkCheck other([&inner] { ++inner; });
            note_work(2 * half_a_check);
        }
        CHECK(inner == 1);
        note_work(2 * half_a_check);
    }
    note_work(4 * half_a_check);
    CHECK(outer == 6);
    CHECK(inner == 1);
}

TEST_CASE("An elimination calls the check as it goes") {
    constexpr std::size_t size = 500;
    algebra::SparseMatrix matrix{size, {}};
    Random random(1);
    for (std::size_t column = 0; column < size; ++column) {
        auto& entries = matrix.columns.emplace_back();
        for (std::size_t row = 0; row < size; ++row) {
            const auto value = static_cast<std::uint8_t>(random.below(7));
            if (value != 0) entries.push_back({row, value});
        }
    }
    int calls = 0;
    const WorkCheck check([&calls] { ++calls; });
    const auto elimination = algebra::eliminate(matrix, algebra::LocalRing(7, 1));
    CHECK(calls >= 2);
    calls = 0;
    for (int i = 0; i < 100; ++i) (void)algebra::solve(elimination, algebra::Residues(size, 1));
    CHECK(calls >= 2);
}

}  // namespace switchbox::test
