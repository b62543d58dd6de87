#include "types/custom/formats/text_statements.hpp"

#include <algorithm>
#include <string>

#include "base/long_work.hpp"
#include "machine/text.hpp"
#include "types/custom/formats/formats.hpp"
#include "types/custom/formats/prose.hpp"

namespace switchbox::puzzle {
namespace {

constexpr std::string_view between_words = " \t\r\f\v,;";

// Returns a word without the punctuation that ends a sentence. Keeps ".", which is an empty place, and "x=?",
// which has no valid state.
std::string_view without_stop(std::string_view word) {
    const bool is_pair = word.find('=') != std::string_view::npos;
    const std::size_t end = word.find_last_not_of(is_pair ? "." : ".!?");
    return end == std::string_view::npos ? word : word.substr(0, end + 1);
}

Statement statement_of(const TextLine& line) {
    if (const auto prose = prose_in(line))
        return {&line, {prose->subject}, std::nullopt, prose->rest, true, prose->link, prose->is_passive};
    Statement statement{&line, {}, std::nullopt, 0, false};
    statement.lit = lit_lamps_in(line);
    if (!statement.lit.empty()) {
        statement.before = {statement.lit.front()};
        statement.keyword = start_keyword;
        statement.rest = line.text.size();
        return statement;
    }
    const std::size_t colon = line.text.find(':');
    statement.has_colon = colon != std::string_view::npos;
    if (statement.has_colon) {
        statement.before = list_in({line.text.substr(0, colon), line.number}, 0);
        statement.rest = colon + 1;
        const std::size_t count = statement.before.size();
        if (count == 1 || count == 2) statement.keyword = keyword_in(statement.before.front());
        if (count == 2 && statement.keyword != try_keyword) statement.keyword.reset();
        return statement;
    }
    const std::size_t begin = line.text.find_first_not_of(between_words);
    if (begin == std::string_view::npos) return statement;
    statement.rest = std::min(line.text.find_first_of(between_words, begin), line.text.size());
    statement.before = {
        {without_stop(line.text.substr(begin, statement.rest - begin)), line.place_of(begin)}};
    statement.keyword = keyword_in(statement.before.front());
    return statement;
}

// Returns whether a list has an amount, "n+5", or "n-3" that is in no other list: it is that of a button.
bool has_amount(const Statement& statement, const std::vector<Statement>& statements) {
    const Words words = list_in(*statement.line, statement.rest);
    return std::any_of(words.begin(), words.end(), [&](const Word& word) {
        const std::size_t sign = word.text.find_last_of("+-");
        if (sign == std::string_view::npos || !machine::is_digits(word.text.substr(sign + 1))) return false;
        return word.text[sign] == '+' ||
               std::none_of(statements.begin(), statements.end(), [&](const Statement& other) {
                   if (&other == &statement) return false;
                   const Words others = list_in(*other.line, other.rest);
                   return std::any_of(others.begin(), others.end(),
                                      [&](const Word& one) { return one.text == word.text; });
               });
    });
}

// Makes statements of headings such as "on at the start:" and "goal:", if the text has none of that kind
// and no button "off".
void name_states(std::vector<Statement>& statements) {
    const auto has = [&](std::size_t keyword) {
        return std::any_of(statements.begin(), statements.end(),
                           [keyword](const Statement& statement) { return statement.keyword == keyword; });
    };
    const bool has_off = std::any_of(statements.begin(), statements.end(), [](const Statement& statement) {
        return statement.before.size() == 1 && lower_case(statement.before.front().text) == "off";
    });
    const bool has_start = has(start_keyword) || has_off;
    const bool has_target = has(target_keyword);
    for (Statement& statement : statements) {
        if (statement.keyword || !statement.has_colon || !statement.link.empty()) continue;
        const StateHeading heading = state_heading(statement.before);
        if (heading == StateHeading::none || has_amount(statement, statements)) continue;
        if (heading == StateHeading::start && !has_start) statement.keyword = start_keyword;
        if (heading == StateHeading::target && !has_target) statement.keyword = target_keyword;
        if (statement.keyword) statement.before.resize(1);
    }
}

}  // namespace

std::vector<Statement> statements_of(std::span<const TextLine> lines) {
    std::vector<Statement> statements;
    statements.reserve(lines.size());
    for (const TextLine& line : lines) statements.push_back(statement_of(line));
    name_states(statements);
    return statements;
}

bool sets_states(const Statement& statement) {
    const std::size_t keyword = statement.keyword.value_or(states_keyword);
    return keyword == start_keyword || keyword == target_keyword;
}

Words list_in(const TextLine& line, std::size_t begin, std::string_view alone) {
    Words words;
    const std::string_view text = line.text;
    while (begin < text.size()) {
        std::size_t end = begin;
        note_work(100);
        const auto is_alone = [&](std::size_t at) { return alone.find(text[at]) != std::string_view::npos; };
        while (end < text.size() && between_words.find(text[end]) == std::string_view::npos && !is_alone(end))
            ++end;
        if (end > begin)
            words.push_back({without_stop(text.substr(begin, end - begin)), line.place_of(begin)});
        if (end < text.size() && is_alone(end)) words.push_back({text.substr(end, 1), line.place_of(end)});
        begin = end + 1;
    }
    return words;
}

Words names_in(const Statement& statement) {
    std::size_t begin = statement.rest;
    const TextLine line = without_brackets(*statement.line, begin);
    return list_in(line, begin, "/");
}

std::optional<std::size_t> keyword_in(const Word& word) {
    return machine::place_of(lower_case(word.text), keywords);
}

Pair pair_of(const Word& word) {
    note_work(60);
    const std::size_t sign = word.text.find('=');
    if (sign == std::string_view::npos) return {word.text, std::nullopt};
    return {without_stop(word.text.substr(0, sign)),
            Word{word.text.substr(sign + 1), moved(word.where, word.text.substr(0, sign + 1))}};
}

Where moved(const Where& where, std::string_view by) {
    TextPosition place = std::get<TextPosition>(where);
    place.column += characters_in(by);
    return place;
}

}  // namespace switchbox::puzzle
