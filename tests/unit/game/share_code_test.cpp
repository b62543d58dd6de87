#include "game/share_code.hpp"

#include <utility>

#include "game/new_game.hpp"
#include "sampling.hpp"
#include "solve/solver.hpp"
#include "support/support.hpp"

namespace switchbox::test {

using game::code_in;
using game::parse_share_code;
using game::Position;
using game::share_code;

using namespace std::string_literals;

namespace {

const std::string paper_code = "2.merlin.mI.ybha0";
const std::string older_paper_code = "1.merlin.mI.94.AA.0.azr8p";

// Returns positions of all machines at small sizes, and of the resizable ones at any size.
std::vector<Position> many_positions() {
    Random random(1);
    std::vector<Position> positions;
    for (const machine::MachineChoice& which : some_choices()) {
        for (int n = 0; n < 20; ++n) positions.push_back(random_position(random, which));
    }
    for (int n = 0; n < 40; ++n) {
        const int rows = 1 + static_cast<int>(random.below(64));
        const int columns = 1 + static_cast<int>(random.below(64));
        positions.push_back(
            random_position(random, choice(n % 2 == 0 ? "lights-out" : "torus", rows, columns)));
    }
    return positions;
}

bool is_safe_in_an_address(const std::string& code) {
    const auto safe = [](char c) {
        return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') ||
               std::string_view("-._~").find(c) != std::string_view::npos;
    };
    for (const char c : code) {
        if (!safe(c)) return false;
    }
    return true;
}

// Checks that the text gives a readable error, or a position equal to `original`.
void check_damaged_code(const std::string& text, const Position& original) {
    const auto position = parse_share_code(text);
    if (position) {
        REQUIRE(*position == original);
    } else {
        REQUIRE(is_readable(say(position.error().message)));
        REQUIRE(say(position.error().message).find("share code") == 0);
    }
}

void check_every_character_counts(const std::string& code) {
    for (std::size_t i = 0; i < code.size(); ++i) {
        CHECK_FALSE(parse_share_code(code.substr(0, i)));
        std::string without = code;
        CHECK_FALSE(parse_share_code(without.erase(i, 1)));
        for (int byte = 0; byte < 256; ++byte) {
            std::string changed = code;
            changed[i] = static_cast<char>(byte);
            if (changed != code) REQUIRE_FALSE(parse_share_code(changed));
        }
    }
}

}  // namespace

TEST_CASE("A position's code is the same on every platform, and leaves out what is usual") {
    CHECK(share_code(game::opening(paper_puzzle())) == paper_code);
    const Position strayed{paper_puzzle(), presses("100/011/000"), 3, std::nullopt};
    CHECK(share_code(strayed) == "2.merlin.mI..jA.5ymj9");
    CHECK(value_of(parse_share_code("2.merlin.mI..jA.5ymj9")) == strayed);
    const Position strayed_further{paper_puzzle(), presses("100/011/000"), 5, std::nullopt};
    CHECK(share_code(strayed_further) == "2.merlin.mI..jA.5.79awn");
    const Position solved{paper_puzzle(), presses("000/011/101"), 4, std::nullopt};
    CHECK(share_code(solved) == "2.merlin.mI..Do.hw1cp");
    CHECK(value_of(parse_share_code("2.merlin.mI..Do.hw1cp")) == solved);
}

// Earlier versions wrote these codes, and links with them are in use.
TEST_CASE("Codes of version 1 open for ever") {
    const std::vector<std::pair<std::string, std::string>> table{
        {"1.merlin.mI.94.AA.0.azr8p", "2.merlin.mI.ybha0"},
        {"1.merlin.mI.94.jA.3.txsm9", "2.merlin.mI..jA.5ymj9"},
        {"1.merlin.mI.94.CA.1.c3m4p", "2.merlin.mI..CA.gy4tp"},
        {"1.lights-out~4x7.hg8jg.AAAAA.AAAAA.0.5q8my", "2.lights-out~4x7.hg8jg.aeexw"},
        {"1.lights-out~5.IZAIbIgcaAYhY.AAAAAAAAAAAAA.AAAAAAAAAAAAA.0.qgweb",
         "2.lights-out~5.IZAIbIgcaAYhY.jw9rp"},
        {"1.merlin~9.QxUhM1.EREBER.AAAAAA.0.q6nnv", "2.merlin~9.QxUhM1.52cmb"},
        {"1.lights-out~lit.bTWaA.AAAAA.AAAAA.0.zw7ge", "2.lights-out~lit.bTWaA.mpq6d"},
        {"1.subboards.AAA.hAA.AAAAA.0.zay6c", "2.subboards.AAA.hAA.y2340"},
        {"1.ghaly~4~Gxs~bBs...AAA.0.gpz9r", "2.ghaly~4~Gxs~bBs.5k19s"},
        {"1.ghaly~4~sRs~sRs...AAA.0.2dq5x", "2.ghaly~4~sRs~sRs.9hpjh"},
    };
    for (const auto& [old_code, code] : table) {
        const Position position = value_of(parse_share_code(old_code));
        CHECK(share_code(position) == code);
        CHECK(value_of(parse_share_code(code)) == position);
    }
}

namespace {

// Typical address in front of a code. Its length is small against the limit of 1,000 characters, but not
// against 100.
const std::string page_address = "https://example.org/switchbox/#";

std::size_t link_length(const Position& position) {
    return page_address.size() + share_code(position).size();
}

Position begun(const machine::MachineChoice& choice, std::uint64_t seed) {
    return game::opening(value_of(game::new_puzzle(choice, seed)));
}

}  // namespace

TEST_CASE("The link to any usual game has fewer than 100 characters") {
    for (const machine::Preset& preset : machine::catalogue()) {
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            CHECK(link_length(begun(choice(preset.id), seed)) < 100);
        }
    }
    CHECK(link_length(begun(choice("lights-out", 16, 16), 1)) < 100);
    CHECK(link_length(begun(choice("ghaly", 16, 16), 1)) < 100);
}

