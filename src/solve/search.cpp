#include "solve/search.hpp"

#include "algebra/require.hpp"

namespace switchbox::solve {
namespace {

using OtherWork = std::shared_ptr<OtherSearch>;

Verdict shortest_way(const DistanceSearch& work) {
    if (!work.search->is_finished()) {
        return Undecided{tell("solve.undecided.way")};
    }
    if (!work.search->distance(work.picture)) return NoWay{};
    // The search knows buttons by their place among the lamps that exist, as press vectors do.
    algebra::Residues times(work.picture.size());
    InOrder way;
    for (const std::size_t button : work.search->shortest_way(work.picture)) {
        way.order.push_back(work.solver->buttons().cell(button));
        ++times[button];
    }
    way.presses = work.solver->to_presses(times);
    return way;
}

Verdict shortest_found(const FewestSearch& work) {
    const LinearSolver& solver = work.solver();
    return Several{solver.to_presses(work.best()), work.is_finished(), solver.equations().kernel_size()};
}

// Presses can show the rows above `last`, but not those down to it.
Unreachable no_board(machine::Shape shape, std::size_t last) {
    Unreachable unreachable{
        last == 0 ? tell("solve.unreachable.first-row") : tell("solve.unreachable.rows", last + 1), {}, {}};
    for (std::size_t cell = 0; cell < (last + 1) * static_cast<std::size_t>(shape.columns); ++cell) {
        unreachable.cells.push_back(cell);
    }
    return unreachable;
}

Verdict no_nearest_board(const BoardSearch& work) {
    const PictureSearch& search = *work.search;
    if (!search.is_finished()) return Undecided{tell("solve.undecided.boards")};
    if (search.is_too_large()) return Undecided{tell("solve.undecided.too-many-boards")};
    const auto last = static_cast<std::size_t>(work.presses.shape.rows - 1);
    return no_board(work.presses.shape, search.failed_row().value_or(last));
}

Verdict nearest_board(const BoardSearch& work) {
    const PictureSearch& search = *work.search;
    if (!search.best()) return no_nearest_board(work);
    machine::PressGrid missing = difference(work.presses, *search.best());
    if (!search.is_finished() || search.is_too_large())
        return Uncounted{std::move(missing), search.is_nearest(), search.boards()};
    if (search.boards() == algebra::Natural{1}) return Unique{std::move(missing)};
    return Several{std::move(missing), true, search.boards()};
}

}  // namespace

Search::Search(FewestSearch search, bool is_long) : is_long_(is_long), work_(std::move(search)) {
    look_again();
}

Search::Search(DistanceSearch search, bool is_long) : is_long_(is_long), work_(std::move(search)) {
    look_again();
}

Search::Search(BoardSearch search, bool is_long) : is_long_(is_long), work_(std::move(search)) {
    look_again();
}

Search::Search(std::shared_ptr<OtherSearch> search, bool is_long)
    : is_long_(is_long), work_(std::move(search)) {
    look_again();
}

void Search::look_again() {
    if (const auto* fewest = std::get_if<FewestSearch>(&work_)) {
        verdict_ = shortest_found(*fewest);
        progress_ = fewest->progress();
        bound_ = fewest->bound();
    }
    if (const auto* distance = std::get_if<DistanceSearch>(&work_)) {
        verdict_ = shortest_way(*distance);
        progress_ = distance->search->progress();
    }
    if (const auto* board = std::get_if<BoardSearch>(&work_)) {
        verdict_ = nearest_board(*board);
        progress_ = board->search->progress();
        bound_ = board->search->bound();
        // It takes much memory, and has no more to tell.
        if (board->search->is_finished()) work_ = std::monostate{};
    }
    if (const auto* other = std::get_if<OtherWork>(&work_)) {
        verdict_ = (*other)->verdict();
        progress_ = (*other)->progress();
        bound_ = (*other)->bound();
        if (!(*other)->is_finished()) return;
        if (!is_proof_) proof_ = (*other)->proof();
        work_ = std::monostate{};
    }
}

std::optional<Search> Search::proof() const {
    if (!has_proof()) return std::nullopt;
    Search search(verdict_, bound_);
    search.is_long_ = search.is_proof_ = true;
    search.work_ = proof_;
    search.look_again();
    return search;
}

Search Search::left_off() const {
    Search known(verdict_, bound_);
    known.is_long_ = is_long_;
    if (const auto* other = std::get_if<OtherWork>(&work_)) known.proof_ = *other;
    return known;
}

bool Search::is_complete() const {
    if (const auto* fewest = std::get_if<FewestSearch>(&work_)) return fewest->is_finished();
    // Another one may have finished the search that they share, and this one not have looked yet.
    if (std::holds_alternative<BoardSearch>(work_) || std::holds_alternative<OtherWork>(work_)) return false;
    if (std::holds_alternative<DistanceSearch>(work_)) return !std::holds_alternative<Undecided>(verdict_);
    return true;
}

void Search::advance(std::uint64_t budget) {
    if (auto* fewest = std::get_if<FewestSearch>(&work_)) fewest->advance(budget);
    if (auto* distance = std::get_if<DistanceSearch>(&work_)) distance->search->advance(budget);
    if (auto* board = std::get_if<BoardSearch>(&work_)) board->search->advance(budget);
    if (auto* other = std::get_if<OtherWork>(&work_)) (*other)->advance(budget);
    look_again();
}

void Search::finish() {
    constexpr std::uint64_t slice = std::uint64_t{1} << 26U;
    while (!is_complete()) advance(slice);
}

std::size_t Search::bound() const { return is_proved_fewest(verdict_) ? count_presses(verdict_) : bound_; }

std::optional<std::size_t> Search::farthest() const {
    const auto* distance = std::get_if<DistanceSearch>(&work_);
    if (distance == nullptr || !is_complete()) return std::nullopt;
    return distance->search->pictures_by_distance().size() - 1;
}

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
    const auto* fewest = std::get_if<FewestSearch>(&work_);
    if (fewest == nullptr) return std::nullopt;
    return Search(fewest->after(fewest->solver().from_presses(*presses)), is_long_);
}

void Search::follow(std::size_t button, int times, int states) {
    require(can_follow(), "only what exactly one press grid solves is followed");
    std::uint8_t& left = std::get<Unique>(verdict_).presses[button];
    left = static_cast<std::uint8_t>((left + states - times) % states);
}

}  // namespace switchbox::solve
