// The program between a window and a game: carries out what the view asks for, keeps the game in storage, the
// address and the DOM mirror in step with it.
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
#include "game/attempts.hpp"
#include "game/cue.hpp"
#include "game/game_search.hpp"
#include "ui/access/mirror_text.hpp"
#include "ui/state/kept_data.hpp"
#include "ui/view.hpp"

namespace switchbox::app {

// What the last visit left, and what the address asks for; empty where there is nothing.
struct Beginning {
    std::string game;
    std::string settings;
    std::string code;
    std::string lesson = {};
    std::string statistics = {};
    std::string attempts = {};
    bool embedded = false;   // in a page of somebody else's, where nothing is kept
    std::uint64_t seed = 0;  // of all that is drawn by chance
};
// What is in storage, and a seed that nobody knows.
[[nodiscard]] Beginning remembered();

class App {
  public:
    App(const Beginning& beginning, const ui::Surroundings& surroundings);

    // Builds one frame of the interface (between ImGui::NewFrame and Render) and carries out what it asks
    // for. Seconds until the next frame is needed; negative when none is.
    double frame(double now, float pixels, float zoom);
    // The part of it that needs no frame, ahead of the first one.
    void settle(float pixels, float zoom) { view_.settle(input(pixels, zoom)); }
    [[nodiscard]] ui::TextScale text_scale(ImVec2 window) const { return ui::text_scale(settings_, window); }

    // Between frames: a slice of the task that the player waits for, if there is one.
    [[nodiscard]] bool is_working() const { return work_.has_value(); }
    void work();

    // A share code or link in the address.
    void open(const std::string& code);
    // Tells the page its address, if that has changed.
    void show_address();
    // A text with one, with a board or with a puzzle of one's own; any other is left alone.
    void paste(const std::string& text);
    // A file of all that is remembered.
    void load_data(const std::string& text);
    // How the system's share sheet was left.
    void shared(bool done);
    void report(const Message& told) { view_.tell(told); }
    // Whether what was copied is on the clipboard now; of several answers the first is for the first.
    void copied(bool worked);
    // What to tell of a file, or what went wrong with it.
    void saved(const Result<Message>& told);
    void surround(const ui::Surroundings& surroundings) { surroundings_ = surroundings; }

    [[nodiscard]] ui::View& view() { return view_; }
    [[nodiscard]] const ui::Scene& scene() const { return scene_; }
    [[nodiscard]] const ui::Theme& theme() const { return ui::theme_of(settings_, surroundings_); }

  private:
    [[nodiscard]] std::uint64_t fresh_seed();
    void welcome(const Beginning& beginning);
    void end_guide(bool was_solved);
    [[nodiscard]] bool leads_elsewhere(const std::string& code);
    void handle(const ui::Request& request);
    void apply(const game::Action& action);
    void carry_out(const game::Action& action);
    void start_new(const ui::WantNewGame& wanted);
    void begin(const game::NewGame& fresh, std::optional<game::Day> day, const game::GameSearch* search);
    void note(const game::Action& action);
    void change_settings(const ui::Settings& settings);
    // Lets the player hear and feel what was done, as wished.
    void signal(const game::Cue& cue) const;
    void ready_sound();
    void publish();
    [[nodiscard]] ui::FrameInput input(float pixels, float zoom) const;

    // app/app_keeping.cpp
    // Whether a link took the place of the last game.
    bool restore(const Beginning& beginning);
    void resume_attempts(const std::string& text);
    // What is wrong with a text that was kept; where it is now is told too.
    void warn_of(Message problem, std::string_view name);
    void save();
    // Unless a damaged text of that name could not be set aside.
    bool keep(std::string_view name, const std::string& text);
    void told_kept(bool kept);
    bool keep_attempts();
    void keep_lesson();
    void show_record();
    void forget_record();
    void bring_record_back();
    [[nodiscard]] ui::KeptData data();
    void save_data();
    void load_data();
    void take(const ui::KeptData& data, bool from_file);
    void take_data_back();

    // What to say once it is copied, or if it cannot be.
    struct CopyWords {
        Message done;
        Message failed;
    };
    // app/app_sharing.cpp
    [[nodiscard]] std::optional<std::string> link();
    void show_link();
    void share();
    void share_result();
    void open_page();
    void copy_embed_code();
    void copy(const std::string& text, CopyWords words);
    void paste_board(const std::string& rows);
    // False where it is none.
    bool paste_puzzle(const std::string& text);
    void save_export(const ui::WantExport& wanted);

    // The task that the player waits for, and what follows.
    struct Work {
        std::unique_ptr<solve::Task> task;
        ui::WaitFor what;
        std::function<void()> use;  // its result, once it is finished
        // Tells the game all that is found so far, or only what is new. Empty while a board or a game is
        // made.
        std::function<void(bool all)> learn = {};
        std::optional<game::Action> then =
            std::nullopt;  // done with the best found if the player stops the task
    };
    // app/app_work.cpp
    [[nodiscard]] bool waits_for_board(const game::Action& action, const ui::Request& request);
    [[nodiscard]] bool waits_for_game(const game::NewGame& wish, std::optional<game::Day> day);
    void search(const game::Question& question);
    void use_answer(const game::Question& question);
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
    ui::Settings settings_;
    ui::Surroundings surroundings_;
    ui::View view_;
    ui::Scene scene_;
    std::optional<Work> work_;
    ui::MirrorTeller mirror_;
    std::uint64_t published_ = 0;  // the view's revision that the mirror shows
    std::uint64_t addressed_ = 0;  // the game's that the address shows
    std::string shown_code_;
    bool has_new_game_ = false;  // which the address does not show yet
    std::string kept_lesson_;
    Record record_;
    bool record_works_ = true;
    bool record_told_ = false;  // that it does not
    game::Attempts attempts_;
    game::Attempts kept_attempts_;
    double noted_ = 0;                             // when the last action was
    std::optional<game::Statistics> cleared_;      // can be brought back
    std::optional<ui::KeptData> before_load_;      // as well
    std::deque<CopyWords> copying_;                // not answered yet
    std::vector<std::string_view> left_in_place_;  // damaged texts that could not be set aside, by name
    bool storage_works_ = true;
    double now_ = 0;
};

}  // namespace switchbox::app
