#include "ui/bars/command_row.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>
#include <vector>

#include "i18n/words.hpp"
#include "icons.hpp"
#include "ui/bars/modal.hpp"
#include "ui/board/board_edit.hpp"
#include "ui/dialogs/dialog.hpp"
#include "ui/frame/command_acts.hpp"
#include "ui/frame/machine_ui.hpp"
#include "ui/frame/motion.hpp"
#include "ui/frame/pane_widgets.hpp"
#include "ui/frame/widgets.hpp"
#include "ui/panes/result_pane.hpp"

namespace switchbox::ui {
namespace {

ButtonContent content_in(const Frame& frame, std::span<const Command> row, float width) {
    const auto fits = [&](bool with_icon) {
        return std::all_of(row.begin(), row.end(), [&](Command command) {
            return button_width(frame.paint, bar_word(frame, command), with_icon) <= width;
        });
    };
    return fits(true) ? ButtonContent::both : fits(false) ? ButtonContent::word : ButtonContent::sign;
}

bool is_in_lesson(const Frame& frame) { return pane_now(frame.game, frame.state) == PaneKind::lesson; }

// Returns whether the main action is elsewhere: the next card of an introduction, or a step in the open pane,
// of a lesson, of chasing the lights, or of reducing the equations by hand.
bool is_action_elsewhere(const Frame& frame) {
    if (is_in_lesson(frame) || has_introduction_cards(frame)) return true;
    const PaneState& pane = frame.state.pane;
    const PaneKind kind = pane_now(frame.game, frame.state);
    const bool is_by_hand = kind == PaneKind::chase ||
                            (kind == PaneKind::algebra && frame.state.algebra.view == AlgebraView::own);
    return is_by_hand && (!pane.is_sheet || pane.sheet_open);
}

// Returns the look, with the main command and commands that are switched on highlighted in a raised row.
Look look_of(const Frame& frame, Command command, Look look) {
    const bool is_next = command == next_command(frame.game, frame.state);
    const bool is_main = (command == Command::hint && !is_action_elsewhere(frame)) ||
                         command == Command::cancel || (is_next && !is_in_lesson(frame));
    const bool stands_out = is_main || is_on(command, frame.game, frame.state).value_or(false);
    return look == Look::raised && stands_out ? Look::primary : look;
}

// Returns whether the open result has a button that means the same.
bool repeats_result(const Frame& frame, Command command) {
    const bool can_repeat =
        command == Command::restart || command == Command::new_game || command == Command::share;
    return can_repeat && !frame.layout.embedded && pane_now(frame.game, frame.state) == PaneKind::result;
}

// Returns the word below an icon.
std::string word_below(const Frame& frame, Command command) {
    switch (command) {
        case Command::undo:
            return say("view.bar.undo");
        case Command::redo:
            return say("view.bar.redo");
        case Command::edit:
            return say(frame.state.edit.on ? "view.bar.done"_id : "view.bar.edit"_id);
        default:
            return bar_word(frame, command);
    }
}

}  // namespace

std::string bar_word(const Frame& frame, Command command) {
    if (command == Command::edit && frame.state.edit.on) return say("view.bar.done");
    if (command == Command::can_solve) return say("view.bar.can-solve");
    if (command == Command::cannot_solve) return say("view.bar.cannot-solve");
    return say(command == Command::new_game ? tell("view.bar.new") : name_of_command(command, frame.game));
}

void even_row(const Frame& frame, std::span<const Command> row, Rect first, float step, Look look,
              ButtonContent content) {
    for (const Command command : row) {
        const std::string word = content == ButtonContent::sign ? std::string()
                                 : look == Look::stacked        ? word_below(frame, command)
                                                                : bar_word(frame, command);
        command_button(frame, command, first, look_of(frame, command, look), word,
                       content != ButtonContent::word, repeats_result(frame, command));
        first.x += step;
    }
}

void equal_row(const Frame& frame, std::span<const Command> row, const Rect& room, float gap, Look look) {
    const auto count = static_cast<float>(row.size());
    const float width = (room.width - gap * (count - 1)) / count;
    even_row(frame, row, {room.x, room.y, width, room.height}, width + gap, look,
             content_in(frame, row, width));
}

float raised_row(const Frame& frame, std::span<const Command> row, Rect first) {
    for (const Command command : row) {
        const std::string word = bar_word(frame, command);
        first.width = button_width(frame.paint, word, true);
        command_button(frame, command, first, look_of(frame, command, Look::raised), word, true,
                       repeats_result(frame, command));
        first.x += first.width + command_gap;
    }
    return first.x;
}

float row_width(const Frame& frame, std::span<const Command> row) {
    float width = -command_gap;
    for (const Command command : row)
        width += button_width(frame.paint, bar_word(frame, command), true) + command_gap;
    return width;
}

namespace {

constexpr float least_slider = 48;
constexpr float least_chip = 48;

// Moves by one step. As on any slider, up and right mean forward.
void move_timeline(InputContext& context, int rows, int columns) {
    run(context, columns - rows > 0 ? Command::step_forward : Command::step_back);
}

void scrub(InputContext& context, const Rect& slider, ImVec2 at) {
    const auto& timeline = context.game.position().timeline;
    if (!timeline || timeline->plan.empty()) return;
    const Rect rail = slider_rail(slider);
    const float share = std::clamp((at.x - rail.x) / rail.width, 0.0F, 1.0F);
    const auto steps = static_cast<float>(timeline->plan.size());
    const auto step = static_cast<std::size_t>(std::lround(share * steps));
    if (context.state.playback.playing) context.change().playback.playing = false;
    if (step != timeline->step) context.requests.emplace_back(game::StepTo{step});
}

void timeline_slider(const Frame& frame, const Rect& place) {
    const auto& timeline = frame.game.position().timeline;
    const std::size_t steps = timeline ? timeline->plan.size() : 0;
    const std::size_t step = timeline ? timeline->step : 0;
    const float share = steps == 0 ? 0 : static_cast<float>(step) / static_cast<float>(steps);
    control(frame,
            {.id = "timeline",
             .rect = place,
             .role = Role::slider,
             .name = say("view.mirror.timeline"),
             .enabled = timeline.has_value(),
             .value = ElementValue{step, steps, say("view.mirror.step", step, steps)},
             .move = move_timeline,
             .drag = scrub},
            {.look = Look::slider, .steps = steps, .share = share});
}

constexpr std::array help_commands{Command::hint, Command::solve};

// Returns the two answers while the game asks whether it is solvable, the commands after a win, else the
// help.
std::array<Command, 2> main_commands(const Frame& frame) {
    if (!frame.game.reveals_solvability()) return {Command::can_solve, Command::cannot_solve};
    // A level that cannot be solved has no help after the wrong answer, but leads on.
    const bool leads_on = is_enabled(Command::next_level, frame.game, frame.state);
    if (leads_on && !frame.game.is_won()) return {Command::next_level, Command::hint};
    if (frame.game.is_won()) return {next_command(frame.game, frame.state), Command::share_result};
    return help_commands;
}

// Commands at the right end, most of which change the game.
constexpr std::array changes{Command::undo, Command::redo,     Command::restart,
                             Command::edit, Command::new_game, Command::share};
// Number of changes, from the first, whose icons need no words.
constexpr std::size_t plain_changes = 3;
// Number of changes up to the one that ends editing.
constexpr std::size_t changes_while_editing = 4;
constexpr std::array edit_tools{Command::fill, Command::clear, Command::invert, Command::randomise,
                                Command::rectangle};
constexpr std::array clear_alone{Command::clear};

Rect in_middle(const Rect& row, float x, float side) { return {x, row.centre().y - side / 2, side, side}; }

// Adds a row of icons without words.
void ghost_row(const Frame& frame, std::span<const Command> row, const Rect& first) {
    even_row(frame, row, first, first.width + 2, Look::ghost);
}

// Adds commands in equal parts: icons over small words, or icons alone.
void part_row(const Frame& frame, std::span<const Command> row, Rect room, float height, Look look) {
    const Rect first{room.x, room.y, room.width / static_cast<float>(row.size()), height};
    even_row(frame, row, first, first.width, look,
             look == Look::stacked ? ButtonContent::both : ButtonContent::sign);
}

// Returns whether the words fit below the icons of a row in equal parts.
bool fits_below(const Frame& frame, std::span<const Command> row, float width) {
    constexpr float beside = 2;
    const float part = width / static_cast<float>(row.size()) - beside;
    return std::all_of(row.begin(), row.end(), [&](Command command) {
        return frame.paint.measure(Type::caption, word_below(frame, command)).x <= part;
    });
}

// Adds the choice of the side that the board shows while editing; returns the space left beside it.
Rect edit_sides(const Frame& frame, Rect row, float side) {
    for (const auto& [command, id] : {std::pair{Command::edit_start, "view.bar.edit-start"_id},
                                      std::pair{Command::edit_target, "view.bar.edit-target"_id}}) {
        if (!is_enabled(command, frame.game, frame.state)) continue;
        const std::string word = say(id);
        const Rect slice = cut_left(row, button_width(frame.paint, word, false) + 4);
        const Rect place{slice.x, row.centre().y - side / 2, slice.width - 4, side};
        command_button(frame, command, place, Look::chip, word, false);
    }
    return row;
}

// Adds Clear, which puts all colours back in their places, and the colours.
void paint_row(const Frame& frame, const PaintTool& painting, Rect row, float side) {
    const float left = raised_row(frame, clear_alone, in_middle(row, row.x, side));
    cut_left(row, left - row.x);
    painting.draw(frame, {row.x, row.centre().y - 22, row.width, 44});
}

// Adds the editing tools, which replace hints and timeline: the choice of the side, and what changes all of
// it.
void edit_row(const Frame& frame, const Rect& row, float side) {
    if (const PaintTool* painting = ui_of(frame.game).painting; painting != nullptr)
        return paint_row(frame, *painting, row, side);
    const Rect rest = edit_sides(frame, row, side);
    const Rect first = in_middle(row, rest.x + 8, side);
    if (rest.right() - first.x >= row_width(frame, edit_tools)) {
        raised_row(frame, edit_tools, first);
    } else {
        ghost_row(frame, edit_tools, first);
    }
}

// Returns whether changes of this width leave too little room for editing tools of that width.
bool are_tools_tight(const Frame& frame, float tools, float others, float width) {
    if (!frame.state.edit.on || ui_of(frame.game).painting != nullptr) return false;
    float sides = 0;
    for (const MessageId<> id : {"view.bar.edit-start"_id, "view.bar.edit-target"_id})
        sides += button_width(frame.paint, say(id), false) + 4;
    constexpr float gaps = 40;
    return sides + tools + others + gaps > width;
}

// Returns the width of this number of icons.
float ghosts_width(std::size_t icons, float side) { return static_cast<float>(icons) * (side + 2); }

// Adds the changes, the first ones by their icons alone.
void short_row(const Frame& frame, Rect first) {
    const auto all = std::span(changes);
    const float side = first.width;
    ghost_row(frame, all.first(plain_changes), first);
    first.x += ghosts_width(plain_changes, side);
    raised_row(frame, all.subspan(plain_changes), first);
}

float short_width(const Frame& frame, float side) {
    return ghosts_width(plain_changes, side) + row_width(frame, std::span(changes).subspan(plain_changes));
}

// Number of changes up to New, after which the difficulty is.
constexpr std::size_t changes_to_new = 5;
static_assert(changes.at(changes_to_new - 1) == Command::new_game);

// Returns the width of the difficulty with its gap, in its word or as a sign alone, whichever fits the room;
// 0 if neither does, or if the machine has no difficulty.
float difficulty_width(const Frame& frame, float side, float room) {
    const std::string word = say(frame.facts.difficulty);
    if (word.empty() || frame.state.edit.on) return 0;
    for (const float width : {button_width(frame.paint, word, true), side})
        if (width + command_gap < room) return width + command_gap;
    return 0;
}

void difficulty_button(const Frame& frame, const Rect& place) {
    const std::string word = say(frame.facts.difficulty);
    const std::string name = say("view.bar.difficulty", word);
    const bool has_word = button_width(frame.paint, word, true) <= place.width;
    control(frame, {.id = "difficulty", .rect = place, .name = name, .act = {open_difficulty}, .tip = name},
            {.label = has_word ? word : "",
             .icon = icons::chevron_down,
             .look = Look::raised,
             .icon_last = true,
             .is_quiet = repeats_result(frame, Command::new_game)});
}

// Adds the changes with their words, and after New the difficulty of the next games if it has a width.
void word_row(const Frame& frame, Rect first, float difficulty) {
    const auto all = std::span(changes);
    first.x = raised_row(frame, all.first(changes_to_new), first);
    if (difficulty > 0) {
        difficulty_button(frame, {first.x, first.y, difficulty - command_gap, first.height});
        first.x += difficulty;
    }
    raised_row(frame, all.subspan(changes_to_new), first);
}

void next_speed(InputContext& context, int /*argument*/) {
    PlaybackRate(context.game, context.settings, context.state).choose_next(context);
}

void speed_button(const Frame& frame, const Rect& place, const std::string& sign) {
    const std::string name =
        say("view.mirror.speed", PlaybackRate(frame.game, frame.settings, frame.state).name());
    const bool is_said = name.find(sign) != std::string::npos;
    control(frame,
            {.id = "speed",
             .rect = place,
             .name = is_said ? name : name + ", " + sign,
             .act = {next_speed},
             .tip = name},
            {.label = sign, .look = Look::chip});
}

constexpr float roomy_steps = 400;  // has room for all steps of a solution

// Adds, left to right, the steps back, the slider and the steps forward, as far as they fit.
void timeline_row(const Frame& frame, Rect row, float side) {
    const float step = side + 2;
    const auto square = [&](const Rect& slice) {
        return Rect{slice.x, row.centre().y - side / 2, side, side};
    };
    const auto sign = [&](Command command, const Rect& slice) {
        command_button(frame, command, square(slice), Look::ghost);
    };
    const bool is_roomy = row.width >= roomy_steps;
    const bool has_speed = row.width >= 200;
    const std::string speed = say(PlaybackRate(frame.game, frame.settings, frame.state).sign());
    const float speed_width = std::max(least_chip, button_width(frame.paint, speed, false));
    if (is_roomy) sign(Command::to_start, cut_left(row, step));
    sign(Command::step_back, cut_left(row, step));
    sign(frame.state.playback.playing ? Command::pause : Command::play, cut_left(row, step));
    const bool can_hide = frame.game.allows(game::Dismiss{});
    const Rect hide = cut_right(row, can_hide ? step : 0);
    const Rect chip = cut_right(row, has_speed ? speed_width + 4 : 0);
    const Rect end = cut_right(row, is_roomy ? step : 0);
    const Rect forward = cut_right(row, step);
    if (row.width >= least_slider) timeline_slider(frame, row);
    sign(Command::step_forward, forward);
    if (is_roomy) sign(Command::to_end, end);
    if (has_speed) speed_button(frame, {chip.x, chip.centre().y - side / 2, speed_width, side}, speed);
    if (can_hide) sign(Command::hide, hide);
}

// Adds the row between the main commands and the others.
void middle_row(const Frame& frame, const Rect& row, float side) {
    if (frame.state.edit.on) return edit_row(frame, row, side);
    if (frame.game.position().timeline) timeline_row(frame, row, side);
}

void wide(const Frame& frame) {
    Rect bar = frame.layout.commands;
    const Rect whole{0, bar.y, frame.layout.window.width, bar.height};
    frame.paint.fill(whole, frame.theme().surface);
    frame.paint.fill({0, whole.y, whole.width, 1}, frame.theme().edge);
    const float side = button_side(frame);
    const auto mains = main_commands(frame);
    // If there is little space, Hint and Solve lose their words in favour of the steps of a solution.
    const bool tight = bar.width < 700 && (bar.width < 600 || frame.game.position().timeline);
    const Rect first = in_middle(bar, bar.x, side);
    float left = bar.x + 2 * (side + command_gap);
    if (frame.state.edit.on) {
        left = bar.x - 8;
    } else if (leads_on_in_pane(frame)) {
        // The place of the help stays empty, so that a win moves nothing.
        if (!tight) left = bar.x + row_width(frame, help_commands) + command_gap;
    } else if (tight) {
        even_row(frame, mains, first, side + command_gap, Look::ghost);
    } else {
        left = raised_row(frame, mains, first);
    }
    float right = row_width(frame, changes);
    // The steps of a solution and the editing tools get room before the words.
    const float least_middle = frame.state.edit.on || frame.game.position().timeline ? 360.0F : 24.0F;
    const float spare = bar.width - (left - bar.x) - right - least_middle;
    const bool words = spare > 0;
    std::span<const Command> shown = changes;
    if (!words) {
        // Commands that do not fit beside the editing tools come back with their end.
        const float tools = ghosts_width(edit_tools.size(), side);
        if (are_tools_tight(frame, tools, ghosts_width(changes.size(), side), bar.width))
            shown = shown.first(changes_while_editing);
        right = ghosts_width(shown.size(), side);
    }
    const bool is_short = words && are_tools_tight(frame, row_width(frame, edit_tools), right, bar.width);
    if (is_short) right = short_width(frame, side);
    // All steps of a solution fit beside the difficulty, so that it stays where it is.
    const float beside_steps = spare + least_middle - roomy_steps - 24;
    const float difficulty = words ? difficulty_width(frame, side, beside_steps) : 0;
    right += difficulty;
    const float room = bar.right() - right - 16 - (left + 8);
    middle_row(frame, {left + 8, bar.y, room, bar.height}, side);
    const Rect last = in_middle(bar, bar.right() - right, side);
    if (is_short) {
        short_row(frame, last);
    } else if (words) {
        word_row(frame, last, difficulty);
    } else {
        ghost_row(frame, shown, last);
    }
}

void narrow(const Frame& frame) {
    const Layout& layout = frame.layout;
    const Rect whole{0, layout.timeline.y, layout.window.width, layout.window.bottom() - layout.timeline.y};
    frame.paint.fill(whole, frame.theme().surface);
    Rect timeline = layout.timeline;
    timeline = {timeline.x + 8, timeline.y + 2, timeline.width - 16, timeline.height - 2};
    const PaintTool* painting = frame.state.edit.on ? ui_of(frame.game).painting : nullptr;
    if (painting != nullptr) {
        painting->draw(frame, {timeline.x, timeline.y, timeline.width, 44});
    } else if (frame.state.edit.on) {
        // They begin at the margin of the page, away from the line of the sheet.
        constexpr float down = 2;
        edit_sides(frame,
                   {layout.target.x, timeline.y + down, timeline.right() - layout.target.x, timeline.height},
                   44);
    } else if (frame.game.position().timeline) {
        timeline_row(frame, timeline, 44);
    }
    Rect room = layout.commands.inset(12);
    room.y -= 8;
    Rect main = cut_top(room, 48);
    if (painting != nullptr) {
        part_row(frame, clear_alone, main, 50, Look::stacked);
    } else if (frame.state.edit.on) {
        part_row(frame, edit_tools, main, 50, Look::stacked);
    } else {
        equal_row(frame, main_commands(frame), main, command_gap, Look::raised);
    }
    cut_top(room, layout.low ? 2 : 4);
    const bool has_words = !layout.low || fits_below(frame, changes, room.width);
    part_row(frame, changes, room, has_words ? 50 : 44, has_words ? Look::stacked : Look::ghost);
}

}  // namespace

void playback_bar(const Frame& frame) {
    const Inside controls(frame.arrange,
                          {.id = "controls", .role = Role::group, .name = say("view.mirror.controls")});
    if (frame.layout.phone) {
        narrow(frame);
    } else {
        wide(frame);
    }
}

namespace {

constexpr float embed_bar_gap = 4;
constexpr float embed_row = measure::touch_button;

std::vector<Command> offered(const Frame& frame, std::initializer_list<Command> row) {
    std::vector<Command> found;
    for (const Command command : row)
        if (is_for_embedded(command, frame.state.embed)) found.push_back(command);
    return found;
}

// Returns Cancel during a search, the two answers while the game asks whether it is solvable, the next game
// after a win, the steps of a solution, else the help that the board offers.
std::vector<Command> embedded_help(const Frame& frame) {
    if (frame.state.search.running) return {Command::cancel};
    if (!frame.game.reveals_solvability()) return {Command::can_solve, Command::cannot_solve};
    if (is_enabled(Command::next_game, frame.game, frame.state)) return {Command::next_game};
    if (frame.game.position().timeline)
        return offered(frame, {Command::step_back, Command::step_forward, Command::hide});
    return offered(frame, {Command::hint, Command::solve});
}

std::vector<Command> embedded_back(const Frame& frame) {
    return offered(frame, {Command::undo, Command::restart});
}

float embedded_width(const Frame& frame, Command command) {
    return button_width(frame.paint, bar_word(frame, command), true);
}

// Adds the link at the right end: icon and words if they fit, else the program's name, else the icon.
void whole_page_link(const Frame& frame, Rect room) {
    constexpr std::string_view name = "Switchbox";
    const float all = embedded_width(frame, Command::open_page);
    const float least = button_width(frame.paint, name, false);
    if (all > room.width && least <= room.width)
        return command_button(frame, Command::open_page, cut_right(room, least), Look::link, name, false);
    const bool fits = all <= room.width;
    const Rect place = cut_right(room, fits ? all : embed_row);
    command_button(frame, Command::open_page, place, Look::link,
                   fits ? bar_word(frame, Command::open_page) : "");
}

// Adds all commands in one line. Words give way to icons, those of the link first.
void embed_line(const Frame& frame, Rect room) {
    const std::vector<Command> help = embedded_help(frame);
    const auto count = static_cast<float>(help.size());
    float words = 0;
    for (const Command command : help) words = std::max(words, embedded_width(frame, command));
    const std::vector<Command> back = embedded_back(frame);
    const float signs = static_cast<float>(back.size() + 1) * (embed_row + embed_bar_gap);
    const float wanted = words * count + embed_bar_gap * (count - 1);
    if (!help.empty()) {
        const Rect place = cut_left(room, std::min(wanted, room.width - signs));
        equal_row(frame, help, place, embed_bar_gap, Look::raised);
        cut_left(room, embed_bar_gap);
    }
    for (const Command command : back) {
        command_button(frame, command, cut_left(room, embed_row), Look::ghost);
        cut_left(room, embed_bar_gap);
    }
    whole_page_link(frame, room);
}

void embed_rows(const Frame& frame, Rect room) {
    const std::vector<Command> help = embedded_help(frame);
    const Rect first = cut_top(room, embed_row);
    if (!help.empty()) equal_row(frame, help, first, embed_bar_gap, Look::raised);
    cut_top(room, 2 * embed_bar_gap);
    Rect row = cut_top(room, embed_row);
    const std::vector<Command> back = embedded_back(frame);
    if (room.height >= embed_row) {
        equal_row(frame, back, row, embed_bar_gap, Look::raised);
        constexpr std::array link{Command::open_page};
        return equal_row(frame, link, cut_bottom(room, embed_row), embed_bar_gap, Look::link);
    }
    whole_page_link(frame, cut_right(row, embed_row));
    cut_right(row, embed_bar_gap);
    equal_row(frame, back, row, embed_bar_gap, Look::ghost);
}

}  // namespace

void embed_bar(const Frame& frame) {
    const Rect& room = frame.layout.commands;
    const Inside controls(frame.arrange,
                          {.id = "controls", .role = Role::group, .name = say("view.mirror.controls")});
    return room.height > 1.5F * embed_row ? embed_rows(frame, room) : embed_line(frame, room);
}

}  // namespace switchbox::ui
