#include "support/screen.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "support/no_renderer.hpp"
#include "ui/arrangement.hpp"
#include "ui/board/board_view.hpp"
#include "ui/frame/motion.hpp"
#include "ui/frame/pointer_input.hpp"

namespace switchbox::test {
namespace {

constexpr float frame_time = 0.02F;

}  // namespace

Screen::Screen(game::Game from, ImVec2 size, int text) : game(std::move(from)) {
    settings.text = text;
    const ui::TextScale scale = ui::text_scale(settings, size);
    ImGui::CreateContext();
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = nullptr;
    io.DisplaySize = {size.x / scale.zoom, size.y / scale.zoom};
    io.DeltaTime = frame_time;
    // Without this flag ImGui aborts if there are too many vertices, before a test can count them.
    io.BackendFlags |= ImGuiBackendFlags_RendererHasVtxOffset;
    view_.build_fonts(scale.zoom, scale.reading);
    take_font_texture();
    settings.motion = ui::MotionChoice::reduced;
    settings.presses_left = true;  // most tests check the distance text
    settle();
}

Screen::~Screen() { ImGui::DestroyContext(); }

float Screen::width_of(ui::Type type, std::string_view text) const {
    constexpr float unlimited = 1e6F;
    ImFont* font = view_.fonts().font(type);
    return font->CalcTextSizeA(ui::Fonts::size(type), unlimited, 0, text.data(), text.data() + text.size()).x;
}

void Screen::draw(int frames) {
    for (int i = 0; i < frames; ++i) frame();
}

void Screen::frame() {
    now_ += static_cast<double>(frame_time);
    ImGui::NewFrame();
    for (const ui::Request& request : view_.decide({game, settings, surroundings, now_, 1})) {
        if (const auto* action = std::get_if<game::Action>(&request)) {
            const auto done = game.apply(*action);
            REQUIRE(done);
            if (tells) view_.tell(*done, game);
        } else {
            requests.push_back(request);
        }
    }
    last_ = view_.draw({game, settings, surroundings, now_, 1});
    ImGui::Render();
    take_textures();
}

void Screen::act(std::string_view id) {
    view_.on_activate(id);
    settle();
}

void Screen::act_at_once(const std::vector<std::string>& ids) {
    for (const std::string& id : ids) view_.on_activate(id);
    settle();
}

void Screen::focus(std::string_view id) {
    view_.on_focus(id);
    settle();
}

void Screen::key(ImGuiKey key) {
    ImGui::GetIO().AddKeyEvent(key, true);
    frame();
    ImGui::GetIO().AddKeyEvent(key, false);
    settle();
}

void Screen::chord(ImGuiKey modifier, ImGuiKey pressed) {
    ImGui::GetIO().AddKeyEvent(modifier, true);
    key(pressed);
    ImGui::GetIO().AddKeyEvent(modifier, false);
    settle();
}

void Screen::point(ImVec2 at) {
    ImGui::GetIO().AddMousePosEvent(at.x - 1, at.y);
    frame();
    ImGui::GetIO().AddMousePosEvent(at.x, at.y);
    settle();
}

void Screen::let_go() {
    for (const bool down : {true, false}) ImGui::GetIO().AddMouseButtonEvent(ui::let_go_button, down);
}

void Screen::wheel(float by) {
    ImGui::GetIO().AddMouseWheelEvent(0, by);
    settle();
}

void Screen::drag(ImVec2 from, ImVec2 to) {
    ImGuiIO& io = ImGui::GetIO();
    point(from);
    io.AddMouseButtonEvent(ImGuiMouseButton_Left, true);
    frame();
    io.AddMousePosEvent(to.x, to.y);
    settle();
    io.AddMouseButtonEvent(ImGuiMouseButton_Left, false);
    settle();
}

void Screen::play(const std::string& action) {
    REQUIRE(game.apply(*game::parse_action(action)));
    settle();
}

void Screen::carry_out(const std::string& action) {
    const auto done = game.apply(*game::parse_action(action));
    REQUIRE(done);
    view_.tell(*done, game);
    settle();
}

int Screen::vertices() {
    int most = 0;
    const ImDrawData& drawn = *ImGui::GetDrawData();
    for (int i = 0; i < drawn.CmdListsCount; ++i) most = std::max(most, drawn.CmdLists[i]->VtxBuffer.Size);
    return most;
}

ui::Control Screen::control(std::string_view id) const {
    for (const ui::Control& control : drawn<ui::Control>()) {
        if (control.id == id) return control;
    }
    FAIL("no control " << id);
    return {};
}

ui::Parts Screen::board_parts() const {
    ui::Parts parts;
    ui::Motion motion;
    ui::Scene scene;
    const ui::BoardPointer pointer;
    const ui::Painter paint(parts, fonts(), ui::theme_of(settings, surroundings), 1);
    ui::board_view({game, state(), view_.facts(), layout(), pointer, paint, motion, scene});
    return parts;
}

std::vector<std::string> Screen::board_words() const {
    std::vector<std::string> words;
    for (const ui::Part& part : board_parts()) {
        if (const auto* text = std::get_if<ui::TextPart>(&part)) words.push_back(text->text);
    }
    return words;
}

std::string Screen::words(std::string_view id) const {
    const ui::Element* element = arranged().find(id);
    return element == nullptr ? "(none)" : element->text;
}

}  // namespace switchbox::test
