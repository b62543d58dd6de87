// Window with its GL context, SDL's events for Dear ImGui, and one frame at a time. Browser and desktop share
// this code; they differ in the loop that calls frame() (src/main_web.cpp, run_desktop.cpp).
#pragma once

#include <SDL.h>

#include <memory>
#include <optional>

#include "app/app.hpp"
#include "app/lamp_renderer.hpp"
#include "app/last_frame.hpp"
#include "app/platform.hpp"
#include "app/solid_renderer.hpp"
#include "app/word_pictures.hpp"
#include "base/message.hpp"

namespace switchbox::app {

class Window {
  public:
    Window() = default;
    Window(const Window&) = delete;
    Window& operator=(const Window&) = delete;
    ~Window();

    // Opens the window. Opening takes several steps, so that a page stays responsive between them. Steps that
    // return a Message return empty on success, otherwise the error.
    [[nodiscard]] Message open(std::unique_ptr<App> app);
    // Starts compiling the shaders.
    void begin_drawing();
    // Builds the fonts for the window's present pixels, unless that is done.
    void fit_fonts();
    // Returns whether all shaders are compiled, as GlProgram::is_compiled().
    [[nodiscard]] bool is_compiled() const { return renderer_.is_compiled(); }
    // Finishes the next compiled shader; called until all are ready.
    [[nodiscard]] Message finish_shader() { return renderer_.finish(); }
    [[nodiscard]] bool has_shaders() const { return renderer_.is_finished(); }
    // Does all steps after begin_drawing().
    [[nodiscard]] Message get_ready();
    // Do work of the first frame ahead of it: upload the fonts to the GPU, and compute texts and layout.
    static void hand_over_fonts();
    void settle();

    // Handles events and draws. Returns false once the window is closed. `next` is set to the seconds until
    // the next frame is needed, negative if none is.
    bool frame(double& next);
    // The two halves of frame(): building the frame and drawing it.
    bool update(double& next);
    void show();

    // Forces the next frame to be drawn, since the page's canvas may have been cleared.
    void draw_anew() { last_.forget(); }
    // Handle the loss and return of the page's context. restore_context() returns a Message as open() does.
    void lose_context();
    [[nodiscard]] Message restore_context();

    [[nodiscard]] App& app() { return *app_; }
    [[nodiscard]] SDL_Window* handle() { return window_; }

  private:
    // Scale that the fonts were built for.
    struct Fit {
        float pixels = 0;  // device pixels per logical pixel
        ui::TextScale text;
    };
    [[nodiscard]] Fit wanted_fit() const;
    [[nodiscard]] bool is_fitted() const;
    void begin_context();
    // Handles the queued events. Returns false if the window was closed. `more` is set if events are left for
    // the next frame.
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
    WordPictures words_;
    Fit fit_;
    LastFrame last_;
    platform::FrameCounts counts_;
    int pointer_shape_ = 0;                // ImGui's pointer shape in the last frame
    std::optional<SDL_Point> pointer_at_;  // from the last event with a place; reset when a finger is lifted
    bool has_context_ = false;
    bool has_imgui_ = false;
};

// Returns whether an event is a reason to draw. SDL's internal events are not, otherwise a page would never
// be idle.
[[nodiscard]] bool is_reason_to_draw(const SDL_Event& event);

}  // namespace switchbox::app
