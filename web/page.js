// Services of the page for the program: storage, clipboard, address, and state after each frame. src/app/platform_web.cpp calls
// these functions.
const prefix = 'switchbox.';
const shown = 'shown'; // key of this tab alone
const longestText = 4_000_000; // length of a saved game (src/game/saved_game.hpp), the longest text
const ofTab = new Set(['game', 'lesson', 'attempts', shown]);
const largestFile = 8_000_000;

// Returns a storage. Storage may be forbidden; then nothing is kept, and the program reports that. Each tab has its own game
// (session), and a new tab starts from the last one (local).
function storage(kind = 'localStorage') {
  try {
    return window[kind];
  } catch {
    return null;
  }
}

function store(name, text) {
  try {
    // The tab's own storage comes first, because it is read first: it must not keep an older text if only the second one
    // succeeds.
    if (ofTab.has(name)) storage('sessionStorage').setItem(prefix + name, text);
    if (name !== shown) storage().setItem(prefix + name, text);
    return true;
  } catch {
    return false;
  }
}

const textOf = (name) => storage('sessionStorage')?.getItem(prefix + name) ?? storage()?.getItem(prefix + name) ?? '';

// Returns a kept text. Switchbox writes none that is longer: the program gets its length instead and sets it aside.
function load(name) {
  const text = textOf(name);
  return text.length <= longestText ? text : `(${text.length} characters)`;
}

// Moves a damaged text out of the way; returns its new key, '' if it could not be kept.
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

// Copies by an event, for pages without a secure connection: this works only inside a click.
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

// Renders an SVG document as a picture with twice as many pixels in each direction.
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

// Gives a file to the browser, which asks where to save it or puts it into the downloads.
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

