#include "support/wirings.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

#include "machine/permutation_text.hpp"

namespace switchbox::test {

using algebra::Permutation;
using machine::PressGrid;

machine::Shape square(std::size_t size) { return {static_cast<int>(size), static_cast<int>(size)}; }

std::size_t boards_of(std::size_t size) { return std::size_t{1} << (size * size); }

PressGrid board(std::size_t bits, std::size_t size) {
    return from_bits<PressGrid>(static_cast<std::uint32_t>(bits), square(size));
}

PressGrid none_pressed(std::size_t size) { return PressGrid::filled(square(size), 0); }

PressGrid all_pressed(std::size_t size) { return PressGrid::filled(square(size), 1); }

PressGrid transposed(const PressGrid& presses) {
    PressGrid result = presses;
    const auto size = static_cast<std::size_t>(presses.shape.rows);
    for (std::size_t cell = 0; cell < presses.size(); ++cell) {
        result[cell % size * size + cell / size] = presses[cell];
    }
    return result;
}

machine::Picture coloured(std::size_t size, std::size_t colour) {
    return machine::Picture::filled(square(size), static_cast<std::uint8_t>(colour));
}

std::vector<Permutation> all_wirings(std::size_t size) {
    std::vector<Permutation> wirings;
    for (std::size_t bits = 0; bits < boards_of(size); ++bits) {
        wirings.push_back(machine::wiring_of(board(bits, size)).exit_of);
    }
    return wirings;
}

Permutation cycles(std::string_view text, std::size_t size) {
    return value_of(machine::parse_cycles(text, size, "cycles"));
}

std::size_t half(const Permutation& pi) { return pi.size() / 2; }

bool is_bounded(const Permutation& pi) {
    for (std::size_t i = 0; i < pi.size(); ++i) {
        if (pi[i] > i + half(pi) || i > pi[i] + half(pi)) return false;
    }
    return true;
}

Permutation reversal(std::size_t size) {
    Permutation w0 = algebra::identity(size);
    std::reverse(w0.begin(), w0.end());
    return w0;
}

Permutation neighbour_swap(std::size_t k, std::size_t size) {
    Permutation swap = algebra::identity(size);
    std::swap(swap[k - 1], swap[k]);
    return swap;
}

namespace {

void shuffle(Random& random, Permutation& p, std::size_t begin, std::size_t end) {
    for (std::size_t i = begin + 1; i < end; ++i) std::swap(p[i], p[begin + draw(random, i - begin + 1)]);
}

}  // namespace

Permutation random_permutation(Random& random, std::size_t size) {
    Permutation p = algebra::identity(size);
    shuffle(random, p, 0, size);
    return p;
}

Permutation random_half_permutation(Random& random, std::size_t half) {
    Permutation p = algebra::identity(2 * half);
    shuffle(random, p, 0, half);
    shuffle(random, p, half, 2 * half);
    return p;
}

machine::GhalyMachine paper_machine(std::string_view sigma, std::string_view tau) {
    return machine::GhalyMachine({4, cycles(sigma, 8), cycles(tau, 8)});
}

machine::GhalyMachine random_ghaly(Random& random, int size) {
    const auto half = static_cast<std::size_t>(size);
    Permutation sigma = random_half_permutation(random, half);
    return machine::GhalyMachine({size, std::move(sigma), random_half_permutation(random, half)});
}

std::vector<Permutation> all_half_permutations() {
    std::vector<Permutation> all;
    Permutation p = algebra::identity(8);
    do {
        do {
            all.push_back(p);
        } while (std::next_permutation(p.begin() + 4, p.end()));
    } while (std::next_permutation(p.begin(), p.begin() + 4));
    return all;
}

bool has_dark_cell(const machine::Picture& picture) {
    return std::find(picture.cells.begin(), picture.cells.end(), 0) != picture.cells.end();
}

}  // namespace switchbox::test
