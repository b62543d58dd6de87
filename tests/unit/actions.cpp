#include <limits>

#include "play/action.hpp"
#include "support.hpp"

namespace switchbox::test {

using play::Action;
using play::format_action;
using play::parse_action;
using namespace std::string_literals;

TEST_CASE("Every kind of action reads back as it was written") {
    std::vector<Action> actions{play::Undo{},
                                play::Redo{},
                                play::Hint{},
                                play::Solve{},
                                play::Dismiss{},
                                play::Restart{},
                                play::Open{""},
                                play::Open{"1.merlin.mI.94.AA.0.azr8p"},
                                play::Open{" a link # with\nspaces "}};
    constexpr std::size_t most = std::numeric_limits<std::size_t>::max();
    for (const std::size_t number : {std::size_t{0}, std::size_t{8}, std::size_t{4095}, most - 1}) {
        actions.emplace_back(play::Press{number});
        actions.emplace_back(play::StepTo{number});
    }
    actions.emplace_back(play::StepTo{most});
    for (const machine::MachineChoice& which : some_choices()) {
        actions.emplace_back(play::NewGame{which, 0});
        actions.emplace_back(play::NewGame{which, ~std::uint64_t{0}});
    }
    for (const Action& action : actions) {
        CAPTURE(format_action(action));
        CHECK(value_of(parse_action(format_action(action))) == action);
    }
}

TEST_CASE("Actions have the words that logs and tests use") {
    CHECK(format_action(play::Press{4}) == "press 5");
    CHECK(format_action(play::StepTo{3}) == "step 3");
    CHECK(format_action(play::NewGame{choice("merlin"), 42}) == "new merlin 42");
    CHECK(format_action(play::NewGame{choice("lights-out", 4, 7), 1}) == "new lights-out~4x7 1");
    CHECK(format_action(play::Open{"CODE"}) == "open CODE");
    CHECK(format_action(play::Undo{}) == "undo");
    CHECK(format_action(play::Redo{}) == "redo");
    CHECK(format_action(play::Hint{}) == "hint");
    CHECK(format_action(play::Solve{}) == "solve");
    CHECK(format_action(play::Dismiss{}) == "dismiss");
    CHECK(format_action(play::Restart{}) == "restart");
}

TEST_CASE("A text that is no action is refused with the reason") {
    struct Bad {
        std::string text;
        std::string message;
    };
    const std::vector<Bad> table{
        {"", "'' is not an action"},
        {"jump", "'jump' is not an action"},
        {"Undo", "'Undo' is not an action"},
        {"undo ", "'undo ' is not an action"},
        {"press", "'press' is not an action"},
        {"open", "'open' is not an action"},
        {"press 0", "press '0': buttons are counted from 1"},
        {"press five", "press 'five': buttons are counted from 1"},
        {"press -1", "press '-1': buttons are counted from 1"},
        {"press 99999999999999999999", "press '99999999999999999999': buttons are counted from 1"},
        {"step x", "step 'x': a number is needed"},
        {"new merlin", "new: a machine and a seed are needed"},
        {"new merlin 1 2", "new: a machine and a seed are needed"},
        {"new merlin x", "new: seed 'x' is not a number"},
        {"new merlin~4x4 1", "size 4x4: Merlin is always 3x3"},
        {"a\nb"s, "'a?b' is not an action"},
    };
    for (const auto& [text, message] : table) CHECK(message_of(parse_action(text)) == message);
    CHECK(is_readable(message_of(parse_action(std::string(1000000, 'x')))));
}

TEST_CASE("A number too large for an index does not come round to a small one") {
    // 2^32 + 1 would be 1 where indices have 32 bits, as on the page.
    const auto press = parse_action("press 4294967297");
    if (press) CHECK(press.value() != Action{play::Press{0}});
    const auto step = parse_action("step 4294967297");
    if (step) CHECK(step.value() != Action{play::StepTo{1}});
}

TEST_CASE("Damaged actions are refused in one readable line or read as some action") {
    algebra::Random random(1);
    const std::vector<std::string> texts{"press 5", "step 3", "new lights-out~4x7 42",
                                         "open 1.merlin.mI.94.AA.0.azr8p", "restart"};
    for (int n = 0; n < 5000; ++n) {
        const std::string text = damaged(texts[draw(random, texts.size())], random);
        const auto action = parse_action(text);
        if (action) {
            REQUIRE(value_of(parse_action(format_action(*action))) == *action);
        } else {
            REQUIRE(is_readable(action.error().message));
        }
    }
}

}  // namespace switchbox::test
