#include "types/custom/solve/cheapest_search.hpp"

#include <algorithm>
#include <limits>
#include <utility>

#include "algebra/primes.hpp"
#include "base/require.hpp"

namespace switchbox::solve {
namespace {

// Measured work, in about nanoseconds: an entry of an added generator, one prime's share of a press count, an
// option of a button, a step.
constexpr std::uint64_t work_of_entry = 4;
constexpr std::uint64_t work_of_count = 6;
constexpr std::uint64_t work_of_option = 16;
constexpr std::uint64_t work_of_step = 20;

// Returns the number modulo own · others that is 1 modulo `own` and 0 modulo `others`. These have no common
// factor.
int idempotent_of(int own, int others) {
    int number = 0;
    while (number % own != 1 % own) number += others;
    return number;
}

}  // namespace

CheapestSearch::CheapestSearch(std::vector<CosetPart> parts, std::vector<PressTerms> terms)
    : parts_(std::move(parts)),
      terms_(std::move(terms)),
      periods_(terms_.size(), 1),
      least_(std::numeric_limits<std::uint64_t>::max()) {
    require(parts_.size() <= max_parts, "there are more primes than numbers of states have");
    std::array<int, max_parts> none{};
    none.fill(-1);
    generator_at_.assign(terms_.size(), none);
    for (std::size_t part = 0; part < parts_.size(); ++part) {
        std::vector<int>& moduli = moduli_.emplace_back();
        for (std::size_t j = 0; j < terms_.size(); ++j) {
            moduli.push_back(algebra::prime_power(parts_[part].prime, parts_[part].exponents[j]));
            periods_[j] *= moduli.back();
        }
        for (std::size_t i = 0; i < parts_[part].echelon.size(); ++i)
            generator_at_[parts_[part].echelon[i].pivot].at(part) = static_cast<int>(i);
    }
    for (const std::vector<int>& moduli : moduli_) {
        std::vector<int>& of_part = idempotents_.emplace_back();
        for (std::size_t j = 0; j < terms_.size(); ++j)
            of_part.push_back(idempotent_of(moduli[j], periods_[j] / moduli[j]));
    }
    for (std::size_t j = 0; j < terms_.size(); ++j) {
        if (generator_at_[j] != none) branches_.push_back(j);
    }
    const auto cost = cost_between(0, branches_.empty() ? terms_.size() : branches_.front());
    if (cost) go_down(*cost);
    finished_ = frames_.empty();
}

std::uint32_t CheapestSearch::count_of(std::size_t button) const {
    int count = 0;
    for (std::size_t part = 0; part < parts_.size(); ++part)
        count = (count + parts_[part].x[button] * idempotents_[part][button]) % periods_[button];
    return static_cast<std::uint32_t>(count);
}

bool CheapestSearch::is_allowed(std::size_t button, std::uint32_t count) const {
    return count <= terms_[button].most.value_or(count);
}

std::optional<std::uint64_t> CheapestSearch::cost_between(std::size_t first, std::size_t last) const {
    std::uint64_t cost = 0;
    for (std::size_t button = first; button < last; ++button) {
        const std::uint32_t count = count_of(button);
        if (!is_allowed(button, count)) return std::nullopt;
        cost += std::uint64_t{count} * terms_[button].cost;
    }
    return cost;
}

void CheapestSearch::add(std::size_t button, const Coefficients& coefficients, bool is_taken_back) {
    for (std::size_t part = 0; part < parts_.size(); ++part) {
        const int coefficient = coefficients.at(part);
        if (coefficient == 0) continue;
        const auto which = static_cast<std::size_t>(generator_at_[button].at(part));
        const algebra::Residues& vector = parts_[part].echelon[which].vector;
        algebra::Residues& x = parts_[part].x;
        work_ += (x.size() - button) * work_of_entry;
        for (std::size_t j = button; j < x.size(); ++j) {
            const int modulus = moduli_[part][j];
            const int by = coefficient * vector[j] % modulus;
            x[j] = static_cast<std::uint8_t>((x[j] + (is_taken_back ? modulus - by : by)) % modulus);
        }
    }
}

// Goes on to the next button with a choice, or takes a complete member.
void CheapestSearch::go_down(std::uint64_t cost) {
    const std::size_t level = frames_.size();
    if (level == branches_.size()) return take(cost);
    const std::size_t button = branches_[level];
    SearchFrame frame{{}, 0, {}, cost};
    std::vector<Coefficients> all(1);
    for (std::size_t part = 0; part < parts_.size(); ++part) {
        const int which = generator_at_[button].at(part);
        if (which < 0) continue;
        const int choices = parts_[part].echelon[static_cast<std::size_t>(which)].choices;
        const std::vector<Coefficients> before = std::exchange(all, {});
        for (Coefficients each : before) {
            for (int coefficient = 0; coefficient < choices; ++coefficient) {
                each.at(part) = static_cast<std::uint8_t>(coefficient);
                all.push_back(each);
            }
        }
    }
    for (const Coefficients& each : all) {
        int count = static_cast<int>(count_of(button));
        for (std::size_t part = 0; part < parts_.size(); ++part) {
            if (each.at(part) == 0) continue;
            const auto which = static_cast<std::size_t>(generator_at_[button].at(part));
            const int by = each.at(part) * parts_[part].echelon[which].vector[button] % moduli_[part][button];
            count = (count + by * idempotents_[part][button]) % periods_[button];
        }
        const auto found = static_cast<std::uint32_t>(count);
        if (is_allowed(button, found)) frame.options.push_back({found, each});
    }
    std::sort(frame.options.begin(), frame.options.end(),
              [](const Option& a, const Option& b) { return a.count < b.count; });
    work_ += all.size() * (work_of_option + parts_.size() * work_of_count);
    frames_.push_back(std::move(frame));
}

void CheapestSearch::take(std::uint64_t cost) {
    met_ = std::min(met_ + 1, 2);
    if (cost >= least_) return;
    least_ = cost;
    best_.emplace();
    for (std::size_t button = 0; button < terms_.size(); ++button) best_->push_back(count_of(button));
}

// Takes the next option of the last chosen button, or goes back to the button before it.
void CheapestSearch::step() {
    SearchFrame& frame = frames_.back();
    const std::size_t level = frames_.size() - 1;
    const std::size_t button = branches_[level];
    work_ += work_of_step;
    add(button, std::exchange(frame.added, {}), true);
    if (frame.next == frame.options.size() ||
        is_over(frame.cost + std::uint64_t{frame.options[frame.next].count} * terms_[button].cost)) {
        frames_.pop_back();
        return;
    }
    const Option& option = frame.options[frame.next++];
    frame.added = option.coefficients;
    add(button, frame.added, false);
    const std::size_t end = level + 1 < branches_.size() ? branches_[level + 1] : terms_.size();
    work_ += (end - button) * parts_.size() * work_of_count;
    const auto rest = cost_between(button + 1, end);
    const std::uint64_t cost = frame.cost + std::uint64_t{option.count} * terms_[button].cost;
    if (rest && !is_over(cost + *rest)) go_down(cost + *rest);
}

void CheapestSearch::advance(std::uint64_t budget) {
    const std::uint64_t begun = work_;
    while (!frames_.empty() && work_ - begun < budget) step();
    finished_ = frames_.empty();
}

}  // namespace switchbox::solve
