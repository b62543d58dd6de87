#include "view/dialogs/dialog_parts.hpp"

#include "icons.hpp"

namespace switchbox::view {

DialogGroup group_of(std::string id, GroupKind kind, std::string name, Column column) {
    DialogGroup group;
    group.id = std::move(id);
    group.kind = kind;
    group.name = std::move(name);
    group.side = static_cast<int>(column);
    return group;
}

DialogGroup words_group(std::string id, std::string name, std::string text, Column column) {
    DialogGroup group = group_of(std::move(id), GroupKind::words, std::move(name), column);
    group.text = std::move(text);
    return group;
}

DialogItem choice_item(std::string id, const std::string& word, bool checked, Act act, int argument) {
    return {std::move(id), word, word, nullptr, true, checked, act, argument};
}

DialogGroup steps_group(const std::string& id, std::string name, Steps steps, Column column) {
    DialogGroup group = group_of(id, GroupKind::steps, std::move(name), column);
    group.items.push_back(
        {id + "-less", "Fewer " + steps.noun, {}, icons::minus, steps.less, false, steps.act, -1});
    group.items.push_back(
        {id + "-more", "More " + steps.noun, {}, icons::plus, steps.more, false, steps.act, 1});
    group.text = std::move(steps.text);
    return group;
}

}  // namespace switchbox::view
