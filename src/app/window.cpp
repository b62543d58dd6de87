#include "app/window.hpp"

#include <imgui.h>
#include <imgui_impl_opengl3.h>
#include <imgui_impl_sdl2.h>
#include <imgui_internal.h>

#include <algorithm>
#include <cfloat>
#include <cmath>
#include <string_view>
#include <utility>

#include "app/gl.hpp"
#include "app/platform.hpp"
#ifndef __EMSCRIPTEN__
#include "app/gamepads.hpp"
#include "app/window_place.hpp"
#endif

namespace switchbox::app {
namespace {

constexpr int first_width = 1280;
constexpr int first_height = 800;
constexpr float max_frame_time = 0.05F;  // seconds; the longest time counted for a frame

#ifdef __EMSCRIPTEN__
constexpr const char* glsl_version = "#version 300 es";
#else
constexpr const char* glsl_version = "#version 330";
// Smallest window, as for the page (web/style.css): a smaller one leaves no space for the board. An embedded
// board may be smaller.
constexpr SDL_Point smallest{320, 500};
#endif

void ask_for_context() {
#ifdef __EMSCRIPTEN__
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_ES);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 0);
#else
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_CORE);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 3);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_FLAGS, SDL_GL_CONTEXT_FORWARD_COMPATIBLE_FLAG);
#endif
    SDL_GL_SetAttribute(SDL_GL_DOUBLEBUFFER, 1);
    SDL_GL_SetAttribute(SDL_GL_DEPTH_SIZE, 0);
    SDL_GL_SetAttribute(SDL_GL_STENCIL_SIZE, 0);
}

#if defined(__linux__) && !defined(__EMSCRIPTEN__)
// Excludes Wayland if no variable gives its socket's folder, since libwayland would write a line to standard
// error.
void leave_out_wayland_without_socket() {
    const auto is_path = [](const char* variable) {
        const char* value = SDL_getenv(variable);
        return value != nullptr && *value == '/';
    };
    if (is_path("XDG_RUNTIME_DIR") || is_path("WAYLAND_DISPLAY")) return;
    if (SDL_getenv("WAYLAND_SOCKET") != nullptr || SDL_getenv("SDL_VIDEODRIVER") != nullptr) return;
    SDL_SetHint(SDL_HINT_VIDEODRIVER, "x11,kmsdrm,offscreen");
}
#endif

// Returns the key that a key counts as: on a layout without Latin letters, the letter in its place on a US
// keyboard, and on one without digits in the first row, the digit.
SDL_Keycode shortcut_key(const SDL_Keysym& key) {
    const bool is_letter = key.scancode >= SDL_SCANCODE_A && key.scancode <= SDL_SCANCODE_Z;
    const bool is_digit = key.scancode >= SDL_SCANCODE_1 && key.scancode <= SDL_SCANCODE_0;
    const bool has_other_letter = is_letter && key.sym > '~' && (key.sym & SDLK_SCANCODE_MASK) == 0;
    const bool has_sign = is_digit && (key.sym < SDLK_0 || key.sym > SDLK_9);
    if (has_other_letter) return SDLK_a + (key.scancode - SDL_SCANCODE_A);
    if (has_sign) return SDLK_0 + (key.scancode - SDL_SCANCODE_1 + 1) % 10;
    return key.sym;
}

// Returns whether SDL fell back on a driver that shows nothing, which is useful only on request.
bool shows_nothing() {
    const std::string_view driver = SDL_GetCurrentVideoDriver();
    const bool asked_for = SDL_getenv("SDL_VIDEODRIVER") != nullptr;
    return !asked_for && (driver == "offscreen" || driver == "dummy" || driver == "evdev");
}

}  // namespace

bool is_reason_to_draw(const SDL_Event& event) { return event.type != SDL_POLLSENTINEL; }

Window::~Window() {
    if (has_imgui_) {
        if (has_context_) ImGui_ImplOpenGL3_Shutdown();
        ImGui_ImplSDL2_Shutdown();
        ImGui::DestroyContext();
    }
    if (context_ != nullptr) SDL_GL_DeleteContext(context_);
    if (window_ != nullptr) SDL_DestroyWindow(window_);
}

Message Window::open(std::unique_ptr<App> app) {
    app_ = std::move(app);
    // Keys come from the canvas and the DOM mirror over it (web/keys.js); other elements of the page keep
    // theirs.
    SDL_SetHint(SDL_HINT_EMSCRIPTEN_KEYBOARD_ELEMENT, "#game");
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1");
#if defined(__linux__) && !defined(__EMSCRIPTEN__)
    leave_out_wayland_without_socket();
#endif
    if (SDL_Init(SDL_INIT_VIDEO) != 0) return tell("view.shell.no-display", SDL_GetError());
    if (shows_nothing()) return tell("view.shell.nothing-shows");
    ask_for_context();
    constexpr Uint32 flags = SDL_WINDOW_OPENGL | SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI;
    window_ = SDL_CreateWindow("Switchbox", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, first_width,
                               first_height, flags);
    if (window_ == nullptr) return tell("view.shell.no-window", SDL_GetError());
#ifndef __EMSCRIPTEN__
    SDL_SetWindowMinimumSize(window_, smallest.x, smallest.y);
#endif
    context_ = SDL_GL_CreateContext(window_);
    return context_ == nullptr ? tell("view.shell.no-opengl", SDL_GetError()) : Message{};
}

