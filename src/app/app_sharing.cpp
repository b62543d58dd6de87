// Sharing (app.hpp): links, the clipboard and files.
#include <cmath>
#include <utility>

#include "app/app.hpp"
#include "app/platform.hpp"
#include "game/pasted.hpp"
#include "game/sentences.hpp"
#include "game/share_code.hpp"
#include "i18n/words.hpp"
#include "machine/notation.hpp"
#include "ui/export/embed_code.hpp"
#include "ui/export/sheets.hpp"
#include "ui/kit/svg.hpp"

namespace switchbox::app {

void App::paste(const std::string& text) {
    if (paste_puzzle(text)) return;
    const game::Pasted pasted = game::classify_pasted_text(text);
    if (const auto* code = std::get_if<game::PastedCode>(&pasted)) open(code->code);
    if (const auto* board = std::get_if<game::PastedBoard>(&pasted)) paste_board(board->rows);
}

bool App::paste_puzzle(const std::string& text) {
    const auto brought = game::read_brought_text(text);
    if (!brought) return false;
    if (*brought) {
        apply(game::Open{(*brought)->code});
        save();
        if (!(*brought)->remark.empty()) view_.tell((*brought)->remark);
    } else {
        view_.warn(tell("puzzle.not-played", brought->error().message));
    }
    return true;
}

void App::paste_board(const std::string& rows) {
    const machine::Machine& machine = game_.machine();
    const auto drawn = machine::parse_drawn_picture(rows, machine::start_words);
    if (drawn && drawn->shape != machine.lamps()) {
        return view_.warn(tell("view.shell.other-shape", game_.puzzle().machine->name(),
                               machine::format_shape(machine.lamps()), machine::format_shape(drawn->shape)));
    }
    const auto picture = machine::parse_grid<machine::PictureKind>(
        rows, machine.lamp_sites(), machine.lamp_states(), machine::start_words);
    if (!picture) return view_.warn(tell("view.shell.bad-board", picture.error().message));
    apply(game::SetPicture{game::Side::start, *picture});
    save();
}

// Returns the link to the game. If the game is too large for one, reports that and returns nullopt.
std::optional<std::string> App::link() {
    const auto code = game::link_code(game_.position());
    if (code) return platform::link_to(*code);
    view_.tell(tell("view.shell.too-large-for-link"));
    return std::nullopt;
}

void App::show_link() {
    if (const auto to = link()) view_.show_link(*to);
}

void App::share() {
    const auto to = link();
    if (!to || (surroundings_.touch && platform::share(*to))) return;
    copy(*to, {tell("view.shell.link-copied"), tell("view.shell.link-not-copied")});
}

void App::shared(bool done) {
    if (done) return view_.tell(tell("view.shell.shared"));
    if (const auto to = link())
        copy(*to, {tell("view.shell.not-shared-copied"), tell("view.shell.not-shared")});
}

void App::open_page() {
    const auto to = link();
    if (!to || platform::open_link(*to)) return;
    copy(*to, {tell("view.shell.no-tab-copied"), tell("view.shell.no-tab")});
}

void App::copy_embed_code() {
    const auto code = game::link_code(game_.position());
    if (!code) return view_.tell(tell("view.shell.too-large-for-link"));
    copy(ui::embed_code(game_, platform::link_to(std::string(game::embed_prefix) + *code)),
         {tell("view.shell.embed-copied"), tell("view.shell.nothing-copied")});
}

// Copies the result with a link to the puzzle, which does not contain the solution.
void App::share_result() {
    const auto code = game::link_code(game::opening(game_.puzzle()));
    copy(say(game::result_words(game_, platform::link_to(code.value_or("")))),
         {tell("view.shell.result-copied"), tell("view.shell.nothing-copied")});
}

void App::copy(const std::string& text, CopyWords words) {
    copying_.push_back(std::move(words));
    const std::optional<bool> worked = platform::copy(text);
    if (worked) copied(*worked);
}

void App::copied(bool worked) {
    if (copying_.empty()) return;
    view_.tell(worked ? copying_.front().done : copying_.front().failed);
    copying_.pop_front();
}

void App::save_export(const ui::WantExport& wanted) {
    if (!ui::has_sheet(game_, wanted.what, wanted.format)) return;
    const std::string name = ui::file_name_of(game_, wanted.what, wanted.format);
    platform::Saved answer;
    if (wanted.format == ui::ExportFormat::text) {
        answer = platform::save_text(name, "text/plain", ui::solution_text(game_));
    } else {
        const ui::Drawing sheet = ui::sheet_of(game_, wanted.what, theme());
        const std::string svg = ui::svg_of(sheet);
        const bool png = wanted.format == ui::ExportFormat::png;
        answer = png ? platform::save_png(name, svg, static_cast<int>(std::ceil(sheet.width)),
                                          static_cast<int>(std::ceil(sheet.height)))
                     : platform::save_text(name, "image/svg+xml", svg);
    }
    if (answer) saved(*answer);
}

void App::saved(const Result<Message>& told) {
    if (told) return view_.tell(*told);
    view_.warn(told.error().message);
}

}  // namespace switchbox::app
