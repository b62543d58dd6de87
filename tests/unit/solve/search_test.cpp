// Tests of the properties of each kind of verdict, of verdicts taken over from another search, and of work in
// slices, with a simulated clock.
#include "solve/search.hpp"

#include <vector>

#include "support/support.hpp"
#include "types/ghaly/model/ghaly_machine.hpp"

namespace switchbox::test {

using machine::PressGrid;
using solve::advance_in_slices;
using solve::Search;
using solve::slice_of_work;
using solve::Verdict;

namespace {

const Message reason = verbatim("because");

PressGrid three_presses() { return presses("10/02"); }

struct Expected {
    Verdict verdict;
    const char* name;
    std::size_t presses;
    bool is_in_any_order;
    bool is_impossible;
    bool is_proved_fewest;
    std::uint32_t solutions;
};

// Task with scripted verdicts, one a step; it is finished at the last one.
class Scripted final : public solve::SolveTask {
  public:
    explicit Scripted(std::vector<Verdict> verdicts, std::shared_ptr<SolveTask> proof = nullptr)
        : verdicts_(std::move(verdicts)), proof_(std::move(proof)) {}
    void advance(std::uint64_t budget) override {
        work_ += budget;
        ++at_;
    }
    [[nodiscard]] bool is_finished() const override { return at_ + 1 == verdicts_.size(); }
    [[nodiscard]] double progress() const override {
        return static_cast<double>(at_ + 1) / static_cast<double>(verdicts_.size());
    }
    [[nodiscard]] std::size_t bound() const override { return at_; }
    [[nodiscard]] Verdict verdict() const override { return verdicts_.at(at_); }
    [[nodiscard]] std::shared_ptr<SolveTask> proof() const override { return proof_; }
    [[nodiscard]] std::uint64_t work() const { return work_; }

  private:
    std::vector<Verdict> verdicts_;
    std::shared_ptr<SolveTask> proof_;
    std::size_t at_ = 0;
    std::uint64_t work_ = 0;
};

}  // namespace

TEST_CASE("Each kind of verdict says how many presses there are, in which order, and what is proved") {
    const PressGrid grid = three_presses();
    for (const Expected& each : {
             Expected{solve::Unique{grid}, "unique", 3, true, false, true, 1},
             Expected{solve::Several{grid, true, 7}, "several", 3, true, false, true, 7},
             Expected{solve::Several{grid, false, 8}, "several", 3, true, false, false, 8},
             Expected{solve::Uncounted{grid, true, 5}, "uncounted", 3, true, false, true, 5},
             Expected{solve::Uncounted{grid, false, 5}, "uncounted", 3, true, false, false, 5},
             Expected{solve::InOrder{{3, 0, 3}, grid}, "in order", 3, false, false, true, 0},
             Expected{solve::InOrder{{3, 0, 3}, grid, false}, "in order", 3, false, false, false, 0},
             Expected{solve::Impossible{picture("11/00"), 1}, "impossible", 0, false, true, false, 0},
             Expected{solve::Unreachable{reason, {}, {}}, "impossible", 0, false, true, false, 0},
             Expected{solve::NoWay{}, "impossible", 0, false, true, false, 0},
             Expected{solve::Undecided{reason}, "undecided", 0, false, false, false, 0},
         }) {
        CAPTURE(each.name);
        const bool has_presses = each.presses > 0;
        Verdict verdict = each.verdict;
        CHECK(name_of(verdict) == each.name);
        CHECK(count_presses(verdict) == each.presses);
        CHECK((presses_of(verdict) != nullptr) == has_presses);
        if (has_presses) CHECK(*presses_of(verdict) == grid);
        CHECK(is_in_any_order(verdict) == each.is_in_any_order);
        CHECK((presses_in_any_order(verdict) != nullptr) == each.is_in_any_order);
        CHECK(is_impossible(verdict) == each.is_impossible);
        CHECK(is_proved_fewest(verdict) == each.is_proved_fewest);
        CHECK(is_best_so_far(verdict) == (has_presses && !each.is_proved_fewest));
        CHECK(solutions_of(verdict) == Natural(each.solutions));
        const std::vector<std::size_t> in_order{3, 0, 3};
        const std::vector<std::size_t> as_read{0, 3, 3};
        CHECK(plan_of(verdict) == (each.is_in_any_order ? as_read
                                   : has_presses        ? in_order
                                                        : std::vector<std::size_t>{}));
    }
}

TEST_CASE("Presses are planned row by row from the bottom on Ghaly's machine, and from the top elsewhere") {
    const Verdict verdict = solve::Unique{presses("101/010/110")};
    CHECK(plan_of(verdict, machine_of(choice_of("lights-out~3x3"))) ==
          std::vector<std::size_t>{0, 2, 4, 6, 7});
    Random random(91);
    CHECK(plan_of(verdict, machine::GhalyMachine(random_codes(random, 3))) ==
          std::vector<std::size_t>{6, 7, 4, 0, 2});
}

TEST_CASE("A search tells what another one's search told at its last step, and drops it at the end") {
    const PressGrid grid = three_presses();
    const auto work = std::make_shared<Scripted>(std::vector<Verdict>{
        solve::Undecided{reason}, solve::Several{grid, false, 2}, solve::Several{grid, true, 2}});
    Search search(work, true);
    CHECK(search.is_long());
    CHECK_FALSE(search.is_complete());
    CHECK(name_of(search.verdict()) == "undecided");
    CHECK(search.progress() == 1 / 3.0);
    CHECK(search.bound() == 0);
    CHECK_FALSE(search.can_follow());
    CHECK_FALSE(search.farthest());
    // A shared task advances elsewhere: this search has not read it yet.
    work->advance(5);
    CHECK(name_of(search.verdict()) == "undecided");
    const Search looking(work, true);
    CHECK(count_presses(looking.verdict()) == 3);
    CHECK(looking.bound() == 1);
    CHECK(looking.progress() == 2 / 3.0);
    CHECK_FALSE(looking.after(presses("10/00")));
    search.advance(6);
    CHECK(work->work() == 11);
    CHECK(search.is_complete());
    CHECK(search.progress() == 1);
    CHECK(search.bound() == 3);
    search.advance(7);
    CHECK(work->work() == 11);
    CHECK_FALSE(search.has_proof());
    CHECK_FALSE(search.proof());

    const auto rest = search.after(presses("10/01"));
    REQUIRE(rest);
    CHECK(rest->is_complete());
    CHECK(rest->is_long());
    CHECK(*presses_of(rest->verdict()) == presses("00/01"));
    CHECK_FALSE(search.after(presses("10/03")));
    CHECK_FALSE(search.after(presses("01/00")));
}

TEST_CASE("A proof goes on where it was left, and what it has found is known without it") {
    const PressGrid grid = three_presses();
    const auto proof = std::make_shared<Scripted>(std::vector<Verdict>{
        solve::InOrder{{0, 3, 3}, grid, false}, solve::InOrder{{3, 0}, presses("10/01"), false},
        solve::InOrder{{3, 0}, presses("10/01")}});
    Search found(
        std::make_shared<Scripted>(std::vector<Verdict>{solve::InOrder{{0, 3, 3}, grid, false}}, proof),
        false);
    CHECK(found.is_complete());
    CHECK(found.has_proof());
    CHECK_FALSE(found.is_proof());
    CHECK_FALSE(found.is_long());
    std::optional<Search> going = found.proof();
    REQUIRE(going);
    CHECK(going->is_proof());
    CHECK(going->is_long());
    CHECK_FALSE(going->is_complete());
    CHECK(going->progress() == 1 / 3.0);
    going->advance(1);
    CHECK(count_presses(going->verdict()) == 2);
    const Search left = going->left_off();
    CHECK(left.is_complete());
    CHECK(left.is_long());
    CHECK(left.has_proof());
    CHECK_FALSE(left.is_proof());
    CHECK(left.bound() == 1);
    CHECK(count_presses(left.verdict()) == 2);
    std::optional<Search> again = left.proof();
    REQUIRE(again);
    CHECK(again->progress() == 2 / 3.0);
    again->finish();
    CHECK(again->is_complete());
    CHECK(again->bound() == 2);
    CHECK_FALSE(again->has_proof());
    CHECK_FALSE(again->left_off().has_proof());
}

TEST_CASE("The one press grid that there is becomes another by each press, modulo the states") {
    Search search(solve::Unique{presses("10/02")});
    CHECK(search.can_follow());
    CHECK(search.is_complete());
    search.follow(0, 1, 3);
    CHECK(*presses_of(search.verdict()) == presses("00/02"));
    search.follow(0, 1, 3);
    CHECK(*presses_of(search.verdict()) == presses("20/02"));
    search.follow(3, 2, 3);
    CHECK(*presses_of(search.verdict()) == presses("20/00"));
    CHECK_FALSE(Search(solve::Several{presses("10/02"), true, 2}).can_follow());
    CHECK(Search(solve::Undecided{reason}, 4).bound() == 4);
}

namespace {

// Search that counts its work and ends after `whole` units.
struct CountedSearch {
    std::uint64_t whole = 0;
    std::uint64_t done = 0;
    std::vector<std::uint64_t> budgets{};

