// Tests of the look-ahead of the picture search, against enumeration of a row's presses and of the
// transmitters.
#include <algorithm>
#include <bit>

#include "support/ghaly_classes.hpp"
#include "types/ghaly/picture/picture_search.hpp"
#include "types/ghaly/picture/task.hpp"

namespace switchbox::test {

using machine::Picture;
using solve::Constraint;
using solve::Constraints;
using solve::Frontier;
using solve::PictureTask;
using solve::Reach;
using solve::RowChanges;
using solve::Transmitters;

namespace {

// Returns a picture of few colours, so that rows can often be pressed.
Picture random_colours(Random& random, std::size_t size) {
    Picture target = Picture::filled(square(size), 0);
    for (std::uint8_t& cell : target.cells)
        cell = static_cast<std::uint8_t>(draw(random, std::min<std::size_t>(size, 3)));
    return target;
}

Picture shown_somewhere(Random& random, const machine::LowBits& bits, std::size_t size) {
    return machine::GhalyMachine(machine::codes_with(bits))
        .picture(board(draw(random, boards_of(size)), size));
}

// Returns whether the columns before `end` can be pressed as given, with the colour `held` from the right. N
// + 1 stands for the row's own generator, which is never dark. A pressed cell shows the held colour and
// passes on the colour above; an unpressed cell shows the colour above.
bool agrees(const Picture& target, std::size_t row, std::size_t end, std::size_t held, std::size_t pressed) {
    const auto size = static_cast<std::size_t>(target.shape.columns);
    for (std::size_t c = end; c-- > 0;) {
        const std::size_t here = target[row * size + c];
        const std::size_t above = target[(row - 1) * size + c];
        if ((pressed >> c & 1U) == 0) {
            if (here != above) return false;
            continue;
        }
        if (held == size + 1 ? here == 0 : here != held) return false;
        held = above;
    }
    return true;
}

bool is_pressed(std::size_t row, std::size_t column) { return (row >> column & 1U) != 0; }

// Possible transmitters of the wires in each column below the row.
using Sources = std::vector<Transmitters>;

Sources plain_reach(const Picture& target, std::size_t row, std::size_t rows) {
    const auto size = static_cast<std::size_t>(target.shape.columns);
    Sources under(size);
    if (row + 1 >= rows) {
        for (std::size_t c = 0; c < size; ++c) {
            for (std::size_t r = row + 1; r < size; ++r) under[c].left |= std::uint64_t{1} << r;
            for (std::size_t below = row + 1 < size ? 0 : c; below <= c; ++below)
                under[c].bottom |= std::uint64_t{1} << below;
        }
        return under;
    }
    const Sources below = plain_reach(target, row + 1, rows);
    for (std::size_t pressed = 0; pressed < std::size_t{1} << size; ++pressed) {
        if (!agrees(target, row + 1, size, size + 1, pressed)) continue;
        for (std::size_t c = 0; c < size; ++c) {
            // Straight down through a pressed cell; else from the next pressed cell on the left, or from
            // outside.
            std::size_t from = c;
            if (!is_pressed(pressed, c)) {
                do --from;
                while (from < size && is_pressed(pressed, from));
            }
            under[c] |= from < size ? below[from] : Transmitters{std::uint64_t{1} << (row + 1), 0};
        }
    }
    return under;
}

bool is_same(const Transmitters& a, const Transmitters& b) {
    return a.left == b.left && a.bottom == b.bottom;
}

Constraint random_constraint(Random& random, std::size_t size) {
    switch (draw(random, 8)) {
        case 0:
            return Constraint::left(draw(random, size));
        case 1:
            return Constraint::bottom(draw(random, size));
        case 2:
            return Constraint::any_left();
        case 3:
            return Constraint::any_bottom();
        case 4:
        case 5:
            return Constraint::low(draw(random, size));
        default:
            return {};
    }
}

// Enumeration of the choices of different transmitters for all columns: the transmitters that each column has
// in some choice. Empty if there is no choice.
class AllChoices {
  public:
    AllChoices(const PictureTask& task, std::size_t row, const Constraints& constraints)
        : used_(task.size()) {
        for (std::size_t c = 0; c < task.size(); ++c)
            choices_.push_back(task.meeting_under(row, c, constraints[c]));
        choose(0, {});
    }
    [[nodiscard]] const Sources& used() const { return used_; }

  private:
    bool choose(std::size_t column, const Transmitters& taken) {
        if (column == choices_.size()) return true;
        bool any = false;
        for (std::size_t which = 0; which < 128; ++which) {
            const std::uint64_t bit = std::uint64_t{1} << which % 64;
            const Transmitters one = which < 64 ? Transmitters{bit, 0} : Transmitters{0, bit};
            if ((choices_[column].without(taken) & one).is_empty()) continue;
            Transmitters more = taken;
            more |= one;
            if (!choose(column + 1, more)) continue;
            used_[column] |= one;
            any = true;
        }
        return any;
    }

