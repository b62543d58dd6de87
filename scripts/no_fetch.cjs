// node -r no_fetch.cjs: removes fetch, because output of old Emscripten mistakes a Node that has fetch for a browser.
delete globalThis.fetch;
