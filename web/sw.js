// Service worker: one cache for each version of the page, filled completely before the version is used. A page is served only
// from the cache of its version, so that no two versions mix.
const version = '@STAMP@';
const cacheName = `switchbox-${version}`;
const files = '@FILES@'.split(' ');
const scope = new URL(self.registration.scope);

async function fill() {
  const cache = await caches.open(cacheName);
  // Bypasses the browser's own cache: index.html always has one name.
  await cache.addAll(files.map((file) => new Request(new URL(file, scope), { cache: 'reload' })));
}

async function dropOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('switchbox-') && name !== cacheName).map((name) => caches.delete(name)));
  await self.clients.claim();
}

const isPage = ({ pathname }) => pathname === scope.pathname || pathname === `${scope.pathname}index.html`;

async function answer(request) {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(isPage(new URL(request.url)) ? new URL('index.html', scope) : request);
  return kept ?? fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(fill()));
self.addEventListener('activate', (event) => event.waitUntil(dropOthers()));
self.addEventListener('message', (event) => {
  if (event.data === 'take over') self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const isOurs = request.method === 'GET' && request.url.startsWith(scope.href);
  if (isOurs) event.respondWith(answer(request));
});
