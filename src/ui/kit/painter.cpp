#include "ui/kit/painter.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace switchbox::ui {
namespace {

constexpr float icon_size = 18;
constexpr float button_padding = 14;
constexpr float icon_gap = 8;
constexpr float row_padding = 12;
constexpr float field_padding = 12;
constexpr float field_line_margin = 8;  // above the first of several lines
constexpr float field_line = 18;
constexpr float least_padding = 6;  // beside enlarged words
constexpr float large_mark = 24;
constexpr float least_mark_with_icon = 20;
constexpr float least_large_words = 32;
constexpr float least_mark_with_note = 40;
constexpr float least_note = 72;  // width that a row's note may always have
constexpr float mark_padding = 3;
constexpr float least_notch_spacing = 8;

struct Colours {
    Colour fill;
    Colour ink;
};

Colours button_colours(const Theme& theme, const Control& control, const ControlState& state) {
    const Colour none = theme.raised.with_alpha(0);
    const bool is_action = control.look == Look::primary || control.is_main;
    const bool is_pressed = control.look == Look::chip || control.look == Look::raised;
    const bool is_choice = is_pressed && control.selected;
    Colours result;
    if (is_action) {
        result = {mix(theme.accent, theme.text, 0.10F * state.glow), theme.on_accent};
    } else if (is_choice) {
        // The opposite of the page: amber is for lamps and the main action.
        result = {mix(theme.text, theme.ground, 0.10F * state.glow), theme.ground};
    } else if (control.look == Look::tab) {
        const float glow = control.selected ? 1 : state.glow;
        result = {none, mix(theme.muted, theme.text, glow)};
    } else if (control.look == Look::raised && !control.is_quiet) {
        result = {mix(theme.raised, theme.hover, state.glow), theme.text};
    } else {
        const Colour quiet = control.look == Look::chip || control.is_quiet ? theme.muted : theme.text;
        const bool is_full = control.selected || (control.is_quiet && state.focused);
        const float glow = is_full ? 1 : state.glow;
        result = {mix(none, theme.raised, glow), mix(quiet, theme.text, glow)};
    }
    if (state.held) result.fill = mix(result.fill, theme.ground, 0.25F);
    if (!control.enabled) {
        result.ink = theme.muted.with_alpha(0.5F);
        if (is_action || is_choice) result.fill = theme.raised;
    }
    return result;
}

void draw_ring(const Painter& paint, const Control& control, const ControlState& state, float radius) {
    if (!state.focused) return;
    const float width = paint.theme().focus_width;
    const float off = 1 + width + control.ring;
    paint.stroke(control.rect.inset(-off), paint.theme().text, radius + off, width);
}

void draw_stacked(const Painter& paint, const Control& control, Colour ink) {
    const ImVec2 centre = control.rect.centre();
    constexpr float below_icon = 22;
    const float scale = paint.line_scale(Type::caption, control.label, {control.rect.width - 2, below_icon});
    paint.icon({centre.x, centre.y - 9}, ink, control.icon, icon_size + 2);
    paint.centred(Type::caption, {centre.x, centre.y + 13}, ink, control.label, scale);
}

void draw_in_line(const Painter& paint, const Control& control, Colour ink) {
    const ImVec2 centre = control.rect.centre();
    if (control.label.empty()) {
        if (control.icon != nullptr) paint.icon(centre, ink, control.icon, icon_size + 2);
        return;
    }
    const float sign = control.icon == nullptr ? 0 : icon_size + icon_gap;
    const ImVec2 room{control.rect.width - 2 * least_padding - sign, control.rect.height - least_padding};
    const float scale = paint.line_scale(Type::strong, control.label, room) * control.scale;
    const float words = paint.measure(Type::strong, control.label).x * scale;
    const float left = centre.x - (sign + words) / 2;
    const float before = control.icon_last ? words + icon_gap : 0;
    if (control.icon != nullptr)
        paint.icon({left + before + icon_size / 2, centre.y}, ink, control.icon, icon_size);
    const float middle = left + (control.icon_last ? 0 : sign) + words / 2;
    paint.centred(Type::strong, {middle, centre.y}, ink, control.label, scale);
    if (control.look == Look::link) paint.fill({middle - words / 2, centre.y + 9, words, 1}, ink);
}

void draw_tab_line(const Painter& paint, const Control& control) {
    constexpr float height = 3;
    const Rect& place = control.rect;
    const ImVec2 room{place.width - 2 * least_padding, place.height - least_padding};
    const float scale = paint.line_scale(Type::strong, control.label, room) * control.scale;
    const float width = paint.measure(Type::strong, control.label).x * scale;
    paint.fill({place.centre().x - width / 2, place.bottom() - height, width, height}, paint.theme().text,
               height / 2);
}

void draw_button(const Painter& paint, const Control& control, const ControlState& state) {
    const auto [fill, ink] = button_colours(paint.theme(), control, state);
    const float radius = control.look == Look::chip ? control.rect.height / 2 : measure::radius;
    if (fill.a > 0) paint.fill(control.rect, fill, radius);
    const bool is_raised = control.look == Look::raised && !control.is_quiet;
    const bool has_rim = is_raised || control.look == Look::primary;
    if (paint.theme().strong && has_rim) {
        const Colour rim = control.enabled ? paint.theme().rim : paint.theme().edge;
        paint.stroke(control.rect.inset(0.75F), rim, radius, 1.5F);
    }
    if (control.look == Look::tab && control.selected) draw_tab_line(paint, control);
    if (control.look == Look::stacked) {
        draw_stacked(paint, control, ink);
    } else {
        draw_in_line(paint, control, ink);
    }
    draw_ring(paint, control, state, radius);
}

// Draws the label of a mark as large as fits, and below it the note if there is room for it.
void draw_mark_words(const Painter& paint, const Control& control, const Rect& square, Colour ink) {
    const float room = square.width - 2 * mark_padding;
    const bool is_large =
        square.width >= least_large_words && paint.measure(Type::title, control.label).x <= room;
    const Type type = is_large ? Type::title : Type::caption;
    const float shortest = is_large ? room : square.width - 2;
    ImVec2 at = square.centre();
    const bool has_note = !control.note.empty() && square.width >= least_mark_with_note;
    if (has_note) {
        paint.centred(Type::caption, {at.x, square.bottom() - 11}, ink,
                      paint.shortened(Type::caption, control.note, room));
        at.y -= 7;
    }
    paint.centred(type, at, ink, paint.shortened(type, control.label, shortest));
}

void draw_mark(const Painter& paint, const Control& control, const ControlState& state) {
    const Theme& theme = paint.theme();
    const bool large = control.rect.width > large_mark;
    const Rect square = control.rect.inset(large ? 2.0F : 1.0F);
    const float radius = large ? 5.0F : 2.0F;
    const Colour rim = control.hollow ? theme.edge : control.selected ? theme.lit_rim : theme.rim;
    // On a light ground an unmarked place is empty: dark, it would look marked.
    const Colour below = control.selected ? theme.lit : theme.dark ? theme.dark_lamp : theme.surface;
    if (!control.hollow) paint.fill(square, below, radius);
    if (!control.bare)
        paint.stroke(square, mix(rim, theme.text, state.glow), radius, control.hollow ? 1.0F : 1.5F);
    const Colour ink = control.hollow ? (control.enabled ? theme.text : theme.muted) : ink_on(below);
    // A mark with both has the label above the icon.
    const float apart = control.icon != nullptr && !control.label.empty() ? square.height / 5 : 0.0F;
    if (!control.label.empty())
        draw_mark_words(paint, control, {square.x, square.y - apart, square.width, square.height}, ink);
    if (control.icon != nullptr && control.rect.width >= least_mark_with_icon) {
        paint.icon({square.centre().x, square.centre().y + apart}, ink, control.icon,
                   apart > 0 ? 12.0F : 16.0F);
    }
    if (control.is_now) paint.stroke(square.inset(1), theme.text, radius, 2.5F);
    if (state.focused) paint.stroke(square.inset(-1), theme.text, radius + 3, theme.focus_width);
}

// Draws the label of a row, and the note on a line below it.
void draw_row_lines(const Painter& paint, const Control& control) {
    const Rect& place = control.rect;
    const float width = place.width - 2 * row_padding;
    const float middle = place.centre().y;
    paint.text(Type::body, {place.x + row_padding, middle - 19}, paint.theme().text,
               paint.shortened(Type::body, control.label, width));
    paint.text(Type::caption, {place.x + row_padding, middle + 2}, paint.theme().muted,
               paint.shortened(Type::caption, control.note, width));
}

// Draws the label of a row, and the note at its end. A long note gives way to the label, down to a small
// width.
void draw_row_line(const Painter& paint, const Control& control) {
    const Rect& place = control.rect;
    const float middle = place.centre().y - 9;
    const float inside = place.width - 2 * row_padding - icon_gap;
    const float rest = inside - paint.measure(Type::body, control.label).x;
    const std::string seen = paint.shortened(Type::caption, control.note, std::max(rest, least_note));
    const float note = paint.measure(Type::caption, seen).x;
    paint.text(Type::body, {place.x + row_padding, middle}, paint.theme().text,
               paint.shortened(Type::body, control.label, inside - note));
    paint.text(Type::caption, {place.right() - row_padding - note, middle + 1}, paint.theme().muted, seen);
}

void draw_row(const Painter& paint, const Control& control, const ControlState& state) {
    const Theme& theme = paint.theme();
    const Rect& place = control.rect;
    const float glow = state.held ? 1 : state.glow;
    if (glow > 0) paint.fill(place, theme.raised.with_alpha(glow), measure::radius);
    if (control.has_lines) {
        draw_row_lines(paint, control);
    } else {
        draw_row_line(paint, control);
    }
    if (state.focused) paint.stroke(place, theme.text, measure::radius + 3, theme.focus_width);
}

// Returns the last lines of a text that fit into a height, from the beginning of a line on.
std::string_view last_lines(std::string_view text, std::size_t most) {
    std::size_t from = text.size();
    for (std::size_t lines = 0; lines < most && from != std::string_view::npos; ++lines) {
        from = from == 0 ? std::string_view::npos : text.rfind('\n', from - 1);
    }
    return from == std::string_view::npos ? text : text.substr(from + 1);
}

// Draws a field for several lines: the last ones that fit, and the cursor behind them.
void draw_field_of_lines(const Painter& paint, const Control& control, const ControlState& state) {
    const Theme& theme = paint.theme();
    const Rect& place = control.rect;
    paint.fill(place, theme.ground, measure::radius);
    paint.stroke(place, mix(theme.edge, theme.muted, state.glow), measure::radius, 1);
    const bool empty = control.label.empty();
    const auto most = static_cast<std::size_t>((place.height - 2 * field_line_margin) / field_line);
    std::string_view rest = last_lines(empty ? control.note : control.label, most);
    paint.clip(place);
    ImVec2 at{place.x + field_padding, place.y + field_line_margin};
    ImVec2 cursor = at;
    for (bool is_last = false; !is_last; at.y += field_line) {
        const std::size_t end = rest.find('\n');
        is_last = end == std::string_view::npos;
        const std::string_view line = rest.substr(0, end);
        paint.text(Type::body, at, empty ? theme.muted : theme.text, line);
        if (!empty) cursor = {at.x + paint.measure(Type::body, line).x, at.y};
        if (!is_last) rest = rest.substr(end + 1);
    }
    paint.unclip();
    if (!state.focused) return;
    paint.fill({cursor.x + 1, cursor.y - 2, 1.5F, 22}, theme.text);
    paint.stroke(place, theme.text, measure::radius, theme.focus_width - 0.5F);
}

void draw_field(const Painter& paint, const Control& control, const ControlState& state) {
    if (control.has_lines) return draw_field_of_lines(paint, control, state);
    const Theme& theme = paint.theme();
    const Rect& place = control.rect;
    paint.fill(place, theme.ground, measure::radius);
    paint.stroke(place, mix(theme.edge, theme.muted, state.glow), measure::radius, 1);
    const bool empty = control.label.empty();
    const std::string& shown = empty ? control.note : control.label;
    const float top = place.centre().y - 8;  // as in the browser's field (web/style.css)
    paint.text(Type::body, {place.x + field_padding, top}, empty ? theme.muted : theme.text, shown);
    if (!state.focused) return;
    const float typed = empty ? 0 : paint.measure(Type::body, shown).x;
    paint.fill({place.x + field_padding + 1 + typed, place.centre().y - 11, 1.5F, 22}, theme.text);
    paint.stroke(place, theme.text, measure::radius, theme.focus_width - 0.5F);
}

void draw_slider(const Painter& paint, const Control& control, const ControlState& state) {
    const Theme& theme = paint.theme();
    const Rect rail = slider_rail(control.rect);
    const float middle = rail.centre().y;
    paint.fill({rail.x, middle - 2, rail.width, 4}, theme.edge, 2);
    if (control.steps != 0) {
        const float spacing = rail.width / static_cast<float>(control.steps);
        for (std::size_t i = 0; spacing >= least_notch_spacing && i <= control.steps; ++i) {
            paint.disc({rail.x + spacing * static_cast<float>(i), middle}, 3, theme.muted, 12);
        }
        const float x = rail.x + rail.width * state.share;
        paint.fill({rail.x, middle - 2, x - rail.x, 4}, theme.lit, 2);
        paint.disc({x, middle}, 9, theme.surface, 24);
        paint.disc({x, middle}, 7, theme.lit, 24);
        paint.ring({x, middle}, 6.25F, theme.lit_rim, 1.5F, 24);
    }
    draw_ring(paint, control, state, measure::radius);
}

void draw_frame(const Painter& paint, const Control& control, const ControlState& state) {
    constexpr float radius = 4;
    const Colour hint = paint.theme().hint;
    if (state.glow > 0 && control.enabled) {
        paint.stroke(control.rect.inset(-3), hint.with_alpha(state.glow), radius, 2);
    }
    draw_ring(paint, control, state, radius);
}

}  // namespace

