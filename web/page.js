// What the program asks of the page: storage, clipboard, address, and a word after each frame. The functions are
// called from src/shell/platform_web.cpp.
const prefix = 'switchbox.';
const shownPlace = `${prefix}shown`;
const longestText = 1_000_000;

// Storage may be forbidden; then nothing is kept, and the program says so. Each tab has its own game (session), and a
// new tab goes on with the last one (local).
function storage(kind = 'localStorage') {
  try {
    return window[kind];
  } catch {
    return null;
  }
}

function store(name, text) {
  try {
    storage().setItem(prefix + name, text);
    if (name === 'game') storage('sessionStorage').setItem(prefix + name, text);
    return true;
  } catch {
    return false;
  }
}

function load(name) {
  const place = prefix + name;
  const text = storage('sessionStorage')?.getItem(place) ?? storage()?.getItem(place) ?? '';
  if (text.length <= longestText) return text;
  // Nothing that we write is so long; the program is told what became of it.
  return `(${text.length} characters, kept as ${setAside(name, text)})`;
}

// Keeps a damaged text beside the good one; answers with its place, or '' when it could not be kept.
function setAside(name, text) {
  for (let number = 1; number < 1000; ++number) {
    const place = `${name}.damaged-${number}`;
    const kept = storage()?.getItem(prefix + place);
    if (kept === text) return prefix + place;
    if (kept == null) return store(place, text) ? prefix + place : '';
  }
  return '';
}

// The old way for pages that are not served securely: it works inside a click only.
function copyThroughEvent(text) {
  let copied = false;
  const fill = (event) => {
    event.clipboardData.setData('text/plain', text);
    event.preventDefault();
    event.stopImmediatePropagation();
    copied = true;
  };
  addEventListener('copy', fill, { capture: true, once: true });
  try {
    document.execCommand('copy');
  } finally {
    removeEventListener('copy', fill, { capture: true });
  }
  return copied;
}

async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyThroughEvent(text);
  }
}

// A hash with broken percent signs is a damaged link like any other.
function decodeHash(text) {
  const hash = text.slice(1);
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

// The codes that this page has written into the address, the last ones.
function shownLately() {
  return storage('sessionStorage')?.getItem(shownPlace)?.split(' ') ?? [];
}

function noteShown(code) {
  storage('sessionStorage')?.setItem(shownPlace, [...shownLately(), code].slice(-8).join(' '));
}

export function createPage() {
  const base = () => location.href.replace(/#.*$/, '');
  let code = '';
  let timer = 0;
  const page = {
    mirror: null,
    onFirstFrame: () => {},
    load,
    store,
    setAside,
    onShared: () => {},
    copy: (text) => copy(text).then((copied) => page.onShared(copied)),
    base,
    link: () => `${base()}#${code}`,
    // The code in the address when the page is loaded; '' after a reload of an address that we wrote ourselves, since the
    // saved game is at least as new. A reload may begin with the address of a moment before, hence the last few.
    codeAtLoad() {
      const asked = decodeHash(location.hash);
      const [navigation] = performance.getEntriesByType('navigation');
      const again = navigation?.type === 'reload' || navigation?.type === 'back_forward';
      return again && load('game') && shownLately().includes(asked) ? '' : asked;
    },
    codeIn: (address) => decodeHash(new URL(address).hash),
    // Browsers allow only so many changes of the address in a time, so quick ones are put together.
    showAddress(next) {
      code = next;
      clearTimeout(timer);
      document.documentElement.dataset.address = 'behind';
      timer = setTimeout(() => {
        history.replaceState(null, '', `#${code}`);
        noteShown(code);
        document.documentElement.dataset.address = 'shown';
      }, 150);
    },
    publishMirror: (mirror, focus) => page.mirror?.publish(mirror, focus),
    noteRest: (atRest) => {
      document.documentElement.dataset.rest = atRest;
    },
    noteFrame(frames, dark) {
      const { dataset } = document.documentElement;
      dataset.frames = frames;
      dataset.theme = dark ? 'dark' : 'light';
      document.querySelector('meta[name="theme-color"]').content = dark ? '#14161A' : '#F4F2EC';
      if (dataset.ready) return;
      dataset.ready = 'true';
      page.onFirstFrame();
    },
  };
  return page;
}
