// Runs the API and the site side by side: the end of one is the end of both.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { bin, projectEnv, root } from './root.mjs';

const apiPort = process.env.API_PORT ?? '3001';
const sitePort = process.env.SITE_PORT ?? '4173';
const apiOrigin = process.env.API_ORIGIN ?? `http://localhost:${apiPort}`;
const apiUrl = `http://localhost:${apiPort}`;
const siteUrl = `http://localhost:${sitePort}`;

/** Resolves true when the address answers, false when `hasEnded` says that it never will. */
async function answers(url, hasEnded) {
  while (!hasEnded()) {
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}

/** `api` and `site` are the parameters of the project's own Node in each app's folder. */
export async function runPair({ api, site }) {
  const env = { ...projectEnv, API_PORT: apiPort, SITE_PORT: sitePort, API_ORIGIN: apiOrigin };
  let hasEnded = false;

  const servers = [
    ['apps/mock-api', api],
    ['apps/site', site],
  ].map(([folder, parameters]) =>
    spawn(bin('node'), parameters, { cwd: join(root, folder), env, stdio: 'inherit' }),
  );
  const stop = (code) => {
    if (hasEnded) return;
    hasEnded = true;
    process.exitCode = code;
    for (const server of servers) server.kill('SIGTERM');
  };
  for (const server of servers) server.on('exit', (code) => stop(code ?? 1));
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(0));

  const up = await Promise.all([
    answers(`${apiUrl}/api/health`, () => hasEnded),
    answers(`${siteUrl}/`, () => hasEnded),
  ]);
  if (up.every(Boolean)) console.log(`\nSito: ${siteUrl}\nAPI:  ${apiUrl}\n`);
}
