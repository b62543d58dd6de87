// Tests of drawings as SVG documents, and of the QR code of a link: its modules equal the library's, and it
// is drawn dark on light on whole pixels.
#include "ui/kit/pictures.hpp"

#include <qrcodegen.h>

#include <algorithm>
#include <array>
#include <clocale>
#include <cmath>
#include <string>

#include "support/games.hpp"
#include "support/rects.hpp"
#include "support/requests.hpp"
#include "support/screen.hpp"
#include "support/xml.hpp"
#include "ui/dialogs/dialog_view.hpp"
#include "ui/kit/fonts.hpp"

namespace switchbox::test {

namespace {

ui::Drawing drawing_of(ui::DrawnShape shape) {
    return {"A title", 100, 50.5F, ui::rgb(0x14161A), {std::move(shape)}};
}

// Returns the element of the only shape, after the root, its title and the background.
test::XmlElement written(ui::DrawnShape shape) {
    const auto elements = read_xml(ui::svg_of(drawing_of(std::move(shape))));
    REQUIRE(elements.size() == 4);
    return elements[3];
}

ui::TextShape text_of(const std::string& words) {
    ui::TextShape text;
    text.at = {10, 20};
    text.text = words;
    text.fill = ui::rgb(0xFFFFFF);
    text.size = 10;
    return text;
}

}  // namespace

TEST_CASE("the XML reader of these tests refuses what is not well-formed") {
    CHECK(read_xml("<?xml version=\"1.0\"?>\n<a b=\"1\"><c/>d &amp; e</a>\n").size() == 2);
    for (const char* broken :
         {"<a>", "<a></b>", "<a><b></a></b>", "<a b=1/>", "<a b=\"1/>", "<a b=\"1\" b=\"2\"/>",
          "<a b=\"<\"/>", "<a>&</a>", "<a>&nbsp;</a>", "<a>></a>", "<a/><b/>", "<a/>b", "", "<a>\x01</a>"}) {
        CAPTURE(broken);
        CHECK_THROWS(static_cast<void>(read_xml(broken)));
    }
}

TEST_CASE("a document has its size, its title and its ground") {
    const auto elements = read_xml(ui::svg_of({"Merlin & <others>", 100, 50.5F, ui::rgb(0x14161A), {}}));
    REQUIRE(elements.size() == 3);
    CHECK(elements[0].name == "svg");
    CHECK(elements[0].attributes.at("xmlns") == "http://www.w3.org/2000/svg");
    CHECK(elements[0].attributes.at("viewBox") == "0 0 100 50.5");
    CHECK(elements[1].name == "title");
    CHECK(elements[1].text == "Merlin &amp; &lt;others&gt;");
    CHECK(elements[2].attributes.at("fill") == "#14161a");
    CHECK(elements[2].attributes.at("height") == "50.5");
}

TEST_CASE("numbers have at most two decimals, none where they are whole, and a point in any locale") {
    const auto circle = [](float x) {
        return written(ui::CircleShape{{x, 0}, 1, {}, {}, 0}).attributes.at("cx");
    };
    for (const char* locale : {"C", "de_DE.UTF-8"}) {
        std::setlocale(LC_ALL, locale);  // no effect if it is not installed
        CHECK(circle(0) == "0");
        CHECK(circle(7) == "7");
        CHECK(circle(1.5F) == "1.5");
        CHECK(circle(1.25F) == "1.25");
        CHECK(circle(1.05F) == "1.05");
        CHECK(circle(1.0049F) == "1");
        CHECK(circle(0.999F) == "1");
        CHECK(circle(-0.75F) == "-0.75");
        CHECK(circle(1234.5F) == "1234.5");
    }
    std::setlocale(LC_ALL, "C");
}

TEST_CASE("colours are six digits, with an opacity only where something shows through") {
    const ui::Rect rect{1, 2, 3, 4};
    const auto solid = written(ui::RectShape{rect, 0, ui::rgb(0xFFB347), {0, 0, 0, 0}, 2});
    CHECK(solid.attributes.at("fill") == "#ffb347");
    CHECK(solid.attributes.count("fill-opacity") == 0);
    CHECK(solid.attributes.count("stroke") == 0);
    CHECK(solid.attributes.count("rx") == 0);
    const auto faint =
        written(ui::RectShape{rect, 8, {0, 0, 0, 0}, ui::rgb(0x0077B6).with_alpha(0.25F), 1.5F});
    CHECK(faint.attributes.at("fill") == "none");
    CHECK(faint.attributes.at("stroke") == "#0077b6");
    CHECK(faint.attributes.at("stroke-opacity") == "0.25");
    CHECK(faint.attributes.at("stroke-width") == "1.5");
    CHECK(faint.attributes.at("rx") == "8");
}

TEST_CASE("text is escaped, anchored and put on its baseline") {
    ui::TextShape text = text_of("1 < 2 & \"3\" > 0 \xC3\x97\x01");
    const auto plain = written(text);
    CHECK(plain.text == "1 &lt; 2 &amp; &quot;3&quot; &gt; 0 \xC3\x97");
    CHECK(plain.attributes.at("x") == "10");
    CHECK(plain.attributes.at("y") == "23.5");
    CHECK(plain.attributes.at("text-anchor") == "middle");
    CHECK(plain.attributes.count("font-weight") == 0);
    text.anchor = ui::TextAnchor::end;
    text.strong = true;
    text.mono = true;
    const auto other = written(text);
    CHECK(other.attributes.at("text-anchor") == "end");
    CHECK(other.attributes.at("font-weight") == "600");
    CHECK(other.attributes.at("font-family").find("monospace") != std::string::npos);
}

TEST_CASE("a line has its points, and dashes where it is dashed") {
    const auto line = written(ui::LineShape{{{0, 1}, {2.5F, 3}}, ui::rgb(0xFFFFFF), 2, 5});
    CHECK(line.name == "polyline");
    CHECK(line.attributes.at("points") == "0,1 2.5,3");
    CHECK(line.attributes.at("fill") == "none");
    CHECK(line.attributes.at("stroke-dasharray") == "5");
    CHECK(written(ui::LineShape{{{0, 1}}, ui::rgb(0xFFFFFF), 2, 0}).attributes.count("stroke-dasharray") ==
          0);
}

TEST_CASE("equal glows share a gradient from the middle to the edge") {
    const auto glow = [](ImVec2 centre, float radius, float strength) {
        const ui::Colour light = ui::rgb(0xFFB347);
        return ui::GlowShape{
            centre, radius, {{0, light.with_alpha(strength)}, {0.5F, light}, {1, light.with_alpha(0)}}};
    };
    ui::Drawing drawing = drawing_of(glow({10, 20}, 5, 0.25F));
    drawing.shapes.emplace_back(glow({30, 20}, 8, 0.25F));
    drawing.shapes.emplace_back(glow({50, 20}, 8, 0.75F));
    const auto elements = read_xml(ui::svg_of(drawing));
    std::vector<XmlElement> gradients;
    std::vector<XmlElement> stops;
    std::vector<XmlElement> circles;
    for (const XmlElement& element : elements) {
        if (element.name == "radialGradient") gradients.push_back(element);
        if (element.name == "stop") stops.push_back(element);
        if (element.name == "circle") circles.push_back(element);
    }
    REQUIRE(gradients.size() == 2);
    REQUIRE(circles.size() == 3);
    REQUIRE(stops.size() == 6);
    for (const std::size_t circle : {0U, 1U, 2U}) {
        const std::string& id = gradients[circle / 2].attributes.at("id");
        CHECK(circles[circle].attributes.at("fill") == "url(#" + id + ")");
    }
    CHECK(circles[1].attributes.at("cx") == "30");
    CHECK(circles[1].attributes.at("r") == "8");
    CHECK(stops[0].attributes.at("stop-color") == "#ffb347");
    CHECK(stops[0].attributes.at("stop-opacity") == "0.25");
    CHECK(stops[1].attributes.at("offset") == "0.5");
    CHECK(stops[5].attributes.at("stop-opacity") == "0");
}

TEST_CASE("a document has the style that is given, with the fonts in it") {
    const auto plain = read_xml(ui::svg_of(drawing_of(text_of("words"))));
    CHECK(plain[2].name != "style");
    const auto styled = read_xml(ui::svg_of(drawing_of(text_of("words")), ui::font_faces()));
    REQUIRE(styled.size() == plain.size() + 1);
    CHECK(styled[2].name == "style");
    const std::string& style = styled[2].text;
    for (const char* face : {"font-family:Inter;font-weight:400", "font-family:Inter;font-weight:600",
                             "font-family:JetBrains Mono;font-weight:400"}) {
        CAPTURE(face);
        CHECK(style.find(face) != std::string::npos);
    }
    CHECK(style.find("base64,AAEAAAA") != std::string::npos);  // the first bytes of a TrueType font
}

TEST_CASE("a polygon has its corners and is filled") {
    const auto polygon =
        written(ui::PolygonShape{{{0, 1}, {2.5F, 3}, {4, 0}}, ui::rgb(0x102030), ui::rgb(0xFFFFFF), 2});
    CHECK(polygon.name == "polygon");
    CHECK(polygon.attributes.at("points") == "0,1 2.5,3 4,0");
    CHECK(polygon.attributes.at("fill") == "#102030");
    CHECK(polygon.attributes.at("stroke-width") == "2");
}

namespace {

using ui::QrCode;
using ui::Rect;

const std::string short_link = "https://example.org/switchbox/#2.merlin.mI.ybha0";

// Returns whether the code equals the library's code of the text.
bool is_of_library(const QrCode& code, const std::string& text) {
    std::array<std::uint8_t, qrcodegen_BUFFER_LEN_MAX> scratch{};
    std::array<std::uint8_t, qrcodegen_BUFFER_LEN_MAX> made{};
    REQUIRE(qrcodegen_encodeText(text.c_str(), scratch.data(), made.data(), qrcodegen_Ecc_LOW, 1, 40,
                                 qrcodegen_Mask_AUTO, true));
    if (code.side != qrcodegen_getSize(made.data())) return false;
    for (int row = 0; row < code.side; ++row) {
        for (int column = 0; column < code.side; ++column) {
            if (code.is_dark(row, column) != qrcodegen_getModule(made.data(), column, row)) return false;
        }
    }
    return true;
}

// Returns whether a finder pattern is there: rings round a dark centre, with a light edge.
bool has_finder(const QrCode& code, int top, int left) {
    for (int row = 0; row < 7; ++row) {
        for (int column = 0; column < 7; ++column) {
            const int ring = std::max(std::abs(row - 3), std::abs(column - 3));
            if (code.is_dark(top + row, left + column) != (ring != 2)) return false;
        }
    }
    return true;
}

struct LinkDialog : Screen {
    LinkDialog(const std::string& link, ImVec2 size) : Screen(paper_game(), size) {
        act("export");
        act("export-qr");
        show_link(link);
    }
    // Returns the rectangles filled with this colour.
    [[nodiscard]] std::vector<Rect> filled(ui::Colour colour) const {
        std::vector<Rect> found;
        for (const ui::FillPart& fill : drawn<ui::FillPart>()) {
            if (fill.colour.a == 1 && fill.colour.r == colour.r) found.push_back(fill.rect);
        }
        return found;
    }
};

}  // namespace

TEST_CASE("a QR code has the library's modules, three finders and the timing between them") {
    for (const std::size_t length : {1U, 40U, 100U, 300U, 700U, 1060U, 1367U}) {
        CAPTURE(length);
        std::string text = short_link;
        text.resize(length, 'A');
        const QrCode code = ui::qr_code_of(text);
        REQUIRE(code.side >= 21);
        CHECK(is_of_library(code, text));
        CHECK(has_finder(code, 0, 0));
        CHECK(has_finder(code, 0, code.side - 7));
        CHECK(has_finder(code, code.side - 7, 0));
        for (int at = 8; at < code.side - 8; ++at) {
            CHECK(code.is_dark(6, at) == (at % 2 == 0));
            CHECK(code.is_dark(at, 6) == (at % 2 == 0));
        }
    }
    CHECK(ui::qr_code_of(std::string(1368, 'a')).side == 0);
}

TEST_CASE("modules are whole device pixels, three and more where there is room") {
    const QrCode code = ui::qr_code_of(short_link);
    const auto across = static_cast<float>(code.side + 2 * ui::quiet_zone);
    for (const float pixels : {1.0F, 1.25F, 1.5F, 2.0F, 3.0F}) {
        for (const float room : {150.0F, 340.0F, 1000.0F}) {
            const float module = ui::code_side(code, room, pixels) * pixels / across;
            CHECK(module == doctest::Approx(std::round(module)));
            CHECK(module >= 3);
        }
    }
}

TEST_CASE("the dialog of the link draws its code dark on light, with four modules of quiet zone") {
    for (const ImVec2 size : {desktop, phone, ImVec2{320, 568}, ImVec2{844, 390}}) {
        CAPTURE(size.x);
        LinkDialog screen(short_link, size);
        REQUIRE(screen.has_place("link-code"));
        const Rect ground = screen.place("link-code");
        const Rect card = screen.place("modal");
        CHECK(ground.x >= card.x);
        CHECK(ground.right() <= card.right());
        CHECK(ground.bottom() <= card.bottom());
        const QrCode code = ui::qr_code_of(short_link);
        const float module = ground.width / static_cast<float>(code.side + 2 * ui::quiet_zone);
        CHECK(module >= 3);
        const Rect quiet = ground.inset(module * ui::quiet_zone);
        float dark = 0;
        for (const Rect& each : screen.filled(ui::code_ink)) {
            CHECK(is_inside(each, quiet, 0.1F));
            dark += each.width * each.height;
        }
        const auto modules = std::count(code.dark.begin(), code.dark.end(), true);
        CHECK(dark / (module * module) == doctest::Approx(static_cast<double>(modules)));
        CHECK(screen.node("link-code").role == "img");
        CHECK(screen.node("link-code").name == "QR code of the link " + short_link);
        CHECK(screen.node("link-text").text == short_link);
        CHECK(Screen::vertices() <= max_vertices);
    }
}

TEST_CASE("the dialog of the link asks for it, and copies it") {
    Screen screen(paper_game());
    screen.act("export");
    screen.act("export-qr");
    (void)only_request<ui::LinkRequest>(screen.requests);
    screen.show_link(short_link);
    screen.act("link-copy");
    REQUIRE(screen.requests.size() == 2);
    CHECK(last_request<ui::CopyRequest>(screen.requests).text == short_link);
    CHECK(screen.state().modal.open == ui::Modal::none);
}

TEST_CASE("the link of a large board still has a code, and one that is longer says to copy it") {
    for (const ImVec2 size : {desktop, phone}) {
        LinkDialog large(short_link + std::string(1000, 'B'), size);
        REQUIRE(large.has_place("link-code"));
        const Rect ground = large.place("link-code");
        CHECK(ground.width / 117 >= 2.99F);
        CHECK(ground.x >= large.place("modal").x);
        CHECK(ground.right() <= large.place("modal").right());
        CHECK(Screen::vertices() <= max_vertices);
        CHECK(large.node("link-text").text.size() < 200);
        for (const ui::TextPart& text : large.drawn<ui::TextPart>()) {
            if (text.text.find("BBBB") == std::string::npos) continue;
            CHECK(text.at.x + large.width_of(text.type, text.text) <= large.place("modal").right() - 20);
        }
    }
    LinkDialog longer(std::string(3000, 'B'), desktop);
    CHECK_FALSE(longer.has_place("link-code"));
    CHECK_FALSE(longer.has("link-code"));
    CHECK(longer.node("link-too-long").text == "This link is too long for a QR code. Copy it instead.");
    CHECK(longer.has_place("link-copy"));
}

}  // namespace switchbox::test
