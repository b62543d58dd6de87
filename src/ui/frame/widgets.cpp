#include "ui/frame/widgets.hpp"

#include <algorithm>

#include "i18n/words.hpp"

namespace switchbox::ui {

void control(const Frame& frame, Control spec, bool repeats) {
    frame.arrange.add({.id = spec.id, .rect = spec.rect, .enabled = spec.enabled, .repeats = repeats});
    frame.paint.control(std::move(spec));
}

void spot(const Frame& frame, std::string_view id, const Rect& rect, bool lights, float ring) {
    frame.arrange.add({.id = std::string(id), .rect = rect, .is_figure = lights});
    frame.paint.control(
        {.id = std::string(id), .rect = rect, .look = Look::frame, .enabled = lights, .ring = ring});
}

void button(const Frame& frame, const Button& spec) {
    control(frame, {.id = std::string(spec.id),
                    .rect = spec.rect,
                    .label = std::string(spec.label),
                    .icon = spec.icon,
                    .look = spec.look,
                    .enabled = spec.enabled,
                    .selected = spec.selected});
}

float button_side(const Frame& frame) {
    return frame.layout.phone || frame.surroundings.touch ? measure::touch_button : measure::button;
}

std::string fitted(const Painter& paint, Type type, std::string words, ImVec2 room) {
    constexpr std::string_view ellipsis = " \xE2\x80\xA6";
    bool cut = false;
    const auto told = [&] { return cut ? words + std::string(ellipsis) : words; };
    while (paint.paragraph_height(type, told(), room.x) > room.y) {
        const std::size_t end = words.rfind(' ');
        if (end == std::string::npos) break;
        words.resize(end);
        cut = true;
    }
    return told();
}

void command_button(const Frame& frame, Command command, const Rect& rect, Look look,
                    std::string_view label) {
    const CommandRow& row = info(command);
    const bool enabled = is_enabled(command, frame.game, frame.state);
    const bool wordless = look == Look::ghost;
    const std::string words = wordless        ? std::string()
                              : label.empty() ? say(name_of_command(command, frame.game))
                                              : std::string(label);
    const bool on = is_on(command, frame.game, frame.state).value_or(false);
    button(frame, {row.id, rect, words, row.icon, look, enabled, on});
}

void offer(const Frame& frame, Command command, Rect& room) {
    const float side = button_side(frame);
    const Rect row = cut_top(room, side + 16);
    const std::string words = say(name_of_command(command, frame.game));
    const float width = std::min(button_width(frame.paint, words, true), row.width);
    const Look look = is_on(command, frame.game, frame.state).value_or(false) ? Look::primary : Look::raised;
    command_button(frame, command, {row.x, row.y, width, side}, look);
}

}  // namespace switchbox::ui
