/** What the host is configured with (docs/rules.md#environment). */
export type HostEnvironment = {
  port: number;
  /** Address to listen on; every address of the machine when absent. */
  host: string | undefined;
  /** Where the API answers, such as `http://localhost:3001`. */
  apiOrigin: URL;
};

/** Throws an `Error` that names the variable that does not fit. An empty one counts as not set. */
export function readHostEnvironment(
  env: Readonly<Record<string, string | undefined>>,
): HostEnvironment {
  const apiPort = readPort('API_PORT', env['API_PORT'] || '3001');
  const origin = env['API_ORIGIN'] || `http://localhost:${apiPort}`;
  if (!/^https?:\/\//.test(origin) || !URL.canParse(origin)) {
    throw new Error(`API_ORIGIN must be an http or https address, not "${origin}".`);
  }
  return {
    port: readPort('SITE_PORT', env['SITE_PORT'] || '4173'),
    host: env['SITE_HOST'] || undefined,
    apiOrigin: new URL(origin),
  };
}

function readPort(name: string, text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new Error(`${name} must be a port number, not "${text}".`);
}
