#include "app/app.hpp"

#include <cmath>
#include <random>
#include <utility>

#include "app/platform.hpp"
#include "base/message.hpp"
#include "game/daily.hpp"
#include "game/fitting_machines.hpp"
#include "game/levels.hpp"
#include "game/new_game.hpp"
#include "game/saved_game.hpp"
#include "game/sentences.hpp"
#include "game/share_code.hpp"
#include "game/worksheet.hpp"
#include "i18n/words.hpp"
#include "machine/board_signs.hpp"
#include "machine/text.hpp"
#include "ui/dialogs/card_view.hpp"
#include "ui/export/sheets.hpp"
#include "ui/export/worksheet.hpp"
#include "ui/frame/status_words.hpp"
#include "ui/keys.hpp"
#include "ui/kit/pictures.hpp"

namespace switchbox::app {
namespace {

game::Game game_from(std::uint64_t seed) {
    return game::Game(game::opening(*game::new_puzzle(machine::first_choice(), seed)));
}

// Returns the first status. An embedded board has no pane with the rule, so the status begins with it.
Message first_words(const game::Game& game, bool embedded) {
    if (!embedded || game.position().press_count > 0) return game::standing(game);
    const machine::MachineChoice& machine = game.puzzle().machine;
    const bool is_short = ui::picture_of_machine(machine->id()) != nullptr && !machine->restricts_presses();
    return together(is_short ? ui::press_line(machine->id()) : machine->about(), game::standing(game));
}

}  // namespace

App::App(const StartupData& beginning, const ui::SystemPreferences& surroundings)
    : random_(beginning.seed),
      game_(game_from(fresh_seed())),
      embedded_(beginning.embedded),
      options_(embedded_ ? ui::parse_embed_options(beginning.options) : ui::EmbedOptions{}),
      surroundings_(ui::with_options(surroundings, options_)) {
    if (embedded_) view_.embed(options_);
    const bool linked = restore(beginning);
    settings_ = ui::with_options(settings_, options_);
    platform::set_captured_keys(ui::page_keys(settings_, embedded_, options_));
    kept_lesson_ = beginning.lesson;
    resume_attempts(beginning.attempts);
    Message damage = record_.begin(beginning.statistics);
    if (!damage.empty()) view_.warn(std::move(damage));
    if (!linked) view_.resume_lesson(beginning.lesson);
    welcome(beginning);
    Message misread = ui::problem_with(options_);
    if (!misread.empty()) view_.warn(std::move(misread));
    if (settings_.sound) ready_sound();
    show_record();
    view_.follow_level(game_);
    if (view_.state().messages.status.empty())
        view_.tell(first_words(game_, embedded_), game::distance(game_));
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
    // A level would lead on to the next one, but the first game leads on to more games.
    auto first = game::new_puzzle_with(machine, fresh_seed(), ui::first_game_presses);
    while (game::level_of(*first) != nullptr)
        first = game::new_puzzle_with(machine, fresh_seed(), ui::first_game_presses);
    game_ = game::Game(game::opening(*first));
    view_.set_next_game({machine, ui::first_game_presses});
}

// Ends the guides of a game that was won before this action.
void App::end_guides(const ui::Settings& remaining) {
    if (!(settings_ == remaining)) change_settings(remaining);
}

// Returns whether the link is valid and leads to another position. After a reload it is the same one, and the
// history stays. `has_game`: there is a game that a damaged link leaves alone.
bool App::leads_elsewhere(const std::string& code, bool has_game) {
    const auto position = game::parse_share_code(code);
    if (!position) {
        const MessageId<1> problem = embedded_  ? "view.shell.bad-embed"_id
                                     : has_game ? "view.shell.bad-link"_id
                                                : "view.shell.bad-first-link"_id;
        view_.ask(tell(problem, position.error().message));
        shown_code_.clear();  // restores the game's address
        addressed_ = 0;
        return false;
    }
    return game::share_code(*position) != game::share_code(game_.position());
}

void App::open(const std::string& code) {
    view_.end_question();
    if (!leads_elsewhere(code, true)) return;
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
    const ui::Settings remaining = ui::without_ended_guides(settings_, game_);
    const std::uint64_t presses_before = game_.position().press_count;
    const auto done = game_.apply(action);
    if (!done) {
        signal({game::FeedbackKind::refused});
        return view_.tell(done.error().message);
    }
    signal(game::feedback_after(action, game_, was_solved));
    end_guides(remaining);
    work_.reset();
    view_.tell(*done, game_);
    if (std::holds_alternative<game::Open>(action)) view_.follow_level(game_);
    note(action);
    show_progress();
    note_for_host(action, presses_before, was_solved);
}

// Records the action in the statistics. Moves inside a lesson are not counted.
void App::note(const game::Action& action) {
    const double seconds = now_ - std::exchange(noted_, now_);
    const ui::LessonState& lesson = view_.state().lesson;
    if (!lesson.id.empty() && lesson.progress != game::LessonProgress::strayed) return;
    const game::Statistics news = attempts_.note(action, game_, seconds, game::number_of(game::today()));
    if (!news.empty() || !record_works_) add_to_record(news);
}

void App::note_lesson(const std::string& id) {
    game::Statistics news;
    news.lessons.insert(id);
    add_to_record(news);
}

void App::add_to_record(const game::Statistics& news) {
    record_works_ = record_.add(news);
    show_record();
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
        platform::set_captured_keys(ui::page_keys(settings, embedded_, options_));
    const ui::Settings before = std::exchange(settings_, settings);
    if (before.sound != settings_.sound) ready_sound();
    // Demonstrates a signal that was just switched on.
    const bool is_new = (settings_.sound && !before.sound) || (settings_.vibration && !before.vibration);
    if (is_new) signal({game::FeedbackKind::hint});
    told_kept(keep("settings", ui::format_settings(settings_)));
}

void App::handle(const ui::Request& request) {
    std::visit(Overloaded{
                   [&](const game::Action& action) { apply(action); },
                   [&](const ui::NewGameRequest& wanted) { start_new(wanted); },
                   [&](const ui::DailyRequest& wanted) { start_daily(wanted); },
                   [&](const ui::RetryRequest& wanted) { retry(wanted); },
                   [&](const ui::ClearLostRequest&) { clear_lost(); },
                   [&](const ui::RandomPictureRequest& wanted) {
                       apply(game::SetPicture{wanted.side,
                                              game::random_picture(game_.puzzle().machine, fresh_seed())});
                   },
                   [&](const ui::ShareRequest&) { share(); },
                   [&](const ui::LinkRequest&) { show_link(); },
                   [&](const ui::PageRequest&) { open_page(); },
                   [&](const ui::EmbedCodeRequest&) { copy_embed_code(); },
                   [&](const ui::ShareResultRequest&) { share_result(); },
                   [&](const ui::PasteRequest&) { take_in(platform::pasted()); },
                   [&](const ui::BoardRequest& wanted) { use_board(wanted); },
                   [&](const ui::CopyRequest& wanted) {
                       copy(wanted.text, {wanted.said, tell("view.shell.nothing-copied")});
                   },
                   [&](const ui::ExportRequest& wanted) { save_export(wanted); },
                   [&](const ui::LessonDoneRequest& done) { note_lesson(done.id); },
                   [&](const ui::StatisticsRequest&) {
                       cleared_.reset();
                       show_record();
                   },
                   [&](const ui::ClearStatisticsRequest&) { forget_record(); },
                   [&](const ui::RestoreStatisticsRequest&) { bring_record_back(); },
                   [&](const ui::SaveDataRequest&) { save_data(); },
                   [&](const ui::LoadDataRequest&) { load_data(); },
                   [&](const ui::RestoreDataRequest&) { take_data_back(); },
                   [&](const game::SearchRequest& question) { search(question); },
                   [&](const ui::AcceptBestRequest&) { use_best_found(); },
                   [&](const ui::CancelSearchRequest&) { drop_work(); },
                   [&](const ui::Settings& settings) { change_settings(settings); },
               },
               request);
}

void App::start_new(const ui::NewGameRequest& wanted) {
    const std::uint64_t seed = wanted.seed ? *wanted.seed : fresh_seed();
    const game::NewGame fresh{wanted.machine, seed, wanted.fewest, wanted.quest};
    if (!waits_for_board(fresh, wanted) && !waits_for_game(fresh, std::nullopt))
        return begin(fresh, std::nullopt, nullptr);
    if (is_making()) view_.await_game();
}

// Begins a day's puzzle. Days to come and days before the first puzzle have none.
void App::start_daily(const ui::DailyRequest& wanted) {
    const game::DayNumber today = game::number_of(game::today());
    const game::DayNumber day = wanted.day.value_or(today);
    if (day < game::first_daily || day > today) return;
    const game::NewGame fresh = game::daily_game(day);
    if (!waits_for_board(fresh, ui::DailyRequest{day}) && !waits_for_game(fresh, day))
        begin(fresh, day, nullptr);
}

// Begins a lost puzzle afresh, as if it had never been played.
void App::retry(const ui::RetryRequest& wanted) {
    const game::Action open = game::Open{wanted.puzzle};
    if (waits_for_board(open, wanted)) return;
    carry_out(open);
    if (game::share_code(game_.position()) != wanted.puzzle) return;  // it could not be opened
    attempts_.begin_again(game_);
    show_progress();
}

void App::clear_lost() {
    game::Statistics news;
    for (const game::LostPuzzle& lost : record_.all().lost) news.regained.insert(lost.puzzle);
    record_works_ = record_.add(news);
    show_record();
}

// Begins a new game. `search` is the search that found it, or nullptr if none was needed.
void App::begin(const game::NewGame& fresh, std::optional<game::DayNumber> day,
                const game::GameSearch* search) {
    if (is_making()) work_.reset();
    const ui::Settings remaining = ui::without_ended_guides(settings_, game_);
    const auto begun = search == nullptr ? game_.apply(fresh) : game_.begin(fresh, *search);
    if (!begun) {
        signal({game::FeedbackKind::refused});
        return view_.refuse_game(begun.error().message);
    }
    has_new_game_ = true;
    end_guides(remaining);
    work_.reset();
    game::Outcome outcome = *begun;
    if (day) outcome.sentence = game::daily_title(*day);
    view_.tell(outcome, game_);
    note(fresh);
    if (day) attempts_.begin_daily(game_, *day, game::number_of(game::today()));
    show_progress();
    note_for_host(fresh, 0, false);
}

// Updates the mirror and the address if their revisions have changed.
void App::publish() {
    if (view_.revision() != published_) {
        published_ = view_.revision();
        const ui::FocusState& focus = view_.state().focus;
        const ui::MirrorUpdate news = mirror_.update(view_.mirror());
        platform::publish_mirror(news, mirror_.sent(), focus.visible ? focus.id : std::string());
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
    follow_date();
    const ui::Requests requests = view_.decide(input(pixels, zoom));
    for (const ui::Request& request : requests) {
        if (ui::changes_game(request)) view_.end_question();
        handle(request);
    }
    // Save once for all requests.
    if (!requests.empty()) save();
    ui::FrameOutput output = view_.draw(input(pixels, zoom));
    scene_ = std::move(output.scene);
    keep_lesson();
    publish();
    tell_host();
    return output.next_frame;
}

// Stored data (app.hpp, docs/kept.md): read at the start, stored after every change, saved to a file and
// loaded from one.

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
    if (leads_elsewhere(beginning.code, !beginning.game.empty())) carry_out(game::Open{beginning.code});
    return game_.position() != before;
}

void App::show_record() {
    ui::RecordState record;
    record.statistics = record_.all();
    record.today = game::number_of(game::today());
    record.streak = game::streak_of(record.statistics, record.today);
    record.was_cleared = cleared_.has_value();
    view_.show_record(std::move(record));
    show_progress();
}

void App::show_progress() {
    constexpr std::uint64_t milliseconds = 1000;
    const game::Attempt& attempt = attempts_.now(game_);
    const ui::RecordState& record = view_.state().record;
    view_.show_progress(
        {.day = attempt.day,
         .seconds = attempt.milliseconds / milliseconds,
         .was_shown = attempt.state == game::Attempt::State::shown,
         .returns_tomorrow = game::returns_tomorrow(record.statistics, attempt.puzzle, record.today)});
}

void App::follow_date() {
    if (view_.state().record.today != game::number_of(game::today())) show_record();
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
    show_record();
}

void App::load_data(const std::string& text) {
    const auto found = ui::parse_kept_data(text);
    if (!found) return view_.ask(tell("view.shell.bad-data", found.error().message));
    before_load_ = data();
    take(keeping_progress(*found, before_load_->statistics), true);
    save();
}

void App::load_data() {
    const auto text = platform::saved_text(std::string(ui::kept_data_name));
    if (!text) return;
    if (!*text) return view_.warn(text->error().message);
    load_data(machine::as_utf8(**text));
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

// Sharing (app.hpp): links, the clipboard and files.

void App::take_in(const std::string& bytes) {
    const std::string text = machine::as_utf8(bytes);
    if (view_.take_pasted(text)) return;
    view_.end_question();
    if (machine::cleaned(text.substr(0, 64)).starts_with(ui::kept_data_mark)) return load_data(text);
    if (take_puzzle(text)) return;
    if (const auto code = game::code_in(text)) return open(*code);
    take_board(text);
}

bool App::take_puzzle(const std::string& text) {
    const auto imported = game::import_text(text, game_.puzzle().machine);
    if (!imported) return false;
    if (*imported) {
        apply(game::Open{(*imported)->code});
        save();
        if (!(*imported)->remark.empty()) view_.tell((*imported)->remark);
    } else {
        view_.ask(tell("puzzle.not-played", imported->error().message));
    }
    return true;
}

// Asks which of two signs is lit if that is not plain.
void App::take_board(const std::string& text) {
    const ui::EditState& edit = view_.state().edit;
    const game::Side side = edit.on ? edit.side : game::Side::start;
    if (const auto signs = machine::undecided_signs(text, machine::largest_side)) {
        std::vector<ui::QuestionAnswer> answers;
        for (const std::string& sign : *signs) {
            const auto board = machine::read_board(text, {.lit = sign});
            if (board) answers.push_back({tell("view.shell.is-lit", sign), ui::BoardRequest{*board, side}});
        }
        return view_.ask(tell("view.shell.ask-lit"), std::move(answers));
    }
    const auto board = machine::read_board(text);
    if (!board) return view_.ask(tell("view.shell.not-understood", board.error().message));
    use_board({*board, side});
}

// Shows the board on the machine in play if it fits, maybe at another size, or else asks for a machine.
void App::use_board(const ui::BoardRequest& wanted) {
    const machine::ReadBoard& board = wanted.board;
    const machine::MachineChoice current = game_.puzzle().machine;
    std::vector<machine::MachineChoice> choices;
    if (wanted.machine) {
        choices = {*wanted.machine};
    } else {
        choices = game::fitting_machines(board, current);
    }
    const Message words = board.words();
    if (choices.empty()) return view_.ask(tell("view.shell.no-machine", words));
    // A single row may be a number: the game changes its size only if the player agrees.
    const bool is_other =
        choices.front()->id() != current->id() || (board.shape.rows == 1 && !(choices.front() == current));
    if (!wanted.machine && is_other) {
        std::vector<ui::QuestionAnswer> answers;
        answers.reserve(choices.size());
        for (const machine::MachineChoice& choice : choices)
            answers.push_back({choice->name(), ui::BoardRequest{board, game::Side::start, choice}});
        return view_.ask(tell("view.shell.other-machine", current->name(), words), std::move(answers));
    }
    const machine::MachineChoice& choice = choices.front();
    const machine::Picture picture{board.shape, board.cells};
    if (choice == current) {
        apply(game::SetPicture{wanted.side, picture});
    } else {
        apply(game::Open{game::share_code(game::opening({choice, picture, choice->default_target()}))});
    }
    save();
    Message remark;
    if (!(choice == current)) {
        remark = tell(
            "view.shell.opened-on", choice->name(),
            tell("view.export.board-states", board.shape.rows, board.shape.columns, choice->lamp_states()));
    }
    if (board.reading.is_by_signs) remark = together(std::move(remark), tell("view.shell.board-read", words));
    if (board.can_be_swapped())
        return view_.ask(std::move(remark),
                         {{tell("view.shell.swap"), ui::BoardRequest{board.swapped(), wanted.side, choice}}});
    if (!remark.empty()) view_.ask(std::move(remark));
}

// Returns the link to the game. If the game is too large for one, reports that and returns nullopt.
std::optional<std::string> App::link() {
    const auto code = game::link_code(game_.position());
    if (code) return platform::link_to(*code);
    view_.tell(tell("view.shell.too-large-for-link"));
    return std::nullopt;
}

void App::show_link() {
    if (const auto to = link()) view_.show_link(*to);
}

void App::share() {
    const auto to = link();
    if (!to || (surroundings_.touch && platform::share(*to))) return;
    copy(*to, {tell("view.shell.link-copied"), tell("view.shell.link-not-copied")});
}

void App::shared(bool done) {
    if (done) return view_.tell(tell("view.shell.shared"));
    if (const auto to = link())
        copy(*to, {tell("view.shell.not-shared-copied"), tell("view.shell.not-shared")});
}

void App::open_page() {
    const auto to = link();
    if (!to || platform::open_link(*to)) return;
    copy(*to, {tell("view.shell.no-tab-copied"), tell("view.shell.no-tab")});
}

void App::copy_embed_code() {
    const auto code = game::link_code(game_.position());
    if (!code) return view_.tell(tell("view.shell.too-large-for-link"));
    copy(ui::embed_code(game_, platform::link_to(std::string(game::embed_prefix) + *code)),
         {tell("view.shell.embed-copied"), tell("view.shell.nothing-copied")});
}

// Copies the result with a link to the puzzle, which does not contain the solution.
void App::share_result() {
    const auto code = game::link_code(game::opening(game_.puzzle()));
    const std::string to = platform::link_to(code.value_or(""));
    Message result = daily_result(to);
    if (result.empty()) result = game::result_words(game_, to, view_.state().record.play.was_shown);
    copy(say(result), {tell("view.shell.result-copied"), tell("view.shell.nothing-copied")});
}

// Returns the result of the daily puzzle in play if the player has won it; otherwise empty. It tells the
// streak up to its day, and none if the win came too late for it.
Message App::daily_result(const std::string& to) const {
    const game::Attempt& attempt = attempts_.now(game_);
    if (!attempt.day || attempt.state != game::Attempt::State::won) return {};
    const game::Statistics& statistics = view_.state().record.statistics;
    const bool counts = statistics.daily_wins.contains(*attempt.day);
    return game::daily_result(game_, *attempt.day,
                              counts ? streak_of(statistics, *attempt.day) : game::Streak{}, to);
}

void App::copy(const std::string& text, CopyWords words) {
    copying_.push_back(std::move(words));
    const std::optional<bool> worked = platform::copy(text);
    if (worked) copied(*worked);
}

void App::copied(bool worked) {
    if (copying_.empty()) return;
    view_.tell(worked ? copying_.front().done : copying_.front().failed);
    copying_.pop_front();
}

void App::save_export(const ui::ExportRequest& wanted) {
    if (!ui::has_sheet(game_, wanted.what, wanted.format)) return;
    if (wanted.what == ui::ExportWhat::worksheet) return save_worksheet(wanted);
    const std::string name = ui::file_name_of(game_, wanted.what, wanted.format);
    platform::Saved answer;
    if (wanted.format == ui::ExportFormat::text) {
        answer = wanted.what == ui::ExportWhat::certificate
                     ? platform::save_text(name, "application/json", ui::certificate_text(game_))
                     : platform::save_text(name, "text/plain", ui::solution_text(game_));
    } else {
        const ui::Drawing sheet = ui::sheet_of(game_, wanted.what, theme());
        const bool png = wanted.format == ui::ExportFormat::png;
        const std::string svg = ui::svg_of(sheet, png ? ui::font_faces() : "");
        answer = png ? platform::save_png(name, svg, static_cast<int>(std::ceil(sheet.width)),
                                          static_cast<int>(std::ceil(sheet.height)))
                     : platform::save_text(name, "image/svg+xml", svg);
    }
    if (answer) saved(*answer);
}

void App::save_worksheet(const ui::ExportRequest& wanted) {
    const std::string name = ui::file_name_of(game_, wanted.what, wanted.format);
    const game::NewGame requested{game_.puzzle().machine, static_cast<std::uint32_t>(fresh_seed())};
    const auto sheet = game::make_worksheet(requested, static_cast<std::size_t>(wanted.boards));
    if (!sheet) return view_.warn(tell("view.shell.not-made", name, sheet.error().message));
    const auto answer = platform::save_pages(name, ui::worksheet_pages(*sheet).pages);
    if (answer) saved(*answer);
}

void App::saved(const Result<Message>& told) {
    if (told) return view_.tell(*told);
    view_.warn(told.error().message);
}

}  // namespace switchbox::app
