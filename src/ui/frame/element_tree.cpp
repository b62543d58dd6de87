#include "ui/frame/element_tree.hpp"

#include <algorithm>
#include <unordered_map>

namespace switchbox::ui {

const Element* ElementTree::find(std::string_view id) const {
    if (id.empty()) return nullptr;
    const auto found = std::find_if(elements.rbegin(), elements.rend(),
                                    [id](const Element& element) { return element.id == id; });
    return found == elements.rend() ? nullptr : &*found;
}

const Element* ElementTree::at(ImVec2 point) const {
    const auto found = std::find_if(elements.rbegin(), elements.rend(), [point](const Element& element) {
        return !element.is_through && element.reach.contains(point);
    });
    return found == elements.rend() ? nullptr : &*found;
}

const ScrollArea* ElementTree::area_at(ImVec2 point) const {
    const Element* top = at(point);
    if (top == nullptr || !top->area) return nullptr;
    return &areas[*top->area];
}

const Element* ElementTree::parent_of(const Element& element) const {
    return element.parent ? &elements[*element.parent] : nullptr;
}

const Element* ElementTree::dialog() const {
    const auto found = std::find_if(elements.rbegin(), elements.rend(),
                                    [](const Element& element) { return element.role == Role::dialog; });
    return found == elements.rend() ? nullptr : &*found;
}

bool ElementTree::can_reach(const Element& element) const {
    const Element* open = dialog();
    // Elements of the dialog follow it in the order of elements.
    return open == nullptr || &element >= open;
}

std::vector<const Element*> ElementTree::children(const Element& parent) const {
    std::vector<const Element*> found;
    for (const Element& element : elements)
        if (parent_of(element) == &parent) found.push_back(&element);
    return found;
}

std::vector<const Element*> ElementTree::stops(std::string_view focus) const {
    const Element* focused = find(focus);
    // A roving parent stops at the focused child, else at the one that is on, else at the first.
    const auto rank = [&](const Element& child) {
        return &child == focused ? 2 : child.on.value_or(false) ? 1 : 0;
    };
    // Elements under an open sheet are invisible, so Tab skips them.
    std::vector<const Element*> covers;
    for (const Element& element : elements)
        if (element.id.empty()) covers.push_back(&element);
    const auto is_covered = [&](const Element& element) {
        return std::any_of(covers.begin(), covers.end(), [&](const Element* cover) {
            return cover > &element && cover->reach.common(element.reach) == element.reach;
        });
    };
    std::unordered_map<std::size_t, const Element*> chosen;
    const auto can_stop = [&](const Element& element) {
        return element.is_stop && element.enabled && can_reach(element) && !is_covered(element);
    };
    const auto is_roved = [&](const Element& element) {
        return element.parent && elements[*element.parent].roves;
    };
    for (const Element& element : elements) {
        if (!can_stop(element) || !is_roved(element)) continue;
        const Element*& best = chosen[*element.parent];
        if (best == nullptr || rank(element) > rank(*best)) best = &element;
    }
    std::vector<const Element*> found;
    for (const Element& element : elements) {
        if (!can_stop(element)) continue;
        if (!is_roved(element) || chosen[*element.parent] == &element) found.push_back(&element);
    }
    return found;
}

void TreeBuilder::add(Element element) {
    element.area = area_;
    element.parent = parent_;
    element.reach = area_ ? element.rect.common(arranged_.areas[*area_].window) : element.rect;
    arranged_.elements.push_back(std::move(element));
}

void TreeBuilder::add_words(Element element) {
    element.enabled = false;
    element.is_plain = true;
    add(std::move(element));
}

void TreeBuilder::begin_area(ScrollArea area) {
    paint_.clip(area.window);
    area_ = arranged_.areas.size();
    arranged_.areas.push_back(area);
    cover(area.window);
}

bool TreeBuilder::is_in_sight(const Rect& rect) const {
    return !area_ || rect.common(arranged_.areas[*area_].window).height > 0;
}

void TreeBuilder::end_area(float extent) {
    arranged_.areas[*area_].extent = extent;
    area_.reset();
    paint_.unclip();
}

Inside::Inside(TreeBuilder& arranger, Element parent) : arranger_(arranger), before_(arranger.parent_) {
    arranger.add(std::move(parent));
    arranger.parent_ = arranger.arranged_.elements.size() - 1;
}

}  // namespace switchbox::ui
