#include "types/custom/formats/json.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <nlohmann/json.hpp>
#include <set>

#include "machine/text.hpp"
#include "types/custom/formats/assembly.hpp"

namespace switchbox::puzzle {
namespace {

using Json = nlohmann::ordered_json;

Where below(const std::string& path, const std::string& key) { return path.empty() ? key : path + "." + key; }
Where below(const std::string& path, std::size_t index) { return below(path, std::to_string(index)); }
const std::string& path_of(const Where& where) { return std::get<std::string>(where); }

constexpr double most_exact = 9e15;  // every smaller integer is exact in a double

// Returns whether a value is a number without a fraction; "1e0" and "1.0" are.
bool is_whole(const Json& value) {
    if (!value.is_number_float()) return value.is_number_integer();
    const auto number = value.get<double>();
    return std::abs(number) >= most_exact || std::trunc(number) == number;
}

std::optional<std::int64_t> number_in(const Json& value) {
    constexpr std::int64_t most = largest_number;
    if (!is_whole(value)) return std::nullopt;
    if (value.is_number_float()) {
        const auto number = value.get<double>();
        if (std::abs(number) > static_cast<double>(most)) return std::nullopt;
        return static_cast<std::int64_t>(number);
    }
    if (value.is_number_unsigned() && value.get<std::uint64_t>() > most) return std::nullopt;
    const auto number = value.get<std::int64_t>();
    if (number < -most) return std::nullopt;  // the library stores non-negative integers as unsigned
    return number;
}

// Returns a whole number, or 0 and 1 for false and true.
std::optional<std::int64_t> number_or_truth_in(const Json& value) {
    return value.is_boolean() ? std::optional<std::int64_t>(value.get<bool>() ? 1 : 0) : number_in(value);
}

// Returns whether a value in place of a number of states makes a lamp a counter.
bool is_counter(const Json& value) {
    return value.is_string() && is_counter_word(value.get_ref<const std::string&>());
}

// Returns a value as messages show it. Arrays and objects are abbreviated, because their depth is unlimited.
Message shown(const Json& value) {
    if (value.is_structured()) return machine::quoted(value.is_array() ? "[...]" : "{...}");
    return machine::quoted(value.dump());
}

Error not_a_number(const Where& where, const Json& value, std::int64_t most = largest_number) {
    if (!is_whole(value)) return error_at(where, tell("puzzle.not-a-number", shown(value)));
    const bool is_negative = value.is_number_float() ? value.get<double>() < 0 : !value.is_number_unsigned();
    return error_at(where, is_negative ? tell("puzzle.number-too-small", shown(value), -most)
                                       : tell("puzzle.number-too-large", shown(value), most));
}

// SAX handler that finds syntax errors and duplicate keys. It exists because the library reports byte
// offsets, and its parsed document does not keep duplicate keys.
class Checker : public nlohmann::json_sax<Json> {
  public:
    explicit Checker(std::string_view text) : text_(text) {}
    [[nodiscard]] const Problem& problem() const { return problem_; }

    bool null() override { return true; }
    bool boolean(bool /*value*/) override { return true; }
    bool number_integer(number_integer_t /*value*/) override { return true; }
    bool number_unsigned(number_unsigned_t /*value*/) override { return true; }
    bool number_float(number_float_t /*value*/, const string_t& /*text*/) override { return true; }
    bool string(string_t& /*value*/) override { return true; }
    bool binary(binary_t& /*value*/) override { return true; }
    bool start_array(std::size_t /*elements*/) override { return true; }
    bool end_array() override { return true; }
    bool start_object(std::size_t /*elements*/) override {
        keys_.emplace_back();
        path_.emplace_back();
        return true;
    }
    bool end_object() override {
        keys_.pop_back();
        path_.pop_back();
        return true;
    }
    bool key(string_t& key) override {
        path_.back() = key;
        if (keys_.back().insert(key).second) return true;
        std::string path;
        for (const std::string& part : path_) path += (path.empty() ? "" : ".") + part;
        problem_ = error_at(path, tell("puzzle.said-twice"));
        return false;
    }
    bool parse_error(std::size_t position, const std::string& /*token*/,
                     const nlohmann::detail::exception& /*what*/) override {
        problem_ = error_at(place_in(text_, position - 1), tell("puzzle.no-json"));
        return false;
    }

