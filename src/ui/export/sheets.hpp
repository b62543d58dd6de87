// Exports of a game as drawings: its board, the solution, the wires of Ghaly's machine, the matrix of a
// linear one and the table for chasing its lights. The solution can also be exported as text.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "game/game.hpp"
#include "ui/kit/pictures.hpp"
#include "ui/state/requests.hpp"

namespace switchbox::ui {

// Kinds of sheets, each defined in a file of its own.

// Codes at the edges of a board, by place: from the top, or from the left.
struct EdgeCodes {
    std::vector<std::string> left;
    std::vector<std::string> bottom;
    std::vector<std::string> top;
    std::vector<std::string> right;
};

// Sheet that only one machine type has. `has` returns whether this game has it.
struct ExtraSheet {
    ExportWhat what;
    bool (*has)(const game::Game& game);
    Drawing (*draw)(const game::Game& game, const Theme& theme);
};

// Sheets of a machine type (MachineUi). For a null member the sheet of a board of lamps is used.
struct ExportSheets {
    Drawing (*board)(const game::Game& game, const Theme& theme) = nullptr;
    Drawing (*solution)(const game::Game& game, const Theme& theme) = nullptr;
    std::string (*solution_text)(const game::Game& game) = nullptr;
    std::span<const ExtraSheet> extra = {};
    // Codes without which a board on paper cannot be solved; nullptr if there are none.
    EdgeCodes (*edge_codes)(const machine::MachineChoice& choice) = nullptr;
};

// Draws the board with its target beside it.
[[nodiscard]] Drawing board_sheet(const game::Game& game, const Theme& theme);
// Draws the board with the presses of a solution numbered on it, over a faint picture of the board before
// them.
[[nodiscard]] Drawing solution_sheet(const game::Game& game, const Theme& theme);

// Returns whether the sheet exists now in that form. A solution must be known, and the game must reveal it. A
// worksheet (worksheet.hpp) is SVG, of which the desktop makes a PDF.
[[nodiscard]] bool has_sheet(const game::Game& game, ExportWhat what, ExportFormat format);

// Returns the sheet in the theme's colours. It must exist (has_sheet).
[[nodiscard]] Drawing sheet_of(const game::Game& game, ExportWhat what, const Theme& theme);
// Returns the presses made and, if they are known and may be shown, the fewest; empty if there is neither.
[[nodiscard]] std::string presses_words(const game::Game& game);
// Returns the solution step by step, as plain text.
[[nodiscard]] std::string solution_text(const game::Game& game);
// Returns the certificate of the answer (solve/certificate.hpp). It must exist (has_sheet).
[[nodiscard]] std::string certificate_text(const game::Game& game);
// Returns a name such as "switchbox-merlin-solution.svg".
[[nodiscard]] std::string file_name_of(const game::Game& game, ExportWhat what, ExportFormat format);

// HTML code that embeds a board in another page.

// Returns an iframe that shows the game; `link` leads to its embedded form.
[[nodiscard]] std::string embed_code(const game::Game& game, std::string_view link);

}  // namespace switchbox::ui
