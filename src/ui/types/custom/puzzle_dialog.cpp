// Figure of the drawn puzzle's lamps, each marked for the part that is drawn.
#include "ui/types/custom/puzzle_dialog.hpp"

#include <algorithm>
#include <memory>

#include "game/share_code.hpp"
#include "i18n/words.hpp"
#include "icons.hpp"
#include "types/custom/formats/formats.hpp"
#include "types/custom/game/wired_games.hpp"
#include "types/custom/model/wired_edits.hpp"
#include "types/custom/model/wired_machine.hpp"
#include "types/custom/model/wired_puzzle.hpp"
#include "ui/dialogs/dialog.hpp"
#include "ui/frame/machine_ui.hpp"
#include "ui/kit/fonts.hpp"
#include "ui/types/custom/puzzle_draft.hpp"

namespace switchbox::ui {
namespace {

void draw_part(InputContext& context, int part) { drawn_puzzle(context).draw(static_cast<DrawnPart>(part)); }

void take_preset(InputContext& context, int preset) {
    const auto& chosen = game::puzzle_presets()[static_cast<std::size_t>(preset)];
    drawn_puzzle(context).take(game::preset_puzzle(chosen));
}

bool can_be_drawn(const game::Game& game) {
    const machine::Machine& machine = game.machine();
    if (machine::wired_in(machine) != nullptr) return true;
    if (!game.puzzle().machine->adds_presses() || machine.order_counts()) return false;
    const bool is_small = std::max(machine.lamps().rows, machine.lamps().columns) <= machine::max_drawn_side;
    return is_small && machine.button_sites().cells().size() <= machine::max_wired_buttons;
}

// Returns the puzzle in play as the game began. Its machine must be one that can be drawn.
machine::WiredPuzzle puzzle_in_play(const game::Game& game) {
    const machine::Machine& machine = game.machine();
    if (const machine::WiredMachine* wired = machine::wired_in(machine))
        return wired->after(machine.no_presses());
    return machine::wired_from(machine, game.puzzle().target);
}

void take_board(InputContext& context, int /*argument*/) {
    drawn_puzzle(context).take(puzzle_in_play(context.game));
}

std::vector<DialogItem> beginnings(const game::Game& game) {
    std::vector<DialogItem> items;
    for (const auto& preset : game::puzzle_presets())
        items.push_back(button_item("puzzle-from-" + std::string(preset.id), tell(preset.name), nullptr,
                                    take_preset, static_cast<int>(items.size())));
    if (can_be_drawn(game))
        items.push_back(
            button_item("puzzle-from-board", tell("puzzle.draw.from-board"), nullptr, take_board));
    return items;
}

void copy_as(InputContext& context, int which) {
    const auto format = static_cast<puzzle::Format>(which);
    const auto text = puzzle::format_as(format, drawn_puzzle(context).puzzle());
    if (!text) return drawn_puzzle(context).tell(tell("puzzle.draw.not-copied", text.error().message));
    context.requests.emplace_back(CopyRequest{*text, tell("puzzle.draw.copied")});
    context.change().modal.open = Modal::none;
}

// Returns buttons that copy the puzzle, one for each format.
std::vector<DialogItem> copies() {
    std::vector<DialogItem> items;
    for (const puzzle::PuzzleFormat& format : puzzle::puzzle_formats()) {
        const Message label = tell(format.label);
        items.push_back(button_item("puzzle-copy-" + std::string(format.name),
                                    tell("puzzle.draw.copy-as", label), label, nullptr, copy_as,
                                    static_cast<int>(items.size())));
    }
    return items;
}

Message puzzle_facts(const PuzzleDraft& draft) {
    if (draft.is_playable()) return draft.facts();
    return verbatim(say("view.rule.not-yet", after_place(draft.facts())));
}

void play_drawn(InputContext& context, int /*argument*/) {
    const auto imported = game::playable_puzzle(context.state.puzzle->puzzle());
    if (!imported) return drawn_puzzle(context).tell(imported.error().message);
    context.requests.emplace_back(game::Open{game::share_code(game::opening(*imported))});
    context.change().modal.open = Modal::none;
}

void undo_drawn(InputContext& context, int /*argument*/) { drawn_puzzle(context).undo(); }

}  // namespace

void open_own_puzzle_editor(InputContext& context) {
    UiState& state = context.change();
    if (!state.puzzle) {
        auto first = machine::wired_in(context.game.machine()) == nullptr
                         ? game::preset_puzzle(game::puzzle_presets().front())
                         : puzzle_in_play(context.game);
        state.puzzle = std::make_shared<PuzzleDraft>(std::move(first));
    } else if (machine::wired_in(context.game.machine()) != nullptr) {
        // The puzzle in play replaces a different draft, which Undo brings back.
        if (machine::WiredPuzzle in_play = puzzle_in_play(context.game); in_play != state.puzzle->puzzle())
            state.puzzle->take(std::move(in_play));
    }
    state.modal.open = Modal::puzzle;
}

Dialog puzzle_dialog(const DialogSources& sources) {
    const PuzzleDraft& draft = *sources.state.puzzle;
    Dialog dialog{say("puzzle.draw.title"), {}, true};
    const DialogColumn left(dialog, false);
    const DialogColumn right(dialog, true);
    std::vector<Choice> parts;
    parts.reserve(drawn_parts.size());
    for (const std::string name : drawn_parts)
        parts.push_back(
            {"puzzle-part-" + name, composed("puzzle.draw.part." + name), static_cast<int>(parts.size())});
    left.choice("puzzle-part", tell("puzzle.draw.part"), static_cast<int>(draft.part()), draw_part,
                std::move(parts));
    add_figure(right, draft);
    right.words("puzzle-how", {}, composed("puzzle.draw.how." + part_name(draft)));
    if (draft.part() != DrawnPart::lamps && !sources.touch)
        right.words("puzzle-back", {}, tell("puzzle.draw.back"));
    add_part_groups(left, right, draft);
    const Message facts = puzzle_facts(draft);
    if (!facts.empty()) right.words("puzzle-facts", {}, facts);
    add_title(right, draft);
    right.buttons("puzzle-from", tell("puzzle.draw.from"), beginnings(sources.game));
    right.buttons("puzzle-copy", tell("puzzle.draw.copy"), copies());
    if (!draft.told().empty()) right.words("puzzle-told", {}, draft.told());
    left.buttons(
        "puzzle-do", {},
        {enabled_if(draft.is_playable(),
                    primary(button_item("puzzle-play", tell("puzzle.draw.play-it"), tell("puzzle.draw.play"),
                                        icons::play, play_drawn))),
         enabled_if(draft.can_undo(), button_item("puzzle-undo", tell("puzzle.draw.undo-it"),
                                                  tell("puzzle.draw.undo"), icons::undo_2, undo_drawn))});
    dialog.groups.back().is_footer = true;
    return dialog;
}

namespace {

using machine::Shape;

constexpr int largest_figure = 12;  // rows and columns
constexpr int window_step = 6;

// Visible part of a puzzle's places.
struct SeenPlaces {
    Shape all;
    Shape seen;
    int row = 0;
    int column = 0;

