// Distances to the target from every state of a small machine, by exhaustive search.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <set>

#include "game/position.hpp"
#include "reference/machine.hpp"

namespace switchbox::fuzz {

class Distances {
  public:
    // States are press grids. Returns nullptr if there are too many.
    [[nodiscard]] static std::shared_ptr<const Distances> of(const ReferenceMachine& machine,
                                                             const Lamps& start, const Lamps& target);

    // Returns nullopt if no presses lead to the target.
    [[nodiscard]] std::optional<std::size_t> from(const Counts& counts) const;
    // Returns all pictures that can be reached with nothing pressed at the start.
    [[nodiscard]] const std::set<Lamps>& pictures() const { return pictures_; }

  private:
    std::map<Counts, std::size_t> steps_;
    std::set<Lamps> pictures_;
};

}  // namespace switchbox::fuzz
