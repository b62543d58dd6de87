// The interface: what the player does becomes requests, and a game is drawn with Dear ImGui. It knows no
// window, no files and no browser.
//
// One order in each frame: decide() answers the input of the player, on the places that were seen; the shell
// carries out what it asks for; draw() lets facts and places follow the game, then draws. What is worked out
// is kept until the game, the settings, the window, the language or the state of the interface changes.
#pragma once

#include <functional>
#include <memory>

#include "base/message.hpp"
#include "game/game.hpp"
#include "ui/access/mirror.hpp"
#include "ui/arrangement.hpp"
#include "ui/frame/motion.hpp"
#include "ui/idle.hpp"
#include "ui/kit/fonts.hpp"
#include "ui/look/appearance.hpp"
#include "ui/pointer.hpp"
#include "ui/solid/solid.hpp"
#include "ui/state/requests.hpp"
#include "ui/state/ui_state.hpp"
#include "ui/tooltip.hpp"

namespace switchbox::ui {

struct FrameOutput {
    Scene scene;
    // Seconds until the next frame is needed if nothing happens; negative when none is.
    double next_frame = -1;
};

class View {
  public:
    View();

    // Both between ImGui::NewFrame() and ImGui::Render().
    [[nodiscard]] Requests decide(const FrameInput& input);
    [[nodiscard]] FrameOutput draw(const FrameInput& input);

    // An element of the DOM mirror was clicked, or got or lost the focus; answered by the next frame.
    void on_activate(std::string_view id) { pending_.emplace_back(id); }
    void on_focus(std::string_view id);
    // A field's whole text, from the page's own input.
    void on_text(std::string_view field, std::string_view text) { pending_texts_.emplace_back(field, text); }
    void on_blur() { hide_focus(); }
    // A click or tap: the keyboard's focus ring goes.
    void on_pointer() { hide_focus(); }
    // Whether two fingers at a point, or what stands for them, move the board; in the window's pixels.
    [[nodiscard]] bool moves_board_at(ImVec2 at) const;
    // They are farther apart by a factor, round a point, and have moved by so much.
    void on_pinch(ImVec2 at, float factor, ImVec2 by);

    // What an action came to, and the game after it.
    void tell(const game::Outcome& outcome, const game::Game& game);
    void tell(Message status, Message distance = {}) {
        change().messages.say(std::move(status), std::move(distance));
    }
    // The game that was asked for does not exist: the dialog that asks for it says so, or the status line.
    void refuse_game(Message reason);
    // The game that was asked for is made or looked for: the dialog gives way until there is one, or is none.
    void await_game();
    // It is not wanted any more.
    void forget_game() { state_.modal.waits = Modal::none; }
    // Further games of the machine are like this.
    void wish(WishedGame wished) { change().wished = std::move(wished); }
    // From now on it is a board in a page of somebody else's.
    void embed() { change().embedded = true; }
    // Plays the solution that is open.
    void play(double now);
    // Joins what is being shown already.
    void warn(Message notice);

    // The open lesson and its step, "merlin-order 2", or empty; and back. A text that names none is none.
    [[nodiscard]] std::string lesson_text() const;
    void resume_lesson(std::string_view text);

    // What was played, for its dialog.
    void show_record(RecordState record) { change().record = std::move(record); }
    // The link to the position, for its dialog.
    void show_link(std::string link) { change().link = std::move(link); }
    // Game and settings were taken from a file, or given back for what was there before it.
    void take_loaded(const game::Game& game, std::string_view lesson, bool from_file);

    // Facts and places follow the game and the state of the interface. Every frame sees to it where it must.
    void settle(const FrameInput& input);

    void build_fonts(float pixels, float reading = 1);
    [[nodiscard]] const Fonts& fonts() const { return fonts_; }

    [[nodiscard]] const UiState& state() const { return state_; }
    [[nodiscard]] const Facts& facts() const { return arrangement_.facts(); }
    [[nodiscard]] const Layout& layout() const { return arrangement_.layout(); }
    // Returns the id of the element whose tooltip is shown; empty while none is.
    [[nodiscard]] std::string_view tooltip(double now) const { return tooltip_.shown(now); }
    [[nodiscard]] const Arranged& arranged() const { return arrangement_.arranged(); }
    // How often facts and places have been worked out: while it stays, so does the mirror.
    [[nodiscard]] std::uint64_t revision() const { return revision_; }
    [[nodiscard]] std::vector<MirrorNode> mirror() const {
        return ui::mirror(arranged(), state_.focus.id, layout().zoom);
    }

  private:
    // What facts and places were worked out from, but for the state of the interface.
    struct Sources {
        std::uint64_t game = 0;
        std::uint64_t words = 0;  // of the language
        Settings settings;
        Surroundings surroundings;
        ImVec2 window{0, 0};
        float pixels = 0;
        std::optional<Wait> wait;
        [[nodiscard]] bool operator==(const Sources& other) const;
    };

    [[nodiscard]] UiState& change() {
        is_settled_ = false;
        return state_;
    }
    void hide_focus();
    void take_turn(const FrameInput& input, Requests& requests, const std::function<void(Turn&)>& act);
    void slide_sheet();
    void draw_parts(const Painter& paint);
    void leave_setup(const machine::MachineChoice& machine);

    UiState state_;
    Fonts fonts_;
    Arrangement arrangement_;
    Sources settled_;
    bool is_settled_ = false;
    std::uint64_t revision_ = 0;
    std::uint64_t pointed_revision_ = 0;  // of the places that the pointer saw
    PointerState pointer_;
    BoardPointer board_pointer_;
    std::unique_ptr<Solid> solid_;  // nullptr if no machine type has one
    Motion motion_;
    Tooltip tooltip_;
    machine::Picture drawn_;  // picture of the last frame
    std::vector<std::string> pending_;
    std::vector<std::pair<std::string, std::string>> pending_texts_;
    struct Pinch {
        ImVec2 at;
        float factor;
        ImVec2 by;
    };
    std::vector<Pinch> pending_pinches_;
};

}  // namespace switchbox::ui
