#include "ui/types/lights/chase/chase_study.hpp"

#include <algorithm>
#include <utility>

#include "types/lights/model/linear_machine.hpp"

namespace switchbox::ui {
namespace {

using algebra::Residues;
using solve::ChasingPlace;
using solve::ChasingStep;
using solve::RepeatedPress;

constexpr std::size_t most_named_buttons = 12;  // more buttons are counted
constexpr std::size_t max_spelled_row = 16;     // a wider row is told by its entries that are not 0

const machine::Rule& rule_of(const game::Game& game) { return machine::linear_in(game.machine())->rule(); }

Message with_times(Message name, int times) {
    if (times == 1) return name;
    if (times == 2) return tell("view.pane.chase.twice", std::move(name));
    return tell("view.pane.chase.times", std::move(name), times);
}

std::vector<RepeatedPress> columns_of(const Residues& row) {
    std::vector<RepeatedPress> entries;
    for (std::size_t column = 0; column < row.size(); ++column) {
        if (row[column] != 0) entries.push_back({column, row[column]});
    }
    return entries;
}

// Returns the reason why no first row solves a board with this bottom row.
Message obstacle_words(const ChaseStudy& study, const Residues& bottom) {
    const int k = study.rule.states;
    const Residues weights = *study.table.obstacle(bottom);
    int sum = 0;
    Messages columns;
    for (std::size_t column = 0; column < bottom.size(); ++column) {
        sum += weights[column] * bottom[column];
        if (weights[column] != 0) columns.push_back(verbatim(column + 1));
    }
    if (k == 2) return tell("view.pane.chase.obstacle", columns.size(), columns, sum);
    return tell("view.pane.chase.obstacle-of-states", bottom_words(weights), sum % k, k);
}

}  // namespace

bool can_be_chased_by_hand(const game::Game& game) {
    const machine::LinearMachine* machine = machine::linear_in(game.machine());
    return machine != nullptr && solve::can_chase(machine->rule()) &&
           machine->rule().shape.columns <= max_chase_columns;
}

std::shared_ptr<const ChaseStudy> chase_study_of(const game::Game& game,
                                                 const std::shared_ptr<const ChaseStudy>& before) {
    const machine::Rule& rule = rule_of(game);
    if (before != nullptr && before->rule == rule) return before;
    solve::ChasingTable table(rule);
    solve::ChasingPage page = solve::page_of(table);
    return std::make_shared<const ChaseStudy>(ChaseStudy{rule, std::move(table), std::move(page)});
}

ChasingPlace chase_place(const game::Game& game, const ChaseStudy& study) {
    const bool is_open = game.reveals_solvability();
    ChasingPlace place = solve::chasing_place(study.rule, study.page, game.picture(), game.puzzle().target,
                                              is_open ? game.trail().buttons : std::vector<std::size_t>{});
    if (!is_open && place.step == ChasingStep::press_first) {
        place.step = ChasingStep::look_up;
        place.presses.clear();
    }
    return place;
}

Message button_words(const game::Game& game, const std::vector<RepeatedPress>& presses) {
    if (presses.size() > most_named_buttons) return tell("view.pane.chase.many", presses.size());
    Messages names;
    for (const RepeatedPress& one : presses)
        names.push_back(with_times(game.machine().button_name(one.button), one.times));
    return verbatim(std::move(names));
}

Message column_words(const Residues& first) {
    Messages names;
    for (const RepeatedPress& one : columns_of(first))
        names.push_back(with_times(verbatim(one.button + 1), one.times));
    return verbatim(std::move(names));
}

Message bottom_words(const Residues& bottom) {
    if (bottom.size() > max_spelled_row) {
        Messages entries;
        for (const RepeatedPress& one : columns_of(bottom))
            entries.push_back(tell("view.pane.chase.in-column", one.times, one.button + 1));
        return verbatim(std::move(entries));
    }
    constexpr std::string_view no_break_space = "\u00A0";  // a row stays in one line
    std::string digits;
    for (const std::uint8_t entry : bottom) {
        if (!digits.empty()) digits += no_break_space;
        digits += static_cast<char>('0' + entry);
    }
    return verbatim(std::move(digits));
}

Message entry_words(const solve::ChasingRow& row) {
    return tell("view.pane.chase.entry", bottom_words(row.bottom), column_words(row.first));
}

Message chase_words(const game::Game& game, const ChasingPlace& place) {
    return together(tell("view.pane.chase.row", place.row + 1),
                    tell("view.pane.chase.press", button_words(game, place.presses)));
}

Message look_up_words(const game::Game& game, const ChaseStudy& study, const ChasingPlace& place) {
    const Message shown = tell("view.pane.chase.bottom", bottom_words(place.bottom));
    if (!game.reveals_solvability())
        return together(
            shown, tell(study.page.is_basis ? "view.pane.chase.asks-sum"_id : "view.pane.chase.asks"_id));
    if (place.step == ChasingStep::look_up)
        return together(shown, tell("view.pane.chase.missing"), obstacle_words(study, place.bottom));
    return together(shown,
                    tell(study.page.is_basis ? "view.pane.chase.found-sum"_id : "view.pane.chase.found"_id));
}

Message press_first_words(const ChasingPlace& place) {
    Residues first;
    for (const RepeatedPress& one : place.presses) {
        first.resize(one.button + 1);
        first[one.button] = static_cast<std::uint8_t>(one.times);
    }
    return tell("view.pane.chase.first", column_words(first));
}

Message chased_words(const game::Game& game, std::optional<std::size_t> par) {
    const std::uint64_t presses = game.position().press_count;
    if (presses == 0) return tell("view.pane.chase.solved");
    if (!par) return tell("view.pane.chase.solved-in", presses);
    if (presses <= *par) return tell("view.pane.chase.solved-fewest", presses);
    return tell("view.pane.chase.solved-more", presses, *par);
}

Message present_words(const game::Game& game, const ChaseStudy& study, const ChasingPlace& place) {
    switch (place.step) {
        case ChasingStep::chase:
            return chase_words(game, place);
        case ChasingStep::look_up:
            return look_up_words(game, study, place);
        case ChasingStep::press_first:
            return press_first_words(place);
        default:
            return chased_words(game, std::nullopt);
    }
}

Message table_words(const solve::ChasingPage& page) {
    if (page.rows.empty()) return tell("view.pane.chase.table-empty");
    return tell(page.is_basis ? "view.pane.chase.table-basis"_id : "view.pane.chase.table-words"_id);
}

}  // namespace switchbox::ui
