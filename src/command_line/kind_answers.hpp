// Kinds of machines that read their options and answer in their own way. To add one: a row in kinds.cpp.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "command_line/answer.hpp"
#include "command_line/position_options.hpp"
#include "command_line/progress.hpp"
#include "command_line/time_option.hpp"

namespace switchbox::command_line {

struct ListedMachine {
    nlohmann::ordered_json json;
    std::string size;  // for people, with what else there is to choose
    std::string about;
};

struct KindAnswers {
    std::string_view id;
    machine::MachineChoice (*usual)();
    Result<Answer> (*solve)(const PositionOptions& options, const TimeLimit& time, Progress& progress);
    Result<Answer> (*show)(const PositionOptions& options);
    Result<Answer> (*inspect)(const PositionOptions& options);
    Result<Answer> (*draw)(const MachineOptions& options, std::uint64_t seed);
    Result<Answer> (*open)(const play::Position& position, const TimeLimit& time, Progress& progress);
    ListedMachine (*list)();
};
[[nodiscard]] std::span<const KindAnswers> kinds_that_answer();

// Those of the machine with that id; null where it is answered for as all others are.
[[nodiscard]] const KindAnswers* answers_of(std::string_view id);
// The same of MACHINE as it was typed, a share code included.
[[nodiscard]] const KindAnswers* answers_for(const MachineOptions& options);

}  // namespace switchbox::command_line
