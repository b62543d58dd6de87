// Fuzz target that simulates a user: pointer, keys, touch, a screen reader, links, paste and drop, resizing,
// failing storage, and restarts. One byte selects the event; the bytes after it are its parameters.
#include <array>
#include <optional>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "i18n/embedded.hpp"
#include "i18n/words.hpp"
#include "tape.hpp"
#include "target.hpp"
#include "window/memory_platform.hpp"
#include "window/visit.hpp"

namespace switchbox::fuzz {
namespace {

constexpr std::size_t most_deeds = 300;

constexpr std::array<ImVec2, 8> sizes{
    {{1280, 800}, {390, 844}, {320, 500}, {844, 390}, {768, 1024}, {1920, 1080}, {599, 500}, {600, 300}}};

constexpr std::array<ImGuiKey, 70> keys{ImGuiKey_Tab,
                                        ImGuiKey_LeftArrow,
                                        ImGuiKey_RightArrow,
                                        ImGuiKey_UpArrow,
                                        ImGuiKey_DownArrow,
                                        ImGuiKey_PageUp,
                                        ImGuiKey_PageDown,
                                        ImGuiKey_Home,
                                        ImGuiKey_End,
                                        ImGuiKey_Delete,
                                        ImGuiKey_Backspace,
                                        ImGuiKey_Space,
                                        ImGuiKey_Enter,
                                        ImGuiKey_Escape,
                                        ImGuiKey_0,
                                        ImGuiKey_1,
                                        ImGuiKey_2,
                                        ImGuiKey_3,
                                        ImGuiKey_9,
                                        ImGuiKey_A,
                                        ImGuiKey_B,
                                        ImGuiKey_C,
                                        ImGuiKey_D,
                                        ImGuiKey_E,
                                        ImGuiKey_F,
                                        ImGuiKey_G,
                                        ImGuiKey_H,
                                        ImGuiKey_I,
                                        ImGuiKey_J,
                                        ImGuiKey_K,
                                        ImGuiKey_L,
                                        ImGuiKey_M,
                                        ImGuiKey_N,
                                        ImGuiKey_O,
                                        ImGuiKey_P,
                                        ImGuiKey_Q,
                                        ImGuiKey_R,
                                        ImGuiKey_S,
                                        ImGuiKey_T,
                                        ImGuiKey_U,
                                        ImGuiKey_V,
                                        ImGuiKey_W,
                                        ImGuiKey_X,
                                        ImGuiKey_Y,
                                        ImGuiKey_Z,
                                        ImGuiKey_F1,
                                        ImGuiKey_F2,
                                        ImGuiKey_F6,
                                        ImGuiKey_Comma,
                                        ImGuiKey_Minus,
                                        ImGuiKey_Period,
                                        ImGuiKey_Slash,
                                        ImGuiKey_Equal,
                                        ImGuiKey_LeftBracket,
                                        ImGuiKey_RightBracket,
                                        ImGuiKey_KeypadAdd,
                                        ImGuiKey_GamepadStart,
                                        ImGuiKey_GamepadBack,
                                        ImGuiKey_GamepadFaceUp,
                                        ImGuiKey_GamepadFaceDown,
                                        ImGuiKey_GamepadL1,
                                        ImGuiKey_GamepadR1,
                                        ImGuiKey_GamepadL2,
                                        ImGuiKey_GamepadR2,
                                        ImGuiKey_GamepadFaceLeft,
                                        ImGuiKey_GamepadFaceRight,
                                        ImGuiKey_GamepadDpadLeft,
                                        ImGuiKey_GamepadDpadRight,
                                        ImGuiKey_GamepadDpadUp,
                                        ImGuiKey_GamepadDpadDown};

// Share links, boards, puzzles and invalid texts. The empty text stands for the last copied one.
constexpr std::array<std::string_view, 32> texts{
    "",
    "1.merlin.mI.94.AA.0.azr8p",
    "2.lights-out~1x6..~~.AAA.00000",
    "100/110/001",
    "2120/0000/0001/1111",
    "a: x y\nb: y\nc: x z\nstart x=1 z=1\n",
    "states 3 y=4\na: x y+3\nb: y+2\nstart x=2 y=1\n",
    "a: x y\nb: y z\nc: z\nstart x=1 y=1 z=1\ntarget z=*\ntarget x=1\n",
    "x: x y\ny: y z\nz: z x\npress lit\nstart x=1 z=1\n",
    "<b onclick=alert(1)>: x\n\"quoted\": x y\n",
    "1 0 1\n0 1 1\n1 1 1\n",
    "R U R' U'",
    "UUUUUUUUURRRRRRRRRFFFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB",
    "(1 2 3 4)(5 6)",
    "0",
    "1",
    "2",
    "3",
    "5",
    "7",
    "4x7",
    "12",
    "-1",
    "99999999999999999999",
    "\xC3\xA4\xE2\x82\xAC\xF0\x9F\x92\xA1 long words that go on and on and on and on, to the end of any "
    "field and beyond it",
    "<script>alert('x')</script>",
    "010/111/010",
    "111/101/111",
    "\xFF\xFE broken",
    "tab\tand\nline",
    "switchbox-data 1\n",
    "\xC3\x9C\xC3\x9F"};

std::string some_text(Tape& tape) {
    const std::string_view text = tape.one_of(texts);
    return text.empty() ? machinery().clipboard : std::string(text);
}

// Running program together with its simulated user.
class Sitting {
  public:
    explicit Sitting(Tape& tape) : tape_(tape) {
        machinery() = {};
        i18n::use_embedded("en");
        const std::size_t byte = tape_.next();
        const std::string code = byte % 4 == 0 ? some_text(tape_) : "";
        embedded_ = byte % 8 == 4;
        visit_.emplace(code, embedded_, sizes.at(byte / 8 % sizes.size()));
    }

