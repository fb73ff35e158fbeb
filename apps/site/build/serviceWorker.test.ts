import { expect, test } from 'vitest';
import { precachedFiles } from './serviceWorker.ts';

test('scripts and styles are kept ahead, but for those that the pages carry or few labels need', () => {
  const names = ['react-b.js', 'layout-a.css', 'html-c.js', 'htmlParts-e.js', 'font-d.woff2'];
  expect(precachedFiles([...names, 'loadScripts-f.js'])).toEqual([
    { url: '/assets/htmlParts-e.js', revision: null },
    { url: '/assets/layout-a.css', revision: null },
    { url: '/assets/react-b.js', revision: null },
  ]);
});
