import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningHost, startHost } from './startHost.ts';
import { writeBuild } from './testing/hostFixture.ts';
import { sendBytes } from './testing/rawConnection.ts';
import { get, rawShapes } from './testing/rawShapes.ts';
import { type RecordingApi, startRecordingApi } from './testing/recordingApi.ts';

let folder: string;
let api: RecordingApi;
let host: RunningHost;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'raw-'));
  const folders = { dist: join(folder, 'dist'), store: join(folder, 'store') };
  await writeBuild(folders.dist);
  api = await startRecordingApi();
  host = await startHost({ port: 0, host: undefined, apiOrigin: api.origin }, folders);
});
afterAll(async () => {
  await host.close();
  api.close();
  await rm(folder, { recursive: true });
});

it.each(rawShapes)(
  'the API sees the requests, and the visitor the answers, of: $name',
  async ({ bytes, api: expected, answers: statuses }) => {
    api.requests.length = 0;
    const { answers, rest } = await sendBytes(host.address, bytes, statuses.length);
    const seen = api.requests.map(({ request: line, body }) => [line, body]);
    const headers = api.requests.map((request) => request.headers);
    // Who comes afterwards gets his own answer.
    const later = await fetch(`${host.address}/api/later`);
    expect(seen).toEqual(expected);
    expect(answers.map(({ status }) => status)).toEqual(
      statuses.map((status) => (status === 'api' ? 200 : status)),
    );
    const proxied = answers.filter((_, index) => statuses[index] === 'api');
    expect(proxied.map(({ body }) => body)).toEqual(expected.map(([line]) => line));
    expect([rest, api.rest(), await later.text()]).toEqual(['', '', 'GET /api/later']);
    for (const names of headers) expect(names).toSatisfy(isPlain);
  },
);

/** One host, at most one length, no chunks, nothing of the visitor's connection. */
function isPlain(headers: readonly string[]): boolean {
  const names = headers.map((header) => header.split(':')[0]?.toLowerCase() ?? '');
  const count = (name: string) => names.filter((other) => other === name).length;
  const connection = [
    'te',
    'trailer',
    'transfer-encoding',
    'upgrade',
    'expect',
    'keep-alive',
    'via',
  ];
  return (
    count('host') === 1 &&
    count('content-length') <= 1 &&
    count('x-forwarded-for') === 1 &&
    !connection.some((name) => names.includes(name)) &&
    !headers.some((header) => header.includes('203.0.113.9')) &&
    names.every((name) => /^[a-z\d-]+$/.test(name))
  );
}

it('hangs up on a visitor who sends hundreds of requests without waiting', async () => {
  api.requests.length = 0;
  const { isClosed } = await sendBytes(host.address, get().repeat(2000), Number.POSITIVE_INFINITY);
  expect(isClosed).toBe(true);
  expect(api.requests.length).toBeLessThanOrEqual(256);
});
