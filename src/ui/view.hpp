// The user interface: turns input into requests, and draws a game with Dear ImGui. It is independent of
// windows, files and browsers.
//
// Each frame has a fixed order. decide() handles the input on the last layout, settled again if the state has
// changed since; the application carries out the requests; draw() updates model and layout, then draws.
// Derived data are cached until the game, the settings, the window, the language, the system's preferences or
// the state changes.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "base/message.hpp"
#include "game/game.hpp"
#include "ui/access/mirror.hpp"
#include "ui/arrangement.hpp"
#include "ui/frame/commands.hpp"
#include "ui/frame/element_tree.hpp"
#include "ui/frame/motion.hpp"
#include "ui/kit/fonts.hpp"
#include "ui/look/appearance.hpp"
#include "ui/pointer.hpp"
#include "ui/solid/solid.hpp"
#include "ui/state/requests.hpp"
#include "ui/state/ui_state.hpp"

namespace switchbox::ui {

// Reasons for another frame. Times are in seconds, from the same beginning as `now`.
struct RedrawReasons {
    bool moves = false;                         // something on the screen moves by itself, or is worked out
    bool is_held = false;                       // a repeating button is held
    bool is_overtaken = false;                  // the layout changed after the pointer was handled
    std::optional<double> next_step = {};       // next step of a solution that plays
    std::optional<double> next_operation = {};  // next step of a reduction that plays
    std::optional<double> next_tooltip = {};    // time at which a tooltip appears
    bool searches = false;                      // a search runs, and its progress is shown
};

// Returns the seconds until the next frame; 0: at once; negative: none is needed.
[[nodiscard]] double next_redraw(const RedrawReasons& wakers, double now);

// Tooltip: the name of an icon that is not written on it, and its key. It appears after a delay under a
// resting mouse, at the keyboard focus, or under a held finger.

// Ids of elements that a tooltip can belong to; empty for none.
struct TooltipSources {
    std::string_view over;     // element under the pointer
    std::string_view focused;  // element in focus, if the player sees the focus
    bool is_down = false;      // the pointer is pressed
    bool is_touch = false;
};

class Tooltip {
  public:
    // Follows pointer and keyboard. A clicked element has no tooltip until the pointer has left it.
    void follow(const ElementTree& arranged, const TooltipSources& sources, double now);
    // Returns the time at which the tooltip will appear; nullopt if none will, or it is shown already.
    [[nodiscard]] std::optional<double> appears_at(double now) const;
    // Returns the id of the element whose tooltip is shown; empty if none is.
    [[nodiscard]] std::string_view shown(double now) const;
    void draw(const Painter& paint, const ElementTree& arranged, const Rect& window, double now) const;

  private:
    std::string id_;  // id of the element with the tooltip
    std::string clicked_;
    double since_ = 0;
};

struct FrameOutput {
    Scene scene;
    // Seconds until the next frame is needed if nothing happens; negative when none is.
    double next_frame = -1;
};

class View {
  public:
    View();

    // Requires a call between ImGui::NewFrame() and ImGui::Render(), as does draw().
    [[nodiscard]] Requests decide(const FrameInput& input);
    [[nodiscard]] FrameOutput draw(const FrameInput& input);

    // Record that an element of the DOM mirror was clicked, or got or lost the focus. The next frame handles
    // it.
    void on_activate(std::string_view id) { pending_.emplace_back(id); }
    void on_focus(std::string_view id);
    // Records a command of the page around an embedded board, which may give those that are not offered.
    void on_command(Command command) { pending_commands_.push_back(command); }
    // Records the complete text of a field, from the page's own input.
    void on_text(std::string_view field, std::string_view text) { pending_texts_.emplace_back(field, text); }
    // Puts a pasted text into the field for several lines of the open dialog. Returns whether there is one.
    bool take_pasted(std::string_view text);
    void on_blur() { hide_focus(); }
    // Hides the focus ring of the keyboard, after a click or tap.
    void on_pointer() { hide_focus(); }
    // Returns whether two fingers, or an equivalent gesture, at a point move the board. `at` is in pixels of
    // the window.
    [[nodiscard]] bool moves_board_at(ImVec2 at) const;
    // Records a pinch around a point: the factor by which the fingers moved apart, and their movement.
    void on_pinch(ImVec2 at, float factor, ImVec2 by);

