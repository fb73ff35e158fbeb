import { randomUUID } from 'node:crypto';
import { sendMessage } from '../sendMessage.ts';
import { stop, storedNames, type TestBed } from './testBed.ts';

export async function sameKeys({ newDatabase, start, report }: TestBed): Promise<void> {
  const url = await newDatabase();
  const hosts = await Promise.all([start(url), start(url)]);
  const keys = Array.from({ length: 500 }, () => randomUUID());
  const statuses = await Promise.all(
    keys.flatMap((key) => hosts.map(({ address }) => sendMessage(address, key, { key }))),
  );
  const names = await storedNames(url);
  const doubles = names.length - new Set(names).size;
  const accepted = statuses.filter((status) => status === 201).length;
  report(
    names.length === 500 && doubles === 0 && accepted === 1000,
    `same keys at both: 500 keys, ${accepted} of 1000 answered 201, stored ${names.length}, double ${doubles}`,
  );
  await stop(...hosts);
}

export async function rateLimit({ newDatabase, start, report }: TestBed): Promise<void> {
  const url = await newDatabase();
  const few = { CONTACT_PER_MINUTE: '25' };
  const hosts = await Promise.all([start(url, few), start(url, few)]);
  const statuses = await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      sendMessage(hosts[index % 2]?.address ?? '', `Cliente ${index}`),
    ),
  );
  const taken = statuses.filter((status) => status === 201).length;
  const refused = statuses.filter((status) => status === 429).length;
  report(taken === 25 && refused === 175, `rate limit of 25: ${taken} taken, ${refused} refused`);
  await stop(...hosts);
}
