// The settings as data: a row of choices each, for the dialog, the playback bar and the DOM mirror.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "view/frame/turn.hpp"

namespace switchbox::view {

enum class SettingKind : std::uint8_t { theme, motion, speed };

struct SettingRow {
    std::string_view id;
    std::string_view name;
    std::array<std::string_view, 3> choices;
    int (*get)(const Settings&);
    void (*set)(Settings&, int);
};

[[nodiscard]] const std::array<SettingRow, 3>& setting_rows();
[[nodiscard]] const SettingRow& setting_row(SettingKind kind);
[[nodiscard]] std::string choice_id(const SettingRow& row, int choice);
void choose_setting(Turn& turn, const SettingRow& row, int choice);

// "Normal", and the one after it.
[[nodiscard]] std::string_view speed_name(const Settings& settings);
void choose_next_speed(Turn& turn);

}  // namespace switchbox::view
