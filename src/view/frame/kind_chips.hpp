// The chips of machine types that have no row in the catalogue.
#pragma once

#include <span>
#include <string_view>

#include "view/frame/turn.hpp"

namespace switchbox::view {

struct KindChip {
    std::string_view id;
    std::string_view name;    // the id of a message
    bool asks_first = false;  // arrows that pass it do not choose it, Enter does
    void (*choose)(Turn& turn) = nullptr;
};
// src/kind_faces.cpp
[[nodiscard]] std::span<const KindChip> kind_chips();
// Null where the id is another machine's.
[[nodiscard]] const KindChip* find_kind_chip(std::string_view id);

}  // namespace switchbox::view
