// Answers one request in a thread of its own, and sends what is known meanwhile: { progress, known } and at last { answer } or
// { failure }, all JSON as text.
import { answerTo } from './program.js';

async function work(request, send) {
  try {
    const answer = await answerTo(request, (progress, known) => {
      send({ progress, known });
      return true;
    });
    send({ answer });
  } catch (error) {
    send({ failure: String(error?.message ?? error) });
  }
}

if (typeof WorkerGlobalScope === 'function') {
  globalThis.onmessage = ({ data }) => work(data, (message) => globalThis.postMessage(message));
} else {
  const { parentPort } = await import('node:worker_threads');
  parentPort.once('message', (request) => work(request, (message) => parentPort.postMessage(message)));
}
