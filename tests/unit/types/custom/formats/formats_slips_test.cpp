// Tests of common slips in puzzle texts: the parser reads the same puzzle, reports an error with its place,
// or adds a remark. It never reads another puzzle silently.
#include <algorithm>
#include <array>
#include <functional>
#include <string>
#include <vector>

#include "machine/text.hpp"
#include "sampling.hpp"
#include "support/random_puzzle.hpp"
#include "support/support.hpp"
#include "types/custom/formats/formats.hpp"
#include "types/custom/formats/source.hpp"
#include "types/custom/model/wired_doubts.hpp"

namespace switchbox::test {

using machine::WiredPuzzle;
using puzzle::Format;
using puzzle::Remarks;

namespace {

using Strings = std::vector<std::string>;

const std::string& one_of(const Strings& texts, Random& random) { return texts[draw(random, texts.size())]; }

// Returns a puzzle with typical names; some buttons are named like lamps.
WiredPuzzle named_puzzle(Random& random) {
    static const std::array<Strings, 4> names{{{"north", "east", "south", "west", "centre", "top"},
                                               {"lamp-1", "lamp-2", "lamp-3", "lamp-4", "lamp-5", "lamp-6"},
                                               {"a", "b", "c", "d", "e", "f"},
                                               {"Süd", "Öst", "Tür", "küche", "Ärmel", "mitte"}}};
    WiredPuzzle puzzle = random_puzzle(random);
    const Strings& chosen = names.at(draw(random, names.size()));
    const bool has_own_buttons = draw(random, 2) == 0;
    for (std::size_t i = 0; i < puzzle.lamps.size(); ++i) puzzle.lamps[i].name = chosen[i];
    for (std::size_t i = 0; i < puzzle.buttons.size(); ++i)
        puzzle.buttons[i].name = has_own_buttons ? chosen[i] : "B" + std::to_string(i);
    return puzzle;
}

Strings lines_in(const std::string& text) {
    Strings lines;
    std::size_t begin = 0;
    for (std::size_t end = text.find('\n'); end != std::string::npos; end = text.find('\n', begin)) {
        lines.push_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return lines;
}

std::string joined(const Strings& lines) {
    std::string text;
    for (const std::string& line : lines) text += line + "\n";
    return text;
}

std::string replaced(std::string text, const std::string& what, const std::string& by) {
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + by.size()))
        text.replace(at, what.size(), by);
    return text;
}

// Replaces one random occurrence, or all of them.
std::string some_replaced(std::string text, const std::string& what, const std::string& by, Random& random) {
    if (draw(random, 2) == 0) return replaced(std::move(text), what, by);
    std::vector<std::size_t> places;
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + 1))
        places.push_back(at);
    if (!places.empty()) text.replace(places[draw(random, places.size())], what.size(), by);
    return text;
}

// Changes the case of one letter of the text.
std::string with_other_case(std::string text, Random& random) {
    std::vector<std::size_t> letters;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (std::isalpha(static_cast<unsigned char>(text[i])) != 0) letters.push_back(i);
    }
    if (letters.empty()) return text;
    char& letter = text[letters[draw(random, letters.size())]];
    letter = static_cast<char>(letter ^ 0x20);
    return text;
}

std::string with_inserted(std::string text, const std::string& what, Random& random) {
    std::size_t at = draw(random, text.size() + 1);
    while (at < text.size() && (static_cast<unsigned char>(text[at]) & 0xC0U) == 0x80) ++at;
    return text.insert(at, what);
}

const Strings invisible{"\u200B", "\u00AD", "\u200E", "\u200F", "\u2060",
                        "\uFEFF", "\u202A", "\u200D", "\u200C", "\uFE0F"};
const Strings odd_blanks{"\u00A0", "\u3000", "\u2009", "\u202F", "\t", "  "};
const Strings minus_signs{"\u2212", "\u2013", "\u2014", "\u2011", "\uFF0D"};

std::string with_quoted_word(std::string text, Random& random) {
    static const std::array<std::pair<std::string, std::string>, 6> quotes{{{"\"", "\""},
                                                                            {"'", "'"},
                                                                            {"\u201C", "\u201D"},
                                                                            {"\u2018", "\u2019"},
                                                                            {"\u201E", "\u201C"},
                                                                            {"\u00AB", "\u00BB"}}};
    constexpr std::string_view ends = " :=,;/\n\r\t";
    const std::size_t begin = text.find_first_not_of(ends, draw(random, text.size()));
    if (begin == std::string::npos) return text;
    const std::size_t from = text.find_last_of(ends, begin) + 1;  // npos + 1 is 0
    const auto& [open, close] = quotes.at(draw(random, quotes.size()));
    text.insert(std::min(text.find_first_of(ends, begin), text.size()), close);
    return text.insert(from, open);
}

using Slip = std::function<std::string(const std::string& text, Random& random)>;

