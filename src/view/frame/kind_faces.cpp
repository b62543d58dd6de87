#include "view/frame/kind_faces.hpp"

namespace switchbox::view {

const KindFace* find_kind_face(std::string_view id) {
    for (const KindFace& face : kind_faces())
        if (face.id == id) return &face;
    return nullptr;
}

const KindFace* face_of_kind(const play::Game& game) { return find_kind_face(game.puzzle().machine->id()); }

std::vector<HelpRow> help_rows(const Settings& settings, const play::Game& game) {
    std::vector<HelpRow> rows;
    std::vector<ImGuiKey> taken;
    if (const KindFace* face = settings.one_key ? face_of_kind(game) : nullptr) {
        for (const ButtonKey& key : face->keys(game.machine())) taken.push_back(key.key);
        for (const KindHelp& help : face->help) rows.push_back({tell(help.keys), tell(help.what)});
    }
    const std::vector<HelpRow> others = help_rows(settings, taken);
    rows.insert(rows.end(), others.begin(), others.end());
    rows.push_back({tell("view.help.version"), verbatim(SWITCHBOX_VERSION)});
    return rows;
}

const PaintFace* painting_of(const play::Game& game) {
    const KindFace* kind = face_of_kind(game);
    return kind == nullptr ? nullptr : kind->painting;
}

}  // namespace switchbox::view
