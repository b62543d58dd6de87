// node -r no_fetch.cjs: old Emscripten's output takes a Node that has fetch for a browser.
delete globalThis.fetch;
