// Tests of the row of machines: in any window, language and text size, the pointer alone can reach and open
// each machine.
#include <doctest/doctest.h>

#include <algorithm>

#include "game/new_game.hpp"
#include "sampling.hpp"
#include "support/games.hpp"
#include "support/mouse.hpp"
#include "support/requests.hpp"
#include "support/speaking.hpp"
#include "ui/frame/cell_words.hpp"

namespace switchbox::test {
namespace {

using ui::Rect;
using ui::ScrollArea;

constexpr int most_tries = 40;

enum class Hand { arrows, wheel, finger };

// Window sizes of tablets, and of phones in portrait and landscape. Two are those of a page zoomed to 200 %,
// and to 400 %, which is drawn in 500 pixels of height (web/style.css).
const std::vector<ImVec2> all_usual_windows{{844, 390},  {640, 400}, {960, 600}, {1024, 768}, {1180, 820},
                                            {1280, 800}, {390, 844}, {320, 568}, {320, 500}};
const std::vector<ImVec2> some_windows{{844, 390}, {1280, 800}, {390, 844}};
const std::vector<ImVec2>& usual_windows = sampled ? some_windows : all_usual_windows;

std::vector<ImVec2> windows_of_all_widths() {
    std::vector<ImVec2> all = usual_windows;
    if (sampled) return all;
    for (float width = 360; width <= 1320; width += 96) all.push_back({width, 700});
    for (const float width : {599.0F, 600.0F, 819.0F, 820.0F, 939.0F, 940.0F, 1920.0F, 2560.0F})
        all.push_back({width, 720});
    return all;
}

struct Row : Mouse {
    Row(ImVec2 size, int text, bool touch) : Mouse(paper_game(), size, text) {
        surroundings.touch = touch;
        settle();
    }

