// Accessible copy of the window: its elements with roles, names and states (docs/architecture.md). In the
// page it becomes DOM elements over the canvas. On the desktop it can be written to a file, which tests read.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "ui/frame/element_tree.hpp"

namespace switchbox::ui {

struct MirrorNode {
    std::string id;
    std::string parent;  // the id of another node, or empty
    std::string_view role;
    std::string name;
    std::vector<std::pair<std::string_view, std::string>> attributes;
    std::string text;
    friend bool operator==(const MirrorNode&, const MirrorNode&) = default;
};

// Returns a node for each element with a role, parents before children. `focus`: id of the element with the
// focus; `zoom`: pixels of the window per logical pixel.
[[nodiscard]] std::vector<MirrorNode> mirror(const ElementTree& arranged, std::string_view focus, float zoom);

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
    // Returns the update from the last nodes to these.
    [[nodiscard]] MirrorUpdate update(std::vector<MirrorNode> nodes);
    [[nodiscard]] const std::vector<MirrorNode>& sent() const { return sent_; }

  private:
    std::vector<MirrorNode> sent_;
};

}  // namespace switchbox::ui
