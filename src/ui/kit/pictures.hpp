// Pictures for export and dialogs: drawings as lists of shapes, their SVG, pictures of many dots, and QR
// codes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "ui/kit/geometry.hpp"
#include "ui/kit/painter.hpp"
#include "ui/kit/theme.hpp"

namespace switchbox::ui {

// Picture of many small dots. If there are too many to draw one by one, neighbouring dots are drawn as one
// mark, fainter if fewer of them are set.
class DotPicture {
  public:
    DotPicture(std::size_t rows, std::size_t columns)
        : rows_(rows), columns_(columns), dots_(rows * columns, 0) {}

    void mark(std::size_t row, std::size_t column) { dots_[row * columns_ + column] = 1; }

    // Draws at most `max_marks` rectangles. `at`: top left corner of the first dot; `size`: pixels per dot.
    void draw(const Painter& paint, ImVec2 at, float size, Colour colour, std::size_t max_marks) const;

  private:
    struct Mark {
        std::size_t row = 0;
        std::size_t column = 0;
        std::size_t height = 0;  // in dots
        int shade = 0;
    };
    [[nodiscard]] std::vector<Mark> marks(std::size_t side, std::size_t most, bool joins) const;
    [[nodiscard]] int shade(std::size_t row, std::size_t column, std::size_t side) const;

    std::size_t rows_;
    std::size_t columns_;
    std::vector<std::uint8_t> dots_;  // 1 if the dot is set
};

// Exported picture as a list of shapes: ui/export/sheets.hpp makes it from a game, svg_of() writes it as SVG.
// Lengths are in pixels, y downwards; later shapes lie over earlier ones.

inline constexpr Colour no_colour{0, 0, 0, 0};

struct RectShape {
    Rect rect;
    float radius = 0;
    Colour fill = no_colour;
    Colour stroke = no_colour;
    float width = 0;  // stroke width
};
struct CircleShape {
    ImVec2 centre;
    float radius = 0;
    Colour fill = no_colour;
    Colour stroke = no_colour;
    float width = 0;
};
// Disc whose colour changes from its middle to its edge.
struct GlowShape {
    struct Stop {
        float at = 0;  // distance from the middle as a share of the radius; stops are in this order
        Colour colour;
    };
    ImVec2 centre;
    float radius = 0;
    std::vector<Stop> stops;
};
struct LineShape {
    std::vector<ImVec2> points;
    Colour stroke;
    float width = 1;
    float dash = 0;  // length of each dash and of each gap; 0 for a solid line
};
struct PolygonShape {
    std::vector<ImVec2> points;
    Colour fill = no_colour;
    Colour stroke = no_colour;
    float width = 0;
};
enum class TextAnchor : std::uint8_t { start, middle, end };
struct TextShape {
    ImVec2 at;  // anchor point, on the middle line of the text
    std::string text;
    Colour fill;
    float size = 15;
    TextAnchor anchor = TextAnchor::middle;
    bool strong = false;
    bool mono = false;
};
using DrawnShape = std::variant<RectShape, CircleShape, GlowShape, LineShape, PolygonShape, TextShape>;

struct Drawing {
    std::string title;  // accessible title
    float width = 0;
    float height = 0;
    Colour background;
    std::vector<DrawnShape> shapes;
};

// Escaping of text for SVG and HTML.

// Returns the text escaped for content between tags or for a double-quoted attribute. Drops control
// characters, most of which XML 1.0 cannot represent.
[[nodiscard]] std::string escaped(std::string_view text);
// Returns ` name="value"`, with the value escaped.
[[nodiscard]] std::string attribute(std::string_view name, std::string_view value);

// Drawing as a self-contained SVG 1.1 document: fonts by name, a title for screen readers, no scripts and no
// external references.

// `style`: CSS of the document, such as font_faces(); without it the fonts are those of the system.
[[nodiscard]] std::string svg_of(const Drawing& drawing, std::string_view style = {});
// Returns pages of equal size one below the other. A browser prints each on a sheet of its own.
[[nodiscard]] std::string svg_of_pages(const std::vector<Drawing>& pages, std::string_view style = {});

// Text as a QR code (ISO/IEC 18004), made by Project Nayuki's generator.
struct QrCode {
    int side = 0;            // modules per side; 0 if there is no code
    std::vector<bool> dark;  // modules row by row

    [[nodiscard]] bool is_dark(int row, int column) const {
        return dark[static_cast<std::size_t>(row) * static_cast<std::size_t>(side) +
                    static_cast<std::size_t>(column)];
    }
};

// Number of modules that stay light on each side of the code.
inline constexpr int quiet_zone = 4;

// Returns the smallest code that fits, with as much redundancy as that size allows. Its side is 0 if the text
// is longer than 1,367 bytes, the limit of a code that can be scanned off a screen.
[[nodiscard]] QrCode qr_code_of(const std::string& text);

}  // namespace switchbox::ui
