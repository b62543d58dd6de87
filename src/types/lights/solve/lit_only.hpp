// Lit-only play (Tiger's handhelds): a button stands on each lamp, and it may be pressed only while its lamp
// is not 0. The order of presses matters then, so there is no equation to solve: a breadth-first search
// backwards from the target, over all pictures at once, in slices. Its table serves every later move.
//
// Pictures are numbers with lamp 0 as the lowest digit, sets of pictures have a bit for each. The lowest
// lamps are those within a word, so a press moves 64 pictures at once (27 for k = 3): it rotates groups of
// bits and picks another word.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "algebra/residues.hpp"

namespace switchbox::solve {

// A value; to drop it is to cancel the search. Copies share the table once it is complete and never changes
// again.
class LitOnlySearch {
  public:
    static constexpr std::uint64_t max_pictures = std::uint64_t{1} << 25U;
    // Whether so many lamps have at most max_pictures pictures.
    [[nodiscard]] static bool fits(std::size_t lamps, int states);

    // effects[i] are the lamps to which button i adds 1 mod `states`, maybe without lamp i. fits(lamps,
    // states).
    LitOnlySearch(std::size_t lamps, int states, std::vector<std::vector<std::size_t>> effects,
                  const algebra::Residues& target);

    // Goes on for about `budget` units of work, at least one piece. A unit is a nanosecond or so.
    void advance(std::uint64_t budget);
    [[nodiscard]] bool is_finished() const { return complete_ != nullptr; }
    // Of the pictures that could be reached if every button could be pressed, the part that is settled; 1 at
    // the end.
    [[nodiscard]] double progress() const;

    // The rest only after is_finished(). A picture has an entry below `states` for each lamp.

    // The fewest presses to the target; none if lit-only play never gets there.
    [[nodiscard]] std::optional<unsigned> distance(const algebra::Residues& picture) const;
    // The buttons of a shortest way, at each press the lowest that begins one; empty at the target and where
    // there is no way.
    [[nodiscard]] std::vector<std::size_t> shortest_way(const algebra::Residues& picture) const;
    // How many pictures there are at each distance 0, 1, ...
    [[nodiscard]] const std::vector<std::uint64_t>& pictures_by_distance() const;

  private:
    using Words = std::vector<std::uint64_t>;

    // A picture's number is (block * words + word) * bits + bit; each part has lamps of its own.
    struct Layout {
        std::size_t bit_lamps = 0;
        std::size_t word_lamps = 0;
        std::size_t bits = 1;
        std::size_t words = 1;
        std::size_t blocks = 1;
    };
    // Turns a lamp back within each word: the pictures in which it is 0 go up, the others down.
    struct Rotation {
        std::uint64_t zero = 0;
        unsigned up = 0;
        unsigned down = 0;
    };
    // A press undone: from where it leads to the pictures of a block and of a word.
    struct Undo {
        std::vector<Rotation> rotations;
        std::uint64_t lit = 0;  // the pictures of a word in which the button could be pressed
        std::vector<std::uint32_t> from_block;
        std::vector<std::uint32_t> from_word;
    };
    // Distances in planes: plane i has the bit 2^i of each, so there are no more than the farthest needs.
    struct Table {
        Words reached;
        std::vector<Words> planes;
        std::vector<std::uint64_t> counts;  // of pictures at each distance
    };

    [[nodiscard]] static Layout lay_out(std::size_t lamps, int states);
    [[nodiscard]] Rotation rotation(std::size_t lamp) const;
    [[nodiscard]] Undo undo_of(std::size_t button) const;
    [[nodiscard]] std::vector<std::uint32_t> undone(std::size_t button, std::size_t first_lamp,
                                                    std::size_t numbers) const;
    std::uint64_t go_on();
    std::uint64_t spread(std::size_t block);
    void spread(std::size_t block, const Undo& undo);
    void settle(std::size_t block);
    void begin_layer();
    void end_layer();
    [[nodiscard]] std::uint64_t number_of(const algebra::Residues& picture) const;
    [[nodiscard]] std::optional<unsigned> distance_of(std::uint64_t number) const;
    [[nodiscard]] std::optional<std::size_t> next_from(std::uint64_t number) const;
    [[nodiscard]] std::uint64_t pressed(std::uint64_t number, std::size_t button) const;

    std::size_t lamps_;
    std::uint64_t states_;
    std::vector<std::vector<std::size_t>> effects_;
    double reachable_;  // an upper bound
    Layout layout_;
    std::shared_ptr<const Table> complete_;

    // Until it is complete:
    Table table_;
    std::vector<Undo> undos_;     // of each button
    Words frontier_;              // the pictures of the last layer
    Words found_;                 // those from which one press leads there, and whatever was found before
    std::size_t piece_ = 0;       // of a layer's work: every block is spread, then every block is settled
    std::uint64_t settled_ = 1;   // pictures, in all
    std::uint64_t in_layer_ = 0;  // and in the layer at hand
};

}  // namespace switchbox::solve
