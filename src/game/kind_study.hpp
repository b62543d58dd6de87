// What there is to know of one kind of machine alone, beside its five-tuple (mealy.hpp): figures under
// headings, of the machine and of its present state, and where these are few enough all states by distance.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "base/message.hpp"
#include "game/game.hpp"

namespace switchbox::game {

struct StudyRow {
    Message name;   // "Order"
    Message value;  // "105"
    Message words;  // how it comes about, or empty
};
struct StudySection {
    std::string_view id;  // "order"
    Message heading;
    std::vector<StudyRow> rows;
    Message words;  // what they show
};

// All states by their distance from the target, counted in slices.
class StateCount {
  public:
    StateCount() = default;
    StateCount(const StateCount&) = delete;
    StateCount& operator=(const StateCount&) = delete;
    virtual ~StateCount() = default;

    // For about `budget` units of work, as searches count them.
    virtual void advance(std::uint64_t budget) = 0;
    [[nodiscard]] virtual bool is_finished() const = 0;
    // Of a finished count: how many states there are at 0, 1, 2, ...
    [[nodiscard]] virtual const std::vector<std::uint64_t>& counts() const = 0;
    // How far the game's present state is; none where no way leads to the target.
    [[nodiscard]] virtual std::optional<std::size_t> distance(const Game& game) const = 0;

    [[nodiscard]] virtual Message heading() const = 0;
    // How far the count is, and where it is finished, what the present state's place says.
    [[nodiscard]] virtual Message words(std::optional<std::size_t> distance) const = 0;
    // "2: 54", for those who do not see the bars.
    [[nodiscard]] virtual Message words_at(std::size_t distance) const = 0;
};

}  // namespace switchbox::game
