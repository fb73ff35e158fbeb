/** autocannon ships no types; this is what the load script uses of it. */
declare module 'autocannon' {
  export type Request = {
    method?: string;
    path: string;
    headers?: Readonly<Record<string, string>>;
    body?: string;
    /** Called before each sending of the request. */
    setupRequest?: (request: Request) => Request;
  };
  export type Options = {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    requests?: readonly Request[];
  };
  export type Result = {
    requests: { average: number; total: number };
    latency: { p50: number; p99: number };
    '2xx': number;
    non2xx: number;
    errors: number;
    timeouts: number;
  };
  export default function autocannon(options: Options): Promise<Result>;
}
