#include "puzzle/text.hpp"

#include <algorithm>
#include <array>

#include "machine/notation.hpp"
#include "puzzle/assembly.hpp"
#include "puzzle/likeness.hpp"
#include "puzzle/source.hpp"

namespace switchbox::puzzle {
namespace {

using machine::quoted;

// "name=value", or a word without '='.
struct Pair {
    std::string_view name;
    std::optional<Word> value;
};

Where moved(const Where& where, std::string_view by) {
    Place place = std::get<Place>(where);
    place.column += characters_in(by);
    return place;
}

Pair pair_of(const Word& word) {
    const std::size_t sign = word.text.find('=');
    if (sign == std::string_view::npos) return {word.text, std::nullopt};
    return {word.text.substr(0, sign),
            Word{word.text.substr(sign + 1), moved(word.where, word.text.substr(0, sign + 1))}};
}

class TextReader {
  public:
    Result<machine::WiredPuzzle> read(std::string_view text) {
        const std::vector<Line> lines = lines_of(text);
        for (const Line& line : lines) {
            if (auto problem = statement(line)) return *problem;
        }
        return std::move(assembly_).finish();
    }

  private:
    using Words = std::vector<Word>;
    using Read = Problem (TextReader::*)(const Line& line, const Words& words);

    Problem statement(const Line& line) {
        const std::size_t colon = line.text.find(':');
        if (colon != std::string_view::npos) return button(line, colon);
        // In the order of `keywords`.
        static constexpr std::array<Read, keywords.size()> readers{
            &TextReader::states, &TextReader::start, &TextReader::target,
            &TextReader::most,   &TextReader::cost,  &TextReader::pressed,
            &TextReader::layout, &TextReader::press, &TextReader::faces};
        Words words = line.words();
        const Word keyword = words.front();
        words.erase(words.begin());
        const auto which = std::find(keywords.begin(), keywords.end(), keyword.text) - keywords.begin();
        if (which < std::ssize(keywords)) {
            if (words.empty()) return error_at(keyword.where, tell("puzzle.nothing-said", keyword.text));
            return (this->*readers.at(static_cast<std::size_t>(which)))(line, words);
        }
        return error_at(keyword.where, tell("puzzle.no-statement", quoted(keyword.text)));
    }

    // NAME: LAMP LAMP+2 LAMP-1
    Problem button(const Line& line, std::size_t colon) {
        const Words before = Line{line.text.substr(0, colon), line.number}.words();
        if (before.size() != 1) {
            const Where where = before.empty() ? Where(line.place_of(colon)) : before[1].where;
            return error_at(where, tell("puzzle.name-and-colon"));
        }
        const auto button = assembly_.button(before.front().text, before.front().where);
        if (!button) return button.error();
        for (const Word& word : line.words_from(colon + 1)) {
            if (auto problem = effect(*button, word)) return problem;
        }
        return std::nullopt;
    }

    Problem effect(std::size_t button, const Word& word) {
        std::string_view name = word.text;
        std::int64_t by = 1;
        const std::size_t end = name.find_last_not_of("0123456789");
        const bool has_steps = end != std::string_view::npos && end > 0 && end + 1 < name.size() &&
                               (name[end] == '+' || name[end] == '-');
        if (has_steps) {
            const auto steps = number_of(name.substr(end));
            const Where where = moved(word.where, name.substr(0, end));
            if (!steps) return error_at(where, tell("puzzle.not-a-number", quoted(name.substr(end))));
            by = *steps;
            name = name.substr(0, end);
        }
        const auto lamp = assembly_.lamp(name, word.where);
        if (!lamp) return lamp.error();
        return assembly_.add_effect(button, *lamp, by, word.where);
    }

