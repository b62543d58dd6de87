#include "types/cube/model/cube_machine.hpp"

#include <algorithm>
#include <array>
#include <memory>
#include <utility>

#include "base/random.hpp"
#include "base/result.hpp"
#include "machine/machine.hpp"
#include "machine/machine_type.hpp"
#include "machine/text.hpp"
#include "types/cube/model/assemblies.hpp"
#include "types/cube/model/pictures.hpp"

namespace switchbox::machine {
namespace {

constexpr std::string_view common_word = "common";

// Colours of the faces by scheme, in the order of CubeFace and with the numbers of machine.hpp: 1 red, 2
// yellow, 3 green, 4 blue, 7 orange, 8 white.
constexpr std::array<std::array<int, cube_faces>, 2> colours_of_faces = {
    {{1, 4, 2, 7, 8, 3}, {8, 1, 3, 2, 7, 4}}};

// Reads a metric. Each part may occur once, in this order.
bool read_metric(std::string_view part, CubeVariant& form) {
    const auto found = std::find(metric_names.begin() + 1, metric_names.end(), part);
    if (found == metric_names.end() || form.metric != Metric::face || form.colours != CubeColours::paper)
        return false;
    form.metric = static_cast<Metric>(found - metric_names.begin());
    return true;
}

bool read_colours(std::string_view part, CubeVariant& form) {
    if (part != common_word || form.colours != CubeColours::paper) return false;
    form.colours = CubeColours::common;
    return true;
}

}  // namespace

int colour_of_face(CubeColours scheme, std::size_t face) {
    return colours_of_faces.at(static_cast<std::size_t>(scheme)).at(face);
}

std::string format_form(const CubeVariant& form) {
    std::string text = std::to_string(form.side);
    if (form.metric != Metric::face)
        text.append("~").append(metric_names[static_cast<std::size_t>(form.metric)]);
    if (form.colours != CubeColours::paper) text.append("~").append(common_word);
    return text;
}

Result<CubeVariant> parse_form(std::string_view text) {
    const std::vector<std::string_view> parts = split(text, '~');
    if (parts[0] != "2" && parts[0] != "3") return Error{tell("cube.form.side", quoted(parts[0]))};
    CubeVariant form{parts[0] == "2" ? 2U : 3U, Metric::face, CubeColours::paper};
    for (std::size_t i = 1; i < parts.size(); ++i) {
        if (!read_metric(parts[i], form) && !read_colours(parts[i], form))
            return Error{tell("cube.form.part", quoted(parts[i]))};
    }
    return form;
}

Turns turns_with_buttons(const CubeVariant& form) {
    Turns turns = steps_of(form.metric);
    if (form.side == 3) return turns;
    std::erase_if(turns, [](Turn turn) { return turn.face >= CubeFace::down; });
    return turns;
}

namespace {

// Returns the number of a piece with its turn, relative to the number of the place.
std::uint8_t entry_of(std::size_t place, std::size_t piece, std::size_t turn, std::size_t turns) {
    return static_cast<std::uint8_t>((piece * turns + turn + cube_state_values - place * turns) %
                                     cube_state_values);
}

template <std::size_t Count>
void read_row(const State& state, std::size_t first, std::size_t turns,
              std::array<std::uint8_t, Count>& pieces, std::array<std::uint8_t, Count>& turned_by) {
    for (std::size_t place = 0; place < Count; ++place) {
        const std::size_t number = (state[first + place] + place * turns) % cube_state_values;
        pieces[place] = static_cast<std::uint8_t>(number / turns);
        turned_by[place] = static_cast<std::uint8_t>(number % turns);
    }
}

template <std::size_t Count>
bool has_each_once(std::array<std::uint8_t, Count> pieces) {
    std::sort(pieces.begin(), pieces.end());
    return std::adjacent_find(pieces.begin(), pieces.end()) == pieces.end();
}

}  // namespace

Shape cube_state_shape(std::size_t side) {
    return {1, static_cast<int>(side == 3 ? cube_corners + cube_edges : cube_corners)};
}

State state_of(const Pieces& pieces, std::size_t side) {
    State state = State::filled(cube_state_shape(side), 0);
    for (std::size_t i = 0; i < cube_corners; ++i)
        state[i] = entry_of(i, pieces.corner[i], pieces.twist[i], 3);
    if (side != 3) return state;
    for (std::size_t i = 0; i < cube_edges; ++i)
        state[cube_corners + i] = entry_of(i, pieces.edge[i], pieces.flip[i], 2);
    return state;
}

Pieces pieces_in(const State& state) {
    Pieces pieces = solved_pieces();
    read_row(state, 0, 3, pieces.corner, pieces.twist);
    if (state.size() > cube_corners) read_row(state, cube_corners, 2, pieces.edge, pieces.flip);
    return pieces;
}

std::optional<Error> problem_with_cube_state(const State& state) {
    const bool has_edges = state.size() > cube_corners;
    const Pieces pieces = pieces_in(state);
    if (!has_each_once(pieces.corner) || !has_each_once(pieces.edge)) return Error{tell("cube.state.twice")};
    const CubeSums sums = sums_of(pieces);
    // On the cube of side 2 the corner at DBL is held still, and every permutation of the others is allowed.
    constexpr std::size_t held = 6;
    const bool is_reached = has_edges ? sums == CubeSums{} : sums.twist == 0 && state[held] == 0;
    if (!is_reached) return Error{tell("cube.state.not-reached")};
    return std::nullopt;
}

namespace {

struct NetPlace {
    int row = 0;
    int column = 0;
};
// In units of faces, in the order of CubeFace.
constexpr std::array<NetPlace, cube_faces> face_places = {{{0, 1}, {1, 2}, {1, 1}, {2, 1}, {1, 0}, {1, 3}}};
constexpr int net_rows = 3;
constexpr int net_columns = 4;
// Number of quarter turns in each row of buttons.
constexpr std::array<std::uint8_t, 3> quarters_in_row = {1, 3, 2};

Shape net_shape(std::size_t side) {
    const auto cells = static_cast<int>(side);
    return {net_rows * cells, net_columns * cells};
}

int button_rows(const CubeVariant& form) { return 3 - static_cast<int>(form.metric); }

// Returns the distance between the middles of buttons, in cells of the net.
Point turn_pitch(const CubeVariant& form) {
    const auto side = static_cast<double>(form.side);
    const int columns = turn_sites(form).shape.columns;
    return {side / std::max(button_rows(form), 2), 2 * side / columns};
}

}  // namespace

CellMask net_sites(std::size_t side) {
    const Shape shape = net_shape(side);
    CellMask sites{shape, std::vector<bool>(shape.size(), false)};
    for (std::size_t i = 0; i < sticker_count(side); ++i) sites.present[net_cell(side, i)] = true;
    return sites;
}

std::size_t net_cell(std::size_t side, std::size_t position) {
    const Facet facet = facet_at(side, position);
    const NetPlace at = face_places.at(static_cast<std::size_t>(facet.face));
    const auto cells = static_cast<int>(side);
    return net_shape(side).cell(at.row * cells + static_cast<int>(facet.row),
                                at.column * cells + static_cast<int>(facet.column));
}

std::size_t net_position(std::size_t side, std::size_t cell) {
    std::size_t position = 0;
    while (net_cell(side, position) != cell) ++position;
    return position;
}

Picture net_of(const Stickers& stickers) {
    Picture net = Picture::filled(net_shape(stickers.side), 0);
    for (std::size_t i = 0; i < stickers.colours.size(); ++i)
        net[net_cell(stickers.side, i)] = stickers.colours[i];
    return net;
}

Stickers stickers_on(const Picture& net) {
    Stickers stickers = solved_stickers(static_cast<std::size_t>(net.shape.rows / net_rows));
    for (std::size_t i = 0; i < stickers.colours.size(); ++i)
        stickers.colours[i] = net[net_cell(stickers.side, i)];
    return stickers;
}

CellMask turn_sites(const CubeVariant& form) {
    const Shape shape{button_rows(form), form.side == 3 ? static_cast<int>(cube_faces) : 3};
    return {shape, std::vector<bool>(shape.size(), true)};
}

Turn turn_on(const CubeVariant& form, std::size_t button) {
    const Shape shape = turn_sites(form).shape;
    return {static_cast<CubeFace>(shape.column(button)),
            quarters_in_row.at(static_cast<std::size_t>(shape.row(button)))};
}

std::size_t button_of(const CubeVariant& form, Turn turn) {
    const auto row = std::find(quarters_in_row.begin(), quarters_in_row.end(), turn.quarters);
    const CellMask sites = turn_sites(form);
    const auto in_row = static_cast<int>(row - quarters_in_row.begin());
    require(sites.shape.contains(in_row, static_cast<int>(turn.face)),
            "this cube has no button for the turn");
    return sites.shape.cell(in_row, static_cast<int>(turn.face));
}

Point turn_middle(const CubeVariant& form, std::size_t button) {
    const Shape shape = turn_sites(form).shape;
    const Point pitch = turn_pitch(form);
    return {(shape.row(button) + 0.5) * pitch.row,
            2 * static_cast<double>(form.side) + (shape.column(button) + 0.5) * pitch.column};
}

double turn_radius(const CubeVariant& form) {
    constexpr double share = 0.45;
    const Point pitch = turn_pitch(form);
    return share * std::min(pitch.row, pitch.column);
}

namespace {

constexpr std::size_t held_corner = 6;  // DBL

template <std::size_t Count>
void shuffle_pieces(std::array<std::uint8_t, Count>& pieces, std::size_t first_fixed, Random& random) {
    for (std::size_t i = first_fixed; i > 1; --i)
        std::swap(pieces[i - 1], pieces[static_cast<std::size_t>(random.below(i))]);
}

// Draws all turns but the last at random; the last makes their sum 0.
template <std::size_t Count>
void draw_turns(std::array<std::uint8_t, Count>& turned_by, std::size_t last, unsigned turns,
                Random& random) {
    unsigned sum = 0;
    for (std::size_t i = 0; i < Count; ++i) {
        if (i == last) continue;
        turned_by[i] = static_cast<std::uint8_t>(random.below(turns));
        sum += turned_by[i];
    }
    turned_by[last] = static_cast<std::uint8_t>((turns - sum % turns) % turns);
}

}  // namespace

Pieces random_pieces(std::uint64_t seed) {
    Random random(seed);
    Pieces pieces = solved_pieces();
    shuffle_pieces(pieces.corner, cube_corners, random);
    shuffle_pieces(pieces.edge, cube_edges, random);
    draw_turns(pieces.twist, cube_corners - 1, 3, random);
    draw_turns(pieces.flip, cube_edges - 1, 2, random);
    if (sums_of(pieces).parity != 0) std::swap(pieces.edge[0], pieces.edge[1]);
    return pieces;
}

Pieces random_corners(std::uint64_t seed) {
    Random random(seed);
    Pieces pieces = solved_pieces();
    // The held corner swaps places with the last one while the others are drawn.
    std::swap(pieces.corner[held_corner], pieces.corner[cube_corners - 1]);
    shuffle_pieces(pieces.corner, cube_corners - 1, random);
    std::swap(pieces.corner[held_corner], pieces.corner[cube_corners - 1]);
    draw_turns(pieces.twist, 0, 3, random);
    const unsigned held = pieces.twist[held_corner];
    pieces.twist[held_corner] = 0;
    pieces.twist[0] = static_cast<std::uint8_t>((pieces.twist[0] + held) % 3);
    return pieces;
}

Turns random_turns(const CubeVariant& form, std::size_t count, std::uint64_t seed) {
    Random random(seed);
    const Turns steps = turns_with_buttons(form);
    Turns turns;
    while (turns.size() < count) {
        const Turn turn = steps[static_cast<std::size_t>(random.below(steps.size()))];
        if (turns.empty() || turns.back().face != turn.face) turns.push_back(turn);
    }
    return turns;
}

namespace {

constexpr std::array<MessageId<>, cube_faces> face_names{"cube.face.up",    "cube.face.right",
                                                         "cube.face.front", "cube.face.down",
                                                         "cube.face.left",  "cube.face.back"};
constexpr std::array<MessageId<2>, 3> turn_ways{"cube.turn.clockwise", "cube.turn.half",
                                                "cube.turn.counter-clockwise"};
constexpr std::array<MessageId<2>, 3> turn_orders{"cube.order.clockwise", "cube.order.half",
                                                  "cube.order.counter-clockwise"};

Message name_of(CubeFace face) { return tell(face_names.at(static_cast<std::size_t>(face))); }

// Returns the solved cube in the colours and orientation of the start; the default one if that is no cube.
Stickers solved_like(const Stickers& start) {
    const auto names = colour_scheme_of(start);
    const Stickers solved = solved_stickers(start.side);
    return names ? renamed(solved, inverse(*names)) : solved;
}

}  // namespace

CubeMachine::CubeMachine(const CubeVariant& form, const Picture& start)
    : form_(form),
      start_(stickers_on(start)),
      solved_(solved_like(start_)),
      buttons_(turn_sites(form)),
      lamps_(net_sites(form.side)) {}

Point CubeMachine::turn_middle_of(std::size_t button) const { return turn_middle(form_, button); }

double CubeMachine::button_radius() const { return turn_radius(form_); }

Turn CubeMachine::turn_of_button(std::size_t button) const { return turn_on(form_, button); }

Message CubeMachine::button_place(std::size_t button) const {
    return verbatim(format_turn(turn_of_button(button)));
}

Message CubeMachine::button_words(std::size_t button) const {
    const Turn turn = turn_of_button(button);
    return tell(turn_ways.at(turn.quarters - 1U), format_turn(turn), name_of(turn.face));
}

Message CubeMachine::button_order(std::size_t button) const {
    const Turn turn = turn_of_button(button);
    return tell(turn_orders.at(turn.quarters - 1U), name_of(turn.face), format_turn(turn));
}

std::string CubeMachine::button_label(std::size_t button) const {
    return format_turn(turn_of_button(button));
}

std::string CubeMachine::lamp_label(std::size_t lamp) const {
    const PieceFacet facet = piece_facet_at(form_.side, net_position(form_.side, lamp));
    if (facet.kind == PieceKind::corner) return std::to_string(corner_numbers[facet.place][facet.number]);
    if (facet.kind == PieceKind::edge) return std::to_string(edge_numbers[facet.place][facet.number]);
    return {face_letters[facet.place]};
}

Message CubeMachine::lamp_place(std::size_t lamp) const {
    return facet_name(form_.side, net_position(form_.side, lamp));
}

int CubeMachine::colour_of(int state) const {
    return colour_of_face(form_.colours, static_cast<std::size_t>(state));
}

Message CubeMachine::state_name(int state) const { return colour_name(colour_of(state)); }

std::string CubeMachine::state_label(int state) const { return colour_letter(colour_of(state)); }

int CubeMachine::period_of(std::size_t button) const { return turn_of_button(button).quarters == 2 ? 2 : 4; }

State CubeMachine::initial_state() const { return State::filled(cube_state_shape(form_.side), 0); }

void CubeMachine::step(State& state, std::size_t button, int times) const {
    Pieces pieces = pieces_in(state);
    for (int i = 0; i < times % period_of(button); ++i) pieces = turned(pieces, turn_of_button(button));
    state = state_of(pieces, form_.side);
}

Stickers CubeMachine::stickers_in(const State& state) const { return moved(start_, pieces_in(state)); }

Picture CubeMachine::picture(const State& state) const { return net_of(stickers_in(state)); }

std::vector<std::size_t> CubeMachine::changes(const State& state, std::size_t button) const {
    State after = state;
    step(after, button, 1);
    return different_cells(picture(state).cells, picture(after).cells);
}

std::size_t CubeMachine::count_wrong(const Picture& shown, const Picture& /*target*/) const {
    return count_different(shown.cells, net_of(solved_).cells);
}

std::optional<std::uint8_t> CubeMachine::wanted(std::size_t lamp, const Picture& /*target*/) const {
    return solved_.colours[net_position(form_.side, lamp)];
}

const CubeMachine* cube_in(const Machine& machine) {
    return machine.type() == cube_id ? static_cast<const CubeMachine*>(&machine) : nullptr;
}

namespace {

class CubeDefinition final : public MachineDefinition {
  public:
    explicit CubeDefinition(const CubeVariant& form) : form_(form) {}

