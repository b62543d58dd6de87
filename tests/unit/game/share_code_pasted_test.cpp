#include "game/share_code.hpp"
#include "support/support.hpp"

namespace switchbox::test {

using game::classify_pasted_text;
using game::Pasted;
using game::PastedBoard;
using game::PastedCode;

TEST_CASE("A code is found in a pasted link, and in what is written round it") {
    const Pasted code = PastedCode{"2.merlin.mI.ybha0"};
    for (const char* text :
         {"2.merlin.mI.ybha0", "https://example.org/switchbox/#2.merlin.mI.ybha0", "  #2.merlin.mI.ybha0\r\n",
          "Look: http://x/#2.merlin.mI.ybha0 it is hard", "http://x/#embed,2.merlin.mI.ybha0"}) {
        CHECK(classify_pasted_text(text) == code);
    }
    // These texts give a specific error.
    CHECK(classify_pasted_text("17.merlin") == Pasted(PastedCode{"17.merlin"}));
    CHECK(classify_pasted_text("#2.marvin.!") == Pasted(PastedCode{"2.marvin.!"}));
}

TEST_CASE("A code begins with a version of up to three digits, a dot, and a small letter") {
    for (const char* code : {"1.a", "12.z", "999.merlin", "2.a1"})
        CHECK(classify_pasted_text(code) == Pasted(PastedCode{code}));
    for (const char* text :
         {"1234.a", ".a", "2.", "2.A", "2.`", "2.{", "2.1a", "a2.a", "2a.a", "/.a", ":.a", "2-a"})
        CHECK(std::holds_alternative<std::monostate>(classify_pasted_text(text)));
    // The last code of several is taken.
    CHECK(classify_pasted_text("2.first 2.last end") == Pasted(PastedCode{"2.last"}));
    const std::string longest = "2.a" + std::string(19'997, 'A');
    CHECK(classify_pasted_text(longest) == Pasted(PastedCode{longest}));
    CHECK(std::holds_alternative<std::monostate>(classify_pasted_text(longest + "A")));
}

TEST_CASE("A board has two rows or more, as long as the first but for commas, and is not too large") {
    for (const char* text : {"10\n01\n\n\n11", "10//01/11", "10/\n/01\n11"})
        CHECK(classify_pasted_text(text) == Pasted(PastedBoard{"10/01/11"}));
    for (const char* text : {"10", "1,0", "10/1", "10/01/1", "10/012", "1:/10", "x0/10", "10/10 a"})
        CHECK(std::holds_alternative<std::monostate>(classify_pasted_text(text)));
    CHECK(classify_pasted_text("1,0/10,1") == Pasted(PastedBoard{"1,0/10,1"}));
    CHECK(classify_pasted_text("-.X/1,9") == Pasted(PastedBoard{"-.X/1,9"}));
    const std::string row(19'999, '1');
    CHECK(classify_pasted_text(row + "//" + row + " \n") == Pasted(PastedBoard{row + "/" + row}));
    CHECK(std::holds_alternative<std::monostate>(classify_pasted_text(row + "///" + row)));
    const std::string wider(20'000, '1');
    CHECK(std::holds_alternative<std::monostate>(classify_pasted_text(wider + "/" + wider)));
}

TEST_CASE("A board is found however its rows are set") {
    const Pasted board = PastedBoard{"100/110/001"};
    for (const char* text : {"100/110/001", " 100 / 110 / 001 ", "100\n110\n001",
                             "1 0 0\r\n1 1 0\r\n0 0 1\r\n", "100/\n110/\n001"}) {
        CHECK(classify_pasted_text(text) == board);
    }
    CHECK(classify_pasted_text("X../XX./..X") == Pasted(PastedBoard{"X../XX./..X"}));
    CHECK(classify_pasted_text("10,2/3,11") == Pasted(PastedBoard{"10,2/3,11"}));
}

TEST_CASE("Texts that are nothing of ours are left alone") {
    for (const char* text :
         {"", " ", "hello world", "nothing of ours", "42", "3.14", "21/11/2026", "1/2", "v2.merlin",
          "https://example.org/#top", "1.2.3", "1. Buy milk", "2.Merlin", "a/b/c", "-"}) {
        CAPTURE(text);
        const bool is_half = std::string_view(text) == "1/2";  // two rows of one cell
        CHECK(std::holds_alternative<std::monostate>(classify_pasted_text(text)) == !is_half);
    }
    Random random(1);
    for (int n = 0; n < 5000; ++n) {
        std::string text(draw(random, 30), ' ');
        for (char& c : text) c = static_cast<char>(random.below(256));
        const Pasted found = classify_pasted_text(text);
        if (const auto* code = std::get_if<PastedCode>(&found))
            REQUIRE_FALSE(game::parse_share_code(code->code));
    }
}

}  // namespace switchbox::test
