#include "support/drawings.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>

#include "support/xml.hpp"
#include "ui/export/sheet_board.hpp"
#include "ui/export/sheets.hpp"
#include "ui/kit/pictures.hpp"

namespace switchbox::test {
namespace {

using ui::ExportFormat;
using ui::ExportWhat;

constexpr std::array<ExportWhat, 5> all_kinds{ExportWhat::board, ExportWhat::solution, ExportWhat::wiring,
                                              ExportWhat::matrix, ExportWhat::chasing};

// Bounding box of a shape: its least and greatest corner.
struct Extent {
    ImVec2 least;
    ImVec2 greatest;
};
Extent extent(const ui::RectShape& shape) { return {shape.rect.min(), shape.rect.max()}; }
Extent extent(const ui::CircleShape& shape) {
    return {{shape.centre.x - shape.radius, shape.centre.y - shape.radius},
            {shape.centre.x + shape.radius, shape.centre.y + shape.radius}};
}
Extent extent(const ui::GlowShape& shape) {
    return extent(ui::CircleShape{shape.centre, shape.radius, {}, {}, 0});
}
Extent extent(const std::vector<ImVec2>& points) {
    REQUIRE_FALSE(points.empty());
    Extent whole{points.front(), points.front()};
    for (const ImVec2 p : points) {
        whole.least = {std::min(whole.least.x, p.x), std::min(whole.least.y, p.y)};
        whole.greatest = {std::max(whole.greatest.x, p.x), std::max(whole.greatest.y, p.y)};
    }
    return whole;
}
Extent extent(const ui::LineShape& shape) { return extent(shape.points); }
Extent extent(const ui::PolygonShape& shape) { return extent(shape.points); }
Extent extent(const ui::TextShape& shape) {
    REQUIRE_FALSE(shape.text.empty());
    REQUIRE(shape.size > 0);
    const float width = ui::text_width(shape.text, shape.size, shape.mono);
    const float share = shape.anchor == ui::TextAnchor::start ? 0.0F
                        : shape.anchor == ui::TextAnchor::end ? 1.0F
                                                              : 0.5F;
    const float left = shape.at.x - share * width;
    return {{left, shape.at.y - shape.size / 2}, {left + width, shape.at.y + shape.size / 2}};
}

// Returns the number of elements without the definitions of gradients, which shapes share.
std::size_t count_drawn(const std::vector<XmlElement>& elements) {
    return static_cast<std::size_t>(
        std::count_if(elements.begin(), elements.end(), [](const XmlElement& element) {
            return element.name != "defs" && element.name != "radialGradient" && element.name != "stop";
        }));
}

void check_bounds(const ui::Drawing& drawing) {
    REQUIRE(std::isfinite(drawing.width));
    REQUIRE(std::isfinite(drawing.height));
    for (const ui::DrawnShape& shape : drawing.shapes) {
        const Extent whole = std::visit([](const auto& known) { return extent(known); }, shape);
        // The check also fails for NaN.
        const bool inside = whole.least.x >= 8 && whole.least.y >= 8 &&
                            whole.greatest.x <= drawing.width - 8 && whole.greatest.y <= drawing.height - 8;
        REQUIRE(inside);
    }
}

}  // namespace

void check_all_sheets(const game::Game& game) {
    for (const ExportWhat what : all_kinds) {
        if (!ui::has_sheet(game, what, ExportFormat::svg)) continue;
        CAPTURE(static_cast<int>(what));
        for (const ui::Theme* theme : {&ui::dark_theme(), &ui::light_theme()}) {
            const ui::Drawing drawing = ui::sheet_of(game, what, *theme);
            check_bounds(drawing);
            const auto elements = test::read_xml(ui::svg_of(drawing));
            CHECK(count_drawn(elements) == drawing.shapes.size() + 3);
        }
    }
}

}  // namespace switchbox::test
