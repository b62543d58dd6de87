// Entry point of the web version: functions that the browser calls (web/boot.js). Frames are drawn on demand,
// one for each reason to draw.
#include <EGL/egl.h>
#include <SDL.h>
#include <emscripten.h>
#include <emscripten/html5.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <ctime>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/pad_buttons.hpp"
#include "app/platform.hpp"
#include "app/window.hpp"
#include "base/message.hpp"
#include "base/result.hpp"
#include "game/new_game.hpp"
#include "i18n/words.hpp"
#include "machine/text.hpp"

namespace switchbox::app {
namespace {

// State of the one window. It is global because the browser calls back into plain functions.
struct Running {
    std::unique_ptr<App> app;  // until the window takes it
    Window window;
    double next = -1;      // seconds from the last computed frame to the next; negative if none is due
                           // (Window::frame)
    bool asked = false;    // a frame was requested from the browser
    int timers = 0;        // timers started so far; only the last one matters
    bool waiting = false;  // the last timer has not expired yet
    bool sliced = false;   // a search slice is scheduled
    bool ordered = false;  // there is input that no frame has handled yet
};
std::unique_ptr<Running> running;  // NOLINT(cppcoreguidelines-avoid-non-const-global-variables)

void ask_for_frame();
void ask_for_slice();
void wake();

void on_timer(void* number) {
    if (reinterpret_cast<std::intptr_t>(number) != running->timers) return;
    running->waiting = false;
    ask_for_frame();
}

// Runs one slice of a long search, then returns to the browser. Skips it while input waits for a frame, since
// the input may cancel the search; that frame schedules the next slice.
void on_slice(void* /*nothing*/) {
    running->sliced = false;
    if (running->ordered) return;
    running->window.app().work();
    if (running->window.app().is_working()) {
        ask_for_slice();
    } else {
        wake();
    }
}

void ask_for_slice() {
    if (running->sliced) return;
    running->sliced = true;
    emscripten_async_call(on_slice, nullptr, 0);
}

void show() {
    running->window.show();
    if (running->window.app().is_working()) ask_for_slice();
    if (running->next == 0) return ask_for_frame();
    running->waiting = running->next > 0;
    platform::report_idle(!running->waiting && !running->asked);
    if (running->waiting) {
        void* number = reinterpret_cast<void*>(static_cast<std::intptr_t>(++running->timers));
        emscripten_async_call(on_timer, number, std::max(static_cast<int>(running->next * 1000), 1));
    } else {
        ++running->timers;
    }
}

EM_BOOL on_frame(double /*time*/, void* /*nothing*/) {
    running->asked = false;
    running->ordered = false;
    running->window.update(running->next);
    show();
    return EM_FALSE;
}

void ask_for_frame() {
    if (running->asked) return;
    running->asked = true;
    emscripten_request_animation_frame(on_frame, nullptr);
}

void wake() {
    if (!running) return;
    platform::report_idle(false);
    ask_for_frame();
}

// Asks for a frame at each midnight, when the daily puzzle changes. A board in another page has none.
void await_midnight() {
    if (!running || running->window.app().view().state().embedded) return;
    const auto act = [](void* /*nothing*/) {
        wake();
        await_midnight();
    };
    constexpr int milliseconds = 1000;
    emscripten_async_call(act, nullptr, game::seconds_to_midnight(std::time(nullptr)) * milliseconds);
}

// Returns whether an event is an order of the player. Pointer motion is not: it would hold up a search for as
// long as it lasts.
bool is_order(Uint32 type) {
    constexpr std::array<Uint32, 5> orders{SDL_KEYDOWN, SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP,
                                           SDL_FINGERDOWN, SDL_FINGERUP};
    return std::find(orders.begin(), orders.end(), type) != orders.end();
}

// SDL's page handlers push events from inside the browser's own, so this runs at the moment of input.
int on_event(void* /*nothing*/, SDL_Event* event) {
    if (is_order(event->type)) running->ordered = true;
    if (is_reason_to_draw(*event)) wake();
    return 0;
}

}  // namespace
}  // namespace switchbox::app

using switchbox::app::running;

