// The part of the command line that belongs to a machine type: how its machines are read, and the answers
// that differ from those of other types. A type is a definition in its folder, a declaration here, and a row
// in machine_commands.cpp.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "cli/answer.hpp"
#include "cli/position_options.hpp"
#include "cli/study.hpp"
#include "cli/time_option.hpp"
#include "cli/verdict_answer.hpp"
#include "game/action.hpp"

namespace switchbox::cli {

// An option that only some machines take.
struct TypeOption {
    std::string_view name;
    std::string_view value;  // the name of its value in the help; empty for a flag
    std::string_view help;
    OptionPlace place = OptionPlace::every_command;
};
// The one that asks for a proof that no solution is shorter.
inline constexpr std::string_view shortest_option = "shortest";

// A list of solutions, made one after the other as long as more are wanted.
struct Solutions {
    std::size_t count = 0;
    std::function<void(const std::function<bool(const machine::PressGrid&)>& take)> each;
};

// Members that are left out have the behaviour that a comment names, or that of most machines.
struct MachineCommands {
    std::string_view type = {};  // id of the machine type

    // Options that only the machine `owner` takes, and why others do not: the words round their name.
    std::string_view owner = {};
    std::span<const TypeOption> options = {};
    std::array<std::string_view, 2> not_of_others = {};
    // Makes the machine `owner`, if the catalogue has no row for it. Its sizes in the list; the largest side,
    // or what to write in its place.
    machine::MachineChoice (*usual)() = nullptr;
    int largest_side = 0;
    std::string_view listed_size = {};
    // Changes the machine as the options ask. Left out, it takes no options.
    Result<machine::MachineChoice> (*choose)(const machine::MachineChoice& named,
                                             const MachineOptions& options, Purpose purpose) = nullptr;
    // Read --start and --presses. Left out, these are grids.
    Result<ReadPosition> (*read_start)(game::Position position, const std::string& text) = nullptr;
    Result<game::Position> (*read_presses)(game::Position position, const std::string& text) = nullptr;
    // Makes a game, or refuses it. nullopt, or left out: as game::new_puzzle() does.
    std::optional<Result<game::Puzzle>> (*new_puzzle)(const game::NewGame& wish,
                                                      const MachineOptions& options) = nullptr;

    // Words
    std::string_view no_all_on = {};    // why there is no picture all-on; empty if there is one
    std::string_view not_a_state = {};  // id of the words for what is no state of a lamp
    std::string_view no_start = {};     // why no start is taken
    std::string_view other_size = "any other";
    std::string_view colours = {};   // what follows the number of states but the first; empty for states
    std::string_view in_words = {};  // the machine in a sentence; empty for its name
    // Why there is no matrix and why there are no quiet patterns, after its name.
    std::array<std::string_view, 2> without_matrix{" has no matrix", " has no matrix"};
    std::string_view one_solution = "one solution is found";  // why --all is refused without `all`
    std::string_view presses = "presses";                     // the word for them
    std::string (*heading)(const machine::MachineChoice& choice) = nullptr;
    std::string (*size)(const machine::MachineChoice& choice) = nullptr;
    std::string (*picture)(const machine::Picture& picture) = nullptr;  // as --start reads it

    // Parts of answers. `drawing`: the board under the heading, where others draw boards of lamps.
    std::string (*drawing)(const Study& study) = nullptr;
    Answer (*show)(const Study& study) = nullptr;             // the answer to `show`
    Answer (*opened)(const Study& study) = nullptr;           // more about a position that is opened
    Answer (*describe)(const Study& study) = nullptr;         // the machine; left out, its size alone
    Result<Answer> (*inverse)(const Study& study) = nullptr;  // left out, there is no matrix
    Result<Answer> (*quiet)(const Study& study) = nullptr;

    // Answers to `solve`. `verdict` adds what there is to tell; left out, add_boards() does.
    void (*verdict)(VerdictAnswer& answer, const Study& study, const solve::Search& search) = nullptr;
    // All solutions, at most `limit`, beginning with `one`; and why these are too many, if so.
    Solutions (*all)(const std::shared_ptr<const Study>& study, const machine::PressGrid& one,
                     std::size_t limit, Progress& progress) = nullptr;
    std::optional<Error> (*problem_with_all)(const Study& study) = nullptr;
    // Makes the first search, of some tenths of a second, whatever the time limit: nothing is known without
    // it.
    bool searches_first = false;
    // Solves a file in place of a machine.
    Result<Answer> (*solve_file)(const std::string& path, const TimeLimit& time,
                                 Progress& progress) = nullptr;
};

extern const MachineCommands lights_commands;
extern const MachineCommands ghaly_commands;
extern const MachineCommands custom_commands;
extern const MachineCommands cube_commands;

// Returns the commands of all types.
[[nodiscard]] std::span<const MachineCommands* const> machine_commands();
// Returns the commands of a type by its id; of a type that has none, those for all machines.
[[nodiscard]] const MachineCommands& commands_of(std::string_view type);

// Returns the refusal of `option`, which needs a matrix, for a machine that has none.
[[nodiscard]] Error no_matrix(const machine::MachineChoice& choice, std::string_view option);

}  // namespace switchbox::cli
