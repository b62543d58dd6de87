#include "words/faults.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

namespace switchbox::words {
namespace {

// A language may have more or fewer numbers in letters.
bool is_number(const std::string& id) { return id.rfind("number.", 0) == 0; }

class Check {
  public:
    Check(const Language& language, const Language& reference)
        : language_(language), reference_(reference), found_(language.faults()) {}

    std::vector<Fault> all() {
        for (const auto& [id, wanted] : reference_.templates()) check(id, wanted);
        for (const auto& [id, made] : language_.templates()) {
            if (!reference_.templates().contains(id) && !is_number(id)) {
                found_.push_back({made.line, id, "nothing says this"});
            }
        }
        std::stable_sort(found_.begin(), found_.end(), [](const Fault& a, const Fault& b) {
            return std::tie(a.line, a.id) < std::tie(b.line, b.id);
        });
        return std::move(found_);
    }

  private:
    void check(const std::string& id, const Template& wanted) {
        const auto made = language_.templates().find(id);
        if (made == language_.templates().end()) {
            if (!is_number(id)) found_.push_back({0, id, "it is missing"});
        } else if (made->second.names != wanted.names) {
            found_.push_back({made->second.line, id, "it has not the names of the first language"});
        } else {
            check_places(id, made->second, made->second.pieces);
        }
    }

    void check_places(const std::string& id, const Template& made, const Pieces& pieces) {
        for (const Piece& piece : pieces) {
            if (!piece.name.empty()) check_place(id, made, piece);
        }
    }

    void check_place(const std::string& id, const Template& made, const Piece& piece) {
        const auto complain = [&](const std::string& what) { found_.push_back({made.line, id, what}); };
        if (std::find(made.names.begin(), made.names.end(), piece.name) == made.names.end()) {
            complain("there is no value '" + piece.name + "'");
        }
        if (!piece.format.empty() && piece.format != "word" && piece.format != "capital") {
            complain("there is no format '" + piece.format + "'");
        }
        if (!piece.forms.empty() && piece.forms.size() != language_.plural_forms()) {
            complain(std::to_string(piece.forms.size()) + " plural forms where " +
                     std::to_string(language_.plural_forms()) + " are needed");
        }
        for (const Pieces& form : piece.forms) check_places(id, made, form);
    }

    const Language& language_;
    const Language& reference_;
    std::vector<Fault> found_;
};

}  // namespace

std::vector<Fault> faults(const Language& language, const Language& reference) {
    return Check(language, reference).all();
}

std::string told(const Fault& fault) {
    std::string place = fault.line == 0 ? "" : "line " + std::to_string(fault.line);
    if (!fault.id.empty()) place += (place.empty() ? "'" : ", '") + fault.id + "'";
    return place + ": " + fault.what;
}

}  // namespace switchbox::words
