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
constexpr float max_frame_time = 0.05F;  // seconds, that a frame counts for

#ifdef __EMSCRIPTEN__
constexpr const char* glsl_version = "#version 300 es";
#else
constexpr const char* glsl_version = "#version 330";
// As the page has it (web/style.css), where a board in a page of somebody else's may be smaller: less leaves
// no board.
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
// Where nothing names the folder of its socket, libwayland writes a line of its own to standard error.
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

// SDL falls back on drivers that show nothing, which is of use to those alone who ask for one.
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
    // The canvas and the DOM mirror over it give us their keys (web/keys.js); the page's other elements keep
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

void Window::hand_over_fonts() { ImGui_ImplOpenGL3_CreateDeviceObjects(); }

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
    ImGui_ImplOpenGL3_Shutdown();
    has_context_ = false;
}

Message Window::restore_context() {
    if (has_context_) return {};
    begin_context();
    fit_.pixels = 0;
    return get_ready();
}

// A file of the player's data, dropped there; the page has its own way (App::load_data).
void Window::take_file(char* place) {
    app_->load_data(platform::dropped_text(place));
    SDL_free(place);
}

// ImGui forgets where the pointer is when it leaves the window or the window loses the focus, and SDL reports
// no motion of a pointer that is still there when it comes back, nor of a finger that comes down where the
// last one was. So each event that depends on the place tells it before.
void Window::place_pointer(const SDL_Event& event) {
    const bool is_button = event.type == SDL_MOUSEBUTTONDOWN || event.type == SDL_MOUSEBUTTONUP;
    // The other buttons are made up (switchbox_let_go) and stand nowhere.
    const bool is_left = is_button && event.button.button == SDL_BUTTON_LEFT;
    if (event.type == SDL_MOUSEMOTION) pointer_at_ = {event.motion.x, event.motion.y};
    if (is_left) pointer_at_ = {event.button.x, event.button.y};
    const bool is_back =
        event.type == SDL_WINDOWEVENT &&
        (event.window.event == SDL_WINDOWEVENT_ENTER || event.window.event == SDL_WINDOWEVENT_FOCUS_GAINED) &&
        SDL_GetMouseFocus() == window_;
    if (!pointer_at_ || !(is_left || is_back || event.type == SDL_MOUSEWHEEL)) return;
    ImGui::GetIO().AddMousePosEvent(static_cast<float>(pointer_at_->x) / fit_.text.zoom,
                                    static_cast<float>(pointer_at_->y) / fit_.text.zoom);
}

// SDL counts the window's pixels, the view those that its text is designed for.
void Window::take_event(SDL_Event event) {
#ifndef __EMSCRIPTEN__
    // In the page this key is the browser's.
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
    ImGui_ImplSDL2_ProcessEvent(&event);
    // Uncovered, of another size, back from where it was minimised: what was drawn may be gone.
    if (event.type == SDL_WINDOWEVENT) last_.forget();
    const bool finger_up = event.type == SDL_MOUSEBUTTONUP && event.button.which == SDL_TOUCH_MOUSEID;
    // A finger that has left hovers over nothing.
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
        // A key is read together with the modifiers that were held with it, not with what comes after.
        if (event.type == SDL_KEYDOWN && event.key.repeat == 0) break;
    }
    // Polling also ends before events that came since it began.
    more = SDL_HasEvents(SDL_FIRSTEVENT, SDL_POLLSENTINEL - 1) == SDL_TRUE;
    return true;
}

void Window::follow_pointer() {
#ifndef __EMSCRIPTEN__
    // The backend asks for the pointer on the whole screen, of which SDL may know an older place than of the
    // window's.
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

// Rounding moves the quotients a little with every width of the window.
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
    ImGui_ImplOpenGL3_DestroyDeviceObjects();  // the next frame makes the font texture anew
    last_.forget();
}

// The backend has told ImGui the window's pixels.
void Window::zoom() const {
    constexpr float above = 1.000001F;  // the backend cuts off what is below a whole pixel
    ImGuiIO& io = ImGui::GetIO();
    io.DisplaySize = {io.DisplaySize.x / fit_.text.zoom, io.DisplaySize.y / fit_.text.zoom};
    const float scale = fit_.text.zoom > 1 ? fit_.text.zoom * above : 1;
    io.DisplayFramebufferScale = {io.DisplayFramebufferScale.x * scale, io.DisplayFramebufferScale.y * scale};
}

void Window::draw() {
    const ImGuiIO& io = ImGui::GetIO();
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
    ImGui_ImplOpenGL3_NewFrame();
    ImGui_ImplSDL2_NewFrame();
    zoom();
    follow_pointer();
    // A key that is held for one slow frame does not repeat.
    ImGui::GetIO().DeltaTime = std::min(ImGui::GetIO().DeltaTime, max_frame_time);
    const ImVector<ImGuiInputEvent>& input = ImGui::GetCurrentContext()->InputEventsQueue;
    ImGui::NewFrame();
    constexpr double milliseconds = 1000;
    next = app_->frame(static_cast<double>(SDL_GetTicks64()) / milliseconds, fit_.pixels, fit_.text.zoom);
    // ImGui takes a key's press and its release in two frames; what still waits must not wait for the next
    // event.
    if (more || !input.empty()) next = 0;
    // The player has just chosen another size of text, or letters are missing.
    if (!is_fitted()) next = 0;
    // The backend gives the pointer its shape in the next frame.
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
