// The program between a window and a game: carries out what the view asks for, keeps the game in storage, the
// address and the DOM mirror in step with it.
#pragma once

#include <deque>
#include <string>

#include "machine/result.hpp"
#include "message/message.hpp"
#include "play/job.hpp"
#include "view/mirror_text.hpp"
#include "view/view.hpp"

namespace switchbox::shell {

// What the last visit left, and what the address asks for; empty where there is nothing.
struct Beginning {
    std::string game;
    std::string settings;
    std::string code;
    std::string lesson = {};
};

class App {
  public:
    App(const Beginning& beginning, const view::Surroundings& surroundings);

    // Builds one frame of the interface (between ImGui::NewFrame and Render) and carries out what it asks
    // for. Seconds until the next frame is needed; negative when none is.
    double frame(double now, float pixels);

    // Between frames: a slice of the job that the player waits for, if there is one.
    [[nodiscard]] bool is_working() const { return job_.has_value(); }
    void work();

    // A share code or link, pasted or in the address.
    void open(const std::string& code);
    void report(const Message& told) { view_.tell(told); }
    // Whether what was copied is on the clipboard now; of several answers the first is for the first.
    void copied(bool worked);
    // What to tell of a file, or what went wrong with it.
    void saved(const Result<Message>& told);
    void surround(const view::Surroundings& surroundings) { surroundings_ = surroundings; }

    [[nodiscard]] view::View& view() { return view_; }
    [[nodiscard]] const view::Scene& scene() const { return scene_; }
    [[nodiscard]] const view::Theme& theme() const { return view::theme_of(settings_, surroundings_); }

  private:
    // Whether a link took the place of the last game.
    bool restore(const Beginning& beginning);
    void handle(const view::Request& request);
    void apply(const play::Action& action);
    void share();
    void share_result();
    void welcome(const Beginning& beginning);
    void end_guide(bool was_solved);
    // What to say once it is copied, or if it cannot be.
    struct CopyWords {
        Message done;
        Message failed;
    };
    void copy(const std::string& text, CopyWords words);
    void save_export(const view::WantExport& wanted);
    void drop_job();
    void use_best_found();
    void start_new(const view::WantNewGame& wanted);
    void change_settings(const view::Settings& settings);
    void save();
    void keep_lesson();
    void publish();
    [[nodiscard]] view::FrameInput input(float pixels) const;

    play::Game game_;
    view::Settings settings_;
    view::Surroundings surroundings_;
    view::View view_;
    view::Scene scene_;
    std::optional<play::Job> job_;  // that the player waits for
    view::MirrorTeller mirror_;
    std::uint64_t published_ = 0;  // the view's revision that the mirror shows
    std::uint64_t addressed_ = 0;  // the game's that the address shows
    std::string shown_code_;
    std::string kept_lesson_;
    std::deque<CopyWords> copying_;  // not answered yet
    bool may_save_ = true;           // not over a damaged game that could not be set aside
    bool storage_works_ = true;
    double now_ = 0;
};

}  // namespace switchbox::shell
