/**
 * One JSON object per line on stderr. What a visitor wrote, their address and their search words are
 * never handed to it: an entry names a message by its id and a request by its path.
 */
export type LogEntry = { event: string } & Readonly<
  Record<string, string | number | boolean | null | readonly string[]>
>;

export type Logger = {
  debug: (entry: LogEntry) => void;
  info: (entry: LogEntry) => void;
  error: (entry: LogEntry) => void;
};

export function createLogger(
  level: 'debug' | 'info' | 'silent',
  write: (line: string) => void = (line) => process.stderr.write(line),
): Logger {
  const log = (name: string, isShown: boolean) => (entry: LogEntry) => {
    if (isShown)
      write(`${JSON.stringify({ time: new Date().toISOString(), level: name, ...entry })}\n`);
  };
  return {
    debug: log('debug', level === 'debug'),
    info: log('info', level !== 'silent'),
    error: log('error', level !== 'silent'),
  };
}

/** The short form of something thrown: its message or code, never its stack. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