    void act() {
        do_something();
        visit_->frame();
    }

    // Restarts the program. All data is kept, so the new run has the same game and no complaints.
    void begin_again() {
        if (!machinery().is_game_kept || !machinery().storage_works || embedded_) return;
        visit_->rest();
        visit_->app().show_address();
        const std::string address = machinery().address;
        visit_.reset();
        i18n::use_embedded("en");
        visit_.emplace("", false, sizes.front());
        const std::string notice = say(view().state().messages.notice);
        require(notice.empty(), "what was kept can be read: " + notice);
        visit_->app().show_address();
        require(machinery().address == address, "the game that was kept is the one that was played");
    }

  private:
    [[nodiscard]] ui::View& view() { return visit_->app().view(); }

    [[nodiscard]] std::string some_node() {
        const auto& nodes = machinery().mirror;
        const std::size_t which = tape_.next() * 256 + tape_.next();
        return nodes.empty() ? "" : nodes[which % nodes.size()].id;
    }

    [[nodiscard]] std::string some_field() {
        const std::size_t which = tape_.next();
        std::vector<std::string> fields;
        for (const ui::MirrorNode& node : machinery().mirror) {
            if (node.role == "textbox") fields.push_back(node.id);
        }
        return fields.empty() ? some_node() : fields[which % fields.size()];
    }

    [[nodiscard]] ImVec2 some_place() {
        constexpr float steps = 255;
        const ImVec2 size = ImGui::GetIO().DisplaySize;
        const auto x = static_cast<float>(tape_.next());
        const auto y = static_cast<float>(tape_.next());
        return {size.x * x / steps, size.y * y / steps};
    }

    [[nodiscard]] ImVec2 some_element() {
        const auto& elements = view().arranged().elements;
        const std::size_t which = tape_.next() * 256 + tape_.next();
        if (elements.empty()) return {0, 0};
        return elements[which % elements.size()].rect.centre();
    }

    void move(ImVec2 to) {
        ImGui::GetIO().AddMousePosEvent(to.x, to.y);
        visit_->frame();
    }
    void hold(bool down) {
        ImGui::GetIO().AddMouseButtonEvent(ImGuiMouseButton_Left, down);
        if (down) view().on_pointer();
        visit_->frame();
    }
    static void let_go() {
        for (const bool down : {true, false}) ImGui::GetIO().AddMouseButtonEvent(ui::let_go_button, down);
    }
    void click(ImVec2 at) {
        move(at);
        hold(true);
        hold(false);
    }

