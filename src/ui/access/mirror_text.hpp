// The mirror as lines of text. An update repeats only the lines that have changed.
#pragma once

#include <string>
#include <vector>

#include "ui/access/mirror.hpp"

namespace switchbox::ui {

// Returns one line for each node: id, parent, role, name, text and then name=value pairs, all separated by
// tabs.
[[nodiscard]] std::string format_mirror(const std::vector<MirrorNode>& nodes);

// Lines to send after a change of the mirror.
struct MirrorUpdate {
    std::string lines;
    // True if `lines` has all nodes, in order. Else it has only the nodes that changed, which keep their
    // places.
    bool is_whole = true;
};

// Difference to the nodes of the last update.
class MirrorDiffer {
  public:
    [[nodiscard]] MirrorUpdate tell(std::vector<MirrorNode> nodes);
    [[nodiscard]] const std::vector<MirrorNode>& told() const { return told_; }

  private:
    std::vector<MirrorNode> told_;
};

}  // namespace switchbox::ui
