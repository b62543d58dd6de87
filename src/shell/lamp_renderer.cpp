#include "shell/lamp_renderer.hpp"

#include <algorithm>
#include <cstring>

#include "embedded.hpp"

namespace switchbox::shell {
namespace {

#ifdef __EMSCRIPTEN__
constexpr const char* version_line = "#version 300 es\nprecision highp float;\nprecision highp int;\n";
#else
constexpr const char* version_line = "#version 330 core\n";
#endif

// As in shaders/board.frag.
constexpr std::size_t texels_across = 1024;
constexpr float halo_margin = 0.6F;  // in cells

enum Uniform : std::size_t {
    rect,
    cell_rect,
    appearance,
    first,
    size,
    states,
    pixel,
    look,
    breath,
    halo,
    key,
    key_edge,
    dark,
    rim,
    lit,
    core,
    hint,
    proof,
    ink,
    tile_dark,
    socket,
    tile_key,
    tile_face,
    tile_pattern,
    point
};
constexpr std::array<const char*, 25> uniform_names{
    "uRect",    "uCellRect", "uAppearance",  "uFirst", "uSize",    "uStates",   "uPixel",
    "uLook",    "uBreath",   "uHalo",        "uKey",   "uKeyEdge", "uDark",     "uRim",
    "uLit",     "uCore",     "uHint",        "uProof", "uInk",     "uTileDark", "uSocket",
    "uTileKey", "uTileFace", "uTilePattern", "uPoint"};

struct Compiled {
    GLuint shader = 0;
    std::string problem;
};

Compiled compile(GLenum stage, const unsigned char* source) {
    const GLuint shader = glCreateShader(stage);
    const std::array<const char*, 2> parts{version_line, reinterpret_cast<const char*>(source)};
    glShaderSource(shader, static_cast<GLsizei>(parts.size()), parts.data(), nullptr);
    glCompileShader(shader);
    GLint compiled = 0;
    glGetShaderiv(shader, GL_COMPILE_STATUS, &compiled);
    if (compiled != 0) return {shader, {}};
    std::array<char, 1024> log{};
    glGetShaderInfoLog(shader, static_cast<GLsizei>(log.size()), nullptr, log.data());
    glDeleteShader(shader);
    return {0, log.data()};
}

void set_colour(GLint place, view::Colour c) { glUniform4f(place, c.r, c.g, c.b, c.a); }

void set_tile_colours(GLint face, GLint pattern, const view::TileColours& tiles) {
    constexpr std::size_t channels = 4;
    std::array<float, channels * view::tile_colours> faces{};
    std::array<float, channels * view::tile_colours> patterns{};
    for (std::size_t i = 0; i < view::tile_colours; ++i) {
        const auto put = [i](auto& values, view::Colour c) {
            const std::array<float, channels> parts{c.r, c.g, c.b, c.a};
            std::copy(parts.begin(), parts.end(), values.begin() + channels * i);
        };
        put(faces, tiles.lit.at(i).face);
        put(patterns, tiles.lit.at(i).pattern);
    }
    glUniform4fv(face, static_cast<GLsizei>(view::tile_colours), faces.data());
    glUniform4fv(pattern, static_cast<GLsizei>(view::tile_colours), patterns.data());
}

}  // namespace

std::string LampRenderer::create() {
    const Compiled vertex = compile(GL_VERTEX_SHADER, embedded::board_vert);
    if (vertex.shader == 0) return "board.vert: " + vertex.problem;
    const Compiled fragment = compile(GL_FRAGMENT_SHADER, embedded::board_frag);
    if (fragment.shader == 0) return "board.frag: " + fragment.problem;
    program_ = glCreateProgram();
    glAttachShader(program_, vertex.shader);
    glAttachShader(program_, fragment.shader);
    glLinkProgram(program_);
    glDeleteShader(vertex.shader);
    glDeleteShader(fragment.shader);
    GLint linked = 0;
    glGetProgramiv(program_, GL_LINK_STATUS, &linked);
    if (linked == 0) return "the board's shaders do not fit together";
    for (std::size_t i = 0; i < places_.size(); ++i) {
        places_.at(i) = glGetUniformLocation(program_, uniform_names.at(i));
    }

    glGenTextures(1, &texture_);
    glBindTexture(GL_TEXTURE_2D, texture_);
    for (const GLenum filter : {GL_TEXTURE_MIN_FILTER, GL_TEXTURE_MAG_FILTER}) {
        glTexParameteri(GL_TEXTURE_2D, filter, GL_NEAREST);
    }
    glGenVertexArrays(1, &vertices_);
    return {};
}

void LampRenderer::destroy() {
    glDeleteVertexArrays(1, &vertices_);
    glDeleteTextures(1, &texture_);
    glDeleteProgram(program_);
    program_ = texture_ = vertices_ = 0;
}

void LampRenderer::upload(const std::vector<view::LampAppearance>& lamps) const {
    constexpr std::size_t bytes_per_texel = 4;
    const std::size_t texels = lamps.size() * sizeof(view::LampAppearance) / bytes_per_texel;
    const std::size_t rows = (texels + texels_across - 1) / texels_across;
    std::vector<std::uint8_t> bytes(rows * texels_across * bytes_per_texel);
    std::memcpy(bytes.data(), lamps.data(), lamps.size() * sizeof(view::LampAppearance));
    glActiveTexture(GL_TEXTURE0);
    glBindTexture(GL_TEXTURE_2D, texture_);
    glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8UI, static_cast<GLsizei>(texels_across),
                 static_cast<GLsizei>(rows), 0, GL_RGBA_INTEGER, GL_UNSIGNED_BYTE, bytes.data());
}

