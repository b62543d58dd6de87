// Fonts of the system for the user interface: pictures of words as textures, each made once.
#pragma once

#include <map>
#include <string>

#include "ui/kit/system_fonts.hpp"

namespace switchbox::app {

class WordPictures final : public ui::SystemFonts {
  public:
    [[nodiscard]] bool has(char32_t character) override;
    [[nodiscard]] int width(const ui::SystemWords& words) override { return entry(words).width; }
    [[nodiscard]] ui::WordPicture picture(const ui::SystemWords& words) override;

    // Returns whether pictures were made since the last call.
    [[nodiscard]] bool take_news();
    // Drops pictures that are no longer drawn, if there are many. Called between frames.
    void tidy();
    // Drops all pictures, since the context is lost.
    void clear() { entries_.clear(); }

  private:
    struct Entry {
        int width = 0;
        unsigned texture = 0;  // 0 until it is drawn
        bool has_colour = false;
        bool is_used = true;  // since the last tidy()
    };
    Entry& entry(const ui::SystemWords& words);

    std::map<char32_t, bool> glyphs_;
    std::map<std::string, Entry> entries_;  // by text, face and size
    bool has_news_ = false;
};

}  // namespace switchbox::app
