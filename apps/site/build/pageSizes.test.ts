import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, expect, it } from 'vitest';
import { addedScript, pageWeight } from './pageSizes.ts';

const packed = (text: string) => brotliCompressSync(text).length;

let client = '';
afterEach(() => rm(client, { recursive: true }));

it('counts what a page fetches for its first view, once, as it is sent', async () => {
  client = await mkdtemp(join(tmpdir(), 'weight-'));
  await mkdir(join(client, 'assets'));
  await writeFile(join(client, 'assets/start.js'), 'a'.repeat(5000));
  await writeFile(join(client, 'assets/page.js'), 'tiny');
  await writeFile(join(client, 'assets/font.woff2'), 'f'.repeat(300));
  const html =
    '<script type="module" data-modules="/assets/start.js /assets/page.js">first</script>' +
    '<link rel="stylesheet" disabled href="/assets/gone.css">' +
    '<link rel="preload" as="font" href="/assets/font.woff2"><style>h1{color:red}</style>';
  await writeFile(join(client, 'page.html'), html);
  await writeFile(join(client, 'page.html.br'), 'x'.repeat(70));
  expect(pageWeight(client, 'page.html')).toEqual({
    html: 70,
    script: packed('a'.repeat(5000)) + packed('tiny') + packed('first'),
    style: brotliCompressSync('h1{color:red}').length,
    font: 300,
  });
});

it('gives a script one size whatever digests it names', async () => {
  client = await mkdtemp(join(tmpdir(), 'weight-'));
  await mkdir(join(client, 'assets'));
  await writeFile(join(client, 'page.html'), '<script src="/assets/start.js"></script>');
  const sizes = [];
  for (const digest of ['aaaaaaa', 'x_9-Q2b', 'tBV0z-k']) {
    const text = `import"./Panel-${digest}.js";import"./long-name-${digest}.js";start()`;
    await writeFile(join(client, 'assets/start.js'), text);
    sizes.push(pageWeight(client, 'page.html').script);
  }
  expect(new Set(sizes).size).toBe(1);
  await writeFile(join(client, 'assets/start.js'), 'import"./Panel-aaaaaaa.js";start()');
  expect(pageWeight(client, 'page.html').script).toBeLessThan(sizes[0] ?? 0);
});

it('counts what a part of a page adds to it, and nothing twice', async () => {
  client = await mkdtemp(join(tmpdir(), 'weight-'));
  const assets = join(client, 'assets');
  await mkdir(assets);
  const write = (name: string, text: string) => writeFile(join(assets, name), text);
  await write('index-aaaaaaa.js', 'import"./react-bbbbbbb.js";');
  await write('react-bbbbbbb.js', 'react');
  await write('Panel-ccccccc.js', 'panel');
  await write('First-ddddddd.js', 'import{p}from"./Panel-ccccccc.js";');
  const second = 'import{r}from"./react-bbbbbbb.js";import{p}from"./Panel-ccccccc.js";table';
  await write('Second-eeeeeee.js', second);
  await writeFile(join(client, 'page.html'), '<script src="/assets/index-aaaaaaa.js"></script>');
  const own = addedScript(client, 'page.html', 'Second', ['First']);
  await writeFile(join(client, 'second.html'), '<script src="/assets/Second-eeeeeee.js"></script>');
  expect(own).toBe(pageWeight(client, 'second.html').script);
  expect(addedScript(client, 'page.html', 'Second', [])).toBe(own + packed('panel'));
  expect(() => addedScript(client, 'page.html', 'Third', [])).toThrow('No chunk is named Third.');
});
