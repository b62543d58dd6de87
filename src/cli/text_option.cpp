#include "cli/text_option.hpp"

#include <CLI/CLI.hpp>

namespace switchbox::cli {

void add_text(CLI::App& command, const std::string& name, std::optional<std::string>& text,
              const std::string& value, const std::string& help) {
    // By a function, because CLI11's own reading into std::optional takes an empty text for none.
    const auto keep = [&text](const std::string& given) { text = given; };
    command.add_option_function<std::string>(name, keep, help)->type_name(value);
}

}  // namespace switchbox::cli
