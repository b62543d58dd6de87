#include "ui/tooltip.hpp"

#include <algorithm>

namespace switchbox::ui {
namespace {

constexpr double tooltip_delay = 0.6;  // seconds

bool has_tip(const ElementTree& arranged, std::string_view id) {
    const Element* element = arranged.find(id);
    return element != nullptr && !element->tip.empty() && element->reach.width > 0;
}

}  // namespace

void Tooltip::follow(const ElementTree& arranged, const TooltipSources& sources, double now) {
    const bool is_clicked = sources.is_down && !sources.is_touch;
    if (is_clicked) clicked_ = sources.over;
    if (sources.over != clicked_) clicked_.clear();
    // A touch has a tooltip only while the finger is held.
    const bool is_pointed = sources.is_touch ? sources.is_down : clicked_.empty();
    std::string_view id;
    if (is_pointed && has_tip(arranged, sources.over)) {
        id = sources.over;
    } else if (has_tip(arranged, sources.focused)) {
        id = sources.focused;
    }
    if (id == id_) return;
    id_ = id;
    since_ = now;
}

std::optional<double> Tooltip::appears_at(double now) const {
    const double then = since_ + tooltip_delay;
    return id_.empty() || then <= now ? std::nullopt : std::optional(then);
}

std::string_view Tooltip::shown(double now) const {
    return appears_at(now) ? std::string_view() : std::string_view(id_);
}

void Tooltip::draw(const Painter& paint, const ElementTree& arranged, const Rect& window, double now) const {
    const Element* element = arranged.find(shown(now));
    if (element == nullptr || element->tip.empty()) return;
    constexpr float padding = 8;
    constexpr float gap = 6;
    const ImVec2 words = paint.measure(Type::caption, element->tip);
    const float width = words.x + 2 * padding;
    const float height = words.y + padding;
    const bool is_below = element->reach.bottom() + gap + height <= window.height;
    const float left =
        std::clamp(element->reach.centre().x - width / 2, 2.0F, std::max(window.width - width - 2, 2.0F));
    const Rect box{left, is_below ? element->reach.bottom() + gap : element->reach.y - gap - height, width,
                   height};
    paint.fill(box, paint.theme().raised, measure::radius);
    paint.stroke(box, paint.theme().edge, measure::radius, 1);
    paint.text(Type::caption, {box.x + padding, box.y + padding / 2}, paint.theme().text, element->tip);
}

}  // namespace switchbox::ui
