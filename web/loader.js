// Fetches a program and reports progress. Servers send at most the compressed size, so the build supplies the true one, `bytes`.
const pause = 100; // milliseconds between reports: each makes the browser draw, which delays compiling

function counted(answer, bytes, onProgress) {
  let read = 0;
  let told = performance.now();
  const count = new TransformStream({
    transform(chunk, controller) {
      read += chunk.length;
      const now = performance.now();
      if (now - told > pause) {
        told = now;
        onProgress(Math.min(read / bytes, 1));
      }
      controller.enqueue(chunk);
    },
  });
  return new Response(answer.body.pipeThrough(count), { headers: { 'Content-Type': 'application/wasm' } });
}

// Implements Emscripten's `instantiateWasm`: compiles while the file arrives. `onFailure` gets the error; an error page of the
// server does not compile and fails too.
export function wasmLoader(address, bytes, onProgress, onFailure) {
  return (imports, done) => {
    fetch(address, { credentials: 'same-origin' })
      .then((answer) => WebAssembly.instantiateStreaming(counted(answer, bytes, onProgress), imports))
      .then(({ instance, module }) => done(instance, module), onFailure);
    return {};
  };
}
