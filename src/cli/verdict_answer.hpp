// The answer to `solve` in the making: the keys that all machine types have, and what a type adds to them
// (docs/command_line.md, "Keys that all answers have").
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "cli/answer.hpp"
#include "cli/layout.hpp"
#include "cli/study.hpp"
#include "solve/verdict.hpp"

namespace switchbox::cli {

struct VerdictAnswer {
    // Writes `verdict` and, for a solution with so many presses, `fewest`, or `at_most` and `at_least`.
    VerdictAnswer(const solve::Verdict& verdict, std::uint64_t presses, std::size_t bound);

    std::string words;  // one or several lines
    std::vector<Board> boards = {};
    std::vector<Fact> facts = {};
    nlohmann::ordered_json json = nlohmann::ordered_json::object();

    // Writes `key` and the line that tells people the same.
    void add(const char* key, const char* name, const std::string& value);

    // Returns all of it: words, boards and facts below each other.
    [[nodiscard]] Answer made() const;
};

// Adds what there is to tell of a board: the solution as a grid, its cells or their order, the number of
// solutions, or the proof that there are none and the nearest target.
void add_boards(VerdictAnswer& answer, const Study& study, const solve::Search& search);

// Returns the presses that are left to make, or why no presses will do, and the proof.
[[nodiscard]] Answer verdict_facts(const Study& study, const solve::Search& search);

}  // namespace switchbox::cli
