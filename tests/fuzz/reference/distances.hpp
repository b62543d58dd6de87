// How far the target is from every state of a small machine, by looking at all of them.
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
    // Of states that are press grids; none where there are too many.
    [[nodiscard]] static std::shared_ptr<const Distances> of(const ReferenceMachine& machine,
                                                             const Lamps& start, const Lamps& target);

    // None where no presses lead there.
    [[nodiscard]] std::optional<std::size_t> from(const Counts& counts) const;
    // All pictures that presses from nothing pressed lead to.
    [[nodiscard]] const std::set<Lamps>& pictures() const { return pictures_; }

  private:
    std::map<Counts, std::size_t> steps_;
    std::set<Lamps> pictures_;
};

}  // namespace switchbox::fuzz
