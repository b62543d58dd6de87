// The cube in three dimensions: looked round at by a drag beside it or by Shift and the arrows, turned by a
// drag on its stickers: the layer follows the pointer and comes to rest where it is let go of.
#pragma once

#include <optional>

#include "types/cube/model/stickers.hpp"
#include "ui/solid/solid.hpp"
#include "ui/types/cube/cube_look.hpp"

namespace switchbox::ui {

class CubeSolid final : public Solid {
  public:
    void place(Layout& layout, const game::Game& game) const override;
    void follow_pointer(Turn& turn, const PointerInput& input, bool held) override;
    bool follow_keys(const Turn& turn) override;
    void draw(const Stage& stage) override;

    [[nodiscard]] CubeLook look() const { return look_; }

  private:
    // What the pointer that is down does.
    enum class Hold : std::uint8_t { nothing, looks_round, may_turn, turns };
    // A layer as it was let go of, and the quarters that were asked for.
    struct LetGo {
        TurningLayer layer;
        int quarters = 0;
    };

    void look_round(float right, float down);
    void take_hold(const Turn& turn, const PointerInput& input);
    void drag(Turn& turn, const PointerInput& input);
    void let_go(Turn& turn);
    // Takes note of the stickers that are shown: where one turn has changed them, it is seen.
    void follow_turns(const Stage& stage, const machine::Stickers& stickers);
    [[nodiscard]] std::optional<TurningLayer> turning(const Stage& stage) const;

    CubeLook look_;
    CubeLook goal_;
    Hold hold_ = Hold::nothing;
    std::size_t held_sticker_ = 0;
    std::optional<machine::Stickers> shown_;
    DraggedLayer dragged_;
    float angle_ = 0;  // of the layer that is dragged
    std::optional<LetGo> let_go_;
    TurningLayer left_;  // when it began to turn by itself: the way to where its stickers are already
    double turned_at_ = -1;
};

// The turn that makes the one of the other; none where more or less than one does.
[[nodiscard]] std::optional<machine::Turn> turn_between(const machine::Stickers& before,
                                                        const machine::Stickers& after);

}  // namespace switchbox::ui
