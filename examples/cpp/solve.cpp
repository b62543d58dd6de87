// Solves a board, shows an error, and ends a search of hours early.
#include <iostream>
#include <string>
#include <switchbox.hpp>

namespace {

// Returns the text of a key in an answer; a program of any size takes a JSON parser for it.
std::string text_of(const std::string& answer, const std::string& key) {
    const std::string mark = "\"" + key + "\":\"";
    const auto at = answer.find(mark);
    if (at == std::string::npos) return "nothing";
    const auto begin = at + mark.size();
    return answer.substr(begin, answer.find('"', begin) - begin);
}

}  // namespace

int main() {
    std::cout << "version: " << switchbox_version() << '\n';
    const auto board =
        R"({"command":"solve","machine":"lights-out","size":"5x5","start":"10101/01010/10101/01010/10101"})";
    std::cout << "presses: " << text_of(switchbox::call(board), "presses") << '\n';
    const auto wrong = R"({"command":"solve","machine":"lights-out","size":"5x5","start":"101"})";
    std::cout << "message: " << text_of(switchbox::call(wrong), "message") << '\n';

    const auto hard = R"({"command":"solve","machine":"cube","start":"random:5","shortest":true})";
    switchbox::Task task(hard);  // its end cancels
    for (int step = 1; step <= 5 && !task.advance(20); ++step)
        std::cout << "step " << step << ": " << 100 * task.progress() << " %\n";
    std::cout << "verdict: " << text_of(task.answer(), "verdict") << '\n';
}