    void press_key() {
        ImGuiIO& io = ImGui::GetIO();
        const ImGuiKey key = tape_.one_of(keys);
        const std::size_t byte = tape_.next();
        const bool control = byte % 8 == 7;
        const bool shift = byte / 8 % 4 == 3;
        io.AddKeyEvent(ImGuiMod_Ctrl, control);
        io.AddKeyEvent(ImGuiMod_Shift, shift);
        io.AddKeyEvent(key, true);
        visit_->frame();
        if (byte / 32 % 8 == 7) visit_->wait(1);  // held for a second
        io.AddKeyEvent(key, false);
        io.AddKeyEvent(ImGuiMod_Ctrl, false);
        io.AddKeyEvent(ImGuiMod_Shift, false);
    }

    void surround() {
        const std::size_t byte = tape_.next();
        visit_->surround(
            {byte % 2 == 0, byte / 2 % 2 == 0, byte / 4 % 2 == 0, byte / 8 % 4 == 3, byte / 32 % 2 == 0});
    }

    void change_machinery() {
        const std::size_t byte = tape_.next();
        Machinery& machine = machinery();
        machine.storage_works = byte % 4 != 0;
        machine.copies = byte / 4 % 3 == 0   ? std::optional<bool>{}
                         : byte / 4 % 3 == 1 ? std::optional(false)
                                             : std::optional(true);
        machine.shares = byte / 16 % 2 == 0;
        machine.opens_links = byte / 32 % 2 == 0;
    }

    void do_something() {
        app::App& app = visit_->app();
        switch (tape_.next() % 32) {
            case 0:
            case 1:
            case 2:
            case 3:
            case 4:
                return view().on_activate(some_node());
            case 5:
                return view().on_focus(some_node());
            case 6:
            case 7: {
                const std::string field = some_field();
                return view().on_text(field, some_text(tape_));
            }
            case 8:
            case 9:
            case 10:
                return click(some_element());
            case 11:
                return click(some_place());
            case 12:
                move(some_place());
                return hold(true);
            case 13:
                return move(some_place());
            case 14:
                return hold(false);
            case 15:
                return ImGui::GetIO().AddMouseWheelEvent(0, static_cast<float>(tape_.next()) / 16 - 8);
            case 16:
            case 17:
            case 18:
            case 19:
            case 20:
                return press_key();
            case 21:
                return ImGui::GetIO().AddInputCharactersUTF8(some_text(tape_).c_str());
            case 22:
                return visit_->resize(tape_.one_of(sizes));
            case 23:
                return surround();
            case 24:
                return app.open(some_text(tape_));
            case 25:
                return app.take_in(some_text(tape_));
            case 26: {
                const auto& files = machinery().files;
                const bool is_saved = tape_.next() % 2 == 0 && !files.empty();
                return app.take_in(is_saved ? files.begin()->second : some_text(tape_));
            }
            case 27:
                return change_machinery();
            case 28:
                app.copied(tape_.next() % 2 == 0);
                return app.shared(tape_.next() % 2 == 0);
            case 29: {
                const ImVec2 at = some_place();
                const auto byte = static_cast<float>(tape_.next());
                return view().on_pinch(at, 0.5F + byte / 128, {byte / 4 - 32, 16 - byte / 8});
            }
            case 30: {
                const std::size_t byte = tape_.next();
                if (byte % 8 == 0) return begin_again();
                if (byte % 8 == 1) return let_go();
                if (byte % 8 == 2) return view().on_blur();
                if (byte % 8 == 3) return app.show_address();
                return visit_->wait(static_cast<double>(byte / 8));
            }
            default:
                return visit_->work();
        }
    }

    Tape& tape_;
    bool embedded_ = false;
    std::optional<Visit> visit_;
};

}  // namespace

void use_window(std::string_view input) {
    Tape tape(input);
    Sitting sitting(tape);
    for (std::size_t i = 0; i < most_deeds && !tape.is_at_end(); ++i) sitting.act();
    sitting.begin_again();
}

}  // namespace switchbox::fuzz
