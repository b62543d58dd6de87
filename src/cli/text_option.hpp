// An option's value as it was typed, or none; what it means is read later, with messages of our own.
#pragma once

#include <optional>
#include <string>

namespace CLI {
class App;
}

namespace switchbox::cli {

// `value` is what the help calls the value: "RxC". `text` has to live as long as `command` does.
void add_text(CLI::App& command, const std::string& name, std::optional<std::string>& text,
              const std::string& value, const std::string& help);

}  // namespace switchbox::cli
