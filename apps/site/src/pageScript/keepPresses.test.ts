// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { keepPresses } from './keepPresses.ts';

const answered = vi.fn<(what: string) => void>();
const hydrate = (part: 'frame' | 'screen') =>
  dispatchEvent(new CustomEvent('hydrated', { detail: part }));
const button = (label: string) =>
  document.querySelector<HTMLButtonElement>(`[aria-label="${label}"]`) ?? undefined;
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));
const page = `
  <header><button type="button" aria-label="Menu"></button></header>
  <main>
    <button type="button" aria-label="Cuore" aria-pressed="false"></button>
    <button type="button" aria-label="Filtri"></button>
    <form><button aria-label="Invia"></button></form>
  </main>`;

/** As React does: one listener on the root. */
function listen() {
  const root = document.getElementById('root');
  root?.addEventListener('click', ({ target }) => {
    if (target instanceof Element) answered(target.getAttribute('aria-label') ?? '');
  });
  root?.addEventListener('submit', (event) => event.preventDefault());
}

beforeEach(async () => {
  // What an earlier test has left waiting ends here.
  hydrate('screen');
  document.body.innerHTML = `<div id="root">${page}</div>`;
  await settled();
  answered.mockClear();
  keepPresses();
  listen();
});

test('presses are answered in their order, one that was repeated once', async () => {
  for (const label of ['Filtri', 'Cuore', 'Cuore', 'Cuore']) button(label)?.click();
  expect(answered).not.toHaveBeenCalled();
  hydrate('screen');
  await settled();
  expect(answered.mock.calls.flat()).toEqual(['Filtri', 'Cuore']);
  button('Cuore')?.click();
  expect(answered).toHaveBeenLastCalledWith('Cuore');
});

test('the frame answers before the screen, however late its script comes', async () => {
  button('Menu')?.click();
  button('Filtri')?.click();
  hydrate('frame');
  await settled();
  expect(answered.mock.calls.flat()).toEqual(['Menu']);
  button('Menu')?.click();
  button('Cuore')?.click();
  expect(answered.mock.calls.flat()).toEqual(['Menu', 'Menu']);
  hydrate('screen');
  await settled();
  expect(answered.mock.calls.flat()).toEqual(['Menu', 'Menu', 'Filtri', 'Cuore']);
});

test('a frame that tells later than the screen keeps nothing back', async () => {
  hydrate('screen');
  hydrate('frame');
  button('Filtri')?.click();
  expect(answered.mock.calls.flat()).toEqual(['Filtri']);
});

test('what shows itself done once the page lives is not undone', async () => {
  button('Cuore')?.click();
  button('Cuore')?.setAttribute('aria-pressed', 'true');
  hydrate('screen');
  await settled();
  expect(answered).not.toHaveBeenCalled();
});

test('a page that was drawn anew has the button in its place pressed', async () => {
  button('Filtri')?.click();
  const root = document.getElementById('root');
  if (root !== null) root.innerHTML = page;
  hydrate('screen');
  await settled();
  expect(answered.mock.calls.flat()).toEqual(['Filtri']);
});

test('each press meets what the one before has changed', async () => {
  const seen: (string | null | undefined)[] = [];
  button('Filtri')?.addEventListener('click', () => {
    seen.push('Filtri');
    setTimeout(() => button('Cuore')?.setAttribute('aria-label', 'Altro'));
  });
  button('Filtri')?.click();
  button('Cuore')?.click();
  hydrate('screen');
  await settled();
  expect(answered.mock.calls.flat()).toEqual(['Filtri']);
  expect(seen).toEqual(['Filtri']);
});

test('a form is sent by the browser', () => {
  button('Invia')?.click();
  expect(answered).toHaveBeenCalledWith('Invia');
});