void Window::begin_drawing() {
    ImGui::CreateContext();
    has_imgui_ = true;
    ImGui::GetIO().IniFilename = nullptr;
    app_->view().use_system_fonts(words_);
    ImGui_ImplSDL2_InitForOpenGL(window_, context_);
    begin_context();
}

void Window::begin_context() {
    renderer_.begin();
    ImGui_ImplOpenGL3_Init(glsl_version);
    has_context_ = true;
    last_.forget();
}

Message Window::get_ready() {
    fit_fonts();
    Message problem;
    while (problem.empty() && !has_shaders()) problem = finish_shader();
    return problem;
}

void Window::hand_over_fonts() {
    ImGui_ImplOpenGL3_CreateDeviceObjects();
    platform::offer_font(ui::font_bytes(ui::Type::body));
}

void Window::settle() {
    int width = 0;
    int height = 0;
    SDL_GetWindowSize(window_, &width, &height);
    ImGui::GetIO().DisplaySize = {static_cast<float>(width) / fit_.text.zoom,
                                  static_cast<float>(height) / fit_.text.zoom};
    app_->settle(fit_.pixels, fit_.text.zoom);
}

void Window::lose_context() {
    if (!has_context_) return;
    renderer_.destroy();
    solid_.destroy();
    words_.clear();
    ImGui_ImplOpenGL3_Shutdown();
    has_context_ = false;
}

Message Window::restore_context() {
    if (has_context_) return {};
    begin_context();
    fit_.pixels = 0;
    return get_ready();
}

// Opens a dropped file. The browser has another path for it (switchbox_take_in).
void Window::take_file(char* place) {
    app_->take_in(platform::dropped_text(place));
    SDL_free(place);
}

// Tells ImGui the pointer's place before each event that depends on it. ImGui forgets the place when the
// pointer leaves the window or the focus is lost. SDL reports no motion if the pointer returns to its place,
// or if a finger touches the place of the last one.
void Window::place_pointer(const SDL_Event& event) {
    const bool is_button = event.type == SDL_MOUSEBUTTONDOWN || event.type == SDL_MOUSEBUTTONUP;
    // Other buttons are synthetic (switchbox_let_go) and have no place.
    const bool is_placed =
        is_button && (event.button.button == SDL_BUTTON_LEFT || event.button.button == SDL_BUTTON_RIGHT);
    if (event.type == SDL_MOUSEMOTION) pointer_at_ = {event.motion.x, event.motion.y};
    if (is_placed) pointer_at_ = {event.button.x, event.button.y};
    const bool is_back =
        event.type == SDL_WINDOWEVENT &&
        (event.window.event == SDL_WINDOWEVENT_ENTER || event.window.event == SDL_WINDOWEVENT_FOCUS_GAINED) &&
        SDL_GetMouseFocus() == window_;
    if (!pointer_at_ || !(is_placed || is_back || event.type == SDL_MOUSEWHEEL)) return;
    ImGui::GetIO().AddMousePosEvent(static_cast<float>(pointer_at_->x) / fit_.text.zoom,
                                    static_cast<float>(pointer_at_->y) / fit_.text.zoom);
}

// Handles an event. SDL counts the window's pixels, the view those that its text is designed for.
void Window::take_event(SDL_Event event) {
#ifndef __EMSCRIPTEN__
    // In the browser this key belongs to the browser.
    if (event.type == SDL_KEYDOWN && event.key.keysym.sym == SDLK_F11 && event.key.repeat == 0) {
        toggle_fullscreen(window_);
    }
    follow_gamepads(event);
#endif
    place_pointer(event);
    if (event.type == SDL_MOUSEMOTION) {
        const auto logical = [this](Sint32 at) {
            return static_cast<Sint32>(static_cast<float>(at) / fit_.text.zoom);
        };
        event.motion.x = logical(event.motion.x);
        event.motion.y = logical(event.motion.y);
    }
    if (event.type == SDL_DROPFILE) return take_file(event.drop.file);
    if (event.type == SDL_KEYDOWN || event.type == SDL_KEYUP)
        event.key.keysym.sym = shortcut_key(event.key.keysym);
    ImGui_ImplSDL2_ProcessEvent(&event);
    // After a window event (uncovered, resized, restored) the pixels may be lost.
    if (event.type == SDL_WINDOWEVENT) last_.forget();
    const bool finger_up = event.type == SDL_MOUSEBUTTONUP && event.button.which == SDL_TOUCH_MOUSEID;
    // A lifted finger hovers over nothing.
    if (finger_up) {
        pointer_at_.reset();
        ImGui::GetIO().AddMousePosEvent(-FLT_MAX, -FLT_MAX);
    }
    if (event.type == SDL_MOUSEBUTTONDOWN) app_->view().on_pointer();
}

