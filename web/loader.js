// Fetches a program and says how far it has come. Servers tell the compressed size, if any, so the true one, `bytes`, is
// known from the build.
const pause = 100; // milliseconds from one word on it to the next: each has the browser draw, which holds up what is compiled

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

// For Emscripten's `instantiateWasm`: compiles while it arrives. `onFailure` gets what went wrong; what says that there is no
// such file does not compile either.
export function wasmLoader(address, bytes, onProgress, onFailure) {
  return (imports, done) => {
    fetch(address, { credentials: 'same-origin' })
      .then((answer) => WebAssembly.instantiateStreaming(counted(answer, bytes, onProgress), imports))
      .then(({ instance, module }) => done(instance, module), onFailure);
    return {};
  };
}
