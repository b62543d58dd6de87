// Text as a QR code (ISO/IEC 18004), made by Project Nayuki's generator.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace switchbox::ui {

struct QrCode {
    int side = 0;            // modules per side; 0 if there is no code
    std::vector<bool> dark;  // modules row by row

    [[nodiscard]] bool is_dark(int row, int column) const {
        return dark[static_cast<std::size_t>(row) * static_cast<std::size_t>(side) +
                    static_cast<std::size_t>(column)];
    }
};

// Number of modules that stay light on each side of the code.
inline constexpr int quiet_zone = 4;

// Returns the smallest code that fits, with as much redundancy as that size allows. Its side is 0 if the text
// is longer than 1,367 bytes, the limit of a code that can be scanned off a screen.
[[nodiscard]] QrCode qr_code_of(const std::string& text);

}  // namespace switchbox::ui
