#include "words/words.hpp"

namespace switchbox {
extern std::string (*migrating_hook)(const Message&);  // MIGRATION
}

namespace switchbox::words {
namespace {

struct InUse {
    Language language;
    std::uint64_t revision = 0;
};

InUse& current() {
    static InUse one;
    return one;
}

}  // namespace

void use(Language language) {
    current().language = std::move(language);
    ++current().revision;
    migrating_hook = [](const Message& message) { return in_use().say(message); };  // MIGRATION
}

const Language& in_use() { return current().language; }

std::uint64_t revision() { return current().revision; }

}  // namespace switchbox::words

namespace switchbox {

std::string say(const Message& message) { return words::in_use().say(message); }

}  // namespace switchbox
