// Certificates of Ghaly's machine (solve/certificate.hpp).
#pragma once

#include <string>

#include "solve/certificate.hpp"

namespace switchbox::solve {

// Members of TypeSolving.
[[nodiscard]] CertificateGap ghaly_certificate_gap(const Question& question, const Verdict& verdict,
                                                   CertificateClaim claim);
[[nodiscard]] std::string ghaly_certificate(const Solver& solver, const Question& question,
                                            const Verdict& verdict, CertificateClaim claim);

}  // namespace switchbox::solve
