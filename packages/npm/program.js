// The program as WebAssembly: one instance for this thread, which answers one request after another.
import createSwitchbox from './switchbox.js';

const noMemory = JSON.stringify({ error: { message: 'there is not enough memory for this; try a smaller board' } });
const usualMemory = 2 ** 30; // bytes that a request may take unless it says otherwise

// Memory of WebAssembly never shrinks, so a program that has grown beyond this many bytes gives way to a new one.
const mostKept = 2 ** 28;

// Node reads the file, everything else fetches it.
async function readProgram() {
  const url = new URL('./switchbox.wasm', import.meta.url);
  if (url.protocol === 'file:') return (await import('node:fs/promises')).readFile(url);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`);
  return new Uint8Array(await response.arrayBuffer());
}

const quiet = () => {};

// Returns a new instance with its memory, which grows to `limit` bytes at most.
async function start() {
  const bytes = await readProgram();
  return new Promise((resolve, reject) => {
    let memory;
    const instantiateWasm = (imports, receive) => {
      WebAssembly.instantiate(bytes, imports).then(({ instance, module }) => {
        memory = Object.values(instance.exports).find((one) => one instanceof WebAssembly.Memory);
        receive(instance, module);
      }).catch(reject);
      return {};
    };
    createSwitchbox({ instantiateWasm, print: quiet, printErr: quiet }).then((program) => {
      const started = { program, memory, size: memory.buffer.byteLength, limit: Infinity };
      memory.grow = (pages) => {
        if (memory.buffer.byteLength + pages * 65536 > started.limit) throw new RangeError('the limit of memory is reached');
        return WebAssembly.Memory.prototype.grow.call(memory, pages);
      };
      resolve(started);
    }, reject);
  });
}

let instance = null;
function getInstance() {
  if (instance === null) {
    const starting = start();
    instance = starting;
    // A program that cannot be read may be there at the next call.
    starting.catch(() => forget(starting));
  }
  return instance;
}
function forget(one) {
  if (instance === one) instance = null;
}

// Returns the bytes that a request allows itself; the program itself refuses a request that is wrong.
function memoryOf(request) {
  try {
    const { memory } = JSON.parse(request);
    return memory > 0 ? memory : usualMemory;
  } catch {
    return usualMemory;
  }
}

const textAt = (program, begin) => {
  const bytes = program.HEAPU8;
  return new TextDecoder().decode(bytes.subarray(begin, bytes.indexOf(0, begin)));
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

// Returns the answer to a request, both as JSON. `tell(part, known)` gets the part that is done and, where that has changed, the
// answer so far; if it returns false, the call ends with that.
export async function answerTo(request, tell) {
  const starting = getInstance();
  const started = await starting;
  const { program, memory, size } = started;
  started.limit = size + memoryOf(request);
  if (memory.buffer.byteLength > started.limit) forget(starting);
  // A call that waited at the same time may have ended this instance.
  if (instance !== starting) return answerTo(request, tell);
  program.progress = tell && ((part, known) => tell(part, known === 0 ? undefined : textAt(program, known)));
  try {
    const answer = answerOf(program, new TextEncoder().encode(request));
    // Work that is ended in the middle leaves its memory behind.
    if (/"(timed_out|stopped)":true}$/.test(answer)) forget(starting);
    return answer;
  } catch (error) {
    forget(starting); // its memory is in no known state
    if (isOutOfMemory(error)) return noMemory;
    throw error;
  } finally {
    program.progress = undefined;
    if (memory.buffer.byteLength > mostKept) forget(starting);
  }
}
