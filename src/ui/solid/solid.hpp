// Three-dimensional view of a machine beside its board.
#pragma once

#include <string_view>

#include "ui/frame/input_context.hpp"
#include "ui/frame/pointer_input.hpp"
#include "ui/frame/stage.hpp"

namespace switchbox::ui {

inline constexpr std::string_view solid_id = "solid";

class Solid {
  public:
    Solid() = default;
    Solid(const Solid&) = delete;
    Solid& operator=(const Solid&) = delete;
    virtual ~Solid() = default;

    // Makes space for it in the layout, by moving board and target, if the game has one.
    virtual void place(Layout& layout, const game::Game& game) const = 0;
    // Handles the pointer. `held`: the pointer was pressed on this element.
    virtual void follow_pointer(InputContext& context, const PointerInput& input, bool held) = 0;
    // Handles the keys that are down; returns whether it used them.
    virtual bool follow_keys(const InputContext& context) = 0;
    virtual void draw(const BoardDrawContext& stage) = 0;
};

}  // namespace switchbox::ui
