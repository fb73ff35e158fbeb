import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { processFixture } from './testing/processFixture.ts';
import { ask } from './testing/serverFixture.ts';

const { run, inFolder } = processFixture();

describe('a data folder, which is for one API', () => {
  it('refuses a data folder that another API uses, and names that one', async () => {
    const dataDir = inFolder('shared');
    const first = run({ DATA_DIR: dataDir });
    const { port } = new URL(await first.ready);
    const second = await run({ DATA_DIR: dataDir }).ended;
    expect([second.code, second.out]).toEqual([1, '']);
    expect(second.err).toBe(
      `The API cannot start: ${dataDir} is in use by another API (process ${first.child.pid}, port ${port}). Stop it, or set DATA_DIR to another folder.\n`,
    );
    expect((await ask(await first.ready, '/api/health')).status).toBe(200);
    first.child.kill('SIGTERM');
    expect((await first.ended).code).toBe(0);
  });

  it('starts on the data folder of one that was killed, whoever has its process number now', async () => {
    const dataDir = inFolder('killed');
    const first = run({ DATA_DIR: dataDir });
    await first.ready;
    first.child.kill('SIGKILL');
    await first.ended;
    await writeFile(join(dataDir, 'api.lock.json'), JSON.stringify({ pid: process.pid, port: 1 }));
    const second = run({ DATA_DIR: dataDir });
    expect((await ask(await second.ready, '/api/health')).status).toBe(200);
    second.child.kill('SIGTERM');
    expect((await second.ended).code).toBe(0);
  });
});