bool Window::take_events(bool& more) {
    SDL_Event event;
    while (SDL_PollEvent(&event) != 0) {
        if (event.type == SDL_QUIT) return false;
        take_event(event);
        // A key is read with the modifiers held at that time, so no later event may join the frame.
        if (event.type == SDL_KEYDOWN && event.key.repeat == 0) break;
    }
    // Polling also ends before events that arrived since it began.
    more = SDL_HasEvents(SDL_FIRSTEVENT, SDL_POLLSENTINEL - 1) == SDL_TRUE;
    return true;
}

void Window::follow_pointer() {
#ifndef __EMSCRIPTEN__
    // The backend reads the pointer's place on the whole screen, which SDL may update later than that in the
    // window.
    if (SDL_GetMouseFocus() != window_) return;
    int x = 0;
    int y = 0;
    SDL_GetMouseState(&x, &y);
    ImGui::GetIO().AddMousePosEvent(static_cast<float>(x) / fit_.text.zoom,
                                    static_cast<float>(y) / fit_.text.zoom);
#endif
}

Window::Fit Window::wanted_fit() const {
    int width = 0;
    int height = 0;
    int drawable = 0;
    SDL_GetWindowSize(window_, &width, &height);
    SDL_GL_GetDrawableSize(window_, &drawable, nullptr);
    const ui::TextScale text = app_->text_scale({static_cast<float>(width), static_cast<float>(height)});
    const float scale = width > 0 ? static_cast<float>(drawable) / static_cast<float>(width) : 1;
    return {scale * text.zoom, text};
}

// Returns whether the fonts fit the window. The tolerance allows for rounding, which changes the ratios
// slightly with the window's width.
bool Window::is_fitted() const {
    const Fit wanted = wanted_fit();
    const float reading = wanted.text.reading;
    if (app_->view().fonts().is_lacking()) return false;
    return std::abs(wanted.pixels - fit_.pixels) < 0.01F * wanted.pixels &&
           std::abs(reading - fit_.text.reading) < 0.01F * reading;
}

void Window::fit_fonts() {
    if (is_fitted()) return;
    fit_ = wanted_fit();
    app_->view().build_fonts(fit_.pixels, fit_.text.reading);
    ImGui_ImplOpenGL3_DestroyDeviceObjects();  // the next frame builds the font texture again
    last_.forget();
}

// Converts the window's pixels, which the backend has set, to the view's pixels.
void Window::zoom() const {
    constexpr float above = 1.000001F;  // the backend truncates fractions of a pixel
    ImGuiIO& io = ImGui::GetIO();
    io.DisplaySize = {io.DisplaySize.x / fit_.text.zoom, io.DisplaySize.y / fit_.text.zoom};
    const float scale = fit_.text.zoom > 1 ? fit_.text.zoom * above : 1;
    io.DisplayFramebufferScale = {io.DisplayFramebufferScale.x * scale, io.DisplayFramebufferScale.y * scale};
}

void Window::draw() {
    const ImGuiIO& io = ImGui::GetIO();
    if (words_.take_news()) last_.forget();
    if (last_.repeats(app_->scene(), app_->theme(), *ImGui::GetDrawData())) return;
    renderer_.draw(app_->scene(), app_->theme(), io.DisplaySize, io.DisplayFramebufferScale);
    solid_.draw(app_->scene().solid, app_->theme(), io.DisplaySize, io.DisplayFramebufferScale);
    ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
    SDL_GL_SwapWindow(window_);
    solid_.begin();
    ++counts_.drawn;
}

bool Window::frame(double& next) {
    if (!update(next)) return false;
    show();
    return true;
}

bool Window::update(double& next) {
    next = -1;
    bool more = false;
    if (!take_events(more)) return false;
    if (!has_context_) return true;
    fit_fonts();
    words_.tidy();
    ImGui_ImplOpenGL3_NewFrame();
    ImGui_ImplSDL2_NewFrame();
    zoom();
    follow_pointer();
    // Limit the frame time, so that a key held during one slow frame does not repeat.
    ImGui::GetIO().DeltaTime = std::min(ImGui::GetIO().DeltaTime, max_frame_time);
    const ImVector<ImGuiInputEvent>& input = ImGui::GetCurrentContext()->InputEventsQueue;
    ImGui::NewFrame();
    constexpr double milliseconds = 1000;
    next = app_->frame(static_cast<double>(SDL_GetTicks64()) / milliseconds, fit_.pixels, fit_.text.zoom);
    // ImGui handles a key's press and release in two frames, so queued input needs another frame at once.
    if (more || !input.empty()) next = 0;
    // The player has just changed the text size, or letters are missing.
    if (!is_fitted()) next = 0;
    // The backend sets the pointer's shape in the next frame.
    const ImGuiMouseCursor shape = ImGui::GetMouseCursor();
    if (std::exchange(pointer_shape_, shape) != shape) next = 0;
    ImGui::Render();
    return true;
}

void Window::show() {
    if (!has_context_) return;
    draw();
    ++counts_.frames;
    platform::note_frame(counts_, app_->theme().name, fit_.text.zoom);
}

}  // namespace switchbox::app
