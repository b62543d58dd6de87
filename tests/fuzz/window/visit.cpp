#include "window/visit.hpp"

#include <algorithm>
#include <cmath>
#include <set>
#include <string_view>

#include "base/result.hpp"
#include "machine/text.hpp"
#include "support/no_renderer.hpp"
#include "window/memory_platform.hpp"

namespace switchbox::fuzz {
namespace {

constexpr float frame_time = 0.02F;
constexpr int most_slices = 50;
constexpr int most_frames = 3000;  // limit while the program animates by itself

// Checks the accessibility tree: unique ids, parents before their children, readable names, and the focus on
// an existing node.
void expect_tree(const std::vector<ui::MirrorNode>& nodes, const std::string& focus) {
    std::set<std::string_view> seen{""};
    for (const ui::MirrorNode& node : nodes) {
        if (!seen.contains(node.parent)) stop("the mirror has no parent of " + node.id);
        if (!seen.insert(node.id).second) stop("the mirror has twice " + node.id);
        if (!machine::can_be_shown(node.name)) stop("the mirror cannot show the name of " + node.id);
        const bool is_named = !node.name.empty() || !node.text.empty();
        if (!is_named && (node.role == "button" || node.role == "textbox"))
            stop("the mirror has no name for " + node.id);
    }
    if (!seen.contains(focus)) stop("the mirror lacks what has the focus, " + focus);
}

void expect_places(const ui::ElementTree& arranged) {
    for (const ui::Element& element : arranged.elements) {
        const ui::Rect& rect = element.rect;
        const bool is_finite = std::isfinite(rect.x) && std::isfinite(rect.y) && std::isfinite(rect.width) &&
                               std::isfinite(rect.height);
        // Elements without an id only cover others, so their size may be negative.
        const bool is_there = element.id.empty() || (rect.width >= 0 && rect.height >= 0);
        if (!is_finite || !is_there) stop("this has no place: " + element.id);
    }
}

void expect_drawn() {
    const ImDrawData& drawn = *ImGui::GetDrawData();
    for (int i = 0; i < drawn.CmdListsCount; ++i) {
        for (const ImDrawVert& vertex : drawn.CmdLists[i]->VtxBuffer)
            require(std::isfinite(vertex.pos.x) && std::isfinite(vertex.pos.y), "something is drawn nowhere");
    }
}

app::StartupData beginning_with(const std::string& code, bool embedded) {
    app::StartupData beginning = app::load_startup_data();
    beginning.code = code;
    beginning.embedded = embedded;
    beginning.seed = 1;  // reproducible for the same input
    return beginning;
}

}  // namespace

Visit::Context::Context() {
    ImGui::CreateContext();
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = nullptr;
    io.DeltaTime = frame_time;
    io.BackendFlags |= ImGuiBackendFlags_RendererHasVtxOffset;
}

Visit::Context::~Context() { ImGui::DestroyContext(); }

Visit::Visit(const std::string& code, bool embedded, ImVec2 size)
    : size_(size), app_(beginning_with(code, embedded), surroundings_) {
    frame();
}

void Visit::surround(const ui::SystemPreferences& surroundings) {
    surroundings_ = surroundings;
    app_.surround(surroundings);
}

void Visit::fit_fonts() {
    const ui::TextScale wanted = app_.text_scale(size_);
    ImGui::GetIO().DisplaySize = {size_.x / wanted.zoom, size_.y / wanted.zoom};
    if (wanted == fit_ && !app_.view().fonts().is_lacking()) return;
    fit_ = wanted;
    app_.view().build_fonts(wanted.zoom, wanted.reading);
    test::take_font_texture();
}

double Visit::frame() {
    now_ += static_cast<double>(frame_time);
    fit_fonts();
    ImGui::NewFrame();
    const double next = app_.frame(now_, fit_.zoom, fit_.zoom);
    ImGui::Render();
    test::take_textures();
    expect_tree(machinery().mirror, machinery().focus);
    expect_places(app_.view().arranged());
    expect_drawn();
    return next;
}

void Visit::work() {
    for (int slice = 0; slice < most_slices && app_.is_working(); ++slice) app_.work();
    frame();
}

void Visit::rest() {
    ImGuiIO& io = ImGui::GetIO();
    io.ClearInputKeys();
    for (int button = 0; button < ImGuiMouseButton_COUNT; ++button) io.AddMouseButtonEvent(button, false);
    for (int i = 0; i < most_frames; ++i) {
        if (app_.is_working()) work();
        const double next = frame();
        if (next < 0) return;
        wait(std::max(next, static_cast<double>(frame_time)));
    }
    require(app_.is_working(), "a window that nobody touches comes to rest");
}

}  // namespace switchbox::fuzz
