#include "ui/types/ghaly/wires/wires.hpp"

#include <doctest/doctest.h>

#include "base/random.hpp"
#include "support/no_renderer.hpp"

using namespace switchbox::ui;
namespace algebra = switchbox::algebra;
namespace machine = switchbox::machine;
using machine::Edge;
using machine::PressGrid;

namespace {

PressGrid random_grid(int size, switchbox::Random& random) {
    PressGrid presses = PressGrid::filled({size, size}, 0);
    for (std::uint8_t& press : presses.cells) press = static_cast<std::uint8_t>(random.below(2));
    return presses;
}

// Drawing target without a window.
class Canvas {
  public:
    Canvas() {
        ImGui::CreateContext();
        fonts_.build(1);
        ImGuiIO& io = ImGui::GetIO();
        switchbox::test::take_font_texture();
        io.DisplaySize = {800, 800};
        ImGui::NewFrame();
    }
    Canvas(const Canvas&) = delete;
    Canvas& operator=(const Canvas&) = delete;
    ~Canvas() { ImGui::DestroyContext(); }

    // Returns the number of vertices that `draw` adds.
    template <class Draw>
    int cost(Draw draw) {
        ImDrawList& list = *ImGui::GetForegroundDrawList();
        const int before = list.VtxBuffer.Size;
        draw(Painter(list, fonts_, dark_theme(), 1));
        return list.VtxBuffer.Size - before;
    }

  private:
    Fonts fonts_;
};

Rect board_of(int size, float cell) {
    return {50, 50, cell * static_cast<float>(size), cell * static_cast<float>(size)};
}

}  // namespace

TEST_CASE("of a cell the generator's wire up to it and its transmitter's whole wire are lit") {
    switchbox::Random random(4);
    for (int round = 0; round < 200; ++round) {
        const PressGrid presses = random_grid(4, random);
        const machine::Wiring wiring = machine::wiring_of(presses);
        for (std::size_t cell = 0; cell < presses.size(); ++cell) {
            const std::size_t exit = wiring.shown[cell];
            std::vector<TracedLeg> expected;
            for (const machine::Leg& leg : machine::generator_path(presses, exit)) {
                expected.push_back({Diagram::generators, leg});
                if (leg.cell == cell) break;
            }
            CHECK(expected.back().leg.to == Edge::bottom);
            for (const machine::Leg& leg : machine::transmitter_path(presses, wiring.origin_of[exit])) {
                expected.push_back({Diagram::transmitters, leg});
            }
            const WireHighlight what{.transmitter = {}, .generator = {}, .cell = cell};
            CHECK(lit_legs(presses, what) == expected);
            const std::vector<WireEnd> ends{{WireEnd::Kind::transmitter, wiring.origin_of[exit]},
                                            {WireEnd::Kind::generator, exit}};
            CHECK(lit_ends(presses, what) == ends);
        }
    }
}

TEST_CASE("of a transmitter or a generator the whole wire is lit, and of the former the exit as well") {
    const PressGrid presses = PressGrid{{2, 2}, {1, 0, 0, 0}};
    const WireHighlight x = highlight_of({WireEnd::Kind::transmitter, 0});
    const std::vector<TracedLeg> across{{Diagram::transmitters, {0, Edge::left, Edge::right}},
                                        {Diagram::transmitters, {1, Edge::left, Edge::top}}};
    CHECK(lit_legs(presses, x) == across);
    const std::vector<WireEnd> ends{{WireEnd::Kind::transmitter, 0}, {WireEnd::Kind::generator, 1}};
    CHECK(lit_ends(presses, x) == ends);

    const WireHighlight cg = highlight_of({WireEnd::Kind::generator, 0});
    const std::vector<TracedLeg> away{{Diagram::generators, {0, Edge::top, Edge::left}}};
    CHECK(lit_legs(presses, cg) == away);
    CHECK(lit_ends(presses, cg) == std::vector<WireEnd>{{WireEnd::Kind::generator, 0}});
    CHECK(lit_legs(presses, {}).empty());
    CHECK(lit_ends(presses, {}).empty());
}

TEST_CASE("of boards above 16 by 16, and of cells below 14 pixels, only what is lit is drawn") {
    Canvas canvas;
    struct Case {
        int size;
        float cell;
        bool is_drawn;
    };
    for (const Case& board :
         {Case{16, 14, true}, Case{17, 30, false}, Case{8, 13, false}, Case{4, 90, true}}) {
        CAPTURE(board.size);
        const machine::GhalyMachine machine(machine::plain_codes(board.size));
        const PressGrid presses = PressGrid::filled({board.size, board.size}, 1);
        WireScene scene{.machine = machine,
                        .presses = presses,
                        .board = board_of(board.size, board.cell),
                        .highlight = {},
                        .turning = {}};
        const auto wires = [&](const Painter& paint) { draw_wires(paint, scene); };
        const auto codes = [&](const Painter& paint) { draw_codes(paint, scene, {}, {}); };
        const int muted_wires = canvas.cost(wires);
        const int muted_codes = canvas.cost(codes);
        CHECK((muted_wires > 0) == board.is_drawn);
        CHECK((muted_codes > 0) == board.is_drawn);
        scene.highlight.transmitter = 1;
        CHECK(canvas.cost(wires) > muted_wires);
        CHECK(canvas.cost(codes) > 0);
        scene.highlight = {};
        scene.transmitters = false;
        scene.generators = false;
        CHECK(canvas.cost(wires) == 0);
    }
}

TEST_CASE("even the wires and codes that cost most leave a third of the vertices that a page can number") {
    Canvas canvas;
    switchbox::Random random(7);
    const machine::GhalyMachine machine(machine::plain_codes(16));
    for (const float cell : {14.0F, 27.0F, 40.0F, 60.0F}) {
        const PressGrid presses = random_grid(16, random);
        const WireScene scene{.machine = machine,
                              .presses = presses,
                              .board = board_of(16, cell),
                              .highlight = {.transmitter = 15, .generator = 31, .cell = 200},
                              .turning = 100,
                              .turn = 0.5F};
        const int cost = canvas.cost([&](const Painter& paint) {
            draw_wires(paint, scene);
            draw_codes(paint, scene, WireEnd{WireEnd::Kind::transmitter, 15}, {});
        });
        CAPTURE(cell);
        CAPTURE(cost);
        CHECK(cost < 40000);
    }
}