TEST_CASE("The link to a 64 x 64 game has fewer than 1,000 characters, at each step of its solution") {
    Position position = begun(choice("lights-out", 64, 64), 1);
    const auto machine = position.puzzle.machine->make_machine(position.puzzle.start);
    const auto verdict = solve::Solver(*machine).verdict(*machine, position.presses, position.puzzle.target);
    const machine::PressGrid plan = *solve::presses_of(verdict);
    CHECK(link_length(position) < 1000);
    for (std::size_t button = 0; button < plan.size(); ++button) {
        if (plan[button] == 0) continue;
        position.presses[button] = 1;
        ++position.press_count;
        if (position.press_count % 20 == 0) REQUIRE(link_length(position) < 1000);
    }
    CHECK(link_length(position) < 1000);
    REQUIRE(value_of(parse_share_code(share_code(position))) == position);
    CHECK(link_length(begun(choice("ghaly", 64, 64), 1)) < 1000);
}

TEST_CASE("Every position reads back as it was shared") {
    for (const Position& position : many_positions()) {
        const std::string code = share_code(position);
        REQUIRE(value_of(parse_share_code(code)) == position);
        REQUIRE(share_code(value_of(parse_share_code(code))) == code);
        REQUIRE(is_safe_in_an_address(code));
        REQUIRE(code.back() != '.');  // a chat program would leave a final '.' out of the link
    }
}

TEST_CASE("A link and spaces round the code do no harm") {
    const Position position = game::opening(paper_puzzle());
    for (const std::string& text :
         {"https://example.org/switchbox/#" + paper_code, "  " + paper_code + "\r\n", "#" + paper_code,
          "https://example.org/switchbox/#embed," + paper_code, "embed," + paper_code,
          "https://example.org/#embed;theme=light;host=https://example.com," + paper_code,
          "\thttp://[::1]:8000/?a=b#c#" + paper_code + " "}) {
        CHECK(value_of(parse_share_code(text)) == position);
    }
}

TEST_CASE("The timeline stays at home, and an endless press count is cut to what can be read") {
    Position position = game::opening(paper_puzzle());
    position.timeline = game::Timeline{{4, 5, 6, 8}, 0};
    CHECK(share_code(position) == paper_code);
    position.timeline.reset();
    position.press_count = 1'000'000'000'000;
    CHECK(value_of(parse_share_code(share_code(position))) == position);
    position.press_count = ~std::uint64_t{0};
    CHECK(parse_share_code(share_code(position)));
}

