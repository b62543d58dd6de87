#include "support.hpp"

#include "base/random.hpp"

namespace switchbox::bench {

machine::MachineChoice choice_of(std::string_view text) { return *machine::parse_choice(text); }

machine::MachineChoice square(std::string_view id, int side, int states) {
    return *machine::choose(id, {machine::Shape{side, side}, states});
}

machine::MachineChoice lights_out(int side, int states) { return square("lights-out", side, states); }

solve::BitGrid random_bits(std::size_t side) {
    Random random(1);
    solve::BitGrid bits(side, side);
    for (std::size_t row = 0; row < side; ++row) {
        for (std::size_t word = 0; word < bits.words_in_row(); ++word) bits.row(row)[word] = random.next();
        bits.row(row)[bits.words_in_row() - 1] &= bits.last_word();
    }
    return bits;
}

void set_count(benchmark::State& state, const std::string& things, double count) {
    state.counters[things] = count;
    state.counters[things + "/s"] = benchmark::Counter(count, benchmark::Counter::kIsIterationInvariantRate);
}

}  // namespace switchbox::bench
