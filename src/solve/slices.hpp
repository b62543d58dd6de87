// Long work in slices, so that the caller can check a clock or Ctrl+C between them.
#pragma once

#include <algorithm>
#include <cstdint>

namespace switchbox::solve {

// Units of work in one slice; they take some milliseconds.
inline constexpr std::uint64_t slice_of_work = std::uint64_t{1} << 22U;

// Advances `search` by up to `most` units of work. Before each slice, stops if `is_over(search)` or if
// `goes_on(done)` is false. Returns the units done.
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
