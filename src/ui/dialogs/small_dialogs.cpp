#include <algorithm>
#include <array>
#include <span>

#include "game/levels.hpp"
#include "game/worksheet.hpp"
#include "i18n/words.hpp"
#include "icons.hpp"
#include "ui/dialogs/dialog.hpp"
#include "ui/export/sheets.hpp"
#include "ui/frame/commands.hpp"
#include "ui/frame/machine_ui.hpp"
#include "ui/frame/status_words.hpp"
#include "ui/kit/fonts.hpp"

namespace switchbox::ui {
namespace {

// The action's argument is the setting's index times max_choices, plus the choice.
constexpr int max_choices = 8;
constexpr std::size_t settings_before_language = 2;

void choose(InputContext& context, int argument) {
    const Setting& setting = all_settings().at(static_cast<std::size_t>(argument / max_choices));
    context.requests.emplace_back(with_choice(context.settings, setting, argument % max_choices));
}

void add_setting(const DialogColumn& column, std::size_t number, const DialogSources& sources) {
    const Setting& setting = all_settings()[number];
    const std::string id = "setting-" + std::string(setting.id);
    const int first = static_cast<int>(number) * max_choices;
    std::vector<Choice> choices;
    choices.reserve(setting.choices.size());
    for (int i = 0; i < static_cast<int>(setting.choices.size()); ++i)
        choices.push_back({id + "-" + std::to_string(i), setting.choice_name(i), first + i});
    column.choice(id, setting.name().in(sources.game.machine().vocabulary()),
                  first + setting.get(sources.settings), choose, std::move(choices));
}

// Sets the language: 0 is the one that the system prefers, the others are in the order of the offers.
void choose_language(InputContext& context, int choice) {
    Settings changed = context.settings;
    changed.language = choice == 0 ? "" : i18n::offers().at(static_cast<std::size_t>(choice) - 1).code;
    context.requests.emplace_back(changed);
}

void add_language(const DialogColumn& column, const Settings& settings) {
    std::vector<Choice> choices{{"setting-language-system", tell("view.setting.language.system"), 0}};
    int now = settings.language.empty() ? 0 : -1;
    for (const i18n::LanguageOption& offer : i18n::offers()) {
        const auto place = static_cast<int>(choices.size());
        if (settings.language == offer.code) now = place;
        choices.push_back({"setting-language-" + offer.code, verbatim(offer.name), place});
    }
    column.choice("setting-language", tell("view.setting.language.name"), now, choose_language,
                  std::move(choices));
}

template <class Wanted>
void want(InputContext& context, int /*argument*/) {
    context.requests.emplace_back(Wanted{});
}
void show_statistics(InputContext& context, int /*argument*/) { run(context, Command::statistics); }

std::vector<DialogItem> data_items(bool was_loaded) {
    std::vector<DialogItem> items{
        button_item("data-statistics", tell("view.command.statistics.name"), icons::trophy, show_statistics),
        button_item("data-save", tell("view.dialog.data.save"), icons::download, want<SaveDataRequest>),
        button_item("data-load", tell("view.dialog.data.load"), icons::upload, want<LoadDataRequest>)};
    if (was_loaded)
        items.push_back(primary(button_item("data-back", tell("view.dialog.data.back"), icons::undo_2,
                                            want<RestoreDataRequest>)));
    return items;
}

}  // namespace

Dialog settings_dialog(const DialogSources& sources) {
    Dialog dialog{say("view.dialog.settings.title"), {}};
    const DialogColumn column(dialog, false);
    for (std::size_t i = 0; i < all_settings().size(); ++i) {
        const auto is_offered = all_settings()[i].is_offered;
        if (is_offered == nullptr || is_offered(sources.state)) add_setting(column, i, sources);
        // The language is near the top, for players who cannot read the others.
        if (i + 1 == settings_before_language && i18n::offers().size() > 1)
            add_language(column, sources.settings);
    }
    column.buttons("data", tell("view.dialog.data.name"), data_items(sources.state.was_loaded));
    return dialog;
}

namespace {

using game::Tally;

DialogFact fact(MessageId<> name, const Value& value) { return {say(tell(name)), say(verbatim(value))}; }

std::vector<DialogFact> facts_of(const Tally& tally) {
    std::vector<DialogFact> facts{fact("view.dialog.statistics.games", tally.games),
                                  fact("view.dialog.statistics.wins", tally.wins),
                                  fact("view.dialog.statistics.fewest", tally.fewest),
                                  fact("view.dialog.statistics.hints", tally.hints),
                                  fact("view.dialog.statistics.solves", tally.solves)};
    if (tally.best != 0) facts.push_back(fact("view.dialog.statistics.best", clock_time(tally.best)));
    if (tally.wins != 0) facts.push_back(fact("view.dialog.statistics.all-wins", clock_time(tally.seconds)));
    return facts;
}

// Returns the facts of all machines, with the levels.
std::vector<DialogFact> facts_of_all(const game::Statistics& statistics) {
    const std::size_t levels = game::level_count();
    const auto share = [](std::size_t count, std::size_t most) {
        return tell("view.dialog.statistics.of", count, most);
    };
    std::vector<DialogFact> facts = facts_of(game::total(statistics));
    facts.push_back(
        fact("view.dialog.statistics.solved-levels", share(game::solved_levels(statistics), levels)));
    facts.push_back(fact("view.dialog.statistics.stars",
                         share(game::count_stars(statistics), levels * std::size_t{game::most_stars})));
    return facts;
}

// Returns the facts as they are read out.
std::string text_of(const std::vector<DialogFact>& facts) {
    Message text;
    for (const DialogFact& each : facts) {
        text = together(std::move(text), tell("view.dialog.statistics.fact", each.name, each.value));
    }
    return say(text);
}

void add_facts(const DialogColumn& column, const std::string& id, const std::string& name,
               std::vector<DialogFact> facts) {
    DialogGroup& group = column.group("statistics-" + id, GroupKind::facts, verbatim(name));
    group.text = text_of(facts);
    group.facts = std::move(facts);
}

// Returns the machine's name, or its id if only another version has the machine.
std::string name_of_machine(const std::string& id) {
    if (const MachineUiChip* chip = find_chip(id)) return say(chip->name);
    const machine::Preset* preset = machine::find_preset(id);
    return preset == nullptr ? id : say(preset->name);
}

void clear(InputContext& context, int /*argument*/) {
    context.requests.emplace_back(ClearStatisticsRequest{});
}
void bring_back(InputContext& context, int /*argument*/) {
    context.requests.emplace_back(RestoreStatisticsRequest{});
}

// Returns the machines, the most played first.
std::vector<std::pair<std::string, Tally>> by_games(const game::Statistics& statistics) {
    std::vector<std::pair<std::string, Tally>> machines(statistics.machines.begin(),
                                                        statistics.machines.end());
    std::stable_sort(machines.begin(), machines.end(),
                     [](const auto& a, const auto& b) { return a.second.games > b.second.games; });
    return machines;
}

}  // namespace

Dialog statistics_dialog(const DialogSources& sources) {
    const RecordState& record = sources.state.record;
    Dialog dialog{say("view.dialog.statistics.title"), {}};
    const DialogColumn left(dialog, false);
    if (record.statistics.empty()) {
        left.words("statistics-none", {},
                   tell(record.was_cleared ? "view.dialog.statistics.cleared"_id
                                           : "view.dialog.statistics.none"_id));
    } else {
        add_facts(left, "daily", say("view.dialog.statistics.daily"),
                  {fact("view.dialog.statistics.days", game::count_daily_wins(record.statistics)),
                   fact("view.dialog.statistics.streak", record.streak.current),
                   fact("view.dialog.statistics.longest", record.streak.longest)});
        add_facts(left, "all", say("view.dialog.statistics.all"), facts_of_all(record.statistics));
        for (const auto& [id, tally] : by_games(record.statistics))
            add_facts(DialogColumn(dialog, true), id, name_of_machine(id), facts_of(tally));
    }
    dialog.groups.front().begins = true;  // neither the button that deletes nor the one that closes
    if (record.was_cleared) {
        left.buttons("statistics-do", {},
                     {primary(button_item("statistics-back", tell("view.dialog.statistics.back"),
                                          icons::undo_2, bring_back))});
    } else if (!record.statistics.empty()) {
        left.buttons("statistics-do", {},
                     {deleting(button_item("statistics-clear", tell("view.dialog.statistics.clear"),
                                           icons::trash_2, clear))});
    }
    return dialog;
}

namespace {

// Ids of the formats. With "view.dialog.export." before them they are ids of messages, like export_names.
constexpr std::array<const char*, 3> forms{"png", "svg", "text"};
static_assert(std::all_of(forms.begin(), forms.end(), [](std::string_view form) {
    return has_message({"view.dialog.export.", form});
}));
constexpr std::span<const char* const> offered_names{export_names.data(), offered_exports};
static_assert(std::all_of(offered_names.begin(), offered_names.end(), [](std::string_view name) {
    return has_message({"view.dialog.export.", name}) && has_message({"view.dialog.export.about-", name});
}));

// Numbers of boards on a worksheet, which fill a page of small boards or a part of it.
constexpr std::array<int, 3> board_counts{4, 8, 12};

// Returns the form that every sheet of the kind has.
ExportFormat usual_format(ExportWhat what) {
    if (what == ExportWhat::certificate) return ExportFormat::text;
    return what == ExportWhat::worksheet ? ExportFormat::svg : ExportFormat::png;
}

// Returns the draft with the board or the usual form in place of choices that this game does not have.
ExportDraft possible(const game::Game& game, ExportDraft draft) {
    if (!has_sheet(game, draft.what, usual_format(draft.what))) draft.what = ExportWhat::board;
    if (!has_sheet(game, draft.what, draft.format)) draft.format = usual_format(draft.what);
    return draft;
}

void choose_what(InputContext& context, int what) {
    context.change().exports.what = static_cast<ExportWhat>(what);
}
void choose_form(InputContext& context, int form) {
    context.change().exports.format = static_cast<ExportFormat>(form);
}

void choose_boards(InputContext& context, int boards) { context.change().exports.boards = boards; }

template <class Names, class Has>
std::vector<Choice> choices_of(const game::Game& game, const Names& names, const Has& has) {
    std::vector<Choice> choices;
    for (const char* each : names) {
        const std::string name = each;
        const auto value = static_cast<int>(choices.size());
        choices.push_back({"export-" + name,
                           composed("view.dialog.export." + name).in(game.machine().vocabulary()), value,
                           has(value)});
    }
    return choices;
}

// Describes the file that Save makes.
Message about(const ExportDraft& draft) {
    if (draft.what == ExportWhat::worksheet) return tell("view.dialog.export.about-worksheet");
    if (draft.what == ExportWhat::certificate) return tell("view.dialog.export.about-certificate");
    const std::string words = "view.dialog.export.about-";
    const std::string what = export_names.at(static_cast<std::size_t>(draft.what));
    const bool is_text = draft.what == ExportWhat::solution && draft.format == ExportFormat::text;
    return together(composed(words + what + (is_text ? "-text" : "")),
                    composed(words + forms.at(static_cast<std::size_t>(draft.format))));
}

// Returns the reason why the solution cannot be chosen; empty if it can.
Message missing_words(const game::Game& game) {
    if (has_sheet(game, ExportWhat::solution, ExportFormat::png)) return {};
    if (!game.reveals_solvability()) return tell("view.dialog.export.untold");
    return tell(game.is_solved() ? "view.dialog.export.solved"_id : "view.dialog.export.unknown"_id)
        .in(game.machine().vocabulary());
}

// Returns why wiring, matrix or worksheet cannot be chosen. A machine never has all of them.
Message absent_words(const game::Game& game) {
    Message words;
    if (!has_sheet(game, ExportWhat::wiring, ExportFormat::png)) words = tell("view.dialog.export.no-wiring");
    if (!has_sheet(game, ExportWhat::matrix, ExportFormat::png))
        words = together(std::move(words), tell("view.dialog.export.no-matrix"));
    if (const auto problem = game::problem_with_worksheet(game.puzzle().machine))
        words = together(std::move(words), tell("view.setup.refused", after_place(problem->message)));
    return words;
}

void save(InputContext& context, int /*argument*/) {
    const ExportDraft draft = possible(context.game, context.state.exports);
    context.requests.emplace_back(ExportRequest{draft.what, draft.format, draft.boards});
    context.change().modal.open = Modal::none;
}

void show_link(InputContext& context, int /*argument*/) {
    context.requests.emplace_back(LinkRequest{});
    context.change().modal.open = Modal::link;
}

void copy_embed_code(InputContext& context, int /*argument*/) {
    context.requests.emplace_back(EmbedCodeRequest{});
    context.change().modal.open = Modal::none;
}

// Adds the number of boards on a worksheet.
void add_board_counts(const DialogColumn& left, int boards) {
    std::vector<Choice> choices;
    choices.reserve(board_counts.size());
    for (const int count : board_counts)
        choices.push_back({"export-boards-" + std::to_string(count), verbatim(count), count});
    left.choice("export-boards", tell("view.dialog.export.boards"), boards, choose_boards,
                std::move(choices));
}

// Adds the choices of a file and the button that saves it.
void add_sheets(const DialogColumn& left, const DialogSources& sources) {
    const game::Game& game = sources.game;
    const ExportDraft draft = possible(game, sources.state.exports);
    std::vector<Choice> contents = choices_of(game, offered_names, [&](int what) {
        return has_sheet(game, static_cast<ExportWhat>(what), usual_format(static_cast<ExportWhat>(what)));
    });
    if (!has_sheet(game, ExportWhat::certificate, ExportFormat::text)) contents.pop_back();  // the last one
    left.choice("export-what", tell("view.dialog.export.what"), static_cast<int>(draft.what), choose_what,
                std::move(contents));
    const Message missing = missing_words(game);
    if (!missing.empty()) left.words("export-missing", {}, missing);
    left.words("export-absent", {}, absent_words(game));
    if (draft.what == ExportWhat::worksheet) {
        add_board_counts(left, draft.boards);
    } else if (draft.what != ExportWhat::certificate) {
        left.choice("export-form", tell("view.dialog.export.form"), static_cast<int>(draft.format),
                    choose_form, choices_of(game, forms, [&](int form) {
                        return has_sheet(game, draft.what, static_cast<ExportFormat>(form));
                    }));
        if (!has_sheet(game, draft.what, ExportFormat::text))
            left.words("export-form-why", {}, tell("view.dialog.export.text-alone"));
    }
    left.words("export-about", {}, about(draft).in(game.machine().vocabulary()));
    left.buttons("export-do", {},
                 {primary(button_item("export-save", tell("view.dialog.export.save"), icons::save, save))});
}

}  // namespace

Dialog export_dialog(const DialogSources& sources) {
    Dialog dialog{say("view.dialog.export.title"), {}};
    const DialogColumn left(dialog, false);
    const DialogColumn right(dialog, true);
    // A large board has no files, but a link.
    if (has_sheet(sources.game, ExportWhat::board, ExportFormat::png)) {
        add_sheets(left, sources);
    } else {
        left.words("export-too-large", {}, tell("view.dialog.export.too-large", machine::max_matrix_lamps));
    }
    // These buttons share the position itself, not a file.
    right.buttons(
        "export-link", tell("view.dialog.export.link"),
        {button_item("export-qr", tell("view.dialog.export.qr"), icons::qr_code, show_link),
         button_item("export-embed", tell("view.dialog.export.embed"), icons::code_xml, copy_embed_code)});
    right.words("export-about-link", {}, tell("view.dialog.export.about-link"));
    return dialog;
}

namespace {

constexpr std::size_t longest_link = 160;  // characters of a link that is shown in full
constexpr std::size_t kept_end = 40;

// Returns the link, shortened to its ends if it is long: they identify it, and nobody reads or types it.
std::string readable_link(const std::string& link) {
    if (link.size() <= longest_link) return link;
    return link.substr(0, longest_link - kept_end) + " \xE2\x80\xA6 " + link.substr(link.size() - kept_end);
}

void copy_link(InputContext& context, int /*argument*/) {
    context.requests.emplace_back(CopyRequest{context.state.link, tell("view.shell.link-copied")});
    context.change().modal.open = Modal::none;
}

}  // namespace

Dialog link_dialog(const DialogSources& sources) {
    const std::string& link = sources.state.link;
    Dialog dialog{say("view.dialog.link.title"), {}};
    const DialogColumn left(dialog, false);
    const DialogColumn right(dialog, true);
    QrCode code = qr_code_of(link);
    if (code.side == 0) {
        left.words("link-too-long", {}, tell("view.dialog.link.too-long"));
    } else {
        DialogGroup& group = left.group("link-code", GroupKind::code, {});
        group.text = say("view.dialog.link.code", link);
        group.code = std::move(code);
        right.words("link-about", {}, tell("view.dialog.link.about"));
    }
    right.words("link-text", {}, verbatim(readable_link(link)));
    right.buttons("link-do", {},
                  {primary(button_item("link-copy", tell("view.dialog.link.copy"), icons::copy, copy_link))});
    return dialog;
}

}  // namespace switchbox::ui
