// Facts about one type of machine, beside its five-tuple (mealy.hpp): figures under headings, for the machine
// and its present state. If the states are few enough, all of them are counted by distance.
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
    Message words;  // derivation, or empty
};
struct StudySection {
    std::string_view id;  // "order"
    Message heading;
    std::vector<StudyRow> rows;
    Message words;  // explanation of the rows
};

// Count of all states by their distance from the target, in slices.
class StateCount {
  public:
    StateCount() = default;
    StateCount(const StateCount&) = delete;
    StateCount& operator=(const StateCount&) = delete;
    virtual ~StateCount() = default;

    // Advances by about `budget` units of work; the unit is that of searches.
    virtual void advance(std::uint64_t budget) = 0;
    [[nodiscard]] virtual bool is_finished() const = 0;
    // Returns the number of states at distance 0, 1, 2, ... Requires a finished count.
    [[nodiscard]] virtual const std::vector<std::uint64_t>& counts() const = 0;
    // Returns the distance of the game's present state; nullopt if it cannot reach the target.
    [[nodiscard]] virtual std::optional<std::size_t> distance(const Game& game) const = 0;

    [[nodiscard]] virtual Message heading() const = 0;
    // Returns the progress of the count. If it is finished, describes the present state's rank among all
    // states.
    [[nodiscard]] virtual Message words(std::optional<std::size_t> distance) const = 0;
    // Returns "2: 54", as a text alternative to the bars.
    [[nodiscard]] virtual Message words_at(std::size_t distance) const = 0;
};

}  // namespace switchbox::game
