// Requests of the view: actions on the game, and tasks that only the application (app/app.hpp) can do.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "base/message.hpp"
#include "game/action.hpp"
#include "game/answer_task.hpp"
#include "game/new_game.hpp"
#include "machine/board_signs.hpp"
#include "ui/state/settings.hpp"

namespace switchbox::ui {

// Request for a new game. Without a seed, the application chooses one.
struct NewGameRequest {
    machine::MachineChoice machine;
    std::optional<std::size_t> fewest = std::nullopt;
    std::optional<std::uint64_t> seed = std::nullopt;
    game::NewGameMode quest = game::NewGameMode::solvable;
};
// Request for the daily puzzle of a day; nullopt: of today.
struct DailyRequest {
    std::optional<game::DayNumber> day = std::nullopt;
};
// Request to begin a lost puzzle afresh.
struct RetryRequest {
    std::string puzzle;  // share code of its opening
};
// Request to forget all lost puzzles.
struct ClearLostRequest {};
// Request for a random picture on the side that is being edited.
struct RandomPictureRequest {
    game::Side side = game::Side::start;
};
// Request to copy the link to this position to the clipboard.
struct ShareRequest {};
// Request to put the same link into its dialog.
struct LinkRequest {};
// Request to open this position in the full page, in a new tab.
struct PageRequest {};
// Request to copy HTML that embeds this position in another page to the clipboard.
struct EmbedCodeRequest {};
// Request to copy the result, in words with the link to the puzzle, to the clipboard.
struct ShareResultRequest {};
// Request to open the link on the clipboard.
struct PasteRequest {};
// Request to play a board from outside: on the machine, or on the one that the application chooses.
struct BoardRequest {
    machine::ReadBoard board;
    game::Side side = game::Side::start;
    std::optional<machine::MachineChoice> machine = std::nullopt;
};
// Request to copy a text to the clipboard, and the status message after that.
struct CopyRequest {
    std::string text;
    Message said;  // "Copied the matrix as LaTeX."
};
// Request to export a picture or a text of the game as a file.
enum class ExportWhat : std::uint8_t { board, solution, wiring, matrix, worksheet, certificate, chasing };
inline constexpr std::array export_names{"board",     "solution",    "wiring", "matrix",
                                         "worksheet", "certificate", "chasing"};
// The first of them, that the dialog offers; a pane offers the others.
inline constexpr std::size_t offered_exports = 6;
enum class ExportFormat : std::uint8_t { png, svg, text };
struct ExportRequest {
    ExportWhat what = ExportWhat::board;
    ExportFormat format = ExportFormat::png;
    int boards = 0;  // of a worksheet
};

// Request to keep that a lesson was read to its end, and its question answered.
struct LessonDoneRequest {
    std::string id;
};

// Requests to show, clear and restore the statistics.
struct StatisticsRequest {};
struct ClearStatisticsRequest {};
struct RestoreStatisticsRequest {};

// Requests to save all data of the player as one file (state/kept_data.hpp), to load such a file, and to
// restore the data from before that.
struct SaveDataRequest {};
struct LoadDataRequest {};
struct RestoreDataRequest {};

// Requests to end the running search: use the best result so far for its purpose, or none.
struct AcceptBestRequest {};
struct CancelSearchRequest {};

// Request of the view. A game::SearchRequest is a search for the fewest presses.
using Request =
    std::variant<game::Action, NewGameRequest, DailyRequest, RetryRequest, RandomPictureRequest, ShareRequest,
                 LinkRequest, PageRequest, EmbedCodeRequest, ShareResultRequest, PasteRequest, BoardRequest,
                 CopyRequest, ExportRequest, LessonDoneRequest, game::SearchRequest, AcceptBestRequest,
                 CancelSearchRequest, StatisticsRequest, ClearLostRequest, ClearStatisticsRequest,
                 RestoreStatisticsRequest, SaveDataRequest, LoadDataRequest, RestoreDataRequest, Settings>;
using Requests = std::vector<Request>;

// Returns whether a request leads to another position or game.
[[nodiscard]] inline bool changes_game(const Request& request) {
    return std::holds_alternative<game::Action>(request) || std::holds_alternative<NewGameRequest>(request) ||
           std::holds_alternative<DailyRequest>(request) || std::holds_alternative<RetryRequest>(request) ||
           std::holds_alternative<RandomPictureRequest>(request) ||
           std::holds_alternative<BoardRequest>(request);
}

}  // namespace switchbox::ui
