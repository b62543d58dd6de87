#include "types/custom/model/wired_doubts.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <numeric>
#include <string_view>

#include "machine/text.hpp"

namespace switchbox::machine {
namespace {

constexpr std::size_t most_doubts = 5;        // per kind
constexpr std::size_t longest_compared = 60;  // characters

using CodePoints = std::u32string;

// Returns the small letter of a capital: ASCII, Latin, Greek, Cyrillic. Returns any other character
// unchanged.
char32_t small_letter(char32_t code) {
    const auto is_from = [code](char32_t first, char32_t last) { return first <= code && code <= last; };
    if (is_from(U'A', U'Z') || (is_from(0xC0, 0xDE) && code != 0xD7) || is_from(0x391, 0x3A9) ||
        is_from(0x410, 0x42F))
        return code + 0x20;
    if (is_from(0x400, 0x40F)) return code + 0x50;
    if (is_from(0x100, 0x137) || is_from(0x14A, 0x177)) return code | 1U;
    if ((is_from(0x139, 0x148) || is_from(0x179, 0x17E)) && code % 2 == 1) return code + 1;
    return code;
}

// Small letters, and their forms with a mark above or below as one character.
struct MarkedLetters {
    char32_t mark = 0;
    std::u32string_view plain;
    std::u32string_view marked;
};
constexpr std::array<MarkedLetters, 13> marked_letters{
    {{0x300, U"aeinouwy", U"àèìǹòùẁỳ"},
     {0x301, U"acegiklmnoprsuwyz", U"áćéǵíḱĺḿńóṕŕśúẃýź"},
     {0x302, U"aceghijosuwyz", U"âĉêĝĥîĵôŝûŵŷẑ"},
     {0x303, U"aeinouvy", U"ãẽĩñõũṽỹ"},
     {0x304, U"aegiouy", U"āēḡīōūȳ"},
     {0x306, U"aegiou", U"ăĕğĭŏŭ"},
     {0x307, U"abcdefghmnoprstwxyz", U"ȧḃċḋėḟġḣṁṅȯṗṙṡṫẇẋẏż"},
     {0x308, U"aehiotuwxy", U"äëḧïöẗüẅẍÿ"},
     {0x30A, U"auwy", U"åůẘẙ"},
     {0x30B, U"ou", U"őű"},
     {0x30C, U"acdeghijklnorstuz", U"ǎčďěǧȟǐǰǩľňǒřšťǔž"},
     {0x327, U"cdeghklnrst", U"çḑȩģḩķļņŗşţ"},
     {0x328, U"aeiou", U"ąęįǫų"}}};

char32_t marked_letter(char32_t plain, char32_t mark) {
    for (const MarkedLetters& letters : marked_letters) {
        const std::size_t at = letters.mark == mark ? letters.plain.find(plain) : std::u32string_view::npos;
        if (at != std::u32string_view::npos) return letters.marked[at];
    }
    return 0;
}

// Returns the usual form of a full-width ASCII character.
char32_t narrow(char32_t code) { return 0xFF01 <= code && code <= 0xFF5E ? code - 0xFEE0 : code; }

// Returns whether a character is invisible, such as a joiner of marks or a filler.
bool is_filler(char32_t code) {
    constexpr std::u32string_view fillers = U"\u034F\u115F\u1160\u17B4\u17B5\u2800\u3164\uFFA0";
    return fillers.find(code) != std::u32string_view::npos;
}

// Folds a name for comparison: small letters, no quotes or signs around it, one kind of dash.
CodePoints folded_name(const std::string& name) {
    constexpr std::u32string_view quote_marks = U"\"`“”„‚‘’«»";
    constexpr std::u32string_view around = U" !?.,;:()[]{}";
    CodePoints folded;
    const std::string kept = compared(name);
    for (const std::string_view character : characters_of(kept)) {
        const char32_t code = character_size(character) == 0 ? U'?' : narrow(code_point(character));
        const char32_t marked = folded.empty() ? 0 : marked_letter(folded.back(), code);
        if (marked != 0) {
            folded.back() = marked;
            continue;
        }
        if (is_filler(code)) continue;
        if (is_dash(character) || code == U'-' || code == U'_') {
            folded.push_back(U'-');
        } else if (quote_marks.find(code) == std::u32string_view::npos) {
            folded.push_back(small_letter(code));
        }
    }
    const auto is_around = [&](char32_t code) { return around.find(code) != std::u32string_view::npos; };
    // A single apostrophe at the end distinguishes names: x and x'.
    if (folded.size() > 2 && folded.front() == U'\'' && folded.back() == U'\'')
        folded = folded.substr(1, folded.size() - 2);
    while (folded.size() > 1 && is_around(folded.back())) folded.pop_back();
    while (folded.size() > 1 && is_around(folded.front())) folded.erase(folded.begin());
    return folded;
}

CodePoints without_digits(const CodePoints& name) {
    CodePoints kept;
    std::copy_if(name.begin(), name.end(), std::back_inserter(kept),
                 [](char32_t code) { return code < U'0' || code > U'9'; });
    return kept;
}

// Returns the edit distance: the number of characters changed, left out, put in or swapped with the next one.
std::size_t distance_between(const CodePoints& a, const CodePoints& b) {
    std::vector<std::vector<std::size_t>> rows(3, std::vector<std::size_t>(b.size() + 1));
    std::iota(rows[1].begin(), rows[1].end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::vector<std::size_t>& row = rows[2];
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t changed = rows[1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
            row[j] = std::min({changed, rows[1][j] + 1, row[j - 1] + 1});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                row[j] = std::min(row[j], rows[0][j - 2] + 1);
        }
        std::rotate(rows.begin(), rows.begin() + 1, rows.end());
    }
    return rows[1][b.size()];
}

// Returns whether one name may be a misspelling of the other. Names that differ in digits alone are different
// names.
bool are_near(const CodePoints& a, const CodePoints& b) {
    if (a == b) return true;
    const std::size_t length = std::min(a.size(), b.size());
    if (length < 3 || std::max(a.size(), b.size()) > longest_compared) return false;
    if (without_digits(a) == without_digits(b)) return false;
    return distance_between(a, b) <= (length < 5 ? 1U : 2U);
}

// Returns whether one name lacks one character of the other, or two neighbours are swapped.
bool is_left_out_or_swapped(const CodePoints& a, const CodePoints& b) {
    constexpr std::size_t shortest = 5;
    if (std::min(a.size(), b.size()) < shortest || std::max(a.size(), b.size()) > longest_compared ||
        without_digits(a) == without_digits(b) || distance_between(a, b) != 1)
        return false;
    if (a.size() != b.size()) return a.back() == b.back();  // "light" and "lights" are no slip
    return std::is_permutation(a.begin(), a.end(), b.begin());
}

std::vector<bool> are_moved(const WiredPuzzle& puzzle) {
    std::vector<bool> moved(puzzle.lamps.size());
    for (const WiredButton& button : puzzle.buttons) {
        for (const WiredEffect& effect : button.effects) moved[effect.lamp] = true;
    }
    return moved;
}

void add_unmoved(const WiredPuzzle& puzzle, Messages& doubts) {
    const std::vector<std::size_t> unmoved = unmoved_lamps(puzzle);
    std::vector<std::string> others;
    const std::vector<bool> moved = are_moved(puzzle);
    for (std::size_t i = 0; i < moved.size(); ++i) {
        if (moved[i]) others.push_back(puzzle.lamps[i].name);
    }
    for (std::size_t i = 0; i < std::min(unmoved.size(), most_doubts); ++i) {
        const std::string& name = puzzle.lamps[unmoved[i]].name;
        const auto like = nearest_name(name, others);
        doubts.push_back(
            like ? tell("puzzle.doubt.unmoved-like", machine::quoted(name), machine::quoted(*like))
                 : tell("puzzle.doubt.unmoved", machine::quoted(name)));
    }
    if (unmoved.size() > most_doubts)
        doubts.push_back(tell("puzzle.doubt.more-unmoved", unmoved.size() - most_doubts));
}

// Adds the pairs of lamps whose names differ only in what folded_name() leaves out.
void add_look_alikes(const WiredPuzzle& puzzle, Messages& doubts) {
    std::map<CodePoints, std::size_t> first;
    std::size_t pairs = 0;
    const std::vector<bool> moved = are_moved(puzzle);
    for (std::size_t i = 0; i < puzzle.lamps.size() && pairs < most_doubts; ++i) {
        const auto [known, is_new] = first.emplace(folded_name(puzzle.lamps[i].name), i);
        if (is_new || !moved[i] || !moved[known->second]) continue;  // add_unmoved() reports these
        doubts.push_back(tell("puzzle.doubt.alike", machine::quoted(puzzle.lamps[known->second].name),
                              machine::quoted(puzzle.lamps[i].name)));
        ++pairs;
    }
}

// Adds pairs of lamps with similar names if a single button moves one of them: its name may be a slip.
void add_near_lamps(const WiredPuzzle& puzzle, Messages& doubts) {
    constexpr std::size_t most_lamps = 300;
    if (puzzle.lamps.size() > most_lamps) return;
    std::vector<std::size_t> movers(puzzle.lamps.size());
    std::vector<CodePoints> folded;
    for (const WiredLamp& lamp : puzzle.lamps) folded.push_back(folded_name(lamp.name));
    for (const WiredButton& button : puzzle.buttons) {
        for (const WiredEffect& effect : button.effects) ++movers[effect.lamp];
    }
    std::size_t pairs = 0;
    for (std::size_t second = 1; second < folded.size(); ++second) {
        for (std::size_t first = 0; first < second && pairs < most_doubts; ++first) {
            const auto [fewer, more] = std::minmax(movers[first], movers[second]);
            if (fewer != 1 || more == 0 || !is_left_out_or_swapped(folded[first], folded[second])) continue;
            doubts.push_back(tell("puzzle.doubt.alike", machine::quoted(puzzle.lamps[first].name),
                                  machine::quoted(puzzle.lamps[second].name)));
            ++pairs;
        }
    }
}

// Adds lamps whose name is a conjunction: "x and y" is three lamps.
void add_conjunctions(const WiredPuzzle& puzzle, Messages& doubts) {
    constexpr std::array<std::string_view, 4> conjunctions{"and", "und", "or", "oder"};
    for (const WiredLamp& lamp : puzzle.lamps) {
        if (place_of(lamp.name, conjunctions))
            doubts.push_back(tell("puzzle.doubt.word", machine::quoted(lamp.name)));
    }
}

void add_gates(const WiredPuzzle& puzzle, Messages& doubts) {
    if (puzzle.press == machine::PressRule::any) return;
    const LampsOfButtons gates = gates_of(puzzle);
    std::map<CodePoints, std::size_t> lamps;
    for (std::size_t i = 0; i < puzzle.lamps.size(); ++i) lamps.emplace(folded_name(puzzle.lamps[i].name), i);
    std::size_t found = 0;
    for (std::size_t i = 0; i < puzzle.buttons.size() && found < most_doubts; ++i) {
        const auto lamp = lamps.find(folded_name(puzzle.buttons[i].name));
        if (gates[i]) continue;
        const Message name = machine::quoted(puzzle.buttons[i].name);
        doubts.push_back(lamp == lamps.end() ? tell("puzzle.doubt.no-gate", name)
                                             : tell("puzzle.doubt.gate", name,
                                                    machine::quoted(puzzle.lamps[lamp->second].name)));
        ++found;
    }
}

}  // namespace

std::vector<std::size_t> unmoved_lamps(const WiredPuzzle& puzzle) {
    const std::vector<bool> moved = are_moved(puzzle);
    std::vector<std::size_t> lamps;
    for (std::size_t i = 0; i < moved.size(); ++i) {
        if (!moved[i]) lamps.push_back(i);
    }
    return lamps;
}

std::optional<std::string> nearest_name(const std::string& name, const std::vector<std::string>& others) {
    const CodePoints wanted = folded_name(name);
    const std::string* nearest = nullptr;
    for (const std::string& other : others) {
        if (other == name) continue;
        const CodePoints folded = folded_name(other);
        if (folded == wanted) return other;
        if (nearest == nullptr && are_near(wanted, folded)) nearest = &other;
    }
    return nearest == nullptr ? std::nullopt : std::optional(*nearest);
}

Messages doubts_about(const WiredPuzzle& puzzle) {
    Messages doubts;
    add_unmoved(puzzle, doubts);
    add_look_alikes(puzzle, doubts);
    add_near_lamps(puzzle, doubts);
    add_conjunctions(puzzle, doubts);
    add_gates(puzzle, doubts);
    return doubts;
}

}  // namespace switchbox::machine
