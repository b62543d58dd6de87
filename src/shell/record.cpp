#include "shell/record.hpp"

#include <utility>

#include "shell/platform.hpp"

namespace switchbox::shell {
namespace {

constexpr std::string_view record_name = "statistics";

}  // namespace

Message Record::begin(const std::string& text) {
    if (text.empty()) return {};
    const auto statistics = play::parse_statistics(text);
    if (statistics) {
        kept_ = *statistics;
        return {};
    }
    const std::string place = platform::set_aside(record_name, text);
    may_keep_ = !place.empty();
    return together(tell("view.shell.damaged-statistics", statistics.error().message),
                    may_keep_ ? tell("view.shell.kept", place) : tell("view.shell.not-kept"));
}

void Record::look() {
    const std::string text = platform::load(record_name);
    if (text.empty()) {
        kept_ = {};
        return;
    }
    const auto statistics = play::parse_statistics(text);
    if (statistics) {
        kept_ = *statistics;
    } else {
        may_keep_ = may_keep_ && !platform::set_aside(record_name, text).empty();
    }
}

bool Record::add(const play::Statistics& news) {
    news_ = added(std::move(news_), news);
    if (!may_keep_) return false;
    look();
    play::Statistics sum = added(kept_, news_);
    if (!may_keep_ || !platform::store(record_name, play::format_statistics(sum))) return false;
    kept_ = std::move(sum);
    news_ = {};
    return true;
}

bool Record::replace(play::Statistics statistics) {
    const bool kept = may_keep_ && platform::store(record_name, play::format_statistics(statistics));
    kept_ = kept ? statistics : play::Statistics{};
    news_ = kept ? play::Statistics{} : std::move(statistics);
    return kept;
}

play::Statistics Record::all() {
    if (may_keep_) look();
    return added(kept_, news_);
}

}  // namespace switchbox::shell