  private:
    std::string_view text_;
    std::vector<std::set<std::string>> keys_;
    std::vector<std::string> path_;
    Problem problem_;
};

class JsonReader {
  public:
    JsonReader(const Json& json, Remarks* remarks) : json_(json), assembly_(remarks) {}

    Result<machine::WiredPuzzle> read() {
        for (const auto& [key, value] : json_.items())
            if (!is_member(key)) return error_at(key, tell("puzzle.unknown-key"));
        for (const Member& member : members) {
            const auto found = json_.find(member.key);
            if (member.key == "buttons" && !has_lamps_) {
                if (auto problem = name_lamps()) return *problem;
            }
            if (found == json_.end()) continue;
            if (auto problem = (this->*member.read)(*found, std::string(member.key))) return *problem;
        }
        if (!has_lamps_) return error_at("lamps", tell("puzzle.no-lamps"));
        if (auto problem = problem_with_large_steps()) return *problem;
        return std::move(assembly_).finish();
    }

    // Returns whether a puzzle may have this key.
    [[nodiscard]] static bool is_member(std::string_view key) {
        return std::any_of(members.begin(), members.end(),
                           [key](const Member& member) { return member.key == key; });
    }

  private:
    using Read = Problem (JsonReader::*)(const Json& value, const std::string& path);
    struct Member {
        std::string_view key;
        Read read;
    };
    // Keys in reading order: lamps and buttons precede the keys that refer to them.
    static const std::array<Member, 12> members;

    Problem name(const Json& value, const std::string& path) {
        if (!value.is_string()) return error_at(path, tell("puzzle.not-a-text"));
        return assembly_.set_name(value.get_ref<const std::string&>(), path);
    }

    Problem make_lamps(std::size_t count, const std::string& path) {
        has_lamps_ = true;
        for (std::size_t i = 0; i < count; ++i) {
            const auto made = assembly_.lamp(std::to_string(i + 1), path);
            if (!made) return made.error();
            lamps_.push_back(*made);
        }
        return std::nullopt;
    }

    Problem lamps(const Json& value, const std::string& path) {
        if (const auto count = number_in(value)) {
            if (*count < 1) return error_at(path, tell("puzzle.no-lamps"));
            return make_lamps(static_cast<std::size_t>(*count), path);
        }
        if (!value.is_array() || value.empty()) return error_at(path, tell("puzzle.no-lamps"));
        has_lamps_ = true;
        for (std::size_t i = 0; i < value.size(); ++i) {
            const Where where = below(path, i);
            if (!value[i].is_string()) return error_at(where, tell("puzzle.not-a-text"));
            const auto lamp = assembly_.lamp(value[i].get<std::string>(), where);
            if (!lamp) return lamp.error();
            if (*lamp != i) return error_at(where, tell("puzzle.said-twice"));
            lamps_.push_back(*lamp);
        }
        return std::nullopt;
    }

    // Makes the lamps that the buttons, the start and the target name, if "lamps" is missing. A matrix names
    // none.
    Problem name_lamps() {
        const auto buttons = json_.find("buttons");
        if (buttons == json_.end() || !buttons->is_structured()) return std::nullopt;
        for (const auto& [key, wires] : buttons->items()) {
            // In a list an object may describe its button: {"id": 1}.
            if (buttons->is_array() && wires.is_object()) return std::nullopt;
            if (auto problem = name_lamps_in(wires, path_of(below("buttons", key)))) return problem;
        }
        if (lamps_.empty()) return std::nullopt;
        has_lamps_ = true;
        for (const std::string_view key : {"start", "target"}) {
            const auto states = json_.find(key);
            if (states == json_.end() || !states->is_object()) continue;
            if (auto problem = name_lamps_in(*states, std::string(key))) return problem;
        }
        return std::nullopt;
    }

    // Makes the lamps of a list of names, or of the keys of an object. A list with a number may be a row of a
    // matrix.
    Problem name_lamps_in(const Json& named, const std::string& path) {
        if (!named.is_structured()) return std::nullopt;
        const bool has_number =
            named.is_array() && std::any_of(named.begin(), named.end(), [](const Json& entry) {
                return !entry.is_string() || machine::is_digits(entry.get_ref<const std::string&>());
            });
        if (has_number) return std::nullopt;
        for (const auto& [key, value] : named.items()) {
            const auto lamp =
                assembly_.lamp(named.is_array() ? value.get<std::string>() : key, below(path, key));
            if (!lamp) return lamp.error();
            if (*lamp == lamps_.size()) lamps_.push_back(*lamp);
        }
        return std::nullopt;
    }

