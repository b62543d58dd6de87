// Tests of every screen, dialog and pane in each language: the drawing, the elements and the accessibility
// tree agree.
#include <doctest/doctest.h>

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "languages.hpp"
#include "sampling.hpp"
#include "support/games.hpp"
#include "support/screen.hpp"
#include "support/speaking.hpp"
#include "ui/frame/pane_widgets.hpp"

namespace switchbox::test {
namespace {

using ui::Element;

// Returns the text in lower case and without spaces, which differ at line breaks.
std::string condensed(std::string_view text) {
    std::string left;
    for (const char c : text) {
        if (c == ' ' || c == '\n') continue;
        left += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    }
    return left;
}

bool holds(const std::string& whole, std::string part) {
    // A line that is too long ends with an ellipsis.
    if (const std::string_view cut = "\xE2\x80\xA6"; part.size() > cut.size() && part.ends_with(cut))
        part.resize(part.size() - cut.size());
    return whole.find(part) != std::string::npos;
}

// Returns whether the text is a number of a figure, or an icon.
bool is_figure_text(std::string_view text) {
    constexpr char first_of_icons = '\xEE';
    return (!text.empty() && text.front() == first_of_icons) ||
           text.find_first_not_of("0123456789 .,+-") == std::string_view::npos;
}

// Returns the parts before and after an arrow, which screen readers get as words.
std::vector<std::string> parted(const std::string& text) {
    constexpr std::string_view arrow = "\xE2\x86\x92";
    const std::size_t place = text.find(arrow);
    if (place == std::string::npos) return {text};
    return {text.substr(0, place), text.substr(place + arrow.size())};
}

// Returns all texts for screen readers, concatenated.
std::string spoken_words(const std::vector<ui::MirrorNode>& nodes) {
    std::string all;
    for (const ui::MirrorNode& node : nodes) {
        all += node.name + "\n" + node.text + "\n";
        for (const auto& [name, value] : node.attributes) all += value + "\n";
    }
    return condensed(all);
}

void check_ids(const Screen& screen) {
    std::set<std::string> ids;
    for (const Element& element : screen.arranged().elements) {
        CAPTURE(element.id);
        const bool is_new = element.id.empty() || ids.insert(element.id).second;
        CHECK(is_new);
    }
}

// Returns whether `words` contain a message id, which is shown for a message without a text.
bool holds_id(const std::string& words) {
    for (const std::string_view area : {"machine.", "puzzle.", "cube.", "play.", "view.", "lesson."}) {
        for (std::size_t at = words.find(area); at != std::string::npos; at = words.find(area, at + 1)) {
            const char next = at + area.size() < words.size() ? words[at + area.size()] : ' ';
            if (next >= 'a' && next <= 'z') return true;
        }
    }
    return false;
}

void check_mirror(const Screen& screen, const std::vector<ui::MirrorNode>& nodes) {
    std::vector<std::string> heard;
    for (const Element& element : screen.arranged().elements) {
        if (element.role != ui::Role::none) heard.push_back(element.id);
    }
    std::vector<std::string> mirrored;
    std::set<std::string> seen{""};
    for (const ui::MirrorNode& node : nodes) {
        mirrored.push_back(node.id);
        CAPTURE(node.id);
        const Element* element = screen.arranged().find(node.id);
        REQUIRE(element != nullptr);
        CHECK(node.name == element->name);
        CHECK(seen.contains(node.parent));
        seen.insert(node.id);
        CHECK(node.name.find('\t') == std::string::npos);
        CHECK((node.name + node.text).find('{') == std::string::npos);
        CHECK_FALSE(holds_id(node.name + "\n" + node.text));
        // A control must have a name.
        const bool is_control = element->act.run != nullptr || element->is_stop || element->move != nullptr;
        if (is_control && element->role != ui::Role::grid) CHECK_FALSE(node.name.empty());
    }
    CHECK(heard == mirrored);
}

void check_drawing(const Screen& screen, const std::vector<ui::MirrorNode>& nodes) {
    const std::string spoken = spoken_words(nodes);
    for (const ui::Control& control : screen.drawn<ui::Control>()) {
        INFO(control.id, ": ", control.label);
        const Element* element = screen.arranged().find(control.id);
        REQUIRE(element != nullptr);
        // Look::frame draws only the focus ring.
        if (control.look != ui::Look::frame) {
            CHECK(element->rect == control.rect);
            CHECK(element->enabled == control.enabled);
        }
        const std::string said = condensed(element->name + element->text + element->description);
        CHECK(holds(said, condensed(control.label)));
    }
    for (const ui::TextPart& words : screen.drawn<ui::TextPart>()) {
        CAPTURE(words.text);
        if (is_figure_text(words.text)) continue;
        for (const std::string& piece : parted(condensed(words.text))) CHECK(holds(spoken, piece));
    }
}

// Checks that every keyboard stop is visible: a hit test at its centre finds the stop or its child.
void check_stops(const Screen& screen) {
    const ui::ElementTree& arranged = screen.arranged();
    for (const Element* stop : arranged.stops(screen.state().focus.id)) {
        CAPTURE(stop->id);
        CHECK(stop->rect.width > 0);
        CHECK(stop->rect.height > 0);
        // Scrolling makes the others visible.
        if (stop->area || stop->reach.width <= 0 || stop->reach.height <= 0) continue;
        const Element* found = arranged.at(stop->reach.centre());
        while (found != nullptr && found != stop) found = arranged.parent_of(*found);
        // The pointer reaches a cell through the board element.
        if (stop->is_through) {
            REQUIRE(arranged.at(stop->reach.centre()) != nullptr);
            CHECK_FALSE(arranged.at(stop->reach.centre())->id.empty());
            continue;
        }
        CHECK(found == stop);
    }
}

void check_screen(const Screen& screen) {
    const std::vector<ui::MirrorNode> nodes = screen.nodes();
    check_ids(screen);
    check_mirror(screen, nodes);
    check_drawing(screen, nodes);
    check_stops(screen);
}

struct Seen {
    std::set<ui::Modal> dialogs;
    std::set<ui::PaneKind> panes;
};

void look(const Screen& screen, Seen& seen) {
    seen.dialogs.insert(screen.state().modal.open);
    seen.panes.insert(ui::pane_now(screen.game, screen.state()));
    check_screen(screen);
}

// Uses the given elements one after another, and checks the window each time.
void walk(Screen& screen, const std::vector<const char*>& ids, Seen& seen) {
    look(screen, seen);
    for (const char* id : ids) {
        CAPTURE(std::string(id));
        screen.act(id);
        screen.rest();
        look(screen, seen);
    }
}

}  // namespace

TEST_CASE("Each screen, dialog and pane is drawn, spoken and reached as one") {
    const std::vector<const char*> screens{"hint",
                                           "solve",
                                           "step-forward",
                                           "dismiss",
                                           "edit",
                                           "edit",
                                           "pane-why",
                                           "algebra",
                                           "algebra-own",
                                           "algebra-own-hint",
                                           "algebra-own-do",
                                           "algebra-own-bring",
                                           "modal-close",
                                           "pane-chase",
                                           "chase-algebra",
                                           "pane-machine",
                                           "wires",
                                           "wires",
                                           "settings",
                                           "modal-close",
                                           "help",
                                           "modal-close",
                                           "setup",
                                           "modal-close",
                                           "statistics",
                                           "modal-close",
                                           "export",
                                           "export-qr",
                                           "modal-close",
                                           "machine-own",
                                           "modal-close",
                                           "machine-wired",
                                           "modal-close",
                                           "codes",
                                           "modal-close",
                                           "results",
                                           "modal-close",
                                           "levels",
                                           "modal-close",
                                           "lessons",
                                           "lesson-merlin-buttons",
                                           "lesson-next",
                                           "lesson-leave",
                                           "gallery",
                                           "modal-close",
                                           "today",
                                           "daily-earlier",
                                           "modal-close"};
    for (const auto& file : embedded::languages()) {
        CAPTURE(std::string(file.code));
        const Speaking language(file.text);
        Seen seen;
        bool is_for_phone = false;
        for (game::Game (*make)() :
             {+[] { return paper_game(); }, +[] { return game_of(choice_of("lights-out~5")); },
              +[] { return game_of(choice_of("quatrainment")); },
              +[] { return game_of(choice_of("subboards")); },
              +[] { return game_of(choice_of("merlin~lit")); }, +[] { return game_of(choice_of("torus~3")); },
              +[] { return ghaly_game(4); }, +[] { return cube_game("R U"); },
              +[] { return wired_game("A: x y\nB: y\nC: x\nstart x=1 y=1\n"); }}) {
            for (const ImVec2 size : {desktop, phone}) {
                CAPTURE(size.x);
                // A sample has each game in one of the sizes, in turn.
                if (sampled && (size.x == phone.x) != is_for_phone) continue;
                {
                    Screen screen(make(), size);
                    CAPTURE(screen.place("board").width);
                    ui::RecordState record;
                    record.today = 20786;
                    record.statistics.daily_wins = {20784, 20785, 20786};
                    record.streak = {3, 3};
                    screen.show_record(record);
                    screen.settle();
                    walk(screen, screens, seen);
                }
                Screen won(make(), size);
                walk(won, {"solve", "to-end", "edit", "edit", "pane-why"}, seen);
            }
            is_for_phone = !is_for_phone;
        }
        CHECK(seen.dialogs.size() == static_cast<std::size_t>(ui::Modal::daily) + 1);
        CHECK(seen.panes.size() == static_cast<std::size_t>(ui::PaneKind::result) + 1);
    }
}

}  // namespace switchbox::test
