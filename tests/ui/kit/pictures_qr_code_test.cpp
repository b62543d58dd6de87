// Tests of the QR code of a link: its modules equal the library's, and it is drawn dark on light on whole
// pixels.
#include <doctest/doctest.h>
#include <qrcodegen.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "support/games.hpp"
#include "support/screen.hpp"
#include "ui/dialogs/dialog_view.hpp"
#include "ui/kit/pictures.hpp"

namespace switchbox::test {
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
    [[nodiscard]] const ui::MirrorNode* node(std::string_view id) {
        shown_ = nodes();
        const auto found = std::find_if(shown_.begin(), shown_.end(),
                                        [id](const ui::MirrorNode& each) { return each.id == id; });
        return found == shown_.end() ? nullptr : &*found;
    }
    // Returns the rectangles filled with this colour.
    [[nodiscard]] std::vector<Rect> filled(ui::Colour colour) const {
        std::vector<Rect> found;
        for (const ui::Part& part : arranged().parts) {
            const auto* fill = std::get_if<ui::FillPart>(&part);
            if (fill == nullptr || fill->colour.a != 1 || fill->colour.r != colour.r) continue;
            found.push_back(fill->rect);
        }
        return found;
    }

  private:
    std::vector<ui::MirrorNode> shown_;
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
            CHECK(each.x >= quiet.x - 0.1F);
            CHECK(each.y >= quiet.y - 0.1F);
            CHECK(each.right() <= quiet.right() + 0.1F);
            CHECK(each.bottom() <= quiet.bottom() + 0.1F);
            dark += each.width * each.height;
        }
        const auto modules = std::count(code.dark.begin(), code.dark.end(), true);
        CHECK(dark / (module * module) == doctest::Approx(static_cast<double>(modules)));
        const ui::MirrorNode* image = screen.node("link-code");
        REQUIRE(image != nullptr);
        CHECK(image->role == "img");
        CHECK(image->name == "QR code of the link " + short_link);
        CHECK(screen.node("link-text")->text == short_link);
        CHECK(Screen::vertices() <= max_vertices);
    }
}

TEST_CASE("the dialog of the link asks for it, and copies it") {
    Screen screen(paper_game());
    screen.act("export");
    screen.act("export-qr");
    REQUIRE(screen.requests.size() == 1);
    CHECK(std::holds_alternative<ui::WantLink>(screen.requests.front()));
    screen.show_link(short_link);
    screen.act("link-copy");
    REQUIRE(screen.requests.size() == 2);
    CHECK(std::get<ui::WantCopy>(screen.requests.back()).text == short_link);
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
        CHECK(large.node("link-text")->text.size() < 200);
        for (const ui::Part& part : large.arranged().parts) {
            const auto* text = std::get_if<ui::TextPart>(&part);
            const bool is_of_link = text != nullptr && text->text.find("BBBB") != std::string::npos;
            if (is_of_link) {
                CHECK(text->at.x + large.width_of(text->type, text->text) <=
                      large.place("modal").right() - 20);
            }
        }
    }
    LinkDialog longer(std::string(3000, 'B'), desktop);
    CHECK_FALSE(longer.has_place("link-code"));
    CHECK(longer.node("link-code") == nullptr);
    CHECK(longer.node("link-too-long")->text == "This link is too long for a QR code. Copy it instead.");
    CHECK(longer.has_place("link-copy"));
}

}  // namespace switchbox::test
