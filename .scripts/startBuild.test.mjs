import { expect, test } from 'vitest';
import { describe as say, progressLine } from './startBuild.mjs';

function written(isTTY, texts) {
  const out = { isTTY, said: '', write: (text) => (out.said += text) };
  const line = progressLine(out);
  for (const text of texts) line.show(say(text));
  line.end();
  return out.said;
}

const steps = Array.from({ length: 9 }, (_, index) => `Pictures ${index} 8`);

test('a terminal has one line that is written over, and is gone in the end', () => {
  const said = written(true, ['Pages 1 2', '', 'Pages 1 2', 'Pages 2 2', 'Pictures 1 8']);
  expect(said).toBe(
    '\rPagine 1 di 2\u001B[K\rPagine 2 di 2\u001B[K\rFoto 1 di 8\u001B[K\r\u001B[K',
  );
});

test('a log has a line for each quarter', () => {
  expect(written(false, steps)).toBe('Foto 2 di 8\nFoto 4 di 8\nFoto 6 di 8\nFoto 8 di 8\n');
});

test('nothing is said of what is no step', () => {
  expect(written(true, ['', 'Other 1 2'])).toBe('');
});
