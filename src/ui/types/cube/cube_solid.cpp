#include "ui/types/cube/cube_solid.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "i18n/words.hpp"
#include "icons.hpp"
#include "types/cube/model/cube_machine.hpp"
#include "ui/frame/layout.hpp"
#include "ui/frame/widgets.hpp"
#include "ui/look/appearance.hpp"
#include "ui/types/cube/cube_arrow.hpp"
#include "ui/types/cube/cube_room.hpp"

namespace switchbox::ui {
namespace {

// Components of an edge that runs to the right in isometric projection: cos and sin of 30 degrees.
constexpr float edge_across = 0.8660254F;
constexpr float edge_down = 0.5F;

// Face as a parallelogram: its first corner, the vector along its rows and the vector down its columns.
struct DrawnFace {
    machine::CubeFace face;
    ImVec2 corner;
    ImVec2 along;
    ImVec2 downwards;

    [[nodiscard]] ImVec2 at(float x, float y) const {
        return {corner.x + x * along.x + y * downwards.x, corner.y + x * along.y + y * downwards.y};
    }
    // Returns the part between `from` and `to`, in shares of the face's side.
    [[nodiscard]] std::vector<ImVec2> patch(ImVec2 from, ImVec2 to) const {
        return {at(from.x, from.y), at(to.x, from.y), at(to.x, to.y), at(from.x, to.y)};
    }
};

std::array<DrawnFace, 3> faces_at(ImVec2 at, float edge) {
    const ImVec2 front{edge * edge_across, edge * edge_down};
    const ImVec2 right{edge * edge_across, -edge * edge_down};
    const ImVec2 below{0, edge};
    const ImVec2 corner{at.x, at.y + edge * edge_down};  // upper left corner of the front
    return {{{machine::CubeFace::up, {corner.x + right.x, corner.y + right.y}, front, {-right.x, -right.y}},
             {machine::CubeFace::front, corner, front, below},
             {machine::CubeFace::right, {corner.x + front.x, corner.y + front.y}, right, below}}};
}

void draw_sticker(SheetPage& page, const machine::CubeMachine& cube, int state, const DrawnFace& face,
                  ImVec2 from, float share) {
    constexpr float margin = 0.07F;
    constexpr float letter_size = 0.34F;
    constexpr float least_letter = 7;
    const ImVec2 to{from.x + share * (1 - margin), from.y + share * (1 - margin)};
    from = {from.x + share * margin, from.y + share * margin};
    const Colour colour = tile_fill(page.theme(), cube.colour_of(state));
    page.add(PolygonShape{face.patch(from, to), colour, page.theme().tiles.socket, 0.5F});
    const float size = letter_size * share * face.downwards.y;
    const float type = face.downwards.x == 0 ? size : letter_size * share * 2 * face.downwards.y;
    if (type < least_letter) return;
    page.add(TextShape{face.at((from.x + to.x) / 2, (from.y + to.y) / 2), cube.state_label(state),
                       ink_on(colour), type, TextAnchor::middle, true, false});
}

}  // namespace

float drawn_cube_height(float width) { return width / edge_across; }

void draw_cube(SheetPage& page, const machine::CubeMachine& cube, const machine::Picture& net, ImVec2 at,
               float width) {
    const std::size_t side = cube.form().side;
    const float share = 1.0F / static_cast<float>(side);
    for (const DrawnFace& face : faces_at(at, width / (2 * edge_across))) {
        page.add(PolygonShape{face.patch({0, 0}, {1, 1}), page.theme().tiles.socket, no_colour, 0});
        for (std::size_t row = 0; row < side; ++row) {
            for (std::size_t column = 0; column < side; ++column) {
                const std::size_t lamp =
                    machine::net_cell(side, machine::position_of(side, {face.face, row, column}));
                const ImVec2 from{share * static_cast<float>(column), share * static_cast<float>(row)};
                draw_sticker(page, cube, net[lamp], face, from, share);
            }
        }
    }
}

namespace {

constexpr double quarter_time = 0.22;  // seconds
constexpr double half_time = 0.3;
constexpr float flick_time = 0.25F;
constexpr float look_speed = 0.009F;  // radians per pixel
constexpr float look_step = 0.3F;     // radians per key press
constexpr float most_pitch = 1.2F;
constexpr float least_drag = 10;      // pixels after which a drag's direction is clear
constexpr float least_facing = 0.3F;  // least cosine between a readable letter's sticker and the view

// Direction of the light: from above, the left and the eye.
constexpr Point3 light_from{-0.30F, 0.62F, 0.72F};

double time_for(float angle) { return std::abs(angle) > 1.5F * quarter_turn ? half_time : quarter_time; }

// Returns the turn's angle in radians, the shorter way round.
float angle_of(machine::Turn turn) {
    return quarter_turn * (turn.quarters == 3 ? -1 : static_cast<float>(turn.quarters));
}

const machine::Picture& picture_on(const BoardDrawContext& stage) {
    return stage.game.shown(stage.state.edit.on ? stage.state.edit.side : game::Side::start);
}

machine::Stickers stickers_of(const machine::CubeMachine& cube, const machine::Picture& net) {
    machine::Stickers stickers = machine::stickers_on(net);
    stickers.side = cube.form().side;
    return stickers;
}

// Rings around stickers, by position.
struct Rings {
    std::vector<float> hint;
    std::vector<float> proof;
};

void ring_lamps(std::vector<float>& rings, std::size_t side, const std::vector<std::size_t>& lamps) {
    for (const std::size_t lamp : lamps) rings[machine::net_position(side, lamp)] = 1;
}

// Rings the stickers of the layer that the button turns.
void ring_layer(std::vector<float>& rings, const machine::CubeMachine& cube, std::size_t button) {
    const machine::CubeFace face = cube.turn_of_button(button).face;
    for (std::size_t i = 0; i < rings.size(); ++i) {
        if (is_in_layer(cube.form().side, i, face)) rings[i] = 1;
    }
}

Rings rings_of(const BoardDrawContext& stage, const machine::CubeMachine& cube) {
    const std::size_t side = cube.form().side;
    Rings rings{std::vector<float>(machine::sticker_count(side)),
                std::vector<float>(machine::sticker_count(side))};
    const Why& why = stage.facts.why;
    ring_lamps(rings.proof, side, stage.facts.highlight.lamps);
    if (why.always_marked) ring_lamps(rings.proof, side, why.explanation.lamps);
    if (stage.state.edit.on) return rings;
    for (const std::size_t button : stage.facts.highlight.buttons) ring_layer(rings.hint, cube, button);
    if (why.button) ring_layer(rings.hint, cube, *why.button);
    return rings;
}

SolidQuad quad_of(const CubeEye& eye, const SeenSide& seen) {
    SolidQuad quad;
    for (std::size_t i = 0; i < quad.corners.size(); ++i)
        quad.corners.at(i) = eye.seen(seen.place.corners.at(i));
    const float lit = std::max(dot(eye.direction(seen.place.outward), light_from), 0.0F);
    quad.light = 0.82F + 0.24F * lit;
    return quad;
}

bool hides(const SolidQuad& quad, ImVec2 at) {
    const auto is_left_of = [&](std::size_t i) {
        const SolidCorner& a = quad.corners.at(i);
        const SolidCorner& b = quad.corners.at((i + 1) % quad.corners.size());
        return (b.x - a.x) * (at.y - a.y) - (b.y - a.y) * (at.x - a.x) < 0;
    };
    const bool first = is_left_of(0);
    return is_left_of(1) == first && is_left_of(2) == first && is_left_of(3) == first;
}

// Draws the letter of a sticker's colour, unless the sticker is seen from the side or something covers it.
void draw_sticker_letter(const BoardDrawContext& stage, const CubeEye& eye, const SeenSide& seen,
                         std::size_t drawn, Colour face, const std::string& letter) {
    const std::vector<SolidQuad>& quads = stage.scene.solid.quads;
    const SolidCorner middle = eye.seen(seen.place.middle);
    const ImVec2 at{middle.x, middle.y};
    const Point3 sight = eye.place() - seen.place.middle;
    const float facing = dot(seen.place.outward, sight) / std::sqrt(dot(sight, sight));
    const bool hidden = std::any_of(quads.begin() + static_cast<std::ptrdiff_t>(drawn) + 1, quads.end(),
                                    [&](const SolidQuad& quad) { return hides(quad, at); });
    if (facing < least_facing || hidden) return;
    const auto& corners = quads[drawn].corners;
    const float across = std::hypot(corners[1].x - corners[0].x, corners[1].y - corners[0].y);
    const float down = std::hypot(corners[3].x - corners[0].x, corners[3].y - corners[0].y);
    const float size = 0.42F * std::min(across, down);
    constexpr float least_size = 8;
    if (size < least_size) return;
    const Type type = size >= 24 ? Type::title : Type::strong;
    stage.paint.centred(type, at, ink_on(face).with_alpha(0.8F), letter, size / Fonts::size(type));
}

std::optional<std::size_t> button_of(const machine::CubeMachine& cube, machine::Turn turn) {
    const std::size_t buttons = machine::turn_sites(cube.form()).shape.size();
    for (std::size_t button = 0; button < buttons; ++button)
        if (cube.turn_of_button(button) == turn) return button;
    return std::nullopt;
}

// Presses the turn's button, or, if it has none, the button of a quarter turn as often as necessary.
void press_turn(InputContext& turn, const machine::CubeMachine& cube, machine::Turn wanted) {
    if (const auto button = button_of(cube, wanted)) {
        turn.requests.emplace_back(game::Press{*button});
        return;
    }
    const auto quarter = button_of(cube, {wanted.face, 1});
    for (int i = 0; quarter && i < wanted.quarters; ++i) turn.requests.emplace_back(game::Press{*quarter});
}

}  // namespace

std::optional<machine::Turn> turn_between(const machine::Stickers& before, const machine::Stickers& after) {
    if (before.side != after.side || before.colours == after.colours) return std::nullopt;
    for (std::size_t index = 0; index < machine::turn_count; ++index) {
        const machine::Turn turn = machine::turn_at(index);
        const algebra::Permutation& moves = machine::turn_permutation(before.side, turn);
        bool same = true;
        for (std::size_t i = 0; same && i < before.colours.size(); ++i)
            same = after.colours[moves[i]] == before.colours[i];
        if (same) return turn;
    }
    return std::nullopt;
}

void CubeSolid::place(Layout& layout, const game::Game& game, SolidOptions options) const {
    const machine::CubeMachine* cube = machine::cube_in(game.machine());
    if (cube != nullptr) make_room_for_cube(layout, *cube, options);
}

namespace {

// Changes the view; the way home is added or removed with the first turn away from it.
void look_from(InputContext& turn, CubeLook look) {
    const bool stays = is_home(turn.state.cube_look) == is_home(look);
    UiState& state = stays ? turn.point() : turn.change();
    state.cube_look = look;
}

void look_home(InputContext& turn, int /*argument*/) { look_from(turn, {}); }

void look_round(InputContext& turn, float right, float down) {
    const CubeLook& look = turn.state.cube_look;
    look_from(turn, {look.yaw + right, std::clamp(look.pitch + down, -most_pitch, most_pitch)});
}

// Shows the far side after a double click. Beside the cube it leads home first.
void look_elsewhere(InputContext& turn, bool on_sticker) {
    const CubeLook& look = turn.state.cube_look;
    look_from(turn, on_sticker || is_home(look) ? far_side(look) : CubeLook{});
}

// Adds what the arrow on the cube shows, in words.
void add_arrow_words(const Frame& frame) {
    const auto button = frame.facts.why.button;
    if (!button || frame.state.edit.on) return;
    frame.arrange.add({.id = "cube-arrow",
                       .rect = frame.layout.solid,
                       .role = Role::img,
                       .name = say(tell("cube.mirror.arrow", frame.game.machine().button_order(*button))),
                       .is_through = true});
}

}  // namespace

void CubeSolid::arrange(const Frame& frame) const {
    if (machine::cube_in(frame.game.machine()) == nullptr) return;
    add_arrow_words(frame);
    if (is_home(frame.state.cube_look)) return;
    const Rect& room = frame.layout.solid;
    const float side = button_side(frame);
    control(frame,
            {.id = "cube-home",
             .rect = {room.right() - side, room.y, side, side},
             .name = say("cube.mirror.home"),
             .act = {look_home}},
            {.icon = icons::rotate_3d, .look = Look::ghost});
}

void CubeSolid::take_hold(InputContext& turn, const PointerInput& input) {
    const machine::CubeMachine* cube = machine::cube_in(turn.game.machine());
    const CubeEye eye(turn.layout.solid, look_);
    const auto sticker = sticker_at(cube->form().side, eye, input.pressed_at);
    hold_ = sticker && !turn.state.edit.on ? Hold::may_turn : Hold::looks_round;
    held_sticker_ = sticker.value_or(0);
    if (ImGui::IsMouseDoubleClicked(ImGuiMouseButton_Left)) look_elsewhere(turn, sticker.has_value());
}

void CubeSolid::drag(InputContext& turn, const PointerInput& input) {
    if (hold_ == Hold::looks_round) {
        look_round(turn, input.by.x * look_speed, input.by.y * look_speed);
        look_ = turn.state.cube_look;
        return;
    }
    const ImVec2 way{input.at.x - input.pressed_at.x, input.at.y - input.pressed_at.y};
    if (hold_ == Hold::may_turn && std::hypot(way.x, way.y) >= least_drag) {
        const machine::CubeMachine* cube = machine::cube_in(turn.game.machine());
        const CubeEye eye(turn.layout.solid, look_);
        const auto layer = dragged_layer(cube->form().side, eye, held_sticker_, way);
        hold_ = layer ? Hold::turns : Hold::looks_round;
        dragged_ = layer.value_or(DraggedLayer{});
    }
    if (hold_ == Hold::turns) angle_ = dragged_angle(dragged_, way);
}

void CubeSolid::let_go(InputContext& turn) {
    const machine::CubeMachine* cube = machine::cube_in(turn.game.machine());
    const bool is_flick = ImGui::GetIO().MouseDownDurationPrev[ImGuiMouseButton_Left] < flick_time;
    const int quarters = quarters_at(angle_, is_flick);
    let_go_ = LetGo{{dragged_.face, angle_}, quarters};
    if (quarters == 0) return;
    constexpr int whole = 4;
    press_turn(turn, *cube, {dragged_.face, static_cast<std::uint8_t>((quarters + whole) % whole)});
}

void CubeSolid::follow_pointer(InputContext& turn, const PointerInput& input, bool held) {
    const bool has_room = turn.layout.solid.width > 0 && machine::cube_in(turn.game.machine()) != nullptr;
    if (!has_room || (input.down && !held)) hold_ = Hold::nothing;
    if (has_room && input.pressed && held) take_hold(turn, input);
    // The frame of the release drags too: a quick hand moves and releases between two frames.
    if (has_room && input.moved) drag(turn, input);
    if (input.down) return;
    if (hold_ == Hold::turns) let_go(turn);
    hold_ = Hold::nothing;
}

bool CubeSolid::follow_keys(InputContext& turn) {
    const ImGuiIO& io = ImGui::GetIO();
    const bool has_room = turn.layout.solid.width > 0 && turn.state.modal.open == Modal::none;
    if (!has_room || !io.KeyShift || io.KeyCtrl || io.KeyAlt) return false;
    const auto step = [](ImGuiKey back, ImGuiKey on) {
        return (ImGui::IsKeyPressed(on) ? look_step : 0) - (ImGui::IsKeyPressed(back) ? look_step : 0);
    };
    const float right = step(ImGuiKey_LeftArrow, ImGuiKey_RightArrow);
    const float down = step(ImGuiKey_UpArrow, ImGuiKey_DownArrow);
    if (right == 0 && down == 0) return false;
    look_round(turn, right, down);
    return true;
}

// Starts an animation. The stickers already are where a turn takes them, so the angle shown runs from minus
// the whole turn to 0. A layer that was released has less to go, or goes back if it made no turn.
void CubeSolid::follow_turns(const BoardDrawContext& stage, const machine::Stickers& stickers) {
    const bool changed = !shown_ || !(shown_->colours == stickers.colours);
    if (!changed && !let_go_) return;
    const auto turn = shown_ ? turn_between(*shown_, stickers) : std::nullopt;
    left_ = turn ? TurningLayer{turn->face, angle_of(*turn)} : TurningLayer{};
    if (let_go_ && (!changed || (turn && turn->face == let_go_->layer.face))) {
        const float wanted = changed ? static_cast<float>(let_go_->quarters) * quarter_turn : 0;
        left_ = {let_go_->layer.face, wanted - let_go_->layer.angle};
    }
    if (changed && hold_ == Hold::turns) hold_ = Hold::nothing;
    let_go_.reset();
    turned_at_ = left_.angle != 0 && !stage.motion.is_reduced() ? stage.motion.now() : -1;
    shown_ = stickers;
}

std::optional<TurningLayer> CubeSolid::turning(const BoardDrawContext& stage) const {
    if (hold_ == Hold::turns) return TurningLayer{dragged_.face, angle_};
    const double age = stage.motion.now() - turned_at_;
    const double time = time_for(left_.angle);
    if (turned_at_ < 0 || age >= time || stage.motion.is_reduced()) return std::nullopt;
    stage.motion.go_on_for(0.05);
    const auto share = static_cast<float>(age / time);
    const float left = 1 - share * share * (3 - 2 * share);
    return TurningLayer{left_.face, -left_.angle * left};
}

void CubeSolid::draw(const BoardDrawContext& stage) {
    const machine::CubeMachine* cube = machine::cube_in(stage.game.machine());
    const Rect& room = stage.layout.solid;
    if (cube == nullptr || room.width <= 0 || room.height <= 0) {
        shown_.reset();
        return;
    }
    const machine::Stickers stickers = stickers_of(*cube, picture_on(stage));
    follow_turns(stage, stickers);
    const CubeLook& goal = stage.state.cube_look;
    look_ = unwound(look_, goal);
    stage.motion.approach(look_.yaw, goal.yaw);
    stage.motion.approach(look_.pitch, goal.pitch);
    const CubeEye eye(room, look_);
    const Rings rings = rings_of(stage, *cube);
    const std::optional<TurningLayer> layer = turning(stage);
    const std::vector<SeenSide> sides = seen_sides(stickers.side, eye, layer);
    const auto face_of = [&](std::size_t position) {
        return tile_fill(stage.theme(), cube->colour_of(stickers.colours[position]));
    };
    stage.scene.solid.rect = room;
    for (const SeenSide& seen : sides) {
        SolidQuad quad = quad_of(eye, seen);
        if (seen.position) {
            const Colour face = face_of(*seen.position);
            quad.colour = {face.r, face.g, face.b};
            quad.sticker = 1;
            quad.hint = rings.hint[*seen.position];
            quad.proof = rings.proof[*seen.position];
        }
        stage.scene.solid.quads.push_back(quad);
    }
    for (std::size_t i = 0; i < sides.size(); ++i) {
        if (!sides[i].position) continue;
        const std::size_t position = *sides[i].position;
        draw_sticker_letter(stage, eye, sides[i], i, face_of(position),
                            cube->state_label(stickers.colours[position]));
    }
    const auto marked = stage.facts.why.button;
    if (!marked || layer || stage.state.edit.on) return;
    draw_turn_arrows(stage, eye, stickers.side, cube->turn_of_button(*marked));
}

}  // namespace switchbox::ui
