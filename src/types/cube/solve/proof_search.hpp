// Proof that no fewer face turns solve a cube of side 3, or a search for the fewest: tables, then iterative
// deepening (shortest_search.hpp). It takes minutes for most cubes, hours for those far from solved.
#pragma once

#include <memory>
#include <optional>

#include "types/cube/solve/cube_search.hpp"
#include "types/cube/solve/shortest_search.hpp"

namespace switchbox::solve {

class ProofSearch {
  public:
    // Requires that `best` solves `pieces`, in face turns. Tables are created when first needed and then
    // kept.
    ProofSearch(std::shared_ptr<CubeTables> tables, const machine::Pieces& pieces, machine::Turns best);

    // Works for about `budget` nanoseconds.
    void advance(std::uint64_t budget);
    [[nodiscard]] bool has_tables() const { return tables_->shortest && tables_->shortest->is_finished(); }
    [[nodiscard]] bool is_finished() const { return search_ && search_->is_finished(); }
    [[nodiscard]] double progress() const;  // 0..1, first of the tables, then of the search
    // Returns a lower bound: no solution has fewer turns.
    [[nodiscard]] std::size_t bound() const { return search_ ? search_->bound() : 0; }
    [[nodiscard]] const machine::Turns& best() const { return search_ ? search_->best() : best_; }

  private:
    std::shared_ptr<CubeTables> tables_;
    machine::Pieces pieces_;
    machine::Turns best_;
    std::optional<ShortestSearch> search_;
};

}  // namespace switchbox::solve
