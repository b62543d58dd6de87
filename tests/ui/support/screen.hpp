// Whole interface in an invisible window: it draws frames and applies the Actions among their requests. Other
// requests, such as changed settings, stay in `requests`.
#pragma once

#include <imgui.h>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "support/mirror_reader.hpp"
#include "ui/panes/side_pane.hpp"
#include "ui/view.hpp"

namespace switchbox::test {

inline constexpr ImVec2 desktop{1280, 800};
inline constexpr ImVec2 phone{390, 844};
inline constexpr int max_vertices = 65535;  // limit of vertex indices on the web page

class Screen : public MirrorReader {
  public:
    // `text` is the text size in percent.
    explicit Screen(game::Game from, ImVec2 size = desktop, int text = 100);
    Screen(const Screen&) = delete;
    Screen& operator=(const Screen&) = delete;
    ~Screen() override;

    // Draws a few frames, since ImGui handles some input a frame later.
    void settle() { draw(4); }
    // Draws until the bottom pane of a phone is fully open or closed.
    void rest() { draw(40); }
    void draw(int frames);
    void wait(double seconds) { now_ += seconds; }

    // Activates or focuses an element through the accessibility tree.
    void act(std::string_view id);
    // Activates all of them in one frame.
    void act_at_once(const std::vector<std::string>& ids);
    void focus(std::string_view id);
    void key(ImGuiKey key);
    // Uses the key while the modifier is held.
    void chord(ImGuiKey modifier, ImGuiKey key);
    void point(ImVec2 at);
    // Cancels the current press, as a second finger does.
    void let_go();
    // Shows the board as embedded in another site's page.
    void embed(ui::EmbedOptions options = {}) {
        view_.embed(std::move(options));
        settle();
    }
    // Gives a command as the page around an embedded board does.
    void command(ui::Command command) {
        view_.on_command(command);
        settle();
    }
    void wheel(float by);
    void drag(ImVec2 from, ImVec2 to);
    void play(const std::string& action);
    // Applies an action and reports its outcome to the view, as the shell does.
    void carry_out(const std::string& action);
    // Gives a field this whole text, as the page's own input does.
    void type(std::string_view field, std::string_view text) {
        view_.on_text(field, text);
        settle();
    }
    // Returns whether a field of the open dialog took the pasted text.
    bool paste(std::string_view text) {
        const bool is_taken = view_.take_pasted(text);
        settle();
        return is_taken;
    }
    void show_link(const std::string& link) {
        view_.show_link(link);
        settle();
    }
    // Answers as the shell does to a requested game that needs a search.
    void await_game() {
        view_.await_game();
        settle();
    }
    void refuse_game(Message reason) {
        view_.refuse_game(std::move(reason));
        settle();
    }
    void ask(const ui::Question& question) {
        view_.ask(question.words, question.answers);
        settle();
    }
    void use_system_fonts(ui::SystemFonts& system) { view_.use_system_fonts(system); }
    void show_record(const ui::RecordState& record) { view_.show_record(record); }

    [[nodiscard]] static int vertices();  // in the largest draw list of the last frame
    [[nodiscard]] const ui::UiState& state() const { return view_.state(); }
    [[nodiscard]] const ui::Fonts& fonts() const { return view_.fonts(); }
    [[nodiscard]] const ui::Scene& scene() const { return last_.scene; }
    // Returns the id of the element whose tooltip is shown; empty if none is.
    [[nodiscard]] std::string_view tooltip() const { return view_.tooltip(now_); }
    [[nodiscard]] double next_frame() const { return last_.next_frame; }
    [[nodiscard]] const ui::BoardHighlight& highlight() const { return view_.facts().highlight; }
    [[nodiscard]] const std::vector<ui::MachineChip>& chips() const { return view_.facts().chips; }
    [[nodiscard]] const ui::Why& why() const { return view_.facts().why; }
    [[nodiscard]] const ui::ElementTree& arranged() const { return view_.arranged(); }
    [[nodiscard]] const ui::Layout& layout() const { return view_.layout(); }
    [[nodiscard]] bool has_place(std::string_view id) const { return arranged().find(id) != nullptr; }
    [[nodiscard]] ui::Rect place(std::string_view id) const { return arranged().find(id)->rect; }
    // Returns how often the model and the layout were recomputed.
    [[nodiscard]] std::uint64_t revision() const { return view_.revision(); }
    // Returns the text of an element; "(none)" if no element has the id.
    [[nodiscard]] std::string words(std::string_view id) const;
    [[nodiscard]] std::vector<ui::MirrorNode> nodes() const override { return view_.mirror(); }
    [[nodiscard]] std::string mirror() const { return ui::format_mirror(nodes()); }
    // Returns whether the accessibility tree has these words.
    [[nodiscard]] bool says(std::string_view words) const {
        return mirror().find(words) != std::string::npos;
    }
    // Returns the parts, and the words, that are drawn on the board.
    [[nodiscard]] ui::Parts board_parts() const;
    [[nodiscard]] std::vector<std::string> board_words() const;
    // Returns copies of all drawn parts of this type.
    template <class Part>
    [[nodiscard]] std::vector<Part> drawn() const {
        std::vector<Part> found;
        for (const ui::Part& part : arranged().parts) {
            if (const auto* known = std::get_if<Part>(&part)) found.push_back(*known);
        }
        return found;
    }
    // Returns the drawn control, which must exist.
    [[nodiscard]] ui::Control control(std::string_view id) const;
    // Returns the width in logical pixels.
    [[nodiscard]] float width_of(ui::Type type, std::string_view text) const;

    game::Game game;
    ui::Settings settings;
    ui::SystemPreferences surroundings;
    ui::Requests requests;  // without the actions
    bool tells = false;     // the view hears what actions did, as in the program

  private:
    void frame();

    ui::View view_;
    ui::FrameOutput last_;
    double now_ = 0;
};

}  // namespace switchbox::test
