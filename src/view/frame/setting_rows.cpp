#include "view/frame/setting_rows.hpp"

namespace switchbox::view {

const std::array<SettingRow, 4>& setting_rows() {
    static const std::array<SettingRow, 4> rows{{
        {"setting-theme",
         "view.setting.theme.name",
         {"view.setting.theme.system", "view.setting.theme.dark", "view.setting.theme.light"},
         [](const Settings& s) { return static_cast<int>(s.theme); },
         [](Settings& s, int choice) { s.theme = static_cast<ThemeChoice>(choice); }},
        {"setting-motion",
         "view.setting.motion.name",
         {"view.setting.motion.system", "view.setting.motion.full", "view.setting.motion.reduced"},
         [](const Settings& s) { return static_cast<int>(s.motion); },
         [](Settings& s, int choice) { s.motion = static_cast<MotionChoice>(choice); }},
        {"setting-speed",
         "view.setting.speed.name",
         {"view.setting.speed.slow", "view.setting.speed.normal", "view.setting.speed.fast"},
         [](const Settings& s) { return s.speed; },
         [](Settings& s, int choice) { s.speed = choice; }},
        {"setting-presses-left",
         "view.setting.presses-left.name",
         {"view.setting.presses-left.hidden", "view.setting.presses-left.shown"},
         [](const Settings& s) { return s.presses_left ? 1 : 0; },
         [](Settings& s, int choice) { s.presses_left = choice == 1; }},
    }};
    return rows;
}

const SettingRow& setting_row(SettingKind kind) { return setting_rows().at(static_cast<std::size_t>(kind)); }

std::string choice_id(const SettingRow& row, int choice) {
    return std::string(row.id) + "-" + std::to_string(choice);
}

void choose_setting(Turn& turn, const SettingRow& row, int choice) {
    Settings changed = turn.settings;
    row.set(changed, choice);
    turn.requests.emplace_back(changed);
}

Message speed_name(const Settings& settings) {
    return tell(setting_row(SettingKind::speed).choices.at(static_cast<std::size_t>(settings.speed)));
}

void choose_next_speed(Turn& turn) {
    choose_setting(turn, setting_row(SettingKind::speed), (turn.settings.speed + 1) % 3);
}

}  // namespace switchbox::view
