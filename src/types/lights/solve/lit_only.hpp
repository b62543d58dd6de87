// Lit-only play (Tiger's handhelds): each lamp has a button, which may be pressed only while its lamp is not
// 0. Or presses alternate: the first one needs a lamp that is not 0, the next one a lamp at 0, and so on. So
// the order of presses matters, and there is no equation to solve. A breadth-first search runs backwards from
// the target instead, over all pictures at once, in slices. Its table serves every later move.
//
// Pictures are numbers with lamp 0 as the lowest digit, and sets of pictures have a bit for each. The lowest
// lamps are those within a word, so a press moves 64 pictures at once (27 for k = 3). It rotates groups of
// bits and picks another word. If presses alternate, the highest digit is the turn: 0 if the next press needs
// a lamp that is not 0. A target is reached at either turn.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "algebra/residues.hpp"
#include "machine/rule.hpp"

namespace switchbox::solve {

// Search for the distances of all pictures to one target. Destroying it cancels the search. Copies share the
// table once it is complete.
class LinearLitOnlySearch {
  public:
    static constexpr std::uint64_t max_pictures = std::uint64_t{1} << 25U;
    // Returns whether so many lamps have at most max_pictures pictures, counted once for each turn.
    [[nodiscard]] static bool fits(std::size_t lamps, int states, machine::PressRule rule);

    // Prepares the search. effects[i] are the lamps to which button i adds 1 mod `states`, possibly without
    // lamp i. Requires fits(lamps, states, rule), a rule other than PressRule::any, and `lamps` effects and
    // entries of the target.
    LinearLitOnlySearch(std::size_t lamps, int states, machine::PressRule rule,
                        std::vector<std::vector<std::size_t>> effects, const algebra::Residues& target);

    // Continues for about `budget` units of work, at least one piece. A unit is about a nanosecond.
    void advance(std::uint64_t budget);
    [[nodiscard]] bool is_finished() const { return complete_ != nullptr; }
    // Returns the progress, at most 1: the settled part of the pictures that could be reached if every button
    // could be pressed.
    [[nodiscard]] double progress() const;

    // Only after is_finished(). A picture has an entry below `states` for each lamp. `needs_lit` is the turn:
    // always true in lit-only play.

    // Returns the fewest presses to the target, nullopt if allowed presses never reach it.
    [[nodiscard]] std::optional<unsigned> distance(const algebra::Residues& picture,
                                                   bool needs_lit = true) const;
    // Returns the buttons of a shortest way, at each press the lowest button that begins one. Empty at the
    // target and if there is no way.
    [[nodiscard]] std::vector<std::size_t> shortest_way(const algebra::Residues& picture,
                                                        bool needs_lit = true) const;
    // Returns the number of pictures at each distance 0, 1, ..., for the first turn.
    [[nodiscard]] const std::vector<std::uint64_t>& pictures_by_distance() const;

  private:
    using Words = std::vector<std::uint64_t>;

    // Division of a number, ((turn * blocks + block) * words + word) * bits + bit. Each part but the turn has
    // lamps of its own.
    struct NumberLayout {
        std::size_t bit_lamps = 0;
        std::size_t word_lamps = 0;
        std::size_t bits = 1;
        std::size_t words = 1;
        std::size_t blocks = 1;
        std::size_t turns = 1;
        [[nodiscard]] std::size_t all_blocks() const { return turns * blocks; }
    };
    // Rotation that turns a lamp back within each word: pictures in which it is 0 move up, the others down.
    struct Rotation {
        std::uint64_t zero = 0;
        unsigned up = 0;
        unsigned down = 0;
    };
    // Reversed press: from the block and the word that it leads to, to those before it.
    struct ReversedPress {
        std::vector<Rotation> rotations;
        std::uint64_t allowed = 0;  // the pictures of a word in which the button could be pressed
        std::vector<std::uint32_t> from_block;
        std::vector<std::uint32_t> from_word;
    };
    // Distances in bit planes: plane i has the bit 2^i of each. There are only as many planes as the farthest
    // picture needs.
    struct Table {
        Words reached;
        std::vector<Words> planes;
        std::vector<std::uint64_t> counts;  // of pictures at each distance, for the first turn
    };

    [[nodiscard]] static NumberLayout lay_out(std::size_t lamps, int states, machine::PressRule rule);
    [[nodiscard]] Rotation rotation(std::size_t lamp) const;
    [[nodiscard]] ReversedPress undo_of(std::size_t button, bool needs_lit) const;
    [[nodiscard]] std::vector<std::uint32_t> undone(std::size_t button, bool needs_lit,
                                                    std::size_t first_lamp, std::size_t numbers) const;
    std::uint64_t go_on();
    std::uint64_t spread(std::size_t block);
    void spread(std::size_t block, std::size_t turn_before, const ReversedPress& undo);
    void settle(std::size_t block);
    void begin_layer();
    void end_layer();
    [[nodiscard]] std::uint64_t number_of(const algebra::Residues& picture, bool needs_lit) const;
    [[nodiscard]] std::optional<unsigned> distance_of(std::uint64_t number) const;
    [[nodiscard]] std::optional<std::size_t> next_from(std::uint64_t number) const;
    [[nodiscard]] std::uint64_t pressed(std::uint64_t number, std::size_t button) const;

    std::size_t lamps_;
    std::uint64_t states_;
    std::vector<std::vector<std::size_t>> effects_;
    double reachable_ = 1;  // upper bound of the pictures that can be reached
    NumberLayout layout_;
    std::shared_ptr<const Table> complete_;

    // State of the search until it is complete:
    Table table_;
    std::array<std::vector<ReversedPress>, 2> undos_;  // of each button, by the turn before the press
    Words frontier_;                                   // the pictures of the last layer
    Words found_;                // those from which one press leads there, and all found before
    std::size_t piece_ = 0;      // of a layer's work: every block is spread, then every block is settled
    std::uint64_t settled_ = 0;  // pictures in all layers, counted for each turn
    std::uint64_t settled_before_ = 0;
    std::uint64_t in_layer_ = 0;  // pictures in the current layer, for the first turn
};

}  // namespace switchbox::solve