    const ScrollArea& area() {
        const auto& areas = arranged().areas;
        const auto found = std::find_if(areas.begin(), areas.end(), [](const ScrollArea& each) {
            return each.offset == &ui::ScrollState::picker;
        });
        REQUIRE(found != areas.end());
        return *found;
    }
    bool is_in_reach(const std::string& id) {
        const ui::Element* top = arranged().at(place(id).centre());
        return top != nullptr && top->id == id;
    }
    bool is_whole(const std::string& id) {
        const Rect& window = area().window;
        return place(id).x >= window.x && place(id).right() <= window.right();
    }
    void move_on(Hand hand, bool forward) {
        const Rect window = area().window;
        const ImVec2 middle = window.centre();
        if (hand == Hand::arrows) {
            const char* arrow = forward ? "machines-on" : "machines-back";
            REQUIRE(has_place(arrow));
            click(arrow);
        } else if (hand == Hand::wheel) {
            point(middle);
            wheel(forward ? -1.0F : 1.0F);
        } else {
            press(middle);
            move({middle.x + (forward ? -1.0F : 1.0F) * window.width * 0.3F, middle.y});
            release();
        }
    }
    void bring_in_reach(const std::string& id, Hand hand) {
        for (int tries = 0; tries < most_tries && !is_in_reach(id); ++tries)
            move_on(hand, place(id).centre().x > area().window.centre().x);
        REQUIRE(is_in_reach(id));
    }
    // Starts the requested game as the shell does. A level is opened already.
    void begin_wanted() {
        if (requests.empty()) return;
        const auto requested = only_request<ui::NewGameRequest>(requests);
        REQUIRE(game.apply(game::NewGame{requested.machine, 1, requested.fewest}));
        requests.clear();
        settle();
    }
    void open(const ui::MachineChip& chip, Hand hand) {
        CAPTURE(chip.id);
        bring_in_reach(chip.id, hand);
        const bool is_chosen = chip.machine == game.puzzle().machine->id();
        click(chip.id);
        if (is_chosen) {
            CHECK(requests.empty());
            CHECK(state().modal.open == ui::Modal::none);
        } else if (chip.machine == "own" || chip.machine == "wired") {
            CHECK(state().modal.open == (chip.machine == "own" ? ui::Modal::rule : ui::Modal::puzzle));
            act("modal-close");
        } else {
            begin_wanted();
            CHECK(game.puzzle().machine->id() == chip.machine);
            CHECK(is_whole(chip.id));
        }
    }
    // Opens all machines back and forth, so that each end of the row is reached from the other.
    void open_all(Hand hand) {
        const std::vector<ui::MachineChip> all = chips();
        REQUIRE(all.size() >= 8);
        open(all.front(), hand);
        for (std::size_t i = 0; i < all.size(); ++i) open(all[(i * 5 + 4) % all.size()], hand);
    }
};

// Checks both languages at each size of text; `check` gets it in percent.
template <class Check>
void in_each_language_and_text_size(Check check) {
    for (const char* code : {"en", "de"}) {
        CAPTURE(std::string(code));
        const std::string words = language_file(code);
        const Speaking language(words);
        for (const int text : {100, 150, 200}) {
            CAPTURE(text);
            check(text);
        }
    }
}

}  // namespace

TEST_CASE("every machine can be brought in reach by the pointer alone, and opens") {
    in_each_language_and_text_size([](int text) {
        // Larger text has the effect of a narrower window.
        for (const ImVec2 size : text == 100 ? windows_of_all_widths() : usual_windows) {
            INFO(size.x, " x ", size.y);
            Row(size, text, false).open_all(text == 150 ? Hand::wheel : Hand::arrows);
            Row(size, text, true).open_all(Hand::finger);
        }
    });
}

TEST_CASE("the gallery of machines can be opened in every window, language and text size") {
    in_each_language_and_text_size([](int text) {
        for (const ImVec2 size : windows_of_all_widths()) {
            INFO(size.x, " x ", size.y);
            for (const bool touch : {false, true}) {
                Row row(size, text, touch);
                const Rect place = row.place("gallery");
                CHECK(row.is_in_reach("gallery"));
                CHECK(row.arranged().find("gallery")->reach == place);
                CHECK(place.x >= 0);
                CHECK(place.right() <= row.layout().picker.right());
                CHECK(place.right() <= row.area().window.x + 4);
                row.click("gallery");
                CHECK(row.state().modal.open == ui::Modal::machines);
                CHECK(row.has_place("gallery-setup"));
            }
        }
    });
}

TEST_CASE(
    "the row of machines has Today before it, More after it where it fits, and arrows where it goes on") {
    for (const ImVec2 size : windows_of_all_widths()) {
        INFO(size.x, " x ", size.y);
        for (const bool touch : {false, true}) {
            CAPTURE(touch);
            Row row(size, 100, touch);
            const auto check = [&row, touch] {
                const Rect window = row.area().window;
                const float offset = row.state().scroll.picker;
                CHECK(row.has_place("machines-back") == (!touch && offset > 0));
                CHECK(row.has_place("machines-on") == (!touch && offset < row.area().max_offset()));
                CHECK(window.right() <= row.layout().picker.right() + 4);
                if (row.layout().phone) CHECK_FALSE(row.has_place("setup"));
                if (row.layout().window.width >= 1024) REQUIRE(row.has_place("setup"));
                if (row.has_place("setup")) {
                    CHECK(row.place("setup").x >= window.right() - 4);
                    CHECK(row.place("setup").right() <= row.layout().picker.right());
                }
                const float from = row.layout().phone ? row.layout().picker.x : row.place("title").right();
                CHECK(row.place("gallery").x >= from);
                CHECK(row.arranged().find("today")->reach.x >= row.place("gallery").right());
            };
            check();
            row.bring_in_reach("machine-wired", touch ? Hand::finger : Hand::arrows);
            check();
        }
    }
}

TEST_CASE("on a phone the first machine and the daily puzzle are whole at first, in every language") {
    for (const char* code : {"en", "de"}) {
        CAPTURE(std::string(code));
        const std::string words = language_file(code);
        const Speaking language(words);
        Row row(phone, 100, true);
        CHECK(row.state().scroll.picker == 0);
        CHECK(row.arranged().find("today")->reach == row.place("today"));
        const Rect machine = row.place("machine-merlin");
        CHECK(row.is_whole("machine-merlin"));
        for (const ui::FadePart& fade : row.drawn<ui::FadePart>())
            if (!fade.down) CHECK(fade.rect.x >= machine.right());
    }
}

TEST_CASE(
    "on a phone a row that has scrolled to its machine cuts nothing off where it begins but a faded end") {
    int scrolled = 0;
    for (const char* code : {"en", "de"}) {
        CAPTURE(std::string(code));
        const std::string words = language_file(code);
        const Speaking language(words);
        for (const ImVec2 size : {ImVec2{320, 568}, ImVec2{360, 640}, phone}) {
            CAPTURE(size.x);
            Row row(size, 100, true);
            row.play("new lights-out~5x5 1");
            row.settle();
            if (row.state().scroll.picker <= 0) continue;
            ++scrolled;
            const float from = row.area().window.x + row.area().end;
            for (const ui::Element& element : row.arranged().elements) {
                const bool is_in_row = element.area && row.arranged().areas[*element.area].sideways;
                if (is_in_row && element.is_stop && element.rect.x < from)
                    CHECK(element.rect.right() <= from);
            }
        }
    }
    CHECK(scrolled > 0);
}

TEST_CASE("Machines, Levels and Today stay in sight on a phone while the row scrolls") {
    Row row(phone, 100, true);
    row.bring_in_reach("machine-wired", Hand::finger);
    CHECK(row.state().scroll.picker > 0);
    for (const char* id : {"gallery", "levels", "today"}) {
        CAPTURE(id);
        CHECK(row.arranged().find(id)->reach == row.place(id));
        CHECK(row.is_in_reach(id));
    }
}

TEST_CASE("Levels, Daily and Lessons are words in every window, language and text size, and open") {
    for (const char* code : {"en", "de"}) {
        CAPTURE(std::string(code));
        const std::string words = language_file(code);
        const Speaking language(words);
        for (const int text : {100, 200}) {
            CAPTURE(text);
            for (const ImVec2 size : usual_windows) {
                INFO(size.x, " x ", size.y);
                for (const bool touch : {false, true}) {
                    for (const auto& way :
                         {std::pair{"levels", ui::Modal::levels}, std::pair{"today", ui::Modal::daily},
                          std::pair{"lessons", ui::Modal::lessons}}) {
                        const std::string id = way.first;
                        CAPTURE(id);
                        Row row(size, text, touch);
                        row.bring_in_reach(id, touch ? Hand::finger : Hand::arrows);
                        CHECK_FALSE(row.control(id).label.empty());
                        CHECK(row.arranged().find(id)->name.find(row.control(id).label) == 0);
                        row.click(id);
                        CHECK(row.state().modal.open == way.second);
                    }
                }
            }
        }
    }
}

TEST_CASE("in a wide window Machines, Levels, Daily and Lessons stand in this order before the machines") {
    for (const ImVec2 size : {ImVec2{1280, 800}, ImVec2{1024, 768}, ImVec2{844, 390}, ImVec2{2560, 1440}}) {
        CAPTURE(size.x);
        Row row(size, 100, false);
        float from = row.place("title").right();
        for (const char* id : {"gallery", "levels", "today", "lessons"}) {
            CAPTURE(std::string(id));
            CHECK(row.arranged().find(id)->reach == row.place(id));
            CHECK(row.place(id).x >= from);
            CHECK_FALSE(row.control(id).label.empty());
            CHECK((row.control(id).icon != nullptr) == (size.x >= 1280));
            from = row.place(id).right();
        }
        CHECK(row.area().window.right() > row.place("machine-merlin").right());
        CHECK(row.place("machine-merlin").x >= from);
    }
}

TEST_CASE("the machine in play is the first of the row, then come those with games") {
    Row row({1280, 800}, 100, false);
    ui::RecordState record;
    record.statistics.machines["cube"].games = 2;
    record.statistics.machines["ghaly"].games = 1;
    record.statistics.machines["quatrainment"] = {};
    row.show_record(record);
    row.settle();
    std::vector<std::string> machines;
    for (const ui::MachineChip& chip : row.chips()) machines.push_back(chip.machine);
    CHECK(machines == std::vector<std::string>{"merlin", "ghaly", "cube", "quatrainment", "lights-out",
                                               "subboards", "own", "wired"});
    REQUIRE(row.game.apply(game::NewGame{choice_of("subboards"), 1, std::nullopt}));
    row.settle();
    CHECK(row.chips().front().machine == "subboards");
    CHECK(row.is_whole("machine-subboards"));
}

TEST_CASE("the machine in play is in sight, and stays there when the window becomes narrower") {
    for (const char* machine : {"merlin", "lights-out", "subboards", "knight"}) {
        CAPTURE(machine);
        Row row({1920, 900}, 100, false);
        REQUIRE(row.game.apply(game::NewGame{choice_of(machine), 1, std::nullopt}));
        row.settle();
        for (float width = 1920; width >= 320; width -= 80) {
            CAPTURE(width);
            ImGui::GetIO().DisplaySize = {width, 700};
            row.settle();
            CHECK(row.is_whole(std::string(ui::machine_prefix) + machine));
        }
    }
}

TEST_CASE("a wheel that turns sideways moves the row of machines as well") {
    Row row({640, 400}, 100, false);
    row.point(row.area().window.centre());
    const float before = row.state().scroll.picker;
    ImGui::GetIO().AddMouseWheelEvent(-1, 0);
    row.settle();
    CHECK(row.state().scroll.picker > before + 20);
    ImGui::GetIO().AddMouseWheelEvent(1, 0);
    row.settle();
    CHECK(row.state().scroll.picker == before);
}

}  // namespace switchbox::test
