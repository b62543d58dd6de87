#include "algebra/peeling.hpp"

namespace switchbox::algebra {
namespace {

// Returns for each column the last of the rows whose first one is in it; a.rows if there is no such row.
std::vector<std::size_t> telling_rows(const ZeroOneMatrix& a) {
    std::vector<std::size_t> telling;
    std::vector<bool> has_begun(a.rows);
    for (const std::vector<std::size_t>& column : a.columns) {
        telling.push_back(a.rows);
        for (const std::size_t row : column) {
            if (!has_begun[row]) telling.back() = row;
            has_begun[row] = true;
        }
    }
    return telling;
}

}  // namespace

Peeling peel(const ZeroOneMatrix& a) {
    const std::vector<std::size_t> telling = telling_rows(a);
    Peeling result;
    for (std::size_t column = telling.size(); column-- > 0;) {
        if (telling[column] == a.rows) continue;
        result.columns.push_back(column);
        result.rows.push_back(telling[column]);
    }
    for (std::size_t column = 0; column < telling.size(); ++column) {
        if (telling[column] == a.rows) result.columns.push_back(column);
    }
    return result;
}

}  // namespace switchbox::algebra
