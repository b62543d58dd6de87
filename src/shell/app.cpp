#include "shell/app.hpp"

#include <cmath>
#include <random>
#include <utility>

#include "machine/notation.hpp"
#include "play/brought.hpp"
#include "play/new_game.hpp"
#include "play/pasted.hpp"
#include "play/saved_game.hpp"
#include "play/sentences.hpp"
#include "play/share_code.hpp"
#include "shell/platform.hpp"
#include "view/export/embed_code.hpp"
#include "view/export/sheets.hpp"
#include "view/frame/guide.hpp"
#include "view/kit/svg.hpp"
#include "view/page_keys.hpp"
#include "words/words.hpp"

namespace switchbox::shell {
namespace {

play::Game game_from(std::uint64_t seed) {
    return play::Game(play::opening(*play::new_puzzle(machine::first_choice(), seed)));
}

}  // namespace

Beginning remembered() {
    Beginning beginning;
    beginning.game = platform::load("game");
    beginning.settings = platform::load("settings");
    beginning.lesson = platform::load("lesson");
    beginning.statistics = platform::load("statistics");
    beginning.attempts = platform::load("attempts");
    std::random_device device;
    beginning.seed = std::uint64_t{device()} << 32U ^ device();
    return beginning;
}

App::App(const Beginning& beginning, const view::Surroundings& surroundings)
    : random_(beginning.seed),
      game_(game_from(fresh_seed())),
      embedded_(beginning.embedded),
      surroundings_(surroundings) {
    if (embedded_) view_.embed();
    const bool linked = restore(beginning);
    platform::use_keys(view::page_keys(settings_, embedded_));
    kept_lesson_ = beginning.lesson;
    resume_attempts(beginning.attempts);
    Message damage = record_.begin(beginning.statistics);
    if (!damage.empty()) view_.warn(std::move(damage));
    if (!linked) view_.resume_lesson(beginning.lesson);
    welcome(beginning);
    if (settings_.sound) ready_sound();
    if (view_.state().messages.status.empty()) view_.tell(play::standing(game_), play::distance(game_));
    // From the first moment on, so that a reload comes back to this very game.
    save();
    if (settings_.introduces && beginning.settings.empty()) change_settings(settings_);
}

// Links to large boards spell it out.
std::uint64_t App::fresh_seed() {
    constexpr unsigned bits = 48;
    return random_.next() >> (64U - bits);
}

// Somebody who has never been here. A link has its own game; on a page of somebody else's nobody is guided.
void App::welcome(const Beginning& beginning) {
    if (embedded_) {
        settings_.guided = settings_.introduces = false;
        return;
    }
    if (!beginning.game.empty() || !beginning.settings.empty() || !beginning.lesson.empty()) return;
    const bool guided = beginning.code.empty();
    settings_ = view::new_player(guided);
    if (!guided) return;
    const machine::MachineChoice machine = machine::first_choice();
    game_ =
        play::Game(play::opening(*play::new_puzzle_with(machine, fresh_seed(), view::first_game_presses)));
    view_.wish({machine, view::first_game_presses});
}

// With the first win, once the player goes on.
void App::end_guide(bool was_solved) {
    if (settings_.guided && was_solved) change_settings(view::without_guide(settings_));
}

void App::warn_of(Message problem, std::string_view name) {
    const std::string place = platform::set_aside(name);
    if (place.empty()) left_in_place_.push_back(name);
    view_.warn(together(std::move(problem),
                        place.empty() ? tell("view.shell.not-kept") : tell("view.shell.kept", place)));
}

void App::resume_attempts(const std::string& text) {
    if (text.empty()) return;
    const auto attempts = play::Attempts::parse(text);
    if (!attempts) return warn_of(tell("view.shell.damaged-attempts", attempts.error().message), "attempts");
    attempts_ = kept_attempts_ = *attempts;
}

bool App::restore(const Beginning& beginning) {
    if (!beginning.settings.empty()) {
        const auto settings = view::parse_settings(beginning.settings);
        if (settings) {
            settings_ = *settings;
            if (!settings_.language.empty()) platform::speak(settings_.language);
        } else if (!embedded_) {
            warn_of(tell("view.shell.damaged-settings", settings.error().message), "settings");
        }
    }
    if (!beginning.game.empty()) {
        const auto game = play::load_game(beginning.game);
        if (game) {
            game_ = *game;
        } else {
            warn_of(tell("view.shell.damaged-game", game.error().message), "game");
        }
    }
    if (beginning.code.empty()) return false;
    const auto position = play::parse_share_code(beginning.code);
    if (beginning.game.empty() && position) {
        // A first visit through a link: no other game stands behind this one.
        game_ = play::Game(*position);
        return true;
    }
    const play::Position before = game_.position();
    if (leads_elsewhere(beginning.code)) carry_out(play::Open{beginning.code});
    return game_.position() != before;
}

// Whether the link is one, and not of the same position, as after a reload: then nothing is to be done, and
// the history stays.
bool App::leads_elsewhere(const std::string& code) {
    const auto position = play::parse_share_code(code);
    if (!position) {
        view_.warn(
            tell(embedded_ ? "view.shell.bad-embed" : "view.shell.bad-link", position.error().message));
        shown_code_.clear();  // the address goes back to the game
        addressed_ = 0;
        return false;
    }
    return play::share_code(*position) != play::share_code(game_.position());
}

void App::open(const std::string& code) {
    if (!leads_elsewhere(code)) return;
    apply(play::Open{code});
    save();
}

void App::apply(const play::Action& action) {
    if (!waits_for_board(action, action)) carry_out(action);
}

void App::carry_out(const play::Action& action) {
    drop_making();
    if (job_) game_.learn(job_->found());  // it may be about the rest of the solution too
    const bool was_solved = game_.is_solved();
    const auto done = game_.apply(action);
    if (!done) {
        signal({play::CueKind::refused});
        return view_.tell(done.error().message);
    }
    signal(play::cue_after(action, game_, was_solved));
    end_guide(was_solved);
    job_.reset();
    view_.tell(*done, game_);
    note(action);
}

// What is done along a lesson is not the player's own game.
void App::note(const play::Action& action) {
    const double seconds = now_ - std::exchange(noted_, now_);
    const view::LessonState& lesson = view_.state().lesson;
    if (!lesson.id.empty() && lesson.progress != play::LessonProgress::strayed) return;
    const play::Statistics news = attempts_.note(action, game_, seconds);
    if (news.empty() && record_works_) return;
    record_works_ = record_.add(news);
}

void App::signal(const play::Cue& cue) const {
    if (settings_.sound) platform::play(view::notes_of(cue));
    if (settings_.vibration) platform::vibrate(view::pulses_of(cue.kind));
}

void App::ready_sound() {
    Message problem = platform::use_sound(settings_.sound);
    if (!problem.empty()) view_.warn(std::move(problem));
}

void App::show_record() {
    play::Statistics statistics = record_.all();
    const play::Streak streak = play::streak_of(statistics, play::number_of(play::today()));
    view_.show_record({std::move(statistics), streak, cleared_.has_value()});
}

void App::forget_record() {
    const platform::Alone alone;
    cleared_ = record_.all();
    record_works_ = record_.replace({});
    show_record();
}

// What was counted since is not lost.
void App::bring_record_back() {
    if (!cleared_) return;
    const platform::Alone alone;
    record_works_ = record_.replace(added(record_.all(), *cleared_));
    cleared_.reset();
    show_record();
    view_.tell(tell("view.shell.statistics-back"));
}

view::KeptData App::data() { return {settings_, game_, record_.all(), view_.lesson_text()}; }

void App::take(const view::KeptData& data, bool from_file) {
    drop_job();
    change_settings(data.settings);
    game_ = data.game;
    record_works_ = record_.replace(data.statistics);
    view_.take_loaded(game_, data.lesson, from_file);
}

// A file that is dropped may be a puzzle.
void App::load_data(const std::string& text) {
    if (paste_puzzle(text)) return;
    const auto found = view::parse_kept_data(text);
    if (!found) return view_.warn(tell("view.shell.bad-data", found.error().message));
    before_load_ = data();
    take(*found, true);
    save();
}

void App::load_data() {
    const auto text = platform::saved_text(std::string(view::kept_data_name));
    if (!text) return;
    if (!*text) return view_.warn(text->error().message);
    load_data(**text);
}

void App::paste(const std::string& text) {
    if (paste_puzzle(text)) return;
    const play::Pasted pasted = play::look_into_paste(text);
    if (const auto* code = std::get_if<play::PastedCode>(&pasted)) open(code->code);
    if (const auto* board = std::get_if<play::PastedBoard>(&pasted)) paste_board(board->rows);
}

bool App::paste_puzzle(const std::string& text) {
    const play::PuzzleReader reader = play::puzzle_reader();
    const auto brought = reader == nullptr ? std::nullopt : reader(text);
    if (!brought) return false;
    if (*brought) {
        apply(play::Open{**brought});
        save();
    } else {
        view_.warn(tell("puzzle.not-played", brought->error().message));
    }
    return true;
}

void App::paste_board(const std::string& rows) {
    const machine::Machine& machine = game_.machine();
    const auto drawn = machine::parse_drawn_picture(rows, machine::start_words);
    if (drawn && drawn->shape != machine.lamps()) {
        return view_.warn(tell("view.shell.other-shape", machine::name_of(game_.puzzle().machine),
                               machine::format_shape(machine.lamps()), machine::format_shape(drawn->shape)));
    }
    const auto picture = machine::parse_grid<machine::PictureKind>(
        rows, machine.lamp_sites(), machine.lamp_states(), machine::start_words);
    if (!picture) return view_.warn(tell("view.shell.bad-board", picture.error().message));
    apply(play::SetPicture{play::Side::start, *picture});
    save();
}

// To the game; where it is too large for one, says so.
std::optional<std::string> App::link() {
    const auto code = play::link_code(game_.position());
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
    const auto code = play::link_code(game_.position());
    if (!code) return view_.tell(tell("view.shell.too-large-for-link"));
    copy(view::embed_code(game_, platform::link_to(std::string(play::embed_prefix) + *code)),
         {tell("view.shell.embed-copied"), tell("view.shell.nothing-copied")});
}

// The link is to the puzzle, not to its solution.
void App::share_result() {
    const auto code = play::link_code(play::opening(game_.puzzle()));
    copy(say(play::result_words(game_, platform::link_to(code.value_or("")))),
         {tell("view.shell.result-copied"), tell("view.shell.nothing-copied")});
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

void App::save_export(const view::WantExport& wanted) {
    if (!view::has_sheet(game_, wanted.what, wanted.format)) return;
    const std::string name = view::file_name_of(game_, wanted.what, wanted.format);
    platform::Saved answer;
    if (wanted.format == view::ExportFormat::text) {
        answer = platform::save_text(name, "text/plain", view::solution_text(game_));
    } else {
        const view::Drawing sheet = view::sheet_of(game_, wanted.what, theme());
        const std::string svg = view::svg_of(sheet);
        const bool png = wanted.format == view::ExportFormat::png;
        answer = png ? platform::save_png(name, svg, static_cast<int>(std::ceil(sheet.width)),
                                          static_cast<int>(std::ceil(sheet.height)))
                     : platform::save_text(name, "image/svg+xml", svg);
    }
    if (answer) saved(*answer);
}

void App::saved(const Result<Message>& told) {
    if (told) return view_.tell(*told);
    view_.warn(told.error().message);
}

void App::change_settings(const view::Settings& settings) {
    if (settings.language != settings_.language) platform::speak(settings.language);
    if (settings.one_key != settings_.one_key) platform::use_keys(view::page_keys(settings, embedded_));
    const view::Settings before = std::exchange(settings_, settings);
    if (before.sound != settings_.sound) ready_sound();
    // Whoever switches it on is shown what it is like.
    const bool is_new = (settings_.sound && !before.sound) || (settings_.vibration && !before.vibration);
    if (is_new) signal({play::CueKind::hint});
    told_kept(keep("settings", view::format_settings(settings_)));
}

void App::handle(const view::Request& request) {
    if (const auto* action = std::get_if<play::Action>(&request)) apply(*action);
    if (const auto* wanted = std::get_if<view::WantNewGame>(&request)) start_new(*wanted);
    if (const auto* wanted = std::get_if<view::WantRandomPicture>(&request)) {
        apply(play::SetPicture{wanted->side, play::random_picture(game_.puzzle().machine, fresh_seed())});
    }
    if (std::holds_alternative<view::WantShare>(request)) share();
    if (std::holds_alternative<view::WantLink>(request)) show_link();
    if (std::holds_alternative<view::WantPage>(request)) open_page();
    if (std::holds_alternative<view::WantEmbedCode>(request)) copy_embed_code();
    if (std::holds_alternative<view::WantShareResult>(request)) share_result();
    if (std::holds_alternative<view::WantPaste>(request)) paste(platform::pasted());
    if (const auto* wanted = std::get_if<view::WantCopy>(&request)) {
        copy(wanted->text, {wanted->said, tell("view.shell.nothing-copied")});
    }
    if (const auto* wanted = std::get_if<view::WantExport>(&request)) save_export(*wanted);
    if (std::holds_alternative<view::WantStatistics>(request)) {
        cleared_.reset();
        show_record();
    }
    if (std::holds_alternative<view::WantNoStatistics>(request)) forget_record();
    if (std::holds_alternative<view::WantStatisticsBack>(request)) bring_record_back();
    if (std::holds_alternative<view::WantSaveData>(request)) {
        const auto answer = platform::save_text(std::string(view::kept_data_name), "text/plain",
                                                view::format_kept_data(data()));
        if (answer) saved(*answer);
    }
    if (std::holds_alternative<view::WantLoadData>(request)) load_data();
    if (std::holds_alternative<view::WantDataBack>(request) && before_load_) {
        take(*before_load_, false);
        before_load_.reset();
    }
    if (const auto* question = std::get_if<play::Question>(&request)) {
        drop_making();
        job_.emplace(game_, *question);
    }
    if (std::holds_alternative<view::WantBestFound>(request)) use_best_found();
    if (std::holds_alternative<view::WantNoSearch>(request)) drop_job();
    if (const auto* settings = std::get_if<view::Settings>(&request)) change_settings(*settings);
}

void App::start_new(const view::WantNewGame& wanted) {
    const auto day = wanted.daily ? std::optional(play::today()) : std::nullopt;
    const std::uint64_t chosen = day ? play::daily_seed(*day) : fresh_seed();
    const play::NewGame fresh{wanted.machine, wanted.seed.value_or(chosen), wanted.fewest, wanted.quest};
    if (!waits_for_board(fresh, wanted) && !waits_for_game(fresh, day)) return begin(fresh, day, nullptr);
    if (building_ || searching_) view_.await_game();
}

// `search`: what has found the game, where one was needed.
void App::begin(const play::NewGame& fresh, std::optional<play::Day> day, const play::GameSearch* search) {
    building_.reset();
    searching_.reset();
    const bool was_solved = game_.is_solved();
    const auto begun = search == nullptr ? game_.apply(fresh) : game_.begin(fresh, *search);
    if (!begun) {
        signal({play::CueKind::refused});
        return view_.refuse_game(begun.error().message);
    }
    has_new_game_ = true;
    end_guide(was_solved);
    job_.reset();
    view_.tell(*begun, game_);
    note(fresh);
    if (day) attempts_.begin_daily(game_, play::number_of(*day));
}

bool App::keep(std::string_view name, const std::string& text) {
    return machine::place_of(name, left_in_place_).has_value() || platform::store(name, text);
}

// Once, until something can be kept again.
void App::told_kept(bool kept) {
    if (!kept && storage_works_) view_.warn(tell("view.shell.no-storage"));
    storage_works_ = kept;
}

void App::save() {
    told_kept(keep("game", play::save_game(game_)) && keep_attempts());
    // Where the game cannot be kept either, that has been said.
    if (!record_works_ && storage_works_ && !record_told_) view_.warn(tell("view.shell.no-statistics"));
    record_told_ = !record_works_;
}

bool App::keep_attempts() {
    if (attempts_ == kept_attempts_) return true;
    if (!keep("attempts", attempts_.text())) return false;
    kept_attempts_ = attempts_;
    return true;
}

// A reload goes on with it.
void App::keep_lesson() {
    std::string lesson = view_.lesson_text();
    if (lesson == kept_lesson_) return;
    kept_lesson_ = std::move(lesson);
    told_kept(keep("lesson", kept_lesson_));
}

// The mirror and the address follow the game; neither is looked at while nothing has changed.
void App::publish() {
    if (view_.revision() != published_) {
        published_ = view_.revision();
        const view::FocusState& focus = view_.state().focus;
        const view::MirrorNews news = mirror_.tell(view_.mirror(game_, settings_));
        platform::publish_mirror(news, mirror_.told(), focus.visible ? focus.id : std::string());
    }
    if (game_.revision() == addressed_) return;
    addressed_ = game_.revision();
    platform::let_address_follow();
}

void App::show_address() {
    std::string code = play::link_code(game_.position()).value_or("");
    if (code == shown_code_) return;
    shown_code_ = std::move(code);
    platform::show_address(shown_code_, say(machine::name_of(game_.puzzle().machine)),
                           std::exchange(has_new_game_, false));
}

view::FrameInput App::input(float pixels, float zoom) const {
    return {game_, settings_, surroundings_, now_, pixels, zoom, waiting()};
}

double App::frame(double now, float pixels, float zoom) {
    now_ = now;
    const view::Requests requests = view_.decide(input(pixels, zoom));
    for (const view::Request& request : requests) handle(request);
    // Once for all of them.
    if (!requests.empty()) save();
    view::FrameOutput output = view_.draw(input(pixels, zoom));
    scene_ = std::move(output.scene);
    keep_lesson();
    publish();
    return output.next_frame;
}

}  // namespace switchbox::shell