Rect slider_rail(const Rect& slider) {
    return {slider.x + slider_margin, slider.y, slider.width - 2 * slider_margin, slider.height};
}

void draw_control(const Painter& paint, const Control& control, const ControlState& state) {
    switch (control.look) {
        case Look::mark:
            return draw_mark(paint, control, state);
        case Look::row:
            return draw_row(paint, control, state);
        case Look::field:
            return draw_field(paint, control, state);
        case Look::slider:
            return draw_slider(paint, control, state);
        case Look::frame:
            return draw_frame(paint, control, state);
        default:
            return draw_button(paint, control, state);
    }
}

bool fits_in_row(const Painter& paint, std::string_view label, std::string_view note, float width) {
    const float words = paint.measure(Type::body, label).x + paint.measure(Type::caption, note).x;
    return words + 2 * row_padding + icon_gap <= width;
}

float button_width(const Painter& paint, std::string_view label, bool with_icon) {
    return paint.measure(Type::strong, label).x + 2 * button_padding + (with_icon ? icon_size + icon_gap : 0);
}

namespace {

constexpr float unbounded = 1e6F;
// Proportions of the text fonts at a size, which is the height of a line: an em, and the baseline below the
// top of the line. Dear ImGui rounds the baseline up.
constexpr float em_in_size = 0.82F;
constexpr float baseline_in_size = 0.801F;

Face face_for(Type type) {
    if (type == Type::mono || type == Type::small_mono) return Face::mono;
    return type == Type::caption || type == Type::body ? Face::regular : Face::strong;
}

float line_height(Type type) { return std::round(Fonts::size(type) * 1.45F); }

template <class Known>
void write(Parts& parts, Known part) {
    parts.emplace_back(std::move(part));
}

}  // namespace