TEST_CASE("A bad code is refused with the part and the place") {
    struct Bad {
        std::string text;
        std::string message;
    };
    const std::vector<Bad> table{
        {"", "share code: it is empty"},
        {" \n", "share code: it is empty"},
        {"https://example.org/#", "share code: it is empty"},
        {"0.merlin.mI.94.AA.0.azr8p",
         "share code, part 1 (version): version 0 is not known here; this Switchbox reads "
         "versions 1 to 2"},
        {"17.anything",
         "share code, part 1 (version): version 17 is not known here; this Switchbox reads versions 1 to 2"},
        {"0000000000000000000000017.x",
         "share code, part 1 (version): version 00000000000000000000 is not known here; this Switchbox reads "
         "versions 1 to 2"},
        {"merlin.mI.94.AA.0.azr8p", "share code, part 1 (version): 'merlin' is not a version number"},
        {"-1.merlin", "share code, part 1 (version): '-1' is not a version number"},
        {"a\nb\0"s, "share code, part 1 (version): 'a?b?' is not a version number"},
        {"1.merlin.mI.94.AA.0", "share code: 6 parts where 7 are needed; it was cut or changed"},
        {"1.merlin.mI.94.AA.0.azr8p.0", "share code: 8 parts where 7 are needed; it was cut or changed"},
        {"1", "share code: 1 part where 7 are needed; it was cut or changed"},
        {"1.chess.mI.94.AA.0.azr8p",
         "share code, part 2 (machine): machine 'chess' is not known; there are " + names_of_machines()},
        {"1.merlin~4x4.mI.94.AA.0.azr8p", "share code, part 2 (machine): size 4x4: Merlin is always 3x3"},
        {"1.lights-out~2001x2.mI.94.AA.0.azr8p",
         "share code, part 2 (machine): size '2001x2': rows must be 1 to 2000"},
        {"1.king~65x2.mI.94.AA.0.azr8p",
         "share code, part 2 (machine): size 65x2: King has at most 64 rows and columns"},
        {"2.seed~4x~lights-out~100x100.azr8p",
         "share code, part 2 (machine): '4x' is no seed: write a number, seed~42~"},
        {"2.seed~42.azr8p",
         "share code, part 2 (machine): machine '' is not known; there are " + names_of_machines()},
        {"2.seed~42~ghaly.azr8p",
         "share code, part 2 (machine): only starts of machines on which any button may be pressed are drawn "
         "from a seed"},
        {"2.seed~42~lights-out~lit.azr8p",
         "share code, part 2 (machine): only starts of machines on which any button may be pressed are drawn "
         "from a seed"},
        {"2.seed~42~lights-out.mI.azr8p",
         "share code, part 3 (start): there is a seed too: leave out one of them"},
        {"1.merlin.mIA.94.AA.0.azr8p", "share code, part 3 (start): 3 characters where 2 are needed"},
        {"1.merlin.mI..AA.0.azr8p", "share code, part 4 (target): 0 characters where 2 are needed"},
        {"1.lights-out~4x4.mI.94.AA.0.azr8p", "share code, part 3 (start): 2 characters where 3 are needed"},
        {"1.merlin.m!.94.AA.0.azr8p", "share code, part 3 (start): character 2: '!' does not belong here"},
        {"1.merlin.mI.\xFF"
         "4.AA.0.azr8p",
         "share code, part 4 (target): character 1: character code 255 does not belong here"},
        {"1.merlin.mI.94.A\0.0.azr8p"s,
         "share code, part 5 (presses): character 2: character code 0 does not belong here"},
        {"1.merlin.mJ.94.AA.0.azr8p",
         "share code, part 3 (start): the last character has bits that mean nothing"},
        {"1.merlin.mI.94.AA.x.azr8p", "share code, part 6 (press count): it is not a number of presses"},
        {"1.merlin.mI.94.AA.1000000000001.azr8p",
         "share code, part 6 (press count): it is not a number of presses"},
        {"1.merlin.mI.94.CA.0.azr8p",
         "share code, part 6 (press count): it is smaller than the presses that the press grid holds"},
        {"1.merlin.mI.94.AA.0.azr8q",
         "share code is damaged: a character is missing or wrong; copy it again"},
        {"1.merlin.mI.94.AA.0.", "share code is damaged: a character is missing or wrong; copy it again"},
        {"2.merlin", "share code: 2 parts where 3 to 7 are needed; it was cut or changed"},
        {"2.merlin.mI......ybha0", "share code: 9 parts where 3 to 7 are needed; it was cut or changed"},
        {"2.merlin.mIA.ybha0", "share code, part 3 (start): more characters than the 2 that are needed"},
        {"2.merlin.m.ybha0", "share code, part 3 (start): 1 character where 2 are needed"},
        {"2.merlin.m!.ybha0", "share code, part 3 (start): character 2: '!' does not belong here"},
        {"2.merlin.~~m!..CA.ybha0", "share code, part 3 (start): character 2: '!' does not belong here"},
        {"2.merlin.~B!.ybha0", "share code, part 3 (start): character 3: '!' does not belong here"},
        {"2.merlin.m~.ybha0", "share code, part 3 (start): character 2: it begins a run that is cut off"},
        {"2.merlin.m~hhhhhA.ybha0",
         "share code, part 3 (start): character 2: it begins a run that is cut off"},
        {"2.merlin.~hBA.ybha0", "share code, part 3 (start): more characters than the 2 that are needed"},
        {"2.merlin.~~..C!.ybha0", "share code, part 5 (presses): character 2: '!' does not belong here"},
        {"2.ghaly.AAA.ybha0", "share code, part 3 (start): this machine always begins dark"},
        {"2.merlin.mI..CA.0.ybha0",
         "share code, part 6 (press count): it is smaller than the presses that the press grid holds"},
        {"2.merlin.mI.ybha1", "share code is damaged: a character is missing or wrong; copy it again"},
        {"1.merlin.2Q.94.AA.0.azr8p",
         "share code is damaged: a character is missing or wrong; copy it again"},
    };
    for (const auto& [text, message] : table) CHECK(message_of(parse_share_code(text)) == message);
}

