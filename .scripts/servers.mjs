// Runs the API and the site side by side: the end of one is the end of both.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { bin, ownerProjectEnv, root } from './root.mjs';

const apiPort = process.env.API_PORT || '3001';
const sitePort = process.env.SITE_PORT || '4173';
const apiOrigin = process.env.API_ORIGIN || `http://localhost:${apiPort}`;
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

/** The error of a port that cannot be listened on, such as EADDRINUSE; null where it can. */
function listenError(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', ({ code }) => resolve(code));
    server.listen({ port: Number(port), host }, () => server.close(() => resolve(null)));
  });
}

/** Says which port is taken and ends the process with 1, before anything is built or started. */
export async function ensurePortsAreFree() {
  const servers = [
    { name: 'API', variable: 'API_PORT', port: apiPort, host: process.env.API_HOST },
    { name: 'site', variable: 'SITE_PORT', port: sitePort, host: process.env.SITE_HOST },
  ];
  for (const { name, variable, port, host } of servers) {
    // What is no port at all is refused by the server itself.
    if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) continue;
    // On some systems every address together is free where one of them is taken.
    const hosts = host ? [host] : [undefined, '127.0.0.1'];
    for (const address of hosts) {
      if ((await listenError(port, address)) !== 'EADDRINUSE') continue;
      console.error(
        `The ${name} cannot start: port ${port} is taken. Set ${variable} to a free one.`,
      );
      process.exit(1);
    }
  }
}

/**
 * `api` and `site` are the parameters of the project's own Node in each app's folder. `onEnd` is called
 * when the two end.
 */
export async function runServers({ api, site }, onEnd = () => {}) {
  const env = {
    ...ownerProjectEnv(),
    API_PORT: apiPort,
    SITE_PORT: sitePort,
    API_ORIGIN: apiOrigin,
  };
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
    onEnd();
  };
  for (const server of servers) server.on('exit', (code) => stop(code ?? 1));
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(0));

  const up = await Promise.all([
    answers(`${apiUrl}/api/health`, () => hasEnded),
    answers(`${siteUrl}/`, () => hasEnded),
  ]);
  if (up.every(Boolean)) console.log(`\nSito: ${siteUrl}\nAPI:  ${apiUrl}\n`);
}
