// Helpers of the benchmarks: short ways to make machines, and rates.
#pragma once

#include <benchmark/benchmark.h>

#include <cstdint>
#include <limits>
#include <string>
#include <string_view>

#include "machine/machine_type.hpp"
#include "types/lights/chase/bits.hpp"

namespace switchbox::bench {

// Work budget that is enough for any search.
inline constexpr std::uint64_t to_the_end = std::numeric_limits<std::uint64_t>::max();

// Parses a choice such as "lights-out~4x7~3~lit".
[[nodiscard]] machine::MachineChoice choice_of(std::string_view text);
// Returns the choice of a square board.
[[nodiscard]] machine::MachineChoice square(std::string_view id, int side, int states);
[[nodiscard]] machine::MachineChoice lights_out(int side, int states);

// Returns a square matrix of random bits.
[[nodiscard]] solve::BitGrid random_bits(std::size_t side);

// Reports that every round handles `count` things: the count, and the rate a second.
void set_count(benchmark::State& state, const std::string& things, double count);

}  // namespace switchbox::bench
