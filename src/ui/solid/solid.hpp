// A machine's body in three dimensions, beside its board.
#pragma once

#include <string_view>

#include "ui/frame/pointer_input.hpp"
#include "ui/frame/stage.hpp"
#include "ui/frame/turn.hpp"

namespace switchbox::ui {

inline constexpr std::string_view solid_id = "solid";

class Solid {
  public:
    Solid() = default;
    Solid(const Solid&) = delete;
    Solid& operator=(const Solid&) = delete;
    virtual ~Solid() = default;

    // Gives it room, where the game has one: board and target make way.
    virtual void place(Layout& layout, const game::Game& game) const = 0;
    // `held`: the pointer was pressed on it.
    virtual void follow_pointer(Turn& turn, const PointerInput& input, bool held) = 0;
    // Whether it takes the keys that are down.
    virtual bool follow_keys(const Turn& turn) = 0;
    virtual void draw(const Stage& stage) = 0;
};

}  // namespace switchbox::ui
