#include "support/why_case.hpp"

#include <array>

namespace switchbox::test {

namespace {

solve::Verdict whole_verdict(const Case& asked) {
    solve::Search search = asked.solver.ask(*asked.machine, asked.pressed, asked.target);
    if (!search.is_long()) search.finish();
    return search.verdict();
}

}  // namespace

Case::Case(const machine::MachineChoice& which, const machine::Picture& start,
           machine::PressGrid presses_made, machine::Picture goal)
    : machine(which->make_machine(start)),
      pressed(std::move(presses_made)),
      target(std::move(goal)),
      solver(*machine),
      verdict(whole_verdict(*this)) {}

bool Reader::takes(std::string_view words) {
    if (!rest_.starts_with(words)) return false;
    rest_.remove_prefix(words.size());
    return true;
}

void Reader::expect(std::string_view words) {
    CAPTURE(std::string(rest_));
    CAPTURE(std::string(words));
    REQUIRE(takes(words));
}

std::size_t Reader::number() {
    CAPTURE(std::string(rest_));
    std::size_t value = 0;
    std::size_t digits = 0;
    for (; digits < rest_.size() && rest_[digits] >= '0' && rest_[digits] <= '9'; ++digits) {
        value = value * 10 + static_cast<std::size_t>(rest_[digits] - '0');
    }
    REQUIRE(digits > 0);
    rest_.remove_prefix(digits);
    return value;
}

std::string_view Reader::until(std::string_view mark) {
    CAPTURE(std::string(rest_));
    const std::size_t at = rest_.find(mark);
    REQUIRE(at != std::string_view::npos);
    const std::string_view before = rest_.substr(0, at);
    rest_.remove_prefix(at + mark.size());
    return before;
}

bool contains(std::string_view text, std::string_view words) {
    return text.find(words) != std::string_view::npos;
}

std::size_t count_sentences(std::string_view text) {
    std::size_t sentences = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool ends = text[i] == '.' || text[i] == '?' || text[i] == '!';
        if (ends && (i + 1 == text.size() || text[i + 1] == ' ')) ++sentences;
    }
    return sentences;
}

std::string in_letters(std::size_t number) {
    constexpr std::array<std::string_view, 13> words{"none", "one",    "two",   "three", "four",
                                                     "five", "six",    "seven", "eight", "nine",
                                                     "ten",  "eleven", "twelve"};
    return number < words.size() ? std::string(words.at(number)) : std::to_string(number);
}

std::string so_often(int times) {
    if (times == 1) return "once";
    return times == 2 ? "twice" : in_letters(static_cast<std::size_t>(times)) + " times";
}

std::string so_many_presses(std::size_t number) {
    return std::to_string(number) + (number == 1 ? " press" : " presses");
}

std::string with_commas(const Natural& number) {
    std::string digits = number.decimal();
    if (digits.size() < 5) return digits;
    for (std::size_t at = digits.size(); at > 3;) digits.insert(at -= 3, ",");
    return digits;
}

}  // namespace switchbox::test
