#include "support/ghaly_every_board.hpp"

#include <algorithm>

namespace switchbox::test {

using machine::LowBits;
using machine::Picture;
using machine::PressGrid;

PictureNumber number_of(const Picture& picture) {
    PictureNumber number = 0;
    for (const std::uint8_t colour : picture.cells) number = number << 4U | colour;
    return number;
}

Picture picture_of(PictureNumber number, std::size_t size) {
    Picture picture = Picture::filled(square(size), 0);
    for (std::size_t cell = picture.size(); cell-- > 0; number >>= 4U) {
        picture[cell] = static_cast<std::uint8_t>(number & 15U);
    }
    return picture;
}

std::uint32_t board_number(const PressGrid& board) { return static_cast<std::uint32_t>(bits_of(board)); }

EveryBoard::EveryBoard(std::size_t size) : size_(size), join_(static_cast<int>(size)) {
    for (std::size_t bits = 0; bits < boards_of(size); ++bits) {
        const machine::Wiring wiring = machine::wiring_of(board(bits, size));
        wirings_.emplace_back();
        std::copy(wiring.origin_of.begin(), wiring.origin_of.end(), wirings_.back().origin.begin());
        std::copy(wiring.shown.begin(), wiring.shown.end(), wirings_.back().shown.begin());
    }
}

PictureNumber EveryBoard::shown(const LowBits& bits, std::size_t board) const {
    const Wiring& wiring = wirings_[board];
    std::array<PictureNumber, 8> colours{};
    for (std::size_t exit = 0; exit < 2 * size_; ++exit) {
        const std::size_t from = wiring.origin[exit];
        if (exit < size_ && from < size_) continue;
        const int low = from < size_ ? bits.left[from] : bits.bottom[from - size_];
        const int other = exit < size_ ? bits.top[exit] : bits.right[exit - size_];
        colours[exit] = static_cast<PictureNumber>(join_.join(low, other) + 1);
    }
    PictureNumber number = 0;
    for (std::size_t cell = 0; cell < size_ * size_; ++cell)
        number = number << 4U | colours[wiring.shown[cell]];
    return number;
}

PictureNumber EveryBoard::dark_cells(std::size_t board) const {
    const Wiring& wiring = wirings_[board];
    PictureNumber number = 0;
    for (std::size_t cell = 0; cell < size_ * size_; ++cell) {
        const std::size_t exit = wiring.shown[cell];
        number = number << 1U | (exit < size_ && wiring.origin[exit] < size_ ? 1 : 0);
    }
    return number;
}

Looks::Looks(const EveryBoard& every, const LowBits& bits) : size_(every.size()) {
    looks_.reserve(every.count());
    for (std::size_t board = 0; board < every.count(); ++board) {
        looks_.emplace_back(every.shown(bits, board), static_cast<std::uint32_t>(board));
    }
    std::sort(looks_.begin(), looks_.end());
}

std::vector<PictureNumber> Looks::different() const {
    std::vector<PictureNumber> pictures;
    for (const auto& [picture, board] : looks_) {
        if (pictures.empty() || pictures.back() != picture) pictures.push_back(picture);
    }
    return pictures;
}

std::size_t Looks::max_boards() const {
    std::size_t most = 0;
    std::size_t first = 0;
    for (std::size_t i = 0; i < looks_.size(); ++i) {
        if (looks_[i].first != looks_[first].first) first = i;
        most = std::max(most, i - first + 1);
    }
    return most;
}

std::vector<std::uint32_t> Looks::boards(PictureNumber picture) const {
    std::vector<std::uint32_t> boards;
    for (auto look = std::lower_bound(looks_.begin(), looks_.end(), std::pair{picture, std::uint32_t{0}});
         look != looks_.end() && look->first == picture; ++look) {
        boards.push_back(look->second);
    }
    return boards;
}

std::size_t Looks::failed_row(PictureNumber picture) const {
    for (std::size_t row = 0; row < size_; ++row) {
        const std::size_t below = 4 * size_ * (size_ - 1 - row);  // bits
        const PictureNumber rows = picture >> below << below;
        const auto look = std::lower_bound(looks_.begin(), looks_.end(), std::pair{rows, std::uint32_t{0}});
        if (look == looks_.end() || look->first >> below != rows >> below) return row;
    }
    return size_;
}

}  // namespace switchbox::test
