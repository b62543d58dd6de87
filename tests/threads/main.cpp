// Test of the library on several threads at once, built with ThreadSanitizer: each thread sends all requests,
// as calls and as tasks, and has to get the answers of a single thread.
#include <array>
#include <atomic>
#include <cstdio>
#include <string>
#include <thread>
#include <vector>

#include "switchbox.h"

namespace {

const std::vector<std::string> requests{
    R"({"command": "solve", "machine": "lights-out", "start": "random:1"})",
    R"({"command": "solve", "machine": "lights-out", "size": "9x9", "start": "random:2", "all": true})",
    R"({"command": "solve", "machine": "lights-out", "size": "40x40", "start": "random:3"})",
    R"({"command": "solve", "machine": "lights-out", "start": "10000/00000/00000/00000/00000"})",
    R"({"command": "solve", "machine": "neighbours", "states": 3, "start": "random:4"})",
    R"({"command": "solve", "machine": "merlin", "lit-only": true, "start": "random:5"})",
    R"({"command": "solve", "machine": "ghaly", "size": 3, "target": "random:6"})",
    R"({"command": "solve", "machine": "cube", "size": 2, "start": "random:7"})",
    R"({"command": "solve", "machine": "cube", "start": "R U R' U' F2"})",
    R"({"command": "solve", "puzzle": "states 3\nA: x y\nB: y z\nC: z\nstart x=1 z=2", "all": true})",
    R"({"command": "inspect", "machine": "quatrainment", "inverse": true})",
    R"({"command": "algebra", "machine": "merlin", "show": "steps"})",
    R"({"command": "new", "machine": "torus", "seed": 8})",
    R"({"command": "open", "code": "1.merlin.mI.94.AA.0.azr8p"})",
    R"x({"command": "wire", "n": 4, "pi": "(1 6)"})x",
    R"({"command": "table", "what": "nullity", "to": 300})",
    R"({"command": "list"})",
    R"({"command": "levels"})",
    R"({"command": "solve", "machine": "lights-out", "size": "500x500", "memory": 100000})",
    R"({"command": "solve", "machine": "lights-out", "start": "1/2/3"})",
    R"({"command": )",
};

std::string taken(char* answer) {
    std::string text = answer == nullptr ? "" : answer;
    switchbox_free(answer);
    return text;
}

std::string called(const std::string& request) {
    return taken(switchbox_call(request.data(), request.size()));
}

// Answers by a task. Progress never decreases.
std::string advanced(const std::string& request) {
    switchbox_task* const task = switchbox_begin(request.data(), request.size());
    double before = 0;
    while (switchbox_advance(task, 2) == 0) {
        const double part = switchbox_progress(task);
        if (part < before) std::printf("progress fell from %g to %g: %s\n", before, part, request.c_str());
        before = part;
    }
    std::string answer = taken(switchbox_answer(task));
    switchbox_drop(task);
    return answer;
}

// Begins long work and cancels it.
void cancelled() {
    const std::string request =
        R"({"command": "solve", "machine": "cube", "start": "random:1", "shortest": true})";
    switchbox_task* const task = switchbox_begin(request.data(), request.size());
    if (switchbox_advance(task, 5) != 0) std::puts("the long task is finished");
    switchbox_drop(task);
}

}  // namespace

int main() {
    std::vector<std::string> expected;
    for (const std::string& request : requests) expected.push_back(called(request));
    std::atomic<int> wrong = 0;
    std::array<std::thread, 4> threads;
    for (std::size_t t = 0; t < threads.size(); ++t) {
        threads[t] = std::thread([&, t] {
            for (std::size_t i = 0; i < requests.size(); ++i) {
                const std::size_t which = (i + t * 5) % requests.size();
                const std::string& request = requests[which];
                const std::string answer = (i + t) % 2 == 0 ? called(request) : advanced(request);
                if (answer == expected[which]) continue;
                ++wrong;
                std::printf("%s\n  alone:    %s\n  together: %s\n", request.c_str(),
                            expected[which].substr(0, 300).c_str(), answer.substr(0, 300).c_str());
            }
            cancelled();
        });
    }
    for (std::thread& thread : threads) thread.join();
    std::printf("%zu requests on %zu threads, %d answers differ\n", requests.size(), threads.size(),
                wrong.load());
    return wrong == 0 ? 0 : 1;
}