    // Calls `set` for each entry of a list with one entry per lamp, or of an object LAMP: ENTRY.
    template <class Set>
    Problem by_lamp(const Json& value, const std::string& path, Set set) {
        if (value.is_object()) {
            for (const auto& [name, entry] : value.items()) {
                const Where where = below(path, name);
                const auto lamp = assembly_.known_lamp(name, where);
                if (!lamp) return lamp.error();
                if (auto problem = set(*lamp, entry, where)) return problem;
            }
            return std::nullopt;
        }
        if (!value.is_array() || value.size() != lamps_.size())
            return error_at(path, tell("puzzle.one-a-lamp", lamps_.size()));
        for (std::size_t i = 0; i < value.size(); ++i) {
            if (auto problem = set(lamps_[i], value[i], below(path, i))) return problem;
        }
        return std::nullopt;
    }

    Problem states(const Json& value, const std::string& path) {
        if (is_counter(value)) return assembly_.set_states(std::nullopt, path);
        if (const auto all = number_in(value)) return assembly_.set_states(*all, path);
        if (is_whole(value)) return not_a_number(path, value, machine::max_states);
        if (!value.is_structured()) return error_at(path, tell("puzzle.states-wanted", lamps_.size()));
        return by_lamp(value, path,
                       [this](std::size_t lamp, const Json& each, const Where& where) -> Problem {
                           const auto states = number_in(each);
                           if (!states && !is_counter(each))
                               return not_a_number(where, each, machine::max_states);
                           return assembly_.set_states(lamp, states, where);
                       });
    }

    Problem buttons(const Json& value, const std::string& path) {
        if (!value.is_structured()) return error_at(path, tell("puzzle.not-buttons"));
        const bool has_lists = are_lists_of_lamps(value);
        for (const auto& [key, wires] : value.items()) {
            const Where where = below(path, key);
            const std::string name = value.is_array() ? std::to_string(++buttons_) : key;
            const auto button = assembly_.button(name, where);
            if (!button) return button.error();
            if (value.is_object() && !wires.is_structured()) return error_at(where, tell("puzzle.not-wires"));
            const bool is_list = wires.is_array() && has_lists;
            if (auto problem = is_list ? list_of_lamps(*button, wires, path_of(where))
                                       : wires_of(*button, wires, path_of(where)))
                return problem;
        }
        return std::nullopt;
    }

    // Returns the name of a lamp that is a text or number; nullopt if there is no such lamp.
    [[nodiscard]] std::optional<std::size_t> lamp_in(const Json& value) const {
        const auto number = number_in(value);
        if (!number && !value.is_string()) return std::nullopt;
        const auto lamp =
            assembly_.known_lamp(number ? std::to_string(*number) : value.get<std::string>(), {});
        return lamp ? std::optional(*lamp) : std::nullopt;
    }

    // Returns whether the lists in `buttons` name lamps, as in "A": ["x", "y"]. Numbers are such names if
    // each list has different ones that name lamps, and if some list is not as long as the list of lamps.
    // Else lists are rows of a matrix.
    [[nodiscard]] bool are_lists_of_lamps(const Json& buttons) const {
        bool has_names = false;
        for (const Json& list : buttons) {
            if (!list.is_array()) continue;
            has_names = has_names || (!list.empty() && list.size() != lamps_.size());
            std::set<std::size_t> numbered;
            for (const Json& entry : list) {
                has_names = has_names || entry.is_string();
                if (entry.is_string()) continue;
                const auto lamp = lamp_in(entry);
                if (!lamp || !numbered.insert(*lamp).second) return false;
            }
        }
        return has_names && has_lamps_;
    }

    Problem list_of_lamps(std::size_t button, const Json& list, const std::string& path) {
        for (std::size_t i = 0; i < list.size(); ++i) {
            const Where where = below(path, i);
            const auto known = lamp_in(list[i]);
            if (list[i].is_number() && !has_numbers_)
                assembly_.remark(where, tell("puzzle.read.lamp", shown(list[i])));
            has_numbers_ = has_numbers_ || list[i].is_number();
            if (!known) return assembly_.known_lamp(list[i].get<std::string>(), where).error();
            if (auto problem = assembly_.add_effect(button, *known, 1, where)) return problem;
        }
        return std::nullopt;
    }

