#include "app/lamp_renderer.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <span>

#include "app/gl.hpp"
#include "embedded.hpp"
#include "ui/look/appearance.hpp"

namespace switchbox::app {
namespace {

// Equal to the constant in shaders/cell.vert.
constexpr std::size_t texels_across = 1024;
constexpr GLuint cell_attribute = 0;
constexpr int plain_states = 9;  // dark and the colours without a pattern

enum Uniform : std::size_t {
    appearance,
    first,
    size,
    states,
    to_clip,
    margin,
    corner,
    pixel,
    point,
    look,
    breath,
    ground,
    halo,
    key,
    key_edge,
    dark,
    rim,
    lit,
    lit_rim,
    core,
    core_reach,
    focus_ring,
    hint,
    proof,
    ink,
    tile_dark,
    socket,
    tile_key,
    tile_fill,
    tile_pattern,
};
constexpr std::array<const char*, 30> cell_uniforms{
    "uAppearance", "uFirst",    "uSize",   "uStates",  "uToClip",    "uMargin",     "uCorner",  "uPixel",
    "uPoint",      "uLook",     "uBreath", "uGround",  "uHalo",      "uKey",        "uKeyEdge", "uDark",
    "uRim",        "uLit",      "uLitRim", "uCore",    "uCoreReach", "uFocus",      "uHint",    "uProof",
    "uInk",        "uTileDark", "uSocket", "uTileKey", "uTileFace",  "uTilePattern"};

enum CopyUniform : std::size_t { rect, kept_board, origin };
constexpr std::array<const char*, 3> copy_uniforms{"uRect", "uBoard", "uOrigin"};

void set_tile_colours(GLint fill, GLint pattern, const ui::TileColours& tiles) {
    constexpr std::size_t channels = 4;
    std::array<float, channels * ui::tile_colours> fills{};
    std::array<float, channels * ui::tile_colours> patterns{};
    for (std::size_t i = 0; i < ui::tile_colours; ++i) {
        const auto put = [i](auto& values, ui::Colour c) {
            const std::array<float, channels> parts{c.r, c.g, c.b, c.a};
            std::copy(parts.begin(), parts.end(), values.begin() + channels * i);
        };
        put(fills, tiles.lit.at(i).fill);
        put(patterns, tiles.lit.at(i).pattern);
    }
    glUniform4fv(fill, static_cast<GLsizei>(ui::tile_colours), fills.data());
    glUniform4fv(pattern, static_cast<GLsizei>(ui::tile_colours), patterns.data());
}

void set_colours(const GlProgram& program, const ui::Theme& theme) {
    set_colour(program.at(key), theme.raised);
    set_colour(program.at(key_edge), theme.edge);
    set_colour(program.at(dark), theme.dark_lamp);
    set_colour(program.at(rim), theme.rim);
    set_colour(program.at(lit), theme.lit);
    set_colour(program.at(lit_rim), theme.lit_rim);
    set_colour(program.at(core), theme.core);
    glUniform1f(program.at(core_reach), theme.core_reach);
    glUniform1f(program.at(focus_ring), theme.focus_width / 2);
    set_colour(program.at(hint), theme.hint);
    set_colour(program.at(proof), theme.proof);
    set_colour(program.at(ink), theme.text);
    set_colour(program.at(tile_dark), theme.tiles.dark);
    set_colour(program.at(socket), theme.tiles.socket);
    set_colour(program.at(tile_key), theme.tiles.key);
    set_tile_colours(program.at(tile_fill), program.at(tile_pattern), theme.tiles);
}

// Returns how far halos reach beyond the board, in cells; equal to the values in shaders/lamps.frag.
float margin_of(ui::LampLook look) {
    switch (look) {
        case ui::LampLook::key:
        case ui::LampLook::lit_key:
            return 0.41F;
        case ui::LampLook::bare:
        case ui::LampLook::tile:
            return 0.5F;
        case ui::LampLook::colour:
            break;
    }
    return 0;
}

// Returns whether the board hides what is below. Only the first does; smaller boards may overlap its halos.
bool is_opaque(const ui::BoardDrawing& board) { return board.first == 0; }
ui::Colour ground_of(const ui::BoardDrawing& board, const ui::Theme& theme) {
    return is_opaque(board) ? theme.ground.with_alpha(1) : ui::Colour{0, 0, 0, 0};
}

float cell_of(const ui::BoardDrawing& board) { return board.rect.width / static_cast<float>(board.columns); }

std::span<const ui::LampAppearance> lamps_of(const ui::Scene& scene, const ui::BoardDrawing& board) {
    return std::span(scene.lamps).subspan(board.first, board.lamps());
}

}  // namespace

void LampRenderer::begin() {
    const std::string shapes = ui::lamp_shape::glsl();
    const std::string cell = shapes + reinterpret_cast<const char*>(embedded::cell_glsl);
    const auto* cell_glsl = reinterpret_cast<const unsigned char*>(cell.c_str());
    const auto* around = reinterpret_cast<const unsigned char*>("#define AROUND\n");
    const auto* patterns = reinterpret_cast<const unsigned char*>("#define PATTERNS\n");
    const std::array<ShaderSource, layer_count> fragments{{
        {"lamps.frag", {cell_glsl, embedded::lamps_frag}},
        {"lamps.frag", {around, cell_glsl, embedded::lamps_frag}},
        {"tiles.frag", {cell_glsl, embedded::tiles_frag}},
        {"tiles.frag", {patterns, cell_glsl, embedded::tiles_frag}},
        {"rings.frag", {cell_glsl, embedded::rings_frag}},
    }};
    for (std::size_t layer = 0; layer < layer_count; ++layer) {
        layers_.at(layer).begin({"cell.vert", {embedded::cell_vert}}, fragments.at(layer));
    }
    copy_.begin({"copy.vert", {embedded::copy_vert}}, {"copy.frag", {embedded::copy_frag}});
}

bool LampRenderer::is_compiled() const {
    const auto is_done = [](const GlProgram& program) { return program.is_compiled(); };
    return is_done(copy_) && std::all_of(layers_.begin(), layers_.end(), is_done);
}

Message LampRenderer::finish() {
    const std::size_t next = finished_++;
    if (next < layer_count) return layers_.at(next).finish(cell_uniforms);
    if (Message problem = copy_.finish(copy_uniforms); !problem.empty()) return problem;

    appearance_ = make_texture();
    glGenFramebuffers(1, &framebuffer_);
    glGenVertexArrays(1, &copy_vertices_);
    glGenVertexArrays(1, &cell_vertices_);
    glGenBuffers(1, &cell_buffer_);
    glBindVertexArray(cell_vertices_);
    glBindBuffer(GL_ARRAY_BUFFER, cell_buffer_);
    glEnableVertexAttribArray(cell_attribute);
    glVertexAttribIPointer(cell_attribute, 2, GL_SHORT, sizeof(ui::BoardCell), nullptr);
    glVertexAttribDivisor(cell_attribute, 1);
    glBindVertexArray(0);
    return {};
}

void LampRenderer::destroy() {
    make_canvases(0);
    for (const Canvas& canvas : map_canvases_) glDeleteTextures(1, &canvas.texture);
    map_canvases_.clear();
    maps_.destroy();
    glDeleteFramebuffers(1, &framebuffer_);
    glDeleteBuffers(1, &cell_buffer_);
    glDeleteVertexArrays(1, &cell_vertices_);
    glDeleteVertexArrays(1, &copy_vertices_);
    glDeleteTextures(1, &appearance_);
    for (GlProgram& layer : layers_) layer.destroy();
    copy_.destroy();
    finished_ = 0;
    shown_ = {};
}

void LampRenderer::upload(const std::vector<ui::LampAppearance>& appearances) const {
    constexpr std::size_t bytes_per_texel = 4;
    const std::size_t texels = appearances.size() * sizeof(ui::LampAppearance) / bytes_per_texel;
    const std::size_t rows = (texels + texels_across - 1) / texels_across;
    std::vector<std::uint8_t> bytes(rows * texels_across * bytes_per_texel);
    std::memcpy(bytes.data(), appearances.data(), appearances.size() * sizeof(ui::LampAppearance));
    glBindTexture(GL_TEXTURE_2D, appearance_);
    glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8UI, static_cast<GLsizei>(texels_across),
                 static_cast<GLsizei>(rows), 0, GL_RGBA_INTEGER, GL_UNSIGNED_BYTE, bytes.data());
}

