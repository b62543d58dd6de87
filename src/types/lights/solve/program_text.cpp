#include "types/lights/solve/program_text.hpp"

#include <algorithm>
#include <utility>

#include "base/result.hpp"

namespace switchbox::solve {
namespace {

using algebra::ResidueMatrix;
using algebra::Residues;

// Marks of a list in a language: around the rows of a matrix, and around the entries of a row.
struct ListMarks {
    std::string_view matrix_begin;
    std::string_view matrix_end;
    std::string_view row_begin;
    std::string_view row_end;
    std::string_view after_row;
    std::string_view between;
};

constexpr ListMarks bracket_marks{"[", "]", "[", "]", ",\n", ", "};
constexpr ListMarks matlab_marks{"[", "]", "", "", ";\n", " "};
constexpr ListMarks brace_marks{"{", "}", "{", "}", ",\n", ", "};

std::string list_of(const Residues& entries, const ListMarks& marks, std::size_t begin, std::size_t end) {
    std::string text(marks.row_begin);
    for (std::size_t i = begin; i < end; ++i) {
        if (i > begin) text += marks.between;
        text += std::to_string(entries[i]);
    }
    return text.append(marks.row_end);
}

std::string vector_text(const Residues& entries, const ListMarks& marks) {
    return list_of(entries, marks, 0, entries.size());
}

std::string matrix_text(const ResidueMatrix& matrix, const ListMarks& marks) {
    std::string text(marks.matrix_begin);
    for (std::size_t row = 0; row < matrix.rows; ++row) {
        if (row > 0) text.append(marks.after_row).append("  ");
        text += list_of(matrix.entries, marks, row * matrix.columns, (row + 1) * matrix.columns);
    }
    return text.append(marks.matrix_end);
}

// Returns the title without characters that could end a comment.
std::string plain_title(const std::string& title) {
    constexpr std::string_view allowed = " ,.-+";
    std::string plain;
    for (const char letter : title) {
        const bool is_word = (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ||
                             (letter >= '0' && letter <= '9');
        if (is_word || allowed.find(letter) != std::string_view::npos) plain.push_back(letter);
    }
    return plain;
}

// Parts of a program that its template names by @ and a letter: @T the title, @K the modulus, @A the matrix,
// @B the right side, @X the solution or the proof, @@ an @.
struct ProgramParts {
    const ProgramSystem& system;
    const ListMarks& marks;

    [[nodiscard]] std::string part(char letter) const {
        const auto& [title, a, b, solution] = system;
        switch (letter) {
            case 'T':
                return plain_title(title);
            case 'K':
                return std::to_string(a.modulus);
            case 'A':
                return matrix_text(a, marks);
            case 'B':
                return vector_text(b, marks);
            case '@':
                return "@";
            default:
                return vector_text(solution.solvable ? solution.x : solution.certificate, marks);
        }
    }
};

std::string filled(std::string_view text, const ProgramParts& parts) {
    std::string whole;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '@' && i + 1 < text.size()) {
            whole += parts.part(text[++i]);
        } else {
            whole.push_back(text[i]);
        }
    }
    return whole;
}

// Templates of a language: the data, the system's own solution, and the check of a solution or of a proof.
// `own` works for every modulus, `own_modulo_prime` for primes; empty if the language has none.
struct ProgramTemplate {
    const ListMarks& marks;
    std::string_view data;
    std::string_view own;
    std::string_view own_modulo_prime;
    std::string_view check_solution;
    std::string_view check_proof;
};

constexpr ProgramTemplate sage_template{
    bracket_marks,
    R"(# @T: A x = b modulo @K, a row for each lamp, a column for each button
k = @K
A = matrix(ZZ, @A)
b = vector(ZZ, @B)
)",
    "",
    R"(try:
    print(A.change_ring(GF(k)).solve_right(b.change_ring(GF(k))))
except ValueError:
    print("no solution")
)",
    R"(# a solution