    [[nodiscard]] std::size_t cell(int at_row, int at_column) const {
        return all.cell(row + at_row, column + at_column);
    }
};

int first_seen(std::size_t requested, int seen, int all) {
    return std::clamp(static_cast<int>(requested), 0, all - seen);
}

SeenPlaces window_of(const PuzzleDraft& draft) {
    SeenPlaces window{machine::drawn_shape(draft.puzzle()), {}};
    window.seen = {std::min(window.all.rows, largest_figure), std::min(window.all.columns, largest_figure)};
    window.row = first_seen(draft.first_row(), window.seen.rows, window.all.rows);
    window.column = first_seen(draft.first_column(), window.seen.columns, window.all.columns);
    return window;
}

std::string effect_label(int steps) {
    constexpr const char* minus = "\xE2\x88\x92";
    return steps < 0 ? minus + std::to_string(-steps) : "+" + std::to_string(steps);
}

void mark_effect(const PuzzleDraft& draft, std::size_t lamp, DialogItem& item) {
    const machine::WiredLamp& of = draft.puzzle().lamps[lamp];
    const int by = machine::effect_on(draft.puzzle().buttons[draft.button()], lamp);
    item.checked = by != 0;
    item.label = of.name;
    Message now = tell("puzzle.draw.unmoved");
    if (by != 0) {
        const std::string steps = effect_label(machine::signed_steps(by, of.states));
        if (of.states > machine::fewest_states) item.label = steps;
        now = tell("puzzle.draw.moved", steps);
    }
    item.name = say("puzzle.draw.lamp", of.name, now);
}

void mark_state(const PuzzleDraft& draft, std::size_t lamp, std::optional<int> state, DialogItem& item) {
    const machine::WiredLamp& of = draft.puzzle().lamps[lamp];
    item.checked = state.value_or(1) != 0;
    item.label = state ? machine::state_label_of(draft.puzzle(), *state) : "*";
    item.name =
        say("puzzle.draw.lamp", of.name,
            state ? machine::named_state(draft.puzzle(), *state, of.states) : tell("puzzle.draw.any-state"));
}

void mark_lamp(const PuzzleDraft& draft, std::size_t lamp, DialogItem& item) {
    const machine::WiredLamp& of = draft.puzzle().lamps[lamp];
    item.checked = lamp == draft.lamp();
    item.label = of.name;
    item.name = say("puzzle.draw.lamp", of.name, tell("puzzle.draw.has-states", of.states));
}

// Marks the lamp's state in the chosen target; disables it if the target is that all lamps are alike.
void mark_target(const PuzzleDraft& draft, std::size_t lamp, DialogItem& item) {
    if (!draft.puzzle().wants_alike()) {
        const auto wanted = draft.puzzle().targets[draft.target()][lamp];
        return mark_state(draft, lamp, wanted ? std::optional(static_cast<int>(*wanted)) : std::nullopt,
                          item);
    }
    item.enabled = false;
    item.label = "=";
    item.name = say("puzzle.draw.lamp", draft.puzzle().lamps[lamp].name, tell("puzzle.draw.as-others"));
}

void mark(const PuzzleDraft& draft, std::size_t lamp, DialogItem& item) {
    switch (draft.part()) {
        case DrawnPart::wires:
            return mark_effect(draft, lamp, item);
        case DrawnPart::lamps:
            return mark_lamp(draft, lamp, item);
        case DrawnPart::start:
            return mark_state(draft, lamp, static_cast<int>(draft.puzzle().lamps[lamp].start), item);
        case DrawnPart::target:
            return mark_target(draft, lamp, item);
        case DrawnPart::learn:
            return mark_state(draft, lamp, draft.shown()[lamp], item);
    }
}

// Steps the lamp to its next state in the drawn part (`by` 1), or to the one before (-1).
void step_lamp(PuzzleDraft& draft, std::size_t lamp, int by) {
    switch (draft.part()) {
        case DrawnPart::wires:
            return draft.change([&](machine::WiredPuzzle& puzzle) {
                const int now = machine::effect_on(puzzle.buttons[draft.button()], lamp);
                machine::set_effect(puzzle, draft.button(), lamp,
                                    machine::steps_on(now + by, puzzle.lamps[lamp].states));
            });
        case DrawnPart::lamps:
            return draft.choose_lamp(lamp);
        case DrawnPart::start:
            return draft.change([&](machine::WiredPuzzle& puzzle) { machine::step_start(puzzle, lamp, by); });
        case DrawnPart::target:
            return draft.change([&](machine::WiredPuzzle& puzzle) {
                machine::step_target(puzzle, draft.target(), lamp, by);
            });
        case DrawnPart::learn:
            return draft.step_shown(lamp, by);
    }
}

void click_place(InputContext& context, int cell) {
    PuzzleDraft& draft = drawn_puzzle(context);
    const auto place = static_cast<std::size_t>(cell);
    if (const auto lamp = machine::lamp_in(draft.puzzle(), place)) return step_lamp(draft, *lamp, 1);
    std::size_t added = 0;
    draft.change([&](machine::WiredPuzzle& puzzle) {
        machine::set_drawn_shape(puzzle, machine::drawn_shape(puzzle));
        added = machine::add_lamp(puzzle, place);
    });
    draft.choose_lamp(added);
}

void step_lamp_back(InputContext& context, int cell) {
    PuzzleDraft& draft = drawn_puzzle(context);
    if (const auto lamp = machine::lamp_in(draft.puzzle(), static_cast<std::size_t>(cell)))
        step_lamp(draft, *lamp, -1);
}

DialogItem place_item(const PuzzleDraft& draft, Shape all, std::size_t cell) {
    DialogItem item;
    item.id = "puzzle-place-" + std::to_string(cell + 1);
    item.act = click_place;
    item.argument = static_cast<int>(cell);
    if (const auto lamp = machine::lamp_in(draft.puzzle(), cell)) {
        mark(draft, *lamp, item);
        const std::string& lamp_name = draft.puzzle().lamps[*lamp].name;
        if (item.label != lamp_name) item.note = lamp_name;
        if (draft.part() != DrawnPart::lamps) item.act_back = step_lamp_back;
        return item;
    }
    item.hollow = true;
    item.enabled = draft.part() == DrawnPart::lamps && draft.puzzle().lamps.size() < machine::max_wired_lamps;
    item.icon = item.enabled ? icons::plus : nullptr;
    item.name = say("puzzle.draw.no-lamp", machine::place(all, cell));
    return item;
}

template <int rows, int columns>
void step_window(InputContext& context, int by) {
    PuzzleDraft& draft = drawn_puzzle(context);
    const SeenPlaces window = window_of(draft);
    draft.look_at(static_cast<std::size_t>(std::max(window.row + by * rows, 0)),
                  static_cast<std::size_t>(std::max(window.column + by * columns, 0)));
}

constexpr StepNames seen_rows{"puzzle.draw.seen-rows", "puzzle.draw.seen-rows.up",
                              "puzzle.draw.seen-rows.down"};
constexpr StepNames seen_columns{"puzzle.draw.seen-columns", "puzzle.draw.seen-columns.left",
                                 "puzzle.draw.seen-columns.right"};

}  // namespace

void add_figure(const DialogColumn& column, const PuzzleDraft& draft) {
    const SeenPlaces window = window_of(draft);
    const std::string name = "puzzle.draw.figure." + part_name(draft);
    DialogGroup& group = column.group("puzzle-figure", GroupKind::marks,
                                      draft.part() == DrawnPart::wires
                                          ? composed(name, draft.puzzle().buttons[draft.button()].name)
                                          : composed(name));
    group.columns = window.seen.columns;
    for (int row = 0; row < window.seen.rows; ++row) {
        for (int cell = 0; cell < window.seen.columns; ++cell)
            group.items.push_back(place_item(draft, window.all, window.cell(row, cell)));
    }
    if (window.all == window.seen) return;
    const auto steps = [&](const char* id, const StepNames& names, int first, int seen, int all, Act act) {
        column.steps(id, {names, tell("puzzle.draw.seen", first + 1, first + seen), first > 0,
                          first + seen < all, act});
    };
    steps("puzzle-seen-rows", seen_rows, window.row, window.seen.rows, window.all.rows,
          step_window<window_step, 0>);
    steps("puzzle-seen-columns", seen_columns, window.column, window.seen.columns, window.all.columns,
          step_window<0, window_step>);
}

namespace {

constexpr MachineUiChip puzzle_chip{machine::wired_id, "machine.name.wired", true, open_own_puzzle_editor,
                                    true};
constexpr std::array<MachineUiDialog, 1> puzzle_dialogs{{{Modal::puzzle, puzzle_dialog}}};

}  // namespace

const MachineUi custom_ui{
    .id = machine::wired_id, .chip = &puzzle_chip, .edit = open_own_puzzle_editor, .dialogs = puzzle_dialogs};

}  // namespace switchbox::ui
