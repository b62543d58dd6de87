// Codes that distinguish one of Ghaly's machines from another: those of its transmitters and colour
// generators (Joyner, sections 3.3 and 3.6; docs/theory.md, section 1).
//
// The codes d_1 .. d_2N are the numbers 0 .. 2N-1: a left bit, which is 1 from N on, and low bits, 0 .. N-1.
// Transmitters X_1 .. X_N are at the left edge, X_N+1 .. X_2N at the bottom edge. Colour generators CG_1 ..
// CG_N are at the top edge, CG_N+1 .. CG_2N at the right edge. Left and top ones have the codes with left bit
// 0.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "algebra/permutation.hpp"
#include "base/result.hpp"

namespace switchbox::machine {

inline constexpr int smallest_ghaly = 2;
inline constexpr int largest_ghaly = 64;

// Code assignment: X_i = d_{sigma^-1(i)} and CG_i = d_{tau^-1(i)}. Both permute the first N among themselves
// and the last N.
struct GhalyCodes {
    int size = 4;                                       // N, 2 to 64
    algebra::Permutation sigma = algebra::identity(8);  // of 2N points, from 0
    algebra::Permutation tau = algebra::identity(8);
    friend bool operator==(const GhalyCodes&, const GhalyCodes&) = default;
};

// Returns the codes with sigma = tau = 1; `size` is 2 to 64.
[[nodiscard]] GhalyCodes plain_codes(int size);

// Low bits by place, all counted from 0, of the transmitters at the left of row i and under column c. The
// others are those of the generators over column j and at the right of row r. They are four permutations of 0
// .. N-1, and any four give a machine.
struct LowBits {
    std::vector<std::uint8_t> left;    // x
    std::vector<std::uint8_t> bottom;  // y
    std::vector<std::uint8_t> top;     // t
    std::vector<std::uint8_t> right;   // g
    friend bool operator==(const LowBits&, const LowBits&) = default;
};
// Convert between codes and low bits.
[[nodiscard]] LowBits low_bits(const GhalyCodes& codes);
[[nodiscard]] GhalyCodes codes_with(const LowBits& bits);

// Join B of low bits: exclusive or if N is a power of two, else addition mod N. A wire with joined low bits v
// shows colour v + 1 if the left bit of either end is 1. Otherwise it is dark.
class LowJoin {
  public:
    explicit LowJoin(int size) : size_(size), is_xor_((size & (size - 1)) == 0) {}

    [[nodiscard]] bool is_xor() const { return is_xor_; }
    [[nodiscard]] int join(int a, int b) const { return is_xor_ ? a ^ b : (a + b) % size_; }
    // Returns the b with join(a, b) == joined. All three are below N.
    [[nodiscard]] int partner(int a, int joined) const {
        return is_xor_ ? a ^ joined : (joined + size_ - a) % size_;
    }

  private:
    int size_;
    bool is_xor_;
};

// Returns the written code, 0 .. 2N-1: its left bit, then its low bits in binary if N is a power of two, else
// the number 0 .. N-1 in as many digits as N-1. So it is "101" for N = 4 and "14" for N = 5.
[[nodiscard]] std::string code_text(int code, int size);

// Text of the codes of one of Ghaly's machines in share codes. With sigma = tau = 1 it is the size alone,
// else "4~SIGMA~TAU". Each permutation is packed (text.hpp) as the low bits of the images of 1 .. 2N.

[[nodiscard]] std::string format_codes(const GhalyCodes& codes);
// Returns the codes, or an error that names the wrong part: the size, sigma or tau.
[[nodiscard]] Result<GhalyCodes> parse_codes(std::string_view text);

// Parses "8" or "8x8", from smallest_ghaly to largest_ghaly.
[[nodiscard]] Result<int> parse_ghaly_size(std::string_view text);

}  // namespace switchbox::machine
