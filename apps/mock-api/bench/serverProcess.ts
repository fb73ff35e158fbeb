import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export type ServerProcess = { address: string; child: ChildProcess };

/** Starts a server in a process of its own, with the Node that runs this one, and waits for its address. */
export function startProcess(
  entry: string,
  parameters: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const file = fileURLToPath(new URL(entry, import.meta.url));
  const child = spawn(process.execPath, [file, ...parameters], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    let out = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
      const address = /ready at (http:\S+)\n/.exec(out)?.[1];
      if (address !== undefined) resolve({ address, child });
    });
    child.once('exit', (code) => reject(new Error(`${entry} ended with ${code}`)));
  });
}

export function startApi(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  return startProcess('../src/server.ts', [], {
    API_PORT: '0',
    LOG_LEVEL: 'silent',
    CONTACT_PER_MINUTE: '1000000',
    ...env,
  });
}

/** Ends a process and waits until it has. */
export function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  return new Promise((resolve) => {
    child.once('exit', resolve);
    child.kill(signal);
  });
}
