#include "library/request.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <nlohmann/json.hpp>
#include <set>
#include <utility>

#include "i18n/words.hpp"
#include "machine/text.hpp"

namespace switchbox::library {
namespace {

using Json = nlohmann::ordered_json;

Error complaint(const std::string& text) { return Error{verbatim(text)}; }

std::string in_quotes(std::string_view text) { return say(machine::quoted(text)); }

// Check of a text, which finds the place of an error, a key that the object has twice, and lists that are
// nested too deeply. Json::parse() would
// throw, and code with and without exceptions shares its functions in WebAssembly.
struct Check : nlohmann::json_sax<Json> {
    bool null() override { return true; }
    bool boolean(bool /*value*/) override { return true; }
    bool number_integer(number_integer_t /*value*/) override { return true; }
    bool number_unsigned(number_unsigned_t /*value*/) override { return true; }
    bool number_float(number_float_t /*value*/, const string_t& /*text*/) override { return true; }
    bool string(string_t& /*value*/) override { return true; }
    bool binary(binary_t& /*value*/) override { return true; }
    bool start_object(std::size_t /*size*/) override { return ++depth <= deepest_request; }
    bool end_object() override { return --depth >= 0; }
    bool start_array(std::size_t /*size*/) override { return ++depth <= deepest_request; }
    bool end_array() override { return --depth >= 0; }
    bool key(string_t& name) override {
        if (depth == 1 && !keys.insert(name).second) repeated = name;
        return true;
    }
    bool parse_error(std::size_t byte, const std::string& /*token*/,
                     const nlohmann::detail::exception& /*error*/) override {
        error_byte = byte;
        return false;
    }

    int depth = 0;
    std::size_t error_byte = 0;
    std::set<std::string> keys;
    std::string repeated;
};

Result<Json> parsed(std::string_view text) {
    if (text.size() > longest_request) return complaint("request: it is longer than 64 MB");
    Check check;
    const bool is_json = Json::sax_parse(text, &check);
    if (check.depth > deepest_request)
        return complaint("request: lists and objects are nested more than 64 deep");
    if (!is_json) return complaint("request, byte " + std::to_string(check.error_byte) + ": this is no JSON");
    if (!check.repeated.empty()) return complaint(check.repeated + ": this key is there twice");
    Json object = Json::parse(text, nullptr, false);
    if (!object.is_object()) return complaint("request: write an object, {\"command\": ...}");
    return object;
}

// Returns the value of an option as text; nullopt for a list, an object or null.
std::optional<std::string> text_of(const Json& value) {
    if (value.is_string()) return value.get<std::string>();
    if (value.is_number()) return value.dump();
    return std::nullopt;
}

std::string in_lower_case(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(),
                   [](unsigned char sign) { return static_cast<char>(std::tolower(sign)); });
    return text;
}

// Keys with a meaning of their own.
constexpr std::string_view command_key = "command";
constexpr std::string_view puzzle_key = "puzzle";
constexpr std::string_view memory_key = "memory";
constexpr std::array own_keys{command_key, puzzle_key, memory_key};
constexpr std::string_view code_prefix = "code:";

class Reader {
  public:
    Reader(const Json& object, const cli::Parser& parser) : object_(object), parser_(parser) {}

    Result<Request> read() {
        if (auto problem = read_command()) return *std::move(problem);
        if (auto problem = read_memory()) return *std::move(problem);
        if (auto problem = read_puzzle()) return *std::move(problem);
        for (const auto& [key, value] : object_.items()) {
            if (std::find(own_keys.begin(), own_keys.end(), key) != own_keys.end()) continue;
            if (auto problem = read_option(key, value)) return *std::move(problem);
        }
        // Arguments by position follow the options, in the order of the command.
        std::vector<std::string> last;
        for (std::size_t place = 0; place < positional_.size(); ++place) {
            if (!positional_[place]) continue;
            if (last.size() < place) return complaint(names_[last.size()] + ": this key is missing");
            last.push_back(*positional_[place]);
        }
        const bool may_be_option = std::any_of(last.begin(), last.end(),
                                               [](const std::string& one) { return one.starts_with("-"); });
        if (may_be_option) request_.arguments.emplace_back("--");
        request_.arguments.insert(request_.arguments.end(), last.begin(), last.end());
        return std::move(request_);
    }

  private:
    std::optional<Error> read_command() {
        const auto found = object_.find(command_key);
        if (found == object_.end()) return complaint("command: this key is missing");
        if (!found->is_string()) return complaint("command: write the name of a command");
        const auto command = found->get<std::string>();
        options_ = parser_.options_of(command);
        if (options_.empty()) return complaint("command: unknown command " + in_quotes(command));
        request_.arguments = {command};
        for (const cli::OptionName& option : options_) {
            if (option.is_positional) names_.push_back(in_lower_case(option.name));
        }
        positional_.resize(names_.size());
        return std::nullopt;
    }

    std::optional<Error> read_memory() {
        const auto found = object_.find(memory_key);
        if (found == object_.end()) return std::nullopt;
        if (!found->is_number_unsigned() || found->get<std::uint64_t>() == 0)
            return complaint("memory: write a number of bytes");
        const auto most = std::min<std::uint64_t>(found->get<std::uint64_t>(), ~std::size_t{0} / 2);
        request_.memory = static_cast<std::size_t>(most);
        return std::nullopt;
    }

