#include "i18n/words.hpp"

namespace switchbox::i18n {
namespace {

struct InUse {
    Language language;
    std::uint64_t revision = 0;
    std::vector<LanguageOption> offers;
};

InUse& current() {
    static InUse one;
    return one;
}

}  // namespace

void offer(std::vector<LanguageOption> languages) { current().offers = std::move(languages); }

const std::vector<LanguageOption>& offers() { return current().offers; }

void use(Language language) {
    current().language = std::move(language);
    ++current().revision;
}

const Language& in_use() { return current().language; }

std::uint64_t revision() { return current().revision; }

}  // namespace switchbox::i18n

namespace switchbox {

std::string say(const Message& message) { return i18n::in_use().say(message); }

}  // namespace switchbox
