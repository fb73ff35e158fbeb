import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startFixture, type ServerFixture } from '../testing/serverFixture.ts';

let api: ServerFixture;
beforeAll(async () => {
  api = await startFixture({ requestTimeoutMs: 300 });
});
afterAll(() => api.stop());

/** Says this, then neither reads nor hangs up. */
function sayAndStay(bytes: string): Promise<Socket> {
  return new Promise((resolve) => {
    const port = Number(new URL(api.address).port);
    const socket = connect({ port, allowHalfOpen: true }, () => {
      socket.pause();
      socket.write(bytes, () => resolve(socket));
    });
  });
}

/** Whether the other side has let go of the connection: what is sent there then fails. */
function isLetGo(socket: Socket): Promise<boolean> {
  return new Promise((resolve) => {
    const sending = setInterval(() => socket.write('x'), 100);
    const done = (is: boolean) => {
      clearInterval(sending);
      clearTimeout(tooLate);
      resolve(is);
    };
    const tooLate = setTimeout(() => done(false), 10_000);
    socket.once('error', () => done(true));
  });
}

it.each([
  ['half a head', 'GET /api/health HTTP/1.1\r\nHost: x\r\n'],
  ['half a body', 'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{'],
  ['too large a head', `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
  ['no HTTP', 'hello\r\n\r\n'],
  [
    'a body that is too large',
    'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9999999\r\n\r\n{',
  ],
])('lets go of a visitor who sent %s and does not hang up', async (_, bytes) => {
  const socket = await sayAndStay(bytes);
  expect(await isLetGo(socket)).toBe(true);
  socket.destroy();
});