    // Reads an object LAMP: STEPS, or a row of the matrix.
    Problem wires_of(std::size_t button, const Json& value, const std::string& path) {
        const auto row = value.is_object() ? Result<Json>(value) : matrix_row(value, path);
        if (!row) return row.error();
        if (row->is_array() && !has_lamps_) {
            if (auto problem = make_lamps(row->size(), path)) return problem;
            are_lamps_counted_ = true;
        }
        return by_lamp(*row, path, [&](std::size_t lamp, const Json& by, const Where& at) -> Problem {
            const auto steps = number_or_truth_in(by);
            if (!steps) return not_a_number(at, by);
            if (row->is_array() && *steps > 1 && !large_steps_) large_steps_ = LargeSteps{*steps, at};
            return assembly_.add_effect(button, lamp, *steps, at);
        });
    }

    // Checks a matrix whose lamps have two states. Entries above 1 may be numbers of lamps if "lamps" is
    // missing, and are odd otherwise.
    Problem problem_with_large_steps() {
        if (!large_steps_ || json_.contains("states")) return std::nullopt;
        if (are_lamps_counted_) return error_at("lamps", tell("puzzle.no-lamps"));
        const auto& [steps, where] = *large_steps_;
        assembly_.remark(where, tell("puzzle.read.digit", steps, steps % machine::fewest_states));
        return std::nullopt;
    }

    // Returns a row as a list; the texts "110" and "1 1 0" become lists of their digits.
    Result<Json> matrix_row(const Json& value, const Where& where) {
        if (value.is_array() && value.empty()) return error_at(where, tell("puzzle.empty-row"));
        if (value.is_array()) return value;
        if (!value.is_string()) return error_at(where, tell("puzzle.not-a-row"));
        const auto& text = value.get_ref<const std::string&>();
        Json row = Json::array();
        for (const char c : text) {
            if (c >= '0' && c <= '9') row.push_back(c - '0');
            if ((c < '0' || c > '9') && c != ' ' && c != ',')
                return error_at(where, tell("puzzle.not-digits", shown(value)));
        }
        if (row.empty()) return error_at(where, tell("puzzle.empty-row"));
        if (!has_text_rows_) assembly_.remark(where, tell("puzzle.read.row", shown(value)));
        has_text_rows_ = true;
        return row;
    }

    // Returns a state as PuzzleBuilder::set_start() takes it; nullopt if it is no text, number or truth.
    static std::optional<std::string> state_in(const Json& value) {
        if (value.is_string()) return value.get<std::string>();
        const auto state = number_or_truth_in(value);
        return state ? std::optional(std::to_string(*state)) : std::nullopt;
    }

    Problem start(const Json& value, const std::string& path) {
        return by_lamp(value, path,
                       [this](std::size_t lamp, const Json& each, const Where& where) -> Problem {
                           const auto state = state_in(each);
                           if (!state) return not_a_number(where, each);
                           return assembly_.set_start(lamp, *state, where);
                       });
    }

    Problem target(const Json& value, const std::string& path) {
        if (value.is_string() && lower_case(value.get_ref<const std::string&>()) == "alike")
            return assembly_.want_alike(path);
        if (!value.is_structured()) return error_at(path, tell("puzzle.not-a-target"));
        if (value.empty() || value.is_object() || !value[0].is_structured()) return target_row(value, path);
        for (std::size_t i = 0; i < value.size(); ++i) {
            if (auto problem = target_row(value[i], path_of(below(path, i)))) return problem;
        }
        return std::nullopt;
    }

    Problem target_row(const Json& value, const std::string& path) {
        if (auto problem = assembly_.begin_target(path)) return problem;
        return by_lamp(value, path,
                       [this](std::size_t lamp, const Json& each, const Where& where) -> Problem {
                           const auto state = state_in(each);
                           if (!state && is_whole(each)) return not_a_number(where, each);
                           if (!state) return error_at(where, tell("puzzle.not-a-state", shown(each)));
                           return assembly_.set_target(lamp, *state, where);
                       });
    }

