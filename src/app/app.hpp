// Program between a window and a game. It carries out the view's requests, and keeps storage, address and DOM
// mirror in step with the game.
#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/record.hpp"
#include "base/message.hpp"
#include "base/random.hpp"
#include "base/result.hpp"
#include "game/answer_task.hpp"
#include "game/saved_game.hpp"
#include "game/sentences.hpp"
#include "ui/access/mirror.hpp"
#include "ui/state/kept_data.hpp"
#include "ui/view.hpp"

namespace switchbox::app {

// Stored data of the last visit, and the request in the address; members are empty if there is none.
struct StartupData {
    std::string game;
    std::string settings;
    std::string code;
    std::string lesson = {};
    std::string statistics = {};
    std::string attempts = {};
    bool embedded = false;     // in another page, where nothing is stored
    std::string options = {};  // of the embedded board (ui/state/embed_options.hpp)
    std::uint64_t seed = 0;    // seed of all random choices
};
// Returns the stored data and a random seed.
[[nodiscard]] StartupData load_startup_data();

class App {
  public:
    App(const StartupData& beginning, const ui::SystemPreferences& surroundings);

    // Builds one frame of the interface, between ImGui::NewFrame and Render, and carries out its requests.
    // Returns the seconds until the next frame is needed; negative if none is.
    double frame(double now, float pixels, float zoom);
    // Does the part of frame() that needs no frame, before the first one.
    void settle(float pixels, float zoom) { view_.settle(input(pixels, zoom)); }
    [[nodiscard]] ui::TextScale text_scale(ImVec2 window) const { return ui::text_scale(settings_, window); }

    // Between frames, work() runs a slice of the task that the player waits for, if there is one.
    [[nodiscard]] bool is_working() const { return work_.has_value(); }
    void work();

    // Opens a share code or link from the address.
    void open(const std::string& code);
    // Sends the address to the page if it has changed.
    void show_address();
    // Opens a pasted text or the bytes of a file (machine::as_utf8()): the player's data, a puzzle, a share
    // code or a board. A question names the problem with any other text, and the game stays.
    void take_in(const std::string& bytes);
    // Reports how the system's share sheet was closed.
    void shared(bool done);
    void report(const Message& told) { view_.tell(told); }
    // Reports whether the text was copied to the clipboard. Answers arrive in the order of the requests.
    void copied(bool worked);
    // Reports the result of saving a file.
    void saved(const Result<Message>& told);
    void surround(const ui::SystemPreferences& surroundings) {
        surroundings_ = ui::with_options(surroundings, options_);
    }

    // Page around an embedded board (docs/embedding.md). introduce() returns the events that it gets first,
    // as a JSON array. obey() carries out a command of that page: "open" with a share code, or a command of
    // the view. Returns its error, and then nothing is changed.
    [[nodiscard]] std::string introduce() const;
    [[nodiscard]] Message obey(std::string_view command, const std::string& code);

    [[nodiscard]] ui::View& view() { return view_; }
    [[nodiscard]] const ui::Scene& scene() const { return scene_; }
    [[nodiscard]] const ui::Theme& theme() const { return ui::theme_of(settings_, surroundings_); }

  private:
    [[nodiscard]] std::uint64_t fresh_seed();
    void welcome(const StartupData& beginning);
    void end_guides(const ui::Settings& remaining);
    [[nodiscard]] bool leads_elsewhere(const std::string& code, bool has_game);
    void handle(const ui::Request& request);
    void apply(const game::Action& action);
    void carry_out(const game::Action& action);
    void start_new(const ui::NewGameRequest& wanted);
    void start_daily(const ui::DailyRequest& wanted);
    void retry(const ui::RetryRequest& wanted);
    void begin(const game::NewGame& fresh, std::optional<game::DayNumber> day,
               const game::GameSearch* search);
    void note(const game::Action& action);
    void change_settings(const ui::Settings& settings);
    // Plays the sound and vibration of the action, according to the settings.
    void signal(const game::FeedbackEvent& cue) const;
    void ready_sound();
    void publish();
    [[nodiscard]] ui::FrameInput input(float pixels, float zoom) const;

