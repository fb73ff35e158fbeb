import { startMailServer } from '../../src/testing/mailServer.ts';
import { withPostgres } from '../../src/testing/testDatabaseUrl.ts';
import { sendMessage } from '../sendMessage.ts';
import { endProcess } from '../serverProcess.ts';
import { pause, stop, storedNames, type TestBed } from './testBed.ts';

/** First with both hosts up, then with one that is killed while it sends. */
export async function mails({ newDatabase, start, report }: TestBed): Promise<void> {
  const url = await newDatabase();
  const mail = await startMailServer();
  const env = {
    SMTP_URL: mail.url,
    CONTACT_TO: 'negozio@vetta.example',
    CONTACT_CONFIRMATION: 'off',
  };
  const hosts = await Promise.all([start(url, env), start(url, env)]);
  const send = (count: number) =>
    Promise.all(
      Array.from({ length: count }, (_, index) =>
        sendMessage(hosts[index % 2]?.address ?? '', `Cliente ${index}`),
      ),
    );
  await send(100);
  report(mail.mails.length === 100, `mails of 100 messages with both hosts: ${mail.mails.length}`);
  const sending = send(200);
  await pause(250);
  await endProcess(hosts[0].child, 'SIGKILL');
  await sending;
  const until = Date.now() + 90_000;
  const waiting = async () =>
    (await withPostgres(url, ({ query }) => query('SELECT message_id FROM outbox'))).length;
  while ((await waiting()) > 0 && Date.now() < until) {
    await pause(500);
  }
  const ids = mail.mails.map(({ source }) => /^Message-ID: <(.*?)>/im.exec(source)?.[1]);
  const { length: stored } = await storedNames(url);
  const missing = stored - new Set(ids).size;
  const doubles = ids.length - new Set(ids).size;
  report(
    missing === 0 && (await waiting()) === 0,
    `mails with a host killed while sending: ${stored} messages, missing ${missing}, doubles ${doubles} (at least once)`,
  );
  await stop(hosts[1]);
  await mail.stop();
}