    Sources choices_;
    Sources used_;
};

Constraint plainly_narrowed(Constraint constraint, const Transmitters& used) {
    if (std::popcount(used.left) + std::popcount(used.bottom) == 1) {
        return used.left != 0 ? Constraint::left(static_cast<std::size_t>(std::countr_zero(used.left)))
                              : Constraint::bottom(static_cast<std::size_t>(std::countr_zero(used.bottom)));
    }
    if (constraint != Constraint()) return constraint;
    if (used.bottom == 0) return Constraint::any_left();
    return used.left == 0 ? Constraint::any_bottom() : constraint;
}

}  // namespace

TEST_CASE("The look ahead allows a wire what some way to press each row by itself allows it, and no more") {
    Random random(101);
    std::size_t narrow = 0;
    for (int i = 0; i < 200; ++i) {
        CAPTURE(i);
        const std::size_t size = 2 + draw(random, 4);
        const Picture target = i % 2 == 0 ? random_colours(random, size)
                                          : shown_somewhere(random, random_bits(random, size), size);
        const std::size_t rows = 1 + draw(random, size);
        const Reach reach(target, rows);
        for (std::size_t row = 0; row < size; ++row) {
            const Sources expected = plain_reach(target, row, rows);
            Transmitters into{std::uint64_t{1} << row, 0};
            for (std::size_t c = 0; c < size; ++c) {
                REQUIRE(is_same(reach.under(row, c), expected[c]));
                REQUIRE(is_same(reach.into(row, c), into));
                into |= expected[c];
                if (std::popcount(expected[c].left) < static_cast<int>(size - row) / 2) ++narrow;
            }
        }
    }
    CHECK(narrow > 100);
}

TEST_CASE(
    "A row must differ from what is pressed in as few buttons as in the nearest way to press it that "
    "agrees") {
    Random random(102);
    std::size_t possible = 0;
    for (int i = 0; i < 300; ++i) {
        CAPTURE(i);
        const std::size_t size = 2 + draw(random, 5);
        const machine::LowBits bits = random_bits(random, size);
        const Picture target =
            i % 3 == 0 || size > 4 ? random_colours(random, size) : shown_somewhere(random, bits, size);
        const PictureTask task(bits, target, size);
        const std::size_t row = draw(random, size);
        const std::size_t now = draw(random, std::size_t{1} << size);
        const RowChanges changes(task, row, now);
        for (std::size_t end = 0; end <= size; ++end) {
            for (std::size_t held = 0; held <= size + 1; ++held) {
                std::size_t least = RowChanges::never;
                for (std::size_t pressed = 0; pressed < std::size_t{1} << end; ++pressed) {
                    if (row > 0 && !agrees(target, row, end, held, pressed)) continue;
                    const std::size_t before = now & ((std::size_t{1} << end) - 1);
                    least = std::min(least, static_cast<std::size_t>(std::popcount(pressed ^ before)));
                }
                const auto code = held > size ? Frontier::none : static_cast<std::uint8_t>(held);
                const std::size_t found = changes.before(end, code);
                if (least == RowChanges::never) {
                    REQUIRE(found >= RowChanges::never);
                } else {
                    REQUIRE(found == (row == 0 ? 0 : least));
                    if (end == size) ++possible;
                }
            }
        }
        REQUIRE(changes.whole() == changes.before(size, Frontier::none));
    }
    CHECK(possible > 100);
}

TEST_CASE("Constraints on the wires under a row are narrowed to what some choice for all of them has") {
    Random random(103);
    std::size_t impossible = 0;
    std::size_t narrowed = 0;
    for (int i = 0; i < 3000; ++i) {
        CAPTURE(i);
        const std::size_t size = 2 + draw(random, 4);
        const machine::LowBits bits = random_bits(random, size);
        const PictureTask task(bits, shown_somewhere(random, bits, size), 1 + draw(random, size));
        const std::size_t row = draw(random, task.rows());
        Constraints constraints{};
        for (std::size_t c = 0; c < size; ++c) constraints[c] = random_constraint(random, size);
        const Constraints before = constraints;
        const AllChoices all(task, row, constraints);
        const bool is_possible = solve::match(task, row, constraints);
        REQUIRE(is_possible == !all.used()[0].is_empty());
        if (!is_possible) {
            ++impossible;
            continue;
        }
        for (std::size_t c = 0; c < size; ++c) {
            REQUIRE((constraints[c] == plainly_narrowed(before[c], all.used()[c])));
            if (constraints[c] != before[c]) ++narrowed;
        }
    }
    CHECK(impossible > 300);
    CHECK(narrowed > 300);
}

}  // namespace switchbox::test
