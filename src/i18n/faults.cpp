#include "i18n/faults.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

namespace switchbox::i18n {
namespace {

// Returns whether the id is a number in letters. A language may have more or fewer of these.
bool is_number(const std::string& id) { return id.rfind("number.", 0) == 0; }

void sort(std::vector<Fault>& faults) {
    std::stable_sort(faults.begin(), faults.end(), [](const Fault& a, const Fault& b) {
        return std::tie(a.line, a.id) < std::tie(b.line, b.id);
    });
}

std::string fault_of_variant(const Language& language, const std::string& id, const Template& made) {
    const std::size_t mark = id.find(variant_mark);
    if (mark == std::string::npos) return {};
    const auto usual = language.templates().find(id.substr(0, mark));
    if (usual == language.templates().end()) return "its usual line is missing";
    return made.names() == usual->second.names() ? "" : "it has not the names of its usual line";
}

class Check {
  public:
    Check(const Language& language, const Language& reference)
        : language_(language),
          reference_(reference),
          forms_(language.plural().forms),
          found_(faults(language)) {}

    std::vector<Fault> all() {
        for (const auto& [id, wanted] : reference_.templates()) check(id, wanted);
        for (const auto& [id, made] : language_.templates()) {
            if (!reference_.templates().contains(id) && !is_number(id)) {
                found_.push_back({made.line(), id, "nothing says this"});
            }
        }
        sort(found_);
        return std::move(found_);
    }

  private:
    void check(const std::string& id, const Template& wanted) {
        const auto made = language_.templates().find(id);
        if (made == language_.templates().end()) {
            if (!is_number(id)) found_.push_back({0, id, "it is missing"});
        } else if (made->second.names() != wanted.names()) {
            found_.push_back({made->second.line(), id, "it has not the names of the first language"});
        } else {
            check_places(id, made->second, made->second.pieces());
        }
    }

    void check_places(const std::string& id, const Template& made, const Pieces& pieces) {
        for (const Piece& piece : pieces) {
            if (!piece.name.empty()) check_place(id, made, piece);
        }
    }

    void check_place(const std::string& id, const Template& made, const Piece& piece) {
        const auto complain = [&](const std::string& what) { found_.push_back({made.line(), id, what}); };
        if (std::find(made.names().begin(), made.names().end(), piece.name) == made.names().end()) {
            complain("there is no value '" + piece.name + "'");
        }
        if (!piece.format.empty() && piece.format != "word" && piece.format != "capital") {
            complain("there is no format '" + piece.format + "'");
        }
        if (!piece.forms.empty() && piece.forms.size() != forms_) {
            complain(std::to_string(piece.forms.size()) + " plural forms where " + std::to_string(forms_) +
                     " are needed");
        }
        for (const Pieces& form : piece.forms) check_places(id, made, form);
    }

    const Language& language_;
    const Language& reference_;
    std::size_t forms_;
    std::vector<Fault> found_;
};

}  // namespace

std::vector<Fault> faults(const Language& language) {
    std::vector<Fault> found = language.faults();
    for (const auto& [id, made] : language.templates()) {
        for (const std::string& problem : {problem_in(made.text()), fault_of_variant(language, id, made)})
            if (!problem.empty()) found.push_back({made.line(), id, problem});
    }
    sort(found);
    return found;
}

std::vector<Fault> faults(const Language& language, const Language& reference) {
    return Check(language, reference).all();
}

std::string told(const Fault& fault) {
    std::string place = fault.line == 0 ? "" : "line " + std::to_string(fault.line);
    if (!fault.id.empty()) place += (place.empty() ? "'" : ", '") + fault.id + "'";
    return place + ": " + fault.what;
}

}  // namespace switchbox::i18n
