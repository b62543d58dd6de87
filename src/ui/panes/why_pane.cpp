#include "ui/panes/why_pane.hpp"

#include "i18n/words.hpp"
#include "ui/frame/pane_widgets.hpp"
#include "ui/panes/why_figures.hpp"

namespace switchbox::ui {
namespace {

float why_view(const Frame& frame, Rect room) {
    const Why& why = frame.facts.why;
    const float top = room.y;
    const Theme& theme = frame.theme();
    const auto paragraph = [&](Type type, Colour ink, std::string_view words, float below) {
        pane_words(frame, type, ink, words, room, below);
    };
    const std::string text = say(why.explanation.text);
    paragraph(Type::body, theme.text, text, 16);
    add_region(frame, {"why", say("view.mirror.why"), say(why_words(frame.game, why))}, room, top,
               room.y - 16);
    if (is_enabled(Command::all_faults, frame.game, frame.state)) offer(frame, Command::all_faults, room);
    const std::string nearest = say(nearest_words(frame.game));
    if (!nearest.empty()) {
        paragraph(Type::body, theme.text, nearest, 10);
        offer(frame, Command::nearest, room);
    }
    if (is_enabled(Command::press_marked, frame.game, frame.state)) offer(frame, Command::press_marked, room);
    const bool asks = !frame.game.reveals_solvability();
    if (!asks && is_enabled(Command::search, frame.game, frame.state)) offer(frame, Command::search, room);
    if (!why.explanation.lamps.empty()) cut_top(room, draw_why_lamps(frame, why, room));
    if (!why.explanation.figures.empty()) {
        pane_heading(frame, "quiet-patterns", say("view.pane.why.quiet-patterns"), room, 8);
        draw_quiet_patterns(frame, why.explanation.figures, room);
    }
    if (is_enabled(Command::check, frame.game, frame.state)) offer(frame, Command::check, room);
    frame.paint.fill({room.x, room.y, room.width, 1}, theme.edge);
    cut_top(room, 16);
    paragraph(Type::strong, theme.muted, say("view.pane.why.rule"), 4);
    const std::string rule = say(frame.game.puzzle().machine->about());
    pane_region(frame, {"rule", say("view.pane.why.rule"), rule}, theme.muted, room, 16);
    if (frame.game.machine().hides_wiring()) {
        for (const Command more : {Command::coach, Command::codes, Command::results}) {
            if (is_enabled(more, frame.game, frame.state)) offer(frame, more, room);
        }
    }
    return room.y - top;
}

std::string why_line(const PaneSources& sources) { return say(sources.why.explanation.text); }

}  // namespace

const PaneDefinition& why_face() {
    static constexpr PaneDefinition face{.kind = PaneKind::why,
                                         .name = "view.pane.why.name",
                                         .show = "view.mirror.show.why",
                                         .view = why_view,
                                         .line = why_line,
                                         .highlight = why_highlight,
                                         .subject = why_line};
    return face;
}

}  // namespace switchbox::ui
