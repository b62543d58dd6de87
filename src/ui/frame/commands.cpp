#include "ui/frame/commands.hpp"

#include <algorithm>
#include <utility>

#include "game/daily.hpp"
#include "game/levels.hpp"
#include "game/progress_check.hpp"
#include "icons.hpp"
#include "ui/frame/cell_words.hpp"
#include "ui/frame/command_acts.hpp"
#include "ui/frame/machine_ui.hpp"
#include "ui/frame/pane_widgets.hpp"

namespace switchbox::ui {
namespace {

// Names of keys: signs are the same in every language, words are not.
constexpr std::array<std::pair<ImGuiKey, std::string_view>, 4> sign_keys{
    {{ImGuiKey_Comma, ","}, {ImGuiKey_Period, "."}, {ImGuiKey_Slash, "?"}, {ImGuiKey_F1, "F1"}}};
constexpr std::array<std::pair<ImGuiKey, MessageId<>>, 4> word_keys{
    {{ImGuiKey_Home, "view.key.home"_id},
     {ImGuiKey_End, "view.key.end"_id},
     {ImGuiKey_Escape, "view.key.escape"_id},
     {ImGuiKey_Backspace, "view.key.backspace"_id}}};

// Commands of every embedded board. Its options offer or hide others (is_for_embedded).
constexpr std::array<Command, 8> embedded_commands{
    Command::restart, Command::open_page, Command::can_solve, Command::cannot_solve,
    Command::cancel,  Command::nearer,    Command::farther,   Command::whole_board};

Message key_words(ImGuiKey key) {
    if (key >= ImGuiKey_A && key <= ImGuiKey_Z) {
        const char letter = static_cast<char>('A' + (key - ImGuiKey_A));
        return verbatim(std::string(1, letter));
    }
    for (const auto& [sign_key, sign] : sign_keys) {
        if (sign_key == key) return verbatim(sign);
    }
    for (const auto& [word_key, word] : word_keys) {
        if (word_key == key) return tell(word);
    }
    return {};
}

bool is_taken(const Chord& chord, std::span<const ImGuiKey> taken) {
    return !chord.control && std::find(taken.begin(), taken.end(), chord.key) != taken.end();
}

}  // namespace

const CommandRow& info(Command command) { return commands().at(static_cast<std::size_t>(command)); }

Message name_of_command(Command command, const game::Game& game) {
    if (command == Command::hint && game.hint()) return tell("view.command.hint.do");
    return info(command).name().in(game.machine().vocabulary());
}

bool is_in_use(const Chord& chord, const Settings& settings) {
    return settings.one_key || chord.control || chord.use == Chord::Use::elsewhere;
}

Message chord_words(const Chord& chord) {
    Message key = key_words(chord.key);
    if (chord.shift) key = tell("view.key.shift", std::move(key));
    return chord.control ? tell("view.key.control", std::move(key)) : key;
}

Message keys_words(const CommandRow& row, const Settings& settings, std::span<const ImGuiKey> taken) {
    Message keys;
    for (const Chord& chord : row.keys) {
        if (chord.key == ImGuiKey_None || chord.use == Chord::Use::unlisted) continue;
        if (!is_in_use(chord, settings) || is_taken(chord, taken)) continue;
        keys = keys.empty() ? chord_words(chord) : tell("view.key.also", keys, chord_words(chord));
    }
    return keys;
}

std::vector<HelpRow> help_rows(const Settings& settings, std::span<const ImGuiKey> taken) {
    std::vector<HelpRow> rows{
        {tell("view.key.arrows"), tell("view.help.arrows")},
        {tell("view.key.enter-space"), tell("view.help.enter-space")},
        {verbatim("1 \xE2\x80\xA6 9"), tell("view.help.digits")},
        {tell("view.key.control", "V"), tell("view.help.paste")},
    };
    for (const CommandRow& row : commands()) {
        Message keys = keys_words(row, settings, taken);
        if (!keys.empty()) rows.push_back({std::move(keys), row.what()});
    }
    rows.push_back({tell("view.key.gamepad"), tell("view.help.gamepad")});
    return rows;
}

bool is_enabled(Command command, const game::Game& game, const UiState& state) {
    if (state.embedded && !is_for_embedded(command, state.embed)) return false;
    return has_effect(command, game, state);
}

bool has_effect(Command command, const game::Game& game, const UiState& state) {
    const CommandRow& row = info(command);
    return row.enabled == nullptr || row.enabled(game, state);
}

bool is_for_embedded(Command command, const EmbedOptions& options) {
    switch (command) {
        case Command::hint:
            return options.hint;
        case Command::undo:
            return options.undo;
        case Command::solve:
        case Command::step_back:
        case Command::step_forward:
        case Command::hide:
            return options.solve;
        case Command::next_game:
            return options.endless;
        default:
            return std::find(embedded_commands.begin(), embedded_commands.end(), command) !=
                   embedded_commands.end();
    }
}

std::optional<bool> is_on(Command command, const game::Game& game, const UiState& state) {
    const CommandRow& row = info(command);
    if (row.on == nullptr) return std::nullopt;
    return row.on(game, state);
}

bool are_wires_shown(const game::Game& game, const UiState& state) {
    return state.wires.shown && game.machine().hides_wiring() && !state.edit.on;
}

bool is_coaching(const game::Game& game, const UiState& state) {
    return state.pane.coaching && is_enabled(Command::coach, game, state);
}

std::vector<std::size_t> advised_buttons(const game::Game& game, const UiState& state) {
    const bool answered = game.hint() || game.position().timeline;
    if (!is_coaching(game, state) || answered) return {};
    return game::advise(game).buttons;
}

// Rows of the commands. A row without a condition is always enabled.

namespace {

using game::Game;
using game::Side;
using C = Command;
using Pane = PaneKind;

constexpr Chord key(ImGuiKey key) { return {.key = key}; }
constexpr Chord held(ImGuiKey key) { return {.key = key, .repeats = true}; }
constexpr Chord with_control(ImGuiKey key) { return {.key = key, .control = true}; }
constexpr Chord held_with_control(ImGuiKey key) { return {.key = key, .control = true, .repeats = true}; }
constexpr Chord unlisted(Chord chord) {
    chord.use = Chord::Use::unlisted;
    return chord;
}
constexpr Chord escape_key{.key = ImGuiKey_Escape, .use = Chord::Use::elsewhere};
constexpr Keys help_keys{key(ImGuiKey_Slash), unlisted(key(ImGuiKey_F1))};
constexpr Keys undo_keys{held(ImGuiKey_U), held_with_control(ImGuiKey_Z), unlisted(held(ImGuiKey_Backspace))};
constexpr Keys redo_keys{held_with_control(ImGuiKey_Y),
                         unlisted({.key = ImGuiKey_Z, .control = true, .shift = true, .repeats = true})};

// Actions of the rows.
template <class Wanted>
void request(InputContext& context) {
    context.requests.emplace_back(Wanted{});
}
template <bool can>
void give_answer(InputContext& context) {
    context.requests.emplace_back(game::AnswerQuestion{can});
}
template <Side side>
void edit_side(InputContext& context) {
    context.change().edit.side = side;
}
template <Pane kind>
void show_pane(InputContext& context) {
    turn_to(context, kind);
}
template <Modal modal>
void show_dialog(InputContext& context) {
    context.change().modal.open = modal;
}
// Shows a hint, or presses the button of the one that is shown.
void ask_for_hint(InputContext& context) {
    const std::optional<std::size_t> shown = context.game.hint();
    if (shown) {
        context.requests.emplace_back(game::Press{*shown});
    } else {
        ask_for(context, game::Hint{});
    }
}
void pause_playing(InputContext& context) { context.change().playback.playing = false; }
void find_solution(InputContext& context) {
    pause_playing(context);
    ask_for(context, game::Solve{});
}
void play_another(InputContext& context) { context.requests.emplace_back(another_game(context)); }
// After a win the key of New leads on as the result does.
void start_new(InputContext& context) {
    const Command next = next_command(context.game, context.state);
    if (is_enabled(next, context.game, context.state)) return info(next).run(context);
    play_another(context);
}
void back_one(InputContext& context) { step_by(context, -1); }
void on_one(InputContext& context) { step_by(context, 1); }
void randomise(InputContext& context) {
    context.requests.emplace_back(RandomPictureRequest{context.state.edit.side});
}
void toggle(bool& what) { what = !what; }
void toggle_rectangle(InputContext& context) { toggle(context.change().edit.rectangle); }
void toggle_faults(InputContext& context) { toggle(context.change().pane.all_faults); }
void flip_senders(InputContext& context) { toggle(context.change().wires.transmitters); }
void flip_generators(InputContext& context) { toggle(context.change().wires.generators); }
void end_search(InputContext& context) {
    if (context.state.search.what == WaitFor::search) context.change().search.best_will_do = true;
    context.requests.emplace_back(AcceptBestRequest{});
}
void check_presses(InputContext& context) {
    context.change().messages.say(game::right_so_far(context.game).sentence);
}
void tell_differences(InputContext& context) {
    context.change().messages.say(difference_words(context.game));
}
constexpr float camera_step = 1.5F;
void look_nearer(InputContext& context) { come_nearer(context, camera_step); }
void look_farther(InputContext& context) { come_nearer(context, 1 / camera_step); }
void see_whole_board(InputContext& context) { context.change().camera.camera = {}; }
void open_codes(InputContext& context) { ui_of(context.game).open_codes(context); }
void open_setup(InputContext& context) {
    SetupDraft& draft = context.change().setup;
    draft.machine = context.game.puzzle().machine;
    draft.shows_more.reset();
    draft.begins_at_length = false;
    show_dialog<Modal::setup>(context);
}
void open_statistics(InputContext& context) {
    context.change().record.was_cleared = false;
    context.requests.emplace_back(StatisticsRequest{});
    show_dialog<Modal::statistics>(context);
}
void open_levels(InputContext& context) {
    context.requests.emplace_back(StatisticsRequest{});
    show_dialog<Modal::levels>(context);
}
// Returns the level after the one in play, or after the last one the first that is not solved; nullptr if the
// game is no level or all are solved.
const game::Level* level_to_go_on(const Game& game, const UiState& state) {
    const game::Level* level = game::level_of(game.puzzle());
    if (level == nullptr) return nullptr;
    const game::Level* next = game::level_after(*level);
    return next != nullptr ? next : game::first_unsolved(state.record.statistics);
}
void play_next_level(InputContext& context) {
    open_level(context, *level_to_go_on(context.game, context.state));
}
void open_daily(InputContext& context) {
    context.change().daily.month = std::max(game::daily_month(context.state.record.today), 0);
    show_dialog<Modal::daily>(context);
}
void open_settings(InputContext& context) {
    context.change().was_loaded = false;  // the offer to restore the earlier data ends here
    show_dialog<Modal::settings>(context);
}

// Conditions of the rows: whether they would have an effect, and whether they are on.
template <class Wanted>
bool allows(const Game& game, const UiState& /*state*/) {
    return game.allows(Wanted{});
}
template <class Answer>
bool can_ask(const Game& game, const UiState& state) {
    return can_ask_for(Answer{}, game, state);
}
template <Side side>
bool is_side(const Game& /*game*/, const UiState& state) {
    return state.edit.on && state.edit.side == side;
}
template <Pane kind>
bool is_pane(const Game& game, const UiState& state) {
    return pane_now(game, state) == kind;
}
bool goes_back(const Game& game, const UiState& /*state*/) { return can_go_back(game); }
bool goes_on(const Game& game, const UiState& /*state*/) { return can_go_on(game); }
bool has_moves(const Game& /*game*/, const UiState& state) { return state.camera.on; }
bool is_part_seen(const Game& /*game*/, const UiState& state) {
    return state.camera.on && state.camera.camera.zoom > 1;
}
// Returns whether the board is small enough for matrix, states and sheets, which show each lamp.
bool is_looked_into(const Game& game, const UiState& /*state*/) {
    return game.machine().lamps().size() <= machine::max_matrix_lamps;
}
bool has_algebra(const Game& game, const UiState& state) {
    return game.puzzle().machine->adds_presses() && is_looked_into(game, state);
}
bool has_chase(const Game& game, const UiState& state) {
    if (!is_looked_into(game, state)) return false;
    const auto& panes = ui_of(game).panes;
    return std::any_of(panes.begin(), panes.end(),
                       [&](const MachineUiPane& pane) { return pane.kind == Pane::chase && pane.has(game); });
}
bool has_wiring(const Game& game, const UiState& /*state*/) { return game.machine().hides_wiring(); }
bool can_show_wires(const Game& game, const UiState& state) {
    return game.machine().hides_wiring() && !state.edit.on;
}
bool has_wires(const Game& /*game*/, const UiState& state) { return state.wires.shown; }
bool is_won(const Game& game, const UiState& state) { return game.is_won() && !state.edit.on; }
// Returns whether the game is a level that is won, or that cannot be solved although the player said so, and
// another one is left.
bool has_next_level(const Game& game, const UiState& state) {
    const bool is_lost = game.position().answer == true && solve::is_impossible(game.verdict());
    if (state.edit.on || (!game.is_won() && !is_lost)) return false;
    return level_to_go_on(game, state) != nullptr;
}
bool has_easier(const Game& game, const UiState& state) {
    return is_won(game, state) && game::next_below_par(game).has_value();
}
bool has_harder(const Game& game, const UiState& state) {
    return is_won(game, state) && game::next_above_par(game).has_value();
}
bool can_play(const Game& game, const UiState& state) {
    if (state.playback.playing || state.edit.on || state.search.running) return false;
    return can_go_on(game) || can_ask_for(game::Solve{}, game, state);
}
bool is_playing(const Game& /*game*/, const UiState& state) { return state.playback.playing; }
bool is_embedded(const Game& /*game*/, const UiState& state) { return state.embedded; }
bool is_editing(const Game& /*game*/, const UiState& state) { return state.edit.on; }
bool has_start(const Game& game, const UiState& state) { return state.edit.on && game.can_edit(Side::start); }
bool edits_lamps(const Game& game, const UiState& state) {
    return state.edit.on && ui_of(game).painting == nullptr;
}
bool can_invert(const Game& game, const UiState& state) {
    return edits_lamps(game, state) && !game.machine().has_cells();
}
bool has_rectangle(const Game& /*game*/, const UiState& state) { return state.edit.rectangle; }
bool can_search(const Game& game, const UiState& state) {
    if (!game.reveals_solvability() || state.search.running || game.is_solved()) return false;
    return !game.search().is_complete() || game.search().has_proof();
}
bool is_searching(const Game& /*game*/, const UiState& state) { return state.search.running; }
bool can_check(const Game& game, const UiState& /*state*/) { return game::can_be_asked(game); }
bool has_faults(const Game& game, const UiState& state) {
    return game.reveals_solvability() && !is_coaching(game, state) && has_more_faults(game);
}
bool has_all_faults(const Game& /*game*/, const UiState& state) { return state.pane.all_faults; }
bool asks(const Game& game, const UiState& /*state*/) { return !game.reveals_solvability(); }
bool has_lesson(const Game& /*game*/, const UiState& state) { return !state.lesson.id.empty(); }
bool has_senders(const Game& /*game*/, const UiState& state) { return state.wires.transmitters; }
bool shows_generators(const Game& /*game*/, const UiState& state) { return state.wires.generators; }
bool can_coach(const Game& game, const UiState& state) {
    return game.goes_for_one_colour() && !state.edit.on;
}
bool is_coached(const Game& /*game*/, const UiState& state) { return state.pane.coaching; }
bool has_advice(const Game& game, const UiState& state) { return !advised_buttons(game, state).empty(); }

constexpr bool is_in_order(const std::array<CommandRow, command_count>& rows) {
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (rows.at(i).command != static_cast<Command>(i)) return false;
    }
    return true;
}

constexpr std::array<CommandRow, command_count> command_rows{{
    {C::hint, "hint", icons::lightbulb, {key(ImGuiKey_H)}, ask_for_hint, can_ask<game::Hint>},
    {C::solve, "solve", icons::route, {key(ImGuiKey_S)}, find_solution, can_ask<game::Solve>},
    {C::next_game, "next-game", icons::arrow_right, {}, play_another, is_won},
    {C::next_level, "next-level", icons::milestone, {}, play_next_level, has_next_level},
    {C::share_result, "share-result", icons::share_2, {}, request<ShareResultRequest>, is_won},
    {C::easier, "easier", icons::minus, {}, ask_for_easier, has_easier},
    {C::harder, "harder", icons::plus, {}, ask_for_harder, has_harder},
    {C::another_machine, "another-machine", icons::workflow, {}, take_next_machine, is_won},
    {C::today, "today", icons::calendar_days, {key(ImGuiKey_Z)}, open_daily},
    {C::play, "play", icons::play, {key(ImGuiKey_P)}, start_playing, can_play},
    {C::pause, "pause", icons::pause, {}, pause_playing, is_playing},
    {C::to_start, "to-start", icons::chevron_first, {key(ImGuiKey_Home)}, step_to_start, goes_back},
    {C::step_back, "step-back", icons::chevron_left, {held(ImGuiKey_Comma)}, back_one, goes_back},
    {C::step_forward, "step-forward", icons::chevron_right, {held(ImGuiKey_Period)}, on_one, goes_on},
    {C::to_end, "to-end", icons::chevron_last, {key(ImGuiKey_End)}, step_to_end, goes_on},
    {C::hide, "hide", icons::x, {escape_key}, request<game::Dismiss>, allows<game::Dismiss>},
    {C::undo, "undo", icons::undo_2, undo_keys, request<game::Undo>, allows<game::Undo>},
    {C::redo, "redo", icons::redo_2, redo_keys, request<game::Redo>, allows<game::Redo>},
    {C::restart,
     "restart",
     icons::rotate_ccw,
     {key(ImGuiKey_R)},
     request<game::Restart>,
     allows<game::Restart>},
    {C::new_game, "new-game", icons::shuffle, {key(ImGuiKey_N)}, start_new},
    {C::share, "share", icons::share_2, {key(ImGuiKey_L), with_control(ImGuiKey_C)}, request<ShareRequest>},
    {C::open_page, "open-page", icons::external_link, {}, request<PageRequest>, is_embedded},
    {C::edit, "edit", icons::pencil, {key(ImGuiKey_E)}, toggle_editing, nullptr, is_editing},
    {C::edit_start, "edit-start", icons::pencil, {}, edit_side<Side::start>, has_start, is_side<Side::start>},
    {C::edit_target,
     "edit-target",
     icons::pencil,
     {},
     edit_side<Side::target>,
     edits_lamps,
     is_side<Side::target>},
    {C::fill, "fill", icons::paint_bucket, {}, fill_board, edits_lamps},
    {C::clear, "clear", icons::eraser, {}, clear_board, is_editing},
    {C::invert, "invert", icons::contrast, {}, invert_board, can_invert},
    {C::randomise, "random", icons::dices, {}, randomise, edits_lamps},
    {C::rectangle, "rectangle", icons::square_dashed, {}, toggle_rectangle, edits_lamps, has_rectangle},
    {C::nearest, "nearest", icons::target, {}, request<game::TakeNearest>, allows<game::TakeNearest>},
    {C::search, "search", icons::search, {}, search_again, can_search},
    {C::cancel, "cancel", icons::x, {}, end_search, is_searching},
    {C::check, "check", icons::badge_check, {key(ImGuiKey_Q)}, check_presses, can_check},
    {C::differences, "differences", icons::badge_check, {key(ImGuiKey_D)}, tell_differences},
    {C::all_faults, "all-faults", icons::chevron_down, {}, toggle_faults, has_faults, has_all_faults},
    {C::can_solve, "can-solve", icons::circle_check, {}, give_answer<true>, asks},
    {C::cannot_solve, "cannot-solve", icons::circle_x, {}, give_answer<false>, asks},
    {C::nearer, "nearer", icons::zoom_in, {held(ImGuiKey_I)}, look_nearer, has_moves},
    {C::farther, "farther", icons::zoom_out, {held(ImGuiKey_O)}, look_farther, is_part_seen},
    {C::whole_board, "whole-board", icons::maximize, {key(ImGuiKey_F)}, see_whole_board, is_part_seen},
    {C::why, "pane-why", icons::lightbulb, {}, open_why, nullptr, is_pane<Pane::why>},
    {C::algebra,
     "algebra",
     icons::sigma,
     {key(ImGuiKey_A)},
     show_pane<Pane::algebra>,
     has_algebra,
     is_pane<Pane::algebra>},
    {C::chase,
     "pane-chase",
     icons::chevron_down,
     {},
     show_pane<Pane::chase>,
     has_chase,
     is_pane<Pane::chase>},
    {C::wires, "wires", icons::cable, {key(ImGuiKey_W)}, toggle_wires, can_show_wires, has_wires},
    {C::machine_pane,
     "pane-machine",
     icons::workflow,
     {key(ImGuiKey_M)},
     show_pane<Pane::machine>,
     is_looked_into,
     is_pane<Pane::machine>},
    {C::lesson, "lesson", icons::library, {}, show_pane<Pane::lesson>, has_lesson, is_pane<Pane::lesson>},
    {C::result,
     "pane-result",
     icons::circle_check,
     {},
     show_pane<Pane::result>,
     is_won,
     is_pane<Pane::result>},
    {C::transmitters, "transmitters", icons::cable, {}, flip_senders, are_wires_shown, has_senders},
    {C::generators, "generators", icons::cable, {}, flip_generators, are_wires_shown, shows_generators},
    {C::codes, "codes", icons::binary, {key(ImGuiKey_K)}, open_codes, has_wiring},
    {C::coach, "coach", icons::graduation_cap, {key(ImGuiKey_C)}, toggle_coach, can_coach, is_coached},
    {C::press_marked, "press-marked", icons::check, {}, press_advised, has_advice},
    {C::results, "results", icons::book_open, {}, show_dialog<Modal::results>, has_wiring},
    {C::levels, "levels", icons::milestone, {key(ImGuiKey_J)}, open_levels},
    {C::lessons, "lessons", icons::library, {key(ImGuiKey_B)}, show_dialog<Modal::lessons>},
    {C::exports, "export", icons::download, {key(ImGuiKey_X)}, show_dialog<Modal::exports>},
    {C::gallery, "gallery", icons::layout_grid, {key(ImGuiKey_V)}, show_dialog<Modal::machines>},
    {C::setup, "setup", icons::sliders_horizontal, {key(ImGuiKey_G)}, open_setup},
    {C::theme, "theme", icons::sun, {key(ImGuiKey_T)}, switch_theme},
    {C::statistics, "statistics", icons::trophy, {key(ImGuiKey_Y)}, open_statistics},
    {C::settings, "settings", icons::settings, {}, open_settings},
    {C::help, "help", icons::circle_question_mark, help_keys, show_dialog<Modal::help>},
}};
static_assert(is_in_order(command_rows));
static_assert(std::all_of(command_rows.begin(), command_rows.end(), [](const CommandRow& row) {
    const bool is_in_help = row.keys.front().key != ImGuiKey_None;
    return has_message({"view.command.", row.id, ".name"}) &&
           has_message({"view.command.", row.id, ".what"}) == is_in_help;
}));

}  // namespace

const std::array<CommandRow, command_count>& commands() { return command_rows; }

void run(InputContext& context, Command command) {
    if (is_enabled(command, context.game, context.state)) info(command).run(context);
}

}  // namespace switchbox::ui
