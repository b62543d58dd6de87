// The program as WebAssembly: one instance for this thread, which answers one request after another.
import createSwitchbox from './switchbox.js';

const noMemory = JSON.stringify({ error: { message: 'there is not enough memory for this; try a smaller board' } });

// Node reads the file, everything else fetches it.
async function readProgram() {
  const url = new URL('./switchbox.wasm', import.meta.url);
  if (url.protocol === 'file:') return (await import('node:fs/promises')).readFile(url);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`);
  return new Uint8Array(await response.arrayBuffer());
}

// Memory of WebAssembly never shrinks, so a program that has grown beyond this many bytes gives way to a new one.
const mostKept = 2 ** 28;

const quiet = () => {};
let instance = null;
function getInstance() {
  instance ??= readProgram().then((wasmBinary) => createSwitchbox({ wasmBinary, print: quiet, printErr: quiet }));
  // A program that cannot be read may be there at the next call.
  instance.catch(() => { instance = null; });
  return instance;
}

const textAt = (program, start) => {
  const bytes = program.HEAPU8;
  return new TextDecoder().decode(bytes.subarray(start, bytes.indexOf(0, start)));
};

function answerOf(program, bytes) {
  const request = program._malloc(bytes.length + 1);
  if (request === 0) return noMemory;
  program.HEAPU8.set(bytes, request);
  const answer = program._switchbox_call(request, bytes.length);
  program._free(request);
  if (answer === 0) return noMemory;
  const text = textAt(program, answer);
  program._switchbox_free(answer);
  return text;
}

// The program ends by itself only if memory runs out; the engine says so too.
const isOutOfMemory = (error) => (error instanceof WebAssembly.RuntimeError && /^Aborted/.test(error.message)) || /memory/i.test(error?.message);

// Returns the answer to a request, both as JSON. `tell(part, known)` gets the part that is done and, where something is known, the
// answer so far; if it returns false, the call ends with that.
export async function answerTo(request, tell) {
  const program = await getInstance();
  program.progress = tell && ((part, known) => tell(part, known === 0 ? undefined : textAt(program, known)));
  try {
    return answerOf(program, new TextEncoder().encode(request));
  } catch (error) {
    instance = null; // its memory is in no known state
    if (isOutOfMemory(error)) return noMemory;
    throw error;
  } finally {
    program.progress = undefined;
    if (program.HEAPU8.length > mostKept) instance = null;
  }
}
