// Option whose value is stored as typed, if given. It is parsed later, with our own messages.
#pragma once

#include <optional>
#include <string>

namespace CLI {
class App;
}

namespace switchbox::cli {

// Adds the option. `value` is its name in the help: "RxC". `text` must outlive `command`.
void add_text(CLI::App& command, const std::string& name, std::optional<std::string>& text,
              const std::string& value, const std::string& help);

}  // namespace switchbox::cli