    // Defined in app/app.cpp. restore() returns whether a link replaced the last game.
    bool restore(const StartupData& beginning);
    void resume_attempts(const std::string& text);
    // Warns of an error in a stored text, and of the place it was moved to.
    void warn_of(Message problem, std::string_view name);
    void save();
    // Stores the text, unless a damaged text of that name could not be set aside. Returns whether it was
    // stored.
    bool keep(std::string_view name, const std::string& text);
    void told_kept(bool kept);
    bool keep_attempts();
    void keep_lesson();
    void note_lesson(const std::string& id);
    void add_to_record(const game::Statistics& news);
    void show_record();
    // Shows the daily puzzle and the time of the game in play, and today's puzzle after midnight.
    void show_progress();
    void follow_date();
    void forget_record();
    void clear_lost();
    void bring_record_back();
    [[nodiscard]] ui::KeptData data();
    void save_data();
    void load_data();
    void load_data(const std::string& text);
    void take(const ui::KeptData& data, bool from_file);
    void take_data_back();

    // Messages for a copy that succeeded, and for one that failed.
    struct CopyWords {
        Message done;
        Message failed;
    };
    // Defined in app/app.cpp.
    [[nodiscard]] std::optional<std::string> link();
    void show_link();
    void share();
    void share_result();
    [[nodiscard]] Message daily_result(const std::string& to) const;
    void open_page();
    void copy_embed_code();
    void copy(const std::string& text, CopyWords words);
    // Returns false if the text is no puzzle.
    bool take_puzzle(const std::string& text);
    void take_board(const std::string& text);
    void use_board(const ui::BoardRequest& wanted);
    void save_export(const ui::ExportRequest& wanted);
    void save_worksheet(const ui::ExportRequest& wanted);

    // Event for the page around an embedded board, with what was so at that time.
    struct HostEvent {
        std::string_view name;
        std::string code;
        std::uint64_t presses = 0;
        std::uint64_t hints = 0;
        std::uint64_t seconds = 0;
        bool shown = false;
    };
    // Defined in app/app_host.cpp.
    void note_for_host(const game::Action& action, std::uint64_t presses_before, bool was_solved);
    void add_host_event(std::string_view name);
    [[nodiscard]] std::string height_event() const;
    [[nodiscard]] std::string text_of(const HostEvent& event) const;
    [[nodiscard]] std::string facts_text(const std::string& code) const;
    void tell_host();

    // Task that the player waits for, and its continuation.
    struct PendingTask {
        std::unique_ptr<solve::Task> task;
        ui::WaitFor what;
        std::function<void()> use;  // uses the result once the task is finished
        // Passes the whole result so far to the game, or only news. Empty while a board or a game is made.
        std::function<void(bool all)> learn = {};
        std::optional<game::Action> then =
            std::nullopt;  // action for the best result if the player stops the task
    };
    // Defined in app/app_work.cpp.
    [[nodiscard]] bool waits_for_board(const game::Action& action, const ui::Request& request);
    [[nodiscard]] bool waits_for_game(const game::NewGame& requested, std::optional<game::DayNumber> day);
    void search(const game::SearchRequest& question);
    void use_answer(const game::SearchRequest& question);
    [[nodiscard]] bool is_making() const { return work_ && !work_->learn; }
    void drop_making();
    void leave_work();
    void drop_work();
    void stop_making();
    void use_best_found();
    [[nodiscard]] std::optional<ui::Wait> waiting() const;

    Random random_;
    game::Game game_;
    bool embedded_ = false;
    ui::EmbedOptions options_;
    std::vector<HostEvent> host_events_;  // not told yet
    std::string told_height_;             // the last event about the height
    ui::Settings settings_;
    ui::SystemPreferences surroundings_;
    ui::View view_;
    ui::Scene scene_;
    std::optional<PendingTask> work_;
    ui::MirrorDiffer mirror_;
    std::uint64_t published_ = 0;  // revision of the view that the mirror shows
    std::uint64_t addressed_ = 0;  // revision of the game that the address shows
    std::string shown_code_;
    bool has_new_game_ = false;  // true if the address does not show it yet
    std::string kept_lesson_;
    StatisticsStore record_;
    bool record_works_ = true;
    bool record_told_ = false;  // true if the failure was reported
    game::RecentPuzzles attempts_;
    game::RecentPuzzles kept_attempts_;
    double noted_ = 0;                             // time of the last action
    std::optional<game::Statistics> cleared_;      // cleared statistics that can be restored
    std::optional<ui::KeptData> before_load_;      // data before a load, which can be restored
    std::deque<CopyWords> copying_;                // copies without an answer yet
    std::vector<std::string_view> left_in_place_;  // names of damaged texts that could not be set aside
    bool storage_works_ = true;
    double now_ = 0;
};

}  // namespace switchbox::app
