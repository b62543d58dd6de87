#include "solve/ghaly/picture/task.hpp"

#include <utility>

#include "solve/common/bit_set.hpp"

namespace switchbox::solve {
namespace {

constexpr std::uint64_t all_bits = ~std::uint64_t{0};

}  // namespace

PictureTask::PictureTask(machine::LowBits bits, machine::Picture target, std::size_t rows)
    : bits_(std::move(bits)),
      target_(std::move(target)),
      rows_(rows),
      join_(static_cast<int>(bits_.left.size())),
      reach_(target_, rows) {
    for (std::size_t i = 0; i < size(); ++i) {
        left_with_.at(bits_.left[i]) = static_cast<std::uint8_t>(i);
        bottom_with_.at(bits_.bottom[i]) = static_cast<std::uint8_t>(i);
    }
}

std::size_t PictureTask::partner(std::uint8_t low, std::uint8_t colour) const {
    return static_cast<std::size_t>(join_.partner(low, colour - 1));
}

Wish PictureTask::top_wish(std::size_t column, std::uint8_t colour) const {
    if (colour == 0) return Wish::any_left();
    return Wish::bottom(bottom_with_.at(partner(bits_.top[column], colour)));
}

Wish PictureTask::right_wish(std::size_t row, std::uint8_t colour) const {
    return Wish::low(partner(bits_.right[row], colour));
}

Transmitters PictureTask::granting(Wish wish) const {
    switch (wish.kind()) {
        case Wish::Kind::left:
            return {bit_at(wish.which()), 0};
        case Wish::Kind::bottom:
            return {0, bit_at(wish.which())};
        case Wish::Kind::low:
            return {bit_at(left_with_.at(wish.which())), bit_at(bottom_with_.at(wish.which()))};
        default:
            return {all_bits, wish == Wish::any_left() ? 0 : all_bits};
    }
}

}  // namespace switchbox::solve
