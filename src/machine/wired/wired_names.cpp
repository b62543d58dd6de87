#include "machine/wired/wired_names.hpp"

namespace switchbox::machine {

bool is_word(std::string_view name) {
    return !name.empty() && name != "." && name != "-" &&
           name.find_first_of(" \t\r\n\f\v#:=/") == std::string_view::npos;
}

bool ends_in_steps(std::string_view name) {
    const std::size_t end = name.find_last_not_of("0123456789");
    return end != std::string_view::npos && end > 0 && end + 1 < name.size() &&
           (name[end] == '+' || name[end] == '-');
}

}  // namespace switchbox::machine
