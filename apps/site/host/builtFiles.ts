import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { HeaderList } from '@vetta/mock-api/letGo';
import { chooseEncoding, type Encoding, encodings, isKnown } from '@vetta/mock-api/negotiation';
import { lookup } from 'mrmime';
import { digestOf } from './builtPages.ts';
import { cacheControl } from './siteHeaders.ts';

/** The contents of a file, in the best encoding that the visitor accepts. */
export type BuiltFile = (acceptEncoding?: string) => Promise<FileContents>;

export type FileContents = {
  etag: string;
  /** With 200 and 304. */
  headers: HeaderList;
  /** With 200 alone. */
  bodyHeaders: HeaderList;
  body: Buffer;
};

/** So many bytes of the files that were asked for are held. */
const heldBytes = 96 * 1024 * 1024;

const endings: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };
const withoutAddress = /\.(?:br|gz)$|(?:^|\/)\.(?!well-known\/)/;

/**
 * The files of a build by their addresses: an address is looked up and never becomes a path. Pages have
 * one address each, which does not end in `.html`.
 */
export function openBuiltFiles(
  client: string,
  names: ReadonlySet<string> | ReadonlyMap<string, string>,
  hold: FileMemory,
): ReadonlyMap<string, BuiltFile> {
  const files = new Map<string, BuiltFile>();
  for (const name of names.keys()) {
    if (withoutAddress.test(name)) continue;
    const packed = encodings.filter((encoding) => names.has(name + endings[encoding]));
    files.set(name === 'index.html' ? '/' : `/${name.replace(/\.html$/, '')}`, (accepted = '') => {
      const encoding = packed.length === 0 ? null : chooseEncoding(accepted, packed);
      const path = join(client, encoding === null ? name : name + endings[encoding]);
      return hold(path, async () => {
        const { bodyHeaders, ...contents } = contentsOf(name, await readFile(path));
        if (encoding !== null) bodyHeaders.push('Content-Encoding', encoding);
        if (packed.length > 0) contents.headers.push('Vary', 'Accept-Encoding');
        return { ...contents, bodyHeaders };
      });
    });
  }
  return files;
}

/** The contents of a file, on the disk or not; `name` as in a build. */
export function contentsOf(name: string, body: Buffer): FileContents {
  const etag = `"${digestOf(body)}"`;
  const type = lookup(name) ?? 'application/octet-stream';
  const fullType = type === 'text/html' ? 'text/html;charset=utf-8' : type;
  return {
    etag,
    headers: ['ETag', etag, 'Cache-Control', cacheControl(`/${name}`)],
    bodyHeaders: ['Content-Type', fullType, 'Content-Length', String(body.length)],
    body,
  };
}

/** The contents of what is named so, held or read. */
export type FileMemory = (name: string, read: () => Promise<FileContents>) => Promise<FileContents>;

/** Holds what was read, once for all who ask while it is being read; all of it goes where it is too much. */
export function createFileMemory(): FileMemory {
  const held = new Map<string, Promise<FileContents>>();
  let bytes = 0;
  const count = ({ body }: FileContents) => {
    bytes += body.length;
    if (bytes <= heldBytes) return;
    held.clear();
    bytes = 0;
  };
  return (name, read) => {
    const known = held.get(name);
    if (known !== undefined) return known;
    const contents = read();
    held.set(name, contents);
    void contents.then(count, () => held.delete(name));
    return contents;
  };
}

/**
 * Answers with a file of the build; 304 to who has it. Ranges are not served, as RFC 9110, 14.2 allows:
 * no file is long enough to be fetched in parts.
 */
export async function sendFile(
  req: IncomingMessage,
  res: ServerResponse,
  status: number,
  siteHeaders: HeaderList,
  file: BuiltFile,
): Promise<void> {
  // A file that is gone from the disk ends this answer, not the host.
  const contents = await file(req.headers['accept-encoding']).catch(() => null);
  if (contents === null) return void res.destroy();
  const { etag, headers, bodyHeaders, body } = contents;
  if (status === 200 && isKnown(req.headers['if-none-match'], etag)) {
    return void res.writeHead(304, [...siteHeaders, ...headers]).end();
  }
  res.writeHead(status, [...siteHeaders, ...headers, ...bodyHeaders]);
  res.end(req.method === 'HEAD' ? undefined : body);
}

/** Answers with what was made for this one request. */
export function sendBytes(
  req: IncomingMessage,
  res: ServerResponse,
  status: number,
  headers: HeaderList,
  body: string,
): void {
  res.writeHead(status, [...headers, 'Content-Length', String(Buffer.byteLength(body))]);
  res.end(req.method === 'HEAD' ? undefined : body);
}
