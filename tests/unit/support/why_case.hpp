// Shared helpers for the tests of explanations: a position to explain, and a parser of the explanation's
// text.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "solve/explanation.hpp"
#include "support/support.hpp"

namespace switchbox::test {

// Position that owns its data, so that the question can refer to it. Its search is complete.
struct Case {
    std::shared_ptr<const machine::Machine> machine;
    machine::PressGrid pressed;
    machine::Picture target;
    solve::Solver solver;
    solve::Verdict verdict;

    Case(const machine::MachineChoice& which, const machine::Picture& start, machine::PressGrid presses_made,
         machine::Picture goal);

    [[nodiscard]] solve::Question question() const { return {*machine, pressed, target}; }
    [[nodiscard]] machine::Picture shown() const { return machine->picture(pressed); }
    [[nodiscard]] solve::Explanation why(std::size_t button) const {
        return why_press(solver, question(), verdict, button);
    }
    [[nodiscard]] solve::Explanation why_verdict() const {
        return solve::why_verdict(solver, question(), verdict);
    }
};

// Parser that consumes a text from the front.
class Reader {
  public:
    explicit Reader(std::string text) : text_(std::move(text)), rest_(text_) {}
    Reader(const Reader&) = delete;
    Reader& operator=(const Reader&) = delete;

    // Returns whether the rest begins with `words`, and consumes them if so.
    bool takes(std::string_view words);
    void expect(std::string_view words);
    [[nodiscard]] std::size_t number();
    // Returns the text before `mark` and consumes both.
    [[nodiscard]] std::string_view until(std::string_view mark);
    [[nodiscard]] std::string_view rest() const { return rest_; }

  private:
    std::string text_;
    std::string_view rest_;
};

[[nodiscard]] bool contains(std::string_view text, std::string_view words);

// Returns the number of sentences: full stops, question and exclamation marks before a space or the end.
[[nodiscard]] std::size_t count_sentences(std::string_view text);

// Formats numbers as the sentences do: "none", "one" .. "twelve", "13"; "once", "twice", "three times"; "1
// press", "4 presses"; "4096", "65,536".
[[nodiscard]] std::string in_letters(std::size_t number);
[[nodiscard]] std::string so_often(int times);
[[nodiscard]] std::string so_many_presses(std::size_t number);
[[nodiscard]] std::string with_commas(const Natural& number);

}  // namespace switchbox::test
