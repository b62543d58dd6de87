#include "types/cube/model/form.hpp"

#include <algorithm>
#include <array>

#include "machine/notation.hpp"

namespace switchbox::machine {
namespace {

constexpr std::string_view common_word = "common";

// Colours of the faces by scheme, in the order of CubeFace and with the numbers of colours.hpp: 1 red, 2
// yellow, 3 green, 4 blue, 7 orange, 8 white.
constexpr std::array<std::array<int, cube_faces>, 2> colours_of_faces = {
    {{1, 4, 2, 7, 8, 3}, {8, 1, 3, 2, 7, 4}}};

// Reads a metric. Each part may occur once, in this order.
bool read_metric(std::string_view part, CubeVariant& form) {
    const auto found = std::find(metric_names.begin() + 1, metric_names.end(), part);
    if (found == metric_names.end() || form.metric != Metric::face || form.colours != CubeColours::paper)
        return false;
    form.metric = static_cast<Metric>(found - metric_names.begin());
    return true;
}

bool read_colours(std::string_view part, CubeVariant& form) {
    if (part != common_word || form.colours != CubeColours::paper) return false;
    form.colours = CubeColours::common;
    return true;
}

}  // namespace

int colour_of_face(CubeColours scheme, std::size_t face) {
    return colours_of_faces.at(static_cast<std::size_t>(scheme)).at(face);
}

std::string format_form(const CubeVariant& form) {
    std::string text = std::to_string(form.side);
    if (form.metric != Metric::face)
        text.append("~").append(metric_names[static_cast<std::size_t>(form.metric)]);
    if (form.colours != CubeColours::paper) text.append("~").append(common_word);
    return text;
}

Result<CubeVariant> parse_form(std::string_view text) {
    const std::vector<std::string_view> parts = split(text, '~');
    if (parts[0] != "2" && parts[0] != "3") return Error{tell("cube.form.side", quoted(parts[0]))};
    CubeVariant form{parts[0] == "2" ? 2U : 3U, Metric::face, CubeColours::paper};
    for (std::size_t i = 1; i < parts.size(); ++i) {
        if (!read_metric(parts[i], form) && !read_colours(parts[i], form))
            return Error{tell("cube.form.part", quoted(parts[i]))};
    }
    return form;
}

Turns turns_with_buttons(const CubeVariant& form) {
    Turns turns = steps_of(form.metric);
    if (form.side == 3) return turns;
    std::erase_if(turns, [](Turn turn) { return turn.face >= CubeFace::down; });
    return turns;
}

}  // namespace switchbox::machine
