// Languages for tests.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "i18n/words.hpp"

namespace switchbox::test {

// RAII guard that sets another language during its lifetime.
class Speaking {
  public:
    explicit Speaking(std::string_view file);
    ~Speaking();
    Speaking(const Speaking&) = delete;
    Speaking& operator=(const Speaking&) = delete;

  private:
    i18n::Language before_;
};

// Returns the unchanged text of a file in words/; the code is, for example, "en".
[[nodiscard]] std::string language_file(std::string_view code);
// Returns English with some texts replaced, by their ids.
[[nodiscard]] std::string rewritten_english(
    const std::function<std::string(const std::string& id, const std::string& text)>& rewritten);
// Returns English in non-English letters: English words in the interface then reveal texts that bypass the
// i18n layer.
[[nodiscard]] std::string pseudo_language();

}  // namespace switchbox::test
