#include "algebra/peeling.hpp"

#include <algorithm>

namespace switchbox::algebra {
namespace {

class Peeler {
  public:
    explicit Peeler(const ZeroOneMatrix& a)
        : a_(a), open_in_(a.rows), sum_of_(a.rows), is_open_(a.columns.size(), true) {
        for (std::size_t column = 0; column < a.columns.size(); ++column) {
            for (const std::size_t row : a.columns[column]) {
                ++open_in_[row];
                sum_of_[row] += column;
            }
        }
        for (std::size_t row = a.rows; row-- > 0;) {
            if (open_in_[row] == 1) telling_.push_back(row);
        }
    }

    Peeling run() {
        std::vector<std::size_t> given_up;
        for (std::size_t column = a_.columns.size(); column-- > 0;) {
            tell_all();
            if (!is_open_[column]) continue;
            given_up.push_back(column);
            close(column);
        }
        tell_all();
        result_.columns.insert(result_.columns.end(), given_up.rbegin(), given_up.rend());
        return std::move(result_);
    }

  private:
    void tell_all() {
        while (!telling_.empty()) {
            const std::size_t row = telling_.back();
            telling_.pop_back();
            if (open_in_[row] != 1) continue;  // another row has told it
            const std::size_t column = sum_of_[row];
            result_.columns.push_back(column);
            result_.rows.push_back(row);
            close(column);
        }
    }

    void close(std::size_t column) {
        is_open_[column] = false;
        for (const std::size_t row : a_.columns[column]) {
            sum_of_[row] -= column;
            if (--open_in_[row] == 1) telling_.push_back(row);
        }
    }

    const ZeroOneMatrix& a_;
    std::vector<std::size_t> open_in_;  // columns of each row
    std::vector<std::size_t> sum_of_;   // their numbers added up: of one, that one
    std::vector<bool> is_open_;
    std::vector<std::size_t> telling_;  // rows with one open column, the next one last
    Peeling result_;
};

}  // namespace

Peeling peel(const ZeroOneMatrix& a) { return Peeler(a).run(); }

}  // namespace switchbox::algebra