// Treats a hash with broken percent signs as a damaged link.
function decodeHash(text) {
  const hash = text.slice(1);
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

// "#embed,CODE" is a board with nothing around it, for embedding in another page. It leaves the player's own game as it is: it
// reads only the settings and writes nothing. Options may precede the comma: "#embed;theme=light;hint=off,CODE". The program
// parses them (src/ui/state/embed_options.hpp); the page itself needs two before there is a program.
const embedMark = /^embed(?:;([^,]*))?(?:,|$)/;
// Returns the text of the options; null if the page is not embedded.
const optionsIn = (hash) => (embedMark.test(hash) ? embedMark.exec(hash)[1] ?? '' : null);
const valuesOf = (name, options) => options.split(';').filter((option) => option.startsWith(`${name}=`)).map((option) => option.slice(name.length + 1));

const embeddedKeeping = {
  load: (name) => (name === 'settings' ? load(name) : ''),
  store: () => true,
  setAside: () => '',
};

// Draws words in the browser's fonts, for the program, whose own fonts lack letters: in white, and in black below. Returns the
// width without margins. The isolate (U+2068 to U+2069) has the direction of the first letter. See src/ui/kit/system_fonts.hpp.
const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
const faces = ['400 #px system-ui,sans-serif', '600 #px system-ui,sans-serif', '#px monospace'];
function drawWords(words, face, size, margin) {
  const text = `\u2068${words}\u2069`;
  const font = faces[face].replace('#', size);
  pen.font = font;
  const width = Math.ceil(pen.measureText(text).width);
  if (!margin) return { width };
  const { canvas } = pen;
  canvas.width = width + 2 * margin;
  canvas.height = 8 * margin;
  pen.font = font;
  ['#fff', '#000'].forEach((colour, half) => {
    pen.fillStyle = colour;
    pen.fillText(text, margin, (4 * half + 3) * margin);
  });
  return { width, pixels: pen.getImageData(0, 0, canvas.width, canvas.height).data };
}

// A character without a glyph looks like one that no font has, the last for private use.
const looks = (character) => drawWords(String.fromCodePoint(character), 0, 16, 8).pixels.join();
const hasGlyph = (character) => looks(character) !== looks(0x10fffd);

// Gives the browser's frame around the page the page's background colour.
function showGround() {
  const ground = getComputedStyle(document.documentElement).getPropertyValue('--ground');
  document.querySelector('meta[name="theme-color"]').content = ground.trim();
}

// Returns the codes that this page has last written into the address, or continued from.
function shownLately() {
  return load(shown).split(' ');
}

// If storage is full or forbidden, a reload follows the address.
const noteShown = (code) => store(shown, [...shownLately(), code].slice(-8).join(' '));

export function createPage() {
  const base = () => location.href.replace(/#.*$/, '');
  const options = optionsIn(decodeHash(location.hash));
  const isEmbedded = options !== null;
  const keeping = isEmbedded ? embeddedKeeping : { load, store, setAside };
  let code = '';
  let timer = 0;
  let drawnZoom = 1;
  let brought = ''; // text that was pasted or read from a file, until the program takes it
  let held = new Uint8Array(); // UTF-8
  const encoder = new TextEncoder();
  let sound = null; // promise of the player of sounds
  // Takes a text, or the bytes of a file.
  const hold = (text) => {
    held = typeof text === 'string' ? encoder.encode(text) : text;
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
    words: '', // messages of the language to use
    say: (id) => id,
    tell: () => {},
    speak: () => {},
    useKeys: () => {},
    ...keeping,
    isEmbedded,
    options: options ?? '',
    // Returns the codes of the languages that are wanted, the first that exists before the others.
    languages: () => [...valuesOf('language', options ?? '').reverse(), /^language (\S+)$/m.exec(keeping.load('settings'))?.[1]],
    hosts: valuesOf('host', options ?? ''), // origins that may connect; empty: any
    tellHost: () => {},
    onCopied: () => {},
    onSaved: () => {},
    onShared: () => {},
    onFile: () => {},
    copy(text) {
      // Copies one after another, so that the results come in order.
      copying = copying.then(() => copy(text)).then((worked) => page.onCopied(worked));
    },
    // The result arrives when the player leaves the share sheet.
    share(url) {
      if (!navigator.share) return false;
      navigator.share({ title: document.title, url }).then(() => page.onShared(true), () => page.onShared(false));
      return true;
    },
    // A frame may be forbidden to open tabs; Firefox then throws. The new page is our own, and needs no link to this one.
    openLink(url) {
      try {
        const tab = window.open(url, '_blank');
        tab.opener = null;
        return true;
      } catch {
        return false;
      }
    },
    // Browsers open their file chooser only soon after a click.
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
    // A larger file is not one of ours: the program gets its beginning and reports the error. It also finds out the encoding.
    async takeIn(file) {
      if (!file) return;
      brought = await file.slice(0, largestFile).arrayBuffer().then((bytes) => new Uint8Array(bytes), () => '');
      page.onFile();
    },
    bring(text) {
      brought = text;
    },
    // Each hold... makes a text ready and returns its length in bytes; the program allocates that and takes it.
    holdKept: (name) => hold(keeping.load(name)),
    holdBrought() {
      const length = hold(brought);
      brought = '';
      return length;
    },
    holdWords: () => hold(page.words),
    takeHeld: () => held,
    hasGlyph,
    setWords(...words) {
      const { width, pixels } = drawWords(...words);
      held = pixels;
      return width;
    },
    saveText: (name, type, text) => save(page, name, new Blob([text], { type })),
    savePng: (name, svg, width, height) => save(page, name, pngOf(svg, width, height, page.say)),
    base,
    link() {
      page.onAddress();
      return `${base()}#${code}`;
    },
    // Returns the code in the address when the page is loaded. It is '' after a reload of an address that this page wrote, since
    // the saved game is at least as new. A reload may still have the previous address, hence the last few.
    codeAtLoad() {
      const asked = decodeHash(location.hash).replace(embedMark, '');
      if (isEmbedded) return asked;
      const [navigation] = performance.getEntriesByType('navigation');
      const again = navigation?.type === 'reload' || navigation?.type === 'back_forward';
      return again && load('game') && shownLately().includes(asked) ? '' : asked;
    },
    // Returns the code of another address. If the address has the other form (embedded or not) or other options, it reloads and
    // returns ''.
    codeIn(address) {
      const asked = decodeHash(new URL(address).hash);
      if (optionsIn(asked) === options) return asked.replace(embedMark, '');
      location.reload();
      return '';
    },
    // Browsers limit the number of address changes in a time, so quick ones are combined.
    letAddressFollow() {
      clearTimeout(timer);
      document.documentElement.dataset.address = 'behind';
      const now = decodeHash(location.hash);
      if (!isEmbedded && !shownLately().includes(now)) noteShown(now); // a reload before the timer runs starts with this address
      timer = setTimeout(() => {
        page.onAddress();
        document.documentElement.dataset.address = 'shown';
      }, 150);
    },
    showAddress(next, title, isNewGame) {
      code = next;
      if (isEmbedded) return; // the author of the embedding page has chosen its address
      document.title = `${title} · Switchbox`;
      history[isNewGame ? 'pushState' : 'replaceState'](null, '', `#${code}`);
      noteShown(code);
    },
    // Players with sound off do not download the code.
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
    // Publishes updates that arrived before there was a mirror.
    openMirror(opened) {
      mirror = opened;
      for (const news of unpublished.splice(0)) mirror.publish(...news);
    },
    // The text fields (field.js) have the letters of the drawing. Without them they have the system's.
    takeFont(bytes) {
      const font = new FontFace('Inter', bytes);
      font.load().then(() => document.fonts.add(font), () => {});
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
        setTimeout(showGround); // once the browser has computed the styles anyway
      }
    },
  };
  return page;
}
