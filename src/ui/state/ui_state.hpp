// State of the interface between frames, apart from the game: Undo does not restore it. Each part is a struct
// with an owner, the module or file that changes it; drawing only reads.
#pragma once

#include <imgui.h>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "algebra/reduction.hpp"
#include "base/message.hpp"
#include "game/action.hpp"
#include "game/lesson.hpp"
#include "game/saved_game.hpp"
#include "machine/machine_type.hpp"
#include "ui/kit/geometry.hpp"
#include "ui/look/camera.hpp"
#include "ui/state/embed_options.hpp"
#include "ui/state/requests.hpp"
#include "ui/state/setup_draft.hpp"
#include "ui/state/type_states.hpp"

namespace switchbox::game {
struct Level;  // game/levels.hpp
}

namespace switchbox::ui {

struct AlgebraStudy;  // types/lights/algebra/study.hpp
struct ReducedTo;
struct OwnWork;  // types/lights/algebra/own_work.hpp

enum class AlgebraView : std::uint8_t { matrix, reduction, own, inverse, quiet };

// Entry of a matrix, or a whole row or column of it.
struct MatrixPlace {
    std::optional<std::size_t> row;
    std::optional<std::size_t> column;
    friend bool operator==(const MatrixPlace&, const MatrixPlace&) = default;
};

// The player's own reduction in the Algebra pane, and the operation that is chosen for it.
struct OwnState {
    std::shared_ptr<const OwnWork> work;  // nullptr before the first matrix
    bool is_old = false;                  // the position in play has other equations
    algebra::RowOperation chosen = {algebra::RowOperation::Kind::add, 1, 0};
    bool picks_other = false;  // the next row picked is the other one
    Message said = {};         // about the last operation or hint
    std::string text = {};     // of a matrix that is brought
};

// State of the Algebra pane.
struct AlgebraState {
    AlgebraView view = AlgebraView::matrix;
    std::shared_ptr<const AlgebraStudy> study;  // study of the game in play, while the pane is open
    std::size_t step = 0;                       // number of operations of the reduction that are done
    bool playing = false;
    double next_step = 0;  // time of the next operation while the reduction plays, in seconds
    float zoom = 0;        // pixels per entry; 0: as large as fits
    ImVec2 offset{0, 0};   // scroll offset of the matrix in its window
    std::size_t row = 0;   // the entry that has, or would get, the keyboard focus
    std::size_t column = 0;

