// Access to the nodes of an accessibility tree by their ids.
#pragma once

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "ui/access/mirror.hpp"

namespace switchbox::test {

class MirrorReader {
  public:
    virtual ~MirrorReader() = default;
    [[nodiscard]] virtual std::vector<ui::MirrorNode> nodes() const = 0;

    [[nodiscard]] bool has(std::string_view id) const {
        const auto all = nodes();
        return std::any_of(all.begin(), all.end(), [&](const auto& node) { return node.id == id; });
    }
    // Returns the node, which must exist.
    [[nodiscard]] ui::MirrorNode node(std::string_view id) const {
        for (ui::MirrorNode& candidate : nodes()) {
            if (candidate.id == id) return candidate;
        }
        FAIL("no node " << id);
        return {};
    }
    // Returns the attribute's value; "(none)" if the node has no such attribute.
    [[nodiscard]] std::string attribute(std::string_view id, std::string_view name) const {
        for (const auto& [key, value] : node(id).attributes) {
            if (key == name) return value;
        }
        return "(none)";
    }
};

}  // namespace switchbox::test
