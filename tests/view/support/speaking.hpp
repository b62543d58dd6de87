// Languages for tests.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "i18n/words.hpp"

namespace switchbox::test {

// Another language, as long as it lives.
class Speaking {
  public:
    explicit Speaking(std::string_view file);
    ~Speaking();
    Speaking(const Speaking&) = delete;
    Speaking& operator=(const Speaking&) = delete;

  private:
    i18n::Language before_;
};

// A file of words/ as it stands, "en".
[[nodiscard]] std::string language_file(std::string_view code);
// English with other texts in the place of some, by their ids.
[[nodiscard]] std::string rewritten_english(
    const std::function<std::string(const std::string& id, const std::string& text)>& rewritten);
// English in letters that English has not: whatever is then read in English was not said by the words floor.
[[nodiscard]] std::string pseudo_language();

}  // namespace switchbox::test
