#include "ui/fact_keeper.hpp"

#include "game/par.hpp"
#include "ui/board/board_edit.hpp"
#include "ui/dialogs/dialog.hpp"
#include "ui/frame/board_overlay.hpp"
#include "ui/frame/machine_ui.hpp"
#include "ui/frame/status_words.hpp"
#include "ui/panes/pane.hpp"

namespace switchbox::ui {
namespace {

// Lets the keyboard decide what is explained: of pointer and keyboard, the one that moved last does.
void leave_pointer(const game::Game& game, UiState& state) {
    state.pane.pointed.clear();
    state.algebra.pointed.reset();
    if (const BoardOverlay* overlay = shown_overlay(game, state)) overlay->focus(game, state);
}

}  // namespace

void UiModelCache::follow(const game::Game& game, const Settings& settings, UiState& state) {
    for (const MachineUi* ui : machine_uis())
        if (ui->overlay != nullptr) ui->overlay->keep(game, state);
    keep_cursor(game, state);
    keep_panes(game, state);
    const std::pair why_of{
        game.revision(),
        ExplainOptions{is_coaching(game, state), is_distance_told(settings, state), state.pane.all_faults}};
    if (why_of_ != why_of) facts_.why = why_now(game, why_of.second);
    why_of_ = why_of;
    facts_.cells.follow(game);
    facts_.chips = machine_chips(game);
    keep_par(game);
    facts_.guide = state.edit.on ? Message{} : guide_line(game, settings);
    facts_.dialog = open_dialog({game, settings, state});
    std::string subject(open_face(game, state).name);
    if (const auto of = open_face(game, state).subject) subject += of({game, state, facts_.why});
    if (state.pane.shown != subject) state.scroll.pane = 0;
    state.pane.shown = std::move(subject);
}

// Computes par once for each puzzle. At the start position a long search may prove it later.
void UiModelCache::keep_par(const game::Game& game) {
    const bool is_new = !par_of_ || !(*par_of_ == game.puzzle());
    if (is_new) par_ = game::par(game);
    if (is_new) par_of_ = game.puzzle();
    const bool at_start = machine::is_blank(game.position().presses.cells);
    if (!par_ && at_start && solve::is_proved_fewest(game.verdict())) par_ = game.fewest_from_here();
    facts_.par = game.reveals_solvability() ? par_ : std::nullopt;
}

bool UiModelCache::follow_focus(const game::Game& game, UiState& state) {
    const std::string focus = state.focus.visible ? state.focus.id : std::string();
    const bool has_moved = focus != focus_seen_;
    if (has_moved && !focus.empty()) leave_pointer(game, state);
    focus_seen_ = focus;
    facts_.highlight = pane_highlight({game, state, facts_.why});
    return has_moved;
}

void UiModelCache::follow_pointer(const game::Game& game, const UiState& state) {
    facts_.highlight = pane_highlight({game, state, facts_.why});
}

}  // namespace switchbox::ui
