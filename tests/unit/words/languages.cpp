#include "languages.hpp"

#include <set>

#include "support/support.hpp"
#include "words/faults.hpp"
#include "words/language.hpp"

namespace switchbox::test {
namespace {

using words::Language;

Language small() {
    return Language(
        "# comment\n"
        "language.thousands = ,\n"
        "list.more(list, next) = {list}, {next}\n"
        "list.last(list, last) = {list} and {last}\n"
        "number.2 = two\n"
        "hello = Hello\n"
        "press(place, left) = Press {place}.\n"
        "    {left} {left|press|presses} to go.\n"
        "begins(word) = {word:capital} first\n"
        "turn(n) = {n:word} {n|turn|turns}\n"
        "form(n) = {n|one of # and \\#|# of {n:word}}\n"
        "swap(a, b) = {b} before {a}\n"
        "kept() = \\{x\\} \\| \\# \\\\ a\\nb\n");
}

std::vector<std::string> told(const std::vector<words::Fault>& faults) {
    std::vector<std::string> lines;
    for (const words::Fault& fault : faults) lines.push_back(words::told(fault));
    return lines;
}

using Lines = std::vector<std::string>;

}  // namespace

TEST_CASE("A message becomes the sentence of its template") {
    const Language language = small();
    CHECK(told(faults(language)) == Lines{});
    CHECK(language.say(tell("hello")) == "Hello");
    CHECK(language.say(tell("press", "row 1", 1)) == "Press row 1. 1 press to go.");
    CHECK(language.say(tell("press", "row 1", 12345)) == "Press row 1. 12,345 presses to go.");
    CHECK(language.say(tell("swap", tell("hello"), verbatim("(1 2)"))) == "(1 2) before Hello");
    CHECK(language.say(tell("begins", "hello")) == "Hello first");
    CHECK(language.say(tell("begins", "a")) == "A first");
    CHECK(language.say(tell("begins", "z")) == "Z first");
    CHECK(language.say(tell("begins", "{")) == "{ first");  // the character behind z
    CHECK(language.say(tell("begins", "\xC3\xBC")) == "\xC3\x9C first");
    CHECK(language.say(tell("turn", 2)) == "two turns");
    CHECK(language.say(tell("turn", 1)) == "1 turn");
    CHECK(language.say(tell("form", 1)) == "one of 1 and #");
    CHECK(language.say(tell("form", 2)) == "2 of two");
    CHECK(language.say(tell("kept")) == "{x} | # \\ a\nb");
}

TEST_CASE("Numbers have separators from five digits on, lists have words between") {
    const Language language = small();
    CHECK(language.number(0) == "0");
    CHECK(language.number(9999) == "9999");
    CHECK(language.number(10000) == "10,000");
    CHECK(language.number(-1234567) == "-1,234,567");
    const auto list = [&](const Messages& items) { return language.say(tell("", items)); };
    CHECK(list({}).empty());
    CHECK(list({tell("", 1)}) == "1");
    CHECK(list({tell("", 1), tell("", 5)}) == "1 and 5");
    CHECK(list({tell("", 1), tell("", 5), tell("hello")}) == "1, 5 and Hello");
}

TEST_CASE("Messages one after another have one space between, empty ones none") {
    const Language language = small();
    CHECK(together().empty());
    CHECK(together(Message{}, verbatim("")).empty());
    CHECK(language.say(together(tell("hello"), Message{}, tell("hello"))) == "Hello Hello");
    Message parts;  // with one in between that is empty only once it is said
    parts.values = {verbatim("a"), verbatim(""), verbatim("b")};
    CHECK(language.say(parts) == "a b");
}

TEST_CASE("What cannot be said stays to be seen") {
    const Language language = small();
    CHECK(language.say(tell("no.such")) == "no.such");
    CHECK(language.say(tell("press", "here")) == "Press here. {left} {left} to go.");
    CHECK(Language().say(tell("hello")) == "hello");
}

TEST_CASE("A language file that is not right is told by lines") {
    CHECK(told(faults(Language("a = 1\nnot a line\n"))) == Lines{"line 2: write it as id = text"});
    CHECK(told(faults(Language("  goes on\n"))) == Lines{"line 1: it goes on with nothing"});
    CHECK(told(faults(Language("a = 1\na = 2\n"))) == Lines{"line 2, 'a': it stands twice"});
    CHECK(told(faults(Language("A b = 1\n"))) == Lines{"line 1, 'A b': this is not an id"});
    CHECK(told(faults(Language("a(b = x\n"))) == Lines{"line 1, 'a(b': this is not an id"});
    CHECK(told(faults(Language("a = {b\n"))) == Lines{"line 1, 'a': a '{' is not closed"});
    CHECK(told(faults(Language("language.plural = n +\n"))) ==
          Lines{"'language.plural': it cannot be worked out for 0"});
}

TEST_CASE("A language is held to the first one") {
    const Language reference("a(n) = {n|one|more}\nb = B\nnumber.1 = one\n");
    CHECK(told(faults(reference, reference)) == Lines{});
    CHECK(told(faults(Language("a(n) = {n}\n"), reference)) == Lines{"'b': it is missing"});
    CHECK(told(faults(Language("a(n) = {n}\nb = B\nc = C\nnumber.3 = x\n"), reference)) ==
          Lines{"line 3, 'c': nothing says this"});
    CHECK(told(faults(Language("a(m) = {m}\nb = B\n"), reference)) ==
          Lines{"line 1, 'a': it has not the names of the first language"});
    CHECK(told(faults(Language("a(n) = {m}\nb = B\n"), reference)) ==
          Lines{"line 1, 'a': there is no value 'm'"});
    CHECK(told(faults(Language("a(n) = {n:loud}\nb = B\n"), reference)) ==
          Lines{"line 1, 'a': there is no format 'loud'"});
    CHECK(told(faults(Language("language.plural = 0\na(n) = {n|one|more}\nb = B\n"),
                      Language("language.plural = 0\na(n) = {n}\nb = B\n"))) ==
          Lines{"line 2, 'a': 2 plural forms where 1 are needed"});
}

TEST_CASE("Every language says all that the first one says") {
    std::set<std::string_view> codes;
    Language english;
    for (const auto& file : embedded::languages()) {
        codes.insert(file.code);
        if (file.code == "en") english = Language(file.text);
    }
    CHECK(codes.count("en") == 1);
    for (const auto& file : embedded::languages()) {
        CAPTURE(file.code);
        CHECK(told(faults(Language(file.text), english)) == Lines{});
    }
}

TEST_CASE("A damaged language file neither crashes nor hangs") {
    algebra::Random random(5);
    std::string file;
    for (const auto& each : embedded::languages()) {
        if (each.code == "en") file = std::string(each.text.substr(0, 4000));
    }
    for (int i = 0; i < 2000; ++i) {
        std::string text = file;
        for (std::size_t n = draw(random, 9) + 1; n > 0; --n) text = damaged(text, random);
        const Language language(text);
        (void)faults(language);
        for (const auto& [id, made] : language.templates()) {
            (void)language.say(tell(id, 1, "two", tell("hello"), 4));
        }
    }
}

}  // namespace switchbox::test
