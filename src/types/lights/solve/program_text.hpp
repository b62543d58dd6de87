// Equations A·x = b (mod k) as a program for another system, or as LaTeX. Each text runs as it stands. It has
// the solution of Switchbox, or its proof that there is none, and checks it. Where the language can, the text
// also solves the equations by itself.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "algebra/reduction.hpp"
#include "algebra/residues.hpp"

namespace switchbox::solve {

enum class ProgramLanguage : std::uint8_t { sage, gap, numpy, matlab, mathematica, latex };
inline constexpr std::size_t program_languages = 6;

// Name for the command line and ids ("numpy"), and name as it is written ("NumPy").
struct ProgramName {
    ProgramLanguage language = ProgramLanguage::sage;
    std::string_view id;
    std::string_view name;
};
[[nodiscard]] const std::array<ProgramName, program_languages>& program_names();
// Returns the language with this id; nullopt if there is none.
[[nodiscard]] std::optional<ProgramLanguage> program_language(std::string_view id);

struct ProgramSystem {
    std::string title;  // in the first comment: "Merlin, 3 x 3"; only its plain characters are written
    algebra::ResidueMatrix a;
    algebra::Residues b;                // an entry for each row
    algebra::ResidueSolution solution;  // of A·x = b
};

// Returns the text. It prints "True" or the language's word for it if the solution, or the proof, is right.
[[nodiscard]] std::string program_text(const ProgramSystem& system, ProgramLanguage language);

}  // namespace switchbox::solve