// Visitor that draws each part by the call that recorded it.
struct PartDrawing {
    const Painter& paint;

    void operator()(const FillPart& part) const {
        paint.fill(part.rect, part.colour, part.radius, part.corners);
    }
    void operator()(const FadePart& part) const { paint.fade(part.rect, part.from, part.to, part.down); }
    void operator()(const OutlinePart& part) const {
        paint.outline(part.rect, part.colour, part.radius, part.corners, part.width);
    }
    void operator()(const LinePart& part) const { paint.line(part.from, part.to, part.colour, part.width); }
    void operator()(const DiscPart& part) const {
        paint.disc(part.centre, part.radius, part.colour, part.corners);
    }
    void operator()(const RingPart& part) const {
        paint.ring(part.centre, part.radius, part.colour, part.width, part.corners);
    }
    void operator()(const StarPart& part) const { paint.star(part); }
    void operator()(const TextPart& part) const {
        paint.letters(part.type, part.size, part.at, part.colour, part.text);
    }
    void operator()(const ClipPart& part) const { paint.clip(part.rect); }
    void operator()(const UnclipPart& /*part*/) const { paint.unclip(); }
    void operator()(const Control& /*control*/) const {}
};

ImU32 packed(Colour colour) {
    return ImGui::ColorConvertFloat4ToU32({colour.r, colour.g, colour.b, colour.a});
}

