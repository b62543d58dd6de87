// What the view asks for: actions on the game, and the few things that only the shell can do.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "base/message.hpp"
#include "game/action.hpp"
#include "game/answer_task.hpp"
#include "ui/state/settings.hpp"

namespace switchbox::ui {

// A new game; the shell chooses the seed, or takes the day's, where none is given.
struct WantNewGame {
    machine::MachineChoice machine;
    std::optional<std::size_t> fewest = std::nullopt;
    std::optional<std::uint64_t> seed = std::nullopt;
    bool daily = false;
    game::Quest quest = game::Quest::solvable;
};
// Any picture, on the side that is being edited.
struct WantRandomPicture {
    game::Side side = game::Side::start;
};
// The link to this position, on the clipboard.
struct WantShare {};
// The same link, for the dialog that shows it.
struct WantLink {};
// This position in the whole page, in a tab of its own.
struct WantPage {};
// This position as HTML for a page of somebody else's, on the clipboard.
struct WantEmbedCode {};
// What was achieved, in words with the link to the puzzle, on the clipboard.
struct WantShareResult {};
// Opens the link on the clipboard.
struct WantPaste {};
// Text for the clipboard, and what to say when it is there.
struct WantCopy {
    std::string text;
    Message said;  // "Copied the matrix as LaTeX."
};
// A picture or a text of the game, as a file of the player's own.
enum class ExportWhat : std::uint8_t { board, solution, wiring, matrix };
inline constexpr std::array export_names{"board", "solution", "wiring", "matrix"};
enum class ExportFormat : std::uint8_t { png, svg, text };
struct WantExport {
    ExportWhat what = ExportWhat::board;
    ExportFormat format = ExportFormat::png;
};

// What was played, for the dialog that shows it; forgotten; and brought back.
struct WantStatistics {};
struct WantNoStatistics {};
struct WantStatisticsBack {};

// All that is remembered as one file (state/kept_data.hpp): a file of it, what one holds, and what was there
// before that.
struct WantSaveData {};
struct WantLoadData {};
struct WantDataBack {};

// An end of the search under way: to do with the best that it has found what it was for, or nothing.
struct WantBestFound {};
struct WantNoSearch {};

// A Question is a search for the fewest presses.
using Request = std::variant<game::Action, WantNewGame, WantRandomPicture, WantShare, WantLink, WantPage,
                             WantEmbedCode, WantShareResult, WantPaste, WantCopy, WantExport, game::Question,
                             WantBestFound, WantNoSearch, WantStatistics, WantNoStatistics,
                             WantStatisticsBack, WantSaveData, WantLoadData, WantDataBack, Settings>;
using Requests = std::vector<Request>;

}  // namespace switchbox::ui
