// Certificates of linear machines (solve/certificate.hpp).
#pragma once

#include <string>

#include "solve/certificate.hpp"

namespace switchbox::solve {

// Members of TypeSolving.
[[nodiscard]] CertificateGap linear_certificate_gap(const Question& question, const Verdict& verdict,
                                                    CertificateClaim claim);
[[nodiscard]] std::string linear_certificate(const Solver& solver, const Question& question,
                                             const Verdict& verdict, CertificateClaim claim);

}  // namespace switchbox::solve
