#include "ui/access/mirror_tree.hpp"

#include <algorithm>
#include <cmath>

#include "ui/access/focus.hpp"

namespace switchbox::ui {

MirrorTree::MirrorTree(const MirrorSources& sources)
    : sources_(sources), stops_(focus_order(sources.game, sources.facts, sources.state)) {}

MirrorNode& MirrorTree::add(std::string id, std::string_view parent, std::string_view role,
                            std::string name) {
    nodes_.push_back({std::move(id), std::string(parent), std::string(role), std::move(name), {}, {}});
    return nodes_.back();
}

MirrorNode& MirrorTree::control(const std::string& id, std::string_view parent, std::string_view role,
                                std::string name) {
    MirrorNode& node = add(id, parent, role, std::move(name));
    find_place(node);
    const bool stop = std::find(stops_.begin(), stops_.end(), id) != stops_.end();
    node.attributes.emplace_back("tabindex", stop ? "0" : "-1");
    return node;
}

void MirrorTree::region(const std::string& id, std::string name, std::string text) {
    MirrorNode& node = add(id, "", "region", std::move(name));
    node.text = std::move(text);
    find_place(node);
}

std::string MirrorTree::numbers(const Rect& rect) const {
    const auto rounded = [this](float v) { return std::to_string(std::lround(v * sources_.layout.zoom)); };
    return rounded(rect.x) + " " + rounded(rect.y) + " " + rounded(rect.width) + " " + rounded(rect.height);
}

void MirrorTree::set_place(MirrorNode& node, const Rect& rect) const {
    node.attributes.emplace_back("data-rect", numbers(rect));
}

void MirrorTree::set_seen_place(MirrorNode& node, const Rect& place, const Rect& window) const {
    const Rect seen = place.common(window);
    if (seen.width > 0 && seen.height > 0) set_place(node, seen);
}

void MirrorTree::find_place(MirrorNode& node) const {
    const Target* target = sources_.arranged.find(node.id);
    if (target == nullptr) return;
    set_place(node, target->rect);
    std::string seen = numbers(target->reach);
    if (seen != node.attributes.back().second) node.attributes.emplace_back("data-seen", std::move(seen));
}

void MirrorTree::find_window(MirrorNode& node, float ScrollState::*offset) const {
    const auto& areas = sources_.arranged.areas;
    const auto area = std::find_if(areas.begin(), areas.end(),
                                   [&](const ScrollArea& each) { return each.offset == offset; });
    if (area != areas.end()) set_place(node, area->window);
}

void MirrorTree::leave_behind() {
    for (MirrorNode& node : nodes_) {
        const bool speaks = node.role == "status" || node.role == "alert";
        if (node.parent.empty() && !speaks) node.attributes.emplace_back("inert", "true");
    }
}

}  // namespace switchbox::ui
