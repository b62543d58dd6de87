#include "types/cube/game/cube_count.hpp"

#include <array>
#include <utility>

#include "types/cube/model/assemblies.hpp"
#include "types/cube/model/cube_machine.hpp"
#include "types/cube/solve/cube_answers.hpp"

namespace switchbox::game {
namespace {

class CornerCount final : public StateCount {
  public:
    CornerCount(machine::Metric metric, std::shared_ptr<solve::CornerTable> table)
        : metric_(metric), table_(std::move(table)) {}

    void advance(std::uint64_t budget) override { table_->advance(budget); }
    [[nodiscard]] bool is_finished() const override { return table_->is_finished(); }
    [[nodiscard]] const std::vector<std::uint64_t>& counts() const override { return table_->counts(); }
    [[nodiscard]] std::optional<std::size_t> distance(const Game& game) const override {
        const machine::CubeMachine& cube = *machine::cube_in(game.machine());
        const auto assembly = machine::assembly_of(cube.stickers_in(game.position().presses));
        if (!assembly || machine::sums_of(assembly->pieces, 2) != machine::CubeSums{}) return std::nullopt;
        return static_cast<std::size_t>(table_->distance(assembly->pieces));
    }

    [[nodiscard]] Message heading() const override {
        static constexpr std::array<std::string_view, machine::metric_names.size()> headings{
            "cube.study.distances.face", "cube.study.distances.quarter", "cube.study.distances.clockwise"};
        return tell(headings.at(static_cast<std::size_t>(metric_)), solve::CornerTable::states);
    }
    [[nodiscard]] Message words(std::optional<std::size_t> distance) const override {
        if (!is_finished())
            return tell("cube.study.distances.counting", static_cast<int>(table_->progress() * 100));
        const std::size_t farthest = counts().size() - 1;
        Message far = tell("cube.study.distances.farthest", farthest, counts().back());
        if (!distance) return far;
        return together(tell("cube.study.distances.here", *distance, counts().at(*distance)), std::move(far));
    }
    [[nodiscard]] Message words_at(std::size_t distance) const override {
        return tell("cube.study.distances.at", distance, counts().at(distance));
    }

  private:
    machine::Metric metric_;
    std::shared_ptr<solve::CornerTable> table_;
};

}  // namespace

std::shared_ptr<StateCount> cube_count(const Game& game) {
    const machine::CubeVariant& form = machine::cube_in(game.machine())->form();
    if (form.side != 2) return nullptr;
    const auto tables = solve::tables_in(game.solver());
    return std::make_shared<CornerCount>(form.metric, tables->corner_table(form.metric));
}

}  // namespace switchbox::game
