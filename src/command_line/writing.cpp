#include "command_line/writing.hpp"

#include "command_line/interrupt.hpp"

namespace switchbox::command_line {
namespace {

class Sink {
  public:
    explicit Sink(std::FILE* file) : file_(file) {}

    void add(const std::string& text) {
        works_ = works_ && std::fwrite(text.data(), 1, text.size(), file_) == text.size();
    }
    [[nodiscard]] bool works() const { return works_; }
    [[nodiscard]] bool close() { return works_ && std::fflush(file_) == 0; }

  private:
    std::FILE* file_;
    bool works_ = true;
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

Writing write(std::FILE* out, const Answer& answer, Form form) {
    Sink sink(out);
    const bool is_whole = form == Form::json ? write_json(sink, answer) : write_text(sink, answer);
    if (!sink.close()) return Writing::failed;
    return is_whole ? Writing::whole : Writing::stopped;
}

}  // namespace switchbox::command_line
