#include "ui/access/mirror.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <utility>

namespace switchbox::ui {
namespace {

// Indexed by Role.
constexpr std::array<std::string_view, 24> role_names{
    "",        "alert",  "button", "checkbox", "dialog",      "grid",     "gridcell",   "group",
    "heading", "img",    "list",   "listitem", "progressbar", "radio",    "radiogroup", "region",
    "row",     "slider", "status", "tab",      "tablist",     "tabpanel", "textbox",    "title"};

constexpr std::size_t usual_attributes = 4;

std::string yes_no(bool value) { return value ? "true" : "false"; }

class MirrorWriter {
  public:
    MirrorWriter(const ElementTree& arranged, std::string_view focus, float zoom)
        : arranged_(arranged), stops_(arranged.stops(focus)), zoom_(zoom) {}

    MirrorNode node(const Element& element) {
        const Element* parent = arranged_.parent_of(element);
        node_ = {element.id,
                 parent == nullptr ? std::string() : parent->id,
                 role_names.at(static_cast<std::size_t>(element.role)),
                 element.name,
                 {},
                 element.text};
        node_.attributes.reserve(usual_attributes);
        add_place(element);
        add_keyboard(element);
        add_states(element);
        add_value(element);
        add_extent(element);
        if (!element.description.empty()) add("aria-description", element.description);
        if (element.is_live) add("aria-live", "polite");
        return std::move(node_);
    }

  private:
    void add(std::string_view name, std::string value) {
        node_.attributes.emplace_back(name, std::move(value));
    }

    // Returns the rectangle in pixels of the window.
    [[nodiscard]] std::string numbers(const Rect& rect) const {
        std::string text;
        for (const float length : {rect.x, rect.y, rect.width, rect.height}) {
            if (!text.empty()) text += ' ';
            text += std::to_string(std::lround(length * zoom_));
        }
        return text;
    }

    // Adds the place, and the visible part of it if that is less.
    void add_place(const Element& element) {
        if (element.rect.width <= 0 || element.rect.height <= 0) return;
        std::string place = numbers(element.rect);
        std::string seen = element.reach == element.rect ? place : numbers(element.reach);
        const bool is_cut = seen != place;
        add("data-rect", std::move(place));
        if (is_cut) add("data-seen", std::move(seen));
    }

    void add_keyboard(const Element& element) {
        if (element.role == Role::dialog) {
            add("aria-modal", "true");
            add("tabindex", "-1");
        } else if (element.is_stop || element.act.run != nullptr) {
            const bool is_stop = std::find(stops_.begin(), stops_.end(), &element) != stops_.end();
            add("tabindex", is_stop ? "0" : "-1");
        }
        // Nothing behind a dialog can be reached, but status and alerts must still be announced.
        const bool is_news = element.role == Role::status || element.role == Role::alert;
        if (!element.parent && !is_news && !arranged_.can_reach(element)) add("inert", "true");
    }

    void add_states(const Element& element) {
        const bool is_button = element.role == Role::button || element.role == Role::tab;
        const bool is_control = is_button || element.role == Role::radio || element.role == Role::checkbox ||
                                element.role == Role::slider || element.role == Role::textbox;
        const bool is_native = element.role == Role::button || element.role == Role::textbox;
        if (is_control && !element.enabled) add(is_native ? "disabled" : "aria-disabled", "true");
        if (element.refuses) add("aria-disabled", "true");
        if (element.has_lines) add("aria-multiline", "true");
        if (element.on)
            add(element.role == Role::button ? "aria-pressed"
                : element.role == Role::tab  ? "aria-selected"
                                             : "aria-checked",
                yes_no(*element.on));
        if (element.expanded) add("aria-expanded", yes_no(*element.expanded));
    }

    void add_value(const Element& element) {
        if (!element.value) return;
        add("aria-valuemin", "0");
        add("aria-valuenow", std::to_string(element.value->now));
        add("aria-valuemax", std::to_string(element.value->most));
        if (!element.value->text.empty()) add("aria-valuetext", element.value->text);
    }

    void add_extent(const Element& element) {
        if (element.whole.rows > 0) add("aria-rowcount", std::to_string(element.whole.rows));
        if (element.whole.columns > 0) add("aria-colcount", std::to_string(element.whole.columns));
        if (element.row_index > 0) add("aria-rowindex", std::to_string(element.row_index));
    }

    const ElementTree& arranged_;
    std::vector<const Element*> stops_;
    float zoom_;
    MirrorNode node_;
};

}  // namespace

std::vector<MirrorNode> mirror(const ElementTree& arranged, std::string_view focus, float zoom) {
    MirrorWriter writer(arranged, focus, zoom);
    std::vector<MirrorNode> nodes;
    for (const Element& element : arranged.elements)
        if (element.role != Role::none) nodes.push_back(writer.node(element));
    return nodes;
}

namespace {

void add_line(std::string& text, const MirrorNode& node) {
    for (const std::string_view part :
         {std::string_view(node.id), std::string_view(node.parent), node.role, std::string_view(node.name)}) {
        text += part;
        text += '\t';
    }
    // Lines of a field; the page takes them apart again (web/field.js).
    std::replace_copy(node.text.begin(), node.text.end(), std::back_inserter(text), '\n', '\v');
    for (const auto& [name, value] : node.attributes) {
        text += '\t';
        text += name;
        text += '=';
        text += value;
    }
    text += '\n';
}

bool has_same_ids(const std::vector<MirrorNode>& a, const std::vector<MirrorNode>& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const MirrorNode& x, const MirrorNode& y) {
        return x.id == y.id && x.parent == y.parent && x.role == y.role;
    });
}

}  // namespace

std::string format_mirror(const std::vector<MirrorNode>& nodes) {
    std::string text;
    for (const MirrorNode& node : nodes) add_line(text, node);
    return text;
}

MirrorUpdate MirrorDiffer::update(std::vector<MirrorNode> nodes) {
    MirrorUpdate news;
    news.is_whole = !has_same_ids(nodes, sent_);
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        if (news.is_whole || nodes[i] != sent_[i]) add_line(news.lines, nodes[i]);
    }
    sent_ = std::move(nodes);
    return news;
}

}  // namespace switchbox::ui
