#include "ui/kit/qr_code.hpp"

#include <qrcodegen.h>

#include <array>
#include <cstdint>

namespace switchbox::ui {
namespace {

constexpr int largest_version = 26;  // 121 modules
using Buffer = std::array<std::uint8_t, qrcodegen_BUFFER_LEN_FOR_VERSION(largest_version)>;

}  // namespace

QrCode qr_code_of(const std::string& text) {
    Buffer scratch{};
    Buffer made{};
    const bool fits = qrcodegen_encodeText(text.c_str(), scratch.data(), made.data(), qrcodegen_Ecc_LOW,
                                           qrcodegen_VERSION_MIN, largest_version, qrcodegen_Mask_AUTO, true);
    QrCode code;
    if (!fits) return code;
    code.side = qrcodegen_getSize(made.data());
    for (int row = 0; row < code.side; ++row) {
        for (int column = 0; column < code.side; ++column) {
            code.dark.push_back(qrcodegen_getModule(made.data(), column, row));
        }
    }
    return code;
}

}  // namespace switchbox::ui
