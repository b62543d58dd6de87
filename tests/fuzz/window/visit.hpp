// One run of the whole program without a window, frame by frame. Each frame is checked for properties that
// always hold.
#pragma once

#include <imgui.h>

#include <string>

#include "app/app.hpp"

namespace switchbox::fuzz {

class Visit {
  public:
    // Starts with the kept data; `code` is the share code in the address.
    Visit(const std::string& code, bool embedded, ImVec2 size);
    Visit(const Visit&) = delete;
    Visit& operator=(const Visit&) = delete;
    ~Visit() = default;

    void resize(ImVec2 size) { size_ = size; }
    void surround(const ui::SystemPreferences& surroundings);
    void wait(double seconds) { now_ += seconds; }
    // Returns the seconds until the next frame is needed, or a negative number if none is.
    double frame();
    // Advances a running search by a limited number of slices, then draws a frame.
    void work();
    // Releases keys and mouse buttons and runs until searches and animations end.
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
    ui::SystemPreferences surroundings_;
    app::App app_;
    ui::TextScale fit_{0, 0};
    double now_ = 0;
};

}  // namespace switchbox::fuzz
