import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * `npm run bench`: what decides whether the shop is quick and loses nothing, each against a measure taken
 * in the same run, all within ten minutes on two idle cores. `npm run bench -- site tasks`: these alone.
 * `RUNS`: how often each page is measured (2).
 */
const benches: Readonly<Record<string, string>> = {
  servers: './servers.ts',
  reload: './reload.ts',
  midnight: '../../packages/storefront/bench/midnight.ts',
  kills: './kills.ts',
  parser: '../../packages/nutrition-parser/bench/index.ts',
  site: './site.ts',
  tasks: './tasks.ts',
  interactions: './interactions.ts',
  shift: './shift.ts',
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => !Object.hasOwn(benches, name));
if (unknown.length > 0) {
  process.stderr.write(
    `No bench is called ${unknown.join(', ')}: there are ${Object.keys(benches).join(', ')}.\n`,
  );
  process.exit(1);
}

for (const [name, file] of Object.entries(benches)) {
  if (named.length > 0 && !named.includes(name)) continue;
  const began = performance.now();
  process.stdout.write(`\n===== ${name}\n`);
  const path = fileURLToPath(new URL(file, import.meta.url));
  const { status } = spawnSync(process.execPath, [path], {
    stdio: 'inherit',
    env: { ...process.env, RUNS: process.env.RUNS ?? '2' },
  });
  const seconds = Math.round((performance.now() - began) / 1000);
  process.stdout.write(
    `===== ${name}: ${status === 0 ? 'as wanted' : 'NOT as wanted'} (${seconds} s)\n`,
  );
  if (status !== 0) process.exitCode = 1;
}
