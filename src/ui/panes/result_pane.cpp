#include "ui/panes/result_pane.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

#include "game/daily.hpp"
#include "game/levels.hpp"
#include "i18n/words.hpp"
#include "icons.hpp"
#include "ui/board/board_figure.hpp"
#include "ui/frame/command_acts.hpp"
#include "ui/frame/pane_widgets.hpp"
#include "ui/frame/status_words.hpp"
#include "ui/look/appearance.hpp"
#include "ui/panes/lesson_pane.hpp"
#include "ui/panes/why_pane.hpp"

namespace switchbox::ui {
namespace {

// Returns whether the player did anything to win: some boards show their target from the start.
bool is_by_play(const game::Game& game) { return game.position().press_count > 0 || !game.is_solved(); }

bool is_help(std::string_view id) {
    constexpr std::array help{Command::hint, Command::solve, Command::can_solve, Command::cannot_solve};
    return std::any_of(help.begin(), help.end(), [&](Command command) { return info(command).id == id; });
}

// Returns the pane of a game before its result: Why, or the steps of a level about chasing.
PaneKind pane_in_play(const game::Game& game) {
    const game::Level* level = game::level_of(game.puzzle());
    return level != nullptr && level->shows_chase ? PaneKind::chase : PaneKind::why;
}

void open_result(const game::Game& game, UiState& state) {
    const bool is_board_alone = state.pane.is_sheet && !state.pane.sheet_open;
    const bool is_own = state.pane.kind == PaneKind::why || state.pane.kind == pane_in_play(game);
    const bool is_replaced = is_own || is_board_alone;
    if (!state.lesson.id.empty() || !is_replaced) return;
    state.pane.kind = PaneKind::result;
    if (state.pane.is_sheet) {
        state.pane.sheet_open = false;  // its visible part has the result, and the board stays in sight
    } else if (is_help(state.focus.id)) {
        state.focus.id = info(next_command(game, state)).id;
    }
}

void close_result(const game::Game& game, UiState& state) {
    if (state.pane.kind != PaneKind::result) return;
    state.pane.kind = pane_in_play(game);
    state.pane.sheet_open = false;
}

}  // namespace

void keep_result(const game::Game& game, UiState& state) {
    const bool won = has_pane(PaneKind::result, game, state);
    if (won && state.result.game != game.revision())
        state.result = {state.result.was_won, game.revision(),
                        game::stars_of(game, state.record.play.was_shown), game::level_of(game.puzzle())};
    if (won && !state.result.was_won.value_or(false) && is_by_play(game)) open_result(game, state);
    if (!won) close_result(game, state);
    state.result.was_won = won;
}

namespace {

bool is_low_window(const Layout& layout) { return layout.phone || layout.compact; }

}  // namespace

bool leads_on_in_pane(const Frame& frame) {
    return pane_now(frame.game, frame.state) == PaneKind::result && !is_low_window(frame.layout);
}

namespace {

Message heading_words(const game::Game& game) {
    if (game.help().solution) return tell("view.result.shown");
    return game.is_solved() ? tell("view.result.solved") : tell("view.result.impossible");
}

Message star_words(const UiState& state) {
    const std::optional<int> stars = state.result.stars;
    return stars ? tell("view.result.stars", *stars, game::most_stars) : Message{};
}

Message press_line(const game::Game& game, std::optional<std::size_t> par) {
    const std::uint64_t presses = game.position().press_count;
    if (!game.is_solved() || presses == 0) return {};
    if (!par) return tell("view.result.presses", presses);
    return presses <= *par ? tell("view.result.fewest", presses) : tell("view.result.more", presses, *par);
}

Message help_words(const game::Help& help, bool was_shown) {
    if (help.solution) return {};
    if (was_shown) return tell("view.result.seen");
    return help.hints == 0 ? tell("view.result.no-help") : tell("view.result.hints", help.hints);
}

Message level_words(const UiState& state) {
    const game::Level* level = state.result.level;
    if (level == nullptr) return {};
    return tell("view.result.level", game::number_of(*level), game::level_count(), tell(level->title));
}

Message chapter_words(const UiState& state) {
    if (state.result.level == nullptr) return {};
    const game::Chapter& chapter = game::chapter_of(*state.result.level);
    const auto& stars = state.record.statistics.stars;
    const auto solved = std::count_if(chapter.levels.begin(), chapter.levels.end(),
                                      [&](const game::Level& level) { return stars.contains(level.id); });
    return tell("view.result.chapter", tell(chapter.title), static_cast<std::size_t>(solved),
                chapter.levels.size());
}

// Returns the lesson that the won level ends; nullptr if it ends none.
const game::Lesson* finished_lesson(const UiState& state) {
    if (state.result.level == nullptr) return nullptr;
    const game::Lesson* lesson = game::lesson_ending_in(state.result.level->id);
    return lesson != nullptr && game::is_lesson_done(*lesson, state.record.statistics) ? lesson : nullptr;
}

Message lesson_result_words(const UiState& state) {
    const game::Lesson* lesson = finished_lesson(state);
    return lesson == nullptr ? Message{} : tell("view.result.lesson", game::title_of(*lesson));
}

Message daily_words(const RecordState& record) {
    if (!record.play.day) return {};
    const auto number = static_cast<std::size_t>(game::daily_number(*record.play.day));
    if (record.play.was_shown) return tell("view.result.daily.shown", number);
    if (record.statistics.late_wins.contains(*record.play.day)) return tell("view.result.daily.late", number);
    if (record.streak.current < 2) return tell("view.result.daily", number);
    return tell("view.result.daily.streak", number, record.streak.current);
}

Message time_words(const RecordState& record) {
    if (!record.play.day || record.play.seconds == 0) return {};
    return tell("view.result.time", clock_time(record.play.seconds));
}

// Returns the sentence that a lost puzzle is offered again.
Message return_words(const RecordState& record) {
    return record.play.returns_tomorrow ? tell("view.result.tomorrow") : Message{};
}

// Returns the sentences below the stars, the most important first.
std::vector<std::string> result_lines(const Frame& frame) {
    const UiState& state = frame.state;
    std::vector<std::string> lines;
    for (const Message& line :
         {press_line(frame.game, frame.facts.par), help_words(frame.game.help(), state.record.play.was_shown),
          return_words(state.record), time_words(state.record), level_words(state), chapter_words(state),
          lesson_result_words(state), daily_words(state.record)}) {
        if (!line.empty()) lines.push_back(say(Message(line).in(frame.game.machine().vocabulary())));
    }
    return lines;
}

// Draws stars of the radius, with their left and upper ends at `at`, a step apart.
void draw_stars(const Frame& frame, ImVec2 at, float radius, float step) {
    const auto stars = static_cast<std::size_t>(frame.state.result.stars.value_or(0));
    for (std::size_t i = 0; i < static_cast<std::size_t>(game::most_stars); ++i) {
        const ImVec2 centre{at.x + radius + step * static_cast<float>(i), at.y + radius};
        frame.paint.star({centre, radius, i < stars, i});
    }
}

// Draws the heading, in a window of little height with the stars at the end of its line if they fit. Returns
// whether it has them.
bool draw_heading(const Frame& frame, Rect& room) {
    constexpr float radius = 9;
    constexpr float step = 22;
    constexpr float stars = step * static_cast<float>(game::most_stars);
    const float top = room.y;
    const std::string words = say(heading_words(frame.game));
    pane_words(frame, Type::title, frame.theme().text, words, room, 8);
    frame.arrange.add_words({.id = "result-heading",
                             .rect = {room.x, top, room.width, room.y - 8 - top},
                             .role = Role::heading,
                             .text = words,
                             .is_through = true});
    const ImVec2 size = frame.paint.measure(Type::title, words);
    const bool fits = size.x + step + stars <= room.width;
    if (!frame.layout.compact || !frame.state.result.stars || !fits) return false;
    draw_stars(frame, {room.right() - stars, top + size.y / 2 - radius}, radius, step);
    return true;
}

std::string in_one_text(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines) text += (text.empty() ? "" : " ") + line;
    return text;
}

// Adds stars and lines as they are read out, if there are any. Returns whether there are.
bool add_result_words(const Frame& frame, const std::string& lines, const Rect& room, float bottom) {
    std::string spoken = say(star_words(frame.state));
    if (!spoken.empty() && !lines.empty()) spoken += " ";
    spoken += lines;
    if (spoken.empty()) return false;
    add_region(frame, {"result-words", say("view.pane.result.name"), spoken}, room, room.y, bottom);
    return true;
}

// Draws the stars, unless the heading has them, and the sentences.
void draw_lines(const Frame& frame, Rect& room, bool has_stars) {
    constexpr float radius = 17;
    constexpr float step = 42;
    const Rect whole = room;
    if (frame.state.result.stars && !has_stars) {
        const Rect row = cut_top(room, 2 * radius + 14);
        draw_stars(frame, {row.x, row.y}, radius, step);
    }
    const std::vector<std::string> lines = result_lines(frame);
    for (const std::string& line : lines) pane_words(frame, Type::body, frame.theme().text, line, room, 2);
    if (add_result_words(frame, in_one_text(lines), whole, room.y)) cut_top(room, 12);
}

constexpr std::size_t most_pictured = 400;  // lamps; those of larger boards would be dots

Colour lamp_colour(const Frame& frame, std::uint8_t state) {
    const Theme& theme = frame.theme();
    const machine::Machine& machine = frame.game.machine();
    if (machine.shows_colours()) return tile_fill(theme, machine.colour_of(state));
    const auto most = static_cast<float>(std::max(machine.lamp_states() - 1, 1));
    return mix(theme.dark_lamp, theme.lit, static_cast<float>(state) / most);
}

void draw_picture(const Frame& frame, const machine::Picture& picture, const Rect& board) {
    const machine::Machine& machine = frame.game.machine();
    const float gap = board.width / static_cast<float>(machine.lamps().columns) * 0.07F;
    const Theme& theme = frame.theme();
    for (const std::size_t lamp : machine.lamp_sites().cells()) {
        const Rect cell = cell_rect(board, machine.lamps(), lamp).inset(gap);
        frame.paint.fill(cell, lamp_colour(frame, picture[lamp]));
        const bool may_be_like_ground = machine.shows_colours() || picture[lamp] == 0;
        frame.paint.stroke(cell, may_be_like_ground ? theme.rim : theme.edge, 0, 1);
    }
}

// Draws the board at the start and now, side by side.
void draw_pictures(const Frame& frame, Rect& room) {
    constexpr float between = 40;
    constexpr float largest = 96;
    const machine::Machine& machine = frame.game.machine();
    if (!frame.game.is_solved() || machine.lamps().size() > most_pictured) return;
    const float side = std::min((room.width - between) / 2, largest);
    const Rect start = figure_rect(machine, {room.x, room.y, side, side}, side);
    const Rect end{start.right() + between, start.y, start.width, start.height};
    draw_picture(frame, machine.picture(machine.initial_state()), start);
    draw_picture(frame, frame.game.picture(), end);
    frame.paint.icon({start.right() + between / 2, start.centre().y}, frame.theme().muted,
                     icons::chevron_right);
    frame.arrange.add({.id = "result-pictures",
                       .rect = {start.x, start.y, end.right() - start.x, start.height},
                       .role = Role::img,
                       .name = say("view.result.pictures"),
                       .is_through = true,
                       .is_plain = true});
    cut_top(room, start.height + 16);
}

// Draws why the puzzle cannot be solved.
void draw_proof(const Frame& frame, Rect& room) {
    const Why& why = frame.facts.why;
    if (frame.game.is_solved()) return;
    pane_region(frame, {"why", say("view.mirror.why"), say(whole_text(why.explanation))}, frame.theme().text,
                room, 16);
    if (!why.explanation.lamps.empty()) cut_top(room, draw_why_lamps(frame, why, room));
    if (!why.explanation.figures.empty()) draw_quiet_patterns(frame, why.explanation.figures, room);
}

void save_picture(InputContext& context, int /*argument*/) { run(context, Command::exports); }

constexpr float button_gap = 8;

// Adds the way on, and the result to share and to save.
void draw_ways(const Frame& frame, Rect& room) {
    if (is_low_window(frame.layout)) return;
    const float side = button_side(frame);
    const Command next = next_command(frame.game, frame.state);
    command_button(frame, next, cut_top(room, side), Look::primary);
    cut_top(room, button_gap);
    const std::string share = say(name_of_command(Command::share_result, frame.game));
    const std::string save = say("view.result.save");
    Rect row = cut_top(room, side);
    const float width = button_width(frame.paint, share, true);
    const float save_width = button_width(frame.paint, save, true);
    const float spare = row.width - width - button_gap - save_width;
    // Side by side they fill the row, as the other rows are filled.
    command_button(frame, Command::share_result,
                   cut_left(row, spare >= 0 ? width + std::floor(spare / 2) : row.width), Look::raised);
    cut_left(row, button_gap);
    if (spare < 0) {
        cut_top(room, button_gap);
        row = cut_top(room, side);
    }
    pane_button(frame,
                {.id = "result-save",
                 .name = save,
                 .label = save,
                 .icon = info(Command::exports).icon,
                 .enabled = is_enabled(Command::exports, frame.game, frame.state),
                 .act = save_picture},
                row, Look::raised);
    cut_top(room, button_gap);
}

void begin_next_lesson(InputContext& context, int /*argument*/) {
    if (const game::Lesson* next = game::first_lesson_to_do(context.state.record.statistics))
        begin_lesson(context, *next);
}

// Adds the way on in the course, if the level was the end of a lesson.
void draw_next_lesson(const Frame& frame, Rect& room) {
    if (finished_lesson(frame.state) == nullptr) return;
    if (game::first_lesson_to_do(frame.state.record.statistics) == nullptr) return;
    const std::string words = say("view.result.next-lesson");
    const PaneItem next{.id = "result-next-lesson",
                        .name = words,
                        .label = words,
                        .icon = icons::library,
                        .act = begin_next_lesson};
    pane_row(frame, {next}, room, Look::raised);
    cut_top(room, button_gap);
}

void add_other_game(const Frame& frame, Command command, const Rect& place) {
    const std::string name = say(name_of_command(command, frame.game));
    Element button = command_element(frame, command, place, name);
    // The header has a button for the levels, too.
    if (command == Command::levels) button.id = "result-levels";
    control(frame, std::move(button), {.label = name, .look = Look::raised});
}

// Returns the widths of the two columns that hold the words, or nullopt if they do not fit side by side.
std::optional<std::array<float, 2>> columns_of(const Frame& frame, const std::vector<Command>& commands,
                                               float room) {
    constexpr float least_beside_word = 6;
    std::array<float, 2> columns{};
    for (std::size_t i = 0; i < commands.size(); ++i) {
        const std::string name = say(name_of_command(commands[i], frame.game));
        columns.at(i % 2) = std::max(columns.at(i % 2), frame.paint.measure(Type::strong, name).x);
    }
    const float padding = (room - button_gap - columns[0] - columns[1]) / 4;
    if (padding < least_beside_word) return std::nullopt;
    for (float& width : columns) width += 2 * padding;
    return columns;
}

// Adds other games in two columns, or in one if the words are too long.
void draw_other_games(const Frame& frame, Rect& room) {
    std::vector<Command> others;
    for (const Command each : {Command::easier, Command::harder, Command::another_machine, Command::levels})
        if (is_enabled(each, frame.game, frame.state)) others.push_back(each);
    const auto columns = columns_of(frame, others, room.width);
    const std::size_t in_row = columns ? 2 : 1;
    for (std::size_t i = 0; i < others.size(); i += in_row) {
        Rect row = cut_top(room, button_side(frame));
        for (std::size_t k = 0; k < in_row && i + k < others.size(); ++k) {
            add_other_game(frame, others[i + k], cut_left(row, columns ? columns->at(k) : row.width));
            cut_left(row, button_gap);
        }
        cut_top(room, button_gap);
    }
    cut_top(room, 16 - button_gap);
}

float result_view(const Frame& frame, Rect room) {
    const float top = room.y;
    const bool has_stars = draw_heading(frame, room);
    draw_lines(frame, room, has_stars);
    if (!is_low_window(frame.layout)) draw_pictures(frame, room);
    draw_ways(frame, room);
    draw_next_lesson(frame, room);
    draw_other_games(frame, room);
    if (is_low_window(frame.layout)) draw_pictures(frame, room);
    draw_proof(frame, room);
    return room.y - top;
}

constexpr float result_peek = handle_height + 76;        // three lines
constexpr float least_result_peek = handle_height + 50;  // two

// Draws stars and words in a phone's lowered sheet, so that the won board stays visible.
void draw_result_peek(const Frame& frame, Rect room) {
    constexpr float radius = 14;
    constexpr float step = 34;
    constexpr float below = 4;
    if (room.height <= 0) return;  // only the handle's line fits
    cut_bottom(room, below);
    const std::string lines = in_one_text(result_lines(frame));
    add_result_words(frame, lines, room, room.bottom());
    if (frame.state.result.stars) {
        draw_stars(frame, {room.x, room.y}, radius, step);
        cut_left(room, step * static_cast<float>(game::most_stars) + 8);
    }
    draw_peek_words(frame, lines, room);
}

PaneRoom result_room(const game::Game& /*game*/) {
    PaneRoom room;
    room.peek = result_peek;
    room.least_peek = least_result_peek;
    room.keeps_board = true;
    return room;
}

std::string result_line(const PaneSources& sources) {
    return say(together(heading_words(sources.game), star_words(sources.state)));
}

BoardHighlight result_highlight(const PaneSources& sources) {
    return sources.game.is_solved() ? BoardHighlight{} : why_highlight(sources);
}

}  // namespace

const PaneDefinition& result_definition() {
    static constexpr PaneDefinition definition{.kind = PaneKind::result,
                                               .name = "view.pane.result.name",
                                               .show = "view.mirror.show.result",
                                               .view = result_view,
                                               .line = result_line,
                                               .room = result_room,
                                               .highlight = result_highlight,
                                               .peek = draw_result_peek};
    return definition;
}

}  // namespace switchbox::ui
