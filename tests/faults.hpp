// Counts faults that a test injects, and says so at the end in the form that scripts/tier.sh adds up.
#pragma once

#include <doctest/doctest.h>

#include <cstddef>
#include <string>
#include <utility>

namespace switchbox::test {

class Faults {
  public:
    explicit Faults(std::string what) : what_(std::move(what)) {}
    Faults(const Faults&) = delete;
    Faults& operator=(const Faults&) = delete;
    ~Faults() { MESSAGE("faults: ", injected_, " injected, ", survived_, " survived (", what_, ")"); }

    // One more; whether all is as it should be after it.
    void note(bool survived) {
        ++injected_;
        if (survived) ++survived_;
        CHECK(survived);
    }

  private:
    std::string what_;
    std::size_t injected_ = 0;
    std::size_t survived_ = 0;
};

}  // namespace switchbox::test
