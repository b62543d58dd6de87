// Keeps the page for use without a connection, and announces new versions. A version is loaded as a whole; the old one stays in
// use until the player accepts the new one (sw.js).
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
    // The first worker brings no new version; a later one does, in all tabs.
    if (controlled) location.reload();
    controlled = true;
  });
  try {
    watch(await navigator.serviceWorker.register('sw.js', { updateViaCache: 'none' }), say);
  } catch {
    // Private windows and some settings forbid service workers: the page then works only with a connection.
  }
}
