// What this browser lacks, as the id of a message; nothing when it lacks nothing. Whether it can draw shows when it does:
// a context to try with would cost a tenth of the start.
export function whatIsMissing() {
  if (typeof WebAssembly !== 'object') return 'page.no-webassembly';
  return typeof WebGL2RenderingContext === 'undefined' ? 'page.no-webgl' : '';
}
