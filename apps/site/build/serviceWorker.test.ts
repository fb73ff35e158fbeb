import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { precachedFiles, serviceWorker } from './serviceWorker.ts';

test('scripts and styles are kept ahead, but for those that the pages carry or few labels need', () => {
  const names = ['react-b.js', 'layout-a.css', 'html-c.js', 'htmlParts-e.js', 'font-d.woff2'];
  expect(precachedFiles([...names, 'loadScripts-f.js'])).toEqual([
    { url: '/assets/htmlParts-e.js', revision: null },
    { url: '/assets/layout-a.css', revision: null },
    { url: '/assets/react-b.js', revision: null },
  ]);
});

test('a build that fails says what has failed', async () => {
  const root = await mkdtemp(join(tmpdir(), 'worker-'));
  await writeFile(join(root, 'index.html'), '<script type="module" src="/main.js"></script>');
  await writeFile(join(root, 'main.js'), 'import "./not-there.js";');
  const plugins = [serviceWorker()];
  const built = build({ root, configFile: false, logLevel: 'silent', plugins });
  await expect(built).rejects.toThrow('not-there.js');
  await rm(root, { recursive: true });
});
