/**
 * Retries (docs/rules.md#retries); a call that goes out again waits 1 s, 2 s, 4 s, at most 30 s.
 */
const initialDelayMs = 1000;
const maxDelayMs = 30_000;

/** Calls that may follow a failed one. */
export const retries = { query: 2, mutation: 1 } as const;

/** The wait after the first, second, … failure. */
export function retryDelayMs(failures: number): number {
  return Math.min(initialDelayMs * 2 ** (failures - 1), maxDelayMs);
}

/**
 * Calls until an answer comes, the retries are used up, or the failure is not worth another call;
 * then throws the last failure. It lives below SWR, whose own retry shows the error meanwhile:
 * here a screen goes on loading until the last word is spoken.
 */
export async function withRetries<Answer>(
  call: () => Promise<Answer>,
  limit: number,
  isWorthRetrying: (error: unknown) => boolean,
  failures = 0,
): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (failures >= limit || !isWorthRetrying(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, retryDelayMs(failures + 1)));
    return withRetries(call, limit, isWorthRetrying, failures + 1);
  }
}
