#include "app/record.hpp"

#include <utility>

#include "app/platform.hpp"

namespace switchbox::app {
namespace {

constexpr std::string_view record_name = "statistics";

}  // namespace

Message StatisticsStore::begin(const std::string& text) {
    if (text.empty()) return {};
    const auto statistics = game::parse_statistics(text);
    if (statistics) {
        kept_ = *statistics;
        return {};
    }
    const std::string place = platform::set_aside(record_name);
    may_keep_ = !place.empty();
    return together(tell("view.shell.damaged-statistics", statistics.error().message),
                    may_keep_ ? tell("view.shell.kept", place) : tell("view.shell.not-kept"));
}

void StatisticsStore::look() {
    const std::string text = replaces_ ? std::string() : platform::load(record_name);
    if (text.empty()) return;  // also if access is denied: the last known statistics remain valid
    const auto statistics = game::parse_statistics(text);
    if (statistics) {
        kept_ = *statistics;
    } else {
        may_keep_ = may_keep_ && !platform::set_aside(record_name).empty();
    }
}

bool StatisticsStore::keep(game::Statistics sum) {
    if (!may_keep_ || !platform::store(record_name, game::format_statistics(sum))) return false;
    kept_ = std::move(sum);
    kept_.regained.clear();  // done
    news_ = {};
    replaces_ = false;
    return true;
}

bool StatisticsStore::add(const game::Statistics& news) {
    const platform::StorageLock alone;
    news_ = added(std::move(news_), news);
    if (may_keep_) look();
    return keep(added(kept_, news_));
}

bool StatisticsStore::replace(game::Statistics statistics) {
    if (keep(statistics)) return true;
    kept_ = {};
    news_ = std::move(statistics);
    replaces_ = true;
    return false;
}

game::Statistics StatisticsStore::all() {
    if (may_keep_) look();
    game::Statistics sum = added(kept_, news_);
    sum.regained.clear();
    return sum;
}

}  // namespace switchbox::app