    Problem limits(PuzzleBuilder::Limit limit, const Json& value, const std::string& path) {
        if (!value.is_object()) return error_at(path, tell("puzzle.not-limits"));
        for (const auto& [button, count] : value.items()) {
            const Where where = below(path, button);
            const auto number = number_in(count);
            if (!number) return not_a_number(where, count, machine::max_press_count);
            if (auto problem = assembly_.set_limit(limit, button, *number, where)) return problem;
        }
        return std::nullopt;
    }
    Problem most(const Json& value, const std::string& path) {
        return limits(PuzzleBuilder::Limit::most, value, path);
    }
    Problem cost(const Json& value, const std::string& path) {
        return limits(PuzzleBuilder::Limit::cost, value, path);
    }
    Problem pressed(const Json& value, const std::string& path) {
        return limits(PuzzleBuilder::Limit::pressed, value, path);
    }

    Problem layout(const Json& value, const std::string& path) {
        if (!value.is_array()) return error_at(path, tell("puzzle.not-a-layout"));
        std::vector<std::vector<Word>> rows(value.size());
        for (std::size_t i = 0; i < value.size(); ++i) {
            if (auto problem = layout_row(value[i], path_of(below(path, i)), rows[i])) return problem;
        }
        return assembly_.lay_out(rows, path);
    }

    Problem faces(const Json& value, const std::string& path) {
        if (!value.is_array()) return error_at(path, tell("puzzle.not-a-list"));
        std::vector<Word> names;
        for (std::size_t i = 0; i < value.size(); ++i) {
            if (!value[i].is_string()) return error_at(below(path, i), tell("puzzle.not-a-text"));
            names.push_back({value[i].get_ref<const std::string&>(), below(path, i)});
        }
        return assembly_.set_state_names(names, path);
    }

    Problem press(const Json& value, const std::string& path) {
        if (!value.is_string()) return error_at(path, tell("puzzle.no-press", machine::quoted(value.dump())));
        return assembly_.set_press(value.get_ref<const std::string&>(), path);
    }

    // Reads "north . east", or a list, which names with spaces need: ["north door", null, "east"].
    Problem layout_row(const Json& value, const std::string& path, std::vector<Word>& row) {
        if (value.is_string()) {
            row = TextLine{value.get_ref<const std::string&>()}.words();
            for (Word& word : row) word.where = path;
        } else if (!value.is_array()) {
            return error_at(path, tell("puzzle.not-a-text"));
        }
        for (std::size_t i = 0; value.is_array() && i < value.size(); ++i) {
            const Where where = below(path, i);
            if (!value[i].is_string() && !value[i].is_null())
                return error_at(where, tell("puzzle.not-a-text"));
            row.push_back({".", where});
            if (value[i].is_string()) row.back().text = value[i].get_ref<const std::string&>();
        }
        for (const Word& word : row) {
            if (word.text == ".") continue;
            const auto lamp = assembly_.known_lamp(word.text, word.where);
            if (!lamp) return lamp.error();
        }
        return std::nullopt;
    }

