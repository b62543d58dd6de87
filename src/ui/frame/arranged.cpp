#include "ui/frame/arranged.hpp"

namespace switchbox::ui {

const Target* Arranged::find(std::string_view id) const {
    const auto place = places.find(id);
    return place == places.end() ? nullptr : &targets[place->second];
}

const Target* Arranged::at(ImVec2 point) const {
    const auto found = std::find_if(targets.rbegin(), targets.rend(),
                                    [point](const Target& target) { return target.reach.contains(point); });
    return found == targets.rend() ? nullptr : &*found;
}

const ScrollArea* Arranged::area_at(ImVec2 point) const {
    const Target* top = at(point);
    if (top == nullptr || !top->area) return nullptr;
    return &areas[*top->area];
}

void Arranger::add(Target target) {
    target.area = area_;
    target.reach = area_ ? target.rect.common(arranged_.areas[*area_].window) : target.rect;
    if (!target.id.empty()) arranged_.places[target.id] = arranged_.targets.size();
    arranged_.targets.push_back(std::move(target));
}

void Arranger::begin_area(ScrollArea area) {
    paint_.clip(area.window);
    area_ = arranged_.areas.size();
    arranged_.areas.push_back(area);
    cover(area.window);
}

bool Arranger::is_in_sight(const Rect& rect) const {
    return !area_ || rect.common(arranged_.areas[*area_].window).height > 0;
}

void Arranger::end_area(float extent) {
    arranged_.areas[*area_].extent = extent;
    area_.reset();
    paint_.unclip();
}

}  // namespace switchbox::ui
