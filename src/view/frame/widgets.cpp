#include "view/frame/widgets.hpp"

#include <algorithm>

namespace switchbox::view {
namespace {

constexpr float icon_size = 18;
constexpr float button_padding = 14;
constexpr float icon_gap = 8;

struct Colours {
    Colour face;
    Colour ink;
};

Colours colours(const Frame& frame, const Button& spec, float glow, bool held) {
    const Theme& theme = frame.theme();
    const Colour none = theme.raised.with_alpha(0);
    const bool filled = spec.look == Look::primary || (spec.look == Look::chip && spec.selected);
    Colours result;
    if (filled) {
        result = {mix(theme.accent, theme.text, 0.10F * glow), theme.on_accent};
    } else if (spec.look == Look::raised) {
        result = {mix(theme.raised, theme.edge, glow), theme.text};
    } else {
        const Colour quiet = spec.look == Look::chip ? theme.muted : theme.text;
        if (spec.selected) glow = 1;
        result = {mix(none, theme.raised, glow), mix(quiet, theme.text, glow)};
    }
    if (held) result.face = mix(result.face, theme.ground, 0.25F);
    if (!spec.enabled) {
        result.ink = theme.muted.with_alpha(0.5F);
        if (filled) result.face = theme.raised;
    }
    return result;
}

void draw_stacked(const Frame& frame, const Button& spec, Colour ink) {
    const ImVec2 centre = spec.rect.centre();
    frame.paint.icon({centre.x, centre.y - 9}, ink, spec.icon, icon_size + 2);
    frame.paint.centred(Type::caption, {centre.x, centre.y + 13}, ink, spec.label);
}

void draw_in_line(const Frame& frame, const Button& spec, Colour ink) {
    const ImVec2 centre = spec.rect.centre();
    if (spec.label.empty()) {
        frame.paint.icon(centre, ink, spec.icon, icon_size + 2);
        return;
    }
    const float words = frame.paint.measure(Type::strong, spec.label).x;
    if (spec.icon == nullptr) {
        frame.paint.centred(Type::strong, centre, ink, spec.label);
        return;
    }
    const float left = centre.x - (icon_size + icon_gap + words) / 2;
    frame.paint.icon({left + icon_size / 2, centre.y}, ink, spec.icon, icon_size);
    frame.paint.centred(Type::strong, {left + icon_size + icon_gap + words / 2, centre.y}, ink, spec.label);
}

}  // namespace

Touch touch(Frame& frame, std::string_view id, const Rect& rect, bool enabled) {
    const std::string name(id);
    frame.state.places[name] = rect;
    if (!enabled || frame.covered || rect.width <= 0 || rect.height <= 0) return {};
    ImGui::SetCursorScreenPos(rect.min());
    Touch result;
    result.clicked = ImGui::InvisibleButton(name.c_str(), {rect.width, rect.height});
    result.hovered = ImGui::IsItemHovered();
    result.held = ImGui::IsItemActive() && result.hovered;
    if (result.hovered) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
    return result;
}

ImVec2 scrolled_by(const Frame& frame, const Rect& room) {
    constexpr float wheel_step = 48;
    const ImGuiIO& io = ImGui::GetIO();
    if (frame.covered) return {0, 0};
    ImVec2 by{0, room.contains(io.MousePos) ? io.MouseWheel * wheel_step : 0};
    const bool dragged =
        ImGui::IsMouseDragging(ImGuiMouseButton_Left, 6) && room.contains(io.MouseClickedPos[0]);
    if (dragged) by = {by.x + io.MouseDelta.x, by.y + io.MouseDelta.y};
    return by;
}

bool was_dragged() { return ImGui::GetIO().MouseDragMaxDistanceSqr[0] > 36; }

void focus_ring(const Frame& frame, std::string_view id, const Rect& rect, float radius) {
    if (!frame.state.focus_visible || frame.state.focus != id) return;
    frame.paint.stroke(rect.inset(-3), frame.theme().text, radius + 3, 2);
}

bool button(Frame& frame, const Button& spec) {
    const Touch hand = touch(frame, spec.id, spec.rect, spec.enabled);
    float& glow = frame.state.glow[std::string(spec.id)];
    approach(frame, glow, hand.hovered ? 1.0F : 0.0F);
    const auto [face, ink] = colours(frame, spec, glow, hand.held);
    const float radius = spec.look == Look::chip ? spec.rect.height / 2 : measure::radius;
    if (face.a > 0) frame.paint.fill(spec.rect, face, radius);
    if (spec.look == Look::stacked) {
        draw_stacked(frame, spec, ink);
    } else {
        draw_in_line(frame, spec, ink);
    }
    focus_ring(frame, spec.id, spec.rect, radius);
    return hand.clicked;
}

void command_button(Frame& frame, Command command, const Rect& rect, Look look, std::string_view label) {
    const CommandInfo& row = info(command);
    const bool enabled = is_enabled(command, frame.game, frame.state);
    const bool wordless = look == Look::ghost;
    const std::string_view words = wordless ? std::string_view{} : label.empty() ? row.name : label;
    const bool on = is_on(command, frame.game, frame.state).value_or(false);
    if (button(frame, {row.id, rect, words, row.icon, look, enabled, on})) run(frame, command);
}

void offer(Frame& frame, Command command, Rect& room) {
    const Rect row = cut_top(room, measure::button + 16);
    const float width = std::min(button_width(frame, info(command).name, true), row.width);
    const Look look = is_on(command, frame.game, frame.state).value_or(false) ? Look::primary : Look::raised;
    command_button(frame, command, {row.x, row.y, width, measure::button}, look);
}

float button_width(const Frame& frame, std::string_view label, bool with_icon) {
    return frame.paint.measure(Type::strong, label).x + 2 * button_padding +
           (with_icon ? icon_size + icon_gap : 0);
}

}  // namespace switchbox::view
