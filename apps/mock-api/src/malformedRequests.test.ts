import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  validMessage,
  postContact,
  sendRaw,
  startFixture,
  type ServerFixture,
} from './testing/serverFixture.ts';

let api: ServerFixture;
beforeAll(async () => {
  api = await startFixture();
});
afterAll(() => api.stop());

describe('malformed HTTP requests', () => {
  it('answers 431 to a huge head', async () => {
    const answer = await sendRaw(
      api.address,
      `GET /api/health HTTP/1.1\r\nHost: x\r\nX-Big: ${'x'.repeat(20_000)}\r\n\r\n`,
    );
    expect(answer.split('\r\n')[0]).toBe('HTTP/1.1 431 Request Header Fields Too Large');
  });

  it.each([
    ['noise', 'hello\r\n\r\n'],
    [
      'two lengths',
      'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}',
    ],
    [
      'a length beside chunks',
      'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['no host', 'GET /api/health HTTP/1.1\r\n\r\n'],
    [
      'another site’s address',
      'GET http://example.com/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    ],
  ])('answers 400 to %s', async (_, bytes) => {
    expect((await sendRaw(api.address, bytes)).split('\r\n')[0]).toBe('HTTP/1.1 400 Bad Request');
  });

  it.each([
    ['head', 'GET /api/health HTTP/1.1\r\nHost: x\r\nX-Slow: '],
    [
      'body',
      'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"name"',
    ],
  ])('cuts off a %s that never ends', async (_, bytes) => {
    const quickToTimeOut = await startFixture({ requestTimeoutMs: 400 });
    const answer = await sendRaw(quickToTimeOut.address, bytes);
    await quickToTimeOut.stop();
    expect(answer.split('\r\n')[0]).toBe('HTTP/1.1 408 Request Timeout');
  });

  it('answers 413 to a body without a length as soon as it is too large', async () => {
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(new URL(api.address).port), 'localhost', () => {
        socket.write(
          'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
        );
        const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`;
        for (let sent = 0; sent < 5; sent += 1) socket.write(chunk);
      });
      socket.setEncoding('utf8').once('data', (text: string) => {
        resolve(text);
        socket.destroy();
      });
      socket.on('error', reject);
    });
    expect(answer.split('\r\n')[0]).toBe('HTTP/1.1 413 Payload Too Large');
  });

  it('ends the connection after a 413, also when the body never comes', async () => {
    const answer = await sendRaw(
      api.address,
      'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 70000\r\n\r\n{',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 413 .*\r\nConnection: close\r\n/s);
  });

  it('survives a client that disconnects', async () => {
    await new Promise<void>((resolve) => {
      const socket = connect(Number(new URL(api.address).port), 'localhost', () => {
        socket.write(
          'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{',
          () => socket.destroy(),
        );
      });
      socket.on('close', () => resolve());
    });
    expect((await postContact(api.address, validMessage)).status).toBe(201);
  });

  it('lets a visitor who sends far too much read the 413', async () => {
    const body = JSON.stringify({ ...validMessage, message: 'x'.repeat(5_000_000) });
    for (let round = 0; round < 5; round += 1) {
      expect((await postContact(api.address, body)).status).toBe(413);
    }
  });
});
