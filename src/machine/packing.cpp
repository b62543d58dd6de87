#include "machine/packing.hpp"

#include <algorithm>
#include <bit>
#include <optional>
#include <string>

#include "base/require.hpp"
#include "machine/notation.hpp"

namespace switchbox::machine {
namespace {

constexpr std::string_view alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

std::size_t bits_per_entry(int states) {
    require(states >= 2 && states <= 256, "an entry takes 1 to 8 bits");
    return static_cast<std::size_t>(std::bit_width(static_cast<unsigned>(states - 1)));
}

std::size_t length_of(std::size_t count, int states) { return (count * bits_per_entry(states) + 5) / 6; }

constexpr char fold = '~';
constexpr std::size_t digit = 32;  // values from this on: another digit follows

std::string folded(std::size_t length, char character) {
    std::string text(1, fold);
    for (; length >= digit; length /= digit) text.push_back(alphabet[length % digit + digit]);
    text.push_back(alphabet[length]);
    text.push_back(character);
    return text;
}

// Run at the beginning of a text: its length, its character and the number of characters that encode it.
// read_run() returns nullopt if it is cut off or longer than any packed run.
struct PackedRun {
    std::size_t length = 0;
    char character = 0;
    std::size_t written = 0;
};
std::optional<PackedRun> read_run(std::string_view text) {
    if (text[0] != fold) return PackedRun{1, text[0], 1};
    std::size_t length = 0;
    std::size_t place = 1;
    for (std::size_t i = 1; i + 1 < text.size() && i <= 4; ++i) {
        const std::size_t value = alphabet.find(text[i]);
        if (value == std::string_view::npos) return std::nullopt;
        length += value % digit * place;
        place *= digit;
        if (value < digit) return PackedRun{length, text[i + 1], i + 2};
    }
    return std::nullopt;
}

Result<std::vector<bool>> bits_of(std::string_view text) {
    std::vector<bool> bits;
    bits.reserve(text.size() * 6);
    for (std::size_t i = 0; i < text.size(); ++i) {
        const std::size_t value = alphabet.find(text[i]);
        if (value == std::string_view::npos) {
            return Error{tell("machine.packed.character", i + 1, quoted_character(text.substr(i)))};
        }
        for (std::size_t bit = 6; bit-- > 0;) bits.push_back(((value >> bit) & 1U) != 0);
    }
    return bits;
}

}  // namespace

std::string pack(const std::vector<std::uint8_t>& entries, int states) {
    const std::size_t width = bits_per_entry(states);
    std::string text;
    std::size_t value = 0;
    std::size_t filled = 0;
    const auto push_bit = [&](std::size_t bit) {
        value = value << 1U | bit;
        if (++filled < 6) return;
        text.push_back(alphabet[value]);
        value = filled = 0;
    };
    for (const std::uint8_t entry : entries) {
        for (std::size_t bit = width; bit-- > 0;) push_bit((entry >> bit) & 1U);
    }
    while (filled != 0) push_bit(0);
    return text;
}

Result<std::vector<std::uint8_t>> unpack(std::string_view text, std::size_t count, int states) {
    const std::size_t width = bits_per_entry(states);
    const std::size_t length = length_of(count, states);
    if (text.size() != length) return Error{tell("machine.packed.length", text.size(), length)};
    const auto bits = bits_of(text);
    if (!bits) return bits.error();
    std::vector<std::uint8_t> entries;
    for (std::size_t i = 0; i < count; ++i) {
        unsigned entry = 0;
        for (std::size_t bit = 0; bit < width; ++bit)
            entry = entry << 1U | ((*bits)[i * width + bit] ? 1U : 0U);
        if (entry >= static_cast<unsigned>(states)) {
            return Error{tell("machine.packed.state", i + 1, entry)};
        }
        entries.push_back(static_cast<std::uint8_t>(entry));
    }
    for (std::size_t bit = count * width; bit < bits->size(); ++bit) {
        if ((*bits)[bit]) return Error{tell("machine.packed.spare-bits")};
    }
    return entries;
}

std::string pack_folded(const std::vector<std::uint8_t>& entries, int states) {
    const std::string packed = pack(entries, states);
    std::string text;
    for (std::size_t i = 0; i < packed.size();) {
        const std::size_t end = std::min(packed.find_first_not_of(packed[i], i), packed.size());
        const std::string run = folded(end - i, packed[i]);
        text += run.size() < end - i ? run : std::string(end - i, packed[i]);
        i = end;
    }
    return text;
}

Result<std::vector<std::uint8_t>> unpack_folded(std::string_view text, std::size_t count, int states) {
    const std::size_t length = length_of(count, states);
    std::string packed;
    for (std::size_t i = 0; i < text.size();) {
        const auto run = read_run(text.substr(i));
        if (!run) return Error{tell("machine.packed.run", i + 1)};
        if (alphabet.find(run->character) == std::string_view::npos) {
            return Error{tell("machine.packed.character", i + run->written,
                              quoted_character(text.substr(i + run->written - 1)))};
        }
        if (packed.size() + run->length > length) {
            return Error{tell("machine.packed.too-long", length)};
        }
        packed.append(run->length, run->character);
        i += run->written;
    }
    return unpack(packed, count, states);
}

}  // namespace switchbox::machine
