#include "cli/host.hpp"

#include <string_view>
#include <utility>

namespace switchbox::cli {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::string_view file_prefix = "file:";

thread_local Host* host_in_use = nullptr;

Host& in_use() {
    require(host_in_use != nullptr, "no host is in use");
    return *host_in_use;
}

}  // namespace

void Host::found() { found_ = Clock::now(); }

void Host::go_on_with(const Answer& known) {
    keep(known);
    found_.reset();
}

void Host::check() {
    constexpr std::chrono::milliseconds time_for_words{120};
    const bool is_undisturbed = found_ && Clock::now() - *found_ < time_for_words;
    if (!is_undisturbed && ending() == Ending::whole && !wants_more()) throw Stopped{};
}

HostInUse::HostInUse(Host& host) : before_(std::exchange(host_in_use, &host)) {}

HostInUse::~HostInUse() { host_in_use = before_; }

std::optional<std::string> file_named(const std::string& text) {
    if (!text.starts_with(file_prefix)) return std::nullopt;
    return text.substr(file_prefix.size());
}

Result<std::string> read_file(const std::string& path, const std::string& name) {
    return in_use().read_file(path, name);
}

bool is_file(const std::string& path) { return in_use().is_file(path); }

std::optional<Error> write_file(const std::string& path, std::string_view content, const std::string& name,
                                bool replaces) {
    return in_use().write_file(path, content, name, replaces);
}

std::string note_of(Ending ending, bool is_something_known) {
    if (ending == Ending::whole) return {};
    const std::string cause = ending == Ending::by_key ? "Stopped by Ctrl+C" : "The time was over";
    return cause + (is_something_known ? ": this is what was known by then." : " before anything was found.");
}

std::string key_of(Ending ending) {
    if (ending == Ending::whole) return {};
    return ending == Ending::by_key ? "stopped" : "timed_out";
}

nlohmann::ordered_json early_object(const Answer& known, Ending ending, const std::string& nothing_known) {
    nlohmann::ordered_json object = known.json;
    if (known.text.empty()) object["reason"] = nothing_known;
    object[key_of(ending)] = true;
    return object;
}

}  // namespace switchbox::cli
