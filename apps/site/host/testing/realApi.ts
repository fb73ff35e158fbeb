import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

export type RealApi = {
  origin: URL;
  /** Method and path of every request that it has answered, as its log has them. */
  requests: () => readonly string[];
  stop: () => Promise<void>;
};

const entry = fileURLToPath(new URL('../../../mock-api/src/server.ts', import.meta.url));
const logged = v.object({ event: v.literal('request'), method: v.string(), path: v.string() });

/** The API as `npm start` runs it: a process of its own, here with a log of each request. */
export async function startRealApi(dataDir: string): Promise<RealApi> {
  const child = spawn(process.execPath, [entry], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      API_PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'debug',
      CONTACT_PER_MINUTE: '100000',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (log += text));
  const origin = await new Promise<URL>((resolve, reject) => {
    let out = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
      const address = /ready at (http:\S+)\n/.exec(out)?.[1];
      if (address !== undefined) resolve(new URL(address));
    });
    child.once('exit', () => reject(new Error(log)));
  });
  return {
    origin,
    requests: () =>
      log.split('\n').flatMap((line) => {
        if (!line.startsWith('{')) return [];
        const reading = v.safeParse(logged, JSON.parse(line));
        return reading.success ? [`${reading.output.method} ${reading.output.path}`] : [];
      }),
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}
