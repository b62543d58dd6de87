// Picks: a window, or the command line.
#include <cstdio>
#include <string>
#include <vector>

#include "command_line/command_line.hpp"
#include "languages.hpp"
#include "shell/run.hpp"
#include "words/words.hpp"

int main(int argc, char** argv) {
    for (const auto& file : switchbox::embedded::languages()) {
        if (file.code == "en") switchbox::words::use(switchbox::words::Language(file.text));
    }
    const std::vector<std::string> arguments(argv + 1, argv + argc);
    if (!arguments.empty()) return switchbox::command_line::run(arguments, stdout, stderr);
    return switchbox::shell::run_window();
}
