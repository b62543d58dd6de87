// Headers that a server sends with the files of the page (docs/hosting.md has them for three common servers).
import { readFileSync } from 'node:fs';

// The page contains this part of its policy itself, for servers that send none. Only a header can set frame-ancestors.
const pagePolicy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(readFileSync(new URL('../web/index.html', import.meta.url), 'utf8'))[1];

// Turns off features that the page does not use, also for code that might be injected.
const unused = ['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid', 'idle-detection', 'local-fonts', 'magnetometer', 'microphone', 'midi', 'payment', 'publickey-credentials-get', 'serial', 'usb'];

export const always = {
  'Content-Security-Policy': `${pagePolicy}; frame-ancestors *`,
  'Permissions-Policy': unused.map((feature) => `${feature}=()`).join(', '),
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

// A file with a hash in its name never changes and is cached for good; all others are revalidated.
const isNumbered = (path) => /\.[0-9a-f]{10}\.\w+$/.test(path);
export const cachingOf = (path) => (isNumbered(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
