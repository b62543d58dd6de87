#include "types/lights/solve/nearest.hpp"

#include <algorithm>
#include <map>
#include <optional>

#include "base/long_work.hpp"
#include "types/lights/model/linear_machine.hpp"

namespace switchbox::solve {
namespace {

using algebra::CyclicGenerator;
using algebra::Residues;

// Most syndromes that are all searched. With more, the nearest target found is taken.
constexpr std::size_t max_syndromes = std::size_t{1} << 18U;

// Values of the invariants, each divided by the common factor of all its values.
using Syndrome = std::vector<int>;

struct Change {
    std::size_t lamp = 0;
    std::uint8_t by = 0;
    Syndrome syndrome;
};

class Syndromes {
  public:
    Syndromes(std::vector<CyclicGenerator> invariants, int states)
        : invariants_(std::move(invariants)), states_(states) {}

    // Returns the number of syndromes, nullopt if they are too many to search.
    [[nodiscard]] std::optional<std::size_t> count() const {
        std::size_t product = 1;
        for (const CyclicGenerator& invariant : invariants_) {
            product *= static_cast<std::size_t>(invariant.order);
            if (product > max_syndromes) return std::nullopt;
        }
        return product;
    }

    [[nodiscard]] Syndrome of(const Residues& lamps) const {
        Syndrome syndrome;
        for (const CyclicGenerator& invariant : invariants_) {
            int sum = 0;
            note_work(lamps.size());
            for (std::size_t i = 0; i < lamps.size(); ++i) sum += invariant.vector[i] * lamps[i];
            syndrome.push_back(sum % states_ / (states_ / invariant.order));
        }
        return syndrome;
    }

    // Returns one change for each syndrome that a single lamp can make, the first in reading order.
    [[nodiscard]] std::vector<Change> single_changes(std::size_t lamps) const {
        std::map<Syndrome, Change> found;
        for (std::size_t lamp = 0; lamp < lamps; ++lamp) {
            note_work(static_cast<std::uint64_t>(states_) * (invariants_.size() * 8 + 200));
            for (int by = 1; by < states_; ++by) {
                Syndrome syndrome(invariants_.size());
                for (std::size_t i = 0; i < invariants_.size(); ++i) {
                    const auto& [vector, order] = invariants_[i];
                    syndrome[i] = vector[lamp] * by % states_ / (states_ / order);
                }
                found.try_emplace(syndrome, Change{lamp, static_cast<std::uint8_t>(by), syndrome});
            }
        }
        std::vector<Change> changes;
        changes.reserve(found.size());
        for (auto& [syndrome, change] : found) changes.push_back(std::move(change));
        return changes;
    }

    [[nodiscard]] std::size_t index(const Syndrome& syndrome) const {
        return index_by([&](std::size_t i) { return syndrome[i]; });
    }
    [[nodiscard]] std::size_t index_of_sum(const Syndrome& a, const Syndrome& b) const {
        return index_by([&](std::size_t i) { return added(a[i], b[i], i); });
    }
    [[nodiscard]] std::size_t index_of_difference(const Syndrome& a, const Syndrome& b) const {
        return index_by([&](std::size_t i) { return subtracted(a[i], b[i], i); });
    }
    [[nodiscard]] Syndrome sum(Syndrome a, const Syndrome& b) const {
        for (std::size_t i = 0; i < a.size(); ++i) a[i] = added(a[i], b[i], i);
        return a;
    }
    [[nodiscard]] Syndrome difference(Syndrome a, const Syndrome& b) const {
        for (std::size_t i = 0; i < a.size(); ++i) a[i] = subtracted(a[i], b[i], i);
        return a;
    }

  private:
    template <class ValueOf>
    [[nodiscard]] std::size_t index_by(ValueOf value_of) const {
        std::size_t index = 0;
        for (std::size_t i = invariants_.size(); i-- > 0;) {
            index = index * static_cast<std::size_t>(invariants_[i].order) +
                    static_cast<std::size_t>(value_of(i));
        }
        return index;
    }
    [[nodiscard]] int added(int a, int b, std::size_t i) const {
        const int total = a + b;
        return total < invariants_[i].order ? total : total - invariants_[i].order;
    }
    [[nodiscard]] int subtracted(int a, int b, std::size_t i) const {
        return a < b ? a - b + invariants_[i].order : a - b;
    }

