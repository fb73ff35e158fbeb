import { mkdtemp, rm } from 'node:fs/promises';
import { request, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setOwnCatalogue } from '@vetta/storefront/backend';
import { createLogger } from '../logger.ts';
import { readMessages } from '../storage/messageStore.ts';
import { withStore } from '../storage/openStore.ts';
import { createTestDatabase } from './testDatabase.ts';
import { startServer, type RunningServer, type StartOptions } from '../startServer.ts';

export type ServerFixture = {
  address: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** The log as it was written. */
  log: () => string;
  /** The messages as they were stored, in order of arrival. */
  storedLines: () => Promise<readonly string[]>;
  messages: () => ReturnType<typeof readMessages>;
  restart: (options?: Partial<StartOptions>) => Promise<void>;
  /** Without taking the folder away. */
  close: () => Promise<void>;
  stop: () => Promise<void>;
};

/** A real API on a port of its own, with a data folder of its own. */
export async function startFixture(options: Partial<StartOptions> = {}): Promise<ServerFixture> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'api-')));
  const databaseUrl = 'databaseUrl' in options ? options.databaseUrl : await createTestDatabase();
  const kept = { dataDir, databaseUrl };
  const place = { ...kept, catalogueFile: options.catalogueFile };
  let log = '';
  const logger = createLogger('debug', (line) => (log += line));
  const start = (more: Partial<StartOptions> = {}) =>
    startServer({
      port: 0,
      host: '127.0.0.1',
      ...kept,
      catalogueFile: undefined,
      contactPerMinute: 1000,
      trustedProxies: [],
      mail: null,
      isConfirmationOn: true,
      logLevel: 'debug',
      logger,
      // Labels are read when they are asked for: those of all take longer than most tests.
      *labelSteps() {},
      ...options,
      ...more,
    });
  let server: RunningServer = await start();
  return {
    get address() {
      return server.address;
    },
    dataDir,
    databaseUrl,
    log: () => log,
    storedLines: () =>
      withStore(place, async ({ query }) => {
        const sql = 'SELECT line FROM message ORDER BY line_number';
        return (await query<{ line: string }>(sql)).map(({ line }) => line);
      }),
    messages: () => withStore(place, ({ query }) => readMessages(query)),
    async restart(more) {
      await server.close();
      server = await start(more);
    },
    close: () => server.close(),
    async stop() {
      await server.close();
      // What else runs in this process reads the bundled catalogue.
      setOwnCatalogue(false);
      if (options.dataDir === undefined) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export type RawAnswer = { status: number; headers: IncomingHttpHeaders; text: string };

/** Asks with the path exactly as given: `fetch` would tidy it up first. */
export function ask(
  address: string,
  path: string,
  options: { method?: string; headers?: Record<string, string>; body?: string | Buffer } = {},
): Promise<RawAnswer> {
  const { body, ...rest } = options;
  return new Promise((resolve, reject) => {
    const req = request({ port: new URL(address).port, path, ...rest }, (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.on('end', () =>
        resolve({
          status: res.statusCode ?? 0,
          headers: res.headers,
          text: Buffer.concat(chunks).toString('utf8'),
        }),
      );
    });
    req.on('error', reject);
    req.end(body);
  });
}

/** Sends bytes as they are and gives what comes back until the other side hangs up. */
export function sendRaw(address: string, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(new URL(address).port), 'localhost', () => socket.write(bytes));
    socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
    socket.on('close', () => resolve(answer)).on('error', reject);
  });
}

export const validMessage = {
  name: 'Ada Rossi',
  email: 'ada.rossi@example.it',
  phone: '333 1234567',
  message: 'Avete la creatina in polvere?',
  privacy: true,
};

export function postContact(
  address: string,
  body: unknown = validMessage,
  headers: Record<string, string> = {},
): Promise<RawAnswer> {
  return ask(address, '/api/contact', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body),
  });
}
