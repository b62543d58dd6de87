// How the row of machines offers kinds that a program may have or not (machine/kind.hpp). One that it does
// not have is offered all the same: choosing it starts the program that has it.
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
// Those of this program: src/editors_all.cpp, src/editors_page.cpp.
[[nodiscard]] std::span<const KindChip> kind_chips();
// Null where the id is another machine's.
[[nodiscard]] const KindChip* find_kind_chip(std::string_view id);

}  // namespace switchbox::view
