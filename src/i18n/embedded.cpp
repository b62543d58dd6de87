#include "i18n/embedded.hpp"

#include <algorithm>

#include "i18n/words.hpp"
#include "languages.hpp"

namespace switchbox::i18n {

void offer_embedded() {
    std::vector<LanguageOption> all;
    for (const auto& file : embedded::languages()) {
        all.push_back({std::string(file.code), Language(file.text).say(tell("language.name"))});
    }
    offer(std::move(all));
}

bool use_embedded(std::string_view code) {
    for (const auto& file : embedded::languages()) {
        if (file.code != code) continue;
        use(Language(file.text));
        return true;
    }
    return false;
}

void use_first_embedded(const std::vector<std::string>& preferred) {
    for (const std::string& tag : preferred) {
        if (use_embedded(tag) || use_embedded(tag.substr(0, tag.find_first_of("-_.")))) return;
    }
    use_embedded("en");
}

}  // namespace switchbox::i18n
