// Gallery of all machines, those in the catalogue and those with a chip of their type.
#include <algorithm>
#include <optional>

#include "game/levels.hpp"
#include "i18n/words.hpp"
#include "icons.hpp"
#include "ui/dialogs/card_view.hpp"
#include "ui/dialogs/dialog.hpp"
#include "ui/frame/command_acts.hpp"
#include "ui/frame/commands.hpp"
#include "ui/frame/machine_ui.hpp"

namespace switchbox::ui {
namespace {

struct GalleryMachine {
    std::string_view id;
    Message name;
    std::optional<PressPicture> picture;  // nullopt for a machine that the player draws
};

PressPicture picture_of(const MachineUi& ui, const machine::MachineChoice& usual) {
    return press_picture(ui.first_game != nullptr ? ui.first_game().machine : usual);
}

std::vector<GalleryMachine> all_machines() {
    std::vector<GalleryMachine> machines;
    for (const machine::Preset& preset : machine::catalogue()) {
        const MachineUi& ui = machine_ui(preset.usual->type());
        machines.push_back({preset.id, preset.name, picture_of(ui, preset.usual)});
    }
    for (const MachineUi* ui : machine_uis()) {
        if (ui->chip == nullptr) continue;
        machines.push_back({ui->chip->id, tell(ui->chip->name), std::nullopt});
        if (ui->first_game != nullptr) machines.back().picture = picture_of(*ui, {});
    }
    return machines;
}

const std::vector<GalleryMachine>& gallery() {
    static const std::vector<GalleryMachine> machines = all_machines();
    return machines;
}

// A click on the machine in play closes the gallery. Machines that the player draws open their editors.
void choose_card(InputContext& context, int number) {
    const std::string_view id = gallery()[static_cast<std::size_t>(number)].id;
    context.change().modal.open = Modal::none;
    if (find_chip(id) != nullptr || id != context.game.puzzle().machine->id()) choose_machine(context, id);
}

void set_up_game(InputContext& context, int /*argument*/) { run(context, Command::setup); }

std::string progress_words(std::string_view machine, const game::Statistics& statistics) {
    const game::MachineProgress progress = game::progress_on(machine, statistics);
    if (progress.levels == 0) return {};
    return say("view.dialog.machines.progress", progress.solved, progress.levels);
}

DialogItem card_of(const GalleryMachine& machine, int number, const DialogSources& sources) {
    const std::string id(machine.id);
    DialogItem item = button_item("card-" + id, machine.name, icons::pencil, choose_card, number);
    item.checked = machine.id == sources.game.puzzle().machine->id();
    item.note = say(press_line(machine.id));
    item.detail = progress_words(machine.id, sources.state.record.statistics);
    if (item.checked) item.badge = say("view.dialog.machines.in-play");
    if (machine.picture) item.picture = &*machine.picture;
    return item;
}

}  // namespace

const PressPicture* picture_of_machine(std::string_view id) {
    const auto& machines = gallery();
    const auto found = std::find_if(machines.begin(), machines.end(),
                                    [id](const GalleryMachine& machine) { return machine.id == id; });
    return found != machines.end() && found->picture ? &*found->picture : nullptr;
}

Message press_line(std::string_view id) { return composed("machine.press." + std::string(id)); }

Dialog machines_dialog(const DialogSources& sources) {
    Dialog dialog{say("view.dialog.machines.title"), {}};
    const DialogColumn column(dialog, false);
    DialogGroup& group = column.group("gallery-cards", GroupKind::cards, tell("view.dialog.machines.choose"));
    int number = 0;
    for (const GalleryMachine& machine : gallery())
        group.items.push_back(card_of(machine, number++, sources));
    // The levels have their button here, before the set-up.
    column.buttons("gallery-do", {},
                   {button_item("gallery-setup", tell("view.command.setup.name"), icons::sliders_horizontal,
                                set_up_game)});
    return dialog;
}

}  // namespace switchbox::ui