    std::vector<CyclicGenerator> invariants_;
    int states_;
};

// Returns the fewest changes whose syndromes add up to `wanted`, by breadth-first search from 0. Such changes
// exist: every wrong lamp can be changed by itself. The search looks up whether one more change is enough. So
// it need not build the last layer, as large as the others together and often much larger.
std::vector<Change> fewest_changes(const Syndromes& syndromes, std::size_t count, const Syndrome& wanted,
                                   const std::vector<Change>& changes) {
    constexpr int none = -1;
    constexpr int root = -2;
    std::vector<int> change_of(count, none);
    for (std::size_t i = 0; i < changes.size(); ++i)
        change_of[syndromes.index(changes[i].syndrome)] = static_cast<int>(i);
    std::vector<int> reached_by(count, none);
    const Syndrome zero(wanted.size(), 0);
    reached_by[syndromes.index(zero)] = root;
    int& last = reached_by[syndromes.index(wanted)];
    std::size_t unseen = count - 1;
    for (std::vector<Syndrome> layer{zero}; last == none;) {
        for (auto here = layer.begin(); here != layer.end() && last == none; ++here)
            last = change_of[syndromes.index_of_difference(wanted, *here)];
        if (last != none) break;
        std::vector<Syndrome> next;
        for (auto here = layer.begin(); here != layer.end() && unseen > 0; ++here) {
            note_work(changes.size() * wanted.size() * 3);
            for (std::size_t i = 0; i < changes.size(); ++i) {
                int& seen = reached_by[syndromes.index_of_sum(*here, changes[i].syndrome)];
                if (seen != none) continue;
                seen = static_cast<int>(i);
                --unseen;
                next.push_back(syndromes.sum(*here, changes[i].syndrome));
            }
        }
        layer = std::move(next);
    }
    std::vector<Change> way;
    for (Syndrome here = wanted; here != zero;) {
        way.push_back(changes[static_cast<std::size_t>(reached_by[syndromes.index(here)])]);
        here = syndromes.difference(std::move(here), way.back().syndrome);
    }
    return way;
}

std::size_t count_different(const machine::Picture& a, const machine::Picture& b) {
    std::size_t different = 0;
    for (std::size_t i = 0; i < a.size(); ++i) different += a[i] != b[i] ? 1 : 0;
    return different;
}

// Presses from the picture itself, which can be reached, towards the target, for as long as one press brings
// it nearer.
machine::Picture near_by_presses(const machine::LinearMachine& machine, machine::Picture picture,
                                 const machine::Picture& target) {
    const int states = machine.lamp_states();
    const auto gain_of = [&](const std::vector<std::size_t>& lamps, int times) {
        int gain = 0;
        for (const std::size_t lamp : lamps) {
            const int next = (picture[lamp] + times) % states;
            gain += (picture[lamp] != target[lamp] ? 1 : 0) - (next != target[lamp] ? 1 : 0);
        }
        return gain;
    };
    bool improved = true;
    while (improved) {
        improved = false;
        for (const auto& lamps : machine.effects()) {
            note_work(8 * lamps.size() * static_cast<std::uint64_t>(states));
            for (int times = 1; times < states; ++times) {
                if (gain_of(lamps, times) <= 0) continue;
                for (const std::size_t lamp : lamps) {
                    picture[lamp] = static_cast<std::uint8_t>((picture[lamp] + times) % states);
                }
                improved = true;
            }
        }
    }
    return picture;
}

}  // namespace

NearestTarget nearest_target(const machine::LinearMachine& machine, const LinearSolver& solver,
                             const machine::Picture& picture, const machine::Picture& target) {
    const int states = solver.states();
    const Syndromes syndromes(solver.equations().left_kernel(), states);
    const auto count = syndromes.count();
    if (!count) {
        const machine::Picture near = near_by_presses(machine, picture, target);
        return {near, count_different(near, target), false};
    }
    const Residues missing = solver.difference(picture, target);
    const std::vector<Change> changes = syndromes.single_changes(missing.size());
    Residues nearest = solver.from_picture(target);
    for (const Change& change : fewest_changes(syndromes, *count, syndromes.of(missing), changes)) {
        nearest[change.lamp] =
            static_cast<std::uint8_t>((nearest[change.lamp] + states - change.by) % states);
    }
    const machine::Picture reachable = solver.to_picture(nearest);
    return {reachable, count_different(reachable, target), true};
}

}  // namespace switchbox::solve
