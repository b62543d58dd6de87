// Script of example-host.html: a page around a board, as docs/embedding.md explains it.
const frame = document.getElementById('board');
const board = new URL(frame.src).origin;
const show = (text) => {
  document.getElementById('result').textContent = text;
};

const send = (message) => frame.contentWindow.postMessage(message, board);

// Asks the board to connect when it is loaded, and now: it may be loaded already.
const connect = () => send({ switchbox: 'connect' });
frame.addEventListener('load', connect);
connect();

const words = {
  ready: ({ fewest }) => `Connected. Fewest presses: ${fewest ?? 'unknown'}.`,
  new: ({ fewest }) => `Another board. Fewest presses: ${fewest ?? 'unknown'}.`,
  pressed: ({ presses }) => `Presses: ${presses}.`,
  hint: () => 'A hint was given.',
  solved: ({ presses, seconds, hints, shown }) => `Solved with ${presses} presses in ${seconds} s, ${hints} hints${shown ? ', solution shown' : ''}.`,
  error: ({ message }) => `Refused: ${message}`,
};

addEventListener('message', ({ source, origin, data }) => {
  if (source !== frame.contentWindow || origin !== board || typeof data?.switchbox !== 'string') return;
  if (data.switchbox === 'height') {
    frame.height = data.height;
    return;
  }
  show(words[data.switchbox]?.(data) ?? '');
  const line = document.createElement('li');
  line.textContent = data.switchbox;
  document.getElementById('events').append(line);
});

const commands = {
  easy: { switchbox: 'open', code: '2.merlin.mI.ybha0' },
  hard: { switchbox: 'open', code: '2.merlin.Fo.3dwq0' },
  hint: { switchbox: 'hint' },
  restart: { switchbox: 'restart' },
};
for (const [id, command] of Object.entries(commands)) document.getElementById(id).addEventListener('click', () => send(command));
