// What the interface remembers between frames that is not the game: a player would not expect Undo to restore
// it. Each part has an owner, the room or file that changes it; drawing only reads.
#pragma once

#include <imgui.h>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/message.hpp"
#include "game/action.hpp"
#include "machine/catalogue.hpp"
#include "ui/look/camera.hpp"
#include "ui/state/algebra_state.hpp"
#include "ui/state/export_draft.hpp"
#include "ui/state/lesson_state.hpp"
#include "ui/state/mealy_state.hpp"
#include "ui/state/record_state.hpp"
#include "ui/state/setup_draft.hpp"
#include "ui/state/type_states.hpp"

namespace switchbox::ui {

// How a large board is looked at (frame/camera_acts.cpp).
struct CameraState {
    Camera camera;
    machine::Shape board;  // that it looks at
};

// The name of a cell of the board, in the DOM mirror and wherever the interface speaks of it.
inline constexpr std::string_view cell_prefix = "cell-";
[[nodiscard]] inline std::string cell_id(std::size_t cell) {
    return std::string(cell_prefix) + std::to_string(cell + 1);
}

// What has the keyboard (focus.cpp).
struct FocusState {
    std::string id;          // of the element, or empty
    bool visible = false;    // shown after a key, hidden after a click
    Rect place = {};         // where that element was drawn last
    std::string behind;      // what had it before a dialog opened
    std::size_t cursor = 0;  // the board's cell that has, or would get, it
};

// What lies over everything (focus.cpp, bars/modal.cpp).
enum class Modal : std::uint8_t {
    none,
    help,
    settings,
    setup,
    rule,
    puzzle,
    codes,
    results,
    lessons,
    exports,
    link,
    statistics
};
struct ModalState {
    Modal open = Modal::none;
    Modal waits = Modal::none;           // closed while the game that it asks for is made or looked for
    Modal seen = Modal::none;            // when the focus was looked after last
    ImGuiKey opened_by = ImGuiKey_None;  // what it types while it is still held is not for the dialog
};

// The solution on the board that plays by itself (view.cpp, the playback commands).
inline constexpr double first_step_time = 0.5;  // seconds until it begins
struct PlaybackState {
    bool playing = false;
    double next_step = 0;     // when it goes on, in seconds
    std::optional<int> rate;  // of a long one, if one was chosen (frame/playback_rate.hpp)

    void begin(double now) {
        playing = true;
        next_step = now + first_step_time;
    }
};

// What a pointer that is still held paints (board/board_stroke.cpp).
struct BrushStroke {
    std::size_t first = 0;
    std::size_t last = 0;
    std::uint8_t state = 0;
    bool is_rectangle = false;       // between the first and the last
    bool is_dropped = false;         // by Escape; nothing more comes of it
    std::vector<std::size_t> cells;  // on the way, some perhaps more than once
};

// Painting lamps (the edit commands, board/board_edit.cpp).
struct EditState {
    bool on = false;
    game::Side side = game::Side::start;  // what the board shows meanwhile
    bool rectangle = false;               // a drag paints all between its ends
    // What clicks paint with (board/paint_face.hpp); without one they go on to the next state.
    std::optional<std::uint8_t> brush = {};
    std::optional<BrushStroke> stroke;
};
// What the status says meanwhile: a message's id.
inline constexpr std::string_view editing_words = "view.status.editing";

enum class WaitFor : std::uint8_t { search, proof, board, game };
// What the player waits for, and how far it is (view.cpp).
struct SearchState {
    bool running = false;
    int percent = 0;
    WaitFor what = WaitFor::search;
    bool best_will_do = false;  // one was cancelled: answers are the best found, until it is asked for again
};

// What the side pane holds (panes/). Why gives way to Wiring while the wires are drawn.
enum class PaneKind : std::uint8_t { why, algebra, wiring, machine, lesson };
struct PaneState {
    PaneKind kind = PaneKind::why;
    bool coaching = false;    // Why has the coach's advice
    bool all_faults = false;  // Why has all that is wrong, not the first of it alone
    std::string pointed;      // the figure in it that the pointer is at
    bool is_sheet = false;    // on a phone it slides up
    bool sheet_open = false;
    float sheet = 0;    // 0 down .. 1 up, on its way
    std::string shown;  // what is scrolled
};

// How far each part is scrolled, in pixels (pointer.cpp).
struct ScrollState {
    float picker = 0;  // sideways
    float pane = 0;
    float dialog = 0;
};

struct MessageState {
    Message status;    // the last sentence
    Message distance;  // follows it where that is wanted (frame/status_words.hpp)
    Message changes;   // spoken after it: the lamps that changed
    Message notice;    // something went wrong; stays until it is closed
    void say(Message now, Message then = {}) {
        status = std::move(now);
        distance = std::move(then);
        changes = {};
    }
};

// What the last game that was set up was asked to be; New makes more like it.
struct WishedGame {
    machine::MachineChoice machine = machine::first_choice();
    std::optional<std::size_t> fewest;
    game::Quest quest = game::Quest::solvable;
};

// How far the introduction to a machine has been read (frame/guide.cpp).
struct IntroductionState {
    std::string machine;  // its id
    std::size_t card = 0;
};

struct UiState : TypeStates {
    bool embedded = false;  // in a page of somebody else's: a board with a small bar
    FocusState focus;
    CameraState camera;
    ModalState modal;
    PlaybackState playback;
    EditState edit;
    SearchState search;
    PaneState pane;
    ScrollState scroll;
    MessageState messages;
    AlgebraState algebra;
    MealyState mealy;
    LessonState lesson;
    SetupDraft setup;
    WishedGame wished;
    IntroductionState introduction;
    ExportDraft exports;
    std::string link;  // to the position, for its dialog
    RecordState record;
    bool can_vibrate = false;
    bool was_loaded = false;  // the player's data, from a file; what was there before can be brought back
    std::optional<std::size_t> current_button;  // under the pointer, or else with the keyboard
};

}  // namespace switchbox::ui
