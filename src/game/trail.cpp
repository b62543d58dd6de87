#include "game/trail.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace switchbox::game {
namespace {

FormerTrail whole(const Trail& trail) { return {trail.from, 0, trail.buttons}; }

FormerTrail behind(const Trail& trail, std::size_t kept) {
    const auto rest = std::next(trail.buttons.begin(), static_cast<std::ptrdiff_t>(kept));
    return {std::nullopt, kept, {rest, trail.buttons.end()}};
}

}  // namespace

FormerTrail former(const Trail& trail, std::size_t open_steps) {
    // Some steps were done before the trail begins; stepping back then moves its beginning.
    if (open_steps > trail.buttons.size()) return whole(trail);
    return behind(trail, trail.buttons.size() - open_steps);
}

FormerTrail begin_again(Trail& trail, machine::PressGrid from) {
    FormerTrail left{std::move(trail.from), 0, std::move(trail.buttons)};
    trail = {std::move(from), {}};
    return left;
}

FormerTrail bring_back(Trail& trail, FormerTrail former, std::size_t open_steps) {
    if (former.from) {
        FormerTrail left{std::move(trail.from), 0, std::move(trail.buttons)};
        trail = {*std::move(former.from), std::move(former.rest)};
        return left;
    }
    const std::size_t size = former.kept + former.rest.size();
    FormerTrail left =
        open_steps > size ? whole(trail) : behind(trail, std::min(former.kept, size - open_steps));
    trail.buttons.resize(former.kept);
    trail.buttons.insert(trail.buttons.end(), former.rest.begin(), former.rest.end());
    return left;
}

}  // namespace switchbox::game
