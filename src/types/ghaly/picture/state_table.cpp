#include "types/ghaly/picture/state_table.hpp"

#include <cstring>
#include <utility>

namespace switchbox::solve {
namespace {

// Returns a hash in which every bit of the key reaches the low bits: a multiplication carries them up, a
// shift down.
std::uint64_t hash_of(const std::array<std::uint64_t, 9>& key, std::size_t words) {
    std::uint64_t hash = 0;
    for (std::size_t i = 0; i < words; ++i) {
        hash = (hash ^ key.at(i)) * 0x9E3779B97F4A7C15ULL;
        hash ^= hash >> 32U;
    }
    return hash;
}

}  // namespace

StateTable::Key StateTable::key_of(const Frontier& frontier) const {
    static_assert(sizeof(Frontier) == 2 + sizeof(Constraints));
    Key key{};
    std::memcpy(key.data(), &frontier, 2 + size_);
    return key;
}

Frontier StateTable::frontier(std::uint32_t state) const {
    Key key{};
    for (std::size_t i = 0; i < words_; ++i) key.at(i) = keys_[state * words_ + i];
    Frontier frontier;
    std::memcpy(static_cast<void*>(&frontier), key.data(), sizeof frontier);
    return frontier;
}

bool StateTable::has_at(std::uint32_t state, const Key& key) const {
    for (std::size_t i = 0; i < words_; ++i) {
        if (keys_[state * words_ + i] != key.at(i)) return false;
    }
    return true;
}

void StateTable::add(const Key& key) {
    for (std::size_t i = 0; i < words_; ++i) keys_.push_back(key.at(i));
    ++count_;
}

StateIndex::StateIndex(const StateTable& table, std::uint32_t first, std::uint32_t last) : StateIndex() {
    for (std::uint32_t state = first; state < last; ++state) put(table, state);
}

// Returns the slot of the key, or the one where it would go.
std::size_t StateIndex::slot_of(const StateTable& table, const StateTable::Key& key) const {
    const std::size_t mask = slots_.size() - 1;
    std::size_t slot = static_cast<std::size_t>(hash_of(key, table.words_)) & mask;
    while (slots_[slot] != nowhere && !table.has_at(slots_[slot], key)) slot = (slot + 1) & mask;
    return slot;
}

std::uint32_t StateIndex::find(const StateTable& table, const Frontier& frontier) const {
    return slots_[slot_of(table, table.key_of(frontier))];
}

std::uint32_t StateIndex::find_or_add(StateTable& table, const Frontier& frontier) {
    const StateTable::Key key = table.key_of(frontier);
    const std::uint32_t there = slots_[slot_of(table, key)];
    if (there != nowhere) return there;
    table.add(key);
    put(table, table.count() - 1);
    return table.count() - 1;
}

void StateIndex::put(const StateTable& table, std::uint32_t state) {
    if (2 * (used_ + 1) > slots_.size()) grow(table);
    slots_[slot_of(table, table.key_of(table.frontier(state)))] = state;
    ++used_;
}

void StateIndex::grow(const StateTable& table) {
    const std::vector<std::uint32_t> before =
        std::exchange(slots_, std::vector<std::uint32_t>(2 * slots_.size(), nowhere));
    used_ = 0;
    for (const std::uint32_t state : before) {
        if (state != nowhere) put(table, state);
    }
}

}  // namespace switchbox::solve
