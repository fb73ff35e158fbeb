import { unescape } from 'node:querystring';
import { crc32 } from 'node:zlib';
import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from 'saxes';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { FileError } from './fileError.ts';
import { fileTexts } from './files.copy.ts';
import { limits } from './limits.ts';

/** The names of SpreadsheetML, of its strict form, and of files without any. */
const spreadsheetNames = new Set([
  'http://schemas.openxmlformats.org/spreadsheetml/2006/main',
  'http://purl.oclc.org/ooxml/spreadsheetml/main',
  'http://schemas.openxmlformats.org/package/2006/relationships',
  '',
]);

export type XmlReader = {
  /** `path`: the names of the elements around and its own; that of another vocabulary is ''. */
  open?: (path: readonly string[], attribute: (name: string) => string | undefined) => void;
  /** A piece of the text of the element that `path` ends with. */
  text?: (path: readonly string[], text: string) => void;
  close?: (path: readonly string[]) => void;
};

export type WorkbookParts = Awaited<ReturnType<typeof openParts>>;

export const damaged = () => new FileError(fileTexts.damaged, fileTexts.damagedRemedy);
export const tooMuch = () => new FileError(fileTexts.bomb, fileTexts.bombRemedy);

type Spendable = 'bytes' | 'elements' | 'entries' | 'cells' | 'letters';
type Spend = ReturnType<typeof createBudget>;

/** What a whole workbook may hold and have done: one budget of each kind for all its parts. */
function createBudget() {
  const { unpackedBytes: bytes, elements, entries, cells, letters } = limits;
  const left: Record<Spendable, number> = { bytes, elements, entries, cells, letters };
  return (kind: Spendable, count = 1) => {
    left[kind] -= count;
    if (left[kind] < 0) throw tooMuch();
  };
}

/** Parts' names are alike in any case, and are addresses: '%20' is a blank (ECMA-376-2, 6.2.2). */
const partName = (name: string) => unescape(name).toLowerCase();

/** The parts that an archive's own list names. */
export async function openParts(file: Buffer) {
  try {
    const zip = await fromBufferPromise(file, { lazyEntries: true, validateEntrySizes: false });
    if (zip.entryCount > limits.parts) throw tooMuch();
    const entries = new Map<string, Entry>();
    for await (const entry of zip.eachEntry()) {
      const name = partName(entry.fileName);
      if (entries.has(name)) throw damaged();
      entries.set(name, entry);
    }
    const spend = createBudget();
    return {
      spend,
      has: (name: string) => entries.has(partName(name)),
      /** Reads a part in one pass, once, and stops at the limits while it reads. Throws a `FileError`. */
      read: async (name: string, reader: XmlReader) => {
        const entry = entries.get(partName(name));
        if (entry === undefined) throw damaged();
        entries.delete(partName(name));
        if (entry.isEncrypted()) throw new FileError(fileTexts.locked, fileTexts.lockedRemedy);
        try {
          await readXml(zip, entry, reader, spend);
        } catch (error) {
          throw error instanceof FileError ? error : damaged();
        }
      },
    };
  } catch (error) {
    throw error instanceof FileError ? error : damaged();
  }
}

async function readXml(zip: ZipFile, entry: Entry, reader: XmlReader, spend: Spend): Promise<void> {
  const parser = createParser(reader, spend);
  let decoder: TextDecoder | undefined;
  let sum = 0;
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    if (!Buffer.isBuffer(chunk)) throw damaged();
    sum = crc32(chunk, sum);
    spend('bytes', chunk.length);
    decoder ??= new TextDecoder(encodingOf(chunk), { fatal: true });
    parser.write(decoder.decode(chunk, { stream: true }));
  }
  // What the archive says of sizes may be wrong; a part whose letters were changed on the way is.
  if (entry.crc32 !== 0 && entry.crc32 !== sum) throw damaged();
  parser.write(decoder?.decode() ?? '');
  parser.close();
}

/** By the part's mark or first letters (XML 1.0, appendix F), else as it says of itself. */
function encodingOf(start: Buffer): string {
  const [first, second] = start;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be';
  const head = start.subarray(0, 200).toString('latin1');
  return /^(?:\xef\xbb\xbf)?<\?xml[^>]*encoding\s*=\s*["']([\w.-]+)/u.exec(head)?.[1] ?? 'utf-8';
}

const nameOf = ({ uri, local }: SaxesTagNS) => (spreadsheetNames.has(uri) ? local : '');
/** Relations have a vocabulary of their own, under whatever prefix; r is meant where nothing declares it. */
const relationNames = new Set([
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
  'http://purl.oclc.org/ooxml/officeDocument/relationships',
]);
const isRelation = ({ uri, local, name }: SaxesAttributeNS) =>
  uri === '' ? name === 'r:id' : relationNames.has(uri) && local === 'id';

const attributeOf =
  ({ attributes }: SaxesTagNS) =>
  (name: string) =>
    name === 'r:id' ? Object.values(attributes).find(isRelation)?.value : attributes[name]?.value;

function createParser({ open, text, close }: XmlReader, spend: Spend) {
  // A prefix that nothing declares stands in files made by hand: programs that read loosely take it.
  const parser = new SaxesParser({ xmlns: true, position: false, resolvePrefix: () => '' });
  const path: string[] = [];
  let letters = 0;
  parser.on('opentag', (tag) => {
    letters = 0;
    spend('elements');
    path.push(nameOf(tag));
    if (path.length > limits.depth) throw tooMuch();
    open?.(path, attributeOf(tag));
  });
  parser.on('closetag', () => {
    letters = 0;
    close?.(path);
    path.pop();
  });
  const take = (piece: string) => text?.(path, piece);
  parser.on('text', take);
  parser.on('cdata', take);
  // Excel reads no document type either, and what it defines would grow without end.
  parser.on('doctype', () => {
    throw damaged();
  });
  return {
    write(chunk: string) {
      letters += chunk.length;
      if (letters > limits.tagLetters) throw tooMuch();
      parser.write(chunk);
    },
    close: () => parser.close(),
  };
}
