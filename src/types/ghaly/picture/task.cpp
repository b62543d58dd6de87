#include "types/ghaly/picture/task.hpp"

#include <utility>

#include "solve/bit_set.hpp"

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

Constraint PictureTask::top_constraint(std::size_t column, std::uint8_t colour) const {
    if (colour == 0) return Constraint::any_left();
    return Constraint::bottom(bottom_with_.at(partner(bits_.top[column], colour)));
}

Constraint PictureTask::right_constraint(std::size_t row, std::uint8_t colour) const {
    return Constraint::low(partner(bits_.right[row], colour));
}

Transmitters PictureTask::meeting(Constraint constraint) const {
    switch (constraint.kind()) {
        case Constraint::Kind::left:
            return {bit_at(constraint.which()), 0};
        case Constraint::Kind::bottom:
            return {0, bit_at(constraint.which())};
        case Constraint::Kind::low:
            return {bit_at(left_with_.at(constraint.which())), bit_at(bottom_with_.at(constraint.which()))};
        default:
            return {constraint == Constraint::any_bottom() ? 0 : all_bits,
                    constraint == Constraint::any_left() ? 0 : all_bits};
    }
}

}  // namespace switchbox::solve
