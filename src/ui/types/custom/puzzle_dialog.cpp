#include <memory>

#include "game/share_code.hpp"
#include "i18n/words.hpp"
#include "icons.hpp"
#include "types/custom/formats/formats.hpp"
#include "types/custom/game/brought.hpp"
#include "types/custom/game/puzzle_presets.hpp"
#include "types/custom/model/wired_edits.hpp"
#include "types/custom/model/wired_machine.hpp"
#include "ui/dialogs/dialog_parts.hpp"
#include "ui/kit/problem_words.hpp"
#include "ui/types/custom/puzzle_draft.hpp"
#include "ui/types/custom/puzzle_editor.hpp"

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
    context.requests.emplace_back(WantCopy{*text, tell("puzzle.draw.copied")});
    context.change().modal.open = Modal::none;
}

// Returns buttons that copy the puzzle, in the order of puzzle::Format.
std::vector<DialogItem> copies() {
    std::vector<DialogItem> items;
    for (const char* name :
         {"puzzle.draw.as-text", "puzzle.draw.as-matrix", "puzzle.draw.as-csv", "puzzle.draw.as-json"}) {
        const std::size_t format = items.size();
        items.push_back(button_item("puzzle-copy-" + std::string(puzzle::format_names.at(format)),
                                    tell("puzzle.draw.copy-as", tell(name)), tell(name), nullptr, copy_as,
                                    static_cast<int>(format)));
    }
    return items;
}

Message puzzle_facts(const PuzzleDraft& draft) {
    if (draft.is_playable()) return draft.facts();
    return verbatim(say("view.rule.not-yet", after_place(draft.facts())));
}

void play_drawn(InputContext& context, int /*argument*/) {
    const auto brought = game::as_brought(context.state.puzzle->puzzle());
    if (!brought) return drawn_puzzle(context).tell(brought.error().message);
    context.requests.emplace_back(game::Open{game::share_code(game::opening(*brought))});
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
    Dialog dialog{say("puzzle.draw.title"), {}};
    const DialogColumn left(dialog, false);
    const DialogColumn right(dialog, true);
    std::vector<Choice> parts;
    parts.reserve(drawn_parts.size());
    for (const std::string name : drawn_parts)
        parts.push_back(
            {"puzzle-part-" + name, tell("puzzle.draw.part." + name), static_cast<int>(parts.size())});
    left.choice("puzzle-part", tell("puzzle.draw.part"), static_cast<int>(draft.part()), draw_part,
                std::move(parts));
    add_figure(right, draft);
    right.words("puzzle-how", {}, tell("puzzle.draw.how." + part_name(draft)));
    add_part_groups(left, right, draft);
    const Message facts = puzzle_facts(draft);
    if (!facts.empty()) right.words("puzzle-facts", {}, facts);
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
    return dialog;
}

}  // namespace switchbox::ui
