#include "machine/packing.hpp"

#include "support/support.hpp"

namespace switchbox::test {

using machine::pack;
using machine::unpack;
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
    algebra::Random random(1);
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

}  // namespace switchbox::test
