import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bin, projectEnv, root } from './root.mjs';

const listen = (server) =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(server.address().port));
  });

/** A port that somebody listens on, and one that nobody does. */
async function ports() {
  const taken = createServer();
  const free = createServer();
  const found = { taken: await listen(taken), free: await listen(free) };
  await new Promise((resolve) => {
    free.close(resolve);
  });
  return { ...found, close: () => taken.close() };
}

function run(script, env) {
  const child = spawn(bin('node'), [join(root, '.scripts', script)], {
    env: { ...projectEnv, API_ORIGIN: '', API_HOST: '', SITE_HOST: '', ...env },
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text) => (said += text));
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, said }));
  });
}

test.each([
  ['dev.mjs', 'site', 'SITE_PORT', 'API_PORT'],
  ['dev.mjs', 'API', 'API_PORT', 'SITE_PORT'],
  ['start.mjs', 'site', 'SITE_PORT', 'API_PORT'],
  ['start.mjs', 'API', 'API_PORT', 'SITE_PORT'],
])(
  '%s says that the port of the %s is taken, and names %s',
  async (script, name, variable, other) => {
    const { taken, free, close } = await ports();
    const { code, said } = await run(script, { [variable]: String(taken), [other]: String(free) });
    close();
    expect(said).toBe(
      `The ${name} cannot start: port ${taken} is taken. Set ${variable} to a free one.\n`,
    );
    expect(code).toBe(1);
  },
);
