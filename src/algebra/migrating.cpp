// MIGRATION
#include "message/message.hpp"
namespace switchbox {
std::string (*migrating_hook)(const Message&) = nullptr;
std::string migrating_say(const Message& message) {
    if (migrating_hook != nullptr) return migrating_hook(message);
    if (!message.id.empty()) return message.id;
    std::string text;
    for (const Value& value : message.values) {
        if (!text.empty()) text += ' ';
        if (const auto* words = std::get_if<std::string>(&value.is)) text += *words;
        if (const auto* inner = std::get_if<Message>(&value.is)) text += migrating_say(*inner);
    }
    return text;
}
}  // namespace switchbox