void LampRenderer::make_canvases(std::size_t count) {
    for (std::size_t i = count; i < canvases_.size(); ++i) glDeleteTextures(1, &canvases_[i].texture);
    const std::size_t before = canvases_.size();
    canvases_.resize(count);
    for (std::size_t i = before; i < count; ++i) canvases_[i].texture = make_texture();
}

std::vector<ui::BoardCell> LampRenderer::stale_cells(std::size_t index, const ui::Scene& scene,
                                                     const ui::Theme& theme, ImVec2 pixels) const {
    const ui::BoardDrawing& board = scene.boards[index];
    const bool alike = canvases_[index].board == board && shown_.theme == &theme &&
                       shown_.pixels.x == pixels.x && shown_.pixels.y == pixels.y &&
                       shown_.scene.breath == scene.breath;
    if (!alike) return ui::all_cells(board);
    return ui::changed_cells(board, lamps_of(shown_.scene, board), lamps_of(scene, board));
}

LampRenderer::PixelRect LampRenderer::common(const PixelRect& a, const PixelRect& b) {
    const int left = std::max(a.left, b.left);
    const int top = std::max(a.top, b.top);
    return {left, top, std::max(std::min(a.left + a.width, b.left + b.width) - left, 0),
            std::max(std::min(a.top + a.height, b.top + b.height) - top, 0)};
}

