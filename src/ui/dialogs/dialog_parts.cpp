#include "ui/dialogs/dialog_parts.hpp"

#include "i18n/words.hpp"
#include "icons.hpp"

namespace switchbox::ui {

DialogGroup group_of(std::string id, GroupKind kind, const Message& name, Column column) {
    DialogGroup group;
    group.id = std::move(id);
    group.kind = kind;
    group.name = say(name);
    group.side = static_cast<int>(column);
    return group;
}

DialogGroup words_group(std::string id, const Message& name, const Message& text, Column column) {
    DialogGroup group = group_of(std::move(id), GroupKind::words, name, column);
    group.text = say(text);
    return group;
}

DialogItem choice_item(std::string id, const Message& word, bool checked, Act act, int argument) {
    const std::string said = say(word);
    return {std::move(id), said, said, nullptr, true, checked, act, argument};
}

DialogItem button_item(std::string id, const Message& words, ButtonLook look, Act act) {
    const std::string said = say(words);
    return {std::move(id), said, said, look.icon, look.enabled, look.main, act, 0};
}

DialogGroup steps_group(const std::string& id, const Steps& steps, Column column) {
    const auto [name, fewer, more] = steps.names;
    DialogGroup group = group_of(id, GroupKind::steps, tell(name), column);
    group.items.push_back({id + "-less", say(fewer), {}, icons::minus, steps.less, false, steps.act, -1});
    group.items.push_back({id + "-more", say(more), {}, icons::plus, steps.more, false, steps.act, 1});
    group.text = say(steps.text);
    return group;
}

}  // namespace switchbox::ui