    const Json& json_;
    PuzzleBuilder assembly_;
    std::vector<std::size_t> lamps_;
    bool has_lamps_ = false;
    bool are_lamps_counted_ = false;  // true if the first row of the matrix gives their number
    std::size_t buttons_ = 0;         // of a matrix or list
    bool has_numbers_ = false;        // true if a list of lamps has some
    struct LargeSteps {
        std::int64_t steps = 0;
        Where where;
    };
    std::optional<LargeSteps> large_steps_;  // first entry of a matrix above 1
    bool has_text_rows_ = false;
};

const std::array<JsonReader::Member, 12> JsonReader::members{{{"name", &JsonReader::name},
                                                              {"lamps", &JsonReader::lamps},
                                                              {"buttons", &JsonReader::buttons},
                                                              {"states", &JsonReader::states},
                                                              {"start", &JsonReader::start},
                                                              {"target", &JsonReader::target},
                                                              {"most", &JsonReader::most},
                                                              {"cost", &JsonReader::cost},
                                                              {"pressed", &JsonReader::pressed},
                                                              {"layout", &JsonReader::layout},
                                                              {"press", &JsonReader::press},
                                                              {"faces", &JsonReader::faces}}};

void add_lamps(Json& json, const machine::WiredPuzzle& puzzle) {
    Json states = Json::array();
    Json names = Json::array();
    Json start = Json::array();
    for (const machine::WiredLamp& lamp : puzzle.lamps) {
        states.push_back(lamp.is_counter() ? Json(std::string(counter_word)) : Json(lamp.states));
        names.push_back(lamp.name);
        start.push_back(lamp.start);
    }
    const bool is_even =
        std::all_of(states.begin(), states.end(), [&](const Json& each) { return each == states[0]; });
    json["states"] = is_even && !states.empty() ? states[0] : states;
    json["lamps"] = std::move(names);
    json["start"] = std::move(start);
}

void add_buttons(Json& json, const machine::WiredPuzzle& puzzle) {
    json["buttons"] = Json::object();
    for (const machine::WiredButton& button : puzzle.buttons) {
        Json& wires = json["buttons"][button.name] = Json::object();
        for (const auto [lamp, by] : button.effects) wires[puzzle.lamps[lamp].name] = by;
        if (button.most) json["most"][button.name] = *button.most;
        if (button.cost != 1) json["cost"][button.name] = button.cost;
        if (button.pressed != 0) json["pressed"][button.name] = button.pressed;
    }
}

void add_targets(Json& json, const machine::WiredPuzzle& puzzle) {
    if (puzzle.wants_alike()) json["target"] = "alike";
    for (const machine::TargetRow& row : puzzle.targets) {
        Json states = Json::array();
        for (const auto& state : row) states.push_back(state ? Json(*state) : Json("*"));
        json["target"].push_back(std::move(states));
    }
}

void add_layout(Json& json, const machine::WiredPuzzle& puzzle) {
    if (puzzle.layout == machine::single_row(puzzle.lamps.size())) return;
    for (const auto& row : puzzle.layout) {
        std::string line;
        Json list = Json::array();
        bool are_words = true;
        for (const auto& lamp : row) {
            const std::string name = lamp ? puzzle.lamps[*lamp].name : ".";
            line += (line.empty() ? "" : " ") + name;
            list.push_back(lamp ? Json(name) : Json());
            const std::vector<Word> words = TextLine{name}.words();
            are_words = are_words && words.size() == 1 && words.front().text == name;
        }
        json["layout"].push_back(are_words ? Json(line) : std::move(list));
    }
}

}  // namespace

namespace {

// Returns whether an object has nothing but buttons with lists of lamps, {"A": ["x", "y"]}.
bool are_buttons(const Json& json) {
    const auto is_list = [](const Json& value) {
        return value.is_array() && !value.empty() &&
               std::all_of(value.begin(), value.end(), [](const Json& lamp) { return lamp.is_string(); });
    };
    bool are_lists = !json.empty();
    for (const auto& [key, value] : json.items())
        are_lists = are_lists && is_list(value) && !JsonReader::is_member(key);
    return are_lists;
}

// Replaces each comma before a closing bracket by a space, as in "[1, 0, ]".
std::string without_last_commas(std::string_view text) {
    std::string kept(text);
    std::optional<std::size_t> comma;
    bool is_in_string = false;
    for (std::size_t i = 0; i < kept.size(); ++i) {
        const char c = kept[i];
        if (is_in_string && c == '\\') ++i;
        if (c == '"') is_in_string = !is_in_string;
        if (!is_in_string && (c == ']' || c == '}') && comma) kept[*comma] = ' ';
        if (std::string_view(" \t\r\n").find(c) == std::string_view::npos) comma.reset();
        if (!is_in_string && c == ',') comma = i;
    }
    return kept;
}

}  // namespace

Result<machine::WiredPuzzle> parse_json(std::string_view written, Remarks* remarks) {
    const std::string text = without_last_commas(written);
    Checker checker(text);
    if (!Json::sax_parse(text, &checker)) return *checker.problem();
    Json json = Json::parse(text, nullptr, false);
    if (!json.is_object()) return error_at(TextPosition{}, tell("puzzle.no-object"));
    if (are_buttons(json)) {
        Json puzzle = Json::object();
        puzzle["buttons"] = std::move(json);  // a copy would need a stack as deep as the text
        json = std::move(puzzle);
    }
    return JsonReader(json, remarks).read();
}

std::string format_json(const machine::WiredPuzzle& puzzle) {
    Json json = Json::object();
    if (!puzzle.name.empty()) json["name"] = puzzle.name;
    add_lamps(json, puzzle);
    add_buttons(json, puzzle);
    add_targets(json, puzzle);
    if (puzzle.press != machine::PressRule::any) json["press"] = std::string(machine::word_of(puzzle.press));
    if (!puzzle.state_names.empty()) json["faces"] = puzzle.state_names;
    add_layout(json, puzzle);
    // A name from a share code may be invalid UTF-8.
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace switchbox::puzzle