    void advance(std::uint64_t budget) {
        budgets.push_back(budget);
        done += budget;
    }
};

bool is_over(const CountedSearch& search) { return search.done >= search.whole; }

}  // namespace

TEST_CASE("A search in slices stops one slice after the clock at most") {
    CountedSearch search{~std::uint64_t{0}};
    std::uint64_t clock = 0;
    const std::uint64_t end = 10 * slice_of_work;
    const std::uint64_t done =
        advance_in_slices(search, ~std::uint64_t{0}, is_over, [&](std::uint64_t so_far) {
            CHECK(so_far == search.done);
            clock = 3 * search.done;  // each unit takes longer than estimated
            return clock < end;
        });
    CHECK(done == search.done);
    CHECK(clock < end + 3 * slice_of_work);
    for (const std::uint64_t budget : search.budgets) CHECK(budget <= slice_of_work);
}

TEST_CASE("A search in slices does the work that it is given and no more") {
    const auto always = [](std::uint64_t /*done*/) { return true; };
    for (const std::uint64_t most :
         {std::uint64_t{0}, std::uint64_t{1}, slice_of_work, 3 * slice_of_work + 5}) {
        CountedSearch endless{~std::uint64_t{0}};
        CHECK(advance_in_slices(endless, most, is_over, always) == most);
        CHECK(endless.done == most);
    }
    CountedSearch short_one{2 * slice_of_work};
    CHECK(advance_in_slices(short_one, ~std::uint64_t{0}, is_over, always) == 2 * slice_of_work);
    CHECK(advance_in_slices(short_one, ~std::uint64_t{0}, is_over, always) == 0);
    CountedSearch stopped{~std::uint64_t{0}};
    CHECK(advance_in_slices(stopped, 1, is_over, [](std::uint64_t /*done*/) { return false; }) == 0);
    CHECK(stopped.budgets.empty());
}

}  // namespace switchbox::test
