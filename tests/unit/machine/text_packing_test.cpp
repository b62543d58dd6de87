#include "machine/text.hpp"
#include "support/support.hpp"

namespace switchbox::test {

using machine::pack;
using machine::pack_folded;
using machine::unpack;
using machine::unpack_folded;
using Entries = std::vector<std::uint8_t>;

TEST_CASE("Entries are packed six bits a character, the first one highest") {
    CHECK(pack({}, 2).empty());
    CHECK(pack({0}, 2) == "A");
    CHECK(pack({1}, 2) == "g");
    CHECK(pack({0, 0, 0, 0, 0, 1}, 2) == "B");
    CHECK(pack({1, 1, 1, 1, 1, 1, 1}, 2) == "_g");
    CHECK(pack({1, 1, 1, 1, 1, 0}, 2) == "-");
    CHECK(pack({2, 1, 0}, 3) == "k");
    CHECK(pack({8, 7}, 9) == "hw");
}

TEST_CASE("Entries of every number of states read back as they were packed") {
    Random random(1);
    for (int states = 2; states <= 9; ++states) {
        for (std::size_t count = 0; count < 70; ++count) {
            Entries entries(count);
            for (std::uint8_t& entry : entries) {
                entry = static_cast<std::uint8_t>(random.below(static_cast<std::uint64_t>(states)));
            }
            REQUIRE(value_of(unpack(pack(entries, states), count, states)) == entries);
        }
    }
}

TEST_CASE("There is only one text for the same entries, and any other is refused with the place") {
    CHECK(message_of(unpack("AA", 5, 2)) == "2 characters where 1 is needed");
    CHECK(message_of(unpack("", 5, 2)) == "0 characters where 1 is needed");
    CHECK(message_of(unpack("B", 5, 2)) == "the last character has bits that mean nothing");
    CHECK(message_of(unpack("A=", 7, 2)) == "character 2: '=' does not belong here");
    CHECK(message_of(unpack("8", 3, 3)) == "cell 1: state 3 does not exist");
    CHECK(message_of(unpack("AJ", 3, 9)) == "cell 3: state 9 does not exist");
    CHECK(unpack("", 0, 2));
}

TEST_CASE("Runs are folded where that is shorter, and read back") {
    const auto ones = [](std::size_t count) { return Entries(count, 1); };
    CHECK(pack_folded(ones(18), 2) == "___");
    CHECK(pack_folded(ones(24), 2) == "~E_");
    CHECK(pack_folded(Entries(6 * 33, 0), 2) == "~hBA");
    CHECK(pack_folded(Entries(4096, 0), 2) == "~rVA");
    CHECK(value_of(unpack_folded("AAAA", 24, 2)) == Entries(24, 0));  // folded or not
    Random random(1);
    for (int states = 2; states <= 9; ++states) {
        for (std::size_t count = 0; count < 3000; count = 2 * count + 1) {
            Entries entries(count, 0);
            for (std::size_t n = 0; n < count / 40; ++n) {
                entries[draw(random, count)] = static_cast<std::uint8_t>(random.below(2));
            }
            const std::string text = pack_folded(entries, states);
            REQUIRE(text.size() <= pack(entries, states).size());
            REQUIRE(value_of(unpack_folded(text, count, states)) == entries);
        }
    }
}

TEST_CASE("A run's length has one to four digits, the lowest first, and any of them is read") {
    const std::string digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    for (const std::size_t length : {4, 31, 32, 33, 63, 64, 1023, 1024, 1025, 32767, 32768, 40000}) {
        std::string run = "~";
        std::size_t left = length;
        for (; left >= 32; left /= 32) run += digits[32 + left % 32];
        run += std::string(1, digits[left]) + "A";
        CHECK(pack_folded(Entries(6 * length, 0), 2) == run);
        CHECK(value_of(unpack_folded(run, 6 * length, 2)) == Entries(6 * length, 0));
        CHECK(message_of(unpack_folded(run, 6 * length + 1, 2)).find("characters where") !=
              std::string::npos);
        CHECK(message_of(unpack_folded(run + "A", 6 * length, 2)).find("more characters than") == 0);
    }
    CHECK(pack_folded(Entries(18, 0), 2) == "AAA");  // no shorter as a run
    CHECK(pack({255, 0, 1}, 256) == "_wAB");
    CHECK(message_of(unpack("_wAB", 3, 255)) == "cell 1: state 255 does not exist");
    CHECK(value_of(unpack("_gAB", 3, 255)) == Entries{254, 0, 1});
    CHECK(message_of(unpack("AAB", 2, 256)) == "the last character has bits that mean nothing");
}

TEST_CASE("A damaged run is refused with its place") {
    CHECK(message_of(unpack_folded("~", 24, 2)) == "character 1: it begins a run that is cut off");
    CHECK(message_of(unpack_folded("A~EA~h", 42, 2)) == "character 5: it begins a run that is cut off");
    CHECK(message_of(unpack_folded("~!A", 24, 2)) == "character 1: it begins a run that is cut off");
    CHECK(message_of(unpack_folded("~E!", 24, 2)) == "character 3: '!' does not belong here");
    CHECK(message_of(unpack_folded("~FA", 24, 2)) == "more characters than the 4 that are needed");
    CHECK(message_of(unpack_folded("~____A", 24, 2)) == "character 1: it begins a run that is cut off");
    CHECK(message_of(unpack_folded("~DA", 24, 2)) == "3 characters where 4 are needed");
}

}  // namespace switchbox::test