void Painter::fill(const Rect& rect, Colour colour, float radius, ImDrawFlags corners) const {
    if (parts_ != nullptr) return write(*parts_, FillPart{rect, colour, radius, corners});
    list_->AddRectFilled(rect.min(), rect.max(), packed(colour), radius, corners);
}

void Painter::fade(const Rect& rect, Colour from, Colour to, bool down) const {
    if (parts_ != nullptr) return write(*parts_, FadePart{rect, from, to, down});
    const ImU32 first = packed(from);
    const ImU32 last = packed(to);
    list_->AddRectFilledMultiColor(rect.min(), rect.max(), first, down ? first : last, last,
                                   down ? last : first);
}

void Painter::stroke(const Rect& rect, Colour colour, float radius, float width) const {
    outline(rect, colour, radius, ImDrawFlags_None, width);
}

void Painter::outline(const Rect& rect, Colour colour, float radius, ImDrawFlags corners, float width) const {
    if (parts_ != nullptr) return write(*parts_, OutlinePart{rect, colour, radius, corners, width});
        // Dear ImGui 1.92.8 swapped the last two parameters.
#if IMGUI_VERSION_NUM >= 19280
    list_->AddRect(rect.min(), rect.max(), packed(colour), radius, width, corners);
#else
    list_->AddRect(rect.min(), rect.max(), packed(colour), radius, corners, width);
#endif
}

