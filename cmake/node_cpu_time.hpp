// Included ahead of Google Benchmark's timers: with Emscripten they take wall time for the time of the processor. Node
// tells that one too, for all threads of the process, which after the first rounds is ours alone.
#pragma once

#include <emscripten/emscripten.h>

// The formatter would take the script apart.
// clang-format off
EM_JS(double, node_cpu_milliseconds, (), {
    const time = process.cpuUsage();
    return (time.user + time.system) / 1000;
});
// clang-format on
#define emscripten_get_now node_cpu_milliseconds
