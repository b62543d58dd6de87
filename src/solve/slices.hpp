// Long work in slices: whoever waits for it can look at a clock, or at Ctrl+C, between them.
#pragma once

#include <algorithm>
#include <cstdint>

namespace switchbox::solve {

// Some milliseconds.
inline constexpr std::uint64_t slice_of_work = std::uint64_t{1} << 22U;

// Advances `search` by `most` units of work while `goes_on(done)`, which is asked before each slice. Stops
// where `is_over(search)`. Returns the units that were done.
template <class Search, class IsOver, class GoesOn>
std::uint64_t advance_in_slices(Search& search, std::uint64_t most, IsOver is_over, GoesOn goes_on) {
    std::uint64_t done = 0;
    while (done < most && !is_over(search) && goes_on(done)) {
        const std::uint64_t slice = std::min(slice_of_work, most - done);
        search.advance(slice);
        done += slice;
    }
    return done;
}

}  // namespace switchbox::solve
