// Copy-on-write vector: copies share their entries until one of them changes. A board of millions of lamps is
// stored once for all positions that use it, and comparing it with itself takes constant time.
#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <utility>
#include <vector>

#include "base/long_work.hpp"

namespace switchbox {

// Vector with a part of the interface of std::vector. Every non-const access first gives this copy its own
// entries. Indices are not checked.
template <class Entry>
class SharedVector {
  public:
    using Entries = std::vector<Entry>;
    using value_type = Entry;

    SharedVector() = default;
    SharedVector(Entries entries) : entries_(std::make_shared<Entries>(std::move(entries))) {}  // NOLINT
    SharedVector(std::initializer_list<Entry> entries) : SharedVector(Entries(entries)) {}
    operator const Entries&() const { return read(); }  // NOLINT

    [[nodiscard]] std::size_t size() const { return read().size(); }
    [[nodiscard]] bool empty() const { return read().empty(); }
    [[nodiscard]] const Entry& operator[](std::size_t i) const { return read()[i]; }
    [[nodiscard]] Entry& operator[](std::size_t i) { return own()[i]; }
    [[nodiscard]] auto begin() const { return read().begin(); }
    [[nodiscard]] auto end() const { return read().end(); }
    [[nodiscard]] auto begin() { return own().begin(); }
    [[nodiscard]] auto end() { return own().end(); }
    [[nodiscard]] const Entry* data() const { return read().data(); }
    void push_back(Entry entry) { own().push_back(std::move(entry)); }

    friend bool operator==(const SharedVector& a, const SharedVector& b) {
        return a.entries_ == b.entries_ || a.read() == b.read();
    }
    friend bool operator<(const SharedVector& a, const SharedVector& b) { return a.read() < b.read(); }

  private:
    [[nodiscard]] const Entries& read() const {
        static const Entries none;
        return entries_ ? *entries_ : none;
    }
    [[nodiscard]] Entries& own() {
        if (entries_.use_count() != 1) separate();
        return *entries_;
    }
    void separate();

    std::shared_ptr<Entries> entries_;
};

template <class Entry>
void SharedVector<Entry>::separate() {
    note_work(read().size());
    entries_ = std::make_shared<Entries>(read());
}

extern template class SharedVector<std::uint8_t>;
extern template class SharedVector<std::size_t>;

}  // namespace switchbox
