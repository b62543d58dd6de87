// Tests of exact linear programming: optima against all vertices, and conflicts by their own arithmetic.
#include "algebra/exact_simplex.hpp"

#include <algorithm>

#include "support/support.hpp"

namespace switchbox::test {

using algebra::ExactSimplex;
using algebra::VariableBounds;

namespace {

constexpr std::int64_t largest_unknown = 4;  // unknowns are from 0 to this

struct BoxedProgram {
    std::vector<IntegerVector> rows;
    IntegerVector costs;
    std::vector<VariableBounds> bounds;  // of unknowns, then of rows
};

BoxedProgram random_program(Random& random) {
    BoxedProgram program;
    for (std::size_t i = 0; i < 2; ++i) {
        program.costs.push_back(static_cast<std::int64_t>(draw(random, 7)) - 3);
        program.bounds.push_back({Integer(), Integer(largest_unknown)});
    }
    for (std::size_t i = 1 + draw(random, 3); i-- > 0;) {
        IntegerVector& row = program.rows.emplace_back();
        for (std::size_t j = 0; j < 2; ++j) row.push_back(static_cast<std::int64_t>(draw(random, 9)) - 4);
        const auto least = static_cast<std::int64_t>(draw(random, 25)) - 12;
        VariableBounds bounds{least, Integer(least + static_cast<std::int64_t>(draw(random, 6)))};
        if (draw(random, 3) == 0) bounds.most.reset();
        if (bounds.most && draw(random, 3) == 0) bounds.least.reset();
        program.bounds.push_back(bounds);
    }
    return program;
}

ExactSimplex optimum_of(const BoxedProgram& program) {
    ExactSimplex simplex(program.rows, program.costs);
    for (std::size_t i = 0; i < program.bounds.size(); ++i) simplex.set_bounds(i, program.bounds[i]);
    simplex.finish();
    return simplex;
}

// RationalPoint of the plane over a common denominator.
struct RationalPoint {
    Integer x;
    Integer y;
    Integer over;  // positive
};

bool lies_inside(const BoxedProgram& program, const RationalPoint& point) {
    const auto is_between = [&](const Integer& value, const VariableBounds& bounds) {
        return (!bounds.least || *bounds.least * point.over <= value) &&
               (!bounds.most || value <= *bounds.most * point.over);
    };
    if (!is_between(point.x, program.bounds[0]) || !is_between(point.y, program.bounds[1])) return false;
    for (std::size_t i = 0; i < program.rows.size(); ++i) {
        const Integer value = program.rows[i][0] * point.x + program.rows[i][1] * point.y;
        if (!is_between(value, program.bounds[2 + i])) return false;
    }
    return true;
}

// Returns all points in which two bounds meet, and that are within all others. By Cramer's rule.
std::vector<RationalPoint> vertices_of(const BoxedProgram& program) {
    struct Line {
        Integer a, b, c;  // a x + b y = c
    };
    std::vector<Line> lines;
    for (std::size_t i = 0; i < program.bounds.size(); ++i) {
        for (const auto& bound : {program.bounds[i].least, program.bounds[i].most}) {
            if (!bound) continue;
            if (i < 2) lines.push_back({i == 0 ? 1 : 0, i == 1 ? 1 : 0, *bound});
            if (i >= 2) lines.push_back({program.rows[i - 2][0], program.rows[i - 2][1], *bound});
        }
    }
    std::vector<RationalPoint> vertices;
    for (const Line& p : lines) {
        for (const Line& q : lines) {
            const Integer det = p.a * q.b - p.b * q.a;
            const RationalPoint point{p.c * q.b - p.b * q.c, p.a * q.c - p.c * q.a, det};
            if (det.sign() > 0 && lies_inside(program, point)) vertices.push_back(point);
        }
    }
    return vertices;
}

}  // namespace

TEST_CASE("The optimum is the best vertex, and a conflict cannot be 0") {
    Random random(3);
    int feasible = 0;
    int infeasible = 0;
    for (int round = 0; round < 4'000; ++round) {
        CAPTURE(round);
        const BoxedProgram program = random_program(random);
        const ExactSimplex simplex = optimum_of(program);
        const std::vector<RationalPoint> vertices = vertices_of(program);
        if (simplex.state() == ExactSimplex::State::optimal) {
            ++feasible;
            const IntegerVector values = simplex.values();
            const Integer& over = simplex.denominator();
            REQUIRE(lies_inside(program, {values[0], values[1], over}));
            const Integer cost = program.costs[0] * values[0] + program.costs[1] * values[1];
            bool is_met = false;
            for (const RationalPoint& vertex : vertices) {
                const Integer other = program.costs[0] * vertex.x + program.costs[1] * vertex.y;
                REQUIRE(cost * vertex.over <= other * over);
                is_met = is_met || cost * vertex.over == other * over;
            }
            REQUIRE(is_met);
            continue;
        }
        ++infeasible;
        REQUIRE(vertices.empty());
        const IntegerVector form = simplex.conflict();
        for (std::size_t j = 0; j < 2; ++j) {
            Integer sum = form[j];
            for (std::size_t i = 0; i < program.rows.size(); ++i) sum += form[2 + i] * program.rows[i][j];
            REQUIRE(sum.is_zero());
        }
        // The form has a least or a greatest value within the bounds, and 0 is beyond it.
        bool is_contradiction = false;
        for (const int sign : {1, -1}) {
            Integer least;
            bool is_bounded = true;
            for (std::size_t i = 0; i < form.size(); ++i) {
                const Integer factor = form[i] * sign;
                const auto& bound = factor.sign() > 0 ? program.bounds[i].least : program.bounds[i].most;
                if (factor.is_zero()) continue;
                is_bounded = is_bounded && bound;
                if (bound) least += factor * *bound;
            }
            is_contradiction = is_contradiction || (is_bounded && least.sign() > 0);
        }
        REQUIRE(is_contradiction);
    }
    CHECK(feasible > 500);
    CHECK(infeasible > 500);
}

TEST_CASE("After a change of bounds the optimum is that of a new program") {
    Random random(4);
    for (int round = 0; round < 1'000; ++round) {
        CAPTURE(round);
        BoxedProgram program = random_program(random);
        ExactSimplex simplex = optimum_of(program);
        const std::size_t unknown = draw(random, 2);
        const auto value = static_cast<std::int64_t>(draw(random, largest_unknown + 1));
        program.bounds[unknown] = {value, Integer(largest_unknown)};
        simplex.set_bounds(unknown, program.bounds[unknown]);
        simplex.finish();
        const ExactSimplex anew = optimum_of(program);
        REQUIRE(simplex.state() == anew.state());
        if (simplex.state() != ExactSimplex::State::optimal) continue;
        const auto cost = [&](const ExactSimplex& one) {
            return dot_product(program.costs, {one.values()[0], one.values()[1]});
        };
        REQUIRE(cost(simplex) * anew.denominator() == cost(anew) * simplex.denominator());
    }
}

}  // namespace switchbox::test
