// Parser of the commands and their options, for the command line and for the library.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "cli/answer.hpp"
#include "cli/command_line.hpp"
#include "cli/host.hpp"
#include "cli/writing.hpp"

namespace switchbox::cli {

// Option of a command: "--size", or "MACHINE" if it is given by its position.
struct OptionName {
    std::string name;
    bool is_positional = false;
    bool may_lack_value = false;  // a flag, or an option whose value may be left out
    bool may_have_value = false;
};

class Parser {
  public:
    // `add_last` adds a command that only one program has; it may be empty.
    explicit Parser(const std::function<Subcommand(CLI::App&)>& add_last = {});
    Parser(const Parser&) = delete;
    Parser& operator=(const Parser&) = delete;
    ~Parser();

    // Parses the arguments, which exclude the program's name. Returns the answer at once if it is help, the
    // version or an Error; otherwise answer() works on it.
    [[nodiscard]] std::optional<Result<Answer>> parse(std::span<const std::string> arguments);
    // Returns the answer of the parsed command. An Error means bad input. Throws Stopped if the command is
    // ended in a step without results; then the answer is what the host kept.
    [[nodiscard]] Result<Answer> answer(Host& host) const;
    [[nodiscard]] Form form() const { return json_ ? Form::json : Form::text; }

    // Returns the options of a command, in the order of the help; none for an unknown command.
    [[nodiscard]] std::vector<OptionName> options_of(const std::string& command) const;
    // Returns the options of all commands.
    [[nodiscard]] std::vector<OptionName> all_options() const;

  private:
    std::unique_ptr<CLI::App> app_;
    std::vector<Subcommand> subcommands_;
    bool json_ = false;
};

}  // namespace switchbox::cli
