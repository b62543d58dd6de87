// What the instrumented sources of `make mutants` call. Every mutant is in the program, at a numbered site; a run has one of
// them, or none, and may write down which sites it reached:
//     MUTANT=17.1         the first mutant of site 17
//     MUTANTS_REACHED=f   the numbers of the sites reached are added to the file f
// The compiler, where it evaluates an expression itself, sees the original.
#pragma once

#include <array>
#include <cstdio>
#include <cstdlib>
#include <type_traits>

namespace mutants {

inline constexpr unsigned most_sites = 1U << 16;

// Of a site that is watched, the first byte that is not 0 sends the program off its usual way.
inline std::array<unsigned char, most_sites> watched{};
inline const char* reached_file = nullptr;
inline unsigned mutated_site = most_sites;
inline unsigned mutated_as = 0;
inline std::array<bool, most_sites> reached{};

inline void write_reached() {
    std::FILE* file = std::fopen(reached_file, "a");
    if (file == nullptr) return;
    for (unsigned site = 0; site < most_sites; ++site) {
        if (reached[site]) std::fprintf(file, "%u\n", site);
    }
    std::fclose(file);
}

inline bool begin() {
    if (const char* mutant = std::getenv("MUTANT")) {
        if (std::sscanf(mutant, "%u.%u", &mutated_site, &mutated_as) == 2) watched.at(mutated_site) = 1;
    }
    reached_file = std::getenv("MUTANTS_REACHED");
    if (reached_file != nullptr) {
        watched.fill(1);
        std::atexit(write_reached);
    }
    return true;
}
inline const bool begun = begin();

// 0 for the original, 1 for the site's first mutant.
[[gnu::noinline, gnu::cold]] inline unsigned meet(unsigned site) {
    if (reached_file == nullptr) return mutated_as;
    reached[site] = true;
    watched[site] = 0;
    return 0;
}

[[gnu::always_inline]] constexpr unsigned way(unsigned site) {
    if (std::is_constant_evaluated()) return 0;
    return watched[site] != 0 ? meet(site) : 0;
}

// The operators. Operands come as values, as those of built-in operators do.
#define MUTANTS_BINARY(name, sign) \
    struct name { \
        template <class A, class B> \
        [[gnu::always_inline]] static constexpr auto of(A a, B b) { return a sign b; } \
    };
MUTANTS_BINARY(equal, ==)
MUTANTS_BINARY(unequal, !=)
MUTANTS_BINARY(less, <)
MUTANTS_BINARY(less_equal, <=)
MUTANTS_BINARY(greater, >)
MUTANTS_BINARY(greater_equal, >=)
MUTANTS_BINARY(plus, +)
MUTANTS_BINARY(minus, -)
MUTANTS_BINARY(times, *)
MUTANTS_BINARY(by, /)
MUTANTS_BINARY(modulo, %)
MUTANTS_BINARY(bit_and, &)
MUTANTS_BINARY(bit_or, |)
MUTANTS_BINARY(bit_xor, ^)
MUTANTS_BINARY(left, <<)
MUTANTS_BINARY(right, >>)
#undef MUTANTS_BINARY

template <class Original, class First, class Second = First, class A, class B>
[[gnu::always_inline]] constexpr auto binary(unsigned site, A a, B b) {
    const unsigned chosen = way(site);
    if (chosen == 0) [[likely]] return Original::of(a, b);
    return chosen == 1 ? First::of(a, b) : Second::of(a, b);
}

template <class Original, class First, class A, class B>
[[gnu::always_inline]] constexpr A& assign(unsigned site, A& a, B b) {
    return a = static_cast<A>(way(site) == 0 ? Original::of(a, b) : First::of(a, b));
}

// 0 and 1 change places, any other number is one more.
template <class A>
[[gnu::always_inline]] constexpr A constant(unsigned site, A a) {
    if (way(site) == 0) [[likely]] return a;
    return a == A{1} ? A{0} : static_cast<A>(a + A{1});
}

[[gnu::always_inline]] constexpr bool truth(unsigned site, bool value) { return value != (way(site) != 0); }
// An operand of && is left out where `given` is true, one of || where `dropped` is.
[[gnu::always_inline]] constexpr bool given(unsigned site) { return way(site) != 0; }
[[gnu::always_inline]] constexpr bool kept(unsigned site) { return way(site) == 0; }

template <class A>
[[gnu::always_inline]] constexpr A negated(unsigned site, A minus_a) {
    return way(site) == 0 ? minus_a : static_cast<A>(-minus_a);
}
template <class A>
[[gnu::always_inline]] constexpr A inverted(unsigned site, A not_a) {
    return way(site) == 0 ? not_a : static_cast<A>(~not_a);
}

template <class A>
[[gnu::always_inline]] constexpr A& up_first(unsigned site, A& a) { return way(site) == 0 ? ++a : --a; }
template <class A>
[[gnu::always_inline]] constexpr A& down_first(unsigned site, A& a) { return way(site) == 0 ? --a : ++a; }
template <class A>
[[gnu::always_inline]] constexpr A up_after(unsigned site, A& a) { return way(site) == 0 ? a++ : a--; }
template <class A>
[[gnu::always_inline]] constexpr A down_after(unsigned site, A& a) { return way(site) == 0 ? a-- : a++; }

}  // namespace mutants
