// Fuzz input as a sequence of choices.
#pragma once

#include <cstddef>
#include <string_view>

namespace switchbox::fuzz {

class Tape {
  public:
    explicit Tape(std::string_view bytes) : bytes_(bytes) {}
    [[nodiscard]] bool is_at_end() const { return bytes_.empty(); }
    // Returns the next byte, 0 .. 255, or 0 past the end.
    std::size_t next() {
        if (bytes_.empty()) return 0;
        const auto byte = static_cast<unsigned char>(bytes_.front());
        bytes_.remove_prefix(1);
        return byte;
    }
    template <class Values>
    [[nodiscard]] const auto& one_of(const Values& values) {
        return values[next() % values.size()];
    }

  private:
    std::string_view bytes_;
};

}  // namespace switchbox::fuzz
