import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export type ServerProcess = {
  address: string;
  /** Resolves with its exit code once it has ended. @default SIGTERM */
  end: (signal?: NodeJS.Signals) => Promise<number | null>;
};

/** Starts a server in a process of its own, with the Node that runs this one, and waits for its address. */
export function startProcess(
  entry: string,
  parameters: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const file = fileURLToPath(new URL(entry, import.meta.url));
  const child = spawn(process.execPath, [file, ...parameters], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', resolve);
  });
  const end = (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal);
    return ended;
  };
  return new Promise((resolve, reject) => {
    let out = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
      const address = /ready at (http:\S+)\n/.exec(out)?.[1];
      if (address !== undefined) resolve({ address, end });
    });
    void ended.then((code) => reject(new Error(`${entry} ended with ${code}`)));
  });
}

export const apiFolder = '../../apps/mock-api';

export function startApi(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  return startProcess(`${apiFolder}/src/server.ts`, [], {
    API_PORT: '0',
    LOG_LEVEL: 'silent',
    CONTACT_PER_MINUTE: '1000000',
    ...env,
  });
}

export const contactMessage = (name: string): string =>
  JSON.stringify({
    name,
    email: 'ada.rossi@example.it',
    phone: '333 1234567',
    message: 'Avete la creatina in polvere?',
    privacy: true,
  });
