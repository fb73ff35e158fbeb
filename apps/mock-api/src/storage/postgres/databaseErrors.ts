import { DatabaseError } from 'pg';

/**
 * Conditions under which the server itself cannot work: shut down or starting (57P), connection
 * lost (08), too many of them (53), read-only after a failover (25006), no entry (28).
 */
const awayCodes = /^(57P|08|53|28|25006)/;

/** Whether the database cannot be reached, in contrast to a statement that it has refused. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof DatabaseError)) return true;
  return awayCodes.test(error.code ?? '');
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

/** Deadlock or serialisation: the same again may work. */
export function isConflict(error: unknown): boolean {
  return error instanceof DatabaseError && /^(40001|40P01)$/.test(error.code ?? '');
}

export function isMissingRight(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === '42501';
}
