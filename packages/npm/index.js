// Solver for button-and-light puzzles. Requests and answers are those of the library and of the command line with --json.
import { answerTo } from './program.js';

export const version = '0.1.0';

// Text is taken as JSON. Neither undefined nor a function is JSON: the program refuses both as it does null.
const jsonOf = (request) => (typeof request === 'string' ? request : (JSON.stringify(request) ?? 'null'));

// Answers a request on this thread, which waits meanwhile. A bad request gets { error }, as everywhere.
export async function call(request) {
  return JSON.parse(await answerTo(jsonOf(request)));
}

// Answers a request on a thread of its own.
export function begin(request, options) {
  return new Task(jsonOf(request), options?.signal);
}

// Starts the thread and gives it the request. `receive` gets its messages, `fail` the reason if it ends without an answer.
async function startWorker(request, receive, fail) {
  if (typeof Worker === 'function') {
    const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }) => receive(data);
    worker.onerror = ({ message }) => fail(new Error(message || 'the worker of switchbox-solver cannot start'));
    worker.postMessage(request);
    return worker;
  }
  const { Worker: Thread } = await import('node:worker_threads');
  // Options of this process, such as --input-type, are not for the file of the worker.
  const worker = new Thread(new URL('./worker.js', import.meta.url), { execArgv: [] });
  worker.on('message', receive).on('error', fail).on('exit', () => fail(new Error('the worker of switchbox-solver ended')));
  worker.postMessage(request);
  return worker;
}

class Task {
  #latest = null; // newest progress
  #count = 0; // of the progress so far
  #isOver = false;
  #wake = null;
  #changed = this.#nextChange();
  #end;

  constructor(request, signal) {
    this.answer = new Promise((resolve, reject) => {
      let worker = null;
      const cancel = () => this.#end(reject, signal.reason);
      this.#end = (settle, value) => {
        if (this.#isOver) return;
        this.#isOver = true;
        signal?.removeEventListener('abort', cancel);
        worker?.terminate();
        settle(value);
        this.#change();
      };
      this.cancel = (reason = new DOMException('the task was cancelled', 'AbortError')) => this.#end(reject, reason);
      if (signal?.aborted) {
        cancel();
        return;
      }
      signal?.addEventListener('abort', cancel);
      const fail = (reason) => this.#end(reject, reason);
      const receive = ({ progress, known, answer, failure }) => {
        if (this.#isOver) return;
        if (failure !== undefined) fail(new Error(failure));
        else if (answer === undefined) this.#tell(progress, known && JSON.parse(known));
        else this.#finish(resolve, JSON.parse(answer));
      };
      startWorker(request, receive, fail).then((started) => {
        worker = started;
        if (this.#isOver) worker.terminate();
      }, fail);
    });
    // Whoever only iterates gets the reason there.
    this.answer.catch(() => {});
  }

  // Yields the newest progress, as long as there is newer one; a loop that is left cancels the task.
  async *[Symbol.asyncIterator]() {
    let seen = 0;
    try {
      for (;;) {
        if (this.#count > seen) {
          seen = this.#count;
          yield this.#latest;
        } else if (this.#isOver) {
          await this.answer;
          return;
        } else {
          await this.#changed;
        }
      }
    } finally {
      this.cancel();
    }
  }

  #nextChange() {
    return new Promise((resolve) => { this.#wake = resolve; });
  }

  #change() {
    const wake = this.#wake;
    this.#changed = this.#nextChange();
    wake();
  }

  // A known answer holds until there is a newer one.
  #tell(progress, known = this.#latest?.known) {
    this.#latest = known === undefined ? { progress } : { progress, known };
    ++this.#count;
    this.#change();
  }

  #finish(resolve, answer) {
    this.#tell(1, answer);
    this.#end(resolve, answer);
  }
}
