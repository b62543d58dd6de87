#include "machine/colours.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace switchbox::machine {
namespace {

struct Name {
    std::string_view id;
    std::string_view letter;
};
constexpr std::array<Name, plain_colours> plain_names{{{"machine.colour.red", "R"},
                                                       {"machine.colour.yellow", "Y"},
                                                       {"machine.colour.green", "G"},
                                                       {"machine.colour.blue", "B"},
                                                       {"machine.colour.cyan", "C"},
                                                       {"machine.colour.magenta", "M"},
                                                       {"machine.colour.orange", "O"},
                                                       {"machine.colour.white", "W"}}};

const Name& plain(int colour) {
    return plain_names.at(static_cast<std::size_t>((colour - 1) % plain_colours));
}

int round_of(int colour) { return (colour - 1) / plain_colours + 1; }

}  // namespace

Message colour_name(int colour) {
    if (colour == 0) return tell("machine.colour.dark");
    Message name = tell(plain(colour).id);
    return round_of(colour) == 1 ? name : tell("machine.colour.again", std::move(name), round_of(colour));
}

std::string colour_letter(int colour) {
    if (colour == 0) return "";
    const std::string letter(plain(colour).letter);
    return round_of(colour) == 1 ? letter : letter + std::to_string(round_of(colour));
}

std::optional<int> single_colour(const Picture& picture) {
    const std::uint8_t first = picture[0];
    const bool same = std::all_of(picture.cells.begin(), picture.cells.end(),
                                  [first](std::uint8_t colour) { return colour == first; });
    if (!same || first == 0) return std::nullopt;
    return first;
}

}  // namespace switchbox::machine