    // "states 4", "states 2 dial=4"
    Problem states(const Line& /*line*/, const Words& words) {
        for (const Word& word : words) {
            const Pair pair = pair_of(word);
            const Word& value = pair.value ? *pair.value : word;
            const auto states = number_of(value.text);
            if (!states) return error_at(value.where, tell("puzzle.not-a-number", quoted(value.text)));
            if (!pair.value) {
                if (auto problem = assembly_.set_states(*states, word.where)) return problem;
                continue;
            }
            const auto lamp = assembly_.lamp(pair.name, word.where);
            if (!lamp) return lamp.error();
            if (auto problem = assembly_.set_states(*lamp, *states, value.where)) return problem;
        }
        return std::nullopt;
    }

    // Each "LAMP=STATE", told to `set`.
    template <class Set>
    Problem lamp_states(const Words& words, Set set) {
        for (const Word& word : words) {
            const Pair pair = pair_of(word);
            if (!pair.value) return error_at(word.where, tell("puzzle.no-state", word.text));
            const auto lamp = assembly_.lamp(pair.name, word.where);
            if (!lamp) return lamp.error();
            if (auto problem = set(*lamp, *pair.value)) return problem;
        }
        return std::nullopt;
    }

    Problem start(const Line& /*line*/, const Words& words) {
        return lamp_states(words, [this](std::size_t lamp, const Word& value) -> Problem {
            const auto state = number_of(value.text);
            if (!state) return error_at(value.where, tell("puzzle.not-a-number", quoted(value.text)));
            return assembly_.set_start(lamp, *state, value.where);
        });
    }

    Problem target(const Line& /*line*/, const Words& words) {
        if (words.front().text == "alike") {
            if (words.size() > 1) return error_at(words[1].where, tell("puzzle.after-alike"));
            return assembly_.want_alike(words.front().where);
        }
        if (auto problem = assembly_.begin_target(words.front().where)) return problem;
        return lamp_states(words, [this](std::size_t lamp, const Word& value) -> Problem {
            if (value.text == "*") return assembly_.set_target(lamp, std::nullopt, value.where);
            const auto state = number_of(value.text);
            if (!state) return error_at(value.where, tell("puzzle.not-a-state", quoted(value.text)));
            return assembly_.set_target(lamp, *state, value.where);
        });
    }

    Problem limits(Assembly::Limit limit, const Words& words) {
        for (const Word& word : words) {
            const Pair pair = pair_of(word);
            if (!pair.value) return error_at(word.where, tell("puzzle.no-count", word.text));
            const auto count = number_of(pair.value->text);
            if (!count)
                return error_at(pair.value->where, tell("puzzle.not-a-number", quoted(pair.value->text)));
            if (auto problem = assembly_.set_limit(limit, pair.name, *count, word.where)) return problem;
        }
        return std::nullopt;
    }
    Problem most(const Line& /*line*/, const Words& words) { return limits(Assembly::Limit::most, words); }
    Problem cost(const Line& /*line*/, const Words& words) { return limits(Assembly::Limit::cost, words); }
    Problem pressed(const Line& /*line*/, const Words& words) {
        return limits(Assembly::Limit::pressed, words);
    }

    // "layout north east / west ."
    Problem layout(const Line& /*line*/, const Words& words) {
        std::vector<Words> rows(1);
        for (const Word& word : words) {
            if (word.text == "/") {
                rows.emplace_back();
            } else {
                rows.back().push_back(word);
            }
        }
        return assembly_.lay_out(rows, words.front().where);
    }

    // "faces up right down left"
    Problem faces(const Line& /*line*/, const Words& words) {
        return assembly_.set_faces(words, words.front().where);
    }

    // "press lit"
    Problem press(const Line& /*line*/, const Words& words) {
        if (words.size() > 1) return error_at(words[1].where, tell("puzzle.after-press", words[0].text));
        return assembly_.set_press(words.front().text, words.front().where);
    }

    Assembly assembly_;
};

}  // namespace

Result<machine::WiredPuzzle> parse_text(std::string_view text) { return TextReader().read(text); }

}  // namespace switchbox::puzzle
