// The mirror as lines of text, of which only those that have changed need be told again.
#pragma once

#include <string>
#include <vector>

#include "ui/access/mirror.hpp"

namespace switchbox::ui {

// One line a node: id, parent, role, name, text and then name=value pairs, all between tabs.
[[nodiscard]] std::string format_mirror(const std::vector<MirrorNode>& nodes);

// What is to be told after a change.
struct MirrorNews {
    std::string lines;
    // They are all there are, in their order; else only those of nodes that have changed, which stay in their
    // places.
    bool is_whole = true;
};

// Remembers what was told last.
class MirrorTeller {
  public:
    [[nodiscard]] MirrorNews tell(std::vector<MirrorNode> nodes);
    [[nodiscard]] const std::vector<MirrorNode>& told() const { return told_; }

  private:
    std::vector<MirrorNode> told_;
};

}  // namespace switchbox::ui
