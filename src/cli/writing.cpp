#include "cli/writing.hpp"

#include <cctype>
#include <cerrno>
#include <cstring>

#include "cli/interrupt.hpp"

namespace switchbox::cli {
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

// Writes the items one by one until output fails or the command is ended.
template <class Write>
void each_item(const Listing& listing, const Sink& sink, Write write_item) {
    listing.each([&](const std::string& item) {
        write_item(item);
        return sink.works() && Interrupt::goes_on();
    });
}

std::string note_of(Ending ending, bool is_something_known) {
    if (ending == Ending::whole) return {};
    const std::string cause = ending == Ending::by_key ? "Stopped by Ctrl+C" : "The time was over";
    return cause + (is_something_known ? ": this is what was known by then." : " before anything was found.");
}

// Returns the last key of an incomplete answer.
std::string key_of(Ending ending) {
    if (ending == Ending::whole) return {};
    return ending == Ending::by_key ? "\"stopped\":true" : "\"timed_out\":true";
}

// Returns the note in the form of an error line.
std::string in_small(std::string note) {
    note.front() = static_cast<char>(std::tolower(static_cast<unsigned char>(note.front())));
    note.pop_back();  // remove the full stop
    return note;
}

void write_text(Sink& sink, const Answer& answer) {
    sink.add(answer.text);
    if (answer.listing)
        each_item(*answer.listing, sink, [&](const std::string& item) { sink.add(item + "\n"); });
    const Ending ending = Interrupt::ending();
    if (ending != Ending::whole && !answer.is_table) sink.add(note_of(ending, true) + "\n");
}

void write_json(Sink& sink, const Answer& answer) {
    std::string object = answer.json.dump();
    object.pop_back();  // remove the closing brace
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
    const std::string key = key_of(Interrupt::ending());
    sink.add((key.empty() ? key : between + key) + "}\n");
}

}  // namespace

Written write(std::FILE* out, const Answer& answer, Form form) {
    Interrupt::let_go();
    Sink sink(out);
    form == Form::json ? write_json(sink, answer) : write_text(sink, answer);
    sink.flush();
    Written written{Interrupt::ending(), {}, sink.problem()};
    const bool has_note = written.ending != Ending::whole && answer.is_table && form == Form::text;
    if (has_note) written.note = in_small(note_of(written.ending, true));
    return written;
}

LastWords last_words(const Answer& known, Form form, Ending ending, const std::string& before) {
    constexpr int status_by_key = 130;
    LastWords words{{}, {}, ending == Ending::by_key ? status_by_key : 0};
    const bool is_known = !known.text.empty();
    if (form == Form::json) {
        nlohmann::ordered_json object = known.json;
        if (!is_known) object["reason"] = note_of(ending, false);
        object[ending == Ending::by_key ? "stopped" : "timed_out"] = true;
        words.out = object.dump() + "\n";
        words.errors = before;
        return words;
    }
    const std::string note = note_of(ending, is_known);
    const bool is_answer = is_known || ending == Ending::by_time;
    words.out = known.text;
    if (is_answer && !known.is_table) {
        words.out += note + "\n";
    } else {
        words.errors = "switchbox: " + in_small(note) + "\n";
    }
    words.errors.insert(0, before);
    return words;
}

}  // namespace switchbox::cli
