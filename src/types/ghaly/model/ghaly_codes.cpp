#include "types/ghaly/model/ghaly_codes.hpp"

#include "base/result.hpp"
#include "machine/text.hpp"

namespace switchbox::machine {
namespace {

// Returns the low bits that `assignment` gives to the N places from `first` on.
std::vector<std::uint8_t> half(const algebra::Permutation& assignment, std::size_t first, std::size_t size) {
    const algebra::Permutation code = algebra::inverse(assignment);
    std::vector<std::uint8_t> bits(size);
    for (std::size_t i = 0; i < size; ++i) bits[i] = static_cast<std::uint8_t>(code[first + i] - first);
    return bits;
}

algebra::Permutation whole(const std::vector<std::uint8_t>& first, const std::vector<std::uint8_t>& second) {
    algebra::Permutation code = first;
    for (const std::uint8_t bits : second) code.push_back(static_cast<std::uint8_t>(bits + first.size()));
    return algebra::inverse(code);
}

}  // namespace

GhalyCodes plain_codes(int size) {
    require(size >= smallest_ghaly && size <= largest_ghaly, "Ghaly's machine has 2 to 64 rows");
    const algebra::Permutation one = algebra::identity(2 * static_cast<std::size_t>(size));
    return {size, one, one};
}

LowBits low_bits(const GhalyCodes& codes) {
    require(codes.size >= smallest_ghaly && codes.size <= largest_ghaly, "Ghaly's machine has 2 to 64 rows");
    const auto size = static_cast<std::size_t>(codes.size);
    require(codes.sigma.size() == 2 * size && codes.tau.size() == 2 * size,
            "sigma and tau permute twice as many points as Ghaly's machine has rows");
    return {half(codes.sigma, 0, size), half(codes.sigma, size, size), half(codes.tau, 0, size),
            half(codes.tau, size, size)};
}

GhalyCodes codes_with(const LowBits& bits) {
    return {static_cast<int>(bits.left.size()), whole(bits.left, bits.bottom), whole(bits.top, bits.right)};
}

std::string code_text(int code, int size) {
    std::string text = code < size ? "0" : "1";
    if (LowJoin(size).is_xor()) {
        for (int weight = size / 2; weight > 0; weight /= 2) text += code / weight % 2 == 0 ? '0' : '1';
        return text;
    }
    const std::string low = std::to_string(code % size);
    return text + std::string(std::to_string(size - 1).size() - low.size(), '0') + low;
}

namespace {

using algebra::Permutation;

std::string pack_halves(const Permutation& p, int size) {
    std::vector<std::uint8_t> low;
    for (const std::uint8_t image : p) low.push_back(static_cast<std::uint8_t>(image % size));
    return pack(low, size);
}

Result<Permutation> unpack_halves(std::string_view text, int size, std::string_view name) {
    auto low = unpack(text, 2 * static_cast<std::size_t>(size), size);
    if (!low) return Error{tell("machine.codes.problem", name, low.error().message)};
    Permutation p = *low;
    for (std::size_t i = p.size() / 2; i < p.size(); ++i) p[i] = static_cast<std::uint8_t>(p[i] + size);
    if (!algebra::is_permutation(p)) return Error{tell("machine.codes.repeated", name)};
    return p;
}

}  // namespace

Result<int> parse_ghaly_size(std::string_view text) {
    auto side = parse_number(text);
    if (!side && text.find('x') != std::string_view::npos) {
        const auto shape = parse_shape(text);
        if (!shape) return shape.error();
        if (shape->rows != shape->columns) return Error{tell("machine.size.not-a-square", quoted(text))};
        side = static_cast<std::uint64_t>(shape->rows);
    }
    if (!side) return Error{tell("machine.size.not-a-number", quoted(text))};
    if (*side < smallest_ghaly || *side > largest_ghaly) {
        return Error{tell("machine.size.not-of-ghaly", quoted(text), smallest_ghaly, largest_ghaly)};
    }
    return static_cast<int>(*side);
}

std::string format_codes(const GhalyCodes& codes) {
    std::string size = std::to_string(codes.size);
    if (codes == plain_codes(codes.size)) return size;
    return size + "~" + pack_halves(codes.sigma, codes.size) + "~" + pack_halves(codes.tau, codes.size);
}

Result<GhalyCodes> parse_codes(std::string_view text) {
    const std::vector<std::string_view> parts = split(text, '~');
    const auto size = parse_ghaly_size(parts[0]);
    if (!size) return size.error();
    if (parts.size() == 1) return plain_codes(*size);
    if (parts.size() != 3) return Error{tell("machine.codes.parts")};
    auto sigma = unpack_halves(parts[1], *size, "sigma");
    if (!sigma) return sigma.error();
    auto tau = unpack_halves(parts[2], *size, "tau");
    if (!tau) return tau.error();
    return GhalyCodes{*size, *sigma, *tau};
}

}  // namespace switchbox::machine
