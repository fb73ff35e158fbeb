import { constants, open } from 'node:fs/promises';
import { FileError } from './fileError.ts';
import { fileTexts } from './files.copy.ts';
import { limits } from './limits.ts';
import { readCsv } from './readCsv.ts';
import { readWorkbook } from './readWorkbook.ts';
import type { Sheet } from './sheet.ts';

export type OwnersFile =
  | { kind: 'workbook' | 'csv'; sheets: readonly Sheet[] }
  | { kind: 'json'; text: string };

/** The bytes of a file, looked at as a whole before they are read. Throws a `FileError`. */
export async function readBytes(file: string, { isLinkRefused = false } = {}): Promise<Buffer> {
  // A pipe would be waited for, and a link leads wherever somebody wishes.
  const flags =
    constants.O_RDONLY | constants.O_NONBLOCK | (isLinkRefused ? constants.O_NOFOLLOW : 0);
  const handle = await open(file, flags).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ELOOP') throw new FileError(fileTexts.noFile(file), fileTexts.noFileRemedy);
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') {
      throw new FileError(fileTexts.missing(file), fileTexts.missingRemedy);
    }
    throw new FileError(fileTexts.closed(file), fileTexts.closedRemedy);
  });
  try {
    const found = await handle.stat();
    const { size } = found;
    if (found.isDirectory()) throw new FileError(fileTexts.folder(file), fileTexts.missingRemedy);
    if (!found.isFile()) throw new FileError(fileTexts.noFile(file), fileTexts.noFileRemedy);
    if (size > limits.fileBytes) {
      throw new FileError(fileTexts.tooLarge(size), fileTexts.tooLargeRemedy);
    }
    return await handle.readFile();
  } catch (error) {
    if (error instanceof FileError) throw error;
    throw new FileError(fileTexts.closed(file), fileTexts.closedRemedy);
  } finally {
    await handle.close();
  }
}

/** By what the file holds, not by its name. Throws a `FileError`. */
export async function readOwnersFile(bytes: Buffer): Promise<OwnersFile> {
  if (bytes.subarray(0, 1000).toString('latin1').trim() === '') {
    throw new FileError(fileTexts.empty, fileTexts.emptyRemedy);
  }
  if (bytes.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004') {
    return { kind: 'workbook', sheets: await readWorkbook(bytes) };
  }
  if (bytes.subarray(0, 4).toString('hex') === 'd0cf11e0') {
    throw new FileError(fileTexts.locked, fileTexts.lockedRemedy);
  }
  const start = bytes.subarray(0, 1000).toString('utf8').replace('\uFEFF', '').trimStart();
  // Of pages, PDF and RTF.
  if (/^(?:<|%PDF|\{\\rtf)/u.test(start)) {
    throw new FileError(fileTexts.unknown, fileTexts.unknownRemedy);
  }
  if (/^(?:[^\0]\0){4}|^(?:\0[^\0]){4}/u.test(start)) {
    throw new FileError(fileTexts.unmarked, fileTexts.lettersRemedy);
  }
  if (/^[[{]/u.test(start)) {
    return { kind: 'json', text: decodeJson(bytes) };
  }
  // A zero byte within the first letters: no text, but for UTF-16.
  if (bytes.subarray(2, 1000).includes(0) && !isUtf16(bytes)) {
    throw new FileError(fileTexts.unknown, fileTexts.unknownRemedy);
  }
  return { kind: 'csv', sheets: [readCsv(bytes)] };
}

function decodeJson(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new FileError(fileTexts.jsonLetters, fileTexts.jsonLettersRemedy);
  }
}

const isUtf16 = (bytes: Buffer) =>
  (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
