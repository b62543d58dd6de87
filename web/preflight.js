// Returns the id of the message about a feature that this browser lacks; nothing if it lacks none. WebGL is not tested here: a
// trial context would cost a tenth of the start.
export function whatIsMissing() {
  if (typeof WebAssembly !== 'object') return 'page.no-webassembly';
  return typeof WebGL2RenderingContext === 'undefined' ? 'page.no-webgl' : '';
}
