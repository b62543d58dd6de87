// Draws the open dialog over everything.
#pragma once

#include "ui/frame/frame.hpp"

namespace switchbox::ui {

// Card over the dimmed window: its size as far as there is room, its title, and what arrows do in it where no
// element in it takes them.
struct CardSpec {
    float width = 0;
    float height = 0;
    std::string_view title;
    void (*move)(Turn& turn, int rows, int columns) = nullptr;
};

// The open card. All that is added while this object lives is in the dialog. A click beside the card closes
// it, as its button does.
class Card {
  public:
    Card(const Frame& frame, const CardSpec& spec);
    ~Card();
    Card(const Card&) = delete;
    Card& operator=(const Card&) = delete;

    [[nodiscard]] Rect room() const;

  private:
    const Frame& frame_;
    Rect place_;
    std::optional<Inside> inside_;
};

// Adds a dialog over everything.
void dialog_view(const Frame& frame, const Dialog& dialog);

}  // namespace switchbox::ui
