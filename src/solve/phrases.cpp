#include "solve/phrases.hpp"

#include <charconv>

namespace switchbox::solve {

Message times_phrase(int times) {
    if (times == 1) return tell("solve.times.once");
    return times == 2 ? tell("solve.times.twice") : tell("solve.times.more", times);
}

Value integer_value(const std::string& decimal) {
    if (decimal.size() > max_digits_read) return decimal;
    std::int64_t value = 0;
    std::from_chars(decimal.data(), decimal.data() + decimal.size(), value);
    return value;
}

Value readable(const Natural& number) {
    const std::string digits = number.decimal();
    if (digits.size() <= max_digits_read) return integer_value(digits);
    const auto [lead, exponent] = number.rounded(3);
    return tell("solve.number.about", lead.substr(0, 1), lead.substr(1), exponent);
}

}  // namespace switchbox::solve
