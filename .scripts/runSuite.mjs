// Runs one suite of the check, beside others: what it prints is kept until it has ended.
import { spawn } from 'node:child_process';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { failure, success, sum } from './reports.mjs';
import { bin, projectEnv, root } from './root.mjs';

/** `output` is what the command printed, on both channels. */
function run({ command, parameters, env = {} }) {
  return new Promise((resolve) => {
    const child = spawn(bin(command), parameters, {
      cwd: root,
      env: { ...projectEnv, FORCE_COLOR: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const printed = [];
    child.stdout.on('data', (chunk) => printed.push(chunk));
    child.stderr.on('data', (chunk) => printed.push(chunk));
    const end = (ok) => resolve({ ok, output: Buffer.concat(printed).toString() });
    child.on('error', (error) => {
      printed.push(Buffer.from(error.message));
      end(false);
    });
    child.on('close', (status) => end(status === 0));
  });
}

/** A step that is either right or wrong. */
export async function step(command, parameters) {
  const { ok, output } = await run({ command, parameters });
  return { ...(ok ? success : failure([command, ...parameters].join(' '))), output };
}

const readReport = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Counts what its reports say; a run that ends badly without naming a failure counts as one. */
export async function suite(reports, count, start) {
  const files = () => globSync(reports, { cwd: root }).map((file) => join(root, file));
  for (const file of files()) rmSync(file);
  const { ok, output } = await run(start);
  const found = files();
  const counts = found.map((file) => count(readReport(file)));
  const isUnnamed = !ok && sum(counts).failed === 0;
  if (isUnnamed || found.length === 0) {
    counts.push(failure(`${[start.command, ...start.parameters].join(' ')} ended badly`));
  }
  return { ...sum(counts), output };
}
