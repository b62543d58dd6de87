#include "ui/frame/setting_rows.hpp"

namespace switchbox::ui {

const std::array<SettingRow, setting_count>& setting_rows() {
    static const std::array<SettingRow, setting_count> rows{{
        {"setting-theme",
         "view.setting.theme.name",
         {"view.setting.theme.system", "view.setting.theme.dark", "view.setting.theme.light",
          "view.setting.theme.contrast"},
         [](const Settings& s) { return static_cast<int>(s.theme); },
         [](Settings& s, int choice) { s.theme = static_cast<ThemeChoice>(choice); }},
        {"setting-text",
         "view.setting.text.name",
         {"view.setting.text.100", "view.setting.text.125", "view.setting.text.150", "view.setting.text.200"},
         text_choice,
         choose_text},
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
        {"setting-one-key",
         "view.setting.one-key.name",
         {"view.setting.one-key.on", "view.setting.one-key.off"},
         [](const Settings& s) { return s.one_key ? 0 : 1; },
         [](Settings& s, int choice) { s.one_key = choice == 0; }},
        {"setting-presses-left",
         "view.setting.presses-left.name",
         {"view.setting.presses-left.hidden", "view.setting.presses-left.shown"},
         [](const Settings& s) { return s.presses_left ? 1 : 0; },
         [](Settings& s, int choice) { s.presses_left = choice == 1; }},
        {"setting-sound",
         "view.setting.sound.name",
         {"view.setting.sound.off", "view.setting.sound.on"},
         [](const Settings& s) { return s.sound ? 1 : 0; },
         [](Settings& s, int choice) { s.sound = choice == 1; }},
        {"setting-vibration",
         "view.setting.vibration.name",
         {"view.setting.vibration.off", "view.setting.vibration.on"},
         [](const Settings& s) { return s.vibration ? 1 : 0; },
         [](Settings& s, int choice) { s.vibration = choice == 1; },
         [](const UiState& state) { return state.can_vibrate; }},
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

}  // namespace switchbox::ui