void Painter::line(ImVec2 from, ImVec2 to, Colour colour, float width) const {
    if (parts_ != nullptr) return write(*parts_, LinePart{from, to, colour, width});
    list_->AddLine(from, to, packed(colour), width);
}

void Painter::disc(ImVec2 centre, float radius, Colour colour, int corners) const {
    if (parts_ != nullptr) return write(*parts_, DiscPart{centre, radius, colour, corners});
    list_->AddCircleFilled(centre, radius, packed(colour), corners);
}

void Painter::ring(ImVec2 centre, float radius, Colour colour, float width, int corners) const {
    if (parts_ != nullptr) return write(*parts_, RingPart{centre, radius, colour, width, corners});
    list_->AddCircle(centre, radius, packed(colour), corners, width);
}

namespace {

constexpr std::size_t star_tips = 5;

// Returns the corners of a star: tips and the corners between them, from the top on.
std::vector<ImVec2> star_corners(ImVec2 centre, float radius) {
    constexpr float inner = 0.45F;
    constexpr float half_turn = 3.14159265F;
    std::vector<ImVec2> corners;
    for (std::size_t i = 0; i < 2 * star_tips; ++i) {
        const float angle = half_turn * (static_cast<float>(i) / static_cast<float>(star_tips) - 0.5F);
        const float reach = i % 2 == 0 ? radius : radius * inner;
        corners.emplace_back(centre.x + reach * std::cos(angle), centre.y + reach * std::sin(angle));
    }
    return corners;
}

}  // namespace

void Painter::star(const StarPart& star) const {
    if (parts_ != nullptr) return write(*parts_, star);
    if (star.is_filled && star.shown > 0) {
        const std::vector<ImVec2> corners = star_corners(star.centre, star.radius * star.shown);
        const ImU32 colour = packed(theme_.lit);
        std::vector<ImVec2> middle;
        for (std::size_t i = 0; i < corners.size(); i += 2) {
            const ImVec2 before = corners[(i + corners.size() - 1) % corners.size()];
            const std::array<ImVec2, 4> tip{star.centre, before, corners[i], corners[i + 1]};
            list_->AddConvexPolyFilled(tip.data(), static_cast<int>(tip.size()), colour);
            middle.push_back(corners[i + 1]);
        }
        // Covers the seams between the tips.
        list_->AddConvexPolyFilled(middle.data(), static_cast<int>(middle.size()), colour);
    }
    std::vector<ImVec2> outline = star_corners(star.centre, star.radius);
    outline.push_back(outline.front());
    polyline(outline, star.is_filled ? theme_.lit_rim : theme_.muted, 1.5F);
}

