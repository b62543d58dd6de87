// Draws what a scene has in three dimensions over its boards. A program without such machines has none of it
// (src/solids_all.cpp, src/solids_page.cpp).
#pragma once

#include <memory>

#include "view/kit/theme.hpp"
#include "view/look/solid_drawing.hpp"

namespace switchbox::shell {

class SolidLayer {
  public:
    SolidLayer() = default;
    SolidLayer(const SolidLayer&) = delete;
    SolidLayer& operator=(const SolidLayer&) = delete;
    virtual ~SolidLayer() = default;

    // On the window, as LampRenderer::draw does.
    virtual void draw(const view::SolidDrawing& solid, const view::Theme& theme, ImVec2 window,
                      ImVec2 pixels) = 0;
    virtual void destroy() = 0;
};

// Null where the program has none.
[[nodiscard]] std::unique_ptr<SolidLayer> make_solid_layer();

}  // namespace switchbox::shell
