// The interface: draws a game with Dear ImGui and answers with what the player asks for. It knows no window,
// no files and no browser.
#pragma once

#include "play/game.hpp"
#include "view/kit/fonts.hpp"
#include "view/look/appearance.hpp"
#include "view/mirror.hpp"
#include "view/state/requests.hpp"
#include "view/state/ui_state.hpp"

namespace switchbox::view {

struct FrameInput {
    const play::Game& game;
    const Settings& settings;
    const Surroundings& surroundings;
    double now = 0;    // seconds, from any beginning
    float pixels = 1;  // device pixels per logical pixel
};

struct FrameOutput {
    Scene scene;
    Requests requests;
    // Seconds until the next frame is needed if nothing happens; negative when none is.
    double next_frame = -1;
};

// The theme that the player has chosen, or that the system prefers.
[[nodiscard]] const Theme& theme_of(const Settings& settings, const Surroundings& surroundings);

class View {
  public:
    // Draws one frame between ImGui::NewFrame() and ImGui::Render().
    FrameOutput draw(const FrameInput& input);

    // An element of the DOM mirror was clicked, or got or lost the focus; answered by the next frame.
    void on_activate(std::string_view id) { pending_.emplace_back(id); }
    void on_focus(std::string_view id);
    // A field's whole text, from the page's own input.
    void on_text(std::string_view field, std::string_view text) { pending_texts_.emplace_back(field, text); }
    void on_blur() { state_.focus_visible = false; }
    // A click or tap: the keyboard's focus ring goes.
    void on_pointer() { state_.focus_visible = false; }

    // The sentence after an action, what the action was, and the game after it.
    void tell(std::string status, const play::Action& action, const play::Game& game, double now);
    void tell(std::string status) { state_.status = std::move(status); }
    // The game that was asked for does not exist: the dialog that asks for it says so, or the status line.
    void refuse_game(std::string_view message);
    // Plays the solution that is open.
    void play(double now);
    // Joins what is being shown already.
    void warn(const std::string& notice) { state_.notice += (state_.notice.empty() ? "" : " ") + notice; }

    // The open lesson and its step, "merlin-order 2", or empty; and back. A text that names none is none.
    [[nodiscard]] std::string lesson_text() const;
    void resume_lesson(std::string_view text);

    // The search that the player waits for is done, or what it was for has gone.
    void end_search() { state_.searching.reset(); }

    void build_fonts(float pixels) { fonts_.build(pixels); }

    [[nodiscard]] const UiState& state() const { return state_; }
    // Once what a frame asked for is done, and before the mirror is read.
    void settle(const play::Game& game, const Settings& settings);
    [[nodiscard]] std::string mirror_text(const play::Game& game, const Settings& settings) const;

  private:
    void carry_on_playing(Frame& frame);
    void game_began(const play::Game& game);

    UiState state_;
    Fonts fonts_;
    Layout layout_;
    std::vector<std::string> pending_;
    std::vector<std::pair<std::string, std::string>> pending_texts_;
    double last_frame_ = 0;
};

}  // namespace switchbox::view
