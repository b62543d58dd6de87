#include "play/share_code.hpp"
#include "support/support.hpp"

namespace switchbox::test {

using play::parse_share_code;
using play::Position;
using play::share_code;
using namespace std::string_literals;

namespace {

const std::string paper_code = "1.merlin.mI.94.AA.0.azr8p";

// Positions of all machines at small sizes, and of the resizable ones at any.
std::vector<Position> many_positions() {
    algebra::Random random(1);
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

// Never anything but a readable refusal or a position equal to `original`.
void check_damaged_code(const std::string& text, const Position& original) {
    const auto position = parse_share_code(text);
    if (position) {
        REQUIRE(*position == original);
    } else {
        REQUIRE(is_readable(say(position.error().message)));
        REQUIRE(say(position.error().message).find("share code") == 0);
    }
}

}  // namespace

TEST_CASE("A position's code is the same in every version and on every platform") {
    CHECK(share_code(play::opening(paper_puzzle())) == paper_code);
    const Position strayed{paper_puzzle(), presses("100/011/000"), 3, std::nullopt};
    CHECK(share_code(strayed) == "1.merlin.mI.94.jA.3.txsm9");
    CHECK(value_of(parse_share_code("1.merlin.mI.94.jA.3.txsm9")) == strayed);
}

TEST_CASE("Every position reads back as it was shared") {
    for (const Position& position : many_positions()) {
        const std::string code = share_code(position);
        REQUIRE(value_of(parse_share_code(code)) == position);
        REQUIRE(share_code(value_of(parse_share_code(code))) == code);
        REQUIRE(is_safe_in_an_address(code));
        REQUIRE(code.back() != '.');  // a chat program would leave it out of the link
    }
}

TEST_CASE("A link and spaces round the code do no harm") {
    const Position position = play::opening(paper_puzzle());
    for (const std::string& text :
         {"https://example.org/switchbox/#" + paper_code, "  " + paper_code + "\r\n", "#" + paper_code,
          "\thttp://[::1]:8000/?a=b#c#" + paper_code + " "}) {
        CHECK(value_of(parse_share_code(text)) == position);
    }
}

TEST_CASE("The timeline stays at home, and an endless press count is cut to what can be read") {
    Position position = play::opening(paper_puzzle());
    position.timeline = play::Timeline{{4, 5, 6, 8}, 0};
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
        {"2.merlin.mI.94.AA.0.azr8p",
         "share code, part 1 (version): version 2 is not known here; this Switchbox reads "
         "version 1"},
        {"17.anything",
         "share code, part 1 (version): version 17 is not known here; this Switchbox reads version 1"},
        {"merlin.mI.94.AA.0.azr8p", "share code, part 1 (version): 'merlin' is not a version number"},
        {"-1.merlin", "share code, part 1 (version): '-1' is not a version number"},
        {"a\nb\0"s, "share code, part 1 (version): 'a?b?' is not a version number"},
        {"1.merlin.mI.94.AA.0", "share code: 6 parts where 7 are needed; it was cut or changed"},
        {"1.merlin.mI.94.AA.0.azr8p.", "share code: 8 parts where 7 are needed; it was cut or changed"},
        {"1", "share code: 1 part where 7 are needed; it was cut or changed"},
        {"1.chess.mI.94.AA.0.azr8p",
         "share code, part 2 (machine): machine 'chess' is not known; there are " + names_of_machines()},
        {"1.merlin~4x4.mI.94.AA.0.azr8p", "share code, part 2 (machine): size 4x4: Merlin is always 3x3"},
        {"1.lights-out~65x2.mI.94.AA.0.azr8p",
         "share code, part 2 (machine): size '65x2': rows must be 1 to 64"},
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
         "share code, part 7 (check): it does not fit the rest; a character was changed or "
         "lost"},
        {"1.merlin.mI.94.AA.0.",
         "share code, part 7 (check): it does not fit the rest; a character was changed or lost"},
        {"1.merlin.2Q.94.AA.0.azr8p",
         "share code, part 7 (check): it does not fit the rest; a character was changed or "
         "lost"},
    };
    for (const auto& [text, message] : table) CHECK(message_of(parse_share_code(text)) == message);
}

TEST_CASE("A code with bytes changed, lost or put in is refused or means the same") {
    algebra::Random random(2);
    for (const Position& original : many_positions()) {
        const std::string code = share_code(original);
        for (int n = 0; n < 30; ++n) {
            std::string text = code;
            for (std::uint64_t damage = 1 + random.below(3); damage > 0; --damage)
                text = damaged(text, random);
            check_damaged_code(text, original);
        }
        for (int n = 0; n < 20; ++n) check_damaged_code(code.substr(0, draw(random, code.size())), original);
    }
}

TEST_CASE("Of a code no one character can be changed and none left out unnoticed") {
    const std::string code = "1.lights-out~4x7.hg8jg.AAAAA.AAAAA.0.5q8my";
    REQUIRE(parse_share_code(code));
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

TEST_CASE("Any bytes at all are refused in one readable line") {
    algebra::Random random(3);
    const Position none = play::opening(paper_puzzle());
    for (int n = 0; n < 20000; ++n) {
        std::string text(draw(random, 40), '\0');
        // Half of the time only bytes that codes are made of.
        const std::string_view likely = "1.merlin.torus~3x.AAA#";
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
        check_damaged_code(paper_code + std::string(megabyte, c), none);
    }
}

}  // namespace switchbox::test
