// Access to the requests of the interface by their type.
#pragma once

#include <doctest/doctest.h>

#include <algorithm>

#include "ui/state/requests.hpp"

namespace switchbox::test {

template <class Wanted>
[[nodiscard]] bool is_wanted(const ui::Requests& requests) {
    return std::any_of(requests.begin(), requests.end(),
                       [](const ui::Request& request) { return std::holds_alternative<Wanted>(request); });
}

// Returns the last request, which must be of this type.
template <class Wanted>
[[nodiscard]] Wanted last_request(const ui::Requests& requests) {
    REQUIRE_FALSE(requests.empty());
    const auto* wanted = std::get_if<Wanted>(&requests.back());
    REQUIRE(wanted != nullptr);
    return *wanted;
}

template <class Wanted>
[[nodiscard]] Wanted only_request(const ui::Requests& requests) {
    REQUIRE(requests.size() == 1);
    return last_request<Wanted>(requests);
}

}  // namespace switchbox::test
