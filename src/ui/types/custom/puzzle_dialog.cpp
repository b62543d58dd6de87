#include <array>
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

void draw_part(Turn& turn, int part) { drawn_puzzle(turn).draw(static_cast<DrawnPart>(part)); }

DialogGroup part_group(const PuzzleDraft& draft) {
    struct Part {
        const char* id;
        const char* name;
        DrawnPart part;
    };
    constexpr std::array<Part, 5> parts{{
        {"puzzle-part-wires", "puzzle.draw.part.wires", DrawnPart::wires},
        {"puzzle-part-lamps", "puzzle.draw.part.lamps", DrawnPart::lamps},
        {"puzzle-part-start", "puzzle.draw.part.start", DrawnPart::start},
        {"puzzle-part-target", "puzzle.draw.part.target", DrawnPart::target},
        {"puzzle-part-learn", "puzzle.draw.part.learn", DrawnPart::learn},
    }};
    DialogGroup group = group_of("puzzle-part", GroupKind::choice, tell("puzzle.draw.part"), Column::left);
    for (const Part& part : parts) {
        group.items.push_back(choice_item(part.id, tell(part.name), draft.part() == part.part, draw_part,
                                          static_cast<int>(part.part)));
    }
    return group;
}

void take_preset(Turn& turn, int preset) {
    const auto& chosen = game::puzzle_presets()[static_cast<std::size_t>(preset)];
    drawn_puzzle(turn).take(game::preset_puzzle(chosen));
}

bool can_be_drawn(const game::Game& game) {
    const machine::Machine& machine = game.machine();
    if (machine::wired_in(machine) != nullptr) return true;
    if (!game.puzzle().machine->adds_presses() || machine.order_counts()) return false;
    const bool is_small = std::max(machine.lamps().rows, machine.lamps().columns) <= machine::max_drawn_side;
    return is_small && machine.button_sites().cells().size() <= machine::max_wired_buttons;
}

// As the game began, of a machine that can be drawn.
machine::WiredPuzzle puzzle_in_play(const game::Game& game) {
    const machine::Machine& machine = game.machine();
    if (const machine::WiredMachine* wired = machine::wired_in(machine))
        return wired->after(machine.no_presses());
    return machine::wired_from(machine, game.puzzle().target);
}

void take_board(Turn& turn, int /*argument*/) { drawn_puzzle(turn).take(puzzle_in_play(turn.game)); }

DialogGroup start_from_group(const DialogSources& sources) {
    DialogGroup group = group_of("puzzle-from", GroupKind::buttons, tell("puzzle.draw.from"), Column::right);
    const auto presets = game::puzzle_presets();
    for (std::size_t i = 0; i < presets.size(); ++i) {
        const std::string name = say(presets[i].name);
        group.items.push_back({"puzzle-from-" + std::string(presets[i].id), name, name, nullptr, true, false,
                               take_preset, static_cast<int>(i)});
    }
    if (can_be_drawn(sources.game))
        group.items.push_back(
            button_item("puzzle-from-board", tell("puzzle.draw.from-board"), {}, take_board));
    return group;
}

void copy_as(Turn& turn, int which) {
    const auto format = static_cast<puzzle::Format>(which);
    const auto text = puzzle::format_as(format, drawn_puzzle(turn).puzzle());
    if (!text) return drawn_puzzle(turn).tell(tell("puzzle.draw.not-copied", text.error().message));
    turn.requests.emplace_back(WantCopy{*text, tell("puzzle.draw.copied")});
    turn.change().modal.open = Modal::none;
}

DialogGroup copy_group() {
    // In the order of puzzle::Format.
    constexpr std::array<const char*, 4> names{"puzzle.draw.as-text", "puzzle.draw.as-matrix",
                                               "puzzle.draw.as-csv", "puzzle.draw.as-json"};
    DialogGroup group = group_of("puzzle-copy", GroupKind::buttons, tell("puzzle.draw.copy"), Column::right);
    for (std::size_t i = 0; i < names.size(); ++i) {
        const std::string name = say(names.at(i));
        group.items.push_back({"puzzle-copy-" + std::string(puzzle::format_names.at(i)),
                               say("puzzle.draw.copy-as", name), name, nullptr, true, false, copy_as,
                               static_cast<int>(i)});
    }
    return group;
}

Message puzzle_facts(const PuzzleDraft& draft) {
    if (draft.is_playable()) return draft.facts();
    return verbatim(say("view.rule.not-yet", after_place(draft.facts())));
}

void play_drawn(Turn& turn, int /*argument*/) {
    const auto brought = game::as_brought(turn.state.puzzle->puzzle());
    if (!brought) return drawn_puzzle(turn).tell(brought.error().message);
    turn.requests.emplace_back(game::Open{game::share_code(game::opening(*brought))});
    turn.change().modal.open = Modal::none;
}

void undo_drawn(Turn& turn, int /*argument*/) { drawn_puzzle(turn).undo(); }

DialogGroup actions_group(const PuzzleDraft& draft) {
    DialogGroup group = group_of("puzzle-do", GroupKind::buttons, {}, Column::left);
    group.items.push_back({"puzzle-play", say("puzzle.draw.play-it"), say("puzzle.draw.play"), icons::play,
                           draft.is_playable(), true, play_drawn, 0});
    group.items.push_back({"puzzle-undo", say("puzzle.draw.undo-it"), say("puzzle.draw.undo"), icons::undo_2,
                           draft.can_undo(), false, undo_drawn, 0});
    return group;
}

}  // namespace

void open_own_puzzle_editor(Turn& turn) {
    UiState& state = turn.change();
    if (!state.puzzle) {
        auto first = machine::wired_in(turn.game.machine()) == nullptr
                         ? game::preset_puzzle(game::puzzle_presets().front())
                         : puzzle_in_play(turn.game);
        state.puzzle = std::make_shared<PuzzleDraft>(std::move(first));
    } else if (machine::wired_in(turn.game.machine()) != nullptr) {
        // What was drawn last is in play, or else Undo brings it back.
        if (machine::WiredPuzzle in_play = puzzle_in_play(turn.game); in_play != state.puzzle->puzzle())
            state.puzzle->take(std::move(in_play));
    }
    state.modal.open = Modal::puzzle;
}

Dialog puzzle_dialog(const DialogSources& sources) {
    const PuzzleDraft& draft = *sources.state.puzzle;
    Dialog dialog{say("puzzle.draw.title"), {}};
    std::vector<DialogGroup>& groups = dialog.groups;
    groups.push_back(part_group(draft));
    groups.push_back(puzzle_figure(draft));
    add_figure_window(groups, draft);
    add_part_groups(groups, draft);
    const Message facts = puzzle_facts(draft);
    if (!facts.empty()) groups.push_back(words_group("puzzle-facts", {}, facts, Column::right));
    groups.push_back(start_from_group(sources));
    groups.push_back(copy_group());
    if (!draft.told().empty()) groups.push_back(words_group("puzzle-told", {}, draft.told(), Column::right));
    groups.push_back(actions_group(draft));
    return dialog;
}

}  // namespace switchbox::ui
