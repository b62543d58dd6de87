// Where everything stands that the pointer, the keyboard and the DOM mirror can find, and what is to be drawn
// of it: worked out when the game, the state of the interface or the window has changed, and read by all of
// them.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ui/kit/matrix_geometry.hpp"
#include "ui/kit/painter.hpp"
#include "ui/state/ui_state.hpp"

namespace switchbox::ui {

// What scrolls: contents behind a window.
struct ScrollArea {
    Rect window;
    float extent = 0;  // of the contents, in the direction of scrolling
    float ScrollState::*offset = nullptr;
    bool sideways = false;

    [[nodiscard]] float max_offset() const {
        return std::max(extent - (sideways ? window.width : window.height), 0.0F);
    }
};

struct Target {
    std::string id;   // of the element; empty where something only lies over others
    Rect rect;        // where it stands
    Rect reach = {};  // the part of it that the pointer reaches
    bool enabled = true;
    bool repeats = false;                  // clicked again and again while it is held
    bool is_plain = false;                 // the pointer keeps its shape over it
    bool is_figure = false;                // points at something while the pointer is on it
    std::optional<std::size_t> area = {};  // that scrolls it
    std::optional<Rect> spot = {};         // the part of it that the keyboard is at
};

struct Arranged {
    Parts parts;
    std::vector<Target> targets;  // later ones lie over earlier ones
    std::vector<ScrollArea> areas;
    std::optional<MatrixGeometry> matrix;  // of the Algebra pane

    // Null where there is none. Of two of one name the later one.
    [[nodiscard]] const Target* find(std::string_view id) const;
    // The one on top at a point; null where there is none.
    [[nodiscard]] const Target* at(ImVec2 point) const;
    // The area on top there that could be scrolled, or null.
    [[nodiscard]] const ScrollArea* area_at(ImVec2 point) const;

    std::map<std::string, std::size_t, std::less<>> places;  // of the targets, by their names
};

// Fills one from the bottom up. What scrolls cuts off what stands in it.
class Arranger {
  public:
    Arranger(Arranged& arranged, const Painter& paint) : arranged_(arranged), paint_(paint) {}

    void add(Target target);
    // Something that lies over what came before it and is nothing itself.
    void cover(const Rect& rect) { add({.id = {}, .rect = rect}); }

    // Words, or what holds them: to be found, but nothing to the pointer.
    void place(std::string_view id, const Rect& rect) {
        add({.id = std::string(id), .rect = rect, .enabled = false, .is_plain = true});
    }

    // Until the end of it, all that is added and drawn scrolls with it; `extent` is known at the end.
    void begin_area(ScrollArea area);
    void end_area(float extent);

    // Whether any of it can be seen as far as the area is scrolled now.
    [[nodiscard]] bool is_in_sight(const Rect& rect) const;

    void place_matrix(MatrixGeometry geometry) { arranged_.matrix = std::move(geometry); }

  private:
    Arranged& arranged_;
    const Painter& paint_;
    std::optional<std::size_t> area_;  // that is open
};

}  // namespace switchbox::ui