x = vector(ZZ, @X)
print((A * x - b).change_ring(Integers(k)).is_zero())
)",
    R"(# There is no solution: y A is 0 modulo k, but y b is not.
y = vector(ZZ, @X)
print((y * A).change_ring(Integers(k)).is_zero() and (y * b) % k != 0)
)"};

constexpr ProgramTemplate gap_template{
    bracket_marks,
    R"(# @T: A x = b modulo @K, a row for each lamp, a column for each button
k := @K;;
A := @A;;
b := @B;;
)",
    R"(# A x + k z = b over the integers
s := SolutionIntMat(Concatenation(TransposedMat(A), k * IdentityMat(Length(A))), b);;
if s = fail then Print("no solution\n"); else Print(List(s{[1 .. Length(A[1])]}, e -> e mod k), "\n"); fi;
)",
    "",
    R"(# a solution
x := @X;;
Print(ForAll(A * x - b, e -> e mod k = 0), "\n");
)",
    R"(# There is no solution: y A is 0 modulo k, but y b is not.
y := @X;;
Print(ForAll(y * A, e -> e mod k = 0) and (y * b) mod k <> 0, "\n");
)"};

constexpr ProgramTemplate numpy_template{
    bracket_marks,
    R"(# @T: A x = b modulo @K, a row for each lamp, a column for each button
import numpy as np

k = @K
A = np.array(@A)
b = np.array(@B)
)",
    "",
    R"(
def solve(A, b, p):
    """Gauss-Jordan elimination modulo a prime; None if there is no solution."""
    M = np.column_stack([A, b]) % p
    pivots = []
    for column in range(A.shape[1]):
        top = len(pivots)
        rows = np.nonzero(M[top:, column])[0]
        if not len(rows):
            continue
        M[[top, top + rows[0]]] = M[[top + rows[0], top]]
        M[top] = M[top] * pow(int(M[top, column]), -1, p) % p
        for row in range(len(M)):
            if row != top:
                M[row] = (M[row] - M[row, column] * M[top]) % p
        pivots.append(column)
    if M[len(pivots):, -1].any():
        return None
    x = np.zeros(A.shape[1], dtype=int)
    x[pivots] = M[:len(pivots), -1]
    return x

print(solve(A, b, k))

)",
    R"(# a solution
x = np.array(@X)
print(not ((A @@ x - b) % k).any())
)",
    R"(# There is no solution: y A is 0 modulo k, but y b is not.
y = np.array(@X)
print(not ((y @@ A) % k).any() and (y @@ b) % k != 0)
)"};

constexpr ProgramTemplate matlab_template{
    matlab_marks,
    R"(% @T: A x = b modulo @K, a row for each lamp, a column for each button
k = @K;
A = @A;
b = [@B]';
)",
    "",
    R"(% Gauss-Jordan elimination modulo a prime
M = [A b];
pivots = [];
for column = 1:size(A, 2)
  top = numel(pivots) + 1;
  row = find(M(top:end, column), 1) + top - 1;
  if isempty(row), continue, end
  M([top row], :) = M([row top], :);
  inverse = find(mod((1:k) * M(top, column), k) == 1, 1);
  M(top, :) = mod(inverse * M(top, :), k);
  for other = [1:top-1, top+1:size(M, 1)]
    M(other, :) = mod(M(other, :) - M(other, column) * M(top, :), k);
  end
  pivots(end + 1) = column;
end
if any(M(numel(pivots)+1:end, end))
  disp('no solution')
else
  own = zeros(1, size(A, 2));
  own(pivots) = M(1:numel(pivots), end);
  fprintf('%d ', own), fprintf('\n')
end
)",
    R"(% a solution
x = [@X]';
disp(all(mod(A * x - b, k) == 0))
)",
    R"(% There is no solution: y A is 0 modulo k, but y b is not.
y = [@X];
disp(all(mod(y * A, k) == 0) && mod(y * b, k) ~= 0)
)"};

