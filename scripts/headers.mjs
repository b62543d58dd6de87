// What a server says with the files of the page (docs/hosting.md, which says it for three common servers).
import { readFileSync } from 'node:fs';

// The page says this much of its policy itself, for servers that say nothing; who may frame it only a header can say.
const pagePolicy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(readFileSync(new URL('../web/index.html', import.meta.url), 'utf8'))[1];

// What the page has no use for is not there for whatever might get into it.
const unused = ['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid', 'idle-detection', 'local-fonts', 'magnetometer', 'microphone', 'midi', 'payment', 'publickey-credentials-get', 'serial', 'usb'];

export const always = {
  'Content-Security-Policy': `${pagePolicy}; frame-ancestors *`,
  'Permissions-Policy': unused.map((feature) => `${feature}=()`).join(', '),
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

// A file whose name has the number of its contents never changes; all others are asked for again.
const isNumbered = (path) => /\.[0-9a-f]{10}\.\w+$/.test(path);
export const cachingOf = (path) => (isNumbered(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
