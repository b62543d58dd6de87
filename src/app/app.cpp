#include "app/app.hpp"

#include <utility>

#include "app/platform.hpp"
#include "base/overloaded.hpp"
#include "game/new_game.hpp"
#include "game/sentences.hpp"
#include "game/share_code.hpp"
#include "i18n/words.hpp"
#include "ui/frame/guide.hpp"
#include "ui/page_keys.hpp"

namespace switchbox::app {
namespace {

game::Game game_from(std::uint64_t seed) {
    return game::Game(game::opening(*game::new_puzzle(machine::first_choice(), seed)));
}

}  // namespace

App::App(const StartupData& beginning, const ui::SystemPreferences& surroundings)
    : random_(beginning.seed),
      game_(game_from(fresh_seed())),
      embedded_(beginning.embedded),
      surroundings_(surroundings) {
    if (embedded_) view_.embed();
    const bool linked = restore(beginning);
    platform::set_captured_keys(ui::page_keys(settings_, embedded_));
    kept_lesson_ = beginning.lesson;
    resume_attempts(beginning.attempts);
    Message damage = record_.begin(beginning.statistics);
    if (!damage.empty()) view_.warn(std::move(damage));
    if (!linked) view_.resume_lesson(beginning.lesson);
    welcome(beginning);
    if (settings_.sound) ready_sound();
    if (view_.state().messages.status.empty()) view_.tell(game::standing(game_), game::distance(game_));
    // Save from the first moment on, so that a reload restores this very game.
    save();
    if (settings_.introduces && beginning.settings.empty()) change_settings(settings_);
}

// Returns a seed of 48 bits, short because links to large boards contain it.
std::uint64_t App::fresh_seed() {
    constexpr unsigned bits = 48;
    return random_.next() >> (64U - bits);
}

// Sets up a first visit. A link has its own game, and an embedded board shows no guide.
void App::welcome(const StartupData& beginning) {
    if (embedded_) {
        settings_.guided = settings_.introduces = false;
        return;
    }
    if (!beginning.game.empty() || !beginning.settings.empty() || !beginning.lesson.empty()) return;
    const bool guided = beginning.code.empty();
    settings_ = ui::new_player(guided);
    if (!guided) return;
    const machine::MachineChoice machine = machine::first_choice();
    game_ = game::Game(game::opening(*game::new_puzzle_with(machine, fresh_seed(), ui::first_game_presses)));
    view_.set_next_game({machine, ui::first_game_presses});
}

// Ends the guide after the first win, at the next action.
void App::end_guide(bool was_solved) {
    if (settings_.guided && was_solved) change_settings(ui::without_guide(settings_));
}

// Returns whether the link is valid and leads to another position. After a reload it is the same one, and the
// history stays.
bool App::leads_elsewhere(const std::string& code) {
    const auto position = game::parse_share_code(code);
    if (!position) {
        view_.warn(
            tell(embedded_ ? "view.shell.bad-embed" : "view.shell.bad-link", position.error().message));
        shown_code_.clear();  // restores the game's address
        addressed_ = 0;
        return false;
    }
    return game::share_code(*position) != game::share_code(game_.position());
}

void App::open(const std::string& code) {
    if (!leads_elsewhere(code)) return;
    apply(game::Open{code});
    save();
}

void App::apply(const game::Action& action) {
    if (!waits_for_board(action, action)) carry_out(action);
}

void App::carry_out(const game::Action& action) {
    drop_making();
    if (work_) work_->learn(true);  // also store results about the rest of the solution
    const bool was_solved = game_.is_solved();
    const auto done = game_.apply(action);
    if (!done) {
        signal({game::CueKind::refused});
        return view_.tell(done.error().message);
    }
    signal(game::cue_after(action, game_, was_solved));
    end_guide(was_solved);
    work_.reset();
    view_.tell(*done, game_);
    note(action);
}

// Records the action in the statistics. Moves inside a lesson are not counted.
void App::note(const game::Action& action) {
    const double seconds = now_ - std::exchange(noted_, now_);
    const ui::LessonState& lesson = view_.state().lesson;
    if (!lesson.id.empty() && lesson.progress != game::LessonProgress::strayed) return;
    const game::Statistics news = attempts_.note(action, game_, seconds);
    if (news.empty() && record_works_) return;
    record_works_ = record_.add(news);
}

void App::signal(const game::FeedbackEvent& cue) const {
    if (settings_.sound) platform::play(ui::notes_of(cue));
    if (settings_.vibration) platform::vibrate(ui::pulses_of(cue.kind));
}

void App::ready_sound() {
    Message problem = platform::use_sound(settings_.sound);
    if (!problem.empty()) view_.warn(std::move(problem));
}

void App::change_settings(const ui::Settings& settings) {
    if (settings.language != settings_.language) platform::speak(settings.language);
    if (settings.one_key != settings_.one_key)
        platform::set_captured_keys(ui::page_keys(settings, embedded_));
    const ui::Settings before = std::exchange(settings_, settings);
    if (before.sound != settings_.sound) ready_sound();
    // Demonstrates a signal that was just switched on.
    const bool is_new = (settings_.sound && !before.sound) || (settings_.vibration && !before.vibration);
    if (is_new) signal({game::CueKind::hint});
    told_kept(keep("settings", ui::format_settings(settings_)));
}

void App::handle(const ui::Request& request) {
    std::visit(Overloaded{
                   [&](const game::Action& action) { apply(action); },
                   [&](const ui::WantNewGame& wanted) { start_new(wanted); },
                   [&](const ui::WantRandomPicture& wanted) {
                       apply(game::SetPicture{wanted.side,
                                              game::random_picture(game_.puzzle().machine, fresh_seed())});
                   },
                   [&](const ui::WantShare&) { share(); },
                   [&](const ui::WantLink&) { show_link(); },
                   [&](const ui::WantPage&) { open_page(); },
                   [&](const ui::WantEmbedCode&) { copy_embed_code(); },
                   [&](const ui::WantShareResult&) { share_result(); },
                   [&](const ui::WantPaste&) { paste(platform::pasted()); },
                   [&](const ui::WantCopy& wanted) {
                       copy(wanted.text, {wanted.said, tell("view.shell.nothing-copied")});
                   },
                   [&](const ui::WantExport& wanted) { save_export(wanted); },
                   [&](const ui::WantStatistics&) {
                       cleared_.reset();
                       show_record();
                   },
                   [&](const ui::WantNoStatistics&) { forget_record(); },
                   [&](const ui::WantStatisticsBack&) { bring_record_back(); },
                   [&](const ui::WantSaveData&) { save_data(); },
                   [&](const ui::WantLoadData&) { load_data(); },
                   [&](const ui::WantDataBack&) { take_data_back(); },
                   [&](const game::SearchRequest& question) { search(question); },
                   [&](const ui::WantBestFound&) { use_best_found(); },
                   [&](const ui::WantNoSearch&) { drop_work(); },
                   [&](const ui::Settings& settings) { change_settings(settings); },
               },
               request);
}

void App::start_new(const ui::WantNewGame& wanted) {
    const auto day = wanted.daily ? std::optional(game::today()) : std::nullopt;
    const std::uint64_t chosen = day ? game::daily_seed(*day) : fresh_seed();
    const game::NewGame fresh{wanted.machine, wanted.seed.value_or(chosen), wanted.fewest, wanted.quest};
    if (!waits_for_board(fresh, wanted) && !waits_for_game(fresh, day)) return begin(fresh, day, nullptr);
    if (is_making()) view_.await_game();
}

// Begins a new game. `search` is the search that found it, or nullptr if none was needed.
void App::begin(const game::NewGame& fresh, std::optional<game::Day> day, const game::GameSearch* search) {
    if (is_making()) work_.reset();
    const bool was_solved = game_.is_solved();
    const auto begun = search == nullptr ? game_.apply(fresh) : game_.begin(fresh, *search);
    if (!begun) {
        signal({game::CueKind::refused});
        return view_.refuse_game(begun.error().message);
    }
    has_new_game_ = true;
    end_guide(was_solved);
    work_.reset();
    view_.tell(*begun, game_);
    note(fresh);
    if (day) attempts_.begin_daily(game_, game::number_of(*day));
}

// Updates the mirror and the address if their revisions have changed.
void App::publish() {
    if (view_.revision() != published_) {
        published_ = view_.revision();
        const ui::FocusState& focus = view_.state().focus;
        const ui::MirrorUpdate news = mirror_.tell(view_.mirror());
        platform::publish_mirror(news, mirror_.told(), focus.visible ? focus.id : std::string());
    }
    if (game_.revision() == addressed_) return;
    addressed_ = game_.revision();
    platform::schedule_address_update();
}

void App::show_address() {
    std::string code = game::link_code(game_.position()).value_or("");
    if (code == shown_code_) return;
    shown_code_ = std::move(code);
    platform::show_address(shown_code_, say(game_.puzzle().machine->name()),
                           std::exchange(has_new_game_, false));
}

ui::FrameInput App::input(float pixels, float zoom) const {
    return {game_, settings_, surroundings_, now_, pixels, zoom, waiting()};
}

double App::frame(double now, float pixels, float zoom) {
    now_ = now;
    const ui::Requests requests = view_.decide(input(pixels, zoom));
    for (const ui::Request& request : requests) handle(request);
    // Save once for all requests.
    if (!requests.empty()) save();
    ui::FrameOutput output = view_.draw(input(pixels, zoom));
    scene_ = std::move(output.scene);
    keep_lesson();
    publish();
    return output.next_frame;
}

}  // namespace switchbox::app
