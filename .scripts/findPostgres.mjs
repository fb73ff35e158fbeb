// Finds the PostgreSQL that tests and measurements run, or installs Debian's.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, realpathSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

const debian = '/usr/lib/postgresql';

const hasPrograms = (folder) =>
  ['initdb', 'postgres'].every((program) => existsSync(join(folder, program)));

/** The folder of `initdb` and `postgres`, or undefined. `POSTGRES_BIN` names one explicitly. */
export function findPostgres(env = process.env) {
  if (env.POSTGRES_BIN) return hasPrograms(env.POSTGRES_BIN) ? env.POSTGRES_BIN : undefined;
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  const newest = versions.toSorted((a, b) => Number(b) - Number(a));
  const onPath = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return (
    [...newest.map((version) => join(debian, version, 'bin')), ...onPath]
      .filter(hasPrograms)
      // A link on the PATH leads to the folder that holds the rest of the installation.
      .map((folder) => dirname(realpathSync(join(folder, 'initdb'))))[0]
  );
}

function run(command, parameters) {
  return (
    spawnSync(command, parameters, {
      stdio: 'inherit',
      timeout: 8 * 60_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  );
}

/** Its programs alone: unasked, Debian's package starts a cluster of its own. */
function preventCluster() {
  const settings = '/etc/postgresql-common/createcluster.conf';
  if (existsSync(settings)) return;
  mkdirSync(dirname(settings), { recursive: true });
  writeFileSync(settings, 'create_main_cluster = false\n');
}

const thisMachine = {
  env: process.env,
  isRoot: process.getuid?.() === 0,
  hasApt: existsSync('/usr/bin/apt-get'),
  find: findPostgres,
  run,
  preventCluster,
};

/** Makes sure a PostgreSQL is there; returns a sentence that names what will be used. */
export function ensurePostgres(machine = thisMachine) {
  const { env, isRoot, hasApt, find } = machine;
  if (!env.POSTGRES_BIN && isRoot && hasApt && !find(env)) {
    console.log('No PostgreSQL found: installing it.');
    machine.preventCluster();
    machine.run('apt-get', ['update', '-qq']);
    const quietly = ['-y', '-qq', '--no-install-recommends'];
    const keepSettings = ['-o', 'Dpkg::Options::=--force-confold'];
    machine.run('apt-get', ['install', ...quietly, ...keepSettings, 'postgresql']);
  }
  const found = find(env);
  if (found) return `PostgreSQL: ${found}`;
  throw new Error(
    env.POSTGRES_BIN
      ? `POSTGRES_BIN names ${env.POSTGRES_BIN}, which holds no initdb and postgres.`
      : 'No PostgreSQL could be found or installed. Install one (Debian: apt-get install postgresql) or name the folder of its programs in POSTGRES_BIN.',
  );
}
