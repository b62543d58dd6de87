// The buttons that come nearer to a large board, and the small picture of all of it.
#pragma once

#include "view/frame/frame.hpp"

namespace switchbox::view {

inline constexpr std::string_view overview_id = "overview";

void camera_tools(const Frame& frame);

}  // namespace switchbox::view
