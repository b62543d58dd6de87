#include "solve/common/phrases.hpp"

#include <array>
#include <string_view>

namespace switchbox::solve {

std::string number_word(std::size_t number) {
    static constexpr std::array<std::string_view, 13> words{"none", "one",    "two",   "three", "four",
                                                            "five", "six",    "seven", "eight", "nine",
                                                            "ten",  "eleven", "twelve"};
    return number < words.size() ? std::string(words.at(number)) : std::to_string(number);
}

std::string readable(const algebra::Natural& number) {
    std::string digits = number.decimal();
    if (digits.size() <= max_digits_read) return digits;
    return "about " + digits.substr(0, 1) + "." + digits.substr(1, 2) + " \xC3\x97 10^" +
           std::to_string(digits.size() - 1);
}

std::string presses_phrase(std::uint64_t number) {
    return std::to_string(number) + (number == 1 ? " press" : " presses");
}

std::string times_phrase(int times) {
    return times == 1   ? "once"
           : times == 2 ? "twice"
                        : number_word(static_cast<std::size_t>(times)) + " times";
}

}  // namespace switchbox::solve
