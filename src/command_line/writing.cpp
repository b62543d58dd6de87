#include "command_line/writing.hpp"

#include <cerrno>
#include <cstring>

#include "command_line/interrupt.hpp"

namespace switchbox::command_line {
namespace {

class Sink {
  public:
    explicit Sink(std::FILE* file) : file_(file) {}

    void add(const std::string& text) {
        if (works()) note(std::fwrite(text.data(), 1, text.size(), file_) == text.size());
    }
    void flush() {
        if (works()) note(std::fflush(file_) == 0);
    }
    [[nodiscard]] bool works() const { return problem_.empty(); }
    [[nodiscard]] const std::string& problem() const { return problem_; }

  private:
    void note(bool worked) {
        if (!worked) problem_ = std::strerror(errno);
    }

    std::FILE* file_;
    std::string problem_;
};

// Each item by itself, until there is nobody to write for.
template <class Write>
void each_item(const Listing& listing, const Sink& sink, Write write_item) {
    listing.each([&](const std::string& item) {
        write_item(item);
        return sink.works() && !Interrupt::is_asked();
    });
}

// Whether it is whole.
bool write_text(Sink& sink, const Answer& answer) {
    sink.add(answer.text);
    if (answer.listing)
        each_item(*answer.listing, sink, [&](const std::string& item) { sink.add(item + "\n"); });
    const bool is_whole = !Interrupt::is_asked();
    if (!is_whole) sink.add("Stopped by Ctrl+C: this is what was known by then.\n");
    return is_whole;
}

bool write_json(Sink& sink, const Answer& answer) {
    std::string object = answer.json.dump();
    object.pop_back();  // the brace that ends it
    sink.add(object);
    std::string between = answer.json.empty() ? "" : ",";
    if (answer.listing) {
        sink.add(between + nlohmann::json(answer.listing->key).dump() + ":[");
        between.clear();
        each_item(*answer.listing, sink, [&](const std::string& item) {
            sink.add(between + nlohmann::json(item).dump());
            between = ",";
        });
        sink.add("]");
        between = ",";
    }
    const bool is_whole = !Interrupt::is_asked();
    sink.add((is_whole ? std::string() : between + "\"stopped\":true") + "}\n");
    return is_whole;
}

}  // namespace

Written write(std::FILE* out, const Answer& answer, Form form) {
    Sink sink(out);
    const bool is_whole = form == Form::json ? write_json(sink, answer) : write_text(sink, answer);
    sink.flush();
    return {is_whole, sink.problem()};
}

}  // namespace switchbox::command_line
