// The settings as data: a row of choices each, for the dialog, the playback bar and the DOM mirror.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "base/message.hpp"
#include "ui/frame/turn.hpp"

namespace switchbox::ui {

enum class SettingKind : std::uint8_t { theme, text, motion, speed, one_key, presses_left, sound, vibration };
inline constexpr std::size_t setting_count = 8;

struct SettingRow {
    std::string_view id;                    // in the DOM mirror
    std::string_view name;                  // of a message,
    std::vector<std::string_view> choices;  // and these too
    int (*get)(const Settings&);
    void (*set)(Settings&, int);
    // Whether it would do anything here; null: everywhere.
    bool (*is_offered)(const UiState&) = nullptr;
};

[[nodiscard]] const std::array<SettingRow, setting_count>& setting_rows();
[[nodiscard]] const SettingRow& setting_row(SettingKind kind);
[[nodiscard]] std::string choice_id(const SettingRow& row, int choice);
void choose_setting(Turn& turn, const SettingRow& row, int choice);

}  // namespace switchbox::ui
