// Certificates of wired puzzles (solve/certificate.hpp).
#pragma once

#include <optional>
#include <string>

#include "solve/certificate.hpp"
#include "types/custom/model/wired_puzzle.hpp"
#include "types/custom/solve/wired_search.hpp"

namespace switchbox::solve {

// Returns the certificate of a puzzle in its current state, as certificate() does.
[[nodiscard]] Certificate wired_puzzle_certificate(const machine::WiredPuzzle& puzzle,
                                                   const WiredVerdict& found,
                                                   std::optional<CertificateClaim> claim = std::nullopt);

// Members of TypeSolving.
[[nodiscard]] CertificateGap wired_certificate_gap(const Question& question, const Verdict& verdict,
                                                   CertificateClaim claim);
[[nodiscard]] std::string wired_certificate(const Solver& solver, const Question& question,
                                            const Verdict& verdict, CertificateClaim claim);

}  // namespace switchbox::solve
