// What the interface remembers between frames that is not the game: a player would not expect Undo to restore
// it.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "play/action.hpp"
#include "view/kit/geometry.hpp"
#include "view/look/lamp_motion.hpp"
#include "view/look/wire_trace.hpp"
#include "view/state/algebra_state.hpp"
#include "view/state/codes_draft.hpp"
#include "view/state/export_draft.hpp"
#include "view/state/lesson_state.hpp"
#include "view/state/mealy_state.hpp"
#include "view/state/rule_draft.hpp"
#include "view/state/setup_draft.hpp"

namespace switchbox::view {

enum class Overlay : std::uint8_t { none, help, settings, setup, rule, codes, results, lessons, exports };

// What the side pane holds. Why gives way to Wiring while the wires are drawn.
enum class PaneKind : std::uint8_t { why, algebra, wiring, machine, lesson };

// What the pane points at: the board lights it.
struct BoardLight {
    std::vector<std::size_t> lamps;
    std::vector<std::size_t> buttons;
    friend bool operator==(const BoardLight&, const BoardLight&) = default;
};

// The names of elements, in the DOM mirror and wherever the interface speaks of one of its parts.
[[nodiscard]] inline std::string cell_id(std::size_t cell) { return "cell-" + std::to_string(cell + 1); }

// A long search that the player waits for, and what follows it.
struct Searching {
    std::optional<play::Action> then;
    bool plays = false;  // the solution that it opens
};

// What the last game that was set up was asked to be; New makes more like it.
struct WishedGame {
    machine::MachineChoice machine;
    std::optional<std::size_t> fewest;
    play::Quest quest = play::Quest::solvable;
};

inline constexpr double first_step_time = 0.5;  // seconds until a solution begins to play
inline constexpr std::string_view editing_words = "Editing: a click on a lamp changes it.";

// The wires of Ghaly's machine over its board.
struct WireState {
    int size = 0;  // of the machine that the rest is about; 0 for none
    bool shown = false;
    bool transmitters = true;
    bool generators = true;
    WireHighlight lit;               // what the player attended to last
    std::optional<WireEnd> end;      // the code that has the pointer or the keyboard
    std::optional<WireEnd> dragged;  // taken from its place
    std::size_t cursor = 0;          // the end that has, or would get, the keyboard
    std::string focus_seen;          // what had the keyboard in the last frame
};

struct UiState {
    std::string focus;           // the element that has the keyboard, or empty
    bool focus_visible = false;  // shown after a key, hidden after a click
    std::string focus_behind;    // what had it before a dialog opened
    std::size_t cursor = 0;      // the board's cell that has, or would get, the focus

    bool playing = false;
    double next_step = 0;  // when the playing solution goes on, in seconds

    bool editing = false;                      // clicks paint lamps
    play::Side edit_side = play::Side::start;  // what the board shows while editing
    std::optional<Searching> searching;
    bool best_will_do = false;  // a search was cancelled: answers are the best found, until it is asked for
    SetupDraft setup;
    WishedGame wished;
    RuleDraft rule;
    CodesDraft codes;
    WireState wires;
    bool coaching = false;  // the Why pane has the coach's advice

    PaneKind pane = PaneKind::why;
    AlgebraState algebra;
    MealyState mealy;
    LessonState lesson;
    ExportDraft exports;
    std::vector<std::string> why_marks;   // the small boards that the Why pane has drawn
    BoardLight light;                     // by the pane
    std::optional<std::size_t> attended;  // the button under the pointer or the keyboard

    bool phone = false;  // the narrow layout
    Overlay overlay = Overlay::none;
    Overlay overlay_seen = Overlay::none;  // in the last frame
    bool sheet_open = false;               // phone: the side pane
    float sheet = 0;                       // 0 down .. 1 up, on its way
    float picker_scroll = 0;
    float pane_scroll = 0;
    std::string pane_shown;  // what is scrolled
    bool pane_held = false;  // the pointer drags, or its wheel turns, something in the pane instead
    float dialog_scroll = 0;
    std::string dialog_shown;  // the item that was scrolled into sight last

    std::string status;  // the last sentence
    std::string notice;  // something went wrong; stays until it is closed

    LampMotion motion;
    std::optional<std::size_t> last_pressed;
    double pressed_at = -1;
    std::optional<std::size_t> hint_seen;
    double hint_at = -1;
    bool was_solved = true;
    double solved_at = -10;

    std::map<std::string, float, std::less<>> glow;   // hover, 0..1, by element
    std::map<std::string, Rect, std::less<>> places;  // where each element is drawn
    double animate_until = 0;
};

}  // namespace switchbox::view
