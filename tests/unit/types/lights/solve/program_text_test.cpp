// Tests of the texts for other systems. tests/cli/programs.test.mjs runs them.
#include "types/lights/solve/program_text.hpp"

#include "support/support.hpp"

namespace switchbox::test {

using solve::ProgramLanguage;
using solve::ProgramSystem;

namespace {

// x + 2y = 1 and 2x + y = 2 modulo 3: x = 1, y = 0 is a solution.
ProgramSystem small_system() { return {"Two lamps", {2, 2, 3, {1, 2, 2, 1}}, {1, 2}, {true, {1, 0}, {}}}; }

bool has(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

}  // namespace

TEST_CASE("Each language has its form of matrix and vectors") {
    const ProgramSystem system = small_system();
    const auto text = [&](ProgramLanguage language) { return solve::program_text(system, language); };
    CHECK(has(text(ProgramLanguage::sage), "A = matrix(ZZ, [[1, 2],\n  [2, 1]])\nb = vector(ZZ, [1, 2])"));
    CHECK(has(text(ProgramLanguage::gap), "A := [[1, 2],\n  [2, 1]];;\nb := [1, 2];;"));
    CHECK(has(text(ProgramLanguage::numpy), "x = np.array([1, 0])\nprint(not ((A @ x - b) % k).any())"));
    CHECK(has(text(ProgramLanguage::matlab), "A = [1 2;\n  2 1];\nb = [1 2]';"));
    CHECK(
        has(text(ProgramLanguage::mathematica), "x = {1, 0};\nPrint[AllTrue[A . x - b, Mod[#, k] == 0 &]]"));
    CHECK(has(text(ProgramLanguage::latex), "x \\equiv \\left(\\begin{array}{c}\n1 \\\\\n0 \\\\\n"));
}

TEST_CASE("A proof takes the place of the solution") {
    ProgramSystem system = small_system();
    system.b = {1, 1};
    system.solution = {false, {}, {1, 1}};
    for (const solve::ProgramName& name : solve::program_names()) {
        CAPTURE(name.id);
        const std::string text = solve::program_text(system, name.language);
        CHECK(has(text, "here is no solution"));
        CHECK_FALSE(has(text, "x = np.array"));
    }
    CHECK(has(solve::program_text(system, ProgramLanguage::latex), "$y b \\equiv 2 \\pmod{3}$"));
}

TEST_CASE("A name cannot end the comment that it is in") {
    ProgramSystem system = small_system();
    system.title = "My *) rule\n\xC3\xA9 %{}";
    for (const solve::ProgramName& name : solve::program_names()) {
        const std::string text = solve::program_text(system, name.language);
        CHECK(has(text.substr(0, text.find('\n')), "My  rule "));
    }
}

TEST_CASE("Languages have ids") {
    for (const solve::ProgramName& name : solve::program_names())
        CHECK(solve::program_language(name.id) == name.language);
    CHECK_FALSE(solve::program_language("text").has_value());
    CHECK_FALSE(solve::program_language("").has_value());
}

}  // namespace switchbox::test
