#include "types/cube/model/cycles.hpp"

#include <algorithm>
#include <array>

namespace switchbox::machine {
namespace {

// Current place of the piece from a place, and its turn there.
struct Goal {
    std::uint8_t place = 0;
    std::uint8_t turn = 0;
};

template <std::size_t Count>
std::vector<Goal> goals_of(const std::array<std::uint8_t, Count>& pieces,
                           const std::array<std::uint8_t, Count>& turns) {
    std::vector<Goal> goals(Count);
    for (std::size_t place = 0; place < Count; ++place)
        goals[pieces[place]] = {static_cast<std::uint8_t>(place), turns[place]};
    return goals;
}

PieceCycle cycle_from(std::size_t first, const std::vector<Goal>& goals, int turns) {
    PieceCycle cycle;
    std::size_t place = first;
    do {
        cycle.places.push_back(static_cast<std::uint8_t>(place));
        cycle.turn = (cycle.turn + goals[place].turn) % turns;
        place = goals[place].place;
    } while (place != first);
    return cycle;
}

}  // namespace

std::vector<PieceCycle> cycles_of(const Pieces& pieces, PieceKind kind) {
    const bool is_of_corners = kind == PieceKind::corner;
    const std::vector<Goal> goals =
        is_of_corners ? goals_of(pieces.corner, pieces.twist) : goals_of(pieces.edge, pieces.flip);
    std::vector<PieceCycle> cycles;
    std::vector<bool> seen(goals.size());
    for (std::size_t first = 0; first < goals.size(); ++first) {
        if (seen[first]) continue;
        PieceCycle cycle = cycle_from(first, goals, is_of_corners ? 3 : 2);
        for (const std::uint8_t place : cycle.places) seen[place] = true;
        if (cycle.places.size() > 1 || cycle.turn != 0) cycles.push_back(std::move(cycle));
    }
    return cycles;
}

std::string format_cycles(const std::vector<PieceCycle>& cycles, PieceKind kind) {
    static constexpr std::array<std::string_view, 3> signs{"", "+", "-"};
    std::string text;
    for (const PieceCycle& cycle : cycles) {
        text += text.empty() ? "(" : " (";
        for (std::size_t i = 0; i < cycle.places.size(); ++i)
            text += (i == 0 ? "" : " ") + place_letters(kind, cycle.places[i]);
        text += ")" + std::string(signs.at(static_cast<std::size_t>(cycle.turn)));
    }
    return text;
}

std::size_t count_even_cycles(const std::vector<PieceCycle>& cycles) {
    return static_cast<std::size_t>(std::count_if(
        cycles.begin(), cycles.end(), [](const PieceCycle& cycle) { return cycle.places.size() % 2 == 0; }));
}

std::size_t count_moved(const Pieces& pieces) {
    std::size_t moved = 0;
    for (const PieceKind kind : {PieceKind::corner, PieceKind::edge})
        for (const PieceCycle& cycle : cycles_of(pieces, kind)) moved += cycle.places.size();
    return moved;
}

}  // namespace switchbox::machine
