// What this browser lacks, in words; nothing when it lacks nothing.
export function whatIsMissing() {
  if (typeof WebAssembly !== 'object') {
    return 'Switchbox needs WebAssembly, which this browser does not have or has switched off. Any current Firefox, Chrome, Edge or Safari has it.';
  }
  const probe = document.createElement('canvas').getContext('webgl2');
  if (!probe) {
    return 'Switchbox draws with WebGL 2, which this browser does not have or has switched off. Any current Firefox, Chrome, Edge or Safari has it; if yours is one, look whether hardware acceleration is off.';
  }
  probe.getExtension('WEBGL_lose_context')?.loseContext();
  return '';
}
