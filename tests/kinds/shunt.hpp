// The smallest kind of machine whose buttons do not commute: three lamps in a row, one button flips the first
// lamp, the other moves every lamp's state on to the next. Only these tests have it. What they need beside
// this header to play it is a row in each table of kinds.cpp: that is all that a kind is.
#pragma once

#include <memory>
#include <optional>

#include "machine/choice.hpp"
#include "machine/kind.hpp"
#include "play/mealy.hpp"
#include "solve/common/kinds.hpp"
#include "solve/explain/explainers.hpp"

namespace switchbox::test {

inline constexpr std::string_view shunt_id = "shunt";
inline constexpr std::size_t flip_first = 0;
inline constexpr std::size_t move_on = 1;

[[nodiscard]] machine::MachineChoice choose_shunt();
// Any text but none is refused.
[[nodiscard]] Result<machine::KindInUse> parse_shunt(std::string_view text);
[[nodiscard]] std::shared_ptr<solve::OtherSearch> ask_shunt(const machine::Machine& machine,
                                                            const machine::State& state,
                                                            const machine::Picture& target,
                                                            solve::Kept& kept);
[[nodiscard]] std::optional<solve::Explanation> explain_shunt(const solve::Question& question,
                                                              const solve::Verdict& verdict,
                                                              std::optional<std::size_t> button);
[[nodiscard]] std::vector<play::TupleRow> shunt_tuple(const play::Game& game);

}  // namespace switchbox::test
