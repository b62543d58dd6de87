// The mirror while it is made: its nodes, each with its place in the window.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "ui/access/mirror.hpp"
#include "ui/frame/arranged.hpp"
#include "ui/state/ui_state.hpp"

namespace switchbox::ui {

[[nodiscard]] inline std::string yes_no(bool value) { return value ? "true" : "false"; }

// A node that it answers with lives until the next one is added.
class MirrorTree {
  public:
    explicit MirrorTree(const MirrorSources& sources);

    [[nodiscard]] const MirrorSources& sources() const { return sources_; }

    MirrorNode& add(std::string id, std::string_view parent, std::string_view role, std::string name);
    // A control: where it is drawn, and whether Tab stops at it.
    MirrorNode& control(const std::string& id, std::string_view parent, std::string_view role,
                        std::string name);
    void region(const std::string& id, std::string name, std::string text);

    void set_place(MirrorNode& node, const Rect& rect) const;
    // What is not seen has no place.
    void set_seen_place(MirrorNode& node, const Rect& place, const Rect& window) const;
    // Where it is arranged, and how much of that can be seen where it scrolls.
    void find_place(MirrorNode& node) const;
    // What has no place of its own stands where its neighbours scroll.
    void find_window(MirrorNode& node, float ScrollState::*offset) const;

    // Behind a dialog nothing can be reached; but news are news.
    void leave_behind();

    [[nodiscard]] std::vector<MirrorNode> take() { return std::move(nodes_); }

  private:
    // In the window's pixels.
    [[nodiscard]] std::string numbers(const Rect& rect) const;

    const MirrorSources& sources_;
    std::vector<std::string> stops_;
    std::vector<MirrorNode> nodes_;
};

}  // namespace switchbox::ui
