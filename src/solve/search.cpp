#include "solve/search.hpp"

#include <algorithm>
#include <type_traits>
#include <utility>

#include "base/result.hpp"

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

namespace {

// Returns the presses of a verdict that has any; nullptr for the others.
template <class Presses, class SomeVerdict>
Presses* find_presses(SomeVerdict& verdict) {
    const auto find = [](auto& kind) -> Presses* {
        if constexpr (requires { kind.presses; }) return &kind.presses;
        return nullptr;
    };
    return std::visit(find, verdict);
}

}  // namespace

const machine::PressGrid* presses_of(const Verdict& verdict) {
    return find_presses<const machine::PressGrid>(verdict);
}

bool is_in_any_order(const Verdict& verdict) {
    return presses_of(verdict) != nullptr && !std::holds_alternative<InOrder>(verdict);
}

machine::PressGrid* presses_in_any_order(Verdict& verdict) {
    return is_in_any_order(verdict) ? find_presses<machine::PressGrid>(verdict) : nullptr;
}

std::vector<std::size_t> plan_of(const Verdict& verdict) {
    if (const auto* ordered = std::get_if<InOrder>(&verdict)) return ordered->order;
    const machine::PressGrid* presses = presses_of(verdict);
    return presses == nullptr ? std::vector<std::size_t>{} : in_order(*presses);
}

std::vector<std::size_t> plan_of(const Verdict& verdict, const machine::Machine& machine) {
    std::vector<std::size_t> plan = plan_of(verdict);
    if (!machine.lower_rows_first()) return plan;
    const machine::Shape shape = machine.buttons();
    std::stable_sort(plan.begin(), plan.end(),
                     [&](std::size_t a, std::size_t b) { return shape.row(a) > shape.row(b); });
    return plan;
}

std::size_t count_presses(const Verdict& verdict) {
    if (const auto* ordered = std::get_if<InOrder>(&verdict)) return ordered->order.size();
    const machine::PressGrid* presses = presses_of(verdict);
    return presses == nullptr ? 0 : machine::weight(*presses);
}

bool is_impossible(const Verdict& verdict) {
    return std::holds_alternative<Impossible>(verdict) || std::holds_alternative<Unreachable>(verdict) ||
           std::holds_alternative<NoWay>(verdict);
}

bool is_proved_fewest(const Verdict& verdict) {
    const auto is_proved = [](const auto& kind) {
        if constexpr (requires { kind.proved_fewest; }) return kind.proved_fewest;
        return std::is_same_v<std::decay_t<decltype(kind)>, Unique>;
    };
    return std::visit(is_proved, verdict);
}

bool is_best_so_far(const Verdict& verdict) {
    return presses_of(verdict) != nullptr && !is_proved_fewest(verdict);
}

std::string name_of(const Verdict& verdict) {
    if (is_impossible(verdict)) return "impossible";
    if (std::holds_alternative<Unique>(verdict)) return "unique";
    if (std::holds_alternative<Several>(verdict)) return "several";
    if (std::holds_alternative<Uncounted>(verdict)) return "uncounted";
    return std::holds_alternative<InOrder>(verdict) ? "in order" : "undecided";
}

Natural solutions_of(const Verdict& verdict) {
    if (const auto* several = std::get_if<Several>(&verdict)) return several->solutions;
    if (const auto* uncounted = std::get_if<Uncounted>(&verdict)) return uncounted->at_least;
    return std::holds_alternative<Unique>(verdict) ? 1 : 0;
}

machine::PressGrid difference(const machine::PressGrid& from, const machine::PressGrid& to) {
    machine::PressGrid missing = to;
    for (std::size_t button = 0; button < missing.size(); ++button) missing[button] ^= from[button];
    return missing;
}

std::vector<std::size_t> in_order(const machine::PressGrid& presses) {
    std::vector<std::size_t> order;
    for (std::size_t button = 0; button < presses.size(); ++button) {
        order.insert(order.end(), presses[button], button);
    }
    return order;
}

Search::Search(std::shared_ptr<SolveTask> task, bool is_long) : is_long_(is_long), task_(std::move(task)) {
    look_again();
}

void Search::look_again() {
    verdict_ = task_->verdict();
    progress_ = task_->progress();
    bound_ = task_->bound();
    if (!task_->is_finished()) return;
    farthest_ = task_->farthest();
    if (!is_proof_) proof_ = task_->proof();
    task_.reset();  // releases memory, possibly much
}

std::optional<Search> Search::proof() const {
    if (!has_proof()) return std::nullopt;
    Search search(verdict_, bound_);
    search.is_long_ = search.is_proof_ = true;
    search.task_ = proof_;
    search.look_again();
    return search;
}

Search Search::left_off() const {
    Search known(verdict_, bound_);
    known.is_long_ = is_long_;
    known.proof_ = task_;
    return known;
}

void Search::advance(std::uint64_t budget) {
    if (task_ == nullptr) return;
    task_->advance(budget);
    look_again();
}

void Search::finish() {
    constexpr std::uint64_t slice = std::uint64_t{1} << 26U;
    while (!is_complete()) advance(slice);
}

std::size_t Search::bound() const { return is_proved_fewest(verdict_) ? count_presses(verdict_) : bound_; }

std::optional<Search> Search::after(const machine::PressGrid& pressed) const {
    Verdict rest = verdict_;
    machine::PressGrid* presses = presses_in_any_order(rest);
    if (presses == nullptr) return std::nullopt;
    for (std::size_t button = 0; button < pressed.size(); ++button) {
        std::uint8_t& times = (*presses)[button];
        if (pressed[button] > times) return std::nullopt;
        times = static_cast<std::uint8_t>(times - pressed[button]);
    }
    if (is_proved_fewest(rest) || is_complete()) {
        Search known{std::move(rest)};
        known.is_long_ = is_long_;
        return known;
    }
    auto task = task_->after(*presses);
    if (task == nullptr) return std::nullopt;
    return Search(std::move(task), is_long_);
}

void Search::follow(std::size_t button, int times, int states) {
    require(can_follow(), "only what exactly one press grid solves is followed");
    std::uint8_t& left = std::get<Unique>(verdict_).presses[button];
    left = static_cast<std::uint8_t>((left + states - times) % states);
}

Search begin_search(std::shared_ptr<SolveTask> task) {
    task->advance(task->work_at_once());
    const bool is_long = !task->is_finished();
    return {std::move(task), is_long};
}

}  // namespace switchbox::solve
