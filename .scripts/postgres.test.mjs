import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ensurePostgres, findPostgres } from './findPostgres.mjs';
import { startPostgres } from './postgres.mjs';

/** A machine on which the packages `installs` appear when they are asked for. */
function machineWith({ found, installs = false, isRoot = true, hasApt = true, env = {} }) {
  const commands = [];
  let folder = found;
  return {
    commands,
    machine: {
      env,
      isRoot,
      hasApt,
      find: () => folder,
      preventCluster: () => commands.push('no cluster'),
      run(command, parameters) {
        commands.push(`${command} ${parameters[0]}`);
        if (installs && parameters.includes('postgresql')) folder = '/usr/lib/postgresql/15/bin';
      },
    },
  };
}

describe('the PostgreSQL of the tests', () => {
  test('is the one that is there', () => {
    const { machine, commands } = machineWith({ found: '/opt/pg/bin' });
    expect(ensurePostgres(machine)).toBe('PostgreSQL: /opt/pg/bin');
    expect(commands).toEqual([]);
  });

  test('is Debian’s package where there is none, without a cluster of its own', () => {
    const { machine, commands } = machineWith({ installs: true });
    expect(ensurePostgres(machine)).toBe('PostgreSQL: /usr/lib/postgresql/15/bin');
    expect(commands).toEqual(['no cluster', 'apt-get update', 'apt-get install']);
  });

  test.each([
    ['the package cannot be had', {}, 3],
    ['nobody may install it', { isRoot: false }, 0],
    ['there is no apt-get', { hasApt: false }, 0],
  ])('is missed in one sentence where %s', (_, lack, asked) => {
    const { machine, commands } = machineWith(lack);
    expect(() => ensurePostgres(machine)).toThrow('No PostgreSQL could be found or installed.');
    expect(commands).toHaveLength(asked);
  });

  test('is never another than the one that POSTGRES_BIN names', () => {
    const env = { ...process.env, POSTGRES_BIN: '/nowhere' };
    expect(findPostgres(env)).toBeUndefined();
    const { machine, commands } = machineWith({ installs: true, env });
    expect(() => ensurePostgres(machine)).toThrow('POSTGRES_BIN names /nowhere');
    expect(commands).toEqual([]);
  });
});

const isOpen = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true) || socket.destroy());
    socket.on('error', () => resolve(false));
  });

describe('its cluster', () => {
  test('runs as nobody who rules the machine, and leaves nothing behind', async () => {
    const cluster = await startPostgres({ isDurable: false });
    expect(await isOpen(cluster.port)).toBe(true);
    expect(statSync(cluster.folder).uid).not.toBe(0);
    expect(dirname(cluster.folder)).toBe(tmpdir());
    await cluster.stop();
    expect(await isOpen(cluster.port)).toBe(false);
    expect(existsSync(cluster.folder)).toBe(false);
  });

  test('that cannot start says why, and leaves nothing behind', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'clusters-'));
    // PostgreSQL's user has to get into it.
    chmodSync(folder, 0o755);
    const settings = { shared_buffers: 'much' };
    await expect(startPostgres({ settings, within: folder })).rejects.toThrow('shared_buffers');
    expect(readdirSync(folder)).toEqual([]);
    rmSync(folder, { recursive: true });
  });
});
