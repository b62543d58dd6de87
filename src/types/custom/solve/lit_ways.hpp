// The cheapest ways to the targets of a puzzle in which only lit lamps may be pressed. Order counts there, so
// that nothing is left of the equations but what they prove impossible: a search backwards from all states
// that show a target, through what the lamps show and how often limited buttons may still be pressed, in
// slices. Its table serves every later move.
//
// States are numbers in a mixed radix, one digit for each lamp or limit that counts. A press taken back looks
// up what it makes of groups of digits. Of Dijkstra's algorithm there is one list of states by their
// distance, along which there is a place for each cost of a press: taking back the presses of cost c from
// states at distance d gives those at d + c, and the least such sum is next. So there is no heap, and where
// all costs are equal it is a breadth-first search.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "base/natural.hpp"
#include "types/custom/model/wired_puzzle.hpp"

namespace switchbox::solve {

class LitWays {
  public:
    static constexpr std::uint32_t max_states = std::uint32_t{1} << 25U;
    using State = std::uint32_t;

    // Of the puzzle from where it stands: lamps that no button can move stay as they are.
    explicit LitWays(const machine::WiredPuzzle& puzzle);
    LitWays(const LitWays&) = delete;
    LitWays& operator=(const LitWays&) = delete;
    ~LitWays() = default;

    // Whether these are the ways of the same puzzle with its lamps so, too.
    [[nodiscard]] bool serves(const std::vector<std::uint8_t>& lamps) const;
    // There may be so many states, and with more than max_states nothing is searched.
    [[nodiscard]] const Natural& states() const { return states_; }
    [[nodiscard]] bool is_too_large() const { return is_too_large_; }

    // For about `budget` units of work, of a nanosecond or so.
    void advance(std::uint64_t budget);
    [[nodiscard]] bool is_finished() const { return finished_; }
    // The part of all states that is settled; 1 at the end.
    [[nodiscard]] double progress() const;

    // With the lamps so, and each button pressed so often.
    [[nodiscard]] State state_of(const std::vector<std::uint8_t>& lamps,
                                 const std::vector<std::uint32_t>& presses) const;
    // Whether a way from there is known, which then is a cheapest one.
    [[nodiscard]] bool is_settled(State state) const { return next_[state] != unsettled; }

    struct Way {
        std::vector<std::size_t> order;  // of buttons
        std::uint64_t cost = 0;
        std::size_t row = 0;  // that it leads to, of machine::rows_wanted()
    };
    // From a settled state
    [[nodiscard]] Way way_from(State state) const;

  private:
    static constexpr std::uint16_t unsettled = 0xFFFF;
    static constexpr std::uint16_t at_target = 0xFFFE;
    // Two neighbours have more than 1024 values together.
    static constexpr std::size_t max_groups = 6;

    struct Digit {
        std::size_t of = 0;     // a lamp,
        bool is_limit = false;  // or a button that may still be pressed so often
        std::uint32_t base = 2;
        State stride = 1;
    };
    struct Button {
        std::size_t number = 0;
        std::uint64_t cost = 1;
        std::vector<machine::WiredEffect> effects;  // on lamps that count
        std::optional<std::size_t> gate;
        std::optional<std::uint32_t> most;
        std::optional<std::size_t> limit = std::nullopt;  // its digit
    };
    // Digits in a row, and for each of their values and each button the part of the state before the press,
    // or none.
    struct Group {
        State stride = 1;
        State size = 1;
        std::vector<State> before;
    };
    struct Row {
        std::size_t number = 0;
        std::vector<std::pair<std::size_t, std::uint32_t>> values;  // of digits
    };
    // Presses that cost the same.
    struct Price {
        std::uint64_t cost = 1;
        std::size_t first = 0;  // buttons
        std::size_t last = 0;
        std::size_t layer = 0;  // from whose states they are to be taken back
    };
    struct Layer {
        std::uint64_t distance = 0;
        std::uint64_t begin = 0;  // in the list
    };
    struct Span {
        std::size_t price = 0;
        std::uint64_t distance = 0;  // of the states before
        std::uint64_t next = 0;
        std::uint64_t end = 0;
    };

    void choose_buttons(const machine::WiredPuzzle& puzzle);
    void open_gates();
    void drop_idle(const machine::WiredPuzzle& puzzle);
    [[nodiscard]] std::vector<bool> moved_lamps() const;
    void choose_digits(const machine::WiredPuzzle& puzzle);
    void add_digit(Digit digit);
    void choose_rows(const machine::WiredPuzzle& puzzle);
    void sort_by_price();
    void group_digits();
    void fill(Group& group, const std::vector<const Digit*>& digits) const;
    [[nodiscard]] static std::optional<std::uint32_t> before(const Button& button, const Digit& digit,
                                                             std::uint32_t value);

    void begin_row();
    void seed();
    bool choose_span();
    void take_back_from(State state);
    void settle(State state, std::uint16_t next);
    void finish();
    [[nodiscard]] State in_list(std::uint64_t place) const;
    [[nodiscard]] State pressed(State state, const Button& button) const;
    [[nodiscard]] const Digit* lamp_digit(std::size_t lamp) const;
    [[nodiscard]] bool shows(State state, const Row& row) const;

    std::vector<std::uint8_t> now_;  // what lamps show
    std::vector<bool> is_fixed_;     // lamps that no button can move
    std::vector<Button> buttons_;    // that can be of use, by cost
    std::vector<Digit> lamps_;
    std::vector<Digit> limits_;
    std::vector<Row> rows_;  // that do not fail by lamps that stay as they are
    Natural states_ = 1;
    bool is_too_large_ = false;
    State size_ = 1;
    std::vector<Group> groups_;
    std::vector<Price> prices_;
    std::vector<std::uint16_t> next_;  // of each state the first button of a cheapest way

    // Until it is finished:
    std::size_t row_ = 0;  // whose states are settled next
    std::vector<const Digit*> free_;
    std::vector<std::uint32_t> counters_;  // of these
    State seed_ = 0;
    std::vector<std::vector<State>> list_;  // of settled states, by distance, in blocks
    std::uint64_t settled_ = 0;
    std::uint64_t reached_ = 0;  // the distance of those settled now
    std::vector<Layer> layers_;
    std::optional<Span> span_;
    std::vector<std::pair<State, std::uint16_t>> found_;  // from one state, with the buttons
    bool finished_ = false;
};

}  // namespace switchbox::solve
