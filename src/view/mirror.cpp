#include "view/mirror.hpp"

#include <algorithm>
#include <cmath>

#include "view/focus.hpp"
#include "view/setting_rows.hpp"

namespace switchbox::view {
namespace {

class Builder {
  public:
    explicit Builder(const MirrorSources& sources)
        : sources_(sources), stops_(focus_order(sources.game, sources.settings, sources.state)) {}

    std::vector<MirrorNode> build() {
        picker();
        board();
        target();
        toolbar();
        words();
        overlay();
        return std::move(nodes_);
    }

  private:
    MirrorNode& add(std::string id, std::string_view parent, std::string_view role, std::string name) {
        nodes_.push_back({std::move(id), std::string(parent), std::string(role), std::move(name), {}, {}});
        return nodes_.back();
    }

    // A control: where it is drawn, and whether Tab stops at it.
    MirrorNode& control(const std::string& id, std::string_view parent, std::string_view role,
                        std::string name) {
        MirrorNode& node = add(id, parent, role, std::move(name));
        const auto place = sources_.state.places.find(id);
        if (place != sources_.state.places.end()) set_place(node, place->second);
        const bool stop = std::find(stops_.begin(), stops_.end(), id) != stops_.end();
        node.attributes.emplace_back("tabindex", stop ? "0" : "-1");
        return node;
    }

    static void set_place(MirrorNode& node, const Rect& rect) {
        const auto rounded = [](float v) { return std::to_string(std::lround(v)); };
        node.attributes.emplace_back("data-rect", rounded(rect.x) + " " + rounded(rect.y) + " " +
                                                      rounded(rect.width) + " " + rounded(rect.height));
    }

    static std::string yes_no(bool value) { return value ? "true" : "false"; }

    void picker() {
        add("machines", "", "radiogroup", "Machine");
        for (const machine::Preset& preset : machine::catalogue()) {
            const std::string id = "machine-" + std::string(preset.id);
            const bool checked = preset.id == sources_.game.puzzle().machine.id;
            control(id, "machines", "radio", std::string(preset.name))
                .attributes.emplace_back("aria-checked", yes_no(checked));
        }
    }

    [[nodiscard]] std::string lamp_name(machine::Shape shape, std::size_t cell, std::uint8_t state) const {
        std::string name = machine::place(shape, cell) + ", ";
        name[0] = 'R';
        const int states = sources_.game.machine().states();
        if (states == 2) return name + (state != 0 ? "lit" : "dark");
        return name + "state " + std::to_string(state + 1) + " of " + std::to_string(states);
    }

    void rows(const std::string& grid, machine::Shape shape) {
        for (int row = 0; row < shape.rows; ++row)
            add(grid + "-row-" + std::to_string(row + 1), grid, "row", "");
    }

    void board() {
        const play::Game& game = sources_.game;
        const machine::Shape shape = game.machine().buttons();
        add("board", "", "grid",
            std::string(machine::name_of(game.puzzle().machine)) + ", " + std::to_string(shape.rows) +
                " by " + std::to_string(shape.columns));
        rows("board", shape);
        const machine::PressGrid planned = game.remaining_plan();
        for (std::size_t cell = 0; cell < shape.size(); ++cell) {
            const std::string number = std::to_string(cell + 1);
            const std::string row = "board-row-" + std::to_string(shape.row(cell) + 1);
            add("gridcell-" + number, row, "gridcell", "");
            std::string name = lamp_name(shape, cell, game.picture()[cell]);
            if (game.hint() == cell || planned[cell] != 0) name += ", hint";
            MirrorNode& button = control(cell_id(cell), "gridcell-" + number, "button", std::move(name));
            button.attributes.emplace_back("aria-pressed", yes_no(game.position().presses[cell] != 0));
            set_place(button, cell_rect(sources_.layout.board, shape, cell));
        }
    }

