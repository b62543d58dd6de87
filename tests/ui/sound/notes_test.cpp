// Tests of sounds and vibration as data: short, quiet, distinct, and equal for every playback device.
#include "ui/sound/notes.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>

using namespace switchbox;
using game::FeedbackEvent;
using game::FeedbackKind;

namespace {

constexpr int rate = 48000;
constexpr std::initializer_list<FeedbackKind> heard{FeedbackKind::press, FeedbackKind::release,
                                                    FeedbackKind::hint, FeedbackKind::refused,
                                                    FeedbackKind::solved};

int milliseconds(const ui::Notes& notes) {
    int end = 0;
    for (const ui::Note& note : notes) end = std::max(end, note.start + note.length);
    return end;
}

float loudest(const ui::Samples& samples) {
    float most = 0;
    for (const float sample : samples) most = std::max(most, std::abs(sample));
    return most;
}

}  // namespace

TEST_CASE("every cue has a sound of its own, under 400 ms, a win under a second, and none has none") {
    std::set<std::string> figures;
    for (const FeedbackKind kind : heard) {
        const ui::Notes notes = ui::notes_of({kind, 0.5});
        CHECK(figures.insert(ui::format_notes(notes)).second);
        CHECK(milliseconds(notes) > 0);
        CHECK(milliseconds(notes) < (kind == FeedbackKind::solved ? 1000 : 400));
        for (const ui::Note& note : notes) CHECK(note.length > 2 * ui::attack);
    }
    CHECK(ui::notes_of({}).empty());
}

TEST_CASE("a press sounds higher the more lamps are right, and a win rises") {
    int before = 0;
    for (const double right : {0.0, 0.25, 0.5, 0.75, 1.0}) {
        const ui::Notes notes = ui::notes_of({FeedbackKind::press, right});
        CHECK(notes.front().hertz > before);
        before = notes.front().hertz;
    }
    const ui::Notes win = ui::notes_of({FeedbackKind::solved, 1});
    CHECK(std::is_sorted(win.begin(), win.end(), [](const ui::Note& a, const ui::Note& b) {
        return a.hertz < b.hertz && a.start < b.start;
    }));
}

TEST_CASE("the page is told the notes a line each") {
    CHECK(ui::format_notes({{ui::Wave::square, 131, 0, 80, 40}, {ui::Wave::sine, 784, 110, 120, 80}}) ==
          "square 131 0 80 40\nsine 784 110 120 80\n");
}

TEST_CASE("samples are as long and as loud as the notes say, quiet all in all, and end in silence") {
    for (const FeedbackKind kind : heard) {
        const ui::Notes notes = ui::notes_of({kind, 1});
        const ui::Samples samples = ui::samples_of(notes, rate);
        CHECK(samples.size() == static_cast<std::size_t>(milliseconds(notes)) * rate / 1000);
        CHECK(loudest(samples) > 0.02F);
        CHECK(loudest(samples) < 0.25F);
        CHECK(std::abs(samples.front()) < 0.001F);
        CHECK(std::abs(samples.back()) < 0.001F);
    }
    CHECK(ui::samples_of({}, rate).empty());
}

TEST_CASE("a note swings as often as its pitch says") {
    for (const ui::Wave wave : {ui::Wave::sine, ui::Wave::triangle, ui::Wave::square}) {
        const ui::Samples samples = ui::samples_of({{wave, 100, 0, 1000, 1000}}, rate);
        int rises = 0;
        for (std::size_t i = 1; i < samples.size(); ++i)
            rises += samples[i - 1] < 0 && samples[i] >= 0 ? 1 : 0;
        CHECK(std::abs(rises - 100) <= 1);
    }
}

TEST_CASE("a press is felt shortly, a win longer, a refusal twice") {
    const auto length = [](const ui::Pulses& pulses) {
        return std::accumulate(pulses.begin(), pulses.end(), 0);
    };
    const ui::Pulses press = ui::pulses_of(FeedbackKind::press);
    CHECK(press.size() == 1);
    CHECK(ui::pulses_of(FeedbackKind::solved).size() == 1);
    CHECK(length(ui::pulses_of(FeedbackKind::solved)) > 2 * length(press));
    CHECK(ui::pulses_of(FeedbackKind::refused).size() == 3);
    CHECK(ui::pulses_of(FeedbackKind::none).empty());
}
