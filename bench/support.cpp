#include "support.hpp"

namespace switchbox::bench {

machine::MachineChoice choice_of(std::string_view text) { return *machine::parse_choice(text); }

machine::MachineChoice square(std::string_view id, int side, int states) {
    return *machine::choose(id, {machine::Shape{side, side}, states});
}

machine::MachineChoice lights_out(int side, int states) { return square("lights-out", side, states); }

void set_count(benchmark::State& state, const std::string& things, double count) {
    state.counters[things] = count;
    state.counters[things + "/s"] = benchmark::Counter(count, benchmark::Counter::kIsIterationInvariantRate);
}

}  // namespace switchbox::bench
