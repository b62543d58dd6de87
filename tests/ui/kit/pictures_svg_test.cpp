// Tests of drawings as SVG documents.
#include <doctest/doctest.h>

#include <clocale>
#include <string>

#include "support/xml.hpp"
#include "ui/kit/pictures.hpp"

using namespace switchbox;
using test::read_xml;

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

TEST_CASE("a polygon has its corners and is filled") {
    const auto polygon =
        written(ui::PolygonShape{{{0, 1}, {2.5F, 3}, {4, 0}}, ui::rgb(0x102030), ui::rgb(0xFFFFFF), 2});
    CHECK(polygon.name == "polygon");
    CHECK(polygon.attributes.at("points") == "0,1 2.5,3 4,0");
    CHECK(polygon.attributes.at("fill") == "#102030");
    CHECK(polygon.attributes.at("stroke-width") == "2");
}