void LampRenderer::set_colours(const view::Theme& theme) const {
    set_colour(at(key), theme.raised);
    set_colour(at(key_edge), theme.edge);
    set_colour(at(dark), theme.dark_lamp);
    set_colour(at(rim), theme.rim);
    set_colour(at(lit), theme.lit);
    set_colour(at(core), theme.core);
    set_colour(at(hint), theme.hint);
    set_colour(at(proof), theme.proof);
    set_colour(at(ink), theme.text);
    set_colour(at(tile_dark), theme.tiles.dark);
    set_colour(at(socket), theme.tiles.socket);
    set_colour(at(tile_key), theme.tiles.key);
    set_tile_colours(at(tile_face), at(tile_pattern), theme.tiles);
}

void LampRenderer::draw_board(const view::BoardDrawing& board, ImVec2 window, float pixels) const {
    const auto columns = static_cast<float>(board.columns);
    const auto rows = static_cast<float>(board.rows);
    const float cell = board.rect.width / columns;
    const float margin = halo_margin * cell;
    const view::Rect area = board.rect.inset(-margin);
    glUniform4f(at(rect), area.x / window.x * 2 - 1, 1 - area.y / window.y * 2,
                area.right() / window.x * 2 - 1, 1 - area.bottom() / window.y * 2);
    glUniform4f(at(cell_rect), -halo_margin, -halo_margin, columns + halo_margin, rows + halo_margin);
    glUniform1i(at(first), static_cast<GLint>(board.first));
    glUniform2i(at(size), board.columns, board.rows);
    glUniform1i(at(states), board.states);
    glUniform1f(at(pixel), 1 / (cell * pixels));
    glUniform1f(at(point), 1 / cell);
    glUniform1i(at(look), static_cast<GLint>(board.look));
    glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
}

void LampRenderer::draw(const view::Scene& scene, const view::Theme& theme, ImVec2 window, float pixels) {
    glViewport(0, 0, static_cast<GLsizei>(window.x * pixels), static_cast<GLsizei>(window.y * pixels));
    glDisable(GL_SCISSOR_TEST);
    glClearColor(theme.ground.r, theme.ground.g, theme.ground.b, 1);
    glClear(GL_COLOR_BUFFER_BIT);
    if (program_ == 0 || scene.lamps.empty()) return;
    upload(scene.lamps);
    glUseProgram(program_);
    glBindVertexArray(vertices_);
    glEnable(GL_BLEND);
    glBlendFunc(GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
    glUniform1i(at(appearance), 0);
    glUniform1f(at(breath), scene.breath);
    glUniform1f(at(halo), theme.halo);
    set_colours(theme);
    for (const view::BoardDrawing& board : scene.boards) draw_board(board, window, pixels);
    glBindVertexArray(0);
}

}  // namespace switchbox::shell