extern "C" {

// Sets the available languages, one per line: "de Deutsch". Called before anything else.
EMSCRIPTEN_KEEPALIVE void switchbox_offer(const char* lines) {
    std::vector<switchbox::i18n::LanguageOption> offers;
    for (const std::string_view line : switchbox::machine::split(lines, '\n')) {
        const std::size_t space = std::min(line.find(' '), line.size());
        const std::size_t name = std::min(space + 1, line.size());
        offers.push_back({std::string(line.substr(0, space)), std::string(line.substr(name))});
    }
    switchbox::i18n::offer(std::move(offers));
}
// Switches to the language whose words the page has loaded.
EMSCRIPTEN_KEEPALIVE void switchbox_speak() {
    switchbox::i18n::use(switchbox::i18n::Language(switchbox::app::platform::taken_words()));
    switchbox::app::wake();
}
// Shows a message from the page itself.
EMSCRIPTEN_KEEPALIVE void switchbox_tell(const char* words) {
    running->window.app().report(switchbox::verbatim(words));
    switchbox::app::wake();
}

// Creates the program. Startup has several steps, so the browser can respond to input between them.
EMSCRIPTEN_KEEPALIVE void switchbox_start(const char* code, int embedded, const char* options, int dark,
                                          int reduced, int touch, int contrast, int vibrates) {
    using namespace switchbox::app;
    running = std::make_unique<Running>();
    const switchbox::ui::SystemPreferences surroundings{dark != 0, reduced != 0, touch != 0, contrast != 0,
                                                        vibrates != 0};
    StartupData beginning = load_startup_data();
    beginning.code = code;
    beginning.embedded = embedded != 0;
    beginning.options = options;
    running->app = std::make_unique<App>(beginning, surroundings);
}
// Opens the window; returns an empty string on success, otherwise an error message.
EMSCRIPTEN_KEEPALIVE const char* switchbox_open_window() {
    static std::string problem;
    problem = switchbox::say(running->window.open(std::move(running->app)));
    return problem.c_str();
}
EMSCRIPTEN_KEEPALIVE void switchbox_begin_drawing() { running->window.begin_drawing(); }
EMSCRIPTEN_KEEPALIVE void switchbox_fit_fonts() { running->window.fit_fonts(); }
EMSCRIPTEN_KEEPALIVE int switchbox_is_compiled() { return running->window.is_compiled() ? 1 : 0; }
EMSCRIPTEN_KEEPALIVE int switchbox_has_shaders() { return running->window.has_shaders() ? 1 : 0; }
EMSCRIPTEN_KEEPALIVE const char* switchbox_finish_shader() {
    static std::string problem;
    problem = switchbox::say(running->window.finish_shader());
    return problem.c_str();
}
EMSCRIPTEN_KEEPALIVE void switchbox_hand_over_fonts() { switchbox::app::Window::hand_over_fonts(); }
EMSCRIPTEN_KEEPALIVE void switchbox_settle() { running->window.settle(); }
// Computes the first frame, which switchbox_show() shows.
EMSCRIPTEN_KEEPALIVE void switchbox_begin_frames() {
    SDL_AddEventWatch(switchbox::app::on_event, nullptr);
    running->window.update(running->next);
    switchbox::app::await_midnight();
}
EMSCRIPTEN_KEEPALIVE void switchbox_show() { switchbox::app::show(); }

EMSCRIPTEN_KEEPALIVE void switchbox_surround(int dark, int reduced, int touch, int contrast, int vibrates) {
    running->window.app().surround({dark != 0, reduced != 0, touch != 0, contrast != 0, vibrates != 0});
    switchbox::app::wake();
}

// Redraws everything: setting a canvas's size clears it, even if the size is unchanged.
EMSCRIPTEN_KEEPALIVE void switchbox_resized() {
    running->window.draw_anew();
    switchbox::app::wake();
}

// Events from elements of the DOM mirror.
EMSCRIPTEN_KEEPALIVE void switchbox_activate(const char* id) {
    running->window.app().view().on_activate(id);
    running->ordered = true;
    switchbox::app::wake();
}
EMSCRIPTEN_KEEPALIVE void switchbox_focus(const char* id) {
    running->window.app().view().on_focus(id);
    switchbox::app::wake();
}
EMSCRIPTEN_KEEPALIVE void switchbox_blur() {
    running->window.app().view().on_blur();
    switchbox::app::wake();
}
// Cancels the press of the first finger when a second one touches. Uses SDL's queue to keep the order of
// events, since the first finger's events go through it too.
EMSCRIPTEN_KEEPALIVE void switchbox_let_go() {
    SDL_Event event{};
    event.button.windowID = SDL_GetWindowID(running->window.handle());
    event.button.button = SDL_BUTTON_X2;  // ui::let_go_button
    for (const Uint32 type : {SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP}) {
        event.type = type;
        SDL_PushEvent(&event);
    }
}
// Two-finger gestures or their equivalents: whether they move the board at a point, and the movement.
EMSCRIPTEN_KEEPALIVE int switchbox_moves_board(float x, float y) {
    return running->window.app().view().moves_board_at({x, y}) ? 1 : 0;
}
EMSCRIPTEN_KEEPALIVE void switchbox_pinch(float x, float y, float factor, float right, float down) {
    running->window.app().view().on_pinch({x, y}, factor, {right, down});
    switchbox::app::wake();
}
// Handles a gamepad button that is pressed or released.
EMSCRIPTEN_KEEPALIVE void switchbox_pad(int button, int down) {
    switchbox::app::hold_pad_button(button, down != 0);
    running->ordered = true;
    switchbox::app::wake();
}
// Sets the whole text of a field.
EMSCRIPTEN_KEEPALIVE void switchbox_text(const char* id, const char* text) {
    running->window.app().view().on_text(id, text);
    switchbox::app::wake();
}

// Reports whether text was copied to the clipboard.
EMSCRIPTEN_KEEPALIVE void switchbox_copied(int worked) {
    running->window.app().copied(worked != 0);
    switchbox::app::wake();
}
// Reports whether the browser accepted a file. `problem` is empty or the browser's own error text.
EMSCRIPTEN_KEEPALIVE void switchbox_saved(const char* name, const char* problem) {
    using namespace switchbox;
    if (*problem == 0) {
        running->window.app().saved(tell("view.shell.downloading", name));
    } else {
        running->window.app().saved(Error{tell("view.shell.not-made", name, problem)});
    }
    switchbox::app::wake();
}

// Updates the page's address.
EMSCRIPTEN_KEEPALIVE void switchbox_show_address() { running->window.app().show_address(); }
// Opens an address that the player edited.
EMSCRIPTEN_KEEPALIVE void switchbox_open(const char* code) {
    running->window.app().open(code);
    switchbox::app::wake();
}
// Opens a pasted text, or a chosen or dropped file, which the page holds.
EMSCRIPTEN_KEEPALIVE void switchbox_take_in() {
    running->window.app().take_in(switchbox::app::platform::taken_text());
    switchbox::app::wake();
}
EMSCRIPTEN_KEEPALIVE void switchbox_shared(int done) {
    running->window.app().shared(done != 0);
    switchbox::app::wake();
}

// Return the events that a page around the board gets first, and the error in a command of that page; empty
// if it is carried out.
EMSCRIPTEN_KEEPALIVE const char* switchbox_introduce() {
    static std::string events;
    events = running->window.app().introduce();
    return events.c_str();
}
EMSCRIPTEN_KEEPALIVE const char* switchbox_obey(const char* command, const char* code) {
    static std::string problem;
    problem = switchbox::say(running->window.app().obey(command, code));
    running->ordered = true;
    switchbox::app::wake();
    return problem.c_str();
}

EMSCRIPTEN_KEEPALIVE void switchbox_context_lost() { running->window.lose_context(); }
EMSCRIPTEN_KEEPALIVE const char* switchbox_context_restored() {
    static std::string problem;
    problem = switchbox::say(running->window.restore_context());
    switchbox::app::wake();
    return problem.c_str();
}

}  // extern "C"

// Replaces Emscripten's version, which would link all of WebGL into the page. SDL stores this function's
// address but never calls it here.
extern "C" EGLAPI __eglMustCastToProperFunctionPointerType EGLAPIENTRY
eglGetProcAddress(const char* /*name*/) {
    return nullptr;
}

// Does nothing: the page calls switchbox_start() when its own parts are ready.
int main() { return 0; }
