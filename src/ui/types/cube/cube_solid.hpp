// Cube in three dimensions. A drag beside it, or Shift and the arrow keys, turns the view. A drag on its
// stickers turns a layer, which follows the pointer and comes to rest after the release.
#pragma once

#include <optional>

#include "types/cube/model/cube_machine.hpp"
#include "types/cube/model/stickers.hpp"
#include "ui/export/sheet_board.hpp"
#include "ui/frame/layout.hpp"
#include "ui/solid/solid.hpp"
#include "ui/types/cube/cube_look.hpp"

namespace switchbox::ui {

// Drawing of a cube as it is held: its upper, front and right faces, seen along a diagonal.

// Returns the height of a drawing of this width.
[[nodiscard]] float drawn_cube_height(float width);
// Draws the cube whose net is `net`; `at` is the top left corner of the drawing.
void draw_cube(SheetPage& page, const machine::CubeMachine& cube, const machine::Picture& net, ImVec2 at,
               float width);

class CubeSolid final : public Solid {
  public:
    void place(Layout& layout, const game::Game& game, SolidOptions options) const override;
    void arrange(const Frame& frame) const override;
    void follow_pointer(InputContext& turn, const PointerInput& input, bool held) override;
    bool follow_keys(InputContext& turn) override;
    void draw(const BoardDrawContext& stage) override;

    [[nodiscard]] CubeLook look() const { return look_; }

  private:
    // Effect of the pointer while it is down.
    enum class Hold : std::uint8_t { nothing, looks_round, may_turn, turns };
    // Layer as it was released, and the quarter turns that were requested.
    struct LetGo {
        TurningLayer layer;
        int quarters = 0;
    };

    void take_hold(InputContext& turn, const PointerInput& input);
    void drag(InputContext& turn, const PointerInput& input);
    void let_go(InputContext& turn);
    // Notes the shown stickers, and starts an animation if one turn has changed them.
    void follow_turns(const BoardDrawContext& stage, const machine::Stickers& stickers);
    [[nodiscard]] std::optional<TurningLayer> turning(const BoardDrawContext& stage) const;

    CubeLook look_;
    Hold hold_ = Hold::nothing;
    std::size_t held_sticker_ = 0;
    std::optional<machine::Stickers> shown_;
    DraggedLayer dragged_;
    float angle_ = 0;  // angle of the dragged layer
    std::optional<LetGo> let_go_;
    TurningLayer left_;  // as its animation began: the angle to the place where its stickers already are
    double turned_at_ = -1;
};

// Returns the turn that changes one into the other; nullopt if not exactly one turn does.
[[nodiscard]] std::optional<machine::Turn> turn_between(const machine::Stickers& before,
                                                        const machine::Stickers& after);

}  // namespace switchbox::ui
