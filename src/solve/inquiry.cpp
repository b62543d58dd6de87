#include "solve/inquiry.hpp"

namespace switchbox::solve {
namespace {

Verdict shortest_way(const DistanceSearch& work) {
    if (!work.search->is_finished()) {
        return Undecided{"How far the target is in lit-only play has not been worked out yet."};
    }
    if (!work.search->distance(work.picture)) return NoWay{};
    // The search knows buttons by their place among the lamps that exist, as press vectors do.
    algebra::Residues times(work.picture.size());
    InOrder way;
    const std::vector<std::size_t> cells = work.solver->button_cells();
    for (const std::size_t button : work.search->shortest_way(work.picture)) {
        way.order.push_back(cells[button]);
        ++times[button];
    }
    way.presses = work.solver->to_presses(times);
    return way;
}

Verdict shortest_found(const FewestSearch& work) {
    return Several{work.solver->to_presses(work.search.best()), work.search.is_finished(),
                   work.solver->factorization().kernel_size()};
}

}  // namespace

Inquiry::Inquiry(FewestSearch search, bool is_long) : is_long_(is_long), work_(std::move(search)) {
    look_again();
}

Inquiry::Inquiry(DistanceSearch search, bool is_long) : is_long_(is_long), work_(std::move(search)) {
    look_again();
}

void Inquiry::look_again() {
    if (const auto* fewest = std::get_if<FewestSearch>(&work_)) verdict_ = shortest_found(*fewest);
    if (const auto* distance = std::get_if<DistanceSearch>(&work_)) verdict_ = shortest_way(*distance);
}

bool Inquiry::is_complete() const {
    if (const auto* fewest = std::get_if<FewestSearch>(&work_)) return fewest->search.is_finished();
    // Another one may have finished the search that they share, and this one not have looked yet.
    if (std::holds_alternative<DistanceSearch>(work_)) return !std::holds_alternative<Undecided>(verdict_);
    return true;
}

double Inquiry::progress() const {
    if (const auto* fewest = std::get_if<FewestSearch>(&work_)) return fewest->search.progress();
    if (const auto* distance = std::get_if<DistanceSearch>(&work_)) return distance->search->progress();
    return 1;
}

void Inquiry::advance(std::uint64_t budget) {
    if (auto* fewest = std::get_if<FewestSearch>(&work_)) fewest->search.advance(budget);
    if (auto* distance = std::get_if<DistanceSearch>(&work_)) distance->search->advance(budget);
    look_again();
}

void Inquiry::finish() {
    constexpr std::uint64_t slice = std::uint64_t{1} << 26U;
    while (!is_complete()) advance(slice);
}

std::optional<std::size_t> Inquiry::farthest() const {
    const auto* distance = std::get_if<DistanceSearch>(&work_);
    if (distance == nullptr || !distance->search->is_finished()) return std::nullopt;
    return distance->search->pictures_by_distance().size() - 1;
}

std::optional<Inquiry> Inquiry::after(const machine::PressGrid& pressed) const {
    const auto* several = std::get_if<Several>(&verdict_);
    if (several == nullptr) return std::nullopt;
    Several rest = *several;
    for (std::size_t button = 0; button < pressed.size(); ++button) {
        if (pressed[button] > rest.presses[button]) return std::nullopt;
        rest.presses[button] = static_cast<std::uint8_t>(rest.presses[button] - pressed[button]);
    }
    if (rest.proved_fewest) {
        Inquiry known{Verdict{rest}};
        known.is_long_ = is_long_;
        return known;
    }
    const std::shared_ptr<const LinearSolver>& solver = std::get<FewestSearch>(work_).solver;
    CosetSearch search(solver->from_presses(rest.presses), solver->quiet(), solver->states());
    return Inquiry(FewestSearch{solver, std::move(search)}, is_long_);
}

}  // namespace switchbox::solve
