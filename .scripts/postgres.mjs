// Finds the PostgreSQL that tests and measurements run, or installs one, and starts it on a port of
// its own with its data in a temporary folder.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

const debian = '/usr/lib/postgresql';
const isRoot = process.getuid?.() === 0;

/** The folder of `initdb` and `postgres`, or undefined. `POSTGRES_BIN` names one explicitly. */
export function findPostgres() {
  if (process.env.POSTGRES_BIN) return process.env.POSTGRES_BIN;
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  const newest = versions.toSorted((a, b) => Number(b) - Number(a));
  const onPath = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return (
    [...newest.map((version) => join(debian, version, 'bin')), ...onPath]
      .filter(
        (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
      )
      // A link on the PATH leads to the folder that holds the rest of the installation.
      .map((folder) => dirname(realpathSync(join(folder, 'initdb'))))[0]
  );
}

function aptGet(...parameters) {
  spawnSync('apt-get', parameters, {
    stdio: 'inherit',
    timeout: 8 * 60_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/** Makes sure a PostgreSQL is there; returns a sentence that names what will be used. */
export function ensurePostgres() {
  if (!findPostgres() && isRoot && existsSync('/usr/bin/apt-get')) {
    console.log('No PostgreSQL found: installing it.');
    aptGet('update', '-qq');
    // Its programs alone: Debian would start a cluster of its own.
    const settings = '/etc/postgresql-common/createcluster.conf';
    if (!existsSync(settings)) {
      mkdirSync(dirname(settings), { recursive: true });
      writeFileSync(settings, 'create_main_cluster = false\n');
    }
    const keepSettings = ['-o', 'Dpkg::Options::=--force-confold'];
    aptGet('install', '-y', '-qq', '--no-install-recommends', ...keepSettings, 'postgresql');
  }
  const found = findPostgres();
  if (found) return `PostgreSQL: ${found}`;
  throw new Error(
    'No PostgreSQL could be found or installed. Install one (Debian: apt-get install postgresql) or name the folder of its programs in POSTGRES_BIN.',
  );
}

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
 * @param {{ isDurable?: boolean, settings?: Record<string, string> }} [options]
 */
export async function startPostgres({ isDurable = true, settings = {} } = {}) {
  ensurePostgres();
  const bin = findPostgres();
  const user = userOf();
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
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
    remove();
  };
  process.once('exit', orphaned);
  await start().catch((error) => {
    remove();
    throw error;
  });
  return {
    url: `postgres://vetta@127.0.0.1:${port}/postgres`,
    port,
    bin,
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