    // Shows the result of an action. `game` is the game after it.
    void tell(const game::Outcome& outcome, const game::Game& game);
    void tell(Message status, Message distance = {}) {
        change().messages.say(std::move(status), std::move(distance));
    }
    // Reports that the requested game does not exist, in the set-up dialog if it is open, else in the status
    // line.
    void refuse_game(Message reason);
    // Closes the dialog while its game is made or searched for, until there is one or the search fails.
    void await_game();
    // Records that the requested game is no longer wanted.
    void forget_game() { state_.modal.waits = Modal::none; }
    // Sets the options for further games of the machine.
    void set_next_game(NewGameOptions options) { change().next_game = std::move(options); }
    // Switches to a board embedded in another page.
    void embed(EmbedOptions options = {}) {
        UiState& state = change();
        state.embedded = true;
        state.embed = std::move(options);
    }
    // Plays the open solution.
    void play(double now);
    // Adds a notice to those already shown.
    void warn(Message notice);
    // Shows a question or remark about input until the next action of the player, or until it is closed.
    void ask(Message words, std::vector<QuestionAnswer> answers = {}) {
        change().messages.question = {std::move(words), std::move(answers)};
    }
    void end_question() {
        if (!state_.messages.question.words.empty()) change().messages.question = {};
    }

    // Returns the open lesson and its step, "merlin-order 2"; empty if none is open. resume_lesson() reopens
    // it and ignores a text that names no lesson.
    [[nodiscard]] std::string lesson_text() const;
    void resume_lesson(std::string_view text);

    // Fills the statistics dialog with the played games.
    void show_record(RecordState record) { change().record = std::move(record); }
    // Shows the wires of a level that opens with them.
    void follow_level(const game::Game& game);
    // Updates the data of the game in play.
    void show_progress(const PlayRecord& play);
    // Fills the link dialog with the link to the position.
    void show_link(std::string link) { change().link = std::move(link); }
    // Updates the view after game and settings were loaded from a file, or the earlier ones were restored.
    void take_loaded(const game::Game& game, std::string_view lesson, bool from_file);

    // Updates model, layout and focus from the game and the state, if they are out of date. Each frame calls
    // it when it needs them.
    void settle(const FrameInput& input);

    void build_fonts(float pixels, float reading = 1);
    void use_system_fonts(SystemFonts& system) { fonts_.use_system(system); }
    [[nodiscard]] const Fonts& fonts() const { return fonts_; }

    [[nodiscard]] const UiState& state() const { return state_; }
    [[nodiscard]] const UiModel& facts() const { return arrangement_.facts(); }
    [[nodiscard]] const Layout& layout() const { return arrangement_.layout(); }
    // Returns the id of the element whose tooltip is shown; empty if none is.
    [[nodiscard]] std::string_view tooltip(double now) const { return tooltip_.shown(now); }
    [[nodiscard]] const ElementTree& arranged() const { return arrangement_.arranged(); }
    // Returns the number of updates of model and layout. The mirror stays the same while this number does.
    [[nodiscard]] std::uint64_t revision() const { return revision_; }
    [[nodiscard]] std::vector<MirrorNode> mirror() const {
        return ui::mirror(arranged(), state_.focus.id, layout().zoom);
    }

  private:
    // Inputs of the last update of model and layout, apart from the state of the interface.
    struct Sources {
        std::uint64_t game = 0;
        std::uint64_t words = 0;  // revision of the language's messages
        Settings settings;
        SystemPreferences surroundings;
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
    void tell_presses(const game::Outcome& outcome, const game::Game& game);
    void take_turn(const FrameInput& input, Requests& requests,
                   const std::function<void(InputContext&)>& act);
    void slide_sheet();
    void draw_parts(const Painter& paint);
    void leave_setup(const machine::MachineChoice& machine);

    UiState state_;
    Fonts fonts_;
    Arrangement arrangement_;
    Sources settled_;
    bool is_settled_ = false;
    std::uint64_t revision_ = 0;
    std::uint64_t pointed_revision_ = 0;  // revision of the layout that the pointer saw
    PointerState pointer_;
    BoardPointer board_pointer_;
    std::unique_ptr<Solid> solid_;  // nullptr if no machine type has one
    Motion motion_;
    Tooltip tooltip_;
    machine::Picture drawn_;  // picture of the last frame
    std::vector<std::string> pending_;
    std::vector<Command> pending_commands_;
    std::vector<std::pair<std::string, std::string>> pending_texts_;
    struct Pinch {
        ImVec2 at;
        float factor;
        ImVec2 by;
    };
    std::vector<Pinch> pending_pinches_;
    std::size_t presses_at_once_ = 0;  // requested by the last frame
    std::size_t presses_untold_ = 0;   // of several at once, those without an outcome so far
};

}  // namespace switchbox::ui
