#include "i18n/language.hpp"

#include <set>

#include "languages.hpp"
#include "support/support.hpp"

namespace switchbox::test {
namespace {

using i18n::Language;

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

std::vector<std::string> format_fault(const std::vector<i18n::Fault>& faults) {
    std::vector<std::string> lines;
    for (const i18n::Fault& fault : faults) lines.push_back(i18n::format_fault(fault));
    return lines;
}

using Lines = std::vector<std::string>;

}  // namespace

TEST_CASE("A message becomes the sentence of its template") {
    const Language language = small();
    CHECK(format_fault(faults(language)) == Lines{});
    CHECK(language.say(composed("hello")) == "Hello");
    CHECK(language.say(composed("press", "row 1", 1)) == "Press row 1. 1 press to go.");
    CHECK(language.say(composed("press", "row 1", 12345)) == "Press row 1. 12,345 presses to go.");
    CHECK(language.say(composed("swap", composed("hello"), verbatim("(1 2)"))) == "(1 2) before Hello");
    CHECK(language.say(composed("begins", "hello")) == "Hello first");
    CHECK(language.say(composed("begins", "a")) == "A first");
    CHECK(language.say(composed("begins", "z")) == "Z first");
    CHECK(language.say(composed("begins", "{")) == "{ first");  // the character after z
    CHECK(language.say(composed("begins", "\xC3\xBC")) == "\xC3\x9C first");
    CHECK(language.say(composed("turn", 2)) == "two turns");
    CHECK(language.say(composed("turn", 1)) == "1 turn");
    CHECK(language.say(composed("form", 1)) == "one of 1 and #");
    CHECK(language.say(composed("form", 2)) == "2 of two");
    CHECK(language.say(composed("kept")) == "{x} | # \\ a\nb");
}

TEST_CASE("Numbers have separators from five digits on, lists have words between") {
    const Language language = small();
    CHECK(language.number(0) == "0");
    CHECK(language.number(9999) == "9999");
    CHECK(language.number(10000) == "10,000");
    CHECK(language.number(100000) == "100,000");
    CHECK(language.number(1000000) == "1,000,000");
    CHECK(language.number(-9999) == "-9999");
    CHECK(language.number(-10000) == "-10,000");
    CHECK(language.number(-100000) == "-100,000");
    CHECK(language.number(-1234567) == "-1,234,567");
    const auto list = [&](const Messages& items) { return language.say(composed("", items)); };
    CHECK(list({}).empty());
    CHECK(list({composed("", 1)}) == "1");
    CHECK(list({composed("", 1), composed("", 5)}) == "1 and 5");
    CHECK(list({composed("", 1), composed("", 5), composed("hello")}) == "1, 5 and Hello");
    CHECK(list({composed("", 1), composed("", 2), composed("", 3), composed("", 4)}) == "1, 2, 3 and 4");
}

TEST_CASE("Messages one after another have one space between, empty ones none") {
    const Language language = small();
    CHECK(together().empty());
    CHECK(together(Message{}, verbatim("")).empty());
    CHECK(language.say(together(composed("hello"), Message{}, composed("hello"))) == "Hello Hello");
    Message parts;  // one part in the middle is empty only after formatting
    parts.values = {verbatim("a"), verbatim(""), verbatim("b")};
    CHECK(language.say(parts) == "a b");
}

TEST_CASE("What cannot be said stays to be seen") {
    const Language language = small();
    CHECK(language.say(composed("no.such")) == "no.such");
    CHECK(language.say(composed("press", "here")) == "Press here. {left} {left} to go.");
    CHECK(Language().say(composed("hello")) == "hello");
}

TEST_CASE("A message is said by the variant of its vocabulary, and by the usual line where there is none") {
    const Language language(
        "list.last(list, last) = {list} and {last}\n"
        "press(place) = Press {place}.\npress@turns(place) = Turn {place}.\n"
        "place(n) = lamp {n}\nplace@turns(n) = face {n:word}\nplace@slides(n) = tile {n}\n"
        "number.1 = one\nundone = Undone: {what}\n");
    CHECK(format_fault(faults(language)) == Lines{});
    CHECK(language.say(composed("press", 1)) == "Press 1.");
    CHECK(language.say(composed("press", 1).in("turns")) == "Turn 1.");
    CHECK(language.say(composed("press", 1).in("slides")) == "Press 1.");
    CHECK(language.say(composed("press", 1).in("turn")) == "Press 1.");
    CHECK(language.say(composed("press", 1).in("")) == "Press 1.");
    CHECK(language.say(composed("no.such").in("turns")) == "no.such");
    // The vocabulary applies to the messages among the values, except those that name another one.
    const Message place = composed("place", 1);
    const Message slid = composed("place", 2).in("slides");
    CHECK(language.say(composed("press", place).in("turns")) == "Turn face one.");
    CHECK(language.say(composed("press", slid).in("turns")) == "Turn tile 2.");
    CHECK(language.say(composed("press", place).in("slides")) == "Press tile 1.");
    CHECK(language.say(composed("press", Messages{place, slid}).in("turns")) == "Turn face one and tile 2.");
    CHECK(language.say(together(composed("press", place), slid).in("turns")) == "Turn face one. tile 2");
    CHECK(language.say(together(composed("press", slid), place)) == "Press tile 2. lamp 1");
    CHECK(composed("press", 1).in("turns") != composed("press", 1));
    CHECK(Message{}.in("turns") == Message{});
}

TEST_CASE("A variant has the values of its usual line") {
    CHECK(format_fault(faults(Language("a@turns = 1\nb(x) = {x}\nb@turns(y) = {y}\nb@slides(x) = {x}\n"))) ==
          Lines{"line 1, 'a@turns': its usual line is missing",
                "line 3, 'b@turns': it has not the names of its usual line"});
    CHECK(format_fault(faults(Language("a = 1\n@turns = 1\na@ = 1\na@b@c = 1\na@turns = {\n"))) ==
          Lines{"line 2, '@turns': this is not an id", "line 3, 'a@': this is not an id",
                "line 4, 'a@b@c': this is not an id", "line 5, 'a@turns': a '{' is not closed"});
    const Language reference("a = 1\na@turns = 2\n");
    CHECK(format_fault(faults(Language("a = 1\n"), reference)) == Lines{"'a@turns': it is missing"});
    CHECK(format_fault(faults(Language("a = 1\na@turns = 2\na@slides = 3\n"), reference)) ==
          Lines{"line 3, 'a@slides': nothing says this"});
}

TEST_CASE("A capital is that of a letter of ASCII or Latin-1, and anything else stays") {
    const Language language = small();
    const auto begun = [&](const char* word) { return language.say(composed("begins", word)); };
    CHECK(begun("") == " first");
    CHECK(begun("`") == "` first");                // the character before a
    CHECK(begun("\xC3\xA0") == "\xC3\x80 first");  // a with grave, the first
    CHECK(begun("\xC3\xBE") == "\xC3\x9E first");  // thorn, the last
    CHECK(begun("\xC3\x9F") == "\xC3\x9F first");  // sharp s
    CHECK(begun("\xC3\xBF") == "\xC3\xBF first");  // y with diaeresis, whose capital is not in this range
    CHECK(begun("\xC4\xA0") == "\xC4\xA0 first");
}

TEST_CASE("A number chooses its form by the language's rule, and the last where there are too few") {
    const Language language(
        "language.plural = ar\nturn(n) = {n} {n|none|turn}\nword(n) = {n:word} {n:loud}\n"
        "two(a, b) = {a|no|{b|#!|#?}}\nbraces(n) = {n|\\{|\\}|\\|{n}|x}\n");
    CHECK(language.say(composed("turn", 0)) == "0 none");
    CHECK(language.say(composed("turn", 1)) == "1 turn");
    CHECK(language.say(composed("turn", -1)) == "-1 turn");
    CHECK(language.say(composed("turn", 7)) == "7 turn");
    CHECK(language.say(composed("turn", "some")) == "some none");  // not a number: treated as 0
    CHECK(language.say(composed("word", composed("turn", 1))) == "1 turn 1 turn");
    CHECK(language.say(composed("two", 1, 0)) == "0!");  // the number of the inner place
    CHECK(language.say(composed("two", 1, 5)) == "5?");
    CHECK(language.say(composed("braces", 0)) == "{");
    CHECK(language.say(composed("braces", 1)) == "}");
    CHECK(language.say(composed("braces", 2)) == "|2");
    CHECK(language.say(composed("braces", 3)) == "x");
}

TEST_CASE("A template that is not closed is said as it stands") {
    const Language language("open = a {b\nend = a\\\nhash = # 1\nbar = a|b\n");
    CHECK(language.say(composed("open")) == "a {b");
    CHECK(language.say(composed("end")) == "a\\");
    CHECK(language.say(composed("hash")) == "# 1");
    CHECK(language.say(composed("bar")) == "a|b");
    for (const char* wrong : {"{", "a {b", "{a|{b}", "{a\\}", "\\\\{", "{a} {b"})
        CHECK(i18n::problem_in(wrong) == "a '{' is not closed");
    for (const char* right : {"", "\\", "\\{", "{a}", "{a|{b}}", "{a|\\{}", "}", "a}b", "{a}\\"})
        CHECK(i18n::problem_in(right).empty());
}

TEST_CASE("A file's lines may end and begin with blanks, and names stand between commas") {
    const Language language(
        "\r\n \t \r\na = 1 \t\r\n# c\r\nb( x , y )\t= {x}\r\n  and\t\r\n  {y}\r\nc() = 3\nd(x,) = 4\n"
        "e(,x) = 5\nf=\t6");
    CHECK(format_fault(faults(language)) == Lines{});
    CHECK(language.templates().size() == 6);
    CHECK(language.say(composed("a")) == "1");
    CHECK(language.say(composed("b", "X", "Y")) == "X and Y");
    CHECK(language.say(composed("f")) == "6");
    const auto names = [&](const char* id) { return language.templates().find(id)->second.names(); };
    CHECK(names("a") == Lines{});
    CHECK(names("b") == Lines{"x", "y"});
    CHECK(names("c") == Lines{});
    CHECK(names("d") == Lines{"x"});
    CHECK(names("e") == Lines{"", "x"});
}

TEST_CASE("An entry's fault is told at its first line, and all of them in the order of lines") {
    CHECK(format_fault(
              faults(Language("a = 1\n  more\n\n# c\nb c = 2\n  more\n = 3\nd(x)y = 4\na = {\ne = {\n"))) ==
          Lines{"line 5, 'b c': this is not an id", "line 8, 'd(x)y': this is not an id",
                "line 9, 'a': it stands twice", "line 10, 'e': a '{' is not closed"});
    CHECK(format_fault(faults(Language("= 3\n  more\nx\n"))) ==
          Lines{"line 1: this is not an id", "line 3: write it as id = text"});
    CHECK(format_fault(faults(Language("a = 1\n"), Language("c = 1\nb = 1\nd.number.1 = 1\n"))) ==
          Lines{"'b': it is missing", "'c': it is missing", "'d.number.1': it is missing",
                "line 1, 'a': nothing says this"});
    CHECK(i18n::format_fault({0, "", "wrong"}) == ": wrong");
}

TEST_CASE("Places inside plural forms are checked too") {
    const Language nested("a(n, m) = {n|{m|x}|y}\n");
    CHECK(format_fault(faults(nested, nested)) == Lines{"line 1, 'a': 1 plural forms where 2 are needed"});
    CHECK(format_fault(faults(Language("a(n) = {n|{k}|{n:x}}\n"), Language("a(n) = x\n"))) ==
          Lines{"line 1, 'a': there is no value 'k'", "line 1, 'a': there is no format 'x'"});
}

TEST_CASE("A language file that is not right is told by lines") {
    CHECK(format_fault(faults(Language("a = 1\nnot a line\n"))) == Lines{"line 2: write it as id = text"});
    CHECK(format_fault(faults(Language("  goes on\n"))) == Lines{"line 1: it goes on with nothing"});
    CHECK(format_fault(faults(Language("a = 1\na = 2\n"))) == Lines{"line 2, 'a': it stands twice"});
    CHECK(format_fault(faults(Language("A b = 1\n"))) == Lines{"line 1, 'A b': this is not an id"});
    CHECK(format_fault(faults(Language("a(b = x\n"))) == Lines{"line 1, 'a(b': this is not an id"});
    CHECK(format_fault(faults(Language("a = {b\n"))) == Lines{"line 1, 'a': a '{' is not closed"});
    CHECK(format_fault(faults(Language("language.plural = tlh\n"))) ==
          Lines{"line 1, 'language.plural': there is no rule of 'tlh'"});
}

TEST_CASE("A language is held to the first one") {
    const Language reference("a(n) = {n|one|more}\nb = B\nnumber.1 = one\n");
    CHECK(format_fault(faults(reference, reference)) == Lines{});
    CHECK(format_fault(faults(Language("a(n) = {n}\n"), reference)) == Lines{"'b': it is missing"});
    CHECK(format_fault(faults(Language("a(n) = {n}\nb = B\nc = C\nnumber.3 = x\n"), reference)) ==
          Lines{"line 3, 'c': nothing says this"});
    CHECK(format_fault(faults(Language("a(m) = {m}\nb = B\n"), reference)) ==
          Lines{"line 1, 'a': it has not the names of the first language"});
    CHECK(format_fault(faults(Language("a(n) = {m}\nb = B\n"), reference)) ==
          Lines{"line 1, 'a': there is no value 'm'"});
    CHECK(format_fault(faults(Language("a(n) = {n:loud}\nb = B\n"), reference)) ==
          Lines{"line 1, 'a': there is no format 'loud'"});
    CHECK(format_fault(faults(Language("language.plural = ja\na(n) = {n|one|more}\nb = B\n"),
                              Language("language.plural = ja\na(n) = {n}\nb = B\n"))) ==
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
        CHECK(format_fault(faults(Language(file.text), english)) == Lines{});
    }
}

TEST_CASE("A damaged language file neither crashes nor hangs") {
    Random random(5);
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
            (void)language.say(composed(id, 1, "two", composed("hello"), 4));
        }
    }
}

}  // namespace switchbox::test