Slip in_some_line(std::function<std::string(const std::string& line, Random& random)> slip) {
    return [slip = std::move(slip)](const std::string& text, Random& random) {
        Strings lines = lines_in(text);
        std::string& line = lines[draw(random, lines.size())];
        line = slip(line, random);
        return joined(lines);
    };
}

// Returns the end of the keyword or name at the beginning of a line.
std::size_t end_of_first(const std::string& line) {
    return std::min(line.find_first_of(": ,;"), line.size());
}

std::string without_lines(const std::string& text, const std::string& line) {
    Strings lines = lines_in(text);
    std::erase(lines, line);
    return joined(lines);
}

// Returns slips that occur in every format.
std::vector<Slip> common_slips() {
    return {
        with_other_case,
        [](const auto& text, auto& random) { return with_inserted(text, one_of(invisible, random), random); },
        [](const auto& text, auto& random) {
            return some_replaced(text, "-", one_of(minus_signs, random), random);
        },
        [](const auto& text, auto& /*random*/) { return "\uFEFF" + text; },
        [](const auto& text, auto& /*random*/) { return replaced(text, "\n", "\r\n"); },
        [](const auto& text, auto& /*random*/) { return replaced(text, "\n", "\r"); },
        [](const auto& text, auto& random) { return with_quoted_word(text, random); },
        in_some_line([](std::string line, auto& random) {
            return line + one_of({".", ",", ";", " ", "!", ":"}, random);
        }),
        in_some_line([](std::string line, auto& random) {  // "Start", "START"
            const std::size_t end = draw(random, 2) == 0 ? 1 : end_of_first(line);
            for (std::size_t i = 0; i < std::min(end, line.size()); ++i) {
                if ('a' <= line[i] && line[i] <= 'z') line[i] = static_cast<char>(line[i] - 0x20);
            }
            return line;
        }),
    };
}

// Swaps two adjacent letters of the first word: "strat".
std::string with_swapped_letters(std::string line, Random& random) {
    const std::size_t end = end_of_first(line);
    if (end < 4) return line;
    const std::size_t at = draw(random, end - 1);
    std::swap(line[at], line[at + 1]);
    return line;
}

std::vector<Slip> text_slips() {
    std::vector<Slip> slips = common_slips();
    slips.push_back(in_some_line([](std::string line, auto& random) {
        if (line.find(':') != std::string::npos) return line;
        line = with_swapped_letters(line, random);
        return line.insert(end_of_first(line), one_of({"", ":"}, random));
    }));
    slips.push_back([](const auto& text, auto& random) {
        return one_of({"\t# my door\n", "\tThe door\n", "; my door\n", "\t", ", "}, random) + text;
    });
    slips.push_back(in_some_line([](const std::string& line, auto& random) {
        const std::size_t colon = line.find(": ");
        if (colon == std::string::npos) return line;
        const Strings joining{"+", "&", "|", "->", " -> ", " \u2192 ", " & ", " && ", "-", "..", "\u2026"};
        return line.substr(0, colon + 2) +
               some_replaced(line.substr(colon + 2), " ", one_of(joining, random), random);
    }));
    slips.push_back([](const auto& text, auto& random) {
        return replaced(some_replaced(text, " ", "# ", random), ":# ", ": ");
    });
    slips.push_back([](const auto& text, auto& random) {
        return some_replaced(text, "\u00FC", one_of({"u\u0308", "\u00FC\u034F"}, random), random);
    });
    slips.push_back([](const auto& text, auto& random) {
        return some_replaced(text, "+", one_of({"++", "\u00D7", " \u00D7 "}, random), random);
    });
    slips.push_back(in_some_line([](const std::string& line, auto& random) {
        const std::size_t colon = line.find(':');
        if (colon == std::string::npos) return line;
        return line.substr(0, colon) + with_other_case(line.substr(colon), random);
    }));
    slips.push_back([](const auto& text, auto& random) {
        return some_replaced(text, " ", one_of(odd_blanks, random), random);
    });
    slips.push_back(in_some_line([](const std::string& line, auto& random) {
        const std::size_t first = line.find(' ');
        if (first == std::string::npos) return line;
        return line.substr(0, first + 1) +
               some_replaced(line.substr(first + 1), " ",
                             one_of({",", ", ", ";", "; ", " , ", "\uFF0C", "\u3001"}, random), random);
    }));
    slips.push_back(in_some_line([](std::string line, auto& random) {
        const std::size_t end = end_of_first(line);
        return line.insert(end, one_of({":", " :", ",", "\uFF1A"}, random));
    }));
    slips.push_back([](const auto& text, auto& random) {
        return some_replaced(text, "=", one_of({" =", "= ", " = ", ":", "\uFF1D"}, random), random);
    });
    slips.push_back([](const auto& text, auto& random) {
        return some_replaced(text, " / ", one_of({"/", "; ", " | "}, random), random);
    });
    slips.push_back([](const auto& text, auto& random) {
        return some_replaced(text, "+", one_of({" +", "\uFF0B", "*"}, random), random);
    });
    slips.push_back([](const auto& text, auto& random) { return some_replaced(text, "-", " -", random); });
    slips.push_back([](const auto& text, auto& random) { return some_replaced(text, "s", "s#1", random); });
    return slips;
}

