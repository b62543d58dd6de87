#include "types/cube/model/mends.hpp"

#include <algorithm>
#include <utility>

#include "types/cube/model/assemblies.hpp"
#include "types/cube/model/stickers.hpp"

namespace switchbox::machine {
namespace {

using Mends = std::vector<Repair>;

constexpr std::array<MessageId<1>, 3> law_sentences = {"cube.law.twist", "cube.law.flip", "cube.law.parity"};
bool is_swap(MendKind kind) { return kind == MendKind::swap_corners || kind == MendKind::swap_edges; }

PieceKind piece_kind(MendKind kind) {
    const bool is_of_edges = kind == MendKind::flip || kind == MendKind::swap_edges;
    return is_of_edges ? PieceKind::edge : PieceKind::corner;
}

void append_single(Mends& mends, MendKind kind) {
    for (std::size_t place = 0; place < place_count(3, piece_kind(kind)); ++place) {
        const auto here = static_cast<std::uint8_t>(place);
        mends.push_back({kind, here, here});
    }
}

void append_swaps(Mends& mends, MendKind kind) {
    for (std::size_t other = 1; other < place_count(3, piece_kind(kind)); ++other) {
        for (std::size_t place = 0; place < other; ++place) {
            mends.push_back({kind, static_cast<std::uint8_t>(place), static_cast<std::uint8_t>(other)});
        }
    }
}

// Returns all repairs that make the sum of this law 0.
Mends mends_of(CubeLaw law, const CubeSums& sums) {
    Mends mends;
    switch (law) {
        case CubeLaw::twist:
            append_single(mends, sums.twist == 1 ? MendKind::twist_back : MendKind::twist_clockwise);
            break;
        case CubeLaw::flip:
            append_single(mends, MendKind::flip);
            break;
        case CubeLaw::parity:
            append_swaps(mends, MendKind::swap_corners);
            append_swaps(mends, MendKind::swap_edges);
    }
    return mends;
}

std::size_t pieces_at_home(const Pieces& pieces) {
    std::size_t count = 0;
    for (std::size_t i = 0; i < cube_corners; ++i) {
        count += pieces.corner[i] == i && pieces.twist[i] == 0 ? 1 : 0;
    }
    for (std::size_t i = 0; i < cube_edges; ++i) count += pieces.edge[i] == i && pieces.flip[i] == 0 ? 1 : 0;
    return count;
}

// Returns the number of pieces at home and of unchanged stickers: more is nearer. On the cube of side 2 the
// held corner defines home.
std::pair<std::size_t, std::size_t> nearness(const Pieces& before, const Pieces& after, std::size_t side) {
    const Stickers shown = stickers_of(before, side);
    const Stickers then = stickers_of(after, side);
    std::size_t unchanged = 0;
    for (std::size_t i = 0; i < shown.colours.size(); ++i) {
        unchanged += shown.colours[i] == then.colours[i] ? 1 : 0;
    }
    return {pieces_at_home(side == 2 ? assembly_of(then)->pieces : after), unchanged};
}

Repair nearest(const Pieces& pieces, const Mends& mends, std::size_t side) {
    return *std::max_element(mends.begin(), mends.end(), [&](const Repair& a, const Repair& b) {
        return nearness(pieces, mended(pieces, a), side) < nearness(pieces, mended(pieces, b), side);
    });
}

}  // namespace

std::vector<BrokenLaw> broken_laws(const CubeSums& sums) {
    const std::array<int, law_names.size()> values = {sums.twist, sums.flip, sums.parity};
    std::vector<BrokenLaw> broken;
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (values[i] == 0) continue;
        broken.push_back({static_cast<CubeLaw>(i), values[i], tell(law_sentences[i], values[i])});
    }
    return broken;
}

Pieces mended(Pieces pieces, const Repair& mend) {
    switch (mend.kind) {
        case MendKind::twist_clockwise:
        case MendKind::twist_back: {
            const int by = mend.kind == MendKind::twist_clockwise ? 1 : 2;
            pieces.twist[mend.place] = static_cast<std::uint8_t>((pieces.twist[mend.place] + by) % 3);
            break;
        }
        case MendKind::flip:
            pieces.flip[mend.place] ^= 1U;
            break;
        case MendKind::swap_corners:
            std::swap(pieces.corner[mend.place], pieces.corner[mend.other]);
            std::swap(pieces.twist[mend.place], pieces.twist[mend.other]);
            break;
        case MendKind::swap_edges:
            std::swap(pieces.edge[mend.place], pieces.edge[mend.other]);
            std::swap(pieces.flip[mend.place], pieces.flip[mend.other]);
    }
    return pieces;
}

std::vector<Repair> nearest_mends(const Pieces& pieces, std::size_t side) {
    const CubeSums sums = sums_of(pieces, side);
    std::vector<BrokenLaw> broken = broken_laws(sums);
    std::reverse(broken.begin(), broken.end());
    Mends mends;
    Pieces now = pieces;
    for (const BrokenLaw& law : broken) {
        mends.push_back(nearest(now, mends_of(law.law, sums), side));
        now = mended(now, mends.back());
    }
    return mends;
}

Positions positions_of(const Repair& mend, std::size_t side) {
    Positions positions = place_positions(side, piece_kind(mend.kind), mend.place);
    if (!is_swap(mend.kind)) return positions;
    const Positions others = place_positions(side, piece_kind(mend.kind), mend.other);
    positions.insert(positions.end(), others.begin(), others.end());
    return positions;
}

Message sentence_of(const Repair& mend) {
    const PieceKind kind = piece_kind(mend.kind);
    const std::string place = place_letters(kind, mend.place);
    switch (mend.kind) {
        case MendKind::twist_clockwise:
            return tell("cube.mend.twist-clockwise", place);
        case MendKind::twist_back:
            return tell("cube.mend.twist-back", place);
        case MendKind::flip:
            return tell("cube.mend.flip", place);
        case MendKind::swap_corners:
            return tell("cube.mend.swap-corners", place, place_letters(kind, mend.other));
        case MendKind::swap_edges:
            return tell("cube.mend.swap-edges", place, place_letters(kind, mend.other));
    }
    return {};
}

}  // namespace switchbox::machine