    [[nodiscard]] const CubeVariant& form() const { return form_; }

    [[nodiscard]] std::string_view type() const override { return cube_id; }
    [[nodiscard]] std::string text() const override {
        return std::string(cube_id) + "~" + format_form(form_);
    }
    [[nodiscard]] Message name() const override {
        return tell(form_.side == 3 ? "cube.name"_id : "cube.name.small"_id);
    }
    [[nodiscard]] Message about() const override {
        return tell(form_.side == 3 ? "cube.about"_id : "cube.about.small"_id);
    }
    [[nodiscard]] CellMask lamp_sites() const override { return net_sites(form_.side); }
    [[nodiscard]] CellMask button_sites() const override { return turn_sites(form_); }
    [[nodiscard]] int lamp_states() const override { return static_cast<int>(cube_faces); }
    [[nodiscard]] int press_states() const override { return 4; }
    [[nodiscard]] CellMask state_sites() const override {
        const Shape shape = cube_state_shape(form_.side);
        return {shape, std::vector<bool>(shape.size(), true)};
    }
    [[nodiscard]] int state_values() const override { return cube_state_values; }
    [[nodiscard]] std::optional<Error> problem_with_state(const State& state) const override {
        return problem_with_cube_state(state);
    }
    // Returns a lower bound: the exact number of turns would need a search.
    [[nodiscard]] std::size_t least_presses(const State& state) const override {
        return is_blank(state.cells) ? 0 : 1;
    }
    [[nodiscard]] Picture default_start() const override { return default_target(); }
    [[nodiscard]] Picture uniform(std::uint8_t value) const override {
        Picture picture = default_target();
        for (const std::size_t cell : lamp_sites().cells()) picture[cell] = value;
        return picture;
    }
    [[nodiscard]] Picture default_target() const override { return net_of(solved_stickers(form_.side)); }
    [[nodiscard]] bool has_own_target() const override { return true; }
    [[nodiscard]] std::shared_ptr<const Machine> make_machine(const Picture& start) const override {
        return std::make_shared<const CubeMachine>(form_, start);
    }

  private:
    CubeVariant form_;
};

}  // namespace

MachineChoice choose_cube(const CubeVariant& form) { return {std::make_shared<const CubeDefinition>(form)}; }

std::optional<Result<MachineChoice>> parse_cube(std::string_view text, bool /*is_played*/) {
    const auto form_text = text_after(cube_id, text);
    if (!form_text) return std::nullopt;
    const auto form = parse_form(*form_text);
    if (!form) return form.error();
    return choose_cube(*form);
}

CubeVariant form_of(const MachineChoice& choice) {
    const auto* cube = choice.as<CubeDefinition>(cube_id);
    require(cube != nullptr, "the choice is no cube");
    return cube->form();
}

Picture random_cube(const CubeVariant& form, std::uint64_t seed) {
    const Pieces pieces = form.side == 3 ? random_pieces(seed) : random_corners(seed);
    return net_of(stickers_of(pieces, form.side));
}

Picture cube_after(const CubeVariant& form, std::size_t turns, std::uint64_t seed) {
    return net_of(moved(solved_stickers(form.side), random_turns(form, turns, seed)));
}

}  // namespace switchbox::machine
