#include "ui/types/custom/puzzle_draft.hpp"

#include <algorithm>
#include <memory>

#include "machine/text.hpp"
#include "types/custom/model/wired_edits.hpp"
#include "types/custom/model/wired_machine.hpp"
#include "types/custom/solve/lit_search.hpp"
#include "types/custom/solve/wired_search.hpp"

namespace switchbox::ui {
namespace {

constexpr std::size_t most_kept = 50;
constexpr std::size_t most_effects_kept = 2'000'000;  // in all kept puzzles: 32 MB
constexpr std::size_t most_searched = 128;            // lamps, and also buttons
constexpr std::uint64_t most_lit_states = std::uint64_t{1} << 18U;
constexpr std::uint64_t search_budget = 5'000'000;  // a few milliseconds

std::size_t effects_in(const machine::WiredPuzzle& puzzle) {
    std::size_t effects = 0;
    for (const machine::WiredButton& button : puzzle.buttons) effects += button.effects.size();
    return effects;
}

std::uint64_t presses_in(const std::vector<std::uint32_t>& presses) {
    std::uint64_t sum = 0;
    for (const std::uint32_t times : presses) sum += times;
    return sum;
}

// Returns whether a search through all states of lamps and limits is small. Its table is made at once.
bool has_few_states(const machine::WiredPuzzle& puzzle) {
    std::uint64_t states = puzzle.press == machine::PressRule::alternating ? 2 : 1;
    const auto times = [&](std::uint64_t more) { states = std::min(states, most_lit_states + 1) * more; };
    for (const machine::WiredLamp& lamp : puzzle.lamps) times(static_cast<std::uint64_t>(lamp.states));
    for (const machine::WiredButton& button : puzzle.buttons)
        times(std::uint64_t{button.most.value_or(0)} + 1);
    return states <= most_lit_states;
}

template <class Search>
solve::WiredVerdict soon_found(Search search) {
    search.advance(search_budget);
    return search.verdict();
}

std::optional<solve::WiredVerdict> verdict_on(const machine::WiredPuzzle& puzzle) {
    if (puzzle.lamps.size() > most_searched || puzzle.buttons.size() > most_searched) return std::nullopt;
    if (puzzle.press == machine::PressRule::any) return soon_found(solve::WiredSearch(puzzle));
    if (!has_few_states(puzzle)) return std::nullopt;
    std::shared_ptr<solve::CustomLitOnlyTable> ways;
    return soon_found(
        solve::CustomLitOnlySearch(puzzle, std::vector<std::uint32_t>(puzzle.buttons.size()), ways));
}

Message solved_words(const machine::WiredPuzzle& puzzle, const solve::WiredVerdict& verdict) {
    const std::uint64_t presses = presses_in(*verdict.presses);
    if (presses == 0) return tell("puzzle.draw.solved");
    const auto costs = [](const machine::WiredButton& button) { return button.cost != 1; };
    if (std::any_of(puzzle.buttons.begin(), puzzle.buttons.end(), costs))
        return tell(verdict.proved ? "puzzle.draw.cheapest"_id : "puzzle.draw.cost-at-most"_id, verdict.cost);
    return tell(verdict.proved ? "puzzle.draw.fewest"_id : "puzzle.draw.at-most"_id, presses);
}

// Returns words about the solution, or that there is none; empty if this takes long to find out.
Message solvability(const machine::WiredPuzzle& puzzle) {
    const auto verdict = verdict_on(puzzle);
    if (!verdict) return {};
    if (verdict->presses) return solved_words(puzzle, *verdict);
    return verdict->proved ? tell("puzzle.draw.impossible") : Message{};
}

std::vector<std::uint8_t> start_states(const machine::WiredPuzzle& puzzle) {
    std::vector<std::uint8_t> states;
    states.reserve(puzzle.lamps.size());
    for (const machine::WiredLamp& lamp : puzzle.lamps)
        states.push_back(static_cast<std::uint8_t>(lamp.start));
    return states;
}

bool has_button(const machine::WiredPuzzle& puzzle, const std::string& name) {
    return std::any_of(puzzle.buttons.begin(), puzzle.buttons.end(),
                       [&](const machine::WiredButton& button) { return button.name == name; });
}

}  // namespace

PuzzleDraft::PuzzleDraft(machine::WiredPuzzle puzzle) {
    now_.puzzle = std::move(puzzle);
    now_.shown = start_states(now_.puzzle);
    look();
}

std::optional<std::string> PuzzleDraft::typed(DrawnName name) const {
    return typed_ && typed_->name == name ? std::optional(typed_->text) : std::nullopt;
}

Message PuzzleDraft::refusal(DrawnName name) const {
    return typed_ && typed_->name == name ? typed_->refusal : Message{};
}

void PuzzleDraft::keep() {
    before_.push_back(now_);
    std::size_t effects = 0;
    for (const Drawn& drawn : before_) effects += effects_in(drawn.puzzle);
    while (before_.size() > most_kept || (before_.size() > 1 && effects > most_effects_kept)) {
        effects -= effects_in(before_.front().puzzle);
        before_.erase(before_.begin());
    }
}

// Completes a kept change: puts the choices into range and updates the facts. Drops a change without effect.
void PuzzleDraft::settle() {
    forget_words();
    if (now_.puzzle == before_.back().puzzle) return before_.pop_back();
    const machine::WiredPuzzle& puzzle = now_.puzzle;
    now_.lamp = std::min(now_.lamp, puzzle.lamps.size() - 1);
    now_.button = std::min(now_.button, puzzle.buttons.size() - 1);
    now_.target = puzzle.wants_alike() ? 0 : std::min(now_.target, puzzle.targets.size() - 1);
    now_.shown = start_states(puzzle);
    std::erase_if(now_.known, [&](const std::string& name) { return !has_button(puzzle, name); });
    look();
}

void PuzzleDraft::look() {
    const auto problem = machine::problem_with_playing(now_.puzzle);
    is_playable_ = !problem;
    facts_ = problem ? problem->message : solvability(now_.puzzle);
}

void PuzzleDraft::forget_words() {
    typed_.reset();
    told_ = {};
}

void PuzzleDraft::take(machine::WiredPuzzle puzzle) {
    keep();
    now_ = {std::move(puzzle), 0, 0, 0, {}, {}};
    first_row_ = first_column_ = 0;
    settle();
}

void PuzzleDraft::undo() {
    if (before_.empty()) return;
    forget_words();
    now_ = std::move(before_.back());
    before_.pop_back();
    look();
}

void PuzzleDraft::draw(DrawnPart part) {
    forget_words();
    part_ = part;
}

void PuzzleDraft::choose_lamp(std::size_t lamp) {
    forget_words();
    now_.lamp = lamp;
}

void PuzzleDraft::choose_button(std::size_t button) {
    forget_words();
    now_.button = button;
}

void PuzzleDraft::choose_target(std::size_t target) {
    forget_words();
    now_.target = target;
}

void PuzzleDraft::look_at(std::size_t first_row, std::size_t first_column) {
    first_row_ = first_row;
    first_column_ = first_column;
}

std::optional<Error> PuzzleDraft::give_name(DrawnName name, const std::string& text) {
    machine::WiredPuzzle& puzzle = now_.puzzle;
    if (name == DrawnName::lamp) return machine::rename_lamp(puzzle, now_.lamp, text);
    if (name == DrawnName::button) return machine::rename_button(puzzle, now_.button, text);
    if (name == DrawnName::title) return machine::set_title(puzzle, text);
    std::vector<std::string> names;
    for (const std::string_view word : machine::split(text, ' ')) {
        if (!word.empty()) names.emplace_back(word);
    }
    return machine::name_states(puzzle, std::move(names));
}

// Applies the typed text. Every key starts from the puzzle before the first one, because half a name may be
// another element's name.
void PuzzleDraft::type(DrawnName name, std::string text) {
    const bool goes_on = typed_ && typed_->name == name;
    if (!goes_on) keep();
    const Drawn& before = before_.back();
    now_ = before;
    const auto problem = give_name(name, text);
    // A renamed button keeps its index, so known buttons stay known.
    now_.known.clear();
    for (std::size_t i = 0; i < before.puzzle.buttons.size(); ++i) {
        if (before.known.contains(before.puzzle.buttons[i].name))
            now_.known.insert(now_.puzzle.buttons[i].name);
    }
    told_ = {};
    typed_ = Typed{name, std::move(text), problem ? problem->message : Message{}};
    look();
}

void PuzzleDraft::step_shown(std::size_t lamp, int by) {
    forget_words();
    keep();
    const int states = now_.puzzle.lamps[lamp].states;
    now_.shown[lamp] = static_cast<std::uint8_t>(machine::steps_on(now_.shown[lamp] + by, states));
}

void PuzzleDraft::record() {
    keep();
    const std::vector<std::uint8_t> after = now_.shown;
    machine::learn(now_.puzzle, now_.button, start_states(now_.puzzle), after);
    for (std::size_t i = 0; i < after.size(); ++i) now_.puzzle.lamps[i].start = after[i];
    now_.known.insert(now_.puzzle.buttons[now_.button].name);
    forget_words();
    look();
    for (std::size_t i = 0; i < now_.puzzle.buttons.size(); ++i) {
        if (!is_known(i)) return choose_button(i);
    }
}

}  // namespace switchbox::ui
