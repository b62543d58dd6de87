#include "types/lights/chase/hand_chase.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include "base/result.hpp"

namespace switchbox::solve {
namespace {

using algebra::ResidueMatrix;
using algebra::Residues;
using machine::Shape;

std::uint8_t negative(std::uint8_t value, int k) { return static_cast<std::uint8_t>((k - value) % k); }

Residues negative(Residues row, int k) {
    for (std::uint8_t& value : row) value = negative(value, k);
    return row;
}

// Returns picture less target (mod k), an entry for each cell.
Residues wrong_lamps(const machine::Rule& rule, const machine::Picture& picture,
                     const machine::Picture& target) {
    Residues wrong(picture.size());
    for (std::size_t cell = 0; cell < wrong.size(); ++cell)
        wrong[cell] =
            static_cast<std::uint8_t>((picture[cell] + negative(target[cell], rule.states)) % rule.states);
    return wrong;
}

// Presses a button of the board so many times.
void press(const machine::Rule& rule, Residues& wrong, std::size_t button, int times) {
    const Shape shape = rule.shape;
    const int row = shape.row(button);
    const int column = shape.column(button);
    for (const machine::Offset& offset : rule.inner) {
        if (!shape.contains(row + offset.row, column + offset.column)) continue;
        std::uint8_t& lamp = wrong[shape.cell(row + offset.row, column + offset.column)];
        lamp = static_cast<std::uint8_t>((lamp + times) % rule.states);
    }
}

// Returns the presses of row `row` > 0 that turn the row above right.
std::vector<RepeatedPress> presses_below(const machine::Rule& rule, const Residues& wrong, int row) {
    std::vector<RepeatedPress> presses;
    for (int column = 0; column < rule.shape.columns; ++column) {
        const std::uint8_t lamp = wrong[rule.shape.cell(row - 1, column)];
        if (lamp != 0) presses.push_back({rule.shape.cell(row, column), rule.states - lamp});
    }
    return presses;
}

Residues last_row(const machine::Rule& rule, const Residues& wrong) {
    return {wrong.end() - rule.shape.columns, wrong.end()};
}

// Chases the lamps and returns the presses of each button.
Residues chase(const machine::Rule& rule, Residues& wrong, const Residues& first) {
    Residues presses(wrong.size());
    for (std::size_t column = 0; column < first.size(); ++column) {
        presses[column] = first[column];
        if (first[column] != 0) press(rule, wrong, column, first[column]);
    }
    for (int row = 1; row < rule.shape.rows; ++row) {
        for (const RepeatedPress& one : presses_below(rule, wrong, row)) {
            press(rule, wrong, one.button, one.times);
            presses[one.button] = static_cast<std::uint8_t>(one.times);
        }
    }
    return presses;
}

ResidueMatrix map_of(const machine::Rule& rule) {
    require(can_chase(rule) && rule.shape.columns <= max_chased_columns, "this board has no chasing table");
    const auto columns = static_cast<std::size_t>(rule.shape.columns);
    ResidueMatrix map = ResidueMatrix::zero(columns, columns, rule.states);
    for (std::size_t column = 0; column < columns; ++column) {
        Residues first(columns);
        first[column] = 1;
        Residues wrong(rule.shape.size());
        (void)chase(rule, wrong, first);
        const Residues shown = last_row(rule, wrong);
        for (std::size_t row = 0; row < columns; ++row) map.at(row, column) = shown[row];
    }
    return map;
}

algebra::SparseMatrix sparse(const ResidueMatrix& matrix) {
    algebra::SparseMatrix found{matrix.rows,
                                std::vector<std::vector<algebra::SparseMatrix::Entry>>(matrix.columns)};
    for (std::size_t column = 0; column < matrix.columns; ++column) {
        for (std::size_t row = 0; row < matrix.rows; ++row) {
            if (matrix.at(row, column) != 0) found.columns[column].push_back({row, matrix.at(row, column)});
        }
    }
    return found;
}

Residues map_column(const ResidueMatrix& matrix, std::size_t column) {
    Residues entries(matrix.rows);
    for (std::size_t row = 0; row < matrix.rows; ++row) entries[row] = matrix.at(row, column);
    return entries;
}

// Lightest sums of multiples of the columns i, i + 1, ... of M: for each sum its weight, and the multiple of
// column i that comes first.
struct LightestImage {
    std::size_t weight = 0;
    std::uint8_t times = 0;
};
using LightestImages = std::map<Residues, LightestImage>;

// Adds the multiples of one more column in front. A greater multiple replaces an equally light one.
LightestImages with_column(const LightestImages& behind, const Residues& column, int k) {
    LightestImages sums;
    for (const auto& [sum, lightest] : behind) {
        Residues longer = sum;
        for (int times = 0; times < k; ++times) {
            const std::size_t weight = lightest.weight + static_cast<std::size_t>(times);
            const auto [place, is_new] =
                sums.try_emplace(longer, LightestImage{weight, static_cast<std::uint8_t>(times)});
            LightestImage& known = place->second;
            if (!is_new && (weight < known.weight || (weight == known.weight && times > known.times)))
                known = {weight, static_cast<std::uint8_t>(times)};
            algebra::add_multiple(longer, column, 1, k);
        }
    }
    return sums;
}

// Returns M transposed with the unit matrix behind it: row i has the image of button i, and the button.
ResidueMatrix images_of(const ResidueMatrix& map) {
    const std::size_t n = map.columns;
    ResidueMatrix images = ResidueMatrix::zero(n, 2 * n, map.modulus);
    for (std::size_t i = 0; i < n; ++i) {
        for (std::size_t lamp = 0; lamp < n; ++lamp) images.at(i, lamp) = map.at(lamp, i);
        images.at(i, n + i) = 1;
    }
    return images;
}

Residues row_of(const ResidueMatrix& matrix, std::size_t row, std::size_t begin, std::size_t end) {
    const auto first = matrix.entries.begin() + static_cast<std::ptrdiff_t>(row * matrix.columns);
    return {first + static_cast<std::ptrdiff_t>(begin), first + static_cast<std::ptrdiff_t>(end)};
}

std::size_t first_entry(const Residues& row) {
    return static_cast<std::size_t>(
        std::find_if(row.begin(), row.end(), [](std::uint8_t value) { return value != 0; }) - row.begin());
}

void add_row(ChasingRow& row, const ChasingRow& summand, int factor, int k) {
    algebra::add_multiple(row.bottom, summand.bottom, factor, k);
    algebra::add_multiple(row.first, summand.first, factor, k);
}

// Cancels the entries of `row` by the rows of an echelon form, from the left.
void cancel(ChasingRow& row, const std::vector<ChasingRow>& echelon, int k) {
    for (const ChasingRow& by : echelon) {
        const std::size_t place = first_entry(by.bottom);
        const int pivot = by.bottom[place];
        if (row.bottom[place] % pivot == 0 && row.bottom[place] != 0)
            add_row(row, by, k - row.bottom[place] / pivot, k);
    }
}

// Adds the multiples of rows that begin further right than their row and that the others do not give: over
// Z/4, twice 21 is 02. With them every sum of the rows can be taken apart from the left.
void complete(std::vector<ChasingRow>& echelon, int k) {
    for (std::size_t i = 0; i < echelon.size(); ++i) {
        const int pivot = echelon[i].bottom[first_entry(echelon[i].bottom)];
        if (pivot == 1) continue;
        ChasingRow multiple{Residues(echelon[i].bottom.size()), Residues(echelon[i].first.size())};
        add_row(multiple, echelon[i], k / pivot, k);
        cancel(multiple, echelon, k);
        if (first_entry(multiple.bottom) < multiple.bottom.size()) echelon.push_back(std::move(multiple));
    }
    std::stable_sort(echelon.begin(), echelon.end(), [](const ChasingRow& a, const ChasingRow& b) {
        return first_entry(a.bottom) < first_entry(b.bottom);
    });
}

}  // namespace

bool can_chase(const machine::Rule& rule) {
    if (rule.surface != machine::Surface::plane || rule.border || !rule.holes.empty() ||
        !rule.blocks.empty() || rule.press != machine::PressRule::any)
        return false;
    std::size_t above = 0;
    for (const machine::Offset& offset : rule.inner) {
        if (offset.row >= 0) continue;
        if (offset.row < -1 || offset.column != 0) return false;
        ++above;
    }
    return above == 1;
}

std::vector<RepeatedPress> next_chase(const machine::Rule& rule, const machine::Picture& picture,
                                      const machine::Picture& target) {
    const Residues wrong = wrong_lamps(rule, picture, target);
    for (int row = 1; row < rule.shape.rows; ++row) {
        std::vector<RepeatedPress> presses = presses_below(rule, wrong, row);
        if (!presses.empty()) return presses;
    }
    return {};
}

Residues bottom_row(const machine::Rule& rule, const machine::Picture& picture,
                    const machine::Picture& target) {
    return last_row(rule, wrong_lamps(rule, picture, target));
}

machine::PressGrid chase_down(const machine::Rule& rule, const machine::Picture& picture,
                              const machine::Picture& target, const Residues& first, Residues& bottom) {
    Residues wrong = wrong_lamps(rule, picture, target);
    Residues presses = chase(rule, wrong, first);
    bottom = last_row(rule, wrong);
    return {rule.shape, std::move(presses)};
}

ChasingTable::ChasingTable(const machine::Rule& rule)
    : map_(map_of(rule)), equations_(sparse(map_), rule.states) {}

std::optional<Residues> ChasingTable::first_row(const Residues& bottom) const {
    algebra::ResidueSolution found = equations_.solve(negative(bottom, map_.modulus));
    if (!found.solvable) return std::nullopt;
    return std::move(found.x);
}

std::optional<Residues> ChasingTable::obstacle(const Residues& bottom) const {
    algebra::ResidueSolution found = equations_.solve(negative(bottom, map_.modulus));
    if (found.solvable) return std::nullopt;
    return std::move(found.certificate);
}

std::optional<std::vector<ChasingRow>> ChasingTable::all_rows(std::size_t most) const {
    const int k = map_.modulus;
    const std::size_t n = map_.columns;
    if (Natural::of(most) < reachable()) return std::nullopt;
    std::vector<LightestImages> sums(n + 1);
    sums[n][Residues(n)] = {};
    for (std::size_t i = n; i-- > 0;) sums[i] = with_column(sums[i + 1], map_column(map_, i), k);
    std::vector<ChasingRow> rows;
    for (const auto& [sum, lightest] : sums[0]) {
        Residues first(n);
        Residues rest = sum;
        for (std::size_t i = 0; i < n; ++i) {
            first[i] = sums[i].at(rest).times;
            algebra::add_multiple(rest, map_column(map_, i), (k - first[i]) % k, k);
        }
        rows.push_back({negative(sum, k), std::move(first)});
    }
    std::sort(rows.begin(), rows.end(),
              [](const ChasingRow& a, const ChasingRow& b) { return a.bottom < b.bottom; });
    return rows;
}

std::vector<ChasingRow> ChasingTable::basis() const {
    const int k = map_.modulus;
    const std::size_t n = map_.columns;
    const algebra::Reduction reduction = algebra::reduce(images_of(map_), n);
    std::vector<ChasingRow> rows;
    for (std::size_t row = 0; row < reduction.pivots.size(); ++row) {
        rows.push_back(
            {row_of(reduction.reduced, row, 0, n), negative(row_of(reduction.reduced, row, n, 2 * n), k)});
    }
    complete(rows, k);
    return rows;
}

}  // namespace switchbox::solve
