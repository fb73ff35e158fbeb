import { DatabaseError } from 'pg';
import { StoreError } from './database.ts';

/**
 * Conditions under which the server itself cannot work: shut down or starting (57P), connection
 * lost (08), too many of them (53), read-only after a failover (25006), no entry (28).
 */
const awayCodes = /^(57P|08|53|28|25006)/;

/** Sentences of the client, which has no class for them, and of our own gate and guard. */
const awaySentence =
  /^(?:the database (?:is away|does not answer)|Connection terminated|Query read timeout|timeout exceeded|Client (?:has encountered a connection error|was closed))/u;
/** The system calls that speak to a server, not those of files. */
const serverCalls = new Set<unknown>(['connect', 'getaddrinfo', 'read', 'write']);

/** Whether the database cannot be reached, in contrast to a statement that it has refused and to faults of our own. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof StoreError) return error.kind === 'away';
  if (error instanceof DatabaseError) return awayCodes.test(error.code ?? '');
  // One for each of the server's addresses.
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  if (!(error instanceof Error)) return false;
  return (
    awaySentence.test(error.message) ||
    ('syscall' in error && serverCalls.has(error.syscall) && !('path' in error))
  );
}

/**
 * Whether waiting cannot help: a certificate that is not trusted or for another name, a server
 * without TLS, a role or password that it does not know.
 */
export function isRefusedConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return (
    /CERT|LEAF_SIGNATURE/.test(code) ||
    code.startsWith('28') ||
    error.message === 'The server does not support SSL connections'
  );
}

/** Deadlock, serialisation, or a number that another took meanwhile: the same again may work. */
export const isConflict = (error: unknown) => hasCode(error, '40001', '40P01', '23505');

export const isTooManyConnections = (error: unknown) => hasCode(error, '53300');

/** A table, function or schema of that name is there already. */
export const isThereAlready = (error: unknown) =>
  hasCode(error, '42P07', '42710', '42723', '42P06');

export const isMissingRight = (error: unknown) => hasCode(error, '42501');

function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  return error instanceof DatabaseError && codes.includes(error.code ?? '');
}
