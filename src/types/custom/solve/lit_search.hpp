// Solver of a puzzle in which only lit lamps can be pressed, or lit and dark lamps in turn. It finds the
// cheapest presses in their order, or that there are none. Equations (wired_search.hpp) or the search of all
// states prove the latter.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "base/message.hpp"
#include "base/natural.hpp"
#include "types/custom/model/wired_puzzle.hpp"
#include "types/custom/solve/wired_search.hpp"

namespace switchbox::solve {

// Table of the cheapest ways to the targets of a puzzle in which lamps decide which buttons can be pressed.
// The order matters there, so equations are useful only for proofs of impossibility. The search goes
// backwards from all states that show a target, in slices. A state consists of the lamps' states, the presses
// left of limited buttons and, if presses alternate, whose turn it is. The table serves every later move.
//
// States are numbers in a mixed radix, one digit for each lamp or limit that matters, and for the turn.
// Undoing a press looks up its effect on groups of digits. Dijkstra's algorithm uses one list of states by
// distance, and one position in it for each cost of a press. Undoing presses of cost c from states at
// distance d gives states at d + c, and the least such sum is next. So there is no heap, and with equal costs
// it is a breadth-first search.
class CustomLitOnlyTable {
  public:
    static constexpr std::uint32_t max_states = std::uint32_t{1} << 25U;
    using State = std::uint32_t;

    // Starts from the puzzle's current state: lamps that no button can move keep their states.
    explicit CustomLitOnlyTable(const machine::WiredPuzzle& puzzle);
    CustomLitOnlyTable(const CustomLitOnlyTable&) = delete;
    CustomLitOnlyTable& operator=(const CustomLitOnlyTable&) = delete;
    ~CustomLitOnlyTable() = default;

    // Returns whether the table is also valid for the same puzzle with these lamp states.
    [[nodiscard]] bool serves(const std::vector<std::uint8_t>& lamps) const;
    // Returns an upper bound of the number of states. With more than max_states nothing is searched.
    [[nodiscard]] const Natural& states() const { return states_; }
    [[nodiscard]] bool is_too_large() const { return is_too_large_; }

    // Works for about `budget` units, each of about a nanosecond.
    void advance(std::uint64_t budget);
    [[nodiscard]] bool is_finished() const { return finished_; }
    // Returns the fraction of all states that is settled; 1 at the end.
    [[nodiscard]] double progress() const;

    // Returns the state with these lamp states, after so many presses of each button.
    [[nodiscard]] State state_of(const std::vector<std::uint8_t>& lamps,
                                 const std::vector<std::uint32_t>& presses) const;
    // Returns whether a way from the state is known. Such a way is a cheapest one.
    [[nodiscard]] bool is_settled(State state) const { return next_[state] != unsettled; }

    struct LitWay {
        std::vector<std::size_t> order;  // buttons in their order
        std::uint64_t cost = 0;
        std::size_t row = 0;  // reached row, an index into machine::rows_wanted()
    };
    // Returns a cheapest way from a settled state.
    [[nodiscard]] LitWay way_from(State state) const;

  private:
    static constexpr std::uint16_t unsettled = 0xFFFF;
    static constexpr std::uint16_t at_target = 0xFFFE;
    // Two neighbouring groups have more than 1024 values together, so max_states limits their number.
    static constexpr std::size_t max_groups = 6;

    // Kinds of digits: state of a lamp, presses left of a button, and the turn, 0 if it needs a lit lamp.
    enum class DigitKind : std::uint8_t { lamp, limit, turn };
    struct StateDigit {
        DigitKind kind = DigitKind::lamp;
        std::size_t of = 0;  // lamp or button
        std::uint32_t base = 2;
        std::uint32_t most = 0;  // limit of the button
        State stride = 1;
    };
    struct LitButton {
        std::size_t number = 0;
        std::uint64_t cost = 1;
        std::vector<machine::WiredEffect> effects;  // on lamps that matter
        std::optional<std::size_t> gate;            // lamp whose state decides, unless it is always the same
        std::optional<std::uint32_t> most;
        std::optional<std::size_t> limit = std::nullopt;   // index into limits_
        std::optional<std::uint32_t> turn = std::nullopt;  // the only turn at which it can be pressed
    };
    // Consecutive digits. `before` holds these digits' part of the state before the press, for each of their
    // values and each button. It is no_state if the press is impossible.
    struct DigitGroup {
        State stride = 1;
        State size = 1;
        std::vector<State> before;
    };
    struct RowDigits {
        std::size_t number = 0;
        std::vector<std::pair<std::size_t, std::uint32_t>> values;  // digits and their values
    };
    // Presses of equal cost.
    struct Price {
        std::uint64_t cost = 1;
        std::size_t first = 0;  // buttons_ from first to before last
        std::size_t last = 0;
        std::size_t layer = 0;  // next layer from whose states they are undone
    };
    struct DistanceLayer {
        std::uint64_t distance = 0;
        std::uint64_t begin = 0;  // index in the list
    };
    struct PressSpan {
        std::size_t price = 0;
        std::uint64_t distance = 0;  // of the states before the press
        std::uint64_t next = 0;
        std::uint64_t end = 0;
    };

