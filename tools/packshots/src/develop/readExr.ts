import { readFileSync } from 'node:fs';

/** Channels by name, as rendered (linear, 32 bit), in memory that workers can share. */
export type Passes = { width: number; height: number; channels: Map<string, Float32Array> };

/** Reads an uncompressed scan-line OpenEXR file of 32-bit floats, which is what `scene.py` asks Blender for. */
export function readExr(path: string): Passes {
  const file = readFileSync(path);
  let at = 8;
  const text = () => {
    const start = at;
    while (file[at] !== 0) at += 1;
    at += 1;
    return file.toString('latin1', start, at - 1);
  };
  const names: string[] = [];
  let bounds: number[] = [];
  while (file[at] !== 0) {
    const attribute = text();
    text();
    const size = file.readInt32LE(at);
    at += 4;
    const end = at + size;
    if (attribute === 'channels') {
      while (file[at] !== 0) {
        names.push(text());
        if (file.readInt32LE(at) !== 2) throw new Error(`${path}: not 32-bit floats`);
        at += 16;
      }
    } else if (attribute === 'dataWindow') {
      bounds = [0, 4, 8, 12].map((k) => file.readInt32LE(at + k));
    } else if (attribute === 'compression' && file[at] !== 0) {
      throw new Error(`${path}: compressed`);
    }
    at = end;
  }
  at += 1;
  const [left = 0, top = 0, right = -1, bottom = -1] = bounds;
  const [width, height] = [right - left + 1, bottom - top + 1];
  const channels = new Map(names.map((name) => [name, sharedFloats(width * height)]));
  for (let y = 0; y < height; y += 1) {
    let from = Number(file.readBigUInt64LE(at + y * 8)) + 8;
    for (const floats of channels.values()) {
      const bytes = new Uint8Array(floats.buffer, y * width * 4, width * 4);
      bytes.set(file.subarray(from, from + width * 4));
      from += width * 4;
    }
  }
  return { width, height, channels };
}

export const sharedFloats = (length: number) => new Float32Array(new SharedArrayBuffer(length * 4));
export const sharedBytes = (length: number) => new Uint8Array(new SharedArrayBuffer(length));
