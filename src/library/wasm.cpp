// Functions of include/switchbox.h for WebAssembly, which has one thread: calls without tasks.
#include <emscripten.h>

#include <algorithm>
#include <cstdlib>
#include <exception>
#include <optional>
#include <string>
#include <string_view>

#include "library/job.hpp"
#include "switchbox.h"

// Reports the progress to the page, with the answer known so far if that changed; 0 otherwise. Returns false
// to end the call.
EM_JS(bool, switchbox_report, (double part, const char* known), {
    if (typeof Module["progress"] != "function") return true;
    return Module["progress"](part, known) != false;
});

namespace {

constexpr double between_reports = 50;  // milliseconds

class Page : public switchbox::library::LibraryHost {
  public:
    void show(double part, const std::string& /*known*/) override { part_ = std::max(part_, part); }
    void keep(const switchbox::cli::Answer& known) override {
        kept_ = known;
        if (known.json.empty()) return;
        known_ = switchbox::library::known_so_far(known);
    }
    [[nodiscard]] switchbox::cli::Answer known() const override { return kept_; }
    [[nodiscard]] bool wants_more() override {
        using switchbox::cli::Ending;
        const double now = emscripten_get_now();
        if (end_of_time_ && now >= *end_of_time_ && ending_ == Ending::whole) ending_ = Ending::by_time;
        if (now >= next_report_) {
            next_report_ = now + between_reports;
            if (!switchbox_report(std::min(part_, 1.0), known_ ? known_->c_str() : nullptr))
                ending_ = Ending::by_key;
            known_.reset();
        }
        return ending_ == Ending::whole;
    }
    [[nodiscard]] switchbox::cli::Ending ending() const override { return ending_; }
    void end_after(std::chrono::milliseconds time) override {
        end_of_time_ = emscripten_get_now() + static_cast<double>(time.count());
    }

  private:
    double part_ = 0;
    switchbox::cli::Answer kept_;
    double next_report_ = 0;
    std::optional<double> end_of_time_;
    std::optional<std::string> known_;
    switchbox::cli::Ending ending_ = switchbox::cli::Ending::whole;
};

}  // namespace

extern "C" {

EMSCRIPTEN_KEEPALIVE const char* switchbox_version(void) { return SWITCHBOX_VERSION; }

EMSCRIPTEN_KEEPALIVE char* switchbox_call(const char* request, size_t length) {
    switchbox::library::Job job(std::string_view(request, length));
    Page page;
    return job.run(page).release();
}

EMSCRIPTEN_KEEPALIVE void switchbox_free(char* answer) { std::free(answer); }

}  // extern "C"