    void choose_buttons(const machine::WiredPuzzle& puzzle);
    void open_gates();
    void drop_idle(const machine::WiredPuzzle& puzzle);
    [[nodiscard]] std::vector<bool> moved_lamps() const;
    void choose_digits(const machine::WiredPuzzle& puzzle);
    void split_by_turn();
    void add_digit(StateDigit digit);
    void choose_rows(const machine::WiredPuzzle& puzzle);
    void sort_by_price();
    void group_digits();
    void fill(DigitGroup& group, const std::vector<const StateDigit*>& digits) const;
    [[nodiscard]] static std::optional<std::uint32_t> before(const LitButton& button, const StateDigit& digit,
                                                             std::uint32_t value);

    void begin_row();
    void seed();
    bool choose_span();
    void take_back_from(State state);
    void settle(State state, std::uint16_t next);
    void finish();
    [[nodiscard]] State in_list(std::uint64_t place) const;
    [[nodiscard]] State pressed(State state, const LitButton& button) const;
    [[nodiscard]] const StateDigit* lamp_digit(std::size_t lamp) const;
    [[nodiscard]] bool shows(State state, const RowDigits& row) const;

    bool alternates_;
    std::vector<std::uint8_t> now_;   // states of the lamps
    std::vector<bool> is_fixed_;      // lamps that no button can move
    std::vector<LitButton> buttons_;  // useful ones, by ascending cost
    std::vector<StateDigit> lamps_;
    std::vector<StateDigit> limits_;
    std::optional<StateDigit> turn_;  // if presses alternate
    std::vector<RowDigits> rows_;     // without those that fixed lamps rule out
    Natural states_ = 1;
    bool is_too_large_ = false;
    State size_ = 1;
    std::vector<DigitGroup> groups_;
    std::vector<Price> prices_;
    std::vector<std::uint16_t> next_;  // by state, the first button of a cheapest way

    // Used until the search is finished:
    std::size_t row_ = 0;  // row whose states are settled next
    std::vector<const StateDigit*> free_;
    std::vector<std::uint32_t> counters_;  // values of the digits in free_
    State seed_ = 0;
    std::vector<std::vector<State>> list_;  // settled states, by distance, in blocks
    std::uint64_t settled_ = 0;
    std::uint64_t reached_ = 0;  // distance of the states settled now
    std::vector<DistanceLayer> layers_;
    std::optional<PressSpan> span_;
    std::vector<std::pair<State, std::uint16_t>> found_;  // states before one state, with the buttons
    bool finished_ = false;
};

// Search for the cheapest presses in order from one state, by a table that searches share.
class CustomLitOnlySearch {
  public:
    // Starts from the puzzle's current state, after the given presses of each button, which count towards its
    // limit. Continues `ways` if they have the same buttons and targets, else replaces them.
    CustomLitOnlySearch(const machine::WiredPuzzle& puzzle, const std::vector<std::uint32_t>& presses,
                        std::shared_ptr<CustomLitOnlyTable>& ways);

    // Works for about `budget` units, each of about a nanosecond.
    void advance(std::uint64_t budget);
    // Returns whether the search is finished. Another search that shares the ways may finish them.
    [[nodiscard]] bool is_finished() const;
    // Returns the progress, from 0 to 1.
    [[nodiscard]] double progress() const;
    [[nodiscard]] WiredVerdict verdict() const;

  private:
    std::shared_ptr<CustomLitOnlyTable> ways_;
    CustomLitOnlyTable::State state_ = 0;
    std::vector<WiredProof> proofs_;
    std::size_t buttons_;
};

// Returns the message that nothing is searched because there may be so many states.
[[nodiscard]] Message too_many_states(const Natural& states);

}  // namespace switchbox::solve
