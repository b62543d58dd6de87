// Stored data (app.hpp, docs/kept.md): read at the start, stored after every change, saved to a file and
// loaded from one.
#include <random>
#include <utility>

#include "app/app.hpp"
#include "app/platform.hpp"
#include "game/saved_game.hpp"
#include "game/share_code.hpp"
#include "machine/notation.hpp"

namespace switchbox::app {

StartupData load_startup_data() {
    StartupData beginning;
    beginning.game = platform::load("game");
    beginning.settings = platform::load("settings");
    beginning.lesson = platform::load("lesson");
    beginning.statistics = platform::load("statistics");
    beginning.attempts = platform::load("attempts");
    std::random_device device;
    beginning.seed = std::uint64_t{device()} << 32U ^ device();
    return beginning;
}

void App::warn_of(Message problem, std::string_view name) {
    const std::string place = platform::set_aside(name);
    if (place.empty()) left_in_place_.push_back(name);
    view_.warn(together(std::move(problem),
                        place.empty() ? tell("view.shell.not-kept") : tell("view.shell.kept", place)));
}

void App::resume_attempts(const std::string& text) {
    if (text.empty()) return;
    const auto attempts = game::RecentPuzzles::parse(text);
    if (!attempts) return warn_of(tell("view.shell.damaged-attempts", attempts.error().message), "attempts");
    attempts_ = kept_attempts_ = *attempts;
}

bool App::restore(const StartupData& beginning) {
    if (!beginning.settings.empty()) {
        const auto settings = ui::parse_settings(beginning.settings);
        if (settings) {
            settings_ = *settings;
            if (!settings_.language.empty()) platform::speak(settings_.language);
        } else if (!embedded_) {
            warn_of(tell("view.shell.damaged-settings", settings.error().message), "settings");
        }
    }
    if (!beginning.game.empty()) {
        const auto game = game::load_game(beginning.game);
        if (game) {
            game_ = *game;
        } else {
            warn_of(tell("view.shell.damaged-game", game.error().message), "game");
        }
    }
    if (beginning.code.empty()) return false;
    const auto position = game::parse_share_code(beginning.code);
    if (beginning.game.empty() && position) {
        // On a first visit through a link there is no game to return to.
        game_ = game::Game(*position);
        return true;
    }
    const game::Position before = game_.position();
    if (leads_elsewhere(beginning.code)) carry_out(game::Open{beginning.code});
    return game_.position() != before;
}

void App::show_record() {
    game::Statistics statistics = record_.all();
    const game::Streak streak = game::streak_of(statistics, game::number_of(game::today()));
    view_.show_record({std::move(statistics), streak, cleared_.has_value()});
}

void App::forget_record() {
    const platform::StorageLock alone;
    cleared_ = record_.all();
    record_works_ = record_.replace({});
    show_record();
}

// Restores the cleared statistics and adds those recorded since.
void App::bring_record_back() {
    if (!cleared_) return;
    const platform::StorageLock alone;
    record_works_ = record_.replace(added(record_.all(), *cleared_));
    cleared_.reset();
    show_record();
    view_.tell(tell("view.shell.statistics-back"));
}

ui::KeptData App::data() { return {settings_, game_, record_.all(), view_.lesson_text()}; }

void App::save_data() {
    const auto answer =
        platform::save_text(std::string(ui::kept_data_name), "text/plain", ui::format_kept_data(data()));
    if (answer) saved(*answer);
}

void App::take(const ui::KeptData& data, bool from_file) {
    drop_work();
    change_settings(data.settings);
    game_ = data.game;
    record_works_ = record_.replace(data.statistics);
    view_.take_loaded(game_, data.lesson, from_file);
}

// Loads a dropped file, which may also be a puzzle.
void App::load_data(const std::string& text) {
    if (paste_puzzle(text)) return;
    const auto found = ui::parse_kept_data(text);
    if (!found) return view_.warn(tell("view.shell.bad-data", found.error().message));
    before_load_ = data();
    take(*found, true);
    save();
}

void App::load_data() {
    const auto text = platform::saved_text(std::string(ui::kept_data_name));
    if (!text) return;
    if (!*text) return view_.warn(text->error().message);
    load_data(**text);
}

void App::take_data_back() {
    if (!before_load_) return;
    take(*before_load_, false);
    before_load_.reset();
}

bool App::keep(std::string_view name, const std::string& text) {
    return machine::place_of(name, left_in_place_).has_value() || platform::store(name, text);
}

// Warns once that storage failed, until it works again.
void App::told_kept(bool kept) {
    if (!kept && storage_works_) view_.warn(tell("view.shell.no-storage"));
    storage_works_ = kept;
}

void App::save() {
    told_kept(keep("game", game::save_game(game_)) && keep_attempts());
    // If the game could not be stored either, that was already reported.
    if (!record_works_ && storage_works_ && !record_told_) view_.warn(tell("view.shell.no-statistics"));
    record_told_ = !record_works_;
}

bool App::keep_attempts() {
    if (attempts_ == kept_attempts_) return true;
    if (!keep("attempts", attempts_.text())) return false;
    kept_attempts_ = attempts_;
    return true;
}

// Stores the lesson, so that a reload continues it.
void App::keep_lesson() {
    std::string lesson = view_.lesson_text();
    if (lesson == kept_lesson_) return;
    kept_lesson_ = std::move(lesson);
    told_kept(keep("lesson", kept_lesson_));
}

}  // namespace switchbox::app
