// Baseline for all comparisons: textbook Gaussian elimination on rows of bits.
#include <algorithm>

#include "base/random.hpp"
#include "support.hpp"
#include "types/lights/chase/bits.hpp"
#include "types/lights/model/linear_machine.hpp"
#include "types/lights/solve/linear_solver.hpp"

namespace switchbox::bench {
namespace {

using solve::BitGrid;

bool has(const BitGrid& matrix, std::size_t row, std::size_t column) {
    return ((matrix.row(row)[column / solve::bits_in_word] >> (column % solve::bits_in_word)) & 1U) != 0;
}

// Adds one row to another, from the word of the pivot on.
void add_row(BitGrid& matrix, std::size_t to, std::size_t from, std::size_t pivot) {
    const std::uint64_t* source = matrix.row(from);
    std::uint64_t* target = matrix.row(to);
    const std::size_t words = matrix.words_in_row();
    for (std::size_t word = pivot / solve::bits_in_word; word < words; ++word) target[word] ^= source[word];
}

// Reduces the matrix to echelon form and returns the rank.
std::size_t eliminate(BitGrid& matrix) {
    std::size_t rank = 0;
    for (std::size_t column = 0; column < matrix.columns() && rank < matrix.rows(); ++column) {
        std::size_t row = rank;
        while (row < matrix.rows() && !has(matrix, row, column)) ++row;
        if (row == matrix.rows()) continue;
        if (row != rank) {
            std::swap_ranges(matrix.row(row), matrix.row(row) + matrix.words_in_row(), matrix.row(rank));
        }
        while (++row < matrix.rows()) {
            if (has(matrix, row, column)) add_row(matrix, row, rank, column);
        }
        ++rank;
    }
    return rank;
}

void time_plain(benchmark::State& state, const BitGrid& matrix) {
    for (auto round : state) {
        static_cast<void>(round);
        BitGrid work = matrix;
        benchmark::DoNotOptimize(eliminate(work));
    }
}

// Times a random matrix with a right-hand column.
void dense_plainly(benchmark::State& state) {
    const auto size = static_cast<std::size_t>(state.range(0));
    Random random(1);
    BitGrid matrix(size, size + 1);
    for (std::size_t row = 0; row < size; ++row) {
        std::uint64_t* words = matrix.row(row);
        for (std::size_t word = 0; word < matrix.words_in_row(); ++word) words[word] = random.next();
        words[matrix.words_in_row() - 1] &= matrix.last_word();
    }
    time_plain(state, matrix);
}

// Times Lights Out as an equation for each lamp.
void light_plainly(benchmark::State& state) {
    const machine::MachineChoice choice = lights_out(static_cast<int>(state.range(0)), 2);
    const auto made = choice->make_machine(choice->default_start());
    const algebra::ZeroOneMatrix a = solve::matrix_of(*machine::linear_in(*made));
    Random random(1);
    BitGrid matrix(a.rows, a.columns.size() + 1);
    const auto set = [&](std::size_t row, std::size_t column) {
        matrix.row(row)[column / solve::bits_in_word] |= std::uint64_t{1} << (column % solve::bits_in_word);
    };
    for (std::size_t column = 0; column < a.columns.size(); ++column) {
        for (const std::size_t row : a.columns[column]) set(row, column);
    }
    for (std::size_t row = 0; row < a.rows; ++row) {
        if (random.below(2) != 0) set(row, a.columns.size());
    }
    time_plain(state, matrix);
}

BENCHMARK(dense_plainly)->Arg(1024)->Arg(4096)->Unit(benchmark::kMillisecond);
BENCHMARK(light_plainly)->Arg(16)->Arg(64)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace switchbox::bench
