// Page around an embedded board (app.hpp): events for it, as JSON, and its commands. web/host.js passes both
// on, and knows whom.
#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <utility>

#include "app/app.hpp"
#include "app/platform.hpp"
#include "game/share_code.hpp"
#include "machine/text.hpp"
#include "ui/frame/commands.hpp"
#include "ui/frame/layout.hpp"

namespace switchbox::app {
namespace {

constexpr std::size_t most_events = 64;  // that wait for a frame; a hidden page has none

std::string json_text(std::string_view text) { return '"' + std::string(text) + '"'; }

// Returns a member of an object, with its comma. Names and codes have no sign that JSON escapes.
std::string member(std::string_view name, const std::string& value) {
    return "," + json_text(name) + ":" + value;
}

std::string beginning_of(std::string_view event) {
    return "{" + json_text("switchbox") + ":" + json_text(event);
}

std::string number_or_null(std::optional<std::size_t> number) {
    return number ? std::to_string(*number) : "null";
}

// Returns the code as a link has it; null if the board is too large for one.
std::string code_text(const std::string& code) { return code.empty() ? "null" : json_text(code); }

}  // namespace

void App::note_for_host(const game::Action& action, std::uint64_t presses_before, bool was_solved) {
    if (!embedded_) return;
    if (game::is_one_of<game::Open, game::NewGame>(action)) return add_host_event("new");
    if (game_.position().press_count != presses_before) add_host_event("pressed");
    if (game::is_one_of<game::Hint>(action)) add_host_event("hint");
    if (game_.is_solved() && !was_solved) add_host_event("solved");
}

void App::add_host_event(std::string_view name) {
    const ui::PlayRecord& play = view_.state().record.play;
    host_events_.push_back({name, game::link_code(game_.position()).value_or(""),
                            game_.position().press_count, attempts_.now(game_).hints, play.seconds,
                            play.was_shown});
}

// Returns what the game in play is, as members of an object.
std::string App::facts_text(const std::string& code) const {
    const machine::MachineChoice& machine = game_.puzzle().machine;
    const machine::Shape shape = game_.puzzle().start.shape;
    const std::string size = "{" + json_text("rows") + ":" + std::to_string(shape.rows) +
                             member("columns", std::to_string(shape.columns)) + "}";
    return member("code", code_text(code)) + member("machine", json_text(machine->id())) +
           member("size", size) + member("fewest", number_or_null(view_.facts().par));
}

std::string App::text_of(const HostEvent& event) const {
    const std::string start = beginning_of(event.name);
    if (event.name == "new") return start + facts_text(event.code) + "}";
    if (event.name == "hint") return start + "}";
    const std::string made = start + member("presses", std::to_string(event.presses));
    if (event.name == "pressed") return made + member("code", code_text(event.code)) + "}";
    return made + member("fewest", number_or_null(view_.facts().par)) +
           member("seconds", std::to_string(event.seconds)) + member("hints", std::to_string(event.hints)) +
           member("shown", event.shown ? "true" : "false") + "}";
}

std::string App::height_event() const {
    const ui::Layout& layout = view_.layout();
    const float height =
        ui::embedded_height(layout.window.width, game_.machine().lamps(), ui::parts_of(options_));
    const auto pixels = static_cast<int>(std::ceil(height * layout.zoom));
    return beginning_of("height") + member("height", std::to_string(pixels)) + "}";
}

// Tells what has happened since the last frame, now that the view knows the game.
void App::tell_host() {
    if (!embedded_) return;
    for (const HostEvent& event : std::exchange(host_events_, {})) platform::tell_host(text_of(event));
    std::string height = height_event();
    if (height == told_height_) return;
    told_height_ = std::move(height);
    platform::tell_host(told_height_);
}

std::string App::introduce() const {
    const std::string code = game::link_code(game_.position()).value_or("");
    return "[" + beginning_of("ready") + facts_text(code) + "}," + height_event() + "]";
}

Message App::obey(std::string_view command, const std::string& code) {
    if (host_events_.size() >= most_events) return tell("view.shell.host-busy");
    if (command == "open") {
        const auto position = game::parse_share_code(code);
        if (!position) return tell("view.shell.bad-embed", position.error().message);
        view_.end_question();
        apply(game::Open{code});
        save();
        return {};
    }
    constexpr std::array commands{ui::Command::restart, ui::Command::hint, ui::Command::undo};
    const auto known = std::find_if(commands.begin(), commands.end(),
                                    [&](ui::Command each) { return ui::info(each).id == command; });
    if (known == commands.end()) return tell("view.shell.host-unknown", machine::quoted(command));
    if (!ui::has_effect(*known, game_, view_.state()))
        return tell("view.shell.host-not-now", machine::quoted(command));
    view_.on_command(*known);
    return {};
}

}  // namespace switchbox::app
