import { ApiError, NetworkError } from '../api/errors.ts';

/** Listings go out again only when nobody answered (docs/rules.md#retries). */
export function isNetworkFailure(error: unknown): boolean {
  return error instanceof NetworkError;
}

/**
 * Single things go out again when nobody answered or the server failed (5xx); a 4xx is final
 * (docs/rules.md#retries).
 */
export function isTransientFailure(error: unknown): boolean {
  return isNetworkFailure(error) || (error instanceof ApiError && error.status >= 500);
}

/** The server knows it no more: what is shown of it is no longer true. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 410);
}

/** What was asked for names nothing that there could be. */
export function isRefused(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 400 || error.status === 414);
}

/** Called for the entries that a call had to skip (docs/rules.md#answer-validation). */
export function warn(message: string): void {
  console.warn(message);
}
