#include "types/cube/solve/proof_search.hpp"

#include <utility>

namespace switchbox::solve {
namespace {

constexpr std::uint64_t time_of_tried_turn = 25;  // nanoseconds

}  // namespace

ProofSearch::ProofSearch(std::shared_ptr<CubeTables> tables, const machine::Pieces& pieces,
                         machine::Turns best)
    : tables_(std::move(tables)), pieces_(pieces), best_(std::move(best)) {}

void ProofSearch::advance(std::uint64_t budget) {
    if (!tables_->shortest) tables_->shortest = std::make_shared<ShortestTables>();
    if (!has_tables()) tables_->shortest->advance(budget);
    if (!has_tables()) return;
    if (!search_) search_.emplace(tables_->shortest, pieces_, best_);
    search_->advance(budget / time_of_tried_turn);
}

double ProofSearch::progress() const {
    if (search_) return search_->progress();
    return tables_->shortest ? tables_->shortest->progress() : 0;
}

}  // namespace switchbox::solve