LampRenderer::PixelRect LampRenderer::pixels_of(const ui::Rect& area, ImVec2 pixels) {
    const auto below = [](float at) { return static_cast<int>(std::floor(at)); };
    const auto above = [](float at) { return static_cast<int>(std::ceil(at)); };
    const int left = below(area.x * pixels.x);
    const int top = below(area.y * pixels.y);
    return {left, top, above(area.right() * pixels.x) - left, above(area.bottom() * pixels.y) - top};
}

void LampRenderer::fit(Canvas& canvas, const ui::Rect& area, ImVec2 pixels) {
    const PixelRect old = canvas.place;
    canvas.place = pixels_of(area, pixels);
    glBindTexture(GL_TEXTURE_2D, canvas.texture);
    if (old.width == canvas.place.width && old.height == canvas.place.height) return;
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, canvas.place.width, canvas.place.height, 0, GL_RGBA,
                 GL_UNSIGNED_BYTE, nullptr);
}

void LampRenderer::draw_layer(Layer layer, const Canvas& canvas,
                              const std::vector<ui::BoardCell>& cells) const {
    if (cells.empty()) return;
    const GlProgram& program = layers_.at(layer);
    const ui::BoardDrawing& board = canvas.board;
    const float cell = cell_of(board) * shown_.pixels.x;
    const float left = board.rect.x * shown_.pixels.x - static_cast<float>(canvas.place.left);
    const float top = board.rect.y * shown_.pixels.y - static_cast<float>(canvas.place.top);
    const float across = 2 / static_cast<float>(canvas.place.width);
    const float down = 2 / static_cast<float>(canvas.place.height);
    program.use();
    glUniform1i(program.at(appearance), 0);
    glUniform1i(program.at(first), static_cast<GLint>(board.first));
    glUniform2i(program.at(size), board.columns, board.rows);
    glUniform1i(program.at(states), board.states);
    glUniform4f(program.at(to_clip), cell * across, cell * down, left * across - 1, top * down - 1);
    glUniform1f(program.at(margin), margin_of(board.look));
    glUniform2f(program.at(corner), left, top);
    glUniform1f(program.at(pixel), 1 / cell);
    glUniform1f(program.at(point), shown_.pixels.x / cell);
    glUniform1i(program.at(look), static_cast<GLint>(board.look));
    glUniform1f(program.at(breath), shown_.scene.breath);
    set_colour(program.at(ground), ground_of(board, *shown_.theme));
    glUniform1f(program.at(halo), shown_.theme->halo);
    set_colours(program, *shown_.theme);
    glBufferData(GL_ARRAY_BUFFER, static_cast<GLsizeiptr>(cells.size() * sizeof(ui::BoardCell)), cells.data(),
                 GL_STREAM_DRAW);
    glDrawArraysInstanced(GL_TRIANGLE_STRIP, 0, 4, static_cast<GLsizei>(cells.size()));
}

// Draws the cells. A cell replaces the old pixels, so only its rings are blended.
void LampRenderer::draw_cells(const Canvas& canvas, const std::vector<ui::BoardCell>& cells) const {
    const ui::BoardDrawing& board = canvas.board;
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, canvas.texture, 0);
    glViewport(0, 0, canvas.place.width, canvas.place.height);
    glBindTexture(GL_TEXTURE_2D, appearance_);
    // At the edges of a canvas, no cell covers the partial pixels.
    if (cells.size() == ui::all_cells(board).size()) {
        const ui::Colour below = ground_of(board, *shown_.theme);
        glClearColor(below.r, below.g, below.b, below.a);
        glClear(GL_COLOR_BUFFER_BIT);
    }
    const Layer tile = board.states > plain_states ? patterned_tiles : tiles;
    const ui::CellGroups groups = ui::groups_of(board, lamps_of(shown_.scene, board), cells);
    glDisable(GL_BLEND);
    draw_layer(board.look == ui::LampLook::colour ? tile : lamps, canvas, groups.on_board);
    if (board.look != ui::LampLook::colour) draw_layer(halos, canvas, groups.around);
    glEnable(GL_BLEND);
    draw_layer(rings, canvas, groups.ringed);
}

