// Certificates: answers as JSON texts that a stranger can check without this program (docs/certificates.md).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "solve/explanation.hpp"
#include "solve/search.hpp"
#include "solve/solver.hpp"

namespace switchbox::solve {

// Claim of a certificate. `fewest` is about cost if presses have costs.
enum class CertificateClaim : std::uint8_t { solved, fewest, impossible, nearest };
inline constexpr std::array<std::string_view, 4> claim_names{"solved", "fewest", "impossible", "nearest"};

// Reason why there is no certificate with a claim.
enum class CertificateGap : std::uint8_t {
    nothing,          // there is one
    no_answer,        // the search has not ended, or found nothing
    other_answer,     // the answer is the opposite of the claim
    not_proved,       // the presses may not be the fewest
    order_counts,     // the order of presses matters
    too_many_lamps,   // more than max_matrix_lamps
    too_many_sums,    // of quiet presses, to be tried
    several_targets,  // a certificate is about one
    search_alone,     // a search of all presses is the only proof
    no_method,        // the machine type has no proof of this kind
};

// Answer as a text, or the reason why there is none.
struct Certificate {
    std::string text;  // empty if there is none
    CertificateClaim claim = CertificateClaim::solved;
    CertificateGap gap = CertificateGap::nothing;  // if the claim is `solved`, why it is not `fewest`
};

// Returns the certificate with the claim, or without one the certificate with the strongest claim that the
// verdict allows; `nearest` is made on request only.
[[nodiscard]] Certificate certificate(const Solver& solver, const Question& question, const Verdict& verdict,
                                      std::optional<CertificateClaim> claim = std::nullopt);
// Returns whether there is one, without making it.
[[nodiscard]] bool has_certificate(const Question& question, const Verdict& verdict);
// Returns the strongest claim that `gap_of` allows, with the gap of a stronger one. `is_solved`: whether
// presses are known.
template <class GapOf>
[[nodiscard]] Certificate strongest_claim(bool is_solved, const GapOf& gap_of) {
    if (!is_solved) return {{}, CertificateClaim::impossible, gap_of(CertificateClaim::impossible)};
    const CertificateGap gap = gap_of(CertificateClaim::fewest);
    if (gap == CertificateGap::nothing) return {{}, CertificateClaim::fewest, gap};
    const CertificateGap solved = gap_of(CertificateClaim::solved);
    return {{}, CertificateClaim::solved, solved == CertificateGap::nothing ? gap : solved};
}

// Object of a JSON text, with a line for each key.
class JsonLines {
  public:
    // Begin with the keys of every certificate. `machine` is empty for a board of lamps.
    JsonLines(CertificateClaim claim, std::string_view machine);

    // Add a value: a JSON text, a text without special characters, a number, a list.
    JsonLines& add(std::string_view key, const std::string& json);
    JsonLines& add_word(std::string_view key, std::string_view word);
    JsonLines& add_number(std::string_view key, std::uint64_t number);
    template <class List>
    JsonLines& add_list(std::string_view key, const List& numbers) {
        return add(key, list_of(numbers, [](const auto& number) { return std::to_string(number); }));
    }
    // Returns a list of the texts of the items.
    template <class List, class TextOf>
    [[nodiscard]] static std::string list_of(const List& items, const TextOf& text_of) {
        std::string list;
        for (const auto& item : items) list += (list.empty() ? "[" : ", ") + text_of(item);
        return list.empty() ? "[]" : list + "]";
    }
    [[nodiscard]] std::string text() const { return "{" + lines_ + "\n}\n"; }

  private:
    std::string lines_;
};

// Puzzle in which a press of a button always adds the same to the lamps, whatever their states.
struct AddingPuzzle {
    std::vector<int> moduli;                                        // of the lamps
    std::vector<std::vector<std::pair<std::size_t, int>>> buttons;  // lamps with the amounts added
    std::vector<int> start;                                         // an entry for each lamp
    std::vector<std::optional<int>> target;                         // nullopt: does not matter
    std::map<std::size_t, std::uint64_t> limits = {};               // by button
    std::map<std::size_t, std::uint64_t> costs = {};                // by button; 1 for all others
};
using PressCounts = std::vector<std::uint64_t>;  // an entry for each button

// Weighted sum of lamps, modulo a number, that no press changes.
struct LampTest {
    std::vector<std::uint64_t> weights;  // an entry for each lamp
    std::uint64_t modulus = 2;
};

// Returns whether a checker can try so many sums of quiet presses within about a minute. `is_binary`: two
// presses of any button cancel, each costs 1, and there are no limits, so that it adds many presses at once.
[[nodiscard]] bool can_be_tried(const Natural& sums, std::size_t buttons, bool is_binary);

// Returns why there is no certificate of such a puzzle with the claim, as far as the verdict tells. Does not
// ask whether all sums can be tried.
[[nodiscard]] CertificateGap gap_of_adding(const Verdict& verdict, CertificateClaim claim);

[[nodiscard]] std::string certify_solved(const AddingPuzzle& puzzle, const PressCounts& presses);
[[nodiscard]] std::string certify_impossible(const AddingPuzzle& puzzle, const LampTest& test);
// Takes presses that change nothing. All others are sums of them.
[[nodiscard]] std::string certify_fewest(const AddingPuzzle& puzzle, const PressCounts& presses,
                                         const std::vector<PressCounts>& quiet);
// Takes sums that no press changes. All others are sums of them. `reached` has an entry for each lamp.
[[nodiscard]] std::string certify_nearest(const AddingPuzzle& puzzle, const std::vector<int>& reached,
                                          const std::vector<LampTest>& tests);

}  // namespace switchbox::solve
