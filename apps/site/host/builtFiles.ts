import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { chooseEncoding, type Encoding, encodings } from '@vetta/mock-api/negotiation';
import { lookup } from 'mrmime';
import type { HeaderList } from './apiHeaders.ts';
import { cacheControl } from './siteHeaders.ts';

/** What a file is answered with, in one encoding. */
export type FileContents = {
  etag: string;
  /** With 200 and 304. */
  headers: HeaderList;
  /** With 200 alone. */
  bodyHeaders: HeaderList;
  /** A path: too large to be held, read anew for each visitor. */
  body: Buffer | string;
};

/** A file of a build: its contents in the best encoding that the header accepts, at once where they are held. */
export type BuiltFile = (acceptEncoding?: string) => FileContents | Promise<FileContents>;

/** Larger files are read piece by piece as a visitor takes them. */
const maxHeldBytes = 1024 * 1024;

/** Of the files that were asked for last so many bytes are held. */
const heldBytes = 96 * 1024 * 1024;

const endings: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };
const packedFile = /\.(?:br|gz)$/;
const hiddenFile = /(?:^|\/)\.(?!well-known\/)/;

/**
 * The files of a build by their addresses, as `pages.json` lists them: an address is looked up and never
 * becomes a path. Pages have one address each, which does not end in `.html`.
 */
export function openBuiltFiles(
  client: string,
  files: readonly string[],
  memory: FileMemory,
): ReadonlyMap<string, BuiltFile> {
  const names = new Set(files);
  const addresses = new Map<string, BuiltFile>();
  for (const name of files) {
    if (packedFile.test(name) || hiddenFile.test(name)) continue;
    const packed = encodings.filter((encoding) => names.has(name + endings[encoding]));
    const open = (encoding: Encoding | null) => {
      const path = join(client, encoding === null ? name : name + endings[encoding]);
      const read = () => readContents(path, name, encoding, packed.length > 0);
      return () => memory(path, read);
    };
    const plain = open(null);
    const variants = new Map(packed.map((encoding) => [encoding, open(encoding)]));
    addresses.set(addressOf(name), (accepted = '') => {
      const encoding = packed.length === 0 ? null : chooseEncoding(accepted, packed);
      const variant = encoding === null ? plain : (variants.get(encoding) ?? plain);
      return variant();
    });
  }
  return addresses;
}

function addressOf(name: string): string {
  return name === 'index.html' ? '/' : `/${name.replace(/\.html$/, '')}`;
}

async function readContents(
  path: string,
  name: string,
  encoding: Encoding | null,
  varies: boolean,
): Promise<FileContents> {
  const { size, mtimeMs } = await stat(path);
  const body = size > maxHeldBytes ? path : await readFile(path);
  const etag = typeof body === 'string' ? `"${size}-${mtimeMs}"` : `"${digestOf(body)}"`;
  return describe({ name, body, size, etag, encoding, varies });
}

/** The contents of a file that is not on the disk; `name` as in a build. */
export function contentsOf(name: string, body: Buffer): FileContents {
  const etag = `"${digestOf(body)}"`;
  return describe({ name, body, size: body.length, etag, encoding: null, varies: false });
}

function describe({ name, body, size, etag, encoding, varies }: Described): FileContents {
  const type = lookup(name) ?? 'application/octet-stream';
  return {
    etag,
    headers: [
      'ETag',
      etag,
      'Cache-Control',
      cacheControl(`/${name}`),
      ...(varies ? ['Vary', 'Accept-Encoding'] : []),
    ],
    bodyHeaders: [
      'Content-Type',
      type === 'text/html' ? 'text/html;charset=utf-8' : type,
      'Content-Length',
      String(size),
      ...(encoding === null ? [] : ['Content-Encoding', encoding]),
    ],
    body,
  };
}

type Described = Pick<FileContents, 'body' | 'etag'> & {
  name: string;
  size: number;
  encoding: Encoding | null;
  varies: boolean;
};

function digestOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 27);
}

/** The contents of what stands at a path, held or read. */
export type FileMemory = (
  path: string,
  read: () => Promise<FileContents>,
) => FileContents | Promise<FileContents>;

/** Holds what was read last; what is asked for while it is being read is read once. */
export function createFileMemory(): FileMemory {
  const held = new Map<string, FileContents>();
  const reading = new Map<string, Promise<FileContents>>();
  let bytes = 0;
  const weigh = ({ body }: FileContents) => (typeof body === 'string' ? 0 : body.length);
  const hold = (path: string, contents: FileContents) => {
    held.set(path, contents);
    bytes += weigh(contents);
    for (const [oldest, other] of held) {
      if (bytes <= heldBytes) break;
      held.delete(oldest);
      bytes -= weigh(other);
    }
  };
  return (path, read) => {
    const known = held.get(path);
    if (known !== undefined) {
      held.delete(path);
      held.set(path, known);
      return known;
    }
    const begun =
      reading.get(path) ??
      read()
        .then((contents) => {
          hold(path, contents);
          return contents;
        })
        .finally(() => reading.delete(path));
    reading.set(path, begun);
    return begun;
  };
}
