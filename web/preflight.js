// What this browser lacks, as the id of a message; nothing when it lacks nothing.
export function whatIsMissing() {
  if (typeof WebAssembly !== 'object') return 'page.no-webassembly';
  const probe = document.createElement('canvas').getContext('webgl2');
  if (!probe) return 'page.no-webgl';
  probe.getExtension('WEBGL_lose_context')?.loseContext();
  return '';
}
