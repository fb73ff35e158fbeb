import { readEnvironment } from './environment.ts';
import { reasonOf } from './logger.ts';
import { startServer } from './startServer.ts';
import { StoreError } from './storage/database.ts';

/** `node src/server.ts`: reads the environment, serves, and shuts down cleanly. */
try {
  const environment = readEnvironment(process.env);
  const server = await startServer(environment).catch((error: unknown) => {
    throw explain(error, environment.port);
  });
  let stopping: Promise<void> | null = null;
  // Once each: Ctrl-C reaches this process and its parent's SIGTERM follows; a second Ctrl-C kills.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      stopping ??= server.close().then(() => process.exit(0));
    });
  }
  process.stdout.write(`API ready at ${server.address}\n`);
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exitCode = 1;
}

function explain(error: unknown, port: number): unknown {
  if (error instanceof StoreError) return new Error(`The API cannot start: ${error.message}`);
  if (!(error instanceof Error) || !('code' in error)) return error;
  if (error.code === 'EADDRINUSE') {
    return new Error(`The API cannot start: port ${port} is taken. Set API_PORT to a free one.`);
  }
  return error;
}