    // Reads a puzzle of one's own, which takes the first place among the arguments.
    std::optional<Error> read_puzzle() {
        const auto found = object_.find(puzzle_key);
        if (found == object_.end()) return std::nullopt;
        if (positional_.empty()) return complaint("puzzle: this command takes no puzzle");
        const bool is_text = found->is_string();
        if (!is_text && !found->is_object() && !found->is_array())
            return complaint("puzzle: write the puzzle as text or as an object");
        std::string puzzle = is_text ? found->get<std::string>() : found->dump();
        if (puzzle.starts_with(code_prefix)) {
            positional_.front() = std::move(puzzle);
        } else {
            positional_.front() = "file:" + std::string(puzzle_path);
            request_.puzzle = std::move(puzzle);
        }
        return std::nullopt;
    }

    std::optional<Error> read_option(const std::string& key, const Json& value) {
        const auto name = std::find(names_.begin(), names_.end(), key);
        if (name != names_.end())
            return read_positional(static_cast<std::size_t>(name - names_.begin()), value);
        const std::string option = "--" + key;
        const auto known = std::find_if(options_.begin(), options_.end(),
                                        [&](const cli::OptionName& one) { return one.name == option; });
        if (known == options_.end() || key == "help" || key == "json") {
            // the parser's own words
            return complaint(request_.arguments.front() + ": unknown option " + in_quotes(option) +
                             "; see switchbox " + request_.arguments.front() + " --help");
        }
        if (value.is_boolean() && !value.get<bool>()) return std::nullopt;
        if (value.is_boolean() && !known->may_lack_value) {
            // the parser's own words
            return complaint(request_.arguments.front() + ": option " + option +
                             " needs exactly one value; see switchbox " + request_.arguments.front() +
                             " --help");
        }
        if (value.is_boolean()) {
            request_.arguments.push_back(option);
            return std::nullopt;
        }
        const auto text = text_of(value);
        if (!text) return complaint(key + ": write text, a number, true or false");
        // The parser takes "--presses=" for an option without its value, and "-1" for an option.
        if (known->may_have_value && !text->starts_with("-")) {
            request_.arguments.push_back(option);
            request_.arguments.push_back(*text);
        } else {
            request_.arguments.push_back(option + "=" + *text);
        }
        return std::nullopt;
    }

    std::optional<Error> read_positional(std::size_t place, const Json& value) {
        const auto text = text_of(value);
        if (!text) return complaint(names_[place] + ": write text or a number");
        if (positional_[place])
            return complaint(names_[place] + ": there is a puzzle already; leave one out");
        positional_[place] = *text;
        return std::nullopt;
    }

    const Json& object_;
    const cli::Parser& parser_;
    Request request_ = {};
    std::vector<cli::OptionName> options_ = {};
    std::vector<std::string> names_ = {};  // keys of the arguments by position
    std::vector<std::optional<std::string>> positional_ = {};
};

// Returns whether a message may name a place by this word: a key of a command, or a place in a puzzle or a
// code.
bool is_place(const std::string& word, const cli::Parser& parser) {
    constexpr std::array others{"request", "command", "memory", "puzzle", "line",   "row", "share",
                                "buttons", "colours", "cost",   "lamps",  "layout", "most"};
    if (std::find(others.begin(), others.end(), word) != others.end()) return true;
    const auto names = parser.all_options();
    return std::any_of(names.begin(), names.end(), [&](const cli::OptionName& one) {
        return one.is_positional ? in_lower_case(one.name) == word : one.name == "--" + word;
    });
}

// Returns the place that begins an error, "start, row 2, column 5" or "line 3"; empty if none does. `begin`
// ends before the colon, or before the value that is wrong.
std::string place_in(const std::string& begin, const cli::Parser& parser) {
    const std::string word = begin.substr(0, begin.find_first_of(" ,."));
    if (!is_place(word, parser)) return {};
    const std::string rest = begin.substr(word.size());
    constexpr std::string_view code = " code";
    if (word == "share") return rest.starts_with(std::string(code) + ",") ? begin : word + std::string(code);
    const bool is_numbered = word == "line" || word == "row";
    const bool goes_on = rest.starts_with(",") || rest.starts_with(".");
    return goes_on || is_numbered ? begin : word;  // else the rest is a value or words
}

}  // namespace

Result<Request> read_request(std::string_view text, const cli::Parser& parser) {
    const auto object = parsed(text);
    if (!object) return object.error();
    return Reader(*object, parser).read();
}

std::string error_answer(const std::string& message, const cli::Parser& parser) {
    Json error{{"message", message}};
    // "start, row 2, column 5: 'Q' is not a lamp", "size '0x5': rows must be 1 to 10,000", "--to '0': ..."
    const std::size_t end = std::min(message.find(": "), message.find(" '"));
    if (end != std::string::npos) {
        const std::size_t start = message.starts_with("--") ? 2 : 0;
        const std::string place = place_in(message.substr(start, end - start), parser);
        if (!place.empty()) error["place"] = place;
    }
    constexpr std::string_view unknown = ": unknown option '--";
    if (const std::size_t found = message.find(unknown); found != std::string::npos) {
        const std::size_t key = found + unknown.size();
        error["place"] = message.substr(key, message.find('\'', key) - key);
    }
    return Json{{"error", error}}.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace switchbox::library
