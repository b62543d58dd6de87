#include "types/custom/model/wired_faces.hpp"

#include <array>
#include <string_view>
#include <utility>

#include "machine/notation.hpp"

namespace switchbox::machine {
namespace {

constexpr std::size_t longest_face = 3;  // characters

// Frequent names, as messages.
constexpr std::array<std::pair<std::string_view, std::string_view>, 6> translated{
    {{"up", "puzzle.face.up"},
     {"right", "puzzle.face.right"},
     {"down", "puzzle.face.down"},
     {"left", "puzzle.face.left"},
     {"off", "puzzle.face.off"},
     {"on", "puzzle.face.on"}}};

constexpr std::array<std::pair<std::string_view, std::string_view>, 4> arrows{
    {{"up", "\xE2\x86\x91"}, {"right", "\xE2\x86\x92"}, {"down", "\xE2\x86\x93"}, {"left", "\xE2\x86\x90"}}};

bool continues_character(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U; }

std::string beginning_of(const std::string& name) {
    std::size_t characters = 0;
    std::size_t end = 0;
    for (; end < name.size(); ++end) {
        if (!continues_character(name[end]) && ++characters > longest_face) break;
    }
    return name.substr(0, end);
}

const std::string* name_of(const WiredPuzzle& puzzle, int state) {
    const auto index = static_cast<std::size_t>(state);
    return index < puzzle.faces.size() ? &puzzle.faces[index] : nullptr;
}

}  // namespace

std::string face_of(const WiredPuzzle& puzzle, int state) {
    const std::string* name = name_of(puzzle, state);
    if (name == nullptr) return std::to_string(state);
    for (const auto& [word, arrow] : arrows) {
        if (*name == word) return std::string(arrow);
    }
    return beginning_of(*name);
}

Message named_state(const WiredPuzzle& puzzle, int state, int states) {
    const std::string* name = name_of(puzzle, state);
    if (name == nullptr) return state_name(state, states);
    for (const auto& [word, message] : translated) {
        if (*name == word) return tell(message);
    }
    return verbatim(*name);
}

}  // namespace switchbox::machine
