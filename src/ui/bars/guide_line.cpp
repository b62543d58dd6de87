#include "ui/bars/guide_line.hpp"

#include "i18n/words.hpp"
#include "ui/frame/widgets.hpp"

namespace switchbox::ui {

void guide_line(const Frame& frame) {
    if (frame.facts.guide.empty() || frame.layout.guide.height <= 0) return;
    constexpr float padding = 14;
    constexpr float widest = 760;
    Rect strip = frame.layout.guide;
    if (strip.width > widest) strip = {strip.centre().x - widest / 2, strip.y, widest, strip.height};
    const Theme& theme = frame.theme();
    frame.paint.fill(strip, theme.surface, measure::large_radius);
    frame.paint.stroke(strip, theme.edge, measure::large_radius, 1);
    const std::string skip =
        say(frame.game.is_solved() ? "view.introduction.close" : "view.introduction.skip");
    const float button_room = button_width(frame.paint, skip, false);
    const Rect place{strip.right() - button_room - 4, strip.centre().y - measure::touch_button / 2,
                     button_room, measure::touch_button};
    const float width = place.x - strip.x - padding - 4;
    const std::string words = say(frame.facts.guide);
    const bool fits = frame.paint.paragraph_height(Type::body, words, width) <= strip.height;
    const Type type = fits ? Type::body : Type::caption;
    const float height = frame.paint.paragraph_height(type, words, width);
    // The paragraph's height includes space below each line; without the last one the words are centred.
    const float lead = frame.paint.paragraph_height(type, "x", width) - frame.paint.measure(type, "x").y;
    const ImVec2 at{strip.x + padding, strip.centre().y - (height - lead) / 2};
    frame.paint.paragraph(type, at, theme.text, words, width);
    frame.arrange.add_words({.id = "guide",
                             .rect = strip,
                             .role = Role::region,
                             .name = say("view.mirror.guide"),
                             .text = words,
                             .is_live = true});
    const auto skip_guide = [](InputContext& context, int /*argument*/) {
        context.requests.emplace_back(without_guide(context.settings));
    };
    control(frame, {.id = "skip-guide", .rect = place, .act = {skip_guide}},
            {.label = skip, .look = Look::chip});
}

}  // namespace switchbox::ui
