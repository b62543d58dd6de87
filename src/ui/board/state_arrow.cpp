#include "ui/board/state_arrow.hpp"

#include <array>

namespace switchbox::ui {
namespace {

// The characters for left, up, right and down are consecutive, from U+2190.
constexpr std::string_view left_arrow = "\xE2\x86\x90";
constexpr std::array<ImVec2, 4> directions{{{-1, 0}, {0, -1}, {1, 0}, {0, 1}}};

std::size_t number_of(std::string_view face) {
    return static_cast<std::size_t>(static_cast<unsigned char>(face[2]) -
                                    static_cast<unsigned char>(left_arrow[2]));
}

void round_line(const Painter& paint, ImVec2 from, ImVec2 to, Colour colour, float width) {
    constexpr int corners = 16;
    paint.line(from, to, colour, width);
    paint.disc(from, width / 2, colour, corners);
    paint.disc(to, width / 2, colour, corners);
}

}  // namespace

bool is_arrow(std::string_view face) {
    return face.size() == left_arrow.size() && face.substr(0, 2) == left_arrow.substr(0, 2) &&
           number_of(face) < directions.size();
}

void draw_arrow(const Painter& paint, std::string_view face, ImVec2 centre, float length, Colour colour) {
    const ImVec2 way = directions[number_of(face)];
    const float half = length / 2;
    const float wing = length * 0.36F;
    const float width = length * 0.12F;
    const ImVec2 tip{centre.x + way.x * half, centre.y + way.y * half};
    round_line(paint, {centre.x - way.x * half, centre.y - way.y * half}, tip, colour, width);
    for (const float side : {-1.0F, 1.0F}) {
        const ImVec2 end{tip.x - (way.x - way.y * side) * wing, tip.y - (way.y + way.x * side) * wing};
        round_line(paint, tip, end, colour, width);
    }
}

}  // namespace switchbox::ui