// Removes the column "-" from the heading and the cells below it.
std::string without_limit_divider(const std::string& text) {
    Strings lines = lines_in(text);
    const std::size_t divider = lines.front().find(",-,");
    if (divider == std::string::npos) return text;
    const auto column =
        std::count(lines.front().begin(), lines.front().begin() + static_cast<std::ptrdiff_t>(divider), ',') +
        1;
    for (std::string& line : lines) {
        std::size_t at = 0;
        for (auto i = column; i > 0 && at != std::string::npos; --i)
            at = line.find(',', at == 0 ? 0 : at + 1);
        if (at != std::string::npos) line.erase(at, std::min(line.find(',', at + 1), line.size()) - at);
    }
    return joined(lines);
}

std::vector<Slip> table_slips() {
    std::vector<Slip> slips = common_slips();
    slips.push_back(in_some_line(with_swapped_letters));
    slips.push_back([](const auto& text, auto& random) {
        return one_of({"without", "with"}, random) == "with"
                   ? replaced(text, "start,", "#start,")
                   : in_some_line(with_swapped_letters)(without_lines(text, "-"), random);
    });
    slips.push_back([](const auto& text, auto& /*random*/) { return without_lines(text, "-"); });
    slips.push_back([](const auto& text, auto& /*random*/) { return without_limit_divider(text); });
    slips.push_back(
        [](const auto& text, auto& /*random*/) { return without_lines(without_limit_divider(text), "-"); });
    slips.push_back([](const auto& text, auto& random) {
        return replaced(text, ",", one_of({";", "\t"}, random));
    });
    slips.push_back([](const auto& text, auto& random) {
        return some_replaced(text, ",", one_of({", ", " ,", "\u00A0,", ",\u3000"}, random), random);
    });
    slips.push_back(in_some_line([](std::string line, auto& random) {
        return line.insert(end_of_first(line), one_of({":", " :", " "}, random));
    }));
    return slips;
}

WiredPuzzle with_numbers_for_names(WiredPuzzle puzzle) {
    std::size_t number = 0;
    for (auto& lamp : puzzle.lamps) lamp.name = std::to_string(number++);
    for (auto& button : puzzle.buttons) button.name = std::to_string(number++);
    puzzle.state_names.clear();
    return puzzle;
}

// Returns whether the puzzles are equal except for names that do not tie a lamp to its button.
bool are_same(const WiredPuzzle& a, const WiredPuzzle& b) {
    return machine::gates_of(a) == machine::gates_of(b) &&
           with_numbers_for_names(a) == with_numbers_for_names(b);
}

// Numbers of the outcomes of slips.
struct Tally {
    int same = 0;
    int refused = 0;
    int pointed_at = 0;
};

void try_slip(Format format, const WiredPuzzle& puzzle, const Slip& slip, Random& random, Tally& tally) {
    std::string whole = value_of(puzzle::format_as(format, puzzle));
    // A layout has no cell for an extra lamp, and most puzzles have no layout.
    const std::size_t layout = whole.find("\nlayout ");
    if (layout != std::string::npos && draw(random, 2) == 0) whole.resize(layout + 1);
    const WiredPuzzle meant = value_of(puzzle::parse(whole));
    const std::string slipped = slip(whole, random);
    Remarks remarks;
    const auto read = puzzle::parse(slipped, &remarks);
    if (!read) {
        ++tally.refused;
        return;
    }
    const bool is_same = are_same(*read, meant);
    const bool is_pointed_at =
        !remarks.empty() || !(machine::doubts_about(*read) == machine::doubts_about(meant));
    tally.same += is_same ? 1 : 0;
    tally.pointed_at += is_pointed_at ? 1 : 0;
    if (is_same || is_pointed_at) return;
    CAPTURE(whole);
    CAPTURE(slipped);
    FAIL_CHECK("another puzzle without a word");
}

}  // namespace

TEST_CASE("No slip makes another puzzle without a word") {
    Random random(207);
    const std::array<std::vector<Slip>, 2> slips{text_slips(), table_slips()};
    constexpr std::array<Format, 2> formats{Format::text, Format::csv};
    std::array<Tally, 2> tallies{};
    constexpr int tries = sampled ? 2'000 : 10'000;
    for (int i = 0; i < tries; ++i) {
        const WiredPuzzle puzzle = named_puzzle(random);
        for (std::size_t form = 0; form < formats.size(); ++form) {
            const std::vector<Slip>& all = slips.at(form);
            try_slip(formats.at(form), puzzle, all[draw(random, all.size())], random, tallies.at(form));
        }
    }
    for (const Tally& tally : tallies) {
        CHECK(tally.same > tries / 10);
        CHECK(tally.refused > tries / 50);
        CHECK(tally.pointed_at > tries / 200);
    }
}

}  // namespace switchbox::test
