import { inflateRawSync } from 'node:zlib';
import { FileError } from './fileError.ts';
import { fileTexts } from './files.copy.ts';
import { limits } from './limits.ts';

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;

/**
 * The XML parts of an .xlsx, unpacked within the limits, whatever the archive says of its own sizes.
 * Throws a `FileError`.
 */
export function unzipParts(file: Buffer): ReadonlyMap<string, string> {
  const parts = new Map<string, string>();
  let left: number = limits.unpackedBytes;
  for (const { name, method, offset, packed } of entriesOf(file)) {
    if (!/\.(?:xml|rels)$/u.test(name)) continue;
    const bytes = inflate(file.subarray(offset, offset + packed), method, left);
    left -= bytes.length;
    parts.set(name, bytes.toString('utf8'));
  }
  return parts;
}

function inflate(bytes: Buffer, method: number, maxOutputLength: number): Buffer {
  try {
    if (method === 0) return bytes;
    return inflateRawSync(bytes, { maxOutputLength: Math.max(1, maxOutputLength) });
  } catch (error) {
    const isTooLarge =
      error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    throw isTooLarge
      ? new FileError(fileTexts.bomb, fileTexts.bombRemedy)
      : new FileError(fileTexts.damaged, fileTexts.damagedRemedy);
  }
}

type Entry = { name: string; method: number; offset: number; packed: number };

/** Reads the archive's list of contents. */
function entriesOf(file: Buffer): readonly Entry[] {
  try {
    const end = endOf(file);
    const count = file.readUInt16LE(end + 10);
    if (count > limits.parts) throw new FileError(fileTexts.bomb, fileTexts.bombRemedy);
    const entries: Entry[] = [];
    let at = file.readUInt32LE(end + 16);
    for (let index = 0; index < count; index += 1) {
      if (file.readUInt32LE(at) !== entrySignature) throw new RangeError('no entry');
      const nameLength = file.readUInt16LE(at + 28);
      const local = file.readUInt32LE(at + 42);
      entries.push({
        name: file.toString('utf8', at + 46, at + 46 + nameLength),
        method: file.readUInt16LE(at + 10),
        packed: file.readUInt32LE(at + 20),
        offset: local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28),
      });
      at += 46 + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
    }
    refuseHidden(entries, file.readUInt32LE(end + 16));
    return entries;
  } catch (error) {
    if (error instanceof FileError) throw error;
    throw new FileError(fileTexts.damaged, fileTexts.damagedRemedy);
  }
}

/** The sizes of a part may stand behind it once more. */
const descriptorBytes = 24;
const headBytes = 30 + 1024;

/** What stands between the parts that the list names is read by other programs: nothing may hide there. */
function refuseHidden(entries: readonly Entry[], listAt: number): void {
  let covered = 0;
  for (const { offset, packed } of entries.toSorted((one, other) => one.offset - other.offset)) {
    if (offset - covered > headBytes + descriptorBytes) throw new RangeError('hidden part');
    covered = offset + packed;
  }
  if (listAt - covered > descriptorBytes) throw new RangeError('hidden part');
}

/** The record at the archive's end, behind which a comment of at most 64 kB may stand. */
function endOf(file: Buffer): number {
  for (let at = file.length - 22; at >= Math.max(0, file.length - 65_557); at -= 1) {
    if (file.readUInt32LE(at) === endSignature) return at;
  }
  throw new FileError(fileTexts.damaged, fileTexts.damagedRemedy);
}
