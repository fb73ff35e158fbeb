// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { copyText } from './copyText.ts';

const execCommand = vi.fn<(command: string) => boolean>();
const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  execCommand.mockReset();
  writeText.mockReset();
  Object.defineProperty(document, 'execCommand', { value: execCommand, configurable: true });
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('copies through the clipboard', async () => {
  writeText.mockResolvedValue();
  await expect(copyText('https://vetta.example/prodotti')).resolves.toBe(true);
  expect(writeText).toHaveBeenCalledWith('https://vetta.example/prodotti');
  expect(execCommand).not.toHaveBeenCalled();
});

test('copies through a text area when the clipboard refuses, and leaves nothing behind', async () => {
  writeText.mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
  const button = document.createElement('button');
  document.body.append(button);
  button.focus();
  let selected = '';
  execCommand.mockImplementation(() => {
    const area = document.querySelector('textarea');
    selected = area?.value.slice(area.selectionStart, area.selectionEnd) ?? '';
    return true;
  });
  await expect(copyText('https://vetta.example/prodotti')).resolves.toBe(true);
  expect(execCommand).toHaveBeenCalledWith('copy');
  expect(selected).toBe('https://vetta.example/prodotti');
  expect(document.querySelector('textarea')).toBeNull();
  expect(document.activeElement).toBe(button);
  button.remove();
});

test('copies through a text area where there is no clipboard at all', async () => {
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  execCommand.mockReturnValue(true);
  await expect(copyText('x')).resolves.toBe(true);
});

test.each([
  ['says no', () => false],
  [
    'throws',
    () => {
      throw new Error('unsupported');
    },
  ],
])('only logs when the text area %s as well', async (_, command) => {
  writeText.mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
  execCommand.mockImplementation(command);
  await expect(copyText('x')).resolves.toBe(false);
  expect(console.warn).toHaveBeenCalledTimes(1);
  expect(document.querySelector('textarea')).toBeNull();
});