TEST_CASE("A code with bytes changed, lost or put in is refused or means the same") {
    Random random(2);
    for (const Position& original : many_positions()) {
        const std::string code = share_code(original);
        for (int n = 0; n < (sampled ? 6 : 30); ++n) {
            std::string text = code;
            for (std::uint64_t damage = 1 + random.below(3); damage > 0; --damage)
                text = damaged(text, random);
            check_damaged_code(text, original);
        }
        for (int n = 0; n < (sampled ? 4 : 20); ++n)
            check_damaged_code(code.substr(0, draw(random, code.size())), original);
    }
}

TEST_CASE("Of a code no one character can be changed and none left out unnoticed") {
    for (const std::string& code :
         {"1.lights-out~4x7.hg8jg.AAAAA.AAAAA.0.5q8my"s, "2.lights-out~4x7.hg8jg..AgAAA.12.ab4j4"s}) {
        REQUIRE(parse_share_code(code));
        check_every_character_counts(code);
    }
}

TEST_CASE("Any bytes at all are refused in one readable line") {
    Random random(3);
    const Position none = game::opening(paper_puzzle());
    for (int n = 0; n < 20000; ++n) {
        std::string text(draw(random, 40), '\0');
        // Half of the texts contain only characters that occur in codes.
        const std::string_view likely = "12.merlin.torus~3x.AAA~~#";
        for (char& c : text) {
            c = n % 2 == 0 ? static_cast<char>(random.below(256)) : likely[draw(random, likely.size())];
        }
        check_damaged_code(text, none);
    }
    constexpr std::size_t megabyte = 1000000;
    for (const char c : {'\0', '\xFF', '.', '#', '~', '1', 'A', ' '}) {
        check_damaged_code(std::string(megabyte, c), none);
        check_damaged_code("1." + std::string(megabyte, c), none);
        check_damaged_code("1.merlin." + std::string(megabyte, c) + ".94.AA.0.azr8p", none);
        check_damaged_code("1.torus~" + std::string(megabyte, c) + ".mI.94.AA.0.azr8p", none);
        check_damaged_code("2.torus." + std::string(megabyte, c) + ".azr8p", none);
        check_damaged_code(paper_code + std::string(megabyte, c), none);
        check_damaged_code(older_paper_code + std::string(megabyte, c), none);
    }
}

