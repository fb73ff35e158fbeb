import { spawnSync } from 'node:child_process';
import { chownSync, statSync } from 'node:fs';
import { chmod, copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { postContact, startFixture } from '../../testing/serverFixture.ts';
import { createTestDatabase } from '../../testing/testDatabase.ts';
import { withPostgres } from '../../testing/testDatabaseUrl.ts';
import { maxWaitMs } from '../../testing/maxWait.ts';

let plain: URL;
let folder: string;
const authority = () => join(folder, 'authority.pem');

/** A certificate for this machine that signs itself. */
async function makeCertificate(certificate: string, key: string): Promise<void> {
  const keyKind = 'ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes';
  const subject = '-days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost';
  const parameters = `req -x509 -newkey ${keyKind} ${subject}`.split(' ');
  const made = spawnSync('openssl', [...parameters, '-keyout', key, '-out', certificate]);
  if (made.status !== 0) throw new Error(`openssl: ${made.error ?? String(made.stderr)}`);
  await chmod(key, 0o600);
}

beforeAll(async () => {
  plain = new URL((await createTestDatabase()) ?? '');
  folder = await mkdtemp(join(tmpdir(), 'certificates-'));
  const [setting] = await withPostgres(plain.href, ({ query }) =>
    query<{ data_directory: string }>('SHOW data_directory'),
  );
  const data = setting?.data_directory ?? '';
  const { uid, gid } = statSync(data);
  const files = [join(data, 'server.crt'), join(data, 'server.key')] as const;
  await makeCertificate(...files);
  for (const file of files) chownSync(file, uid, gid);
  await makeCertificate(join(folder, 'other.pem'), join(folder, 'other.key'));
  await copyFile(files[0], authority());
  await withPostgres(plain.href, async ({ query }) => {
    await query('ALTER SYSTEM SET ssl = on');
    await query('SELECT pg_reload_conf()');
  });
  // The server takes it up soon after.
  const url = urlWith({ sslmode: 'verify-full', sslrootcert: authority() });
  await vi.waitFor(() => connectionOf(url), maxWaitMs);
});
afterAll(() => rm(folder, { recursive: true }));

function urlWith(parameters: Record<string, string>, host = 'localhost'): string {
  const url = new URL(plain.href);
  url.hostname = host;
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

const connectionOf = (url: string) =>
  withPostgres(url, ({ query }) =>
    query<{ ssl: string }>('SELECT ssl::text FROM pg_stat_ssl WHERE pid = pg_backend_pid()'),
  );

describe('a connection', () => {
  it.each(['require', 'verify-full'])('is encrypted by sslmode=%s', async (sslmode) => {
    const url = urlWith({ sslmode, sslrootcert: authority() });
    expect(await connectionOf(url)).toEqual([{ ssl: 'true' }]);
  });

  it.each([
    ['another authority', () => join(folder, 'other.pem'), 'localhost', 'self-signed certificate'],
    ['a name that is not the server’s', authority, '127.0.0.1', 'does not match certificate'],
  ])('is refused with %s', async (_, sslrootcert, host, reason) => {
    const url = urlWith({ sslmode: 'verify-full', sslrootcert: sslrootcert() }, host);
    await expect(connectionOf(url)).rejects.toThrow(reason);
  });
});

describe('an API', () => {
  it('keeps messages over an encrypted connection', async () => {
    const databaseUrl = urlWith({ sslmode: 'verify-full', sslrootcert: authority() });
    const api = await startFixture({ databaseUrl });
    expect((await postContact(api.address)).status).toBe(201);
    await api.stop();
  });

  it('does not wait for a server whose certificate it refuses', async () => {
    const databaseUrl = urlWith({ sslmode: 'verify-full' });
    await expect(startFixture({ databaseUrl })).rejects.toThrow(
      /^the connection of DATABASE_URL is refused \(.*self-signed certificate/,
    );
  });
});
