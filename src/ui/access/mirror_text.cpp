#include "ui/access/mirror_text.hpp"

#include <algorithm>
#include <utility>

namespace switchbox::ui {
namespace {

void add_line(std::string& text, const MirrorNode& node) {
    for (const std::string_view part :
         {std::string_view(node.id), std::string_view(node.parent), node.role, std::string_view(node.name)}) {
        text += part;
        text += '\t';
    }
    text += node.text;
    for (const auto& [name, value] : node.attributes) {
        text += '\t';
        text += name;
        text += '=';
        text += value;
    }
    text += '\n';
}

bool has_same_ids(const std::vector<MirrorNode>& a, const std::vector<MirrorNode>& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const MirrorNode& x, const MirrorNode& y) {
        return x.id == y.id && x.parent == y.parent && x.role == y.role;
    });
}

}  // namespace

std::string format_mirror(const std::vector<MirrorNode>& nodes) {
    std::string text;
    for (const MirrorNode& node : nodes) add_line(text, node);
    return text;
}

MirrorUpdate MirrorDiffer::tell(std::vector<MirrorNode> nodes) {
    MirrorUpdate news;
    news.is_whole = !has_same_ids(nodes, told_);
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        if (news.is_whole || nodes[i] != told_[i]) add_line(news.lines, nodes[i]);
    }
    told_ = std::move(nodes);
    return news;
}

}  // namespace switchbox::ui
