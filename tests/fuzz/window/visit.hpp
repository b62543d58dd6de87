// The whole program without a window, from its start to its end: frame by frame, and after each what has to
// hold of any.
#pragma once

#include <imgui.h>

#include <string>

#include "app/app.hpp"

namespace switchbox::fuzz {

class Visit {
  public:
    // Goes on with what is kept; `code`: in the address.
    Visit(const std::string& code, bool embedded, ImVec2 size);
    Visit(const Visit&) = delete;
    Visit& operator=(const Visit&) = delete;
    ~Visit() = default;

    void resize(ImVec2 size) { size_ = size; }
    void surround(const ui::Surroundings& surroundings);
    void wait(double seconds) { now_ += seconds; }
    // Seconds until the next is needed; negative when none is.
    double frame();
    // A search goes on, for a while.
    void work();
    // What is held is let go, and what goes on by itself ends.
    void rest();

    [[nodiscard]] app::App& app() { return app_; }

  private:
    void fit_fonts();

    struct Context {
        Context();
        Context(const Context&) = delete;
        Context& operator=(const Context&) = delete;
        ~Context();
    };
    Context context_;
    ImVec2 size_;
    ui::Surroundings surroundings_;
    app::App app_;
    ui::TextScale fit_{0, 0};
    double now_ = 0;
};

}  // namespace switchbox::fuzz
