#include "cli/certificate_file.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <string_view>

#include "cli/host.hpp"
#include "cli/layout.hpp"
#include "cli/options.hpp"
#include "i18n/words.hpp"
#include "machine/text.hpp"

namespace switchbox::cli {
namespace {

using solve::CertificateClaim;

// Reasons in the order of CertificateGap.
constexpr std::array<std::string_view, 10> gap_words{
    "",
    "the answer is not known",
    "the answer is another",
    "it is not proved that nothing is better",
    "the order of presses matters",
    "the board has more than 4096 lamps",
    "there are too many sums for a checker to try",
    "a certificate is about one target, and there are several",
    "only a search of everything proves it",
    "there is no short proof that a stranger could check",
};

std::optional<CertificateClaim> claim_named(const std::optional<std::string>& name) {
    if (!name) return std::nullopt;
    const auto found = std::find(solve::claim_names.begin(), solve::claim_names.end(), *name);
    if (found == solve::claim_names.end()) return std::nullopt;
    return static_cast<CertificateClaim>(found - solve::claim_names.begin());
}

std::string name_of_claim(CertificateClaim claim) {
    return std::string(solve::claim_names.at(static_cast<std::size_t>(claim)));
}

}  // namespace

void add_certificate_options(CLI::App& parser, CertificateOptions& options) {
    add_text(parser, "--certificate", options.file, "FILE",
             "Write the answer and its proof for check_certificate.py, a checker apart from this program");
    add_text(parser, "--claim", options.claim, "CLAIM",
             "With --certificate: solved, fewest, impossible or nearest; without it, the strongest of the "
             "first three");
    parser.add_flag("--force", options.force, "With --certificate, replace the file if it exists");
}

std::optional<Error> problem_with_certificate(const CertificateOptions& options) {
    if (!options.file) {
        if (options.claim) return Error{verbatim("claim: add --certificate FILE")};
        if (options.force) return Error{verbatim("force: add --certificate FILE")};
        return std::nullopt;
    }
    if (options.claim && !claim_named(options.claim))
        return Error{verbatim("claim " + say(machine::quoted(*options.claim)) +
                              ": write solved, fewest, impossible or nearest")};
    if (!options.force && is_file(*options.file))
        return Error{verbatim("certificate: " + say(machine::quoted(*options.file)) +
                              " exists; add --force to replace it, or name another file")};
    return std::nullopt;
}

std::optional<Error> add_certificate(Answer& answer, const CertificateOptions& options,
                                     const MakeCertificate& make) {
    if (!options.file) return std::nullopt;
    const solve::Certificate made = make(claim_named(options.claim));
    const std::string reason(gap_words.at(static_cast<std::size_t>(made.gap)));
    const bool is_made = !made.text.empty();
    if (is_made) {
        if (auto problem = write_file(*options.file, made.text, "certificate", options.force)) return problem;
    }
    const std::string claim = name_of_claim(made.claim);
    Answer more;
    auto& json = more.json["certificate"];
    json["file"] = is_made ? nlohmann::ordered_json(*options.file) : nlohmann::ordered_json(nullptr);
    json["claim"] = claim;
    if (!reason.empty()) json["reason"] = reason;
    std::vector<Fact> facts{{"Certificate", is_made ? one_line(*options.file) + ", \"" + claim + "\""
                                                    : "none for \"" + claim + "\": " + reason}};
    if (is_made && !reason.empty()) facts.emplace_back("Not \"fewest\"", reason);
    more.text = listed(facts);
    append(answer, std::move(more));
    return std::nullopt;
}

MakeCertificate certificate_of(const Study& study, const solve::Verdict& verdict) {
    return [&study, &verdict](std::optional<CertificateClaim> claim) {
        const solve::Question question{*study.machine, study.position.presses, study.position.puzzle.target};
        return solve::certificate(study.solver(), question, verdict, claim);
    };
}

}  // namespace switchbox::cli
