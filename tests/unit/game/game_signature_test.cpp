// Hashes of the results and of the texts of seeded games and solves. They are equal natively, under the
// sanitizers and as WebAssembly. They distinguish a change of behaviour from a change of code alone. After an
// intended change of behaviour, copy the numbers that the failed checks print.
#include <cstdint>
#include <string_view>

#include "game/new_game.hpp"
#include "game/saved_game.hpp"
#include "game/sentences.hpp"
#include "game/share_code.hpp"
#include "support/playing.hpp"

namespace switchbox::test {
namespace {

constexpr std::uint64_t signature_of_games = 11078614047783190045U;
constexpr std::uint64_t signature_of_words = 3610943634022533204U;

// FNV-1a hash of 64 bits (Fowler, Noll & Vo).
class Signature {
  public:
    void add(std::string_view text) {
        for (const char c : text) {
            value_ = (value_ ^ static_cast<unsigned char>(c)) * 0x100000001B3ULL;
        }
        value_ = (value_ ^ 0xFFU) * 0x100000001B3ULL;  // separator: "ab", "c" is not "a", "bc"
    }
    [[nodiscard]] std::uint64_t value() const { return value_; }

  private:
    std::uint64_t value_ = 0xCBF29CE484222325ULL;
};

struct Signatures {
    Signature games;
    Signature words;
};

void sign_position(const game::Game& game, Signatures& signatures) {
    signatures.games.add(game::share_code(game.position()));
    const auto fewest = game.fewest_from_here();
    signatures.games.add(fewest ? std::to_string(*fewest) : "none");
    signatures.words.add(say(game::outlook(game)));
}

void sign_game(game::Game game, Random& random, Signatures& signatures) {
    for (int action = 0; action < 40; ++action) {
        const game::Action requested = random_action(random, game);
        const auto done = game.apply(requested);
        signatures.games.add(game::format_action(requested) + (done ? " is done" : " is refused"));
        signatures.words.add(say(done ? done->sentence : done.error().message));
        sign_position(game, signatures);
    }
    signatures.games.add(game::save_game(game));
}

}  // namespace

TEST_CASE("Seeded games and solves come to the same signature everywhere") {
    Signatures signatures;
    Random random(2026);
    for (const machine::MachineChoice& choice : some_choices()) {
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            sign_game(game::Game(game::opening(value_of(game::new_puzzle(choice, seed)))), random,
                      signatures);
        }
    }
    CHECK(signatures.games.value() == signature_of_games);
    CAPTURE(signatures.words.value());
    CHECK(signatures.words.value() == signature_of_words);
}

}  // namespace switchbox::test