constexpr ProgramTemplate mathematica_template{
    brace_marks,
    R"((* @T: A x = b modulo @K, a row for each lamp, a column for each button *)
k = @K;
A = @A;
b = @B;
)",
    R"(Print[LinearSolve[A, b, Modulus -> k]]
)",
    "",
    R"((* a solution *)
x = @X;
Print[AllTrue[A . x - b, Mod[#, k] == 0 &]]
)",
    R"((* There is no solution: y A is 0 modulo k, but y b is not. *)
y = @X;
Print[AllTrue[y . A, Mod[#, k] == 0 &] && Mod[y . b, k] != 0]
)"};

std::string program_of(const ProgramTemplate& texts, const ProgramSystem& system) {
    const ProgramParts parts{system, texts.marks};
    const bool is_prime = algebra::is_prime(static_cast<std::uint32_t>(system.a.modulus));
    std::string text = filled(texts.data, parts) + std::string(texts.own);
    if (is_prime) text += texts.own_modulo_prime;
    return text + filled(system.solution.solvable ? texts.check_solution : texts.check_proof, parts);
}

// Returns a matrix of one column.
ResidueMatrix column_matrix(const Residues& entries, int modulus) {
    return {entries.size(), 1, modulus, entries};
}

std::string latex_matrix(const ResidueMatrix& matrix) {
    std::string text = algebra::format_matrix(matrix, algebra::MatrixFormat::latex);
    text.pop_back();  // the end of the line
    return text;
}

// Returns displayed equations: A x = b and a solution, or the proof that there is none.
std::string latex_text(const ProgramSystem& system) {
    const auto& [title, a, b, solution] = system;
    const std::string modulo = " \\pmod{" + std::to_string(a.modulus) + "}";
    std::string text = "% " + plain_title(title) + ": a row for each lamp, a column for each button\n";
    text += "\\[\n" + latex_matrix(a) + " x \\equiv " + latex_matrix(column_matrix(b, a.modulus)) + modulo +
            "\n\\]\n";
    if (solution.solvable) {
        return text + "\\[\nx \\equiv " + latex_matrix(column_matrix(solution.x, a.modulus)) + modulo +
               "\n\\]\n";
    }
    const ResidueMatrix proof{1, solution.certificate.size(), a.modulus, solution.certificate};
    int sum = 0;
    for (std::size_t row = 0; row < b.size(); ++row) sum += solution.certificate[row] * b[row];
    return text + "There is no solution, since for\n\\[\ny = " + latex_matrix(proof) +
           "\n\\]\n$y A \\equiv 0$, but $y b \\equiv " + std::to_string(sum % a.modulus) + modulo + "$.\n";
}

}  // namespace

const std::array<ProgramName, program_languages>& program_names() {
    using L = ProgramLanguage;
    static constexpr std::array<ProgramName, program_languages> names{
        {{L::sage, "sage", "Sage"},
         {L::gap, "gap", "GAP"},
         {L::numpy, "numpy", "NumPy"},
         {L::matlab, "matlab", "MATLAB"},
         {L::mathematica, "mathematica", "Mathematica"},
         {L::latex, "latex", "LaTeX"}}};
    return names;
}

std::optional<ProgramLanguage> program_language(std::string_view id) {
    for (const ProgramName& name : program_names()) {
        if (name.id == id) return name.language;
    }
    return std::nullopt;
}

std::string program_text(const ProgramSystem& system, ProgramLanguage language) {
    require(system.b.size() == system.a.rows, "b has an entry for each row");
    switch (language) {
        case ProgramLanguage::sage:
            return program_of(sage_template, system);
        case ProgramLanguage::gap:
            return program_of(gap_template, system);
        case ProgramLanguage::numpy:
            return program_of(numpy_template, system);
        case ProgramLanguage::matlab:
            return program_of(matlab_template, system);
        case ProgramLanguage::mathematica:
            return program_of(mathematica_template, system);
        case ProgramLanguage::latex:
            break;
    }
    return latex_text(system);
}

}  // namespace switchbox::solve