    void target() {
        const machine::Picture& target = sources_.game.puzzle().target;
        add("target", "", "grid", "Target");
        rows("target", target.shape);
        for (std::size_t cell = 0; cell < target.size(); ++cell) {
            const std::string row = "target-row-" + std::to_string(target.shape.row(cell) + 1);
            MirrorNode& lamp = add("target-" + std::to_string(cell + 1), row, "gridcell",
                                   lamp_name(target.shape, cell, target[cell]));
            set_place(lamp, cell_rect(sources_.layout.target, target.shape, cell));
        }
    }

    void toolbar() {
        add("controls", "", "group", "Controls");
        for (const CommandInfo& row : commands()) {
            MirrorNode& button = control(std::string(row.id), "controls", "button", std::string(row.name));
            if (!is_enabled(row.command, sources_.game, sources_.state.playing)) {
                button.attributes.emplace_back("disabled", "true");
            }
            if (row.command == Command::step_back) timeline();
            if (row.command == Command::hide) speed();
        }
    }

    void timeline() {
        const auto& open = sources_.game.position().timeline;
        const std::string now = std::to_string(open ? open->step : 0);
        const std::string last = std::to_string(open ? open->plan.size() : 0);
        MirrorNode& slider = control("timeline", "controls", "slider", "Step");
        slider.attributes.emplace_back("aria-valuemin", "0");
        slider.attributes.emplace_back("aria-valuenow", now);
        slider.attributes.emplace_back("aria-valuemax", last);
        slider.attributes.emplace_back("aria-valuetext", "Step " + now + " of " + last);
        if (!open) slider.attributes.emplace_back("aria-disabled", "true");
    }

    void speed() {
        const SettingRow& row = setting_rows()[2];
        const auto choice = static_cast<std::size_t>(sources_.settings.speed);
        control("speed", "controls", "button", "Speed: " + std::string(row.choices.at(choice)));
    }

    void words() {
        add("status", "", "status", "").text = sources_.state.status;
        add("why", "", "region", "Why").text = why_now(sources_.game).explanation.text;
        if (sources_.layout.phone) {
            control("why-handle", "", "button", "Show why")
                .attributes.emplace_back("aria-expanded", yes_no(sources_.state.sheet_open));
        }
        if (sources_.state.notice.empty()) return;
        add("notice", "", "alert", "").text = sources_.state.notice;
        control("notice-close", "", "button", "Close message");
    }

    void overlay() {
        const Overlay open = sources_.state.overlay;
        if (open == Overlay::none) return;
        add("overlay", "", "dialog", open == Overlay::help ? "Keys" : "Settings")
            .attributes.emplace_back("aria-modal", "true");
        if (open == Overlay::help) {
            add("keys", "overlay", "list", "Keys");
            std::size_t number = 0;
            for (const HelpRow& row : help_rows()) {
                add("key-" + std::to_string(++number), "keys", "listitem", "").text =
                    std::string(row.key) + ": " + std::string(row.what);
            }
        } else {
            for (const SettingRow& row : setting_rows()) setting(row);
        }
        control("overlay-close", "overlay", "button", "Close");
    }

    void setting(const SettingRow& row) {
        add(std::string(row.id), "overlay", "radiogroup", std::string(row.name));
        for (int choice = 0; choice < 3; ++choice) {
            const std::string_view word = row.choices.at(static_cast<std::size_t>(choice));
            control(choice_id(row, choice), row.id, "radio", std::string(word))
                .attributes.emplace_back("aria-checked", yes_no(row.get(sources_.settings) == choice));
        }
    }

    const MirrorSources& sources_;
    std::vector<std::string> stops_;
    std::vector<MirrorNode> nodes_;
};

}  // namespace

std::vector<MirrorNode> mirror(const MirrorSources& sources) { return Builder(sources).build(); }

std::string format_mirror(const std::vector<MirrorNode>& nodes) {
    std::string text;
    for (const MirrorNode& node : nodes) {
        text += node.id + "\t" + node.parent + "\t" + node.role + "\t" + node.name + "\t" + node.text;
        for (const auto& [name, value] : node.attributes) {
            text += "\t";
            text += name;
            text += "=";
            text += value;
        }
        text += "\n";
    }
    return text;
}

}  // namespace switchbox::view