TEST_CASE("A code is found in a pasted link, and in what is written round it") {
    for (const char* text :
         {"2.merlin.mI.ybha0", "https://example.org/switchbox/#2.merlin.mI.ybha0", "  #2.merlin.mI.ybha0\r\n",
          "Look: http://x/#2.merlin.mI.ybha0 it is hard", "http://x/#embed,2.merlin.mI.ybha0",
          "http://x/#embed;text=150;hint=off,2.merlin.mI.ybha0"}) {
        CHECK(code_in(text) == "2.merlin.mI.ybha0");
    }
    // These texts give a specific error.
    CHECK(code_in("17.merlin") == "17.merlin");
    CHECK(code_in("#2.marvin.!") == "2.marvin.!");
}

TEST_CASE("A link out of a chat or a sentence opens") {
    const Position expected = *parse_share_code(paper_code);
    const std::string link = "https://example.org/switchbox/#" + paper_code;
    for (const char* behind : {".", ",", ")", ">", "\"", "!", "?", ";", "'", "**", "`", "]", ").",
                               "&fbclid=IwAR0_x-y", "?utm_source=chat", "\u201D", "\u3002"}) {
        CAPTURE(behind);
        const auto code = code_in(link + behind);
        REQUIRE(code);
        CHECK(*parse_share_code(*code) == expected);
        CHECK(*parse_share_code(link + behind) == expected);
    }
    for (const std::string& text :
         {"[Merlin](" + link + ")", "<" + link + ">", "[" + link + "](" + link + ")"})
        CHECK(*parse_share_code(*code_in("see " + text + " and more")) == expected);
    // A percent sign and two digits stand for a character, as in addresses.
    const Position large = game::opening(*game::new_puzzle(choice("lights-out", 4, 7), 1));
    std::string escaped;
    for (const char c : share_code(large)) escaped += c == '~' ? std::string("%7E") : std::string(1, c);
    CHECK(escaped != share_code(large));
    CHECK(*parse_share_code(escaped) == large);
    // A damaged code stays an error about the code as it is written.
    CHECK_FALSE(parse_share_code("2.merlin.mI.ybha1)"));
}

TEST_CASE("A code has no sign that ends a repaired one") {
    for (const Position& position : many_positions()) {
        const std::string code = share_code(position);
        CHECK(code.find_first_not_of("0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ.~-_") ==
              std::string::npos);
    }
}

TEST_CASE("A code begins with a version of up to three digits, a dot, and a small letter") {
    for (const char* code : {"1.a", "12.z", "999.merlin", "2.a1"}) CHECK(code_in(code) == code);
    for (const char* text :
         {"1234.a", ".a", "2.", "2.A", "2.`", "2.{", "2.1a", "a2.a", "2a.a", "/.a", ":.a", "2-a"})
        CHECK_FALSE(code_in(text));
    // The last code of several is taken.
    CHECK(code_in("2.first 2.last end") == "2.last");
    const std::string longest = "2.a" + std::string(19'997, 'A');
    CHECK(code_in(longest) == longest);
    CHECK_FALSE(code_in(longest + "A"));
}

TEST_CASE("No code is found in other texts") {
    for (const char* text :
         {"", " ", "hello world", "nothing of ours", "42", "3.14", "21/11/2026", "1/2", "v2.merlin",
          "https://example.org/#top", "1.2.3", "1. Buy milk", "2.Merlin", "a/b/c", "-"}) {
        CAPTURE(text);
        CHECK_FALSE(code_in(text));
    }
    Random random(1);
    for (int n = 0; n < 5000; ++n) {
        std::string text(draw(random, 30), ' ');
        for (char& c : text) c = static_cast<char>(random.below(256));
        if (const auto code = code_in(text)) REQUIRE_FALSE(parse_share_code(*code));
    }
}

}  // namespace switchbox::test
