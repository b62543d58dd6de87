// Arranged window: its elements with their places, and recorded drawing. It is rebuilt when the game, the
// state of the interface or the window has changed. Pointer, keyboard, mirror and drawing read it.
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

// Contents that scroll in a window, in logical pixels.
struct ScrollArea {
    Rect window;
    float extent = 0;                      // length of the contents, in the direction of scrolling
    float ScrollState::*offset = nullptr;  // 0 to max_offset(); larger values show later contents
    bool sideways = false;
    float end = 0;  // width of what covers the ends of a row that scrolls sideways

    [[nodiscard]] float max_offset() const {
        return std::max(extent - (sideways ? window.width : window.height), 0.0F);
    }
};

struct ElementTree {
    Parts parts;
    std::vector<Element> elements;  // parents before children; later ones lie over earlier ones
    std::vector<ScrollArea> areas;
    std::optional<MatrixGeometry> matrix;  // matrix in the Algebra pane

    // Returns the element with the id, or nullptr.
    [[nodiscard]] const Element* find(std::string_view id) const;
    // Returns the element on top at a point, or nullptr.
    [[nodiscard]] const Element* at(ImVec2 point) const;
    // Returns the scroll area of the element on top at a point, or nullptr.
    [[nodiscard]] const ScrollArea* area_at(ImVec2 point) const;
    // Returns nullptr if it has no parent.
    [[nodiscard]] const Element* parent_of(const Element& element) const;
    // Returns the open dialog, or nullptr.
    [[nodiscard]] const Element* dialog() const;
    // Returns false for elements behind an open dialog.
    [[nodiscard]] bool can_reach(const Element& element) const;
    // Returns the elements at which Tab stops, in order. `focus`: id of the focused element.
    [[nodiscard]] std::vector<const Element*> stops(std::string_view focus) const;
    // Returns the children of an element, in order.
    [[nodiscard]] std::vector<const Element*> children(const Element& parent) const;
};

// Builder of an ElementTree, bottom layer first. Scroll areas clip what they contain.
class TreeBuilder {
  public:
    TreeBuilder(ElementTree& arranged, const Painter& paint) : arranged_(arranged), paint_(paint) {}

    // Adds an element as a child of the open one.
    void add(Element element);
    // Adds an element without a function that covers those before it.
    void cover(const Rect& rect) { add({.id = {}, .rect = rect, .enabled = false, .is_plain = true}); }
    // Adds an element that has words and reacts to no click.
    void add_words(Element element);

    // Opens a scroll area: until end_area(), all that is added and drawn scrolls with it. `extent`: size of
    // the contents, known at the end.
    void begin_area(ScrollArea area);
    void end_area(float extent);

    // Returns whether any of the rectangle is visible at the current scroll offset.
    [[nodiscard]] bool is_in_sight(const Rect& rect) const;

    void place_matrix(MatrixGeometry geometry) { arranged_.matrix = std::move(geometry); }

  private:
    friend class Inside;

    ElementTree& arranged_;
    const Painter& paint_;
    std::optional<std::size_t> area_;    // the open one
    std::optional<std::size_t> parent_;  // the open one
};

// Scope that opens an element: all elements added during its lifetime become children.
class Inside {
  public:
    Inside(TreeBuilder& arranger, Element parent);
    ~Inside() { arranger_.parent_ = before_; }
    Inside(const Inside&) = delete;
    Inside& operator=(const Inside&) = delete;

  private:
    TreeBuilder& arranger_;
    std::optional<std::size_t> before_;
};

}  // namespace switchbox::ui
