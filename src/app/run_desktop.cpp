#include <SDL.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <memory>
#include <new>
#include <utility>

#include "app/desktop_files.hpp"
#include "app/platform.hpp"
#include "app/run.hpp"
#include "app/window.hpp"
#include "app/window_place.hpp"
#include "i18n/embedded.hpp"
#include "i18n/words.hpp"

namespace switchbox::app {
namespace {

// Waits for an event, or for `next` seconds; without limit if `next` is negative.
void wait(double next) {
    if (next < 0) {
        SDL_WaitEvent(nullptr);
    } else {
        SDL_WaitEventTimeout(nullptr, std::max(static_cast<int>(std::ceil(next * 1000)), 1));
    }
}

// Continues the player's task until an event or the next frame; waits if there is none.
void search_or_wait(App& app, double next) {
    const Uint64 end = SDL_GetTicks64() + static_cast<Uint64>(std::max(next, 0.0) * 1000);
    if (!app.is_working()) return wait(next);
    while (app.is_working() && SDL_GetTicks64() < end) {
        app.work();
        if (SDL_PollEvent(nullptr) != 0) return;
    }
}

// Locks storage, since two windows that open at the same time must not both set damaged texts aside.
std::unique_ptr<App> remembered_app() {
    const platform::StorageLock alone;
    return std::make_unique<App>(load_startup_data(), ui::SystemPreferences{});
}

int complain(const Message& problem) {
    std::fprintf(stderr, "switchbox: %s\n", say(problem).c_str());
    return 1;
}

// Runs the program in a window. `told` is the reason for a restart. `has_rested` is set once no more work is
// left but the player's requests.
int play_in_window(const Message& told, bool& has_rested) {
    i18n::offer_embedded();
    platform::speak({});  // until the settings select another; warnings about them need a language
    Window window;
    std::unique_ptr<App> app = remembered_app();
    if (!told.empty()) app->view().warn(told);
    Message problem = window.open(std::move(app));
    if (problem.empty()) {
        window.begin_drawing();
        problem = window.get_ready();
    }
    if (!problem.empty()) return complain(problem);
    SDL_GL_SetSwapInterval(1);
    set_icon(window.handle());
    const std::string kept_place = read_whole(data_folder() / "window").value_or("");
    if (const auto kept = parse_place(kept_place)) put(window.handle(), *kept);
    WindowPlace place = place_of(window.handle(), {});
    double next = 0;
    while (window.frame(next)) {
        place = place_of(window.handle(), place);
        has_rested = has_rested || next != 0;
        if (next != 0) search_or_wait(window.app(), next);
    }
    write_whole(data_folder() / "window", format_place(place_of(window.handle(), place)));
    return 0;
}

}  // namespace

// Runs windows until the player closes one. If a big search runs out of memory, the window is destroyed. A
// new one continues the stored game, which has every press.
int run_window() {
    Message told;
    for (;;) {
        bool has_rested = false;
        try {
            return play_in_window(told, has_rested);
        } catch (const std::bad_alloc&) {
            if (!has_rested) return complain(tell("native.no-memory"));
            told = tell("native.begun-again");
        }
    }
}

}  // namespace switchbox::app
