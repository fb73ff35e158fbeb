// Starts the PostgreSQL that tests and measurements run, on a port of its own with its data in a
// temporary folder.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensurePostgres, findPostgres } from './findPostgres.mjs';

const isRoot = process.getuid?.() === 0;

/** PostgreSQL refuses to run as root: another user of the machine does. */
function userOf() {
  if (!isRoot) return {};
  for (const name of ['postgres', 'nobody']) {
    const { status, stdout } = spawnSync('id', ['-u', name], { encoding: 'utf8' });
    if (status !== 0) continue;
    const gid = execFileSync('id', ['-g', name], { encoding: 'utf8' });
    return { uid: Number(stdout), gid: Number(gid) };
  }
  throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody here.');
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/**
 * Starts a cluster. `isDurable: false` never waits for the disk, which tests can do without.
 * @param {{ isDurable?: boolean, settings?: Record<string, string>, within?: string }} [options]
 */
export async function startPostgres({ isDurable = true, settings = {}, within = tmpdir() } = {}) {
  ensurePostgres();
  const bin = findPostgres();
  const user = userOf();
  const folder = mkdtempSync(join(within, 'postgres-'));
  const data = join(folder, 'data');
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o700);
  const options = {
    ...user,
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: folder, LC_ALL: 'C' },
  };
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'vetta', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    { ...options, encoding: 'utf8' },
  );
  if (made.status !== 0) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error(`initdb ended with ${made.status}: ${made.error ?? made.stderr}`);
  }
  const port = await freePort();
  const fast = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' };
  const all = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    max_connections: '200',
    ...(isDurable ? {} : fast),
    ...settings,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name} = '${value}'\n`);
  writeFileSync(join(data, 'postgresql.conf'), lines.join(''));

  let child = null;
  const start = () =>
    launch(join(bin, 'postgres'), data, options).then((started) => (child = started));
  const end = (signal) =>
    new Promise((resolve) => {
      if (child === null || child.exitCode !== null || child.signalCode !== null) return resolve();
      child.once('exit', () => resolve());
      child.kill(signal);
    });
  const remove = () => rmSync(folder, { recursive: true, force: true });
  // A run that is broken off leaves no server behind.
  const orphaned = () => {
    child?.kill('SIGQUIT');
    // It still writes while it ends, and an exit cannot wait for an event.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
    remove();
  };
  process.once('exit', orphaned);
  await start().catch((error) => {
    process.off('exit', orphaned);
    remove();
    throw error;
  });
  return {
    url: `postgres://vetta@127.0.0.1:${port}/postgres`,
    port,
    bin,
    folder,
    /** The postmaster, for those who kill it. */
    pid: () => child.pid,
    start,
    end,
    async stop() {
      process.off('exit', orphaned);
      // Fast: open connections are cut.
      await end('SIGINT');
      remove();
    },
  };
}

function launch(program, data, options) {
  const child = spawn(program, ['-D', data], { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  return new Promise((resolve, reject) => {
    let log = '';
    child.stderr.setEncoding('utf8').on('data', (text) => {
      if (log === null) return;
      log += text;
      if (!log.includes('ready to accept connections')) return;
      log = null;
      resolve(child);
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`postgres ended with ${code}: ${log}`)));
  });
}
