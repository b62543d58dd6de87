// States of the picture search of Ghaly's machine: the constraints under each row. Each is stored once a row,
// found by hashing and compared as a whole.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <vector>

#include "types/ghaly/picture/task.hpp"

namespace switchbox::solve {

// Table of states, numbered from 0 in the order in which they are added.
class StateTable {
  public:
    explicit StateTable(std::size_t size) : size_(size), words_((2 + size + 7) / 8) {}

    [[nodiscard]] std::uint32_t count() const { return count_; }
    [[nodiscard]] Frontier frontier(std::uint32_t state) const;

  private:
    friend class StateIndex;
    using Key = std::array<std::uint64_t, 9>;

    [[nodiscard]] Key key_of(const Frontier& frontier) const;
    [[nodiscard]] bool has_at(std::uint32_t state, const Key& key) const;
    void add(const Key& key);

    std::size_t size_;
    std::size_t words_;
    std::uint32_t count_ = 0;
    std::deque<std::uint64_t> keys_;  // grows without moving elements
};

// Hash index of the states of one row by their constraints, with open addressing.
class StateIndex {
  public:
    static constexpr std::uint32_t nowhere = ~std::uint32_t{0};

    StateIndex() : slots_(64, nowhere) {}
    // Indexes the states from `first` to before `last`.
    StateIndex(const StateTable& table, std::uint32_t first, std::uint32_t last);

    [[nodiscard]] std::uint32_t find(const StateTable& table, const Frontier& frontier) const;
    // Returns the state. A new one is added to table and index, and is then the last.
    std::uint32_t find_or_add(StateTable& table, const Frontier& frontier);

  private:
    [[nodiscard]] std::size_t slot_of(const StateTable& table, const StateTable::Key& key) const;
    void put(const StateTable& table, std::uint32_t state);
    void grow(const StateTable& table);

    std::vector<std::uint32_t> slots_;  // a power of two of them, at most half of them used
    std::size_t used_ = 0;
};

}  // namespace switchbox::solve
