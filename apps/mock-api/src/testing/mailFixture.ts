import { afterEach, expect } from 'vitest';
import { createMailer } from '../mail.ts';
import type { StartOptions } from '../startServer.ts';
import { startMailServer } from './mailServer.ts';
import { postContact, startFixture, validMessage, type ServerFixture } from './serverFixture.ts';

export const shop = 'negozio@vetta.example';
export const quick = { firstRetryMs: 60, lastRetryMs: 120 };
/** For a server on this machine; only the one that hangs makes a test wait so long. */
export const stageTimeoutMs = 3000;

export const sent = { adminNotified: true, userConfirmationSent: true, simulationMode: false };
export const none = { adminNotified: false, userConfirmationSent: false, simulationMode: false };

type Stoppable = { stop: () => Promise<void> };

/** APIs and mail servers for the tests of one file; each test's are stopped at its end. */
export function mailFixture() {
  const running: Stoppable[] = [];
  afterEach(async () => {
    for (const one of running.splice(0).toReversed()) await one.stop();
  });
  const keep = <One extends Stoppable>(one: One): One => {
    running.push(one);
    return one;
  };
  return {
    /** The last one is stopped first. */
    running,
    async startApi(url: string, more: Partial<StartOptions> = {}): Promise<ServerFixture> {
      const settings = { url, to: shop, from: 'sito@vetta.example' };
      const mailer = createMailer(settings, { timeoutMs: stageTimeoutMs });
      return keep(await startFixture({ ...more, mail: settings, mailer, outbox: quick }));
    },
    startMail: async (refuse?: (recipient: string) => number | null, port?: number) =>
      keep(await startMailServer(refuse, port)),
  };
}

export async function statusOf(api: ServerFixture, message: unknown = validMessage) {
  const answer = await postContact(api.address, message);
  expect(answer.status).toBe(201);
  return JSON.parse(answer.text).emailStatus;
}

export async function storedStatus(api: ServerFixture) {
  const { records } = await api.messages();
  return records.at(-1)?.message.emailStatus;
}
