#include "view/frame/kind_chips.hpp"

namespace switchbox::view {

const KindChip* find_kind_chip(std::string_view id) {
    for (const KindChip& chip : kind_chips())
        if (chip.id == id) return &chip;
    return nullptr;
}

}  // namespace switchbox::view
