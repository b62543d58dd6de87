#include "ui/access/mirror.hpp"

#include "i18n/words.hpp"
#include "ui/access/board_mirror.hpp"
#include "ui/access/dialog_mirror.hpp"
#include "ui/access/mirror_tree.hpp"
#include "ui/board/paint_face.hpp"
#include "ui/frame/commands.hpp"
#include "ui/frame/counters.hpp"
#include "ui/frame/guide.hpp"
#include "ui/frame/machine_ui.hpp"
#include "ui/frame/playback_rate.hpp"
#include "ui/panes/pane.hpp"

namespace switchbox::ui {
namespace {

class Builder {
  public:
    explicit Builder(const MirrorSources& sources)
        : sources_(sources), tree_(sources), why_(sources.facts.why) {}

    std::vector<MirrorNode> build() {
        const bool whole = !sources_.state.embedded;
        if (whole) title();
        if (whole) picker();
        mirror_board(tree_);
        guide();
        toolbar();
        status();
        if (whole) counters();
        if (whole) pane();
        handle();
        notice();
        mirror_dialog(tree_);
        return tree_.take();
    }

  private:
    void title() {
        MirrorNode& node = tree_.add("title", "", "title", "");
        node.text = "Switchbox";
        tree_.find_place(node);
    }

    void picker() {
        tree_.set_place(tree_.add("machines", "", "radiogroup", say("view.mirror.machines")),
                        sources_.layout.picker);
        for (const MachineChip& chip : sources_.facts.chips) {
            tree_.control(chip.id, "machines", "radio", chip.name)
                .attributes.emplace_back("aria-checked", yes_no(chip.chosen));
        }
    }

    void toolbar() {
        tree_.add("controls", "", "group", say("view.mirror.controls"));
        swatch_buttons();
        for (const CommandRow& row : commands()) {
            const bool enabled = is_enabled(row.command, sources_.game, sources_.state);
            if (!enabled && !is_always_there(row.command, sources_.state)) continue;
            MirrorNode& button = tree_.control(std::string(row.id), "controls", "button",
                                               say(name_of_command(row.command, sources_.game)));
            if (!enabled) button.attributes.emplace_back("disabled", "true");
            const auto on = is_on(row.command, sources_.game, sources_.state);
            if (on) button.attributes.emplace_back("aria-pressed", yes_no(*on));
            if (row.command == Command::step_back) timeline();
            if (row.command == Command::hide) speed();
        }
    }

    // What somebody new is told.
    void guide() {
        const Facts& facts = sources_.facts;
        if (!facts.guide.empty()) {
            MirrorNode& line = tree_.add("guide", "", "region", say("view.mirror.guide"));
            line.text = say(facts.guide);
            line.attributes.emplace_back("aria-live", "polite");
            tree_.set_place(line, sources_.layout.guide);
            tree_.control(std::string(skip_guide_id), "", "button", say(skip_word(sources_.game)));
        }
        if (!facts.introduction) return;
        const Introduction& open = *facts.introduction;
        MirrorNode& card = tree_.add("introduction", "", "region", say(open.title));
        card.text = say(open.text);
        card.attributes.emplace_back("aria-live", "polite");
        for (const std::string& id : introduction_stops(facts.introduction)) {
            tree_.control(id, "", "button", say(introduction_word(open, id)));
        }
    }

    // Why and the rule, and what is open in the side pane beside them.
    void pane() {
        const PaneFace& face = open_face(sources_.game, sources_.state);
        tree_.add("pane-title", "", "heading", "").text = say(face.name);
        tree_.region("why", say("view.mirror.why"), say(why_words(sources_.game, why_)));
        tree_.region("rule", say("view.pane.why.rule"), say(sources_.game.puzzle().machine->about()));
        const PaneContent& content = sources_.facts.pane;
        if (content.items.empty() && content.words.empty()) return;
        tree_.add("pane", "", "group", say(face.kind == PaneKind::why ? "view.mirror.figures" : face.name));
        for (const PaneWords& words : content.words) {
            MirrorNode& node = tree_.add(words.id, "pane", "region", words.name);
            node.text = words.text;
            tree_.find_window(node, &ScrollState::pane);
            if (words.live) node.attributes.emplace_back("aria-live", "polite");
        }
        for (const PaneItem& item : content.items) {
            MirrorNode& button = tree_.control(item.id, "pane", "button", item.name);
            if (!item.enabled) button.attributes.emplace_back("disabled", "true");
            if (item.checked) button.attributes.emplace_back("aria-pressed", yes_no(*item.checked));
        }
    }