void Painter::polyline(const std::vector<ImVec2>& points, Colour colour, float width) const {
    if (parts_ != nullptr) {
        for (std::size_t i = 1; i < points.size(); ++i) line(points[i - 1], points[i], colour, width);
        return;
    }
    const auto count = static_cast<int>(points.size());
    // Dear ImGui 1.92.8 swapped the last two parameters.
#if IMGUI_VERSION_NUM >= 19280
    list_->AddPolyline(points.data(), count, packed(colour), width, ImDrawFlags_None);
#else
    list_->AddPolyline(points.data(), count, packed(colour), ImDrawFlags_None, width);
#endif
}

void Painter::clip(const Rect& rect) const {
    if (parts_ != nullptr) return write(*parts_, ClipPart{rect});
    list_->PushClipRect(rect.min(), rect.max(), true);
}

void Painter::unclip() const {
    if (parts_ != nullptr) return write(*parts_, UnclipPart{});
    list_->PopClipRect();
}

// Rounds to whole device pixels.
ImVec2 Painter::snapped(ImVec2 at) const {
    return {std::round(at.x * pixels_) / pixels_, std::round(at.y * pixels_) / pixels_};
}

void Painter::draw_built_in(Type type, float size, ImVec2 at, Colour colour, std::string_view text) const {
    list_->AddText(fonts_.font(type), size, snapped(at), packed(colour), text.data(),
                   text.data() + text.size());
}

float Painter::width_built_in(Type type, float size, std::string_view text) const {
    return fonts_.font(type)->CalcTextSizeA(size, unbounded, 0, text.data(), text.data() + text.size()).x;
}

float Painter::draw_by_system(Type type, float size, ImVec2 at, const Colour* colour,
                              std::string_view text) const {
    const int quarters = std::max(static_cast<int>(std::lround(4 * em_in_size * size * pixels_)), 4);
    const SystemWords words{text, face_for(type), quarters};
    SystemFonts& system = *fonts_.system();
    const auto width = static_cast<float>(system.width(words));
    if (colour != nullptr) {
        const WordPicture picture = system.picture(words);
        const auto margin = static_cast<float>(words.margin());
        const float baseline = std::ceil(baseline_in_size * size * pixels_);
        const ImVec2 top = snapped(at);
        const ImVec2 corner{top.x - margin / pixels_, top.y + (baseline - 3 * margin) / pixels_};
        const ImVec2 end{corner.x + (width + 2 * margin) / pixels_, corner.y + 4 * margin / pixels_};
        list_->AddImage(picture.texture, corner, end, {0, 0}, {1, 0.5F}, packed(*colour));
        if (picture.has_colour)
            list_->AddImage(picture.texture, corner, end, {0, 0.5F}, {1, 1}, packed({1, 1, 1, colour->a}));
    }
    return width / pixels_;
}

float Painter::draw_pieces(Type type, float size, ImVec2 at, const Colour* colour,
                           std::string_view line) const {
    const float left = at.x;
    for (const TextPiece& piece : fonts_.pieces(type, line)) {
        if (piece.by_system) {
            at.x += draw_by_system(type, size, at, colour, piece.text);
            continue;
        }
        if (colour != nullptr) draw_built_in(type, size, at, *colour, piece.text);
        at.x += width_built_in(type, size, piece.text);
    }
    return at.x - left;
}

void Painter::letters(Type type, float size, ImVec2 at, Colour colour, std::string_view text) const {
    if (parts_ != nullptr) return write(*parts_, TextPart{type, size, at, colour, std::string(text)});
    if (fonts_.need(type, text)) {
        draw_built_in(type, size, at, colour, text);
    } else {
        draw_pieces(type, size, at, &colour, text);
    }
}

