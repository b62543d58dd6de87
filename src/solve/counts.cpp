#include "solve/counts.hpp"

#include <utility>

namespace switchbox::solve {
namespace {

void append_half(Natural& number, std::uint64_t half) {
    number.multiply_add(1U << 16U, static_cast<std::uint32_t>(half >> 16U));
    number.multiply_add(1U << 16U, static_cast<std::uint32_t>(half & 0xFFFFU));
}

}  // namespace

void Counts::append(std::uint32_t value) {
    words_.push_back(value);
    words_.resize(words_.size() + limbs_ - 1);
}

void Counts::add(std::size_t to, const Counts& others, std::size_t from) {
    std::uint64_t carry = 0;
    for (std::size_t i = 0; i < limbs_; ++i) {
        const std::uint64_t summand = i < others.limbs_ ? others.words_[from * others.limbs_ + i] : 0;
        std::uint64_t& word = words_[to * limbs_ + i];
        const std::uint64_t half_way = word + summand;
        word = half_way + carry;
        carry = half_way < summand || word < carry ? 1 : 0;
    }
    if (carry == 0) return;
    widen();
    words_[to * limbs_ + limbs_ - 1] = carry;
}

void Counts::widen() {
    std::vector<std::uint64_t> wide;
    wide.reserve(words_.size() / limbs_ * (limbs_ + 1));
    for (std::size_t i = 0; i < words_.size(); ++i) {
        wide.push_back(words_[i]);
        if ((i + 1) % limbs_ == 0) wide.push_back(0);
    }
    words_ = std::move(wide);
    ++limbs_;
}

Natural Counts::sum() const {
    Counts total(limbs_);
    total.append(0);
    for (std::size_t i = 0; i < words_.size() / limbs_; ++i) total.add(0, *this, i);
    Natural sum;
    for (std::size_t i = total.limbs_; i-- > 0;) {
        append_half(sum, total.words_[i] >> 32U);
        append_half(sum, total.words_[i] & 0xFFFFFFFFU);
    }
    return sum;
}

}  // namespace switchbox::solve
