// One program for all fuzz targets: `fuzz TARGET [option or folder ...]` passes the rest to libFuzzer. `fuzz`
// alone lists the targets. scripts/fuzz.mjs runs them all.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "i18n/embedded.hpp"
#include "target.hpp"

namespace {

const switchbox::fuzz::Target* chosen = nullptr;

[[noreturn]] void list_targets() {
    for (const auto& target : switchbox::fuzz::targets())
        std::printf("%.*s\n", static_cast<int>(target.name.size()), target.name.data());
    std::exit(0);
}

const switchbox::fuzz::Target* find_target(std::string_view name) {
    for (const auto& target : switchbox::fuzz::targets()) {
        if (target.name == name) return &target;
    }
    return nullptr;
}

}  // namespace

// Entry points; libFuzzer determines their names.
extern "C" int LLVMFuzzerInitialize(int* count, char*** arguments) {  // NOLINT(readability-identifier-naming)
    if (*count < 2) list_targets();
    // For merging and minimizing, libFuzzer restarts the program with the options alone, so the environment
    // holds the target.
    constexpr const char* begun = "SWITCHBOX_FUZZ_TARGET";
    const char* name = (*arguments)[1];
    if (name[0] == '-' && std::getenv(begun) != nullptr) {
        name = std::getenv(begun);
    } else {
        (*arguments)[1] = (*arguments)[0];
        ++*arguments;
        --*count;
    }
    chosen = find_target(name);
    if (chosen == nullptr) {
        std::fprintf(stderr, "fuzz: no target is called '%s'\n", name);
        std::exit(2);
    }
    setenv(begun, name, 1);
    switchbox::i18n::use_embedded("en");
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data,
                                      std::size_t size) {  // NOLINT(readability-identifier-naming)
    // libFuzzer passes a copy that ends with the input, so the sanitizer detects reads past the end.
    chosen->run(std::string_view(reinterpret_cast<const char*>(data), size));
    return 0;
}
