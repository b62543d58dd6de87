// What the program asks of the page: storage, clipboard, address, and a word after each frame. The functions are
// called from src/app/platform_web.cpp.
const prefix = 'switchbox.';
const shown = 'shown'; // which no other tab is to know
const longestText = 4_000_000; // of a saved game (src/game/saved_game.hpp), which is the longest
const ofTab = new Set(['game', 'lesson', 'attempts', shown]);
const largestFile = 8_000_000;

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
    // The tab's own first, since that is what it reads: nothing older may stand there when this works alone.
    if (ofTab.has(name)) storage('sessionStorage').setItem(prefix + name, text);
    if (name !== shown) storage().setItem(prefix + name, text);
    return true;
  } catch {
    return false;
  }
}

const textOf = (name) => storage('sessionStorage')?.getItem(prefix + name) ?? storage()?.getItem(prefix + name) ?? '';

// Nothing that we write is longer: the program, told how long it is, sets it aside.
function load(name) {
  const text = textOf(name);
  return text.length <= longestText ? text : `(${text.length} characters)`;
}

// Moves a damaged text to where it is in nobody's way; answers with its place, or '' when it could not be kept.
function setAside(name) {
  const text = textOf(name);
  for (let number = 1; number < 1000; ++number) {
    const place = `${name}.damaged-${number}`;
    const kept = storage()?.getItem(prefix + place);
    if (kept != null && kept !== text) continue;
    if (!store(place, text)) return '';
    for (const kind of ['localStorage', 'sessionStorage']) {
      if (storage(kind).getItem(prefix + name) === text) storage(kind).removeItem(prefix + name);
    }
    return prefix + place;
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

// An SVG document as a picture of twice as many pixels.
async function pngOf(svg, width, height, say) {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = 2 * width;
  canvas.height = 2 * height;
  canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  if (!blob) throw new Error(say('page.no-room'));
  return blob;
}

// Hands a file to the browser, which asks where to put it or puts it where downloads go.
async function save(page, name, file) {
  try {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(await file);
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
    page.onSaved(name, '');
  } catch (error) {
    page.onSaved(name, error.message || String(error));
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

// "#embed,CODE" is a board without anything around it, for a page of somebody else's. There the player's own game stays as
// it is: of what is kept only the settings are read, and nothing is written.
const embedMark = /^embed(,|$)/;

const embeddedKeeping = {
  load: (name) => (name === 'settings' ? load(name) : ''),
  store: () => true,
  setAside: () => '',
};

// What the browser draws around the page gets the page's own ground.
function showGround() {
  const ground = getComputedStyle(document.documentElement).getPropertyValue('--ground');
  document.querySelector('meta[name="theme-color"]').content = ground.trim();
}

// The last codes that this page has written into the address, or has gone on from.
function shownLately() {
  return load(shown).split(' ');
}

// Where storage is full or forbidden a reload follows the address.
const noteShown = (code) => store(shown, [...shownLately(), code].slice(-8).join(' '));

export function createPage() {
  const base = () => location.href.replace(/#.*$/, '');
  const isEmbedded = embedMark.test(decodeHash(location.hash));
  const keeping = isEmbedded ? embeddedKeeping : { load, store, setAside };
  let code = '';
  let timer = 0;
  let drawnZoom = 1;
  let brought = ''; // a text that was pasted, or of a file, until the program asks for it
  let held = new Uint8Array(); // UTF-8
  const encoder = new TextEncoder();
  let sound = null; // the promise of what plays it
  const hold = (text) => {
    held = encoder.encode(text);
    return held.length;
  };
  const noSound = () => {
    sound = null;
    page.tell(page.say('page.no-sound'));
  };
  let copying = Promise.resolve();
  let mirror = null;
  const unpublished = [];
  const page = {
    words: '', // of the language to speak
    say: (id) => id,
    tell: () => {},
    speak: () => {},
    useKeys: () => {},
    ...keeping,
    isEmbedded,
    onCopied: () => {},
    onSaved: () => {},
    onShared: () => {},
    onFile: () => {},
    copy(text) {
      // One after the other, so that the answers come in that order.
      copying = copying.then(() => copy(text)).then((worked) => page.onCopied(worked));
    },
    // The answer comes when the player leaves the sheet.
    share(url) {
      if (!navigator.share) return false;
      navigator.share({ title: document.title, url }).then(() => page.onShared(true), () => page.onShared(false));
      return true;
    },
    // A frame may be forbidden to open tabs; Firefox then throws. The new page is our own, and has no need of this one.
    openLink(url) {
      try {
        const tab = window.open(url, '_blank');
        tab.opener = null;
        return true;
      } catch {
        return false;
      }
    },
    // The browser opens its chooser while it still remembers the click.
    askForFile() {
      const input = document.createElement('input');
      input.type = 'file';
      input.accept = '.txt,text/plain';
      input.hidden = true;
      input.addEventListener('change', () => page.takeIn(input.files[0]));
      for (const event of ['change', 'cancel']) input.addEventListener(event, () => input.remove());
      document.body.append(input);
      input.click();
    },
    // A larger file is none of ours: the program says what is wrong with the beginning of it.
    async takeIn(file) {
      if (!file) return;
      brought = await file.slice(0, largestFile).text().catch(() => '');
      page.onFile();
    },
    bring(text) {
      brought = text;
    },
    // The program makes room for what is held ready, by its bytes, and takes it.
    holdKept: (name) => hold(keeping.load(name)),
    holdBrought() {
      const length = hold(brought);
      brought = '';
      return length;
    },
    holdWords: () => hold(page.words),
    takeHeld: () => held,
    saveText: (name, type, text) => save(page, name, new Blob([text], { type })),
    savePng: (name, svg, width, height) => save(page, name, pngOf(svg, width, height, page.say)),
    base,
    link() {
      page.onAddress();
      return `${base()}#${code}`;
    },
    // The code in the address when the page is loaded; '' after a reload of an address that we wrote ourselves, since the
    // saved game is at least as new. A reload may begin with the address of a moment before, hence the last few.
    codeAtLoad() {
      const asked = decodeHash(location.hash).replace(embedMark, '');
      if (isEmbedded) return asked;
      const [navigation] = performance.getEntriesByType('navigation');
      const again = navigation?.type === 'reload' || navigation?.type === 'back_forward';
      return again && load('game') && shownLately().includes(asked) ? '' : asked;
    },
    // Of another address; '' where that asks for the other form of the page, which is then loaded.
    codeIn(address) {
      const asked = decodeHash(new URL(address).hash);
      if (embedMark.test(asked) === isEmbedded) return asked.replace(embedMark, '');
      location.reload();
      return '';
    },
    // Browsers allow only so many changes of the address in a time, so quick ones are put together.
    letAddressFollow() {
      clearTimeout(timer);
      document.documentElement.dataset.address = 'behind';
      const now = decodeHash(location.hash);
      if (!isEmbedded && !shownLately().includes(now)) noteShown(now); // a reload before the timer runs begins with it
      timer = setTimeout(() => {
        page.onAddress();
        document.documentElement.dataset.address = 'shown';
      }, 150);
    },
    showAddress(next, title, isNewGame) {
      code = next;
      if (isEmbedded) return; // the maker of the page around it has written its address
      document.title = `${title} · Switchbox`;
      history[isNewGame ? 'pushState' : 'replaceState'](null, '', `#${code}`);
      noteShown(code);
    },
    // Who keeps sound off fetches none of it.
    useSound(on) {
      sound?.then((player) => player.close()).catch(() => {});
      sound = on ? import('./sound.@STAMP@.js').then(({ openSound }) => openSound()) : null;
      sound?.catch(noSound);
    },
    play: (notes) => sound?.then((player) => player.play(notes)).catch(noSound),
    vibrate: (times) => navigator.vibrate?.(times.trim().split(' ').map(Number)),
    publishMirror(...news) {
      if (mirror) return mirror.publish(...news);
      unpublished.push(news);
    },
    // What is said before there is a mirror, it is told when it opens.
    openMirror(opened) {
      mirror = opened;
      for (const news of unpublished.splice(0)) mirror.publish(...news);
    },
    noteRest: (atRest) => {
      document.documentElement.dataset.rest = atRest;
    },
    noteFrame(frames, drawn, theme, zoom) {
      const { dataset, style } = document.documentElement;
      dataset.frames = frames;
      dataset.drawn = drawn;
      if (zoom !== drawnZoom) {
        drawnZoom = zoom;
        style.setProperty('--zoom', zoom);
      }
      if (dataset.theme !== theme) {
        dataset.theme = theme;
        setTimeout(showGround); // once the browser has worked the styles out anyway
      }
    },
  };
  return page;
}
