// The window as it is arranged: its elements, each in its place, and what is drawn of them. It is worked out
// when the game, the state of the interface or the window has changed. Pointer, keyboard, mirror and drawing
// read it.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ui/frame/element.hpp"
#include "ui/kit/matrix_geometry.hpp"
#include "ui/kit/painter.hpp"
#include "ui/state/ui_state.hpp"

namespace switchbox::ui {

// Contents that scroll behind a window.
struct ScrollArea {
    Rect window;
    float extent = 0;  // of the contents, in the direction of scrolling
    float ScrollState::*offset = nullptr;
    bool sideways = false;

    [[nodiscard]] float max_offset() const {
        return std::max(extent - (sideways ? window.width : window.height), 0.0F);
    }
};

struct Arranged {
    Parts parts;
    std::vector<Element> elements;  // parents before children; later ones lie over earlier ones
    std::vector<ScrollArea> areas;
    std::optional<MatrixGeometry> matrix;  // of the Algebra pane

    // Returns the element with the id, or nullptr.
    [[nodiscard]] const Element* find(std::string_view id) const;
    // Returns the element on top at a point, or nullptr.
    [[nodiscard]] const Element* at(ImVec2 point) const;
    // Returns the area on top there that could be scrolled, or nullptr.
    [[nodiscard]] const ScrollArea* area_at(ImVec2 point) const;
    [[nodiscard]] const Element* parent_of(const Element& element) const;
    // Returns the open dialog, or nullptr.
    [[nodiscard]] const Element* dialog() const;
    // Returns false for what lies behind an open dialog.
    [[nodiscard]] bool can_reach(const Element& element) const;
    // Returns the elements at which Tab stops, in order; `focus` is the id of the one that has the keyboard.
    [[nodiscard]] std::vector<const Element*> stops(std::string_view focus) const;
    // Returns the children of an element, in order.
    [[nodiscard]] std::vector<const Element*> children(const Element& parent) const;
};

// Fills an Arranged from the bottom up. What scrolls cuts off what it holds.
class Arranger {
  public:
    Arranger(Arranged& arranged, const Painter& paint) : arranged_(arranged), paint_(paint) {}

    // Adds an element to the one that is open.
    void add(Element element);
    // Adds an element that lies over what came before it and is nothing itself.
    void cover(const Rect& rect) { add({.id = {}, .rect = rect, .enabled = false, .is_plain = true}); }
    // Adds words or what holds them.
    void add_words(Element element);

    // Until the end of the area, all that is added and drawn scrolls with it; `extent` is known at the end.
    void begin_area(ScrollArea area);
    void end_area(float extent);

    // Returns whether any of it can be seen as far as the area is scrolled now.
    [[nodiscard]] bool is_in_sight(const Rect& rect) const;

    void place_matrix(MatrixGeometry geometry) { arranged_.matrix = std::move(geometry); }

  private:
    friend class Inside;

    Arranged& arranged_;
    const Painter& paint_;
    std::optional<std::size_t> area_;    // that is open
    std::optional<std::size_t> parent_;  // that is open
};

// Element that holds all that is added while this object lives.
class Inside {
  public:
    Inside(Arranger& arranger, Element parent);
    ~Inside() { arranger_.parent_ = before_; }
    Inside(const Inside&) = delete;
    Inside& operator=(const Inside&) = delete;

  private:
    Arranger& arranger_;
    std::optional<std::size_t> before_;
};

}  // namespace switchbox::ui
