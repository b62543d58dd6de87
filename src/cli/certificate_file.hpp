// Certificate of an answer, written to a file (docs/certificates.md).
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "cli/answer.hpp"
#include "cli/study.hpp"
#include "solve/certificate.hpp"

namespace CLI {
class App;
}  // namespace CLI

namespace switchbox::cli {

struct CertificateOptions {
    std::optional<std::string> file;
    std::optional<std::string> claim;
    bool force = false;
};
void add_certificate_options(CLI::App& parser, CertificateOptions& options);

// Makes the certificate with a claim, or with the strongest one.
using MakeCertificate = std::function<solve::Certificate(std::optional<solve::CertificateClaim> claim)>;

// Returns the error in the options, found before the search.
[[nodiscard]] std::optional<Error> problem_with_certificate(const CertificateOptions& options);
// Writes the file, and adds a line about it to the answer, or the reason why there is no certificate. Without
// the option it does nothing. Returns the error if the file cannot be written.
[[nodiscard]] std::optional<Error> add_certificate(Answer& answer, const CertificateOptions& options,
                                                   const MakeCertificate& make);
// Returns the function for the verdict on a position.
[[nodiscard]] MakeCertificate certificate_of(const Study& study, const solve::Verdict& verdict);

}  // namespace switchbox::cli