    void swatch_buttons() {
        const PaintFace* painting = ui_of(sources_.game).painting;
        if (painting == nullptr) return;
        for (const Swatch& swatch : painting->swatches(sources_.game, sources_.state)) {
            MirrorNode& button =
                tree_.control(swatch.id, "controls", "button", painting->words(sources_.game, swatch));
            button.attributes.emplace_back("aria-pressed", yes_no(swatch.chosen));
        }
    }

    void timeline() {
        const auto& open = sources_.game.position().timeline;
        const std::size_t now = open ? open->step : 0;
        const std::size_t last = open ? open->plan.size() : 0;
        MirrorNode& slider = tree_.control("timeline", "controls", "slider", say("view.mirror.timeline"));
        slider.attributes.emplace_back("aria-valuemin", "0");
        slider.attributes.emplace_back("aria-valuenow", std::to_string(now));
        slider.attributes.emplace_back("aria-valuemax", std::to_string(last));
        slider.attributes.emplace_back("aria-valuetext", say("view.mirror.step", now, last));
        if (!open) slider.attributes.emplace_back("aria-disabled", "true");
    }

    void speed() {
        const PlaybackRate rate(sources_.game, sources_.settings, sources_.state);
        tree_.control("speed", "controls", "button", say("view.mirror.speed", rate.name()));
    }

    static std::string_view handle_name(PaneKind pane) {
        switch (pane) {
            case PaneKind::algebra:
                return "view.mirror.show.algebra";
            case PaneKind::wiring:
                return "view.mirror.show.wiring";
            case PaneKind::machine:
                return "view.mirror.show.machine";
            case PaneKind::lesson:
                return "view.mirror.show.lesson";
            default:
                return "view.mirror.show.why";
        }
    }

    // How far it is shows a listener what eyes take from the board at a glance. What the coach says is news
    // too, unless it gives way to an answer that was asked for.
    [[nodiscard]] Message news() const {
        const MessageState& messages = sources_.state.messages;
        Message said = together(messages.status, messages.distance);
        const bool answered = sources_.game.hint() || sources_.game.position().timeline;
        if (answered || !is_coaching(sources_.game, sources_.state)) return said;
        return together(said, why_.explanation.text);
    }

    void status() {
        MirrorNode& status = tree_.add("status", "", "status", "");
        status.text = say(news());
        tree_.set_place(status, sources_.layout.status);
        if (sources_.state.search.running) {
            MirrorNode& progress = tree_.add("progress", "", "progressbar",
                                             say(waiting_words(sources_.game, sources_.state.search)));
            progress.attributes.emplace_back("aria-valuemin", "0");
            progress.attributes.emplace_back("aria-valuemax", "100");
            progress.attributes.emplace_back("aria-valuenow", std::to_string(sources_.state.search.percent));
        }
    }

    void counters() {
        const auto [made, other] = ui::counters(sources_.game, sources_.settings, sources_.facts.par);
        MirrorNode& node = tree_.add("counters", "", "region", say("view.mirror.counters"));
        node.text = say("view.mirror.counter", made.label, made.value) + " " +
                    say("view.mirror.counter", other.label, other.value);
        tree_.set_place(node, sources_.layout.stats);
    }

    void handle() {
        if (!sources_.layout.phone) return;
        tree_.control("why-handle", "", "button", say(handle_name(pane_now(sources_.game, sources_.state))))
            .attributes.emplace_back("aria-expanded", yes_no(sources_.state.pane.sheet_open));
    }

    void notice() {
        if (sources_.state.messages.notice.empty()) return;
        MirrorNode& node = tree_.add("notice", "", "alert", "");
        node.text = say(sources_.state.messages.notice);
        tree_.find_place(node);
        tree_.control("notice-close", "", "button", say("view.mirror.close-notice"));
    }

    const MirrorSources& sources_;
    MirrorTree tree_;
    const Why& why_;
};

}  // namespace

std::vector<MirrorNode> mirror(const MirrorSources& sources) { return Builder(sources).build(); }

}  // namespace switchbox::ui
