import { readHostEnvironment } from './host/environment.ts';
import { buildFolders } from './host/liveBuild.ts';
import { startHost } from './host/startHost.ts';

/** `node serve.ts`: serves the built site and hands /api/ on to the API. */
try {
  const environment = readHostEnvironment(process.env);
  const host = await startHost(environment, buildFolders(process.env)).catch((error: unknown) => {
    throw explain(error, environment.port);
  });
  let stopping: Promise<void> | null = null;
  // Once each: Ctrl-C reaches this process and its parent's SIGTERM follows; a second Ctrl-C kills.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      stopping ??= host.close().then(() => process.exit(0));
    });
  }
  process.stdout.write(`Site ready at ${host.address}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

function explain(error: unknown, port: number): unknown {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return new Error(`The site cannot start: port ${port} is taken. Set SITE_PORT to a free one.`);
  }
  return error;
}
