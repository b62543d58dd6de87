// Command-line functions of a machine type: parsing of its machines, and answers that differ from other
// types. A type needs a definition in its folder, a declaration here, and a row in machine_commands.cpp.
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
#include "cli/machine_options.hpp"
#include "cli/options.hpp"
#include "cli/study.hpp"
#include "cli/verdict_answer.hpp"
#include "game/action.hpp"

namespace switchbox::solve {
struct LinearSystem;  // types/lights/solve/linear_study.hpp
}

namespace switchbox::cli {

struct CertificateOptions;  // certificate_file.hpp

// Option that only some machines take.
struct TypeOption {
    std::string_view name;
    std::string_view value;  // name of its value in the help; empty for a flag
    std::string_view help;
    OptionPlace place = OptionPlace::every_command;
};
// Option that requests a proof that no solution is shorter.
inline constexpr std::string_view shortest_option = "shortest";

// List of solutions, made one by one until no more are wanted.
struct Solutions {
    std::size_t count = 0;
    std::function<void(const std::function<bool(const machine::PressGrid&)>& take)> each;
};

// Commands of a machine type. An omitted member has the behaviour given in its comment, or else that of most
// machines.
struct MachineCommands {
    std::string_view type = {};  // id of the machine type

    // Options that only the machine `owner` takes. `not_of_others` are the words before and after another
    // machine's name in the error.
    std::string_view owner = {};
    std::span<const TypeOption> options = {};
    std::array<std::string_view, 2> not_of_others = {};
    // Makes the machine `owner`, if the catalogue has no row for it. For the list of machines: the largest
    // side, or a text in place of the sizes.
    machine::MachineChoice (*usual)() = nullptr;
    int largest_side = 0;
    std::string_view listed_size = {};
    // Changes the machine as the options request. If omitted, it takes no options.
    Result<machine::MachineChoice> (*choose)(const machine::MachineChoice& named,
                                             const MachineOptions& options, Purpose purpose) = nullptr;
    // Parse --start and --presses. If omitted, these are grids.
    Result<ReadPosition> (*read_start)(game::Position position, const std::string& text) = nullptr;
    Result<game::Position> (*read_presses)(game::Position position, const std::string& text) = nullptr;
    // Returns a position as a puzzle of this type in which the lamps with true do not matter. One type has
    // it.
    Result<game::Position> (*without_lamps)(const game::Position& position,
                                            const std::vector<bool>& is_any) = nullptr;
    // Makes a game, or an Error. If nullopt or omitted, game::new_puzzle() makes it.
    std::optional<Result<game::Puzzle>> (*new_puzzle)(const game::NewGame& requested,
                                                      const MachineOptions& options) = nullptr;

    // Texts.
    std::string_view no_all_on = {};  // reason why there is no picture all-on; empty if there is one
    MessageId<3> not_a_state = {};    // about a value that is no state of a lamp
    std::string_view no_start = {};   // reason why no start is taken
    std::string_view other_size = "any other";
    std::string_view colours = {};   // text after the number of states minus one; empty: "states"
    std::string_view in_words = {};  // name in a sentence; empty for the machine's name
    // Reasons why there is no matrix and why there are no quiet patterns, after the machine's name.
    std::array<std::string_view, 2> without_matrix{" has no matrix", " has no matrix"};
    std::string_view one_solution = "one solution is found";  // reason to refuse --all if `all` is omitted
    std::string_view presses = "presses";                     // word for presses
    std::string (*heading)(const machine::MachineChoice& choice) = nullptr;
    std::string (*size)(const machine::MachineChoice& choice) = nullptr;
    std::string (*picture)(const machine::Picture& picture) = nullptr;  // in the form of --start

    // Parts of answers. `drawing`: the board under the heading, instead of boards of lamps.
    std::string (*drawing)(const Study& study) = nullptr;
    Answer (*show)(const Study& study) = nullptr;             // the answer to `show`
    Answer (*opened)(const Study& study) = nullptr;           // further facts about an opened position
    Answer (*describe)(const Study& study) = nullptr;         // the machine; if omitted, only its size
    Result<Answer> (*inverse)(const Study& study) = nullptr;  // if omitted, there is no matrix
    Result<Answer> (*quiet)(const Study& study) = nullptr;
    // Equations of the position for `algebra`. They may refer to the study. If omitted, there is no matrix.
    Result<solve::LinearSystem> (*equations)(const Study& study) = nullptr;
    // Note on the parts of the position that the equations leave out; empty if there are none.
    std::string (*left_out)(const Study& study) = nullptr;

    // Answers to `solve`. `verdict` adds the solution or the proof; if omitted, add_boards() does.
    void (*verdict)(VerdictAnswer& answer, const Study& study, const solve::Search& search) = nullptr;
    // `all`: all solutions, at most `limit`, beginning with `one`. `problem_with_all`: reason if these are
    // too many.
    Result<Solutions> (*all)(const std::shared_ptr<const Study>& study, const machine::PressGrid& one,
                             std::size_t limit, Host& host) = nullptr;
    std::optional<Error> (*problem_with_all)(const Study& study) = nullptr;
    // True to run the first search, some tenths of a second, with --quick too: it is needed for any answer.
    bool searches_first = false;

    // Files given instead of a machine. `open_file` returns the position in it, `solve_file` its solution
    // with names instead of grids. `all`: lists so many solutions too. It writes the certificate as well.
    Result<ReadPosition> (*open_file)(const std::string& path) = nullptr;
    Result<Answer> (*solve_file)(const std::string& path, const TimeLimit& time,
                                 const std::optional<std::size_t>& all, const CertificateOptions& certificate,
                                 Host& host) = nullptr;
};

extern const MachineCommands lights_commands;
extern const MachineCommands ghaly_commands;
extern const MachineCommands custom_commands;
extern const MachineCommands cube_commands;

// Returns the commands of all types.
[[nodiscard]] std::span<const MachineCommands* const> machine_commands();
// Returns the commands of a type by its id, or the general commands if the type has none.
[[nodiscard]] const MachineCommands& commands_of(std::string_view type);

// Returns the error for `option`, which needs a matrix, on a machine that has none.
[[nodiscard]] Error no_matrix(const machine::MachineChoice& choice, std::string_view option);

}  // namespace switchbox::cli
