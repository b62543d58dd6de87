// Keeps the page for when there is no connection, and tells of a new version. A version is taken as a whole: until the
// player says so, the old one goes on (sw.js).
const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname);

function showNotice(say, onReload) {
  if (document.getElementById('update')) return;
  const notice = document.createElement('div');
  notice.id = 'update';
  notice.setAttribute('role', 'status');
  const text = document.createElement('p');
  text.textContent = say('page.update');
  const reload = document.createElement('button');
  reload.textContent = say('page.update.now');
  reload.addEventListener('click', onReload);
  const later = document.createElement('button');
  later.textContent = say('page.update.later');
  later.addEventListener('click', () => notice.remove());
  notice.append(text, reload, later);
  document.getElementById('stage').append(notice);
}

function watch(registration, say) {
  const tell = () => {
    const waiting = registration.waiting;
    if (waiting && navigator.serviceWorker.controller) showNotice(say, () => waiting.postMessage('take over'));
  };
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', tell);
  });
  tell();
}

export async function keepOffline(say) {
  if (!('serviceWorker' in navigator) || (!isSecureContext && !isLocal)) return;
  let controlled = Boolean(navigator.serviceWorker.controller);
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // The first worker brings nothing new; a later one brings another version, to all tabs.
    if (controlled) location.reload();
    controlled = true;
  });
  try {
    watch(await navigator.serviceWorker.register('sw.js', { updateViaCache: 'none' }), say);
  } catch {
    // Private windows and some settings allow none: the page works, with a connection.
  }
}
