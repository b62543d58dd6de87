// Reads what scripts/bytes.mjs needs out of WebAssembly files (the core specification, "Binary format"; the tool conventions,
// "Linking"): the sizes of functions and of data segments.

class Reader {
  constructor(bytes, at = 0, end = bytes.length) {
    Object.assign(this, { bytes, at, end });
  }

  get done() {
    return this.at >= this.end;
  }

  byte() {
    return this.bytes[this.at++];
  }

  // Unsigned LEB128.
  number() {
    let value = 0;
    for (let shift = 1; ; shift *= 128) {
      const byte = this.byte();
      value += (byte & 127) * shift;
      if (byte < 128) return value;
    }
  }

  // Signed LEB128 of 32 bits, as an address.
  address() {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.byte();
      value |= (byte & 127) << shift;
      if (byte >= 128) continue;
      return (shift < 25 && byte & 64 ? value | (-1 << (shift + 7)) : value) >>> 0;
    }
  }

  take(length) {
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }

  text() {
    return Buffer.from(this.take(this.number())).toString('utf8');
  }

  part(length) {
    const part = new Reader(this.bytes, this.at, this.at + length);
    this.at += length;
    return part;
  }
}

const [custom, imports, code, data] = [0, 2, 10, 11];
const header = 8;

function* sections(bytes) {
  const reader = new Reader(bytes, header);
  while (!reader.done) {
    const id = reader.byte();
    yield [id, reader.part(reader.number())];
  }
}

function skipLimits(reader) {
  const flags = reader.number();
  reader.number();
  if (flags & 1) reader.number();
}

const importKinds = [
  (reader) => reader.number(),
  (reader) => {
    reader.byte();
    skipLimits(reader);
  },
  skipLimits,
  (reader) => reader.take(2),
  (reader) => {
    reader.byte();
    reader.number();
  },
];

function countImports(reader) {
  let functions = 0;
  for (let left = reader.number(); left > 0; --left) {
    reader.text();
    reader.text();
    const kind = reader.byte();
    if (kind === 0) ++functions;
    importKinds[kind](reader);
  }
  return functions;
}

function segmentsOf(reader) {
  const segments = [];
  for (let left = reader.number(); left > 0; --left) {
    const flags = reader.number();
    if (flags === 2) reader.number();
    let address = 0;
    if (flags !== 1) {
      reader.byte(); // i32.const
      address = reader.address();
      reader.byte(); // end
    }
    segments.push({ address, bytes: reader.take(reader.number()) });
  }
  return segments;
}

const segmentInfo = 5;

function segmentNames(reader) {
  const names = [];
  reader.number(); // version
  while (!reader.done) {
    const kind = reader.byte();
    const part = reader.part(reader.number());
    if (kind !== segmentInfo) continue;
    for (let left = part.number(); left > 0; --left) {
      names.push(part.text());
      part.number(); // alignment
      part.number(); // flags
    }
  }
  return names;
}

// { functions: [[index, size]], segments: [{ address, bytes }], names: of the segments, in an object file alone }
export function readWasm(bytes) {
  const module = { functions: [], segments: [], names: [] };
  let imported = 0;
  for (const [id, reader] of sections(bytes)) {
    if (id === imports) imported = countImports(reader);
    if (id === data) module.segments = segmentsOf(reader);
    if (id === custom && reader.text() === 'linking') module.names = segmentNames(reader);
    if (id !== code) continue;
    const count = reader.number();
    for (let index = 0; index < count; ++index) {
      const size = reader.number();
      reader.take(size);
      module.functions.push([imported + index, size]);
    }
  }
  return module;
}
