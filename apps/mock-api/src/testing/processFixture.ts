import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll } from 'vitest';
import { createTestDatabase } from './testDatabase.ts';

const entry = fileURLToPath(new URL('../server.ts', import.meta.url));

/** Runs the API as `npm start` does, a process of its own, on a folder and a database of the file. */
export function processFixture() {
  let folder: string;
  let databaseUrl: string | undefined;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'process-'));
    databaseUrl = await createTestDatabase();
  });
  afterAll(() => rm(folder, { recursive: true }));

  const run = (env: Record<string, string>) => {
    const child = spawn(process.execPath, [entry], {
      env: {
        PATH: process.env['PATH'],
        NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
        API_PORT: '0',
        DATA_DIR: join(folder, 'data'),
        ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
        ...env,
      },
    });
    let out = '';
    let err = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
    const ended = new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
      child.on('close', (code) => resolve({ code, out, err }));
    });
    const ready = new Promise<string>((resolve, reject) => {
      child.stdout.on('data', () => {
        const address = /^API ready at (http:\S+)\n/.exec(out)?.[1];
        if (address) resolve(address);
      });
      child.on('close', () => reject(new Error(err)));
    });
    ready.catch(() => {});
    return { child, ready, ended };
  };
  return { run, inFolder: (name: string) => join(folder, name) };
}