// Updates the canvases.
void LampRenderer::refresh(const ui::Scene& scene, const ui::Theme& theme, ImVec2 pixels) {
    make_canvases(scene.boards.size());
    std::vector<std::vector<ui::BoardCell>> stale;
    for (std::size_t i = 0; i < canvases_.size(); ++i) {
        stale.push_back(stale_cells(i, scene, theme, pixels));
    }
    const auto is_empty = [](const std::vector<ui::BoardCell>& cells) { return cells.empty(); };
    refresh_maps(scene.maps, theme, pixels);
    shown_.scene.maps = scene.maps;
    shown_.theme = &theme;
    shown_.pixels = pixels;
    if (std::all_of(stale.begin(), stale.end(), is_empty)) return;
    shown_ = {scene, &theme, pixels};
    upload(scene.lamps);
    glBindFramebuffer(GL_FRAMEBUFFER, framebuffer_);
    glBindVertexArray(cell_vertices_);
    glBindBuffer(GL_ARRAY_BUFFER, cell_buffer_);
    for (std::size_t i = 0; i < canvases_.size(); ++i) {
        if (stale[i].empty()) continue;
        const ui::BoardDrawing& board = canvases_[i].board = scene.boards[i];
        fit(canvases_[i], board.rect.inset(-margin_of(board.look) * cell_of(board)), pixels);
        draw_cells(canvases_[i], stale[i]);
    }
    glBindFramebuffer(GL_FRAMEBUFFER, 0);
}

// Updates the canvases of the maps.
void LampRenderer::refresh_maps(const std::vector<ui::MapDrawing>& maps, const ui::Theme& theme,
                                ImVec2 pixels) {
    const bool same_look =
        shown_.theme == &theme && shown_.pixels.x == pixels.x && shown_.pixels.y == pixels.y;
    if (same_look && shown_.scene.maps == maps) return;
    while (map_canvases_.size() < maps.size()) map_canvases_.push_back({make_texture(), {}, {}});
    maps_.keep(maps);
    glBindFramebuffer(GL_FRAMEBUFFER, framebuffer_);
    glDisable(GL_BLEND);
    for (std::size_t i = 0; i < maps.size(); ++i) {
        const ui::MapDrawing& map = maps[i];
        Canvas& canvas = map_canvases_[i];
        fit(canvas, map.rect.common(map.clip), pixels);
        glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, canvas.texture, 0);
        glViewport(0, 0, canvas.place.width, canvas.place.height);
        const ImVec2 corner{map.rect.x * pixels.x - static_cast<float>(canvas.place.left),
                            map.rect.y * pixels.y - static_cast<float>(canvas.place.top)};
        maps_.draw(i, theme, corner, map.rect.width * pixels.x / static_cast<float>(map.shape.columns));
    }
    glBindFramebuffer(GL_FRAMEBUFFER, 0);
}

void LampRenderer::copy_to_window(const Canvas& canvas, const PixelRect& place, int width, int height) const {
    const auto across = [width](int x) { return static_cast<float>(x) / static_cast<float>(width) * 2 - 1; };
    const auto down = [height](int y) { return 1 - static_cast<float>(y) / static_cast<float>(height) * 2; };
    glUniform4f(copy_.at(rect), across(place.left), down(place.top), across(place.left + place.width),
                down(place.top + place.height));
    glUniform2i(copy_.at(origin), canvas.place.left, height - 1 - canvas.place.top);
    glBindTexture(GL_TEXTURE_2D, canvas.texture);
    glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
}

void LampRenderer::draw(const ui::Scene& scene, const ui::Theme& theme, ImVec2 window, ImVec2 pixels) {
    const auto width = static_cast<int>(std::lround(window.x * pixels.x));
    const auto height = static_cast<int>(std::lround(window.y * pixels.y));
    const bool exists = copy_.exists() && (!scene.boards.empty() || !scene.maps.empty());
    glDisable(GL_SCISSOR_TEST);
    glBlendFunc(GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
    glActiveTexture(GL_TEXTURE0);
    if (exists) refresh(scene, theme, pixels);
    glViewport(0, 0, width, height);
    glClearColor(theme.ground.r, theme.ground.g, theme.ground.b, 1);
    glClear(GL_COLOR_BUFFER_BIT);
    if (!exists) return;
    copy_.use();
    glBindVertexArray(copy_vertices_);
    glEnable(GL_BLEND);
    glUniform1i(copy_.at(kept_board), 0);
    for (const Canvas& canvas : canvases_) {
        const ui::Rect& clip = canvas.board.clip;
        const PixelRect place =
            clip.width == 0 ? canvas.place : common(canvas.place, pixels_of(clip, pixels));
        copy_to_window(canvas, place, width, height);
    }
    for (std::size_t i = 0; i < scene.maps.size(); ++i)
        copy_to_window(map_canvases_[i], map_canvases_[i].place, width, height);
    glBindVertexArray(0);
}

}  // namespace switchbox::app