ImVec2 Painter::measure(Type type, std::string_view text) const {
    const float size = Fonts::size(type);
    const bool is_built_in = fonts_.need(type, text);
    return {is_built_in ? width_built_in(type, size, text) : draw_pieces(type, size, {}, nullptr, text),
            size};
}

void Painter::text(Type type, ImVec2 at, Colour colour, std::string_view text) const {
    letters(type, Fonts::size(type), at, colour, text);
}

std::string Painter::shortened(Type type, std::string_view text, float width) const {
    if (measure(type, text).x <= width) return std::string(text);
    constexpr std::string_view ellipsis = "\xE2\x80\xA6";
    const float room = width - measure(type, ellipsis).x;
    std::size_t end = text.size();
    // Drops a word at a time, and shortens the first one by characters.
    while (end != 0 && end != std::string_view::npos && measure(type, text.substr(0, end)).x > room) {
        end = text.rfind(' ', end - 1);
    }
    if (end == std::string_view::npos) end = fitting(type, text.substr(0, text.find(' ')), room);
    return std::string(text.substr(0, end)) + std::string(ellipsis);
}

std::size_t Painter::fitting(Type type, std::string_view word, float width) const {
    const auto continues = [&](std::size_t at) {
        return at < word.size() && (static_cast<unsigned char>(word[at]) & 0xC0U) == 0x80U;
    };
    std::size_t fits = 0;
    for (std::size_t end = 1; end <= word.size(); ++end) {
        if (continues(end)) continue;
        if (fits > 0 && measure(type, word.substr(0, end)).x > width) break;
        fits = end;
    }
    return fits;
}

std::vector<std::string_view> Painter::broken(Type type, std::string_view text, float width) const {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        std::size_t end = text.find(' ');
        while (end != std::string_view::npos) {
            const std::size_t next = text.find(' ', end + 1);
            if (measure(type, text.substr(0, next)).x > width) break;
            end = next;
        }
        // A single word, for example a link, may be wider than the line.
        if (measure(type, text.substr(0, end)).x > width) end = fitting(type, text.substr(0, end), width);
        lines.push_back(text.substr(0, end));
        if (end >= text.size()) break;
        if (text[end] != ' ') {
            text.remove_prefix(end);
            continue;
        }
        text.remove_prefix(end + 1);
    }
    return lines;
}

float Painter::paragraph_height(Type type, std::string_view text, float width) const {
    const float scale = reading(type);
    return static_cast<float>(broken(type, text, width / scale).size()) *
           std::round(line_height(type) * scale);
}

void Painter::paragraph(Type type, ImVec2 at, Colour colour, std::string_view text, float width,
                        bool centred) const {
    const float scale = reading(type);
    for (const std::string_view line : broken(type, text, width / scale)) {
        const float indent = centred ? (width - measure(type, line).x * scale) / 2 : 0;
        letters(type, Fonts::size(type) * scale, {at.x + indent, at.y}, colour, line);
        at.y += std::round(line_height(type) * scale);
    }
}

void Painter::centred(Type type, ImVec2 centre, Colour colour, std::string_view text, float scale) const {
    const ImVec2 size = measure(type, text);
    const ImVec2 corner{centre.x - size.x * scale / 2, centre.y - size.y * scale / 2};
    letters(type, Fonts::size(type) * scale, corner, colour, text);
}

float Painter::line_scale(Type type, std::string_view text, ImVec2 room) const {
    if (text.empty()) return 1;
    const ImVec2 size = measure(type, text);
    return std::max(std::min({fonts_.reading(), room.x / size.x, room.y / size.y}), 1.0F);
}

void Painter::icon(ImVec2 centre, Colour colour, const char* glyph, float size) const {
    const ImVec2 extent = fonts_.font(Type::icon)->CalcTextSizeA(size, unbounded, 0, glyph);
    letters(Type::icon, size, {centre.x - extent.x / 2, centre.y - extent.y / 2}, colour, glyph);
}

void Painter::control(Control control) const { parts_->emplace_back(std::move(control)); }

void Painter::draw(const Part& part) const { std::visit(PartDrawing{*this}, part); }

}  // namespace switchbox::ui
