#include "cli/text_option.hpp"

#include <CLI/CLI.hpp>

namespace switchbox::cli {

void add_text(CLI::App& command, const std::string& name, std::optional<std::string>& text,
              const std::string& value, const std::string& help) {
    // A function is needed, because CLI11 reads an empty text into std::optional as no value.
    const auto keep = [&text](const std::string& given) { text = given; };
    command.add_option_function<std::string>(name, keep, help)->type_name(value);
}

}  // namespace switchbox::cli
