#include "ui/frame/widgets.hpp"

#include <algorithm>

#include "i18n/words.hpp"
#include "icons.hpp"
#include "ui/frame/machine_ui.hpp"

namespace switchbox::ui {
namespace {

void run_command(InputContext& context, int command) { run(context, static_cast<Command>(command)); }

}  // namespace

void control(const Frame& frame, Element element, Control drawn) {
    if (element.role == Role::none) element.role = Role::button;
    if (element.name.empty()) element.name = drawn.label;
    if (drawn.label.empty() && drawn.icon != nullptr && element.tip.empty()) element.tip = element.name;
    element.is_stop = true;
    drawn.id = element.id;
    drawn.rect = element.rect;
    drawn.enabled = element.enabled;
    frame.arrange.add(std::move(element));
    frame.paint.control(std::move(drawn));
}

void spot(const Frame& frame, Element element, float ring) {
    element.is_stop = true;
    frame.paint.control({.id = element.id,
                         .rect = element.rect,
                         .look = Look::frame,
                         .enabled = element.is_figure,
                         .ring = ring});
    frame.arrange.add(std::move(element));
}

float button_side(const Frame& frame) {
    return frame.layout.phone || frame.surroundings.touch ? measure::touch_button : measure::button;
}

std::string fitted(const Painter& paint, Type type, std::string words, ImVec2 room) {
    constexpr std::string_view ellipsis = " \xE2\x80\xA6";
    constexpr std::string_view between_sentences = ". ";
    const auto fits = [&](const std::string& part) {
        return paint.paragraph_height(type, part, room.x) <= room.y;
    };
    if (fits(words)) return words;
    for (std::size_t end = words.rfind(between_sentences); end != std::string::npos && end > 0;
         end = words.rfind(between_sentences, end - 1)) {
        std::string sentences = words.substr(0, end + 1);
        if (fits(sentences)) return sentences;
    }
    bool cut = false;
    const auto told = [&] { return cut ? words + std::string(ellipsis) : words; };
    while (!fits(told())) {
        const std::size_t end = words.rfind(' ');
        if (end == std::string::npos) break;
        words.resize(end);
        cut = true;
    }
    return told();
}

void draw_scroll_fades(const Frame& frame, const Rect& window, float offset, float hidden) {
    constexpr float most_height = 28;
    const float height = std::min(most_height, window.height);
    const Colour ground = frame.theme().surface;
    const Colour none = ground.with_alpha(0);
    const Rect top{window.x, window.y, window.width, height};
    if (std::min(offset, hidden) >= 1) frame.paint.fade(top, ground, none, true);
    if (hidden - offset >= 1) frame.paint.fade(top.moved({0, window.height - height}), none, ground, true);
}

Element command_element(const Frame& frame, Command command, const Rect& rect, std::string_view label) {
    Element element;
    element.id = info(command).id;
    element.rect = rect;
    element.name = say(name_of_command(command, frame.game));
    const std::string key = say(keys_of(command, frame.settings, frame.game));
    const bool is_written = element.name == label;
    if (!key.empty() && !frame.surroundings.touch) {
        element.tip = is_written ? key : say("view.tip", element.name, key);
    } else if (!is_written) {
        element.tip = element.name;
    }
    // Players who use speech control say the drawn words, so the name must contain them.
    if (element.name.find(label) == std::string::npos) element.name = label;
    element.enabled = is_enabled(command, frame.game, frame.state);
    element.on = is_on(command, frame.game, frame.state);
    element.act = {run_command, static_cast<int>(command)};
    return element;
}

void command_button(const Frame& frame, Command command, const Rect& rect, Look look,
                    std::optional<std::string_view> label, bool has_icon, bool is_quiet) {
    const std::string name = look == Look::ghost ? std::string() : say(name_of_command(command, frame.game));
    const std::string words(label.value_or(name));
    Element element = command_element(frame, command, rect, words);
    const bool on = element.on.value_or(false);
    const bool ends_edit = command == Command::edit && on;
    const char* icon = ends_edit ? icons::check : info(command).icon;
    control(frame, std::move(element),
            {.label = words,
             .icon = has_icon ? icon : nullptr,
             .look = look,
             .selected = on,
             .is_main = ends_edit,
             .is_quiet = is_quiet});
}

void offer(const Frame& frame, Command command, Rect& room, const Message& refusal) {
    const float side = button_side(frame);
    const Rect row = cut_top(room, side + 16);
    const std::string words = say(name_of_command(command, frame.game));
    const float width = std::min(button_width(frame.paint, words, true), row.width);
    Element element = command_element(frame, command, {row.x, row.y, width, side}, words);
    if (!refusal.empty()) {
        element.enabled = false;
        element.description = element.tip = say(refusal);
    }
    const bool on = element.on.value_or(false);
    control(frame, std::move(element),
            {.label = words,
             .icon = on ? icons::check : info(command).icon,
             .look = Look::raised,
             .selected = on});
}

}  // namespace switchbox::ui