    std::shared_ptr<const ReducedTo> reduced;    // the equations of the view after the operations done
    std::optional<MatrixPlace> pointed;          // entry under the pointer, until the focus moves elsewhere
    std::optional<MatrixPlace> wanted_in_sight;  // entry that the next layout scrolls into sight
    OwnState own = {};
};

struct ChaseStudy;  // types/lights/chase/chase_study.hpp

// State of the Chase pane.
struct ChaseState {
    std::shared_ptr<const ChaseStudy> study;  // table of the machine in play, while the pane is open
    bool shows_algebra = false;               // the matrix behind the table is unfolded
};

// Current choices in the export dialog.
struct ExportDraft {
    ExportWhat what = ExportWhat::board;
    ExportFormat format = ExportFormat::png;
    int boards = 12;  // of a worksheet
};

// Open lesson and its current step.
struct LessonState {
    std::string id;        // empty if no lesson is open
    std::size_t step = 0;  // counted from 0
    // Progress of the board within the step at the last check (keep_lesson); nullopt before the first.
    std::optional<game::LessonProgress> progress = std::nullopt;
    std::size_t answer = 0;  // last answer to the question at its end, counted from 1; 0 if there is none
};

struct MealyStudy;   // mealy_study.hpp
struct MealyRecord;  // also in mealy_study.hpp
struct KindStudy;    // mealy_study.hpp

// State of the Machine pane.
struct MealyState {
    std::shared_ptr<const MealyStudy> study;    // study of the game in play, while the pane is open
    std::shared_ptr<const MealyRecord> record;  // record of its transitions, while there is a study
    std::optional<std::size_t> pointed;         // state of the graph under the pointer or the keyboard focus
    std::shared_ptr<const KindStudy> kind;      // study of a machine type that has one of its own
    bool is_counting = false;                   // counts the states, a slice in each frame
};

// The game in play, for its result.
struct PlayRecord {
    std::optional<game::DayNumber> day = {};  // set if it is the daily puzzle of that day
    std::uint64_t seconds = 0;                // time spent on it
    bool was_shown = false;                   // its solution was seen, or a wrong answer given
    bool returns_tomorrow = false;            // it is offered again on the next day
    friend bool operator==(const PlayRecord&, const PlayRecord&) = default;
};

// Played games and daily puzzles. The application keeps it up to date.
struct RecordState {
    game::Statistics statistics;
    game::Streak streak;
    bool was_cleared = false;   // the statistics, which can still be restored
    game::DayNumber today = 0;  // local date
    PlayRecord play = {};
};

// Month that the calendar of daily puzzles shows (dialogs/daily_dialog.cpp).
struct DailyState {
    int month = 0;  // 0: January 2026
};

// View of a board with small cells (frame/command_acts.cpp).
struct CameraState {
    bool on = false;  // the board has a camera
    Camera camera;
    machine::Shape board;  // shape of the board that the camera views
};

// Id prefix of a cell of the board, in the DOM mirror and in the interface.
inline constexpr std::string_view cell_prefix = "cell-";
[[nodiscard]] inline std::string cell_id(std::size_t cell) {
    return std::string(cell_prefix) + std::to_string(cell + 1);
}

// Element that has the keyboard focus (focus.cpp).
struct FocusState {
    std::string id;          // id of the element, or empty
    bool visible = false;    // shown after a key, hidden after a click
    Rect place = {};         // place of the element when it was last drawn
    std::string behind;      // id of the element focused before a dialog opened
    std::string given;       // id of the element that an opening dialog gave the focus; it has no tooltip
    std::size_t cursor = 0;  // cell of the board that has, or would get, the focus
};

// Dialog above everything else (focus.cpp, bars/modal.cpp).
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
    statistics,
    machines,
    levels,
    matrix,
    daily
};
struct ModalState {
    Modal open = Modal::none;
    Modal waits = Modal::none;           // closed while its game is made or searched for
    Modal seen = Modal::none;            // open dialog at the last update of the focus
    ImGuiKey opened_by = ImGuiKey_None;  // not typed into the dialog while it is still held
    std::optional<bool> shows_keys;      // the help lists the keys; nullopt until the player chooses
};

// Playback of the solution on the board (view.cpp, the playback commands).
inline constexpr double first_step_time = 0.5;  // seconds until it begins
struct PlaybackState {
    bool playing = false;
    double next_step = 0;     // time of the next step, in seconds
    std::optional<int> rate;  // rate of a long solution, if one was chosen (frame/motion.hpp)

    void begin(double now) {
        playing = true;
        next_step = now + first_step_time;
    }
};

// Stroke of a pointer that is still held (board/board_edit.cpp).
struct BrushStroke {
    std::size_t first = 0;
    std::size_t last = 0;
    std::uint8_t state = 0;
    bool is_rectangle = false;       // between the first and the last cell
    bool is_dropped = false;         // cancelled by Escape; it has no effect then
    std::vector<std::size_t> cells;  // along the stroke, maybe with repetitions
};

// Editing of lamps (the edit commands, board/board_edit.cpp).
struct EditState {
    bool on = false;
    game::Side side = game::Side::start;  // shown on the board meanwhile
    bool rectangle = false;               // a drag paints all cells between its ends
    // State that clicks paint (board/board_edit.hpp); nullopt: a click paints the next state.
    std::optional<std::uint8_t> brush = {};
    std::optional<BrushStroke> stroke;
};
// Id of the status message during editing.
inline constexpr MessageId<> editing_words = "view.status.editing";

