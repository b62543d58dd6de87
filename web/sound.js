// Plays the notes that the program describes (src/ui/sound/notes.hpp), one a line. "triangle 523 0 120 80" is a wave, its hertz,
// start and length in milliseconds, and loudness in thousandths. Between sounds the browser's audio is suspended.
const attack = 0.005; // seconds until a note is loudest; it fades from there

function parseNotes(lines) {
  return lines.split('\n').filter(Boolean).map((line) => {
    const [wave, ...numbers] = line.split(' ');
    const [hertz, start, length, loudness] = numbers.map(Number);
    return { wave, hertz, start: start / 1000, length: length / 1000, loudness: loudness / 1000 };
  });
}

function strike(context, { wave, hertz, start, length, loudness }, begin) {
  const gain = new GainNode(context, { gain: 0 });
  const oscillator = new OscillatorNode(context, { type: wave, frequency: hertz });
  const from = begin + start;
  gain.gain.setValueAtTime(0, from);
  gain.gain.linearRampToValueAtTime(loudness, from + attack);
  gain.gain.linearRampToValueAtTime(0, from + length);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(from);
  oscillator.stop(from + length);
  return oscillator;
}

// Browsers allow sound only after the player has done something, some only during that event.
const gestures = ['pointerup', 'touchend', 'keydown'];
const patience = 500; // milliseconds after which a sound would be too late

export function openSound() {
  if (typeof AudioContext === 'undefined') throw new Error('no Web Audio');
  let context = null;
  let busy = 0; // sounding notes, and calls that wait for the audio to resume
  const wake = async () => {
    ++busy;
    context ??= new AudioContext({ latencyHint: 'interactive' });
    await context.resume();
  };
  const rest = () => {
    --busy;
    if (busy === 0 && context?.state === 'running') context.suspend();
  };
  const forget = () => gestures.forEach((type) => removeEventListener(type, unlock, { capture: true }));
  const unlock = () => wake().then(forget, forget).finally(rest);
  gestures.forEach((type) => addEventListener(type, unlock, { capture: true }));
  return {
    async play(lines) {
      const asked = performance.now();
      try {
        await wake();
        if (performance.now() - asked > patience) return;
        for (const note of parseNotes(lines)) {
          ++busy;
          strike(context, note, context.currentTime).onended = rest;
        }
      } finally {
        rest();
      }
    },
    close() {
      forget();
      return context?.close();
    },
  };
}
