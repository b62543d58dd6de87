#include "play/pasted.hpp"

#include "play/share_code.hpp"
#include "support/support.hpp"

namespace switchbox::test {

using play::look_into_paste;
using play::Pasted;
using play::PastedBoard;
using play::PastedCode;

TEST_CASE("A code is found in a pasted link, and in what is written round it") {
    const Pasted code = PastedCode{"2.merlin.mI.ybha0"};
    for (const char* text :
         {"2.merlin.mI.ybha0", "https://example.org/switchbox/#2.merlin.mI.ybha0", "  #2.merlin.mI.ybha0\r\n",
          "Look: http://x/#2.merlin.mI.ybha0 it is hard", "http://x/#embed,2.merlin.mI.ybha0"}) {
        CHECK(look_into_paste(text) == code);
    }
    // What is wrong with these can be said.
    CHECK(look_into_paste("17.merlin") == Pasted(PastedCode{"17.merlin"}));
    CHECK(look_into_paste("#2.marvin.!") == Pasted(PastedCode{"2.marvin.!"}));
}

TEST_CASE("A board is found however its rows are set") {
    const Pasted board = PastedBoard{"100/110/001"};
    for (const char* text : {"100/110/001", " 100 / 110 / 001 ", "100\n110\n001",
                             "1 0 0\r\n1 1 0\r\n0 0 1\r\n", "100/\n110/\n001"}) {
        CHECK(look_into_paste(text) == board);
    }
    CHECK(look_into_paste("X../XX./..X") == Pasted(PastedBoard{"X../XX./..X"}));
    CHECK(look_into_paste("10,2/3,11") == Pasted(PastedBoard{"10,2/3,11"}));
}

TEST_CASE("Texts that are nothing of ours are left alone") {
    for (const char* text :
         {"", " ", "hello world", "nothing of ours", "42", "3.14", "21/11/2026", "1/2", "v2.merlin",
          "https://example.org/#top", "1.2.3", "1. Buy milk", "2.Merlin", "a/b/c", "-"}) {
        CAPTURE(text);
        const bool is_half = std::string_view(text) == "1/2";  // two rows of one cell
        CHECK(std::holds_alternative<std::monostate>(look_into_paste(text)) == !is_half);
    }
    algebra::Random random(1);
    for (int n = 0; n < 5000; ++n) {
        std::string text(draw(random, 30), ' ');
        for (char& c : text) c = static_cast<char>(random.below(256));
        const Pasted found = look_into_paste(text);
        if (const auto* code = std::get_if<PastedCode>(&found))
            REQUIRE_FALSE(play::parse_share_code(code->code));
    }
}

}  // namespace switchbox::test
