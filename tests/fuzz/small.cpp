#include "small.hpp"

#include <cstddef>

namespace switchbox::fuzz {
namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }

}  // namespace

bool is_small(std::string_view text) {
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (!is_digit(text[i]) || (i > 0 && is_digit(text[i - 1]))) continue;
        std::size_t end = i;
        unsigned number = 0;
        for (; end < text.size() && is_digit(text[end]) && number <= largest_side; ++end)
            number = 10 * number + static_cast<unsigned>(text[end] - '0');
        const bool is_side = (end < text.size() && text[end] == 'x') || (i > 0 && text[i - 1] == 'x');
        if (is_side && number > largest_side) return false;
    }
    return true;
}

}  // namespace switchbox::fuzz
