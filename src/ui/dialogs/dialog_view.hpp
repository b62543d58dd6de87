// Drawing of the open dialog over everything else.
#pragma once

#include "ui/frame/frame.hpp"

namespace switchbox::ui {

// Card over the dimmed window: its size, limited to the window, its title, and the action of arrow keys that
// no element in it handles.
struct CardSpec {
    float width = 0;
    float height = 0;
    std::string_view title;
    void (*move)(InputContext& context, int rows, int columns) = nullptr;
};

// Open card. Everything added while this object exists belongs to the dialog. A click beside the card closes
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

// Adds a dialog over everything else.
void dialog_view(const Frame& frame, const Dialog& dialog);

}  // namespace switchbox::ui
