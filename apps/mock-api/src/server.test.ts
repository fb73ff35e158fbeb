import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { processFixture } from './testing/processFixture.ts';
import { ask, validMessage, postContact } from './testing/serverFixture.ts';

const { run } = processFixture();

describe('the process', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('finishes what it has begun on %s', async (signal) => {
    const { child, ready, ended } = run({});
    const address = await ready;
    const answer = postContact(address, validMessage);
    const { status } = await answer;
    child.kill(signal);
    const { code, err } = await ended;
    expect([status, code]).toEqual([201, 0]);
    expect(err).not.toContain('rror');
    await expect(ask(address, '/api/health')).rejects.toThrow('ECONNREFUSED');
  });

  it('answers a request that is under way when it is told to stop', async () => {
    const { child, ready, ended } = run({});
    const address = await ready;
    const body = JSON.stringify(validMessage);
    const answer = new Promise<number>((resolve, reject) => {
      const headers = { 'Content-Type': 'application/json', 'Content-Length': body.length };
      const { port } = new URL(address);
      const req = request({ port, path: '/api/contact', method: 'POST', headers }, (res) =>
        resolve(res.resume().statusCode ?? 0),
      );
      req.on('error', reject);
      req.write(body.slice(0, 10));
      // Time for the head to arrive, then for the signal.
      setTimeout(() => child.kill('SIGTERM'), 150);
      setTimeout(() => req.end(body.slice(10)), 300);
    });
    expect(await answer).toBe(201);
    expect((await ended).code).toBe(0);
  });
});
