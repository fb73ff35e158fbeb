import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BuildFolders } from './liveBuild.ts';
import { startHost } from './startHost.ts';
import { writeBuild } from './testing/hostFixture.ts';
import { sendBytes } from './testing/rawConnection.ts';
import { type RealApi, startRealApi } from './testing/realApi.ts';
import { startRecordingApi } from './testing/recordingApi.ts';
import { connectionHeaders } from './testing/rawShapes/connectionHeaders.ts';
import { framing } from './testing/rawShapes/framing.ts';
import { heads } from './testing/rawShapes/heads.ts';
import { oddities } from './testing/rawShapes/oddities.ts';
import { get, hidden, type RawShape } from './testing/rawShapes/shape.ts';

const shapes: readonly RawShape[] = [...connectionHeaders, ...framing, ...heads, ...oddities];

let folder: string;
let folders: BuildFolders;
let api: RealApi;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'raw-'));
  folders = { dist: join(folder, 'dist'), store: join(folder, 'store') };
  await writeBuild(folders.dist);
  api = await startRealApi(join(folder, 'data'));
});
afterAll(async () => {
  await api.stop();
  await rm(folder, { recursive: true });
});

const startSite = (apiOrigin: URL) => startHost({ port: 0, host: undefined, apiOrigin }, folders);

it('knows at least 80 shapes, each by a name of its own', () => {
  expect(new Set(shapes.map(({ name }) => name)).size).toBe(shapes.length);
  expect(shapes.length).toBeGreaterThanOrEqual(80);
});

describe('before an API that records every byte', () => {
  it.concurrent.each(shapes)(
    'the API sees the requests, and the visitor the answers, of: $name',
    async ({ bytes, api: expected, answers: statuses }) => {
      const recorder = await startRecordingApi();
      const host = await startSite(recorder.origin);
      const { answers, rest } = await sendBytes(host.address, bytes);
      const seen = recorder.requests.map(({ request: line, body }) => [line, body]);
      // Who comes afterwards gets his own answer.
      const later = await fetch(`${host.address}/api/later`);
      const text = await later.text();
      await host.close();
      recorder.close();
      expect(seen).toEqual(expected);
      expect(answers.map(({ status }) => status)).toEqual(
        statuses.map((status) => (status === 'api' ? 200 : status)),
      );
      const proxied = answers.filter((_, index) => statuses[index] === 'api');
      expect(proxied.map(({ body }) => body)).toEqual(expected.map(([line]) => line));
      expect([rest, recorder.rest(), text]).toEqual(['', '', 'GET /api/later']);
      for (const { headers } of recorder.requests) expect(headers).toSatisfy(isPlain);
    },
  );
});

/** One host, at most one length, no chunks, nothing of the visitor's connection. */
function isPlain(headers: readonly string[]): boolean {
  const names = headers.map((header) => header.split(':')[0]?.toLowerCase() ?? '');
  const count = (name: string) => names.filter((other) => other === name).length;
  const mine = [
    'te',
    'trailer',
    'transfer-encoding',
    'upgrade',
    'expect',
    'keep-alive',
    'via',
    'set-cookie',
  ];
  return (
    count('host') === 1 &&
    count('content-length') <= 1 &&
    count('x-forwarded-for') === 1 &&
    !mine.some((name) => names.includes(name)) &&
    !headers.some((header) => header.includes('203.0.113.9')) &&
    names.every((name) => /^[a-z\d-]+$/.test(name))
  );
}

it('hangs up on a visitor who sends hundreds of requests without waiting', async () => {
  const recorder = await startRecordingApi();
  const host = await startSite(recorder.origin);
  const { isClosed } = await sendBytes(host.address, get().repeat(2000), 10_000);
  await host.close();
  recorder.close();
  expect(isClosed).toBe(true);
  expect(recorder.requests.length).toBeLessThanOrEqual(256);
});

describe('before the real API', () => {
  it('each shape reaches it as exactly the requests expected, and gets as many answers', async () => {
    const host = await startSite(api.origin);
    for (const { name, bytes, api: expected, answers: statuses } of shapes) {
      const before = api.requests().length;
      const { answers, rest } = await sendBytes(host.address, bytes);
      // The log comes through a pipe of its own.
      const seen = () => [name, ...api.requests().slice(before)];
      await expect.poll(seen).toEqual([name, ...expected.map(([line]) => line)]);
      expect([name, answers.length, rest]).toEqual([name, statuses.length, '']);
    }
    await host.close();
  }, 120_000);

  it('no visitor ever gets the answer to a request that an attacker has hidden', async () => {
    const host = await startSite(api.origin);
    const before = api.requests().length;
    const length = `Content-Length: ${hidden.length}`;
    const attack = get(['Connection: content-length', length], hidden);
    const wrong: string[] = [];
    const load = { isOn: true, visits: 0 };
    const visit = async () => {
      while (load.isOn) {
        const text = await ask(`${host.address}/api/health`);
        load.visits += 1;
        if (text !== '{"status":"ok"}') wrong.push(text);
      }
    };
    const visitors = Array.from({ length: 8 }, visit);
    // Until enough visits have stood beside the attacks, however slow the machine is.
    for (let round = 0; round < 5 || load.visits <= 50; round += 1) {
      const attacks = Array.from({ length: 10 }, () => sendBytes(host.address, attack));
      for (const { answers } of await Promise.all(attacks)) {
        expect(answers.map(({ status }) => status)).toEqual([400]);
      }
    }
    load.isOn = false;
    await Promise.all(visitors);
    await host.close();
    expect(wrong).toEqual([]);
    const others = api
      .requests()
      .slice(before)
      .filter((line) => line !== 'GET /api/health');
    expect(others).toEqual([]);
  });
});

function ask(address: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const req = request(address, (res) => {
      let text = '';
      res.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      res.on('end', () => resolve(text)).on('error', reject);
    });
    req.on('error', reject).end();
  });
}
