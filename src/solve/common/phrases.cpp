#include "solve/common/phrases.hpp"

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

Value readable(const algebra::Natural& number) {
    const std::string digits = number.decimal();
    if (digits.size() <= max_digits_read) return integer_value(digits);
    return tell("solve.number.about", digits.substr(0, 1), digits.substr(1, 2), digits.size() - 1);
}

}  // namespace switchbox::solve
