// A text as a QR code (ISO/IEC 18004), by Project Nayuki's generator.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace switchbox::ui {

struct QrCode {
    int side = 0;            // modules; 0: there is no code
    std::vector<bool> dark;  // row by row

    [[nodiscard]] bool is_dark(int row, int column) const {
        return dark[static_cast<std::size_t>(row) * static_cast<std::size_t>(side) +
                    static_cast<std::size_t>(column)];
    }
};

// Modules that stay light on each side of it.
inline constexpr int quiet_zone = 4;

// As small as it can be, with as much redundancy as then fits. None where the text is longer than a code that
// can be scanned off a screen: 1,367 bytes.
[[nodiscard]] QrCode qr_code_of(const std::string& text);

}  // namespace switchbox::ui