enum class WaitFor : std::uint8_t { search, proof, board, game };
// Task that the player waits for, and its progress (view.cpp).
struct SearchState {
    bool running = false;
    int percent = 0;
    WaitFor what = WaitFor::search;
    bool best_will_do = false;  // after a cancelled search, answers use the best found until the next search
};

// Contents of the side pane (panes/). Wiring replaces Why while the wires are drawn.
enum class PaneKind : std::uint8_t { why, algebra, chase, wiring, machine, lesson, result };
struct PaneState {
    PaneKind kind = PaneKind::why;
    bool keeps_wires = false;  // Why is open although the wires are drawn, else Wiring is
    bool coaching = false;     // Why shows the coach's advice
    bool all_faults = false;   // Why shows all faults, not only the first
    bool shows_more = false;   // Why shows the whole reason, not only its order
    std::string pointed;       // id of the figure in it under the pointer
    bool is_sheet = false;     // true on a phone, where it slides up
    bool sheet_open = false;
    float sheet = 0;    // position: 0 down .. 1 up
    std::string shown;  // subject of the contents that are scrolled
};

// Result of the won game (panes/result_pane.cpp).
struct ResultState {
    std::optional<bool> was_won;        // at the last update; nullopt before the first
    std::optional<std::uint64_t> game;  // revision of the game that the others belong to
    std::optional<int> stars;
    const game::Level* level = nullptr;  // nullptr if the puzzle is none
};

// Scroll offsets, in logical pixels (pointer.cpp).
struct ScrollState {
    float picker = 0;  // horizontal
    float pane = 0;
    float dialog = 0;
};

// Answer to a question, as a button below it.
struct QuestionAnswer {
    Message label;
    Request request;
};
// Question or remark about a pasted text, a dropped file or a link. The next action ends it.
struct Question {
    Message words;
    std::vector<QuestionAnswer> answers;
};

struct MessageState {
    Message status;     // the last sentence
    Message distance;   // follows the status if it is to be shown (frame/status_words.hpp)
    Message changes;    // spoken after it: the lamps that changed
    Message notice;     // problem; stays until it is closed
    Question question;  // shown below the notice
    void say(Message now, Message then = {}) {
        status = std::move(now);
        distance = std::move(then);
        changes = {};
    }
};

// Options of the last game that was set up; New makes more such games.
struct NewGameOptions {
    machine::MachineChoice machine = machine::first_choice();
    std::optional<std::size_t> fewest;
    game::NewGameMode quest = game::NewGameMode::solvable;
    friend bool operator==(const NewGameOptions&, const NewGameOptions&) = default;
};

// Progress of the introduction to a machine (frame/status_words.cpp).
struct IntroductionState {
    std::string machine;  // id of the machine
    std::size_t card = 0;
};

struct UiState : TypeStates {
    bool embedded = false;  // board with a small bar, in another page
    EmbedOptions embed;     // its options
    FocusState focus;
    CameraState camera;
    ModalState modal;
    PlaybackState playback;
    EditState edit;
    SearchState search;
    PaneState pane;
    ResultState result;
    ScrollState scroll;
    MessageState messages;
    AlgebraState algebra;
    ChaseState chase;
    MealyState mealy;
    LessonState lesson;
    SetupDraft setup;
    NewGameOptions next_game;
    IntroductionState introduction;
    ExportDraft exports;
    std::string link;  // link to the position, for its dialog
    RecordState record;
    DailyState daily;
    std::string_view first_level;  // id of a level that opened with its machine: it is named without a number
    bool can_vibrate = false;
    bool was_loaded = false;  // player's data, from a file; the earlier data can be restored
    std::optional<std::size_t> current_button;  // button under the pointer, else under the keyboard focus
};

}  // namespace switchbox::ui
