// The window with its GL context, SDL's events for Dear ImGui, and one frame at a time. The same code runs in
// the page and on the desktop; who calls frame(), and when, differs (src/main_web.cpp, run_desktop.cpp).
#pragma once

#include <SDL.h>

#include <memory>
#include <optional>

#include "app/app.hpp"
#include "app/lamp_renderer.hpp"
#include "app/last_frame.hpp"
#include "app/platform.hpp"
#include "app/solid_renderer.hpp"
#include "base/message.hpp"

namespace switchbox::app {

class Window {
  public:
    Window() = default;
    Window(const Window&) = delete;
    Window& operator=(const Window&) = delete;
    ~Window();

    // The window opens in steps, between which a page can answer whoever waits. Where they answer, nothing is
    // success; else it is what went wrong.
    [[nodiscard]] Message open(std::unique_ptr<App> app);
    // Has the shaders compiled.
    void begin_drawing();
    // For the pixels that the window has now, unless that is done.
    void fit_fonts();
    // As GlProgram::is_compiled(), of all shaders.
    [[nodiscard]] bool is_compiled() const { return renderer_.is_compiled(); }
    // Takes the next of the shaders that were compiled meanwhile, until it has all.
    [[nodiscard]] Message finish_shader() { return renderer_.finish(); }
    [[nodiscard]] bool has_shaders() const { return renderer_.is_finished(); }
    // All that is left after begin_drawing().
    [[nodiscard]] Message get_ready();
    // What the first frame does too: it gives the fonts to the GPU, and works out what there is to tell and
    // where it stands.
    static void hand_over_fonts();
    void settle();

    // False once the window has been closed. Answers events, draws; `next` is the number of seconds until the
    // next frame is needed, negative when none is.
    bool frame(double& next);
    // Its two halves: what is to be seen, and showing it.
    bool update(double& next);
    void show();

    // The page's canvas may have been wiped: the next frame is drawn whatever it shows.
    void draw_anew() { last_.forget(); }
    // The page's context goes and comes back; what restoring answers is as with open().
    void lose_context();
    [[nodiscard]] Message restore_context();

    [[nodiscard]] App& app() { return *app_; }
    [[nodiscard]] SDL_Window* handle() { return window_; }

  private:
    // What the fonts are made for.
    struct Fit {
        float pixels = 0;  // of the device, per logical pixel
        ui::TextScale text;
    };
    [[nodiscard]] Fit wanted_fit() const;
    [[nodiscard]] bool is_fitted() const;
    void begin_context();
    // False when the window was closed; `more` when events were left for the next frame.
    bool take_events(bool& more);
    void follow_pointer();
    void take_event(SDL_Event event);
    void place_pointer(const SDL_Event& event);
    void take_file(char* place);
    void zoom() const;
    void draw();

    std::unique_ptr<App> app_;
    SDL_Window* window_ = nullptr;
    SDL_GLContext context_ = nullptr;
    LampRenderer renderer_;
    SolidRenderer solid_;
    Fit fit_;
    LastFrame last_;
    platform::FrameCounts counts_;
    int pointer_shape_ = 0;  // of ImGui's, in the last frame
    std::optional<SDL_Point>
        pointer_at_;  // by the last event that told, unless it was a finger that has left
    bool has_context_ = false;
    bool has_imgui_ = false;
};

// Whether an event is a reason to draw. SDL's own bookkeeping is not, or a page would never be idle.
[[nodiscard]] bool is_reason_to_draw(const SDL_Event& event);

}  // namespace switchbox::app
