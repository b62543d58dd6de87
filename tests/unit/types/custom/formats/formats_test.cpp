// Tests of all puzzle formats: detection, round trips, and no crash on any input.
#include "types/custom/formats/formats.hpp"

#include <array>
#include <iterator>
#include <string>
#include <vector>

#include "game/share_code.hpp"
#include "sampling.hpp"
#include "support/random_puzzle.hpp"
#include "support/support.hpp"
#include "types/custom/formats/csv.hpp"
#include "types/custom/formats/json.hpp"
#include "types/custom/formats/source.hpp"
#include "types/custom/formats/text.hpp"
#include "types/custom/game/wired_games.hpp"

namespace switchbox::test {

using machine::WiredPuzzle;
using puzzle::Format;

namespace {

constexpr Format all_formats[] = {Format::text, Format::matrix, Format::csv, Format::json};

// Returns the puzzle without the parts that the format cannot represent.
WiredPuzzle as_in(Format format, WiredPuzzle puzzle) {
    const bool has_title =
        format == Format::json || (format == Format::text && puzzle::is_title(puzzle.name));
    if (!has_title) puzzle.name.clear();
    if (format == Format::csv) puzzle.layout = machine::single_row(puzzle.lamps.size());
    return puzzle;
}

void check_round_trip(Format format, const WiredPuzzle& puzzle) {
    const std::string text = value_of(puzzle::format_as(format, puzzle));
    CAPTURE(text);
    CHECK(puzzle::format_of(text) == format);
    CHECK(value_of(puzzle::parse(text)) == as_in(format, puzzle));
    if (text.find('\n') + 1 < text.size()) CHECK(puzzle::looks_like_puzzle(text));
}

std::string refusal(const WiredPuzzle& puzzle) {
    const auto text = puzzle::format_as(Format::matrix, puzzle);
    return text ? *text : say(text.error().message);
}

// Applies one to four changes: a byte changed, removed or inserted, the end cut off, or a part repeated.
std::string torn(std::string text, Random& random) {
    const std::string_view liked = "\"\"\n\r,;\t -+*:=#/.{}[]019\\\xC3\xA4\xFF";
    for (std::size_t i = 1 + draw(random, 4); i-- > 0 && !text.empty();) {
        const std::size_t at = draw(random, text.size());
        const char byte =
            draw(random, 4) == 0 ? static_cast<char>(draw(random, 256)) : liked[draw(random, liked.size())];
        switch (draw(random, 5)) {
            case 0:
                text[at] = byte;
                break;
            case 1:
                text.erase(at, 1 + draw(random, 3));
                break;
            case 2:
                text.insert(at, 1, byte);
                break;
            case 3:
                text.resize(draw(random, 8) == 0 ? at : text.size());
                break;
            default:
                text.insert(draw(random, text.size()), text.substr(at, draw(random, 30)));
                break;
        }
    }
    return text;
}

// Checks that the result is a readable error, or a puzzle that survives a round trip if the format supports
// its names.
void check_any(Format format, const Result<WiredPuzzle>& read) {
    if (!read) {
        CHECK_FALSE(say(read.error().message).empty());
        return;
    }
    const auto again = puzzle::format_as(format, *read);
    if (again && !puzzle::problem_with_characters(*again))
        CHECK(value_of(puzzle::parse(*again)) == as_in(format, *read));
}

void check_damaged(int count) {
    Random random(206);
    std::array<int, std::size(all_formats)> readable{};
    for (int i = 0; i < count; ++i) {
        const WiredPuzzle puzzle = i % 2 == 0 ? random_puzzle(random) : oddly_named(random);
        for (const Format format : all_formats) {
            const WiredPuzzle& written = format == Format::matrix ? random_matrix_puzzle(random) : puzzle;
            const auto text = puzzle::format_as(format, written);
            if (!text) continue;
            const std::string broken = torn(*text, random);
            CAPTURE(broken);
            static_cast<void>(game::read_puzzle_text(broken));
            const auto read = puzzle::parse(broken);
            check_any(format, read);
            if (read) ++readable.at(static_cast<std::size_t>(format));
            // Parses the text in its own format even if detection no longer recognizes it.
            if (format == Format::csv) check_any(format, puzzle::parse_csv(broken));
            if (format == Format::json) check_any(format, puzzle::parse_json(broken));
            if (format == Format::text) check_any(format, puzzle::parse_text(broken));
        }
    }
    for (const int some : readable) {
        CHECK(some > count / 40);
        CHECK(some < count - count / 20);
    }
}

}  // namespace

TEST_CASE("What is written in any form is known by it and read as it was") {
    Random random(202);
    for (int i = 0; i < 600; ++i) {
        const WiredPuzzle puzzle = random_puzzle(random);
        for (const Format format : {Format::text, Format::csv, Format::json})
            check_round_trip(format, puzzle);
        CHECK_FALSE(puzzle::format_as(Format::matrix, puzzle));
        const WiredPuzzle matrix = random_matrix_puzzle(random);
        for (const Format format : all_formats) check_round_trip(format, matrix);
    }
}

TEST_CASE("Odd names go through tables and JSON, and through text or not at all") {
    Random random(203);
    int words = 0;
    for (int i = 0; i < 2000; ++i) {
        WiredPuzzle puzzle = oddly_named(random);
        puzzle.name = random_name(random, 1);
        for (const Format format : {Format::csv, Format::json}) check_round_trip(format, puzzle);
        if (!puzzle::format_as(Format::text, puzzle)) continue;
        check_round_trip(Format::text, puzzle);
        ++words;
    }
    CHECK(words > 10);
}

TEST_CASE("A matrix is refused what it cannot say") {
    const WiredPuzzle matrix = value_of(puzzle::parse("10\n11\n-\n01\n"));
    CHECK(refusal(matrix) == "10\n11\n-\n01\n");
    const auto refused = [&](auto change) {
        WiredPuzzle puzzle = matrix;
        change(puzzle);
        return refusal(puzzle);
    };
    CHECK(refused([](WiredPuzzle& one) { one.lamps[1].states = 3; }) ==
          "a matrix cannot show that '2' has 3 states: write text or JSON");
    CHECK(refused([](WiredPuzzle& one) { one.lamps[1].name = "3"; }) ==
          "a matrix cannot show that something is called '3': write text or JSON");
    CHECK(refused([](WiredPuzzle& one) { one.buttons[0].name = "A"; }) ==
          "a matrix cannot show that something is called 'A': write text or JSON");
    CHECK(refused([](WiredPuzzle& one) { one.buttons.clear(); }) ==
          "a matrix cannot show that there is no button: write text or JSON");
    const std::string target =
        "a matrix cannot show that lamps are wanted in other states than 0: write text or JSON";
    CHECK(refused([](WiredPuzzle& one) { one.targets[0][1] = 1; }) == target);
    CHECK(refused([](WiredPuzzle& one) { one.targets[0][0].reset(); }) == target);
    CHECK(refused([](WiredPuzzle& one) { one.targets.clear(); }) == target);
    CHECK(refused([](WiredPuzzle& one) { one.targets.push_back({0, 0}); }) == target);
    const std::string limits =
        "a matrix cannot show how often a button may be pressed, what it costs or that it was pressed: write "
        "text or JSON";
    CHECK(refused([](WiredPuzzle& one) { one.buttons[0].most = 1; }) == limits);
    CHECK(refused([](WiredPuzzle& one) { one.buttons[0].cost = 2; }) == limits);
    CHECK(refused([](WiredPuzzle& one) { one.buttons[0].pressed = 1; }) == limits);
    CHECK(refused([](WiredPuzzle& one) { one.state_names = {"up"}; }) ==
          "a matrix cannot show what states are called: write text or JSON");
    CHECK(refused([](WiredPuzzle& one) { one.press = machine::PressRule::lit; }) ==
          "a matrix cannot show which lamps may be pressed: write text or JSON");
    CHECK(refused([](WiredPuzzle& one) {
              one.layout = {{0}, {1}};
          }) == "a matrix cannot show where lamps are: write text or JSON");
}

TEST_CASE("The form of a text is detected from its content") {
    const std::pair<const char*, Format> cases[] = {
        {"", Format::text},
        {"A: north east", Format::text},
        {"\tA: north\n\tB: east\n", Format::text},
        {"\tA: north\nB: east\n", Format::text},
        {"\tstart\tnorth=1\nB: east\n", Format::text},
        {"button: north, east\nB: east\n", Format::text},
        {"button\t: north\nB: east\n", Format::text},
        {"# button,a,b\nA: north\n", Format::text},
        {"anything, at all", Format::text},
        {"110\n011\n", Format::matrix},
        {"1,1,0\n0,1,1\n-\n0,0,1\n", Format::matrix},
        {"\t1\t1\n\t0\t1\n", Format::matrix},
        {"110\n- 1\n101\n", Format::text},
        {"110\n- -\n101\n", Format::text},
        {"-\n110\n", Format::text},
        {"-,\nstart,1\n", Format::text},
        {"a\n-,\nstart,1\n", Format::csv},
        {"a\n-\nstart;1\n", Format::csv},
        {"a\n\"-\" ;\n start ;1\n", Format::csv},
        {"a\n;\nstart;1\n", Format::text},
        {"a\n-b,\nstart,1\n", Format::text},
        {"\tnorth\teast\n A\t1\n", Format::text},
        {" \tnorth\teast\nA\t1\n", Format::csv},
        {"  ,north\nA,1\n", Format::csv},
        {"\"button,north\nA,1\n", Format::csv},
        {"buttons,north\nA,1\n", Format::text},
        {",1,2\n1,1,0\n", Format::csv},
        {"\t1\t2\n1\t1\t0\n", Format::csv},
        {"\tnorth\teast\nA\t1\t0\n", Format::csv},
        {"\xEF\xBB\xBF\"button\" ; north\n", Format::csv},
        {"\n\n button,north", Format::csv},
        {"\"\",north", Format::csv},
        {"name,north\nA,1\n-,\nstart,1\n", Format::csv},
        {"name,north\nA,1\n-,\nbegin,1\n", Format::text},
        {"button,,\nA,1\n", Format::text},
        {"\t# my door\nA: x y\nB: y\nstart x=1\n", Format::text},
        {"\tA:x y\nB:y\nstart x=1\n", Format::text},
        {"; my door\nA: x y\nB: y\n", Format::text},
        {", my door\nA: x, y\nB: y\n", Format::text},
        {"\tThe door\nA: x y\nstart x=1\n", Format::text},
        {"\t# my door\n110\n011\n", Format::matrix},
        {"\t#1\t#2\nA\t1\t0\n", Format::csv},
        {",x\nA:,1\nB\n", Format::csv},
        {"{}", Format::json},
        {"\xEF\xBB\xBF \n{", Format::json},
    };
    for (const auto& one : cases) {
        CAPTURE(one.first);
        CHECK(puzzle::format_of(one.first) == one.second);
    }
    CHECK(puzzle::format_named("csv") == Format::csv);
    CHECK_FALSE(puzzle::format_named("CSV"));
}

TEST_CASE("Tables and JSON are taken for puzzles; codes, links, boards and prose are not") {
    for (const char* text :
         {",a\nX,1\n", "button;a\nX;1", "\ta\nX\t1\n", "{\"buttons\": [[1]]}", "\n{\"buttons\"",
          "name,a\nA,1\n-\nstart,1\n", "name,a\nX,1\n\"-\",\n\n\"start\",1\n",
          "\uFEFF\"button\" ; a\r\nX;1\r\n", "\"\",a\nX,1", "# buttons\n110 # A\n011\n-\n101\n"}) {
        CAPTURE(text);
        CHECK(puzzle::looks_like_puzzle(text));
    }
    Random random(204);
    std::vector<std::string> others{"button,a",
                                    "{\"lamps\": 3}",
                                    "{curly} words",
                                    "https://example.org/#2.merlin.AA.BB.ccccc",
                                    "https://example.org/a,b\nhttps://example.org/?x=1;y=2\n",
                                    "10,3/0,1",
                                    "10,3\n0,1\n",
                                    "X.X\n-.X\nX..\n",
                                    "One, two\nand three\n-\nthat is, four\n"};
    for (int i = 0; i < 50; ++i) {
        const auto game = game::playable_puzzle(random_matrix_puzzle(random));
        if (!game) continue;
        const std::string code = game::share_code(game::opening(*game));
        for (const char* before : {"", "https://example.org/#", "Look,\n"}) others.push_back(before + code);
    }
    REQUIRE(others.size() > 50);
    for (const std::string& text : others) {
        CAPTURE(text);
        CHECK_FALSE(puzzle::looks_like_puzzle(text));
        CHECK_FALSE(game::read_puzzle_text(text));
    }
}

TEST_CASE("A text is taken for a puzzle where each line is a statement, and it is not too long") {
    for (const char* text :
         {"A: x\nB: y\n", "A:\nB:\n", "A:\tx\nstart x=1\n", "A: x # c\n\nB:,\n", "press lit\nlayout a\n",
          "10\n-\n01\n", "A: x, y\nSTART: x=1\n", "A\uFF1Ax\nB\uFF1Ay\n", "\u00A0A: x\nstart\u00A0x=1\n",
          "10;\n\u2013\n01\n", "Button:;x\nA;1\n", "name;a\nA;1\n\u2212;\nStart:;1\n"}) {
        CAPTURE(text);
        CHECK(puzzle::looks_like_puzzle(text));
    }
    for (const char* text : {"", "A: x\n", "A: x\nB:y\n", "A: x\nB C: y\n", "A: x\nstarts x=1\n",
                             "A: x\n: y\n", "10\n01\n", "-\n10\n"}) {
        CAPTURE(text);
        CHECK_FALSE(puzzle::looks_like_puzzle(text));
    }
    std::string longest = "A: x\nB: y\n#";
    longest.resize(1'000'000, 'c');
    CHECK(puzzle::looks_like_puzzle(longest));
    CHECK_FALSE(puzzle::looks_like_puzzle(longest + "c"));
}

TEST_CASE("What is pasted in any form is the same game") {
    Random random(205);
    int played = 0;
    for (int i = 0; i < 100; ++i) {
        const WiredPuzzle puzzle = random_matrix_puzzle(random);
        const auto game = game::playable_puzzle(puzzle);
        for (const Format format : all_formats) {
            const auto brought = game::read_puzzle_text(value_of(puzzle::format_as(format, puzzle)));
            REQUIRE(brought);
            REQUIRE(static_cast<bool>(*brought) == static_cast<bool>(game));
            if (!game) continue;
            CHECK(game::share_code(game::opening(**brought)) == game::share_code(game::opening(*game)));
            ++played;
        }
    }
    CHECK(played > 300);
}

TEST_CASE("A name that no code has room for is told of, as is a text in another encoding") {
    for (const std::string& name : {std::string("two\nlines"), std::string(201, 'a')}) {
        WiredPuzzle puzzle = value_of(puzzle::parse("10\n11\n-\n01\n"));
        puzzle.lamps[0].name = name;
        const auto game = game::playable_puzzle(puzzle);
        REQUIRE_FALSE(game);
        CHECK(say(game.error().message) ==
              "puzzle: no code has room for it; names have at most 200 characters and no line ends");
    }
    const auto latin = puzzle::parse(
        "button,Küche,K\xFC"
        "che\n");
    REQUIRE_FALSE(latin);
    CHECK(say(latin.error().message) ==
          "line 1, column 15: the text is not UTF-8 from here on; save it in that encoding");
    for (const char* wrong : {"\x80", "\xC0\x80", "\xC3", "\xE0\x80\x80", "\xED\xA0\x80", "\xF0\x80\x80\x80",
                              "\xF4\x90\x80\x80", "\xF8\x88\x80\x80\x80", "\xE2\x82"}) {
        CHECK(message_of(puzzle::parse(std::string("a: b\n") + wrong)) ==
              "line 2, column 1: the text is not UTF-8 from here on; save it in that encoding");
    }
    CHECK_FALSE(puzzle::problem_with_characters("aä€\xED\x9F\xBF𝄞\xF4\x8F\xBF\xBF \t\r\n"));
}

TEST_CASE("A control character, which might steer the terminal that shows it, is in no name") {
    for (const char* wrong : {"\x01", "\x1B[31m", "\x7F", "\xC2\x9B"}) {
        const std::string name = std::string("A") + wrong;
        CHECK(message_of(puzzle::parse(name + ": x\n")) ==
              "line 1, column 2: this character cannot be shown; delete it");
        CHECK(message_of(puzzle::parse("button,x\n" + name + ",1\n")) ==
              "line 2, column 2: this character cannot be shown; delete it");
    }
    for (const char* text :
         {R"({"lamps": ["a\u001b"]})", R"({"name": "\u009b", "lamps": 1})",
          R"({"lamps": ["a"], "buttons": {"\u0007": {}}})", R"({"lamps": ["a"], "faces": ["\u0000"]})"}) {
        CAPTURE(text);
        CHECK(message_of(puzzle::parse(text)).find("has a character that cannot be shown") !=
              std::string::npos);
    }
    CHECK(puzzle::parse(R"({"lamps": ["two\nlines", "tab\t"]})"));
}

TEST_CASE("JSON nested without end is refused, and a number beyond all others is none") {
    const auto nested = [](const std::string& open, const std::string& close) {
        constexpr int depth = 100'000;
        std::string text = "{\"lamps\": 1, \"start\": [";
        for (int i = 0; i < depth; ++i) text += open;
        text += "1";
        for (int i = 0; i < depth; ++i) text += close;
        return text + "]}";
    };
    CHECK(message_of(puzzle::parse(nested("[", "]"))) == "start.0: '[...]' is not a whole number");
    CHECK(message_of(puzzle::parse(nested("{\"a\":", "}"))) == "start.0: '{...}' is not a whole number");
    CHECK(message_of(puzzle::parse("{\"buttons\": [[18446744073709551615]]}")) ==
          "buttons.0.0: '18446744073709551615' is too large; the largest number here is 999,999,999,999,999");
}

TEST_CASE("2,000 damaged texts of each form are read or refused") { check_damaged(2'000); }

TEST_CASE("20,000 damaged texts of each form are read or refused" * doctest::test_suite(long_tests) *
          doctest::skip(sampled)) {
    check_damaged(20'000);
}

}  // namespace switchbox::test
