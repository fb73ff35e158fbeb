import { createReadStream } from 'node:fs';

/**
 * The lines of a UTF-8 file, ended by `\n` alone. Node's readline also ends a line at U+2028 and
 * U+2029, which JSON leaves as they are in a text.
 */
export async function* readLines(file: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of createReadStream(file, 'utf8')) {
    const lines = (rest + String(chunk)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}
